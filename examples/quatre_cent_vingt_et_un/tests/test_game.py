"""421 by its rules: chance is written down before, answers are given as a seat would give them."""

import pytest

from ludotheque.agents.random_agent import random_agent
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.kernel.scripted_chance import scripted
from ludotheque.kernel.simulation import play_out
from ludotheque.text.languages import Language
from quatre_cent_vingt_et_un.agents import sensible_agent
from quatre_cent_vingt_et_un.presentation import Presentation
from quatre_cent_vingt_et_un.rules import BarState, QuatreCentVingtEtUn, Rolled, chips_for, strength

GAME = QuatreCentVingtEtUn()
BEST_FIRST = (
    "421 111 611 666 511 555 411 444 311 333 211 222 654 543 432 321 665 664 663 662 655 653 652 651 644 643 642 641 "
    "633 632 631 622 621 554 553 552 544 542 541 533 532 531 522 521 443 442 433 431 422 332 331 322 221"
)
rule = pytest.mark.rule


def setup(seats: int = 2, **options: str) -> Setup:
    return Setup(GAME.name, "bar", ("player",) * seats, options)


def match(dice: str, seats: int = 2, **options: str) -> Match:
    """A match in which the dice fall so."""
    faces = [int(face) - 1 for face in dice.replace(" ", "")]
    return start(GAME, setup(seats, **options), scripted(key_of("bar"), {0: faces}, {}), tuple(range(seats)))


def answer(game: Match, *answers: str) -> None:
    for said in answers:
        game.answer(game.waiting()[0], GAME.verbs.parse(said))


def state(game: Match) -> BarState:
    return GAME.own(game.table.core)


def told(game: Match, lang: Language) -> list[str]:
    return [Presentation().event_text(event, game.setup, lang) for event in game.log]


@rule("QVU-RANK-1")
@pytest.mark.parametrize(
    ("dice", "chips"), [("421", 10), ("111", 7), ("611", 6), ("211", 2), ("666", 6), ("222", 2), ("654", 2), ("665", 1)]
)
def test_a_combination_is_worth_chips(dice: str, chips: int) -> None:
    assert chips_for([int(face) for face in dice]) == chips


@rule("QVU-RANK-2", "QVU-RANK-3")
def test_combinations_from_the_best_to_the_nenette() -> None:
    found = BEST_FIRST.split()
    assert sorted(found, key=lambda dice: strength([int(face) for face in dice]), reverse=True) == found
    assert chips_for([2, 2, 1]) == 1


@rule("QVU-SETUP-1", "QVU-CHARGE-1", "QVU-ROUND-5")
def test_the_loser_takes_chips_from_the_pot_and_begins_the_next_round() -> None:
    game = match("421 665", seats=2)
    assert (state(game).pot, state(game).chips) == (21, [0, 0])
    answer(game, "stand")
    assert (state(game).pot, state(game).chips, state(game).first) == (11, [0, 10], 1)


@rule("QVU-ROUND-1", "QVU-ROUND-2", "QVU-ROUND-3")
def test_others_roll_no_more_often_than_the_first() -> None:
    game = match("642 1 665 11 653", seats=3)
    answer(game, "reroll:1", "stand")  # 642 -> 421, so two rolls each
    answer(game, "reroll:3")  # 665 -> 511
    rolls = [(event.seat, event.dice, event.number) for event in game.log if isinstance(event, Rolled)]
    assert rolls == [(0, (6, 4, 2), 1), (0, (4, 2, 1), 2), (1, (6, 6, 5), 1), (1, (5, 1, 1), 2), (2, (6, 5, 3), 1)]
    assert list(game.waiting()) == [2]


@rule("QVU-ROUND-4")
def test_those_who_share_the_worst_roll_it_off() -> None:
    game = match("665 665 421 644 644 322 633", seats=3)
    answer(game, "stand")  # all have one roll now
    assert state(game).chips == [10, 0, 0]


@rule("QVU-CHARGE-2")
def test_a_dry_charge_asks_nobody() -> None:
    game = match("421 665 421 665 421 665 654 321", charge="dry")
    assert (state(game).pot, state(game).chips) == (0, [10, 11])
    assert [each for each in told(game, "en") if "discharge" in each] == ["The pot is empty: the discharge begins."]


@rule("QVU-DIS-1", "QVU-DIS-2", "QVU-END-1")
def test_the_winner_gives_until_one_has_them_all() -> None:
    game = match("421 665 432 421 665 432 421 665 432" + "421 665 432" + "421 665" + "665 421", seats=3, charge="dry")
    assert state(game).chips == [1, 10, 10]
    answer(game, "stand")  # the first player gives the last chip and plays no more
    assert state(game).chips == [0, 11, 10]
    answer(game, "stand")
    assert state(game).chips == [0, 1, 20]
    answer(game, "stand")
    assert (state(game).chips, game.outcome) == ([0, 0, 21], "0+1")
    assert told(game, "fr")[-2:] == ["Joueur 2 donne 1 jeton à Joueur 3.", "Joueur 3 a les 21 jetons et perd."]


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    for wrong in (setup(7), setup(2, charge="wet"), Setup(GAME.name, "duel", ("player",) * 2, {})):
        with pytest.raises(UnknownContent):
            GAME.check(wrong)


def test_the_sensible_player_wins_most_games_against_chance() -> None:
    agents = [sensible_agent("0"), random_agent("1")]
    won = [play_out(GAME, setup(), key_of(f"game {number}"), agents).outcome == "0" for number in range(100)]
    assert sum(won) > 80
