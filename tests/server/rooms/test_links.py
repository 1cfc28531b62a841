"""Links that open a seat once: invitations, and those for a second device."""

import msgspec
import pytest

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.entries import DeviceInvited, Freed, Invited, Sat
from ludotheque.server.rooms.links import MOST_DEVICES
from ludotheque.server.rooms.plan import Policy
from ludotheque.server.rooms.rematch import rematch
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import SPENT_KEPT, Link, digest
from ludotheque.server.rooms.snapshots import Snapshot, read_snapshot
from tests.server.rooms.desk import Desk, duel, fingerprint, plan_of, setup_of, token_of


def invite(desk: Desk, seat: int, link: str) -> Desk:
    return desk.do(desk.room.propose_invite(seat, digest(link), desk.now))


def accept(desk: Desk, link: str, own: str, name: str = "Guest") -> Desk:
    return desk.do(desk.room.propose_accept(digest(link), name, digest(own), desk.now))


def add_device(desk: Desk, seat: int, link: str, own: str) -> Desk:
    desk.do(desk.room.propose_device_link(seat, digest(link), desk.now))
    return desk.do(desk.room.propose_device(digest(link), digest(own), desk.now))


def refused_by(desk: Desk, link: str) -> str:
    """Why nobody sits down by that link."""
    with pytest.raises(RequestRefused) as refusal:
        desk.room.propose_accept(digest(link), "Eve", digest("eve"), desk.now)
    return refusal.value.key


def test_a_link_holds_no_seat_and_is_good_for_one_person() -> None:
    desk = invite(Desk(duel()), 1, "link")
    assert desk.room.seats_of_token("link") == ()
    assert desk.room.link("link") == Link(1, device=False)
    with pytest.raises(RequestRefused, match="room-seat-invited"):
        desk.room.propose_sit(1, "Eve", digest("eve"), desk.now)
    accept(desk, "link", "own")
    assert desk.room.seats_of_token("own") == (1,)
    assert desk.room.seats_of_token("link") == ()
    assert desk.room.link("link") == Link(1, device=False, why="sat")
    assert refused_by(desk, "link") == "room-link-sat"


def test_a_link_never_becomes_the_token_of_the_seat() -> None:
    desk = invite(Desk(duel()), 1, "link")
    with pytest.raises(RequestRefused, match="room-token-not-fresh"):
        desk.room.propose_accept(digest("link"), "", digest("link"), desk.now)


def test_a_new_link_makes_the_lost_one_worthless() -> None:
    desk = invite(invite(Desk(duel()), 1, "lost"), 1, "new")
    assert refused_by(desk, "lost") == "room-link-replaced"
    assert desk.room.link("new") == Link(1, device=False)


def test_what_nobody_has_made_is_no_link() -> None:
    desk = invite(Desk(duel()), 1, "link")
    assert desk.room.link("") is None
    assert desk.room.link("other") is None
    assert refused_by(desk, "other") == "host-wrong-token"


def test_a_seat_whose_player_is_there_has_no_new_link() -> None:
    """Else the host could look at another's hand."""
    desk = Desk(duel()).begin()
    with pytest.raises(RequestRefused, match="room-seat-held"):
        desk.room.propose_invite(1, digest("mine"), desk.now)


def test_a_seat_whose_player_is_away_can_be_freed_for_somebody_else() -> None:
    desk = Desk(duel(Policy(absent="vote"))).begin()
    desk.do(desk.room.propose_device_link(1, digest("device"), desk.now))
    desk.do(desk.room.propose_left(1, desk.now))
    invite(desk, 1, "link")
    assert isinstance(desk.journal[-1], Freed)
    seat = desk.room.seat(1)
    assert (seat.taken, seat.away, seat.name, seat.freed) == (False, True, "", True)
    assert desk.room.seats_of_token(token_of(1)) == ()
    assert refused_by(desk, token_of(1)) == refused_by(desk, "device") == "room-link-freed"
    desk.do(desk.room.propose_vote(0, 1, "wait", desk.now))
    accept(desk, "link", "other")
    assert (seat.taken, seat.away, seat.name) == (True, False, "Guest")
    assert desk.room.seats_of_token("other") == (1,)
    assert desk.play().room.over
    assert fingerprint(desk.fold()) == fingerprint(desk.room)


def test_while_a_seat_is_free_nobody_agrees_to_a_takeback_for_it() -> None:
    """Else the host frees the seat of a guest who is away for a moment, and takes back what went wrong."""
    desk = Desk(duel(Policy(takeback="ask"))).begin().play(20)
    seat = desk.match.records[-1].seat
    desk.do(desk.room.propose_left(1 - seat, desk.now))
    invite(desk, 1 - seat, "link")
    with pytest.raises(RequestRefused, match="room-takeback-away"):
        desk.room.propose_takeback(seat, desk.now)
    accept(desk, "link", "other")
    desk.do(desk.room.propose_takeback(seat, desk.now))
    assert desk.room.missing_consent() == (1 - seat,)


def test_a_seat_that_has_resigned_is_nobodys() -> None:
    desk = Desk(plan_of(setup_of("dice_throne", "king_of_the_hill", 3))).begin()
    desk.do(desk.room.propose_resign(1, desk.now))
    desk.do(desk.room.propose_left(1, desk.now))
    with pytest.raises(RequestRefused, match="room-resigned"):
        desk.room.propose_invite(1, digest("link"), desk.now)


def test_a_bot_goes_when_somebody_takes_the_seat_that_was_freed() -> None:
    desk = Desk(duel(Policy(absent="bot"))).begin()
    desk.do(desk.room.propose_left(1, desk.now))
    invite(desk, 1, "link")
    assert desk.room.is_bot(1)
    accept(desk, "link", "other")
    assert not desk.room.is_bot(1)


def test_who_is_away_may_be_replaced_before_the_beginning_too() -> None:
    desk = Desk(duel()).sit()
    desk.do(desk.room.propose_left(1, desk.now))
    invite(desk, 1, "link")
    assert not desk.room.due(desk.now).begin
    accept(desk, "link", "other")
    assert desk.room.due(desk.now).begin


def test_a_second_device_has_a_token_of_its_own() -> None:
    desk = add_device(Desk(duel()).begin(), 1, "device", "phone")
    assert desk.room.seats_of_token("phone") == desk.room.seats_of_token(token_of(1)) == (1,)
    assert desk.room.link("device") == Link(1, device=True, why="device")
    with pytest.raises(RequestRefused, match="room-link-device"):
        desk.room.propose_device(digest("device"), digest("eve"), desk.now)
    assert fingerprint(desk.fold()) == fingerprint(desk.room)
    assert fingerprint(Room.load(desk.plan, desk.key, desk.room.dump())) == fingerprint(desk.room)


def test_a_link_for_a_device_seats_nobody_and_an_invitation_is_for_no_device() -> None:
    desk = invite(Desk(duel()), 1, "link")
    desk.do(desk.room.propose_sit(0, "", digest("host"), desk.now))
    desk.do(desk.room.propose_device_link(0, digest("device"), desk.now))
    assert refused_by(desk, "device") == "host-wrong-token"
    with pytest.raises(RequestRefused, match="host-wrong-token"):
        desk.room.propose_device(digest("link"), digest("phone"), desk.now)
    with pytest.raises(RequestRefused, match="room-token-not-fresh"):
        desk.room.propose_device(digest("device"), digest("device"), desk.now)
    with pytest.raises(RequestRefused, match="room-seat-yours"):
        desk.room.propose_device(digest("device"), digest("host"), desk.now)


def test_only_who_sits_there_can_have_another_device() -> None:
    desk = Desk(duel(bots=(1,)))
    with pytest.raises(RequestRefused, match="room-not-there"):
        desk.room.propose_device_link(0, digest("device"), desk.now)
    with pytest.raises(RequestRefused, match="room-bot-seat"):
        desk.room.propose_device_link(1, digest("device"), desk.now)


def test_a_newer_link_for_a_device_replaces_the_older_one() -> None:
    desk = Desk(duel()).begin()
    for link in ("old", "new"):
        desk.do(desk.room.propose_device_link(1, digest(link), desk.now))
    assert desk.room.link("old") == Link(1, device=False, why="replaced")
    assert desk.room.link("new") == Link(1, device=True)


def test_devices_and_what_is_remembered_of_links_have_an_end() -> None:
    desk = Desk(duel()).begin()
    for number in range(MOST_DEVICES):
        add_device(desk, 1, f"link {number}", f"device {number}")
    with pytest.raises(RequestRefused, match="room-devices"):
        desk.room.propose_device_link(1, digest("one more"), desk.now)
    for number in range(SPENT_KEPT):
        desk.do([DeviceInvited(desk.room.seq + 1, desk.now, 1, digest(f"more {number}"))])
    assert len(desk.room.seat(1).spent) == SPENT_KEPT


def test_another_device_is_nobody_elses_business() -> None:
    desk = Desk(duel()).begin()
    step, notes = desk.room.step, len(desk.room.state.notes)
    add_device(desk, 1, "device", "phone")
    assert (desk.room.step, len(desk.room.state.notes)) == (step, notes)


def test_a_rematch_knows_every_device_and_a_link_that_nobody_has_used() -> None:
    desk = Desk(duel())
    desk.do(desk.room.propose_sit(0, "Ann", digest("ann"), desk.now))
    invite(desk, 1, "link")
    desk.do(desk.room.propose_hand_over(1, "host", desk.now))
    desk.do(desk.room.propose_begin(desk.now))
    add_device(desk, 0, "device", "phone")
    desk.do(desk.room.propose_resign(0, desk.now))
    _, holders = rematch(desk.room, {})
    assert [(holder.seat, holder.tokens, holder.invitation) for holder in holders] == [
        (1, (digest("ann"), digest("phone")), ""),
        (0, (), digest("link")),
    ]


def test_in_a_journal_of_an_earlier_version_the_link_goes_on_as_the_token() -> None:
    """Who took a seat there keeps it, with the token they have."""
    desk = Desk(duel())
    desk.do([Invited(1, desk.now, 0, digest("a")), Invited(2, desk.now, 1, digest("b"))])
    desk.do([Sat(3, desk.now, 1, "Ben", digest("b"))])
    assert desk.room.seats_of_token("b") == (1,)
    assert desk.room.link("b") is None
    assert desk.room.link("a") == Link(0, device=False), "who has not sat down yet does so by today's rules"
    accept(desk, "a", "own")
    assert desk.room.seats_of_token("a") == ()


def test_a_room_that_an_earlier_version_imported_keeps_its_tokens_and_is_marked() -> None:
    desk = Desk(duel())
    desk.do([Sat(1, desk.now, 0, "Ann", ""), Sat(2, desk.now, 1, "Ben", "")])
    desk.do(desk.room.propose_begin(desk.now)).play(5)
    desk.do([Invited(desk.room.seq + 1, desk.now, 1, digest("b"))])
    assert desk.room.seats_of_token("b") == (1,)
    assert desk.room.imported
    assert desk.room.seat(1).name == "Ben"


def test_a_checkpoint_of_an_earlier_version_does_not_say_whether_it_was_imported() -> None:
    desk = Desk(duel()).begin()
    content = msgspec.json.decode(desk.room.dump())
    assert content["state"].pop("imported") is False
    for seat in content["state"]["seats"]:
        for field in ("devices", "device_link", "spent", "freed"):
            del seat[field]
    old: Snapshot = read_snapshot(msgspec.json.encode(content))
    assert old.state.imported is None
    assert old.state.seats[0].tokens() == (digest(token_of(0)),)
