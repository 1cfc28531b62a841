"""Questions to a whole party in the toy game: the first yes closes them, and a no can be taken back."""

import pytest

from ludotheque.kernel.errors import IllegalAction, UndoRefused
from ludotheque.kernel.events import Undone
from ludotheque.kernel.match import Match
from tests.contract.cases import step, toy_case
from tests.contract.toy_state import GUARD, PASS, YES

TOY = toy_case()


def open_guard(humans: tuple[int, ...]) -> Match:
    """Return a match with an open question to the whole party, which the first yes closes."""
    match = TOY.start("guard", humans)
    random = TOY.random("guard")
    while match.decision is not None and match.decision.kind != GUARD:
        step(match, random)
    return match


def test_the_first_yes_closes_and_one_no_does_not() -> None:
    match = open_guard((0, 1))
    assert match.waiting() == [0, 1]
    match.answer(0, PASS)
    assert match.waiting() == [1]
    with pytest.raises(IllegalAction, match="room-declined"):
        match.answer(0, PASS)
    place = len(match.tape)
    fork = match.fork()
    fork.answer(0, YES)
    assert (fork.tape[place].seat, fork.tape[place].action) == (0, YES)
    match.answer(1, PASS)
    assert (match.tape[place].seat, match.tape[place].action) == (1, PASS)


def test_a_no_can_be_taken_back_while_the_question_is_open() -> None:
    match = open_guard((0, 1))
    match.answer(1, PASS)
    match.undo(1)
    assert match.waiting() == [0, 1]
    assert match.log[-1] == Undone(1, 1)
    match.answer(1, PASS)
    with pytest.raises(UndoRefused):
        match.undo(0)
    assert match.declined == [1]
