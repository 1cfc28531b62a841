"""Rooms as administrators may see them: without tokens, and without the keys of games in progress."""

import time
import unicodedata
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec

from ludotheque.kernel.errors import LudoError
from ludotheque.server.rooms import entries as kinds
from ludotheque.server.rooms.entries import AnyEntry, BrokenJournal, decode
from ludotheque.server.rooms.links import is_without_token
from ludotheque.server.rooms.plan import Plan, decode_plan
from ludotheque.server.rooms.restore import open_room
from ludotheque.server.rooms.room import Room
from ludotheque.server.store.errors import UnknownRoom
from ludotheque.server.store.rooms import RoomRow
from ludotheque.server.store.store import Store

PAGE: Final = 200
STATES: Final = ("open", "over", "closed")
UNREADABLE: Final = "unreadable"


class RoomLine(msgspec.Struct, frozen=True):
    """A room in a list. Times are in seconds since 1970."""

    room: str
    game: str
    mode: str
    name: str
    state: str
    phase: str
    seat_count: int
    taken: int  # by people
    bots: int
    entries: int
    answers: int
    made_at: float
    last_answer_at: float | None


async def room_lines(store: Store, state: str | None) -> AsyncIterator[RoomLine]:
    """Yield all rooms in the order of their ids. An unreadable room doesn't hide the others."""
    after = ""
    while rows := await store.rows(state, after, PAGE):
        for row in rows:
            try:
                yield line_of(row, await journal_of(store, row.id))
            except BrokenJournal:
                yield line_of(msgspec.structs.replace(row, plan=b""), [])
        after = rows[-1].id


async def journal_of(store: Store, room: str) -> list[AnyEntry]:
    return [decode(raw) for _, raw in await store.entries(room, 0)]


def line_of(row: RoomRow, journal: list[AnyEntry]) -> RoomLine:
    """Return a room's line without replaying the match, so that a long list is fast."""
    answers = [entry for entry in journal if isinstance(entry, kinds.Answered)]
    try:
        plan = decode_plan(row.plan)
        phase = phase_of(row, plan, journal)
    except LudoError:  # from another version; the others are still listed
        plan, phase = None, UNREADABLE
    return RoomLine(
        room=row.id,
        game=row.game,
        mode="" if plan is None else plan.mode,
        name="" if plan is None else printable(plan.name),
        state=row.state,
        phase=phase,
        seat_count=0 if plan is None else len(plan.seats),
        taken=sum(1 for held in holders(journal).values() if held),
        bots=0 if plan is None else sum(1 for seat in plan.seats if seat.kind == "bot"),
        entries=len(journal),
        answers=len(answers),
        made_at=row.made_at,
        last_answer_at=answers[-1].at if answers else None,
    )


def holders(journal: list[AnyEntry]) -> dict[int, bool]:
    """Return the seats that were taken, and whether a token still holds them. Freed and imported seats have none."""
    return {
        entry.seat: isinstance(entry, kinds.Sat) and bool(entry.digest)
        for entry in journal
        if isinstance(entry, kinds.Sat | kinds.Freed)
    }


def phase_of(row: RoomRow, plan: Plan, journal: list[AnyEntry]) -> str:
    if row.state != "open" or any(isinstance(entry, kinds.Closed) for entry in journal):
        return "over"
    if not any(isinstance(entry, kinds.Began) for entry in journal):
        return open_room(plan, row.key, None, journal).phase
    return "playing"


async def row_of(store: Store, room: str) -> RoomRow:
    row = await store.row(room)
    if row is None:
        raise UnknownRoom(printable(room)[:40])
    return row


async def opened(store: Store, row: RoomRow) -> Room:
    """Return the room from the store, without writing."""
    checkpoint = await store.checkpoint(row.id)
    behind = 0 if checkpoint is None else checkpoint[0]
    later = [decode(raw) for _, raw in await store.entries(row.id, behind)]
    return open_room(decode_plan(row.plan), row.key, checkpoint, later)


def page_of(row: RoomRow, room: Room, journal: list[AnyEntry]) -> dict[str, Any]:  # JSON-ready values
    """Return everything about a room that an administrator may read."""
    line = msgspec.structs.replace(line_of(row, journal), phase=room.phase)
    result = room.result
    return {
        **msgspec.structs.asdict(line),
        "rules": room.rules,
        "rules_of_program": room.game.rules_version,
        "paused": room.paused,
        "imported": room.imported or any(is_without_token(entry) for entry in journal),
        "written": room.written,
        "commitment": room.commitment,
        "key": room.revealed_key or None,
        "outcome": None if result is None else result.outcome,
        "ended_by": None if result is None else result.by,
        "policy": msgspec.to_builtins(room.plan.policy),
        "seats": [seat_of(room, seat) for seat in room.seats],
        "asked": list(room.publicly_asked()),
    }


def seat_of(room: Room, seat: int) -> dict[str, Any]:  # JSON-ready values
    state = room.seat(seat)
    return {
        "seat": seat,
        "kind": room.plan.seats[seat].kind,
        "name": printable(state.name),
        "hero": state.hero,
        "taken": bool(state.tokens()),
        "away": state.away,
        "bot": room.is_bot(seat),
        "resigned": state.resigned,
    }


def printable(text: str) -> str:
    """Replace control characters, which a terminal would interpret."""
    return "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)


def since(moment: float) -> float:
    """Return the seconds since then, at least 0 if the clock was set back."""
    return max(0.0, time.time() - moment)
