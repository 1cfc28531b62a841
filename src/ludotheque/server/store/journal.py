"""The journal: queries, and writers that commit the entries of several rooms together."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import ARRAY, Table, Text, bindparam, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.connect import PRAGMAS, WRITING, driver_message
from ludotheque.server.store.errors import SeqTaken, StoreUnavailable, UnknownRoom
from ludotheque.server.store.schema import CHECKPOINTS, DUE, JOURNAL, REPLAYS, ROOMS, SUMMARIES

ENTRY_CHANNEL: Final = "ludo_journal"
MESSAGE_CHANNEL: Final = "ludo_talk"
JournalRow = dict[str, Any]  # journal columns by name
Place = tuple[str, int]  # a room and a number in its journal

NOTICES: Final = select(func.unnest(bindparam("notices", type_=ARRAY(Text))).label("notice")).subquery()
SEND_NOTICES: Final = select(func.pg_notify(ENTRY_CHANNEL, NOTICES.c.notice))
SEND_MESSAGES: Final = select(func.pg_notify(MESSAGE_CHANNEL, NOTICES.c.notice))


def rows_of(room: str, first: int, entries: Sequence[bytes], at: float) -> list[JournalRow]:
    """Return entries as rows with numbers from `first` on."""
    return [{"room": room, "seq": first + number, "entry": entry, "at": at} for number, entry in enumerate(entries)]


async def insert_free(connection: AsyncConnection, rows: list[JournalRow]) -> set[Place]:
    """Write the rows whose places are free. PostgreSQL sends the notifications when the transaction commits."""
    postgres = connection.dialect.name == "postgresql"
    free = (postgresql if postgres else sqlite).insert(JOURNAL).on_conflict_do_nothing()
    try:
        found = await connection.execute(free.returning(JOURNAL.c.room, JOURNAL.c.seq), rows)
    except IntegrityError as error:
        raise UnknownRoom(rows[0]["room"]) from error
    written = {(room, seq) for room, seq in found}
    if postgres and written:
        await connection.execute(SEND_NOTICES, {"notices": [f"{seq} {room}" for room, seq in sorted(written)]})
    return written


async def entries(connection: AsyncConnection, room: str, after: int) -> list[tuple[int, bytes]]:
    """Return the entries after a number, in order."""
    wanted = select(JOURNAL.c.seq, JOURNAL.c.entry).where(JOURNAL.c.room == room, JOURNAL.c.seq > after)
    return [(seq, entry) for seq, entry in await connection.execute(wanted.order_by(JOURNAL.c.seq))]


async def send_messages(connection: AsyncConnection, messages: list[str]) -> None:
    """Send messages to all listening processes. They are not stored."""
    await connection.execute(SEND_MESSAGES, {"notices": messages})


Columns = dict[str, Any]  # of one row, by name


async def put_checkpoint(connection: AsyncConnection, room: str, seq: int, rules_version: int, content: bytes) -> None:
    """Store a snapshot unless a newer one is stored."""
    columns = {"room": room, "seq": seq, "rules_version": rules_version, "content": content}
    put = replacing(connection, CHECKPOINTS, columns)
    rest = {name: put.excluded[name] for name in columns if name != "room"}
    newer = put.excluded.seq >= CHECKPOINTS.c.seq
    await execute_for_room(connection, put.on_conflict_do_update(index_elements=["room"], set_=rest, where=newer), room)


async def checkpoint(connection: AsyncConnection, room: str) -> tuple[int, int, bytes] | None:
    """Return the latest snapshot: its number, rules version and content."""
    columns = (CHECKPOINTS.c.seq, CHECKPOINTS.c.rules_version, CHECKPOINTS.c.content)
    found = (await connection.execute(select(*columns).where(CHECKPOINTS.c.room == room))).one_or_none()
    return None if found is None else (found.seq, found.rules_version, found.content)


async def put_replay(connection: AsyncConnection, room: str, content: bytes) -> None:
    columns = {"room": room, "content": content}
    put = replacing(connection, REPLAYS, columns)
    rest = {"content": put.excluded.content}
    await execute_for_room(connection, put.on_conflict_do_update(index_elements=["room"], set_=rest), room)


async def replay(connection: AsyncConnection, room: str) -> bytes | None:
    return (await connection.execute(select(REPLAYS.c.content).where(REPLAYS.c.room == room))).scalar_one_or_none()


def replacing(connection: AsyncConnection, table: Table, columns: Columns) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that supports a conflict clause."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).values(columns)
    return sqlite.insert(table).values(columns)


async def execute_for_room(
    connection: AsyncConnection, statement: postgresql.Insert | sqlite.Insert, room: str
) -> None:
    try:
        await connection.execute(statement)
    except IntegrityError as error:
        raise UnknownRoom(room) from error


async def put_due(connection: AsyncConnection, times: Mapping[str, float | None]) -> None:
    """Set when each room must be checked next, or None for never. Ignores deleted rooms."""
    never = [room for room, at in times.items() if at is None]
    if never:
        await connection.execute(delete(DUE).where(DUE.c.room.in_(never)))
    rows = [{"due_room": room, "due_at": at} for room, at in sorted(times.items()) if at is not None]
    if not rows:
        return
    existing = select(ROOMS.c.id, bindparam("due_at")).where(ROOMS.c.id == bindparam("due_room"))
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    put = dialect.insert(DUE).from_select(["room", "at"], existing)
    await connection.execute(put.on_conflict_do_update(index_elements=["room"], set_={"at": put.excluded.at}), rows)


async def due(connection: AsyncConnection, until: float, limit: int) -> list[str]:
    """Return the rooms that are due, longest overdue first."""
    wanted = select(DUE.c.room).where(DUE.c.at <= until).order_by(DUE.c.at, DUE.c.room).limit(limit)
    return list((await connection.execute(wanted)).scalars())


async def put_summary(connection: AsyncConnection, room: str, content: bytes) -> None:
    put = replacing(connection, SUMMARIES, {"room": room, "content": content})
    rest = {"content": put.excluded.content}
    await execute_for_room(connection, put.on_conflict_do_update(index_elements=["room"], set_=rest), room)


async def summaries(connection: AsyncConnection, rooms: Iterable[str]) -> dict[str, bytes]:
    """Return the stored summaries by room id."""
    wanted = select(SUMMARIES.c.room, SUMMARIES.c.content).where(SUMMARIES.c.room.in_(list(rooms)))
    return {found.room: found.content for found in await connection.execute(wanted)}


ROWS_PER_BATCH: Final = 200
Put = Callable[[list[list[JournalRow]]], Awaitable[set[Place]]]
"""Writes groups of rows and returns the places that were free.

A group that would get only some of its places writes none.
"""


class PendingAppend:
    """Rows of one room that await writing, all or none."""

    def __init__(self, rows: list[JournalRow]) -> None:
        self.rows = rows
        self.room: str = rows[0]["room"]
        self.places: set[Place] = {(self.room, row["seq"]) for row in rows}
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done.add_done_callback(asyncio.Future.exception)  # its caller may be gone


class Appender:
    """Writes the rows of all rooms, one transaction after another."""

    def __init__(self, put: Put) -> None:
        self.put = put
        self.waiting: list[PendingAppend] = []
        self.running: asyncio.Task[None] | None = None

    async def append(self, rows: list[JournalRow]) -> None:
        """Write rows of one room. Cancelling the caller doesn't cancel the write."""
        pending = PendingAppend(rows)
        self.waiting.append(pending)
        if self.running is None:
            self.running = asyncio.create_task(self._run())
        try:
            await asyncio.shield(pending.done)
        finally:
            del pending  # the error refers to this frame: keeping the future here would make a reference cycle

    async def finish(self) -> None:
        """Wait for running writes."""
        if self.running is not None:
            await self.running

    async def _run(self) -> None:
        try:
            while self.waiting:
                await self._write(self._next_batch())
        finally:
            self.running = None

    def _next_batch(self) -> list[PendingAppend]:
        """Return the next batch: only the first of those that want the same place, up to a size limit.

        All processes write in the order of rooms, which prevents deadlocks.
        """
        chosen: list[PendingAppend] = []
        later: list[PendingAppend] = []
        places: set[Place] = set()
        for pending in self.waiting:
            full = bool(chosen) and len(places) + len(pending.places) > ROWS_PER_BATCH
            if full or places & pending.places:
                later.append(pending)
            else:
                chosen.append(pending)
                places |= pending.places
        self.waiting = later
        return sorted(chosen, key=lambda pending: pending.room)

    async def _write(self, batch: list[PendingAppend]) -> None:
        """Write a batch. If it fails because of one request, write each separately."""
        try:
            written = await self.put([pending.rows for pending in batch])
        except Exception as error:  # noqa: BLE001 - the error goes to the callers
            if len(batch) == 1 or isinstance(error, StoreUnavailable):
                for pending in batch:
                    pending.done.set_exception(error)
                return
            for pending in batch:
                await self._write([pending])
            return
        for pending in batch:
            if pending.places <= written:
                pending.done.set_result(None)
            else:
                pending.done.set_exception(SeqTaken())


async def insert_groups(groups: list[list[JournalRow]], connection: AsyncConnection) -> set[Place]:
    """Return the places that were free and are now written. Raises if a group got only some of its places."""
    written = await insert_free(connection, [row for rows in groups for row in rows])
    for rows in groups:
        places = {(row["room"], row["seq"]) for row in rows}
        if places & written and not places <= written:
            raise SeqTaken
    return written


INSERT: Final = 'INSERT INTO journal (room, seq, "at", entry) VALUES (:room, :seq, :at, :entry) ON CONFLICT DO NOTHING'


class DirectJournal:
    """A separate connection in its own thread, opened on first use."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.thread = ThreadPoolExecutor(1, "journal")
        self.connection: sqlite3.Connection | None = None

    async def put(self, groups: list[list[JournalRow]]) -> set[Place]:
        """Write the rows whose places are free. Rolls back everything if a group would get only some of its places."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._put, groups)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown(wait=False)

    def _put(self, groups: list[list[JournalRow]]) -> set[Place]:
        try:
            connection = self._connected()
            connection.execute(WRITING)
            try:
                written = insert_all(connection, groups)
                connection.execute("COMMIT")
            except BaseException:
                connection.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError as error:
            raise UnknownRoom(groups[0][0]["room"]) from error
        except sqlite3.Error as error:
            raise StoreUnavailable(driver_message(error)) from error
        return written

    def _connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.database, isolation_level=None)
            for pragma in PRAGMAS:
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def insert_all(connection: sqlite3.Connection, groups: Iterable[list[JournalRow]]) -> set[Place]:
    written: set[Place] = set()
    for rows in groups:
        free = {(row["room"], row["seq"]) for row in rows if connection.execute(INSERT, row).rowcount == 1}
        if free and len(free) < len(rows):
            raise SeqTaken
        written |= free
    return written
