"""Suggestions: put forward by whoever may answer, seen by all, and no part of the game."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import IllegalAction, StaleAction
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.kernel.replay import read_replay, record, verify
from ludotheque.kernel.saves import resume, save
from ludotheque.registry.discovery import game_named
from tests.contract.toy import Toy
from tests.contract.toy_state import AIM, FLICK, GUARD, PASS, RESPOND, RIVAL, YES
from tests.registered import register


@pytest.fixture(autouse=True)
def toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, Toy())


def at(kind: int, owner: int = 0) -> Match:
    """A toy match at the first question of a kind to that seat, everybody having done as little as possible."""
    match = start(Toy(), Setup("toy", "party", ("player",) * 3, {}), key_of("suggestions"), (0, 1, 2))
    while match.decision is not None and (match.decision.kind, match.decision.owner) != (kind, owner):
        match.answer(match.waiting()[0], match.decision.fallback())
    return match


def whole(match: Match) -> tuple[Any, ...]:
    """Everything that belongs to the game."""
    return match.digest(), len(match.tape), len(match.records), match.log[:], match.waiting(), match.decision


def test_any_seat_that_may_answer_may_suggest_and_nothing_is_decided() -> None:
    match = at(AIM)
    before = whole(match)
    match.suggest(1, FLICK + 300)
    match.suggest(0, FLICK + 500)
    assert match.suggestions == {1: FLICK + 300, 0: FLICK + 500}
    assert whole(match) == before


def test_a_later_suggestion_of_the_same_seat_replaces_the_earlier() -> None:
    match = at(AIM)
    match.suggest(1, FLICK + 300)
    match.suggest(1, FLICK + 700)
    assert match.suggestions == {1: FLICK + 700}


def test_a_seat_that_is_not_asked_cannot_suggest() -> None:
    match = at(AIM)
    match.suggest(1, FLICK)
    with pytest.raises(IllegalAction, match="reason-not-asked seat=2 asked=0"):
        match.suggest(RIVAL, FLICK)
    assert match.suggestions == {1: FLICK}


def test_an_illegal_suggestion_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = at(AIM)
    match.suggest(1, FLICK)
    before = whole(match)
    with pytest.raises(IllegalAction, match="toy-flick fastest=999"):
        match.suggest(1, FLICK + 1000)
    assert match.suggestions == {1: FLICK}
    assert whole(match) == before
    with pytest.raises(IllegalAction, match="reason-not-listed TOY-1 allowed=yes, pass"):
        at(GUARD).suggest(0, FLICK)


def test_the_answer_closes_the_question_and_its_suggestions() -> None:
    match = at(AIM)
    match.suggest(1, FLICK + 300)
    match.answer(0, FLICK)
    assert match.suggestions == {}


def test_taking_an_answer_back_closes_the_question_that_was_open_too() -> None:
    match = at(RESPOND)
    match.humans = (0,)
    match.suggest(0, PASS)
    match.answer(0, PASS)
    assert match.decision is not None
    match.suggest(match.decision.owner, match.decision.fallback())
    match.undo(0)
    assert match.decision.kind == RESPOND
    assert match.suggestions == {}


def test_who_declines_suggests_no_more_and_others_still_do() -> None:
    match = at(GUARD)
    match.suggest(0, YES)
    match.suggest(1, YES)
    match.answer(1, PASS)
    assert match.suggestions == {0: YES}
    match.undo(1)
    assert match.suggestions == {0: YES}


def test_nothing_can_be_suggested_after_the_end() -> None:
    match = at(-1)
    with pytest.raises(StaleAction, match="the game is over"):
        match.suggest(0, PASS)


def test_files_and_replays_know_nothing_of_suggestions(tmp_path: Path) -> None:
    silent, talking = at(AIM), at(AIM)
    talking.suggest(1, FLICK + 300)
    for write in (save, record):
        write(silent, tmp_path / "silent.json")
        write(talking, tmp_path / "talking.json")
        assert (tmp_path / "talking.json").read_bytes() == (tmp_path / "silent.json").read_bytes()
    assert verify(read_replay(tmp_path / "talking.json", game_named)).digest() == silent.digest()
    save(talking, tmp_path / "talking.json")
    assert resume(tmp_path / "talking.json", game_named).suggestions == {}


def test_a_fork_has_them_too_and_shares_nothing() -> None:
    match = at(AIM)
    match.suggest(1, FLICK)
    fork = match.fork()
    fork.suggest(1, FLICK + 1)
    assert (match.suggestions, fork.suggestions) == ({1: FLICK}, {1: FLICK + 1})
