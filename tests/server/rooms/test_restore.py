"""Rooms opened from what is stored, also by a program that plays other rules."""

import pytest

from ludotheque.kernel.errors import BrokenRule, LudoError, RequestRefused
from ludotheque.server.rooms.entries import Answered
from ludotheque.server.rooms.restore import Stored, open_room
from ludotheque.server.rooms.room import Room
from tests.server.rooms.desk import Desk, duel, fingerprint, plan_of, setup_of, token_of


def stored(desk: Desk) -> Stored:
    return desk.room.seq, desk.room.rules, desk.room.dump()


def test_a_checkpoint_and_the_journal_around_it() -> None:
    desk = Desk(duel(), "open")
    early = stored(desk)
    desk.begin().play(15)
    late = stored(desk)
    desk.play(10)
    for checkpoint in (None, early, late):
        room = open_room(desk.plan, desk.key, checkpoint, desk.journal)
        assert fingerprint(room) == fingerprint(desk.room)
        assert not room.stale_rules


def test_other_rules_go_on_from_the_checkpoint_with_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(duel(), "renew").begin().play(30)
    checkpoint = stored(desk)
    position = desk.match.checkpoints[-1].position
    desk.play(10)
    desk.do(desk.room.propose_phrase(0, "hello", desk.now))
    monkeypatch.setattr(desk.room.game, "rules_version", 99)
    room = open_room(desk.plan, desk.key, checkpoint, desk.journal)
    assert room.stale_rules
    assert room.match is not None
    assert room.match.checkpoints[0].position == position
    assert room.seq == desk.room.seq
    assert room.phase == "playing"
    assert room.seats_of_token(token_of(1)) == (1,)

    desk.room = room
    desk.do(room.propose_renew(desk.now))
    again = open_room(desk.plan, desk.key, checkpoint, desk.journal)
    assert not again.stale_rules
    assert again.rules == 99
    desk.room = again
    with pytest.raises(LudoError, match="not changed"):
        again.propose_renew(desk.now)
    with pytest.raises(RequestRefused, match="room-takeback-renewed"):
        again.propose_takeback(0, desk.now)
    renewed = stored(desk)
    desk.play(10)
    assert fingerprint(open_room(desk.plan, desk.key, renewed, desk.journal)) == fingerprint(desk.room)
    assert fingerprint(open_room(desk.plan, desk.key, checkpoint, desk.journal)) == fingerprint(desk.room)
    desk.play()
    assert desk.room.over


def test_without_a_checkpoint_of_the_match_a_room_can_only_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(duel(), "look")
    early = stored(desk)
    desk.begin().play(10)
    monkeypatch.setattr(desk.room.game, "rules_version", 99)
    for checkpoint in (None, early):
        room = open_room(desk.plan, desk.key, checkpoint, desk.journal)
        assert room.phase == "readonly"
        assert room.seq == desk.room.seq
        assert room.seats_of_token(token_of(0)) == (0,)
        assert room.decision() is None
        assert not room.due(0.0).begin
        with pytest.raises(RequestRefused, match="room-readonly"):
            room.propose_answer(0, room.step, "pass", desk.now)


def test_a_state_that_cannot_be_read_any_more_leaves_what_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(plan_of(setup_of("catacombs_conquest", "duel", 2)), "lost").begin().play(20)
    checkpoint = stored(desk)
    told = len(desk.room.timed_events)

    def refuse(*_arguments: object) -> None:
        raise LudoError("this state is of other rules")

    monkeypatch.setattr(desk.room.game, "rules_version", 99)
    monkeypatch.setattr("ludotheque.server.rooms.snapshots.resume_at_checkpoint", refuse)
    room = open_room(desk.plan, desk.key, checkpoint, desk.journal)
    assert room.phase == "readonly"
    assert len(room.timed_events) == told
    assert not room.stale_rules


def test_a_finished_room_stays_finished_under_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(plan_of(setup_of("one_deck_dungeon", "solo", 1)), "done").begin().play()
    checkpoint = stored(desk)
    monkeypatch.setattr(desk.room.game, "rules_version", 99)
    room = open_room(desk.plan, desk.key, checkpoint, desk.journal)
    assert room.over
    assert room.result == desk.room.result
    assert len(room.timed_events) == len(desk.room.timed_events)


def test_a_room_that_had_not_begun_just_begins_under_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(duel(), "fresh").sit()
    checkpoint = stored(desk)
    monkeypatch.setattr(desk.room.game, "rules_version", 99)
    desk.room = open_room(desk.plan, desk.key, checkpoint, desk.journal)
    desk.do(desk.room.propose_begin(desk.now))
    assert desk.room.rules == 99
    assert not desk.room.stale_rules


def test_an_answer_over_which_our_rules_break_is_void(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every fold of the journal comes to the same, and the room lives."""
    desk = Desk(duel(), "broken").begin().play(12)
    limit = len(desk.match.records)
    broken = desk.spell(desk.decision.options[0])
    before = desk.match.digest()
    original = type(desk.match).answer

    def answer(self: object, seat: int, action: int, how: int = 0, expected: int = -1) -> None:
        original(self, seat, action, how, expected)  # type: ignore[arg-type]  # a match
        if len(self.records) == limit + 1:  # type: ignore[attr-defined]  # the same
            raise BrokenRule("nobody thought of this")

    monkeypatch.setattr(type(desk.match), "answer", answer)
    desk.do(desk.room.propose_answer(int(desk.decision.owner), desk.room.step, broken, desk.now))
    assert desk.room.state.void == "nobody thought of this"
    assert desk.match.digest() == before
    assert isinstance(desk.journal[-1], Answered)
    assert fingerprint(desk.fold()) == fingerprint(desk.room)
    assert fingerprint(Room.load(desk.plan, desk.key, desk.room.dump())) == fingerprint(desk.room)
