"""Hints step by step, typed answers, odds, texts and results of screens."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from ludotheque.games.dice_throne.presentation.board_types import KeepOdds
from ludotheque.games.dice_throne.table.odds import STOP
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.game import Setup, expect
from ludotheque.kernel.match import Match, start
from ludotheque.presentation.document import plain_lines
from ludotheque.presentation.screen import BEST, NUDGE, WHY
from ludotheque.registry.discovery import game_named, screen_for
from ludotheque.text.languages import LANGUAGES
from ludotheque.text.spans import Span, plain
from tests.contract.cases import questions
from tests.games.dice_throne.scenario import barbarian, pyromancer, scenario


def rolling() -> Match:
    return scenario(barbarian(hand=["smack_2"]), pyromancer()).roll(1, 2, 2, 6, 6).match


def delving() -> Match:
    game = game_named("one_deck_dungeon")
    return start(game, Setup(game.name, "solo", ("warrior",), {}), key_of("delving"))


def flicking() -> Match:
    game = game_named("catacombs_conquest")
    return start(game, Setup(game.name, "duel", ("sword", "skull"), {}), key_of("flicking"))


def asked(match: Match) -> tuple[int, ...]:
    return tuple(match.waiting()[:1])


@pytest.mark.parametrize("make", [rolling, delving, flicking])
def test_a_hint_first_nudges_then_names_answers_then_says_why(make: Callable[[], Match]) -> None:
    match = make()
    assert match.decision is not None
    for lang in LANGUAGES:
        screen = screen_for(match, asked(match), lang)
        nudge, best, why = (screen.hint(step) for step in (NUDGE, BEST, WHY))
        assert nudge.lines
        assert nudge.actions == ()
        assert len(best.lines) == len(best.actions) == len(best.values)
        assert all(match.game.verbs.parse(action) in match.decision.options for action in best.actions)
        assert list(best.values) == sorted(best.values, reverse=True)
        assert why.actions == best.actions
        labels = [plain(screen.label(match.game.verbs.parse(action))) for action in best.actions]
        assert all(label in plain(line) for label, line in zip(labels, best.lines, strict=True))
        assert not any(label in plain(line) for label in labels for line in nudge.lines)


def test_a_hint_names_equal_dice_once() -> None:
    match = rolling()
    best = screen_for(match, (0,), "en").hint(BEST)
    assert len(set(map(plain, best.lines))) == len(best.lines)


@pytest.mark.parametrize("step", [0, 4])
def test_other_steps_are_refused(step: int) -> None:
    with pytest.raises(RequestRefused, match="screen-no-such-step"):
        screen_for(rolling(), (0,), "en").hint(step)


def test_who_is_not_asked_gets_no_hint_and_types_no_answer() -> None:
    screen = screen_for(rolling(), (1,), "fr")
    with pytest.raises(RequestRefused, match="screen-not-asked"):
        screen.hint(BEST)
    with pytest.raises(RequestRefused, match="screen-not-asked"):
        screen.typed("1")


def test_answers_can_be_typed_as_on_the_command_line() -> None:
    screen = screen_for(rolling(), (0,), "en")
    assert screen.typed("keep 4 5") == ["reroll:7"]
    assert screen.typed("roll 1") == ["reroll:1"]
    question = screen.question()
    assert question is not None
    assert [screen.typed(str(number)) for number, _ in enumerate(question.answers, 1)] == [
        [answer.action] for answer in question.answers
    ]
    for line, key in (
        ("keep 9", "play-no-such-answer"),
        ("sing", "play-not-understood"),
        ("99", "play-no-such-answer"),
    ):
        with pytest.raises(RequestRefused, match=key):
            screen.typed(line)


def test_equal_dice_are_one_answer() -> None:
    question = screen_for(rolling(), (0,), "en").question()
    assert question is not None
    by_action = {answer.action: answer for answer in question.answers}
    assert by_action["reroll:2"].same == ("reroll:4",)
    assert by_action["reroll:1"].same == ()
    assert "reroll:4" not in by_action


def test_labels_link_to_cards() -> None:
    question = screen_for(rolling(), (0,), "en").question()
    assert question is not None
    announced = next(answer for answer in question.answers if answer.kind == "announce")
    assert announced.label[0].term.startswith("ability:")
    match = scenario(barbarian(hand=["smack_2"], cp=5), pyromancer()).main().match
    question = screen_for(match, (0,), "en").question()
    assert question is not None
    played = next(answer for answer in question.answers if answer.kind == "play")
    assert Span("Smack II", "card:smack_2") in played.label


def test_the_question_which_dice_to_keep_has_its_odds() -> None:
    screen = screen_for(rolling(), (0,), "fr")
    question = screen.question()
    assert question is not None
    odds = expect(question.odds, KeepOdds)
    assert msgspec.to_builtins(odds) == screen.numbers()
    announced = {answer.action for answer in question.answers if answer.kind == "announce"}
    rows = [row for ability in odds.abilities for row in ability.rows]
    assert {row.action for row in rows if row.keeps[STOP] == 1} == announced
    main = screen_for(scenario(barbarian(cp=5), pyromancer()).main().match, (0,), "en").question()
    assert main is not None
    assert main.odds is None


def test_a_roll_that_reached_something_names_the_best_of_it() -> None:
    question = screen_for(rolling(), (0,), "en").question()
    assert question is not None
    assert question.reached in {answer.action for answer in question.answers if answer.kind == "announce"}
    assert question.enough
    main = screen_for(scenario(barbarian(cp=5), pyromancer()).main().match, (0,), "en").question()
    assert main is not None
    assert (main.reached, main.enough) == ("", False)


def test_odds_know_every_way_to_keep_the_dice() -> None:
    for seats in ((0,), (1,), ()):
        odds = screen_for(rolling(), seats, "en").odds()
        assert odds.lines
        assert odds.numbers is not None
        rows = [row for ability in odds.numbers["abilities"] for row in ability["rows"]]
        assert all(len(row["keeps"]) == STOP + 1 for row in rows)
        assert all(row["now"] == pytest.approx(max(row["keeps"]), abs=1e-3) for row in rows)


def test_bearings_are_the_odds_of_the_arena() -> None:
    numbers = screen_for(flicking(), (), "en").odds().numbers
    assert numbers is not None
    assert {row["disc"] for row in numbers["bearings"]} | {numbers["from"]} == set(range(9))
    assert screen_for(flicking(), (), "en").odds("2").numbers != numbers


def test_before_a_gather_roll_every_box_has_a_chance() -> None:
    match, seen = delving(), 0
    for now in questions(match, Random("odds"), 1):
        numbers = screen_for(now, (0,), "en").numbers()
        if numbers is not None:
            (chances,) = numbers.values()
            assert all(0 <= chance <= 1 for chance in chances)
            seen += 1
    assert seen


def test_terms_lead_to_cards_and_rules() -> None:
    screen = screen_for(rolling(), (), "fr")
    rule, card, nothing = (screen.card(term) for term in ("rule:DT-ROLL-10", "card:smack_2", "card:nonsense"))
    assert rule is not None
    assert rule.rules == ("DT-ROLL-10",)
    assert card is not None
    assert card.heading
    assert plain(card.text)
    assert nothing is None
    assert screen.card("rule:DT-NONSENSE-1") is None
    assert screen.card("nonsense") is None


def test_texts_are_found_by_their_names() -> None:
    screen = screen_for(rolling(), (0,), "en")
    found = screen.find("1")
    assert found is not None
    assert "Smack II" in plain_lines(found)[0]
    assert screen.find("smack") is not None
    assert screen.find("nonsense") is None


def test_a_result_is_said_to_the_player_it_concerns() -> None:
    game = game_named("dice_throne")
    match = start(game, Setup(game.name, "duel", ("barbarian", "pyromancer"), {}), key_of("result"))
    assert screen_for(match, (0,), "en").result() is None
    match.outcome = "0"
    match.decision = None
    said = {seats: screen_for(match, seats, "en").result() for seats in ((0,), (1,), (0, 1), ())}
    texts = {seats: plain(result.text) for seats, result in said.items() if result is not None}
    assert texts == {(0,): "You win!", (1,): "You lose.", (0, 1): "Barbarian wins.", (): "Barbarian wins."}


def test_a_window_is_a_situation_and_says_whether_it_presses() -> None:
    duel = scenario(barbarian(), pyromancer(cp=5, hand=["tip_it"])).roll(1, 1, 1, 4, 5)
    assert screen_for(duel.match, (0,), "en").situation() is None
    duel.announce("smack")
    decision = duel.match.decision
    assert decision is not None
    now = screen_for(duel.match, (decision.owner,), "en").situation()
    assert now is not None
    assert now.pressing


def test_a_suggestion_from_a_hidden_hand_is_said_without_the_card() -> None:
    match = flicking()
    while match.decision is not None and match.game.kinds[match.decision.kind] != "card":
        match.answer(match.decision.owner, match.decision.options[0])
    assert match.decision is not None
    action = match.decision.options[0]
    assert plain(screen_for(match, (), "en").label(action)) == "a hidden card"
    assert plain(screen_for(match, asked(match), "en").label(action)) != "a hidden card"
