"""Taking back beyond the barrier, by the policy of the room."""

from typing import Literal

import msgspec
import pytest

from ludotheque.kernel.errors import RequestRefused, UndoRefused
from ludotheque.kernel.game import Setup
from ludotheque.server.rooms.entries import AskedTakeback, Left
from ludotheque.server.rooms.plan import Plan, Policy, SeatPlan
from ludotheque.server.rooms.rewind import EVERY, replayed_match
from ludotheque.server.rooms.seat_tokens import digest
from ludotheque.server.rooms.snapshots import dump_match
from ludotheque.server.rooms.takeback import effective_records
from tests.server.rooms.desk import Desk, duel, fingerprint, locally, name_of, plan_of, setup_of, setups


def rolled(policy: Policy, bots: tuple[int, ...] = (), seed: object = "rolled") -> tuple[Desk, int]:
    """A duel just after somebody's answer that cannot be undone any more; who that was."""
    desk = Desk(duel(policy, bots), seed).begin()
    for _ in range(200):
        desk.step()
        seat = desk.match.records[-1].seat
        if desk.room.is_bot(seat) or desk.room.decision() is None:
            continue
        try:
            desk.match.undo_target(seat)
        except UndoRefused:
            return desk, seat
    raise AssertionError("nothing fell in this game")


def test_never_means_never() -> None:
    desk, seat = rolled(Policy(takeback="never"))
    with pytest.raises(RequestRefused, match="room-takeback-never"):
        desk.room.propose_takeback(seat, desk.now)


def test_free_goes_back_immediately_and_the_same_answer_rolls_the_same() -> None:
    desk, seat = rolled(Policy(takeback="free"))
    records, before, told = len(desk.match.records), desk.match.digest(), len(desk.room.timed_events)
    action = desk.match.records[-1].action
    step = desk.room.step
    desk.do(desk.room.propose_takeback(seat, desk.now))
    assert len(desk.match.records) == records - 1
    assert desk.room.step > step
    assert len(desk.room.timed_events) == told
    assert desk.journal[-1].kind == "took_back"
    assert desk.room.state.notes[-1].entry == desk.journal[-1]
    desk.answer(seat, action)
    assert desk.match.digest() == before
    assert fingerprint(desk.fold()) == fingerprint(desk.room)
    assert locally(desk.match).digest() == before


def test_others_are_asked_and_the_last_yes_carries_it_out() -> None:
    setup = setup_of("dice_throne", "king_of_the_hill", 3)
    desk = Desk(plan_of(setup, Policy(takeback="ask")), "ask").begin().play(30)
    seat = desk.match.records[-1].seat
    one, two = (other for other in range(3) if other != seat)
    records = len(desk.match.records)
    desk.do(desk.room.propose_takeback(seat, desk.now))
    assert len(desk.match.records) == records
    with pytest.raises(RequestRefused, match="room-takeback-pending"):
        desk.room.propose_takeback(one, desk.now)
    with pytest.raises(RequestRefused, match="room-takeback-not-asked"):
        desk.room.propose_consent(seat, True, desk.now)
    desk.do(desk.room.propose_consent(one, True, desk.now))
    with pytest.raises(RequestRefused, match="room-takeback-not-asked"):
        desk.room.propose_consent(one, True, desk.now)
    assert len(desk.match.records) == records
    desk.do(desk.room.propose_consent(two, True, desk.now))
    assert len(desk.match.records) < records
    assert desk.room.takeback is None
    assert fingerprint(desk.fold()) == fingerprint(desk.room)


@pytest.mark.parametrize("who", ["other", "asker"])
def test_one_no_ends_it(who: str) -> None:
    desk, seat = rolled(Policy(takeback="ask"))
    records = len(desk.match.records)
    desk.do(desk.room.propose_takeback(seat, desk.now))
    desk.do(desk.room.propose_consent(seat if who == "asker" else 1 - seat, False, desk.now))
    assert desk.room.takeback is None
    assert len(desk.match.records) == records
    with pytest.raises(RequestRefused, match="room-takeback-none"):
        desk.room.propose_consent(1 - seat, True, desk.now)


def test_against_bots_nobody_is_asked() -> None:
    desk, seat = rolled(Policy(takeback="ask"), bots=(1,))
    desk.do(desk.room.propose_takeback(seat, desk.now))
    assert desk.journal[-1].kind == "took_back"


def test_bots_wait_while_a_takeback_is_talked_about() -> None:
    plan = plan_of(setup_of("dice_throne", "king_of_the_hill", 3), Policy(takeback="ask"), bots=(2,))
    desk = Desk(plan, "wait").begin().play(20)
    while desk.room.bot_turn() is None:
        desk.step()
    desk.do(desk.room.propose_takeback(0, desk.now))
    assert desk.room.bot_turn() is None
    desk.do(desk.room.propose_consent(1, False, desk.now))
    assert desk.room.bot_turn() == 2


def test_people_at_one_screen_need_not_ask_each_other() -> None:
    plan = msgspec.structs.replace(duel(Policy(takeback="ask")), seats=(SeatPlan("here"), SeatPlan("here")))
    desk = Desk(plan, "screen")
    for seat in (0, 1):
        desk.do(desk.room.propose_sit(seat, "", digest("one screen"), desk.now))
    assert desk.room.seats_of_token("one screen") == (0, 1)
    desk.do(desk.room.propose_begin(desk.now)).play(10)
    seat = desk.match.records[-1].seat
    desk.do(desk.room.propose_takeback(seat, desk.now))
    assert desk.journal[-1].kind == "took_back"


@pytest.mark.parametrize("absent", ["bot", "pause", "vote"])
def test_nobody_agrees_for_who_was_asked_and_has_gone(absent: Literal["bot", "pause", "vote"]) -> None:
    desk, seat = rolled(Policy(takeback="ask", absent=absent))
    records = len(desk.match.records)
    desk.do(desk.room.propose_takeback(seat, desk.now))
    desk.do(desk.room.propose_left(1 - seat, desk.now))
    assert len(desk.match.records) == records
    assert desk.room.takeback is None
    with pytest.raises(RequestRefused, match="room-takeback-away"):
        desk.room.propose_takeback(seat, desk.now)
    desk.do(desk.room.propose_return(1 - seat, desk.now))
    desk.do(desk.room.propose_takeback(seat, desk.now))
    assert desk.room.missing_consent() == (1 - seat,)


def test_a_bot_that_plays_for_somebody_cannot_agree_in_their_name() -> None:
    desk, seat = rolled(Policy(takeback="ask"))
    records = len(desk.match.records)
    desk.do(desk.room.propose_hand_over(1 - seat, "player", desk.now))
    desk.do(desk.room.propose_takeback(seat, desk.now))
    assert (len(desk.match.records), desk.room.missing_consent()) == (records, (1 - seat,))
    desk.do(desk.room.propose_hand_back(1 - seat, "player", desk.now))
    desk.do(desk.room.propose_hand_over(1 - seat, "player", desk.now))
    assert (len(desk.match.records), desk.room.missing_consent()) == (records, (1 - seat,))
    desk.do(desk.room.propose_consent(1 - seat, True, desk.now))
    assert len(desk.match.records) < records


def test_who_has_resigned_is_not_asked_any_more() -> None:
    desk = Desk(plan_of(setup_of("dice_throne", "king_of_the_hill", 3), Policy(takeback="ask")), "ask").begin().play(30)
    seat = desk.match.records[-1].seat
    one, two = (other for other in range(3) if other != seat)
    records = len(desk.match.records)
    desk.do(desk.room.propose_takeback(seat, desk.now))
    desk.do(desk.room.propose_consent(one, True, desk.now))
    desk.do(desk.room.propose_resign(two, desk.now))
    assert len(desk.match.records) < records


def test_a_takeback_that_was_asked_under_an_earlier_version_goes_on_as_it_did() -> None:
    """There a bot that took over a seat counted as its consent; journals in which it did so must still fold."""
    desk, seat = rolled(Policy(takeback="ask", absent="bot"))
    records = len(desk.match.records)
    (asked,) = desk.room.propose_takeback(seat, desk.now)
    assert isinstance(asked, AskedTakeback)
    desk.do([msgspec.structs.replace(asked, of=None)])
    desk.do([Left(desk.room.seq + 1, desk.now, 1 - seat)])
    assert len(desk.match.records) < records
    assert fingerprint(desk.fold()) == fingerprint(desk.room)


def test_when_a_bot_takes_over_who_asked_nobody_asks_any_more() -> None:
    desk, seat = rolled(Policy(takeback="ask"))
    records = len(desk.match.records)
    desk.do(desk.room.propose_takeback(seat, desk.now))
    desk.do(desk.room.propose_hand_over(seat, "player", desk.now))
    assert desk.room.takeback is None
    assert len(desk.match.records) == records


@pytest.mark.parametrize("setup", setups(), ids=name_of)
def test_going_back_from_a_kept_place_is_going_back_from_the_beginning(setup: Setup) -> None:
    """Over a whole game, to every fifth record: with and without the places that were kept."""
    desk = Desk(plan_of(setup, Policy(takeback="free")), ("anchor", name_of(setup))).begin().play(70)
    last = len(desk.match.records)
    anchors = desk.room.rewind_points
    assert anchors or last < EVERY
    for records in range(last - 1, -1, -5):
        desk.room.rewind_points = anchors
        near = replayed_match(desk.room, records)
        desk.room.rewind_points = []
        far = replayed_match(desk.room, records)
        assert len(near.records) == records
        assert dump_match(near) == dump_match(far)
        assert near.log == far.log


def test_nothing_to_take_back() -> None:
    desk = Desk(duel(Policy(takeback="free")), "nothing").begin()
    with pytest.raises(UndoRefused, match="nothing to take back"):
        desk.room.propose_takeback(0, desk.now)


def test_undone_answers_are_not_taken_back_again() -> None:
    """After answers, undos and takebacks in any order, a takeback goes to an answer that still stands."""
    plan: Plan = duel(Policy(takeback="free"), bots=(1,))
    desk = Desk(plan, "mixed").begin()
    for _ in range(150):
        if desk.room.decision() is None:
            break
        desk.step()
        places = effective_records(desk.match.records)
        assert places == sorted(set(places))
        if desk.random.random() < 0.3:
            desk.try_anything()
    assert fingerprint(desk.fold()) == fingerprint(desk.room)
