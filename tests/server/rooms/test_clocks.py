"""Clocks are arithmetic: given the times of entries, who has how much left, and when the clock answers."""

import msgspec
import pytest

from ludotheque.games.dice_throne.table.actions import PASS
from ludotheque.kernel.drivers import CLOCK
from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.clocks import humans_to_answer
from ludotheque.server.rooms.plan import Draft, Plan, Policy, Timer
from tests.server.rooms.desk import Desk, duel, fingerprint, plan_of, setup_of

BANK = Timer("bank", 60.0, 5.0, 10.0)
TURN = Timer("turn", 30.0, 0.0, 10.0)


def timed(timer: Timer, absent: str = "pause", bots: tuple[int, ...] = ()) -> Plan:
    return duel(Policy(timer=timer, absent=absent), bots)  # type: ignore[arg-type]  # a word of the policy


def at_question(desk: Desk) -> int:
    """Play on, in no time, until somebody is asked outside a window; who that is."""
    while desk.room.in_window():
        desk.answer(int(desk.decision.owner), PASS)
    return int(desk.decision.owner)


def test_without_a_timer_nothing_runs() -> None:
    desk = Desk(duel(), "none").begin()
    assert desk.room.clock(0, 1e9) is None
    assert desk.room.deadline() is None
    assert desk.room.window_deadline() is None
    with pytest.raises(RequestRefused, match="room-time-left"):
        desk.room.propose_timeout(1e9)


def test_only_the_clock_of_who_is_asked_runs() -> None:
    desk = Desk(timed(BANK), "bank").begin()
    seat = at_question(desk)
    assert desk.room.clock(seat, desk.now) == 60.0
    assert desk.room.clock(seat, desk.now + 12.5) == 47.5
    assert desk.room.clock(1 - seat, desk.now + 12.5) == 60.0
    assert desk.room.deadline() == desk.now + 60.0
    desk.now += 12.5
    desk.do(desk.room.propose_phrase(seat, "thinking", desk.now))
    desk.now += 0.5
    turn = desk.room.clock(seat, desk.now)
    assert turn == 47.0
    assert desk.room.deadline() == desk.now + 47.0


def test_a_timeout_is_an_answer_of_the_clock() -> None:
    desk = Desk(timed(TURN), "timeout").begin()
    seat = at_question(desk)
    fallback = desk.decision.fallback()
    with pytest.raises(RequestRefused, match="room-time-left"):
        desk.room.propose_timeout(desk.now + 29.9)
    desk.now += 30.0
    desk.do(desk.room.propose_timeout(desk.now))
    last = desk.match.records[-1]
    assert (last.seat, last.action, last.how) == (seat, fallback, CLOCK)
    assert fingerprint(desk.fold()) == fingerprint(desk.room)


def test_who_never_answers_is_played_by_the_clock_to_the_end() -> None:
    desk = Desk(timed(TURN), "clock game").begin()
    while (due := desk.room.deadline()) is not None:
        desk.now = max(desk.now, due)
        desk.do(desk.room.propose_timeout(desk.now))
        if len(desk.journal) > 300:
            break
    assert {line.how for line in desk.match.records} == {CLOCK}


def test_slow_play_has_more_time() -> None:
    desk = Desk(timed(Timer("bank", 60.0, 5.0, 10.0, (1.0, 5.0))), "slow").begin()
    assert desk.room.clock(0, desk.now) == 60.0
    assert desk.room.state.clocks.left == [60.0, 300.0]
    while not desk.room.in_window():
        desk.step()
    assert desk.room.window_deadline() == desk.now + 50.0


def next_turn(desk: Desk) -> tuple[list[float], list[int], list[int]]:
    """Play on until a turn begins: what was left before, who had answered in it, and who was thinking."""
    told = len(desk.room.timed_events)
    while all(type(line.event).__name__ != "TurnBegan" for line in desk.room.timed_events[told:]):
        clocks = desk.room.state.clocks
        left, moved = clocks.left[:], clocks.moved[:]
        running = [] if desk.room.in_window() else humans_to_answer(desk.room)
        desk.step()
    return left, [*moved, desk.match.records[-1].seat], running


def test_a_turn_limit_starts_again() -> None:
    desk = Desk(timed(TURN), "turns").begin()
    next_turn(desk)
    assert desk.room.state.clocks.left == [30.0, 30.0]


def test_a_bank_grows_for_those_who_have_played() -> None:
    desk = Desk(timed(BANK), "turns").begin()
    for _ in range(3):
        left, moved, running = next_turn(desk)
        grown = [left[seat] - (seat in running) + (5.0 if seat in moved else 0.0) for seat in (0, 1)]
        assert desk.room.state.clocks.left == grown
        assert desk.room.state.clocks.moved == []


def test_in_a_window_banks_stand_still_and_the_window_has_its_own_limit() -> None:
    desk = Desk(timed(BANK), "window").begin()
    while not desk.room.in_window():
        desk.step()
    left = [desk.room.clock(seat, desk.now) for seat in (0, 1)]
    assert [desk.room.clock(seat, desk.now + 8.0) for seat in (0, 1)] == left
    due = desk.room.window_deadline()
    assert due == desk.now + 10.0
    desk.now += 4.0
    desk.do(desk.room.propose_phrase(0, "hello", desk.now))
    assert desk.room.window_deadline() == due
    desk.now += 6.0
    owner = int(desk.decision.owner)
    desk.do(desk.room.propose_timeout(desk.now))
    assert (desk.match.records[-1].seat, desk.match.records[-1].action) == (owner, PASS)


def test_no_clock_runs_in_a_pause_or_while_the_room_waits_for_somebody() -> None:
    desk = Desk(timed(BANK), "pause").begin()
    seat = at_question(desk)
    desk.now += 10.0
    desk.do(desk.room.propose_pause(desk.now))
    assert desk.room.deadline() is None
    assert desk.room.due(desk.now).paused
    desk.now += 1000.0
    desk.do(desk.room.propose_resume(desk.now))
    assert desk.room.clock(seat, desk.now) == 50.0
    desk.do(desk.room.propose_left(1 - seat, desk.now))
    desk.now += 1000.0
    assert desk.room.clock(seat, desk.now) == 50.0
    desk.do(desk.room.propose_return(1 - seat, desk.now))
    assert desk.room.deadline() == desk.now + 50.0


def test_bots_have_no_clock() -> None:
    desk = Desk(timed(BANK, bots=(1,)), "bot").begin()
    while desk.room.bot_turn() is None:
        desk.step()
    assert desk.room.deadline() is None
    assert desk.room.clock(1, desk.now) is None


def test_a_party_has_time_while_anybody_has() -> None:
    plan = plan_of(setup_of("one_deck_dungeon", "pair", 2), Policy(timer=Timer("bank", 60.0, 0.0, 5.0, (1.0, 2.0))))
    desk = Desk(plan, "party").begin()
    while desk.match.waiting() != [0, 1]:
        desk.answer(desk.match.waiting()[0], desk.decision.options[0])
    assert desk.room.deadline() == desk.now + 120.0
    assert desk.room.clock(0, desk.now + 70.0) == 0.0
    assert desk.room.clock(1, desk.now + 70.0) == 50.0


def test_a_clock_that_runs_back_takes_nothing_and_gives_nothing() -> None:
    desk = Desk(timed(BANK), "back").begin()
    seat = at_question(desk)
    desk.do(desk.room.propose_phrase(0, "hello", desk.now - 500.0))
    assert desk.room.clock(seat, desk.now) == 60.0


def test_in_a_draft_each_choice_has_its_own_time() -> None:
    policy = Policy(timer=Timer("turn", 40, factors=(1.0, 2.0)), draft=Draft("snake"))
    desk = Desk(msgspec.structs.replace(duel(), heroes=(None, None), policy=policy)).sit()
    assert desk.room.phase == "drafting"
    assert desk.room.deadline() == desk.now + 40
    desk.now += 10
    desk.do(desk.room.propose_phrase(1, "hello", desk.now))
    assert desk.room.deadline() == desk.now + 30
    assert [desk.room.clock(seat, desk.now + 5) for seat in (0, 1)] == [25, None]
    desk.do(desk.room.propose_pick(0, desk.room.draft_choices(0)[0], desk.now))
    assert desk.room.deadline() == desk.now + 80
    desk.do(desk.room.propose_pick(1, desk.room.draft_choices(1)[0], desk.now))
    assert desk.room.deadline() is None


def test_a_choice_has_no_more_than_a_minute() -> None:
    policy = Policy(timer=Timer("bank", 900), draft=Draft("snake"))
    desk = Desk(msgspec.structs.replace(duel(), heroes=(None, None), policy=policy)).sit()
    assert desk.room.deadline() == desk.now + 60


def test_a_choice_that_no_process_watched_begins_again() -> None:
    """Also where a server that had no clocks for drafts left a checkpoint, in which this one has no time."""
    policy = Policy(timer=Timer("turn", 40), draft=Draft("snake"))
    desk = Desk(msgspec.structs.replace(duel(), heroes=(None, None), policy=policy)).sit()
    desk.now += 44
    with pytest.raises(RequestRefused, match="room-time-left"):
        desk.room.propose_new_choice(desk.now)
    desk.room.state.clocks.window_left = 0.0
    assert desk.room.deadline() == desk.now - 44
    desk.do(desk.room.propose_new_choice(desk.now))
    assert desk.room.deadline() == desk.now + 40
    with pytest.raises(RequestRefused, match="room-time-left"):
        desk.room.propose_new_choice(desk.now)


def test_only_a_choice_begins_again() -> None:
    desk = Desk(timed(TURN), "late").begin()
    at_question(desk)
    with pytest.raises(RequestRefused, match="room-time-left"):
        desk.room.propose_new_choice(desk.now + 1000)
