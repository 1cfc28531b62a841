"""The base classes of a small game: hidden dice, mistakes of its rules, and groups of answers."""

import inspect
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from ludotheque.agents.random_agent import random_agent
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Verb, Verbs
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import ModeFacts, Setup
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match, start
from ludotheque.kernel.scripted_chance import scripted
from ludotheque.kernel.simulation import play_out
from ludotheque.lab.simulation import reason_of
from ludotheque.presentation.document import Block
from ludotheque.simple.presentation import Moment, SimplePresentation
from ludotheque.simple.rules import SimpleRules, SimpleState, SimpleTable
from ludotheque.text.spans import Spans, spans

BIDDING = 0
VERBS = Verbs([Verb("doubt", ()), Verb("bid", (("count", 3), ("face", 3)))])
BIDS = [VERBS.action("bid", count, face) for count in range(1, 5) for face in range(1, 7)]


@dataclass
class CupState(SimpleState):
    dice: list[list[int]] = field(default_factory=list)


class Cups(SimpleRules[CupState]):
    """Both roll two dice in secret, then the first player bids; what is wrong with it is said in its options."""

    def __init__(self) -> None:
        super().__init__("cups", CupState, VERBS, {"bidding": "CUP-BID-1"})

    def modes(self) -> list[ModeFacts]:
        return [ModeFacts("cups", (2,))]

    def options(self) -> dict[str, tuple[str, ...]]:
        return {
            "kind": ("0", "1"),
            "answers": ("24", "0"),
            "outcome": ("1", "0+1", "draw", "2", "Ada", "0+"),
            "end": ("gone", "kept"),
        }

    def first_state(self, setup: Setup) -> CupState:
        return CupState()

    def play(self, table: SimpleTable[CupState]) -> None:
        table.state.dice = [sorted(table.roll_hidden(seat, 2)) for seat in (0, 1)]
        answers = BIDS[: int(self.option(table.setup, "answers"))]
        table.choose(0, BIDDING + int(self.option(table.setup, "kind")), answers)
        if self.option(table.setup, "end") == "gone":
            table.state.dice = []
        table.state.outcome = self.option(table.setup, "outcome")

    def view(self, state: CupState, viewers: int) -> dict[str, Any]:  # JSON-ready values
        return {"dice": [dice if viewers >> seat & 1 else None for seat, dice in enumerate(state.dice)]}


class Shown(SimplePresentation):
    """Bids are gathered by their count."""

    name: ClassVar[str] = "cups"

    def heading(self, now: Moment) -> Spans:
        return spans("Cups")

    def table(self, now: Moment) -> list[Block | Spans]:
        return []

    def question(self, now: Moment) -> Spans:
        return spans("What do you bid?")

    def answer(self, now: Moment, action: int) -> Spans:
        return spans("{} × {}".format(*VERBS.arguments(action)))

    def groups(self, now: Moment, action: int) -> tuple[str, ...]:
        return (f"{VERBS.arguments(action)[0]} × …",)


def match(dice: str = "", **options: str) -> Match:
    faces = [int(face) - 1 for face in dice]
    setup = Setup("cups", "cups", ("player", "player"), options)
    return start(Cups(), setup, scripted(key_of("cups"), {0: faces}, {}), (0, 1))


def test_hidden_dice_are_seen_by_one_seat() -> None:
    game = match("2461")
    assert [game.redact(seats)["dice"] for seats in ((0,), (1,), ())] == [
        [[2, 4], None],
        [None, [1, 6]],
        [None, None],
    ]


def test_an_imagined_match_keeps_the_own_dice_and_rolls_the_others_again() -> None:
    game = match("2461")
    worlds = [imagine(game, (0,), key_of(f"world {number}")).redact((0, 1))["dice"] for number in range(20)]
    assert all(own == [2, 4] for own, _ in worlds)
    assert len({tuple(others) for _, others in worlds}) > 1


def test_hidden_dice_that_outlive_their_segment_are_a_mistake_of_the_rules() -> None:
    game = match(end="kept")
    with pytest.raises(BrokenRule, match="hidden dice are neither shown to all nor gone"):
        game.answer(0, BIDS[0])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"kind": "1"}, "question 1 does not exist: the rules list 1, counted from 0"),
        ({"answers": "0"}, "question 0 to seat 0 lists no answer"),
    ],
)
def test_a_question_that_cannot_be_asked_is_a_mistake_of_the_rules(wrong: dict[str, str], said: str) -> None:
    with pytest.raises(BrokenRule, match=said):
        match(**wrong)


def test_what_fails_in_a_simulation_names_the_line_of_the_game() -> None:
    setup = Setup("cups", "cups", ("player", "player"), {"answers": "0"})
    with pytest.raises(BrokenRule) as failed:
        play_out(Cups(), setup, key_of("cups"), [random_agent("1"), random_agent("2")])
    source, first = inspect.getsourcelines(Cups)
    line = first + next(number for number, text in enumerate(source) if "table.choose(" in text)
    reason = "BrokenRule: question 0 to seat 0 lists no answer"
    assert reason_of(failed.value, Cups()) == f"{reason}, at simple/test_simple_game.py:{line}"
    assert reason_of(ValueError("elsewhere"), Cups()) == "ValueError: elsewhere"


@pytest.mark.parametrize("outcome", ["1", "0+1", "draw"])
def test_an_outcome_names_winning_seats_or_is_a_draw(outcome: str) -> None:
    game = match(outcome=outcome)
    game.answer(0, BIDS[0])
    assert game.outcome == outcome


@pytest.mark.parametrize("outcome", ["2", "Ada", "0+"])
def test_any_other_outcome_is_a_mistake_of_the_rules(outcome: str) -> None:
    game = match(outcome=outcome)
    with pytest.raises(BrokenRule, match="neither 'draw' nor seats"):
        game.answer(0, BIDS[0])


def test_a_long_list_of_answers_is_gathered_in_the_groups_of_the_game() -> None:
    question = Shown().screen(match(), (0,), "en").question()
    assert question is not None
    assert [answer.path for answer in question.answers] == [
        *[(f"{count} × …",) for count in (1, 2, 3) for _ in range(6)],
        *[()] * 6,  # there is room for the last
    ]
