"""Queries for journal entries, snapshots, replays, due times and summaries."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ARRAY, Table, Text, bindparam, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.errors import UnknownRoom
from ludotheque.server.store.schema import CHECKPOINTS, DUE, JOURNAL, REPLAYS, ROOMS, SUMMARIES

CHANNEL: Final = "ludo_journal"
TALK: Final = "ludo_talk"
Line = dict[str, Any]  # journal columns by name
Place = tuple[str, int]  # a room and a number in its journal

NOTICES: Final = select(func.unnest(bindparam("notices", type_=ARRAY(Text))).label("notice")).subquery()
NOTIFY: Final = select(func.pg_notify(CHANNEL, NOTICES.c.notice))
SAY: Final = select(func.pg_notify(TALK, NOTICES.c.notice))


def lines_of(room: str, first: int, entries: Sequence[bytes], at: float) -> list[Line]:
    """Return entries as rows with numbers from `first` on."""
    return [{"room": room, "seq": first + number, "entry": entry, "at": at} for number, entry in enumerate(entries)]


async def put(connection: AsyncConnection, lines: list[Line]) -> set[Place]:
    """Write the lines whose places are free. PostgreSQL sends the notifications when the transaction commits."""
    postgres = connection.dialect.name == "postgresql"
    free = (postgresql if postgres else sqlite).insert(JOURNAL).on_conflict_do_nothing()
    try:
        found = await connection.execute(free.returning(JOURNAL.c.room, JOURNAL.c.seq), lines)
    except IntegrityError as error:
        raise UnknownRoom(lines[0]["room"]) from error
    written = {(room, seq) for room, seq in found}
    if postgres and written:
        await connection.execute(NOTIFY, {"notices": [f"{seq} {room}" for room, seq in sorted(written)]})
    return written


async def entries(connection: AsyncConnection, room: str, after: int) -> list[tuple[int, bytes]]:
    """Return the entries after a number, in order."""
    wanted = select(JOURNAL.c.seq, JOURNAL.c.entry).where(JOURNAL.c.room == room, JOURNAL.c.seq > after)
    return [(seq, entry) for seq, entry in await connection.execute(wanted.order_by(JOURNAL.c.seq))]


async def tell(connection: AsyncConnection, words: list[str]) -> None:
    """Send messages to all listening processes. They are not stored."""
    await connection.execute(SAY, {"notices": words})


Columns = dict[str, Any]  # of one row, by name


async def put_checkpoint(connection: AsyncConnection, room: str, seq: int, rules_version: int, content: bytes) -> None:
    """Store a snapshot unless a newer one is stored."""
    columns = {"room": room, "seq": seq, "rules_version": rules_version, "content": content}
    put = replacing(connection, CHECKPOINTS, columns)
    rest = {name: put.excluded[name] for name in columns if name != "room"}
    newer = put.excluded.seq >= CHECKPOINTS.c.seq
    await keep(connection, put.on_conflict_do_update(index_elements=["room"], set_=rest, where=newer), room)


async def checkpoint(connection: AsyncConnection, room: str) -> tuple[int, int, bytes] | None:
    """Return the latest snapshot: its number, rules version and content."""
    columns = (CHECKPOINTS.c.seq, CHECKPOINTS.c.rules_version, CHECKPOINTS.c.content)
    found = (await connection.execute(select(*columns).where(CHECKPOINTS.c.room == room))).one_or_none()
    return None if found is None else (found.seq, found.rules_version, found.content)


async def put_replay(connection: AsyncConnection, room: str, content: bytes) -> None:
    columns = {"room": room, "content": content}
    put = replacing(connection, REPLAYS, columns)
    rest = {"content": put.excluded.content}
    await keep(connection, put.on_conflict_do_update(index_elements=["room"], set_=rest), room)


async def replay(connection: AsyncConnection, room: str) -> bytes | None:
    return (await connection.execute(select(REPLAYS.c.content).where(REPLAYS.c.room == room))).scalar_one_or_none()


def replacing(connection: AsyncConnection, table: Table, columns: Columns) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that supports a conflict clause."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).values(columns)
    return sqlite.insert(table).values(columns)


async def keep(connection: AsyncConnection, statement: postgresql.Insert | sqlite.Insert, room: str) -> None:
    try:
        await connection.execute(statement)
    except IntegrityError as error:
        raise UnknownRoom(room) from error


async def put_due(connection: AsyncConnection, times: Mapping[str, float | None]) -> None:
    """Set when each room must be checked next, or None for never. Ignores deleted rooms."""
    never = [room for room, at in times.items() if at is None]
    if never:
        await connection.execute(delete(DUE).where(DUE.c.room.in_(never)))
    lines = [{"due_room": room, "due_at": at} for room, at in sorted(times.items()) if at is not None]
    if not lines:
        return
    there = select(ROOMS.c.id, bindparam("due_at")).where(ROOMS.c.id == bindparam("due_room"))
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    put = dialect.insert(DUE).from_select(["room", "at"], there)
    await connection.execute(put.on_conflict_do_update(index_elements=["room"], set_={"at": put.excluded.at}), lines)


async def due(connection: AsyncConnection, until: float, limit: int) -> list[str]:
    """Return the rooms that are due, longest overdue first."""
    wanted = select(DUE.c.room).where(DUE.c.at <= until).order_by(DUE.c.at, DUE.c.room).limit(limit)
    return list((await connection.execute(wanted)).scalars())


async def put_summary(connection: AsyncConnection, room: str, content: bytes) -> None:
    put = replacing(connection, SUMMARIES, {"room": room, "content": content})
    rest = {"content": put.excluded.content}
    await keep(connection, put.on_conflict_do_update(index_elements=["room"], set_=rest), room)


async def summaries(connection: AsyncConnection, rooms: Iterable[str]) -> dict[str, bytes]:
    """Return the stored summaries by room id."""
    wanted = select(SUMMARIES.c.room, SUMMARIES.c.content).where(SUMMARIES.c.room.in_(list(rooms)))
    return {found.room: found.content for found in await connection.execute(wanted)}
