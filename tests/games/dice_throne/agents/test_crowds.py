"""The sensible player among several: whom it attacks, whom it spares, and that teammates are no foes."""

import pytest

from ludotheque.games.dice_throne.agents.hints import arguments, hints
from ludotheque.games.dice_throne.agents.position import foe_in_mind, stake
from ludotheque.games.dice_throne.agents.sensible import scores, sensible
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.game import Setup
from ludotheque.kernel.simulation import play_out
from ludotheque.registry.discovery import game_named
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages
from tests.games.dice_throne.modes.gathering import Crowd, barbarian, gathered, king, pyromancer
from tests.games.dice_throne.scenario import fighter

STURDY = (1, 1, 6, 6, 4)  # 4 damage that nobody defends against
SMACK = (1, 1, 1, 4, 4)


def seen_by(crowd: Crowd, seat: int) -> DiceSeen:
    seen = crowd.match.seen((seat,))
    assert isinstance(seen, DiceSeen)
    return seen


def thinks(crowd: Crowd) -> str:
    """What the sensible player at the asked seat would answer."""
    return crowd.spell(sensible(crowd.decision, seen_by(crowd, crowd.asked()[0])))


def aimed(health: list[int]) -> Crowd:
    crowd = king(*[barbarian()] * len(health), health=health).roll(*STURDY)
    crowd.announce("sturdy_blow").pass_windows()
    return crowd


@pytest.mark.parametrize(
    ("health", "target"),
    [
        ([20, 30, 4], 2),  # who falls comes before the card for a Leader
        ([20, 4, 30], 1),
        ([31, 30, 10], 2),  # nobody else leads: who has least
        ([20, 30, 28], 1),  # much alike: the card for a Leader counts
        ([20, 30, 7], 2),  # more than half of what is left: more than a card
    ],
)
def test_the_target_is_who_falls_then_who_is_hit_hardest_for_what_is_left(health: list[int], target: int) -> None:
    assert thinks(aimed(health)) == f"player {target}"


@pytest.mark.parametrize(
    ("health", "first", "second"),
    [
        ([20, 30, 4], 2, 1),  # who is defeated need not be named again
        ([20, 30, 8], 2, 2),  # both blows for one who falls by them
        ([20, 30, 28], 1, 2),  # the card for a Leader comes once; then who has less
    ],
)
def test_an_ability_that_names_two_is_aimed_as_well(health: list[int], first: int, second: int) -> None:
    crowd = king(fighter("ninja", upgrades=["smoke_screen_2"]), health=health).roll(4, 4, 5, 6, 6)
    crowd.announce("kuji_kiri").pass_windows()
    assert thinks(crowd) == f"player {first}"
    crowd.answer(f"player {first}")
    assert thinks(crowd) == f"player {second}"


def test_all_who_are_attacked_are_in_the_same_fight() -> None:
    crowd = king(fighter("ninja", upgrades=["smoke_screen_2"]), *[barbarian(["getting_paid"])] * 3).roll(4, 4, 5, 6, 6)
    crowd.announce("kuji_kiri").pass_windows()
    crowd.answer("player 1").answer("player 2")
    assert [stake(seen_by(crowd, seat), seat, 0) for seat in range(4)] == [1.0, -1.0, -1.0, 0.0]
    assert foe_in_mind(seen_by(crowd, 2), 2) == 0


def test_those_who_may_be_hit_want_what_the_attacker_wants_least() -> None:
    """The Barbarian's defence heals, and the Pyromancer is worse off with Knockdown and Burn."""
    own: list[float] = []
    theirs: list[float] = []
    for die, found in ((6, own), (5, theirs)):
        crowd = gathered("2v2", barbarian(), barbarian(), barbarian(), pyromancer()).roll(*SMACK)
        crowd.strikes("smack", die)
        found.extend(scores(crowd.decision, seen_by(crowd, crowd.asked()[0])))
    assert theirs == [-worth for worth in own]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("health", "key"),
    [([20, 30, 4], "hint-target-defeat"), ([20, 30, 28], "hint-target-leader"), ([31, 30, 10], "hint-target")],
)
def test_a_target_is_advised_with_a_reason(health: list[int], key: str, lang: Language) -> None:
    crowd = aimed(health)
    best = hints(crowd.decision, seen_by(crowd, 0))[0]
    assert best.reason_key == key
    said = Messages(lang).say(best.reason_key, **arguments(best, lang))
    assert said.startswith(("4", "a Leader", "un Chef"))


def test_who_is_asked_for_the_attacked_team_gets_advice_too() -> None:
    crowd = gathered("2v2").roll(*SMACK)
    crowd.strikes("smack", 5)
    assert {hint.reason_key for hint in hints(crowd.decision, seen_by(crowd, 1))} == {"hint-target-spared"}


def test_damage_is_kept_off_a_teammate() -> None:
    guard = barbarian(hand=["not_this_time", "smack_3"])
    crowd = gathered("2v2", barbarian(), barbarian(), barbarian(), guard, health=[50, 6]).roll(1, 2, 3, 4, 6)
    crowd.strikes("mighty_blow", 1).declines_defence()
    crowd.until_point("W_LAST", by=3)
    assert thinks(crowd) == "play not_this_time"
    crowd.play("not_this_time").pass_windows()
    assert crowd.dials() == [50, 6 - (9 - 6)]


def test_tokens_are_taken_off_a_teammate_and_left_to_opponents() -> None:
    helper = barbarian(hand=["get_that_outta_here", "smack_3"], cp=9)
    burning = pyromancer(tokens={"burn": 1})
    crowd = gathered("2v2", helper, burning, burning, burning).at("main_1")
    crowd.play("get_that_outta_here").pass_windows()
    assert thinks(crowd) == "player 2"


def test_the_dice_of_a_teammate_are_made_better_and_those_of_an_opponent_worse() -> None:
    changer = barbarian(hand=["so_wild", "smack_3"], cp=9)
    crowd = gathered("2v2", pyromancer(), barbarian(), changer).roll(6, 6, 6, 6, 1)
    crowd.announce("meteorite").until_point("W_ANNOUNCE", by=2).play("so_wild", by=2)
    assert thinks(crowd) == "set_die 4 6"
    other = gathered("2v2", pyromancer(), changer).roll(6, 6, 6, 6, 6)
    other.announce("scorch_the_earth").until_point("W_ANNOUNCE", by=1)
    assert thinks(other) == "play so_wild"
    other.play("so_wild", by=1)
    assert not thinks(other).endswith(" 6")


def test_a_fight_among_others_is_none_of_ones_business() -> None:
    crowd = king(*[barbarian()] * 4).roll(*SMACK)
    crowd.announce("smack").pass_windows()
    assert stake(seen_by(crowd, 3), 3, 0) == pytest.approx(-1 / 3)
    crowd.answer("player 1").pass_windows()
    assert [stake(seen_by(crowd, seat), seat, 0) for seat in range(4)] == [1.0, -1.0, 0.0, 0.0]
    assert foe_in_mind(seen_by(crowd, 1), 1) == 0


@pytest.mark.parametrize("mode", ["king_of_the_hill", "2v2", "3v3", "2v2v2"])
def test_sensible_players_play_every_mode_to_its_end(mode: str) -> None:
    game = game_named("dice_throne")
    seats = {"2v2": 4, "king_of_the_hill": 5}.get(mode, 6)
    heroes = ("barbarian", "pyromancer", "pyromancer") * 2
    for seed in range(2):
        assert play_out(
            game, Setup(game.name, mode, heroes[:seats], {}), bytes([seed]) * 16, [sensible] * seats
        ).outcome
