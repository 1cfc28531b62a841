"""Rooms that servers of released versions have stored: they open, and go on or can be looked at."""

from pathlib import Path

import pytest

from ludotheque import __version__
from ludotheque.registry.discovery import game_named
from ludotheque.server.rooms.entries import Answered, Kept, Withdrawn
from ludotheque.server.rooms.plan import BadPlan, check
from ludotheque.server.rooms.restore import open_read_only, open_room
from tests.server.rooms.desk import Desk, fingerprint, token_of
from tests.server.rooms.storing import FOLDER, ROOMS, StoredRoom, path_of, version_of

PATHS = sorted(FOLDER.glob("*.json"))
DRAFTS = [path for path in PATHS if path.stem.endswith("-draft")]
MATCHES = [path for path in PATHS if path not in DRAFTS]
every_match = pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)


def begun_under(stored: StoredRoom) -> int:
    """The rules of its match, or of a match that it would begin."""
    return stored.checkpoint[1]


def is_present(stored: StoredRoom) -> bool:
    return begun_under(stored) == game_named(stored.plan.game).rules_version


@every_match
def test_a_stored_room_opens(path: Path) -> None:
    stored = StoredRoom(path)
    room = open_room(stored.plan, stored.key, stored.checkpoint, stored.entries)
    assert room.seq == stored.entries[-1].seq
    assert room.seats_of_token(token_of(1)) == (1,)
    assert room.timed_events
    if not is_present(stored):
        assert room.stale_rules or room.phase == "readonly"
        return
    assert room.match is not None
    assert room.match.digest() == stored.digest
    assert not room.stale_rules


@every_match
def test_a_stored_room_without_its_checkpoint(path: Path) -> None:
    stored = StoredRoom(path)
    room = open_room(stored.plan, stored.key, None, stored.entries)
    assert room.seq == stored.entries[-1].seq
    if is_present(stored):
        assert room.match is not None
        assert room.match.digest() == stored.digest
    else:
        assert room.phase == "readonly"


def test_a_room_with_a_party_that_is_refused_now_is_shown() -> None:
    """Rules 4 of One Deck Dungeon let a hero sit twice in a hybrid party (ODD-HYBRID-4)."""
    stored = StoredRoom(FOLDER / "0.7.0-hybrid_twins.json")
    with pytest.raises(BadPlan, match="reason-hero-twice"):
        check(stored.plan)
    room = open_read_only(stored.plan, stored.key, stored.checkpoint, stored.entries)
    assert (room.phase, room.seats_of_token(token_of(1))) == ("readonly", (1,))
    assert room.timed_events


@pytest.mark.parametrize("name", ["0.7.0-catacombs_conquest", "0.7.0-one_deck_dungeon"])
def test_a_room_of_the_rules_before_is_played_on_from_its_checkpoint(name: str) -> None:
    stored = StoredRoom(FOLDER / f"{name}.json")
    room = open_room(stored.plan, stored.key, stored.checkpoint, stored.entries)
    desk = Desk(stored.plan, name)
    desk.room, desk.now = room, stored.entries[-1].at
    desk.do(room.propose_renew(desk.now)).play()
    assert (room.rules, room.over) == (room.game.rules_version, True)


@pytest.mark.parametrize("path", DRAFTS, ids=lambda path: path.stem)
def test_a_stored_draft_goes_on(path: Path) -> None:
    stored = StoredRoom(path)
    room = open_room(stored.plan, stored.key, stored.checkpoint, stored.entries)
    room.state.imported = room.imported  # earlier versions did not say
    assert fingerprint(room) == fingerprint(open_room(stored.plan, stored.key, None, stored.entries))
    assert room.phase == "drafting"
    assert len(room.state.banned) == 2
    turn = room.draft_turn()
    assert turn is not None
    for entry in room.propose_pick(turn.seat, room.draft_choices(turn.seat)[0], stored.entries[-1].at):
        room.apply(entry)
    assert all(seat.hero for seat in room.state.seats)


@pytest.mark.parametrize("version", sorted({version_of(path) for path in DRAFTS}))
def test_what_a_window_and_a_clock_leave_is_in_the_stored_rooms(version: str) -> None:
    window, timer = StoredRoom(path_of(version, "window")), StoredRoom(path_of(version, "timer"))
    assert [type(entry) for entry in window.entries[-3:]] == [Kept, Withdrawn, Kept]
    assert any(isinstance(entry, Answered) and entry.how == "clock" for entry in timer.entries)
    if is_present(window):
        room = open_room(window.plan, window.key, window.checkpoint, window.entries)
        assert list(room.state.round.kept) == [window.entries[-1].seat]  # type: ignore[union-attr] # see above
    if is_present(timer):
        assert open_room(timer.plan, timer.key, timer.checkpoint, timer.entries).deadline() is not None


@pytest.mark.parametrize("name", ROOMS)
def test_the_present_version_has_a_stored_room(name: str) -> None:
    there = path_of(__version__, name).exists()
    assert there, "run python -m tests.server.rooms.storing, and keep the older files"
