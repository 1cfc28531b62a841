"""Around the match: recaps, spectators, the end, and once more."""

import msgspec
import pytest

from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.server.rooms.broadcast import Broadcast
from ludotheque.server.rooms.commitment import commitment, matches
from ludotheque.server.rooms.plan import Plan, Policy, Timer, check
from ludotheque.server.rooms.recap import recap
from ludotheque.server.rooms.rematch import rematch
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import digest
from tests.server.rooms.desk import Desk, duel, fingerprint, plan_of, setup_of, token_of


def test_a_recap_is_what_was_told_since_as_that_seat_may_know_it() -> None:
    desk = Desk(duel(), "recap").begin().play(10)
    seen, told = desk.room.step, len(desk.room.timed_events)
    desk.do(desk.room.propose_phrase(1, "hello", desk.now)).play(10)
    missed = recap(desk.room, (0,), seen)
    assert missed.events == [line.event.seen_by(viewer_mask((0,))) for line in desk.room.timed_events[told:]]
    assert [note.entry.kind for note in missed.notes] == ["phrase"]
    assert recap(desk.room, (0,), desk.room.step) == recap(desk.room, (), desk.room.step)
    assert len(recap(desk.room, (), 0).events) == len(desk.room.timed_events)


def test_a_recap_keeps_what_was_taken_back() -> None:
    desk = Desk(duel(Policy(takeback="free")), "taken").begin().play(20)
    told = len(desk.room.timed_events)
    desk.do(desk.room.propose_takeback(desk.match.records[-1].seat, desk.now))
    missed = recap(desk.room, (0,), 0)
    assert len(missed.events) == told
    assert missed.notes[-1].entry.kind == "took_back"


def test_all_is_revealed_at_the_end_and_not_before() -> None:
    desk = Desk(duel(), "reveal").begin()
    while not desk.room.over:
        assert desk.room.revealed_key == ""
        assert desk.room.view(()) == desk.match.redact(())
        desk.step()
    assert desk.room.view(()) == desk.match.redact((0, 1))
    assert matches(bytes.fromhex(desk.room.revealed_key), desk.room.commitment)
    assert desk.room.commitment == commitment(desk.key)
    assert not matches(bytes(16), desk.room.commitment)


def test_spectators_see_late_and_all_of_it_at_the_end() -> None:
    show: Broadcast[str] = Broadcast(10.0)
    assert show.latest(5.0) is None
    show.add(1.0, "a")
    show.add(3.0, "b")
    assert show.next_at() == 11.0
    assert show.due(10.9) == []
    assert show.latest(11.5) == "a"
    assert show.due(11.0) == ["a"]
    assert show.latest(11.0) == "a"
    assert show.due(20.0) == ["b"]
    show.add(21.0, "c")
    show.add(22.0, "d")
    assert show.flush() == ["c", "d"]
    assert show.latest(0.0) == "d"
    assert show.flush() == []
    assert show.next_at() is None


def test_a_rematch_turns_the_seats() -> None:
    timer = Timer("turn", 30.0, 0.0, 5.0, (1.0, 2.0, 3.0))
    setup = setup_of("catacombs_conquest", "trio", 3)
    desk = Desk(plan_of(setup, Policy(timer=timer), bots=(2,)), "again").begin()
    with pytest.raises(RequestRefused, match="room-not-over"):
        rematch(desk.room, {})
    with pytest.raises(RequestRefused, match="room-not-over"):
        desk.room.propose_rematch("next", desk.now)
    desk.play()
    plan, holders = rematch(desk.room, {})
    check(plan)
    assert plan.heroes == (desk.plan.heroes[2], desk.plan.heroes[0], desk.plan.heroes[1])
    assert [seat.kind for seat in plan.seats] == ["bot", "link", "link"]
    assert plan.policy.timer.factors == (3.0, 1.0, 2.0)
    assert {key: value for key, value in plan.options.items() if key.startswith("noise_profile_")} == {
        "noise_profile_1": desk.plan.options["noise_profile_0"],
        "noise_profile_2": desk.plan.options["noise_profile_1"],
        "noise_profile_0": desk.plan.options["noise_profile_2"],
    }
    assert [(holder.seat, holder.name) for holder in holders] == [(1, "Player 0"), (2, "Player 1")]
    assert [holder.tokens for holder in holders] == [(digest(token_of(0)),), (digest(token_of(1)),)]
    desk.do(desk.room.propose_rematch("next", desk.now))
    assert desk.room.state.rematch == "next"
    with pytest.raises(RequestRefused, match="room-rematch-made"):
        desk.room.propose_rematch("another", desk.now)


def ended(plan: Plan) -> Desk:
    desk = Desk(plan).begin()
    return desk.do(desk.room.propose_close(desk.now))


def answer_rematch(desk: Desk, seat: int, agree: bool = True) -> None:
    desk.do(desk.room.propose_rematch_answer(seat, agree, desk.now))


def test_a_rematch_is_agreed_once_all_people_want_it() -> None:
    desk = Desk(duel()).begin()
    with pytest.raises(RequestRefused, match="room-not-over"):
        answer_rematch(desk, 0)
    desk = ended(plan_of(setup_of("dice_throne", "king_of_the_hill", 4), bots=(3,)))
    with pytest.raises(RequestRefused, match="room-bot-seat"):
        answer_rematch(desk, 3)
    with pytest.raises(RequestRefused, match="room-rematch-none"):
        answer_rematch(desk, 1, agree=False)
    answer_rematch(desk, 1)
    assert desk.room.asked_for_rematch() == (0, 2)
    with pytest.raises(RequestRefused, match="room-rematch-waits"):
        answer_rematch(desk, 1)
    answer_rematch(desk, 0)
    assert not desk.room.is_rematch_agreed()
    answer_rematch(desk, 2)
    assert desk.room.is_rematch_agreed()
    assert fingerprint(desk.fold()) == fingerprint(desk.room)
    assert Room.load(desk.plan, desk.key, desk.room.dump()).is_rematch_agreed()
    desk.do(desk.room.propose_rematch("next", desk.now))
    assert not desk.room.is_rematch_agreed()
    with pytest.raises(RequestRefused, match="room-rematch-made"):
        answer_rematch(desk, 0)


def test_against_bots_an_offer_is_enough() -> None:
    desk = ended(duel(bots=(1,)))
    answer_rematch(desk, 0)
    assert desk.room.is_rematch_agreed()


def test_who_declines_a_rematch_ends_the_offer_and_another_may_follow() -> None:
    desk = ended(duel())
    answer_rematch(desk, 0)
    answer_rematch(desk, 1, agree=False)
    offer = desk.room.state.offer
    assert offer is not None
    assert (offer.seat, offer.declined, desk.room.asked_for_rematch()) == (0, 1, ())
    assert not desk.room.is_rematch_agreed()
    answer_rematch(desk, 1)
    assert desk.room.asked_for_rematch() == (0,)
    answer_rematch(desk, 1, agree=False)
    assert desk.room.asked_for_rematch() == (), "an offer can be withdrawn"


def test_people_around_one_screen_agree_together() -> None:
    desk = Desk(duel())
    for seat in (0, 1):
        desk.do(desk.room.propose_sit(seat, "", digest("one token"), desk.now))
    desk.do(desk.room.propose_begin(desk.now))
    desk.do(desk.room.propose_close(desk.now))
    answer_rematch(desk, 0)
    assert desk.room.is_rematch_agreed()


def test_what_is_due() -> None:
    desk = Desk(duel(bots=(1,)), "due")
    assert desk.room.due(0.0) == (False, None, None, None, False)
    desk.sit()
    assert desk.room.due(0.0).begin
    desk.do(desk.room.propose_begin(desk.now))
    assert not desk.room.due(0.0).begin
    while desk.room.due(0.0).bot is None:
        desk.step()
    assert desk.room.due(0.0).bot == 1
    assert desk.room.asked() == ()
    desk.do(desk.room.propose_pause(desk.now))
    assert desk.room.due(0.0) == (False, None, None, None, True)
    with pytest.raises(RequestRefused, match="room-paused"):
        desk.room.propose_pause(desk.now)
    desk.do(desk.room.propose_resume(desk.now))
    with pytest.raises(RequestRefused, match="room-not-paused"):
        desk.room.propose_resume(desk.now)


def test_bots_leave_shared_questions_to_humans_and_say_their_own_yes_or_no() -> None:
    desk = Desk(plan_of(setup_of("one_deck_dungeon", "pair", 2), bots=(0,)), "shared").begin()
    assert desk.match.waiting() == [0, 1]
    assert desk.room.bot_turn() is None
    assert desk.room.asked() == (1,)


def test_notes_are_not_kept_for_ever() -> None:
    desk = Desk(duel()).begin()
    for _ in range(150):
        desk.do(desk.room.propose_phrase(0, "hello", desk.now))
    assert len(desk.room.state.notes) == 100


def test_a_level_of_bot_and_the_key_are_no_part_of_a_checkpoint() -> None:
    desk = Desk(duel(), "secret").begin().play(5)
    assert desk.key.hex().encode() not in desk.room.dump()
    assert msgspec.json.decode(desk.room.dump())["format"] == 1
