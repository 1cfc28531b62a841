"""Rows of rooms, and reports of wrong rulings with the tape and the view of the seat."""

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.errors import StoreRefused, UnknownRoom
from ludotheque.server.store.schema import JOURNAL, REPORTS, ROOMS

SWEPT_AT_ONCE: Final = 200  # rooms locked together


class RoomRow(msgspec.Struct, frozen=True):
    """What is known of a room before its journal is read."""

    id: str
    game: str
    rules_version: int
    plan: bytes
    key: bytes
    made_at: float
    host_digest: str
    state: str


FIELDS: Final = tuple(ROOMS.c[name] for name in RoomRow.__struct_fields__)


async def create(connection: AsyncConnection, room: RoomRow) -> None:
    try:
        await connection.execute(insert(ROOMS).values(**msgspec.structs.asdict(room), changed_at=room.made_at))
    except IntegrityError as error:
        raise StoreRefused("room-exists", room=room.id) from error


async def row(connection: AsyncConnection, room: str) -> RoomRow | None:
    """Return the room with this id. The id may be any text, even one that no database could store."""
    if not (room.isascii() and room.isprintable()):
        return None
    found = (await connection.execute(select(*FIELDS).where(ROOMS.c.id == room))).one_or_none()
    return None if found is None else RoomRow(*found)


async def rows(connection: AsyncConnection, state: str | None, after: str, limit: int) -> list[RoomRow]:
    """Return the next rooms after an id, in order, of one state or of all."""
    wanted = select(*FIELDS).where(ROOMS.c.id > after).order_by(ROOMS.c.id).limit(limit)
    if state is not None:
        wanted = wanted.where(ROOMS.c.state == state)
    return [RoomRow(*found) for found in await connection.execute(wanted)]


async def count(connection: AsyncConnection, state: str) -> int:
    counted = await connection.execute(select(func.count()).select_from(ROOMS).where(ROOMS.c.state == state))
    return counted.scalar_one()


async def set_state(connection: AsyncConnection, room: str, state: str, at: float) -> None:
    changed = update(ROOMS).where(ROOMS.c.id == room).values(state=state, changed_at=at).returning(ROOMS.c.id)
    if (await connection.execute(changed)).first() is None:
        raise UnknownRoom(room)


async def changed_at(connection: AsyncConnection, room: str) -> float | None:
    """Return when the room last changed."""
    changed = (await connection.execute(select(ROOMS.c.changed_at).where(ROOMS.c.id == room))).scalar_one_or_none()
    written = (await connection.execute(last_entry(room))).scalar_one_or_none()
    return changed if changed is None or written is None else max(changed, written)


async def delete_room(connection: AsyncConnection, room: str) -> None:
    await connection.execute(delete(ROOMS).where(ROOMS.c.id == room))


def last_entry(room: str | ColumnElement[str]) -> Select[tuple[float]]:
    """Select the time of a room's latest entry."""
    return select(JOURNAL.c.at).where(JOURNAL.c.room == room).order_by(JOURNAL.c.seq.desc()).limit(1)


def idle(before: float) -> ColumnElement[bool]:
    newest = last_entry(ROOMS.c.id).correlate(ROOMS).scalar_subquery()
    return (ROOMS.c.changed_at < before) & (func.coalesce(newest, 0.0) < before)


async def delete_some_idle(connection: AsyncConnection, before: float) -> int:
    """Delete a batch of idle rooms with all their data. Returns how many.

    An entry may arrive meanwhile. The lock makes later entries wait. The second check sees everything written before
    the lock and keeps rooms with a new entry.
    """
    idle_rooms = select(ROOMS.c.id).where(idle(before)).order_by(ROOMS.c.id).limit(SWEPT_AT_ONCE).with_for_update()
    found = list((await connection.execute(idle_rooms)).scalars())
    deleted = delete(ROOMS).where(ROOMS.c.id.in_(found), idle(before)).returning(ROOMS.c.id)
    return len((await connection.execute(deleted)).all()) if found else 0


SPECTATOR: Final = -1  # in place of a seat


class StoredReport(msgspec.Struct, frozen=True):
    """A report of a wrong ruling, with everything needed to reproduce it."""

    id: str
    room: str
    seat: int
    at: float
    words: str
    tape: bytes
    view: bytes


REPORT_FIELDS: Final = tuple(REPORTS.c[name] for name in StoredReport.__struct_fields__)


async def put_report(connection: AsyncConnection, report: StoredReport) -> None:
    await connection.execute(insert(REPORTS).values(**msgspec.structs.asdict(report)))


async def reports(connection: AsyncConnection, after: str, limit: int) -> list[StoredReport]:
    """Return the next reports after an id, in order."""
    wanted = select(*REPORT_FIELDS).where(REPORTS.c.id > after).order_by(REPORTS.c.id).limit(limit)
    return [StoredReport(*found) for found in await connection.execute(wanted)]


async def delete_report(connection: AsyncConnection, report: str) -> None:
    await connection.execute(delete(REPORTS).where(REPORTS.c.id == report))
