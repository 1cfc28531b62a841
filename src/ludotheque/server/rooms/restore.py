"""Restores a room from its latest snapshot and the entries since."""

from typing import Final

from ludotheque.server.rooms import entries as kinds
from ludotheque.server.rooms.entries import AnyEntry, Began, Renewed
from ludotheque.server.rooms.plan import Plan
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.snapshots import load_room, load_under_new_rules, read_snapshot

Stored = tuple[int, int, bytes]
"""A snapshot: its entry number, rules version and content."""

MATCH_ENTRIES: Final = (
    kinds.Answered,
    kinds.Kept,
    kinds.Withdrawn,
    kinds.Undone,
    kinds.AskedTakeback,
    kinds.AnsweredTakeback,
    kinds.TookBack,
)
ROOM_ENTRIES: Final = (
    kinds.Imported,
    kinds.Invited,
    kinds.Sat,
    kinds.Freed,
    kinds.DeviceInvited,
    kinds.DeviceAdded,
    kinds.Renamed,
    kinds.Picked,
    kinds.Banned,
    kinds.Phrase,
    kinds.Rematch,
)
"""Entries that are still meaningful without a match."""


def open_room(plan: Plan, key: bytes, checkpoint: Stored | None, entries: list[AnyEntry]) -> Room:
    """Return the room restored from a snapshot and the entries since.

    If the rules have changed, the room continues from the snapshot and drops later answers. It is marked with
    `stale_rules` until the journal records that. Without a snapshot of the match, the room is read-only.
    """
    room = Room(plan, key)
    later = [entry for entry in entries if checkpoint is None or entry.seq > checkpoint[0]]
    begun = rules_version_of(checkpoint)
    if begun not in (0, room.game.rules_version) and checkpoint is not None:
        load_under_new_rules(room, checkpoint[2])
        renew(room, later)
        return room
    if checkpoint is not None:
        load_room(room, checkpoint[2])
    if any(isinstance(entry, Began) and entry.rules != room.game.rules_version for entry in later):
        apply_read_only(room, later)
    else:
        for entry in later:
            room.apply(entry)
    return room


def open_read_only(plan: Plan, key: bytes, checkpoint: Stored | None, entries: list[AnyEntry]) -> Room:
    """Return the room read-only, for a plan that this version cannot play."""
    room = Room(plan, key)
    if checkpoint is not None:
        load_under_new_rules(room, checkpoint[2])
    apply_read_only(room, [entry for entry in entries if checkpoint is None or entry.seq > checkpoint[0]])
    room.state.renewed = True
    return room


def rules_version_of(checkpoint: Stored | None) -> int:
    """Return the rules version of the match in a snapshot, or 0 if it had not begun."""
    return read_snapshot(checkpoint[2]).state.rules if checkpoint is not None else 0


def renew(room: Room, later: list[AnyEntry]) -> None:
    """Apply later entries under new rules. Until the journal records the renewal, entries of the match are skipped."""
    if room.match is None:
        apply_read_only(room, later)
        return
    room.stale_rules = True
    for entry in later:
        if isinstance(entry, Renewed) and entry.rules == room.game.rules_version:
            room.stale_rules = False
        if isinstance(entry, MATCH_ENTRIES) and room.stale_rules:
            skip_entry(room, entry)
        else:
            room.apply(entry)


def apply_read_only(room: Room, later: list[AnyEntry]) -> None:
    """Apply only the entries about seating and the like, and make the room read-only."""
    for entry in later:
        if isinstance(entry, ROOM_ENTRIES):
            room.apply(entry)
        else:
            skip_entry(room, entry)
    if not room.over:
        room.state.phase = "readonly"


def skip_entry(room: Room, entry: AnyEntry) -> None:
    room.state.seq = entry.seq
    room.state.step += 1
