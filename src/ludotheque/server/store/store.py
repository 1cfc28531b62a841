"""The interface to the database."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.server.store import backup, journal, notifications, rooms
from ludotheque.server.store.connect import BEGIN, READING, driver_message, open_engine
from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.store.journal import Appender, DirectJournal, JournalRow, Place, insert_groups
from ludotheque.server.store.notifications import Notifications
from ludotheque.server.store.rooms import RoomRow, StoredReport

TRIES: Final = 4
DEADLOCK: Final = "40P01"
Given = ParamSpec("Given")
Got = TypeVar("Got")


class Store:
    """Rooms, journals, snapshots, replays and reports. Confirmed writes are durable."""

    def __init__(self, url: str, engine: AsyncEngine) -> None:
        self.url = url
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"  # several processes may share it and follow each other
        self._readers = engine.execution_options(**{BEGIN: READING})
        # SQLite has one writer at a time. Queueing here is fair; waiting inside SQLite is not.
        self._write_lock: AbstractAsyncContextManager[object] = nullcontext() if self.is_shared else asyncio.Lock()
        self._direct = None if self.is_shared else DirectJournal(engine.url.database or "")
        self._appender = Appender(self._put)
        self._running: set[asyncio.Task[Any]] = set()  # tasks with any result; they are only awaited

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open and migrate the database. Raises `StoreRefused`, for example `NewerDatabase`, if it cannot."""
        return cls(url, await open_engine(url))

    async def close(self) -> None:
        await self._appender.finish()
        if self._running:
            await asyncio.wait(self._running)
        if self._direct is not None:
            await self._direct.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Check that the database responds."""
        await self._read(select_one)

    async def create(self, room: RoomRow) -> None:
        await self._write(rooms.create, room)

    async def row(self, room: str) -> RoomRow | None:
        return await self._read(rooms.row, room)

    async def rows(self, state: str | None, after: str, limit: int) -> list[RoomRow]:
        """Return the rooms after an id, in order, of one state or of all."""
        return await self._read(rooms.rows, state, after, limit)

    async def delete(self, room: str) -> None:
        """Delete a room that is not published yet, with all its data."""
        await self._write(rooms.delete_room, room)

    async def count(self, state: str) -> int:
        return await self._read(rooms.count, state)

    async def changed_at(self, room: str) -> float | None:
        """Return when the room last changed."""
        return await self._read(rooms.changed_at, room)

    async def set_state(self, room: str, state: str, at: float) -> None:
        await self._write(rooms.set_state, room, state, at)

    async def append(self, room: str, seq: int, entry: bytes, at: float) -> None:
        """Write one journal entry. Raises `SeqTaken` if the number is taken."""
        await self._appender.append(journal.rows_of(room, seq, (entry,), at))

    async def append_all(self, room: str, seq: int, entries: Sequence[bytes], at: float) -> None:
        """Write entries with numbers from `seq` on, all or none."""
        await self._appender.append(journal.rows_of(room, seq, entries, at))

    async def entries(self, room: str, after: int) -> list[tuple[int, bytes]]:
        """Return the entries after a number, in order."""
        return await self._read(journal.entries, room, after)

    async def put_checkpoint(self, room: str, seq: int, rules_version: int, content: bytes) -> None:
        """Store a snapshot unless a newer one is stored."""
        await self._write(journal.put_checkpoint, room, seq, rules_version, content)

    async def checkpoint(self, room: str) -> tuple[int, int, bytes] | None:
        """Return the latest snapshot: its number, rules version and content."""
        return await self._read(journal.checkpoint, room)

    async def put_replay(self, room: str, content: bytes) -> None:
        await self._write(journal.put_replay, room, content)

    async def replay(self, room: str) -> bytes | None:
        return await self._read(journal.replay, room)

    async def put_due(self, times: Mapping[str, float | None]) -> None:
        """Set when each room must be checked without a request, or None for never."""
        await self._write(journal.put_due, times)

    async def due(self, until: float, limit: int) -> list[str]:
        """Return the rooms that are due by then."""
        return await self._read(journal.due, until, limit)

    async def put_summary(self, room: str, content: bytes) -> None:
        await self._write(journal.put_summary, room, content)

    async def summaries(self, rooms: Sequence[str]) -> dict[str, bytes]:
        """Return the summaries for room lists. Rooms of an older version have none."""
        return await self._read(journal.summaries, rooms)

    async def put_report(self, report: StoredReport) -> None:
        await self._write(rooms.put_report, report)

    async def reports(self, after: str, limit: int) -> list[StoredReport]:
        """Return the reports after an id, in order."""
        return await self._read(rooms.reports, after, limit)

    async def delete_report(self, report: str) -> None:
        await self._write(rooms.delete_report, report)

    def follow(self) -> Notifications:
        """Yield the room and number of every new entry, and `CATCH_UP`.

        SQLite has no other writers and yields nothing.
        """
        return notifications.follow(self.engine) if self.is_shared else notifications.no_notifications()

    async def send_messages(self, messages: list[str]) -> None:
        """Send messages to the other processes, if there are any."""
        if self.is_shared:
            await self._write(journal.send_messages, messages)

    async def delete_idle(self, before: float) -> int:
        """Delete the rooms that haven't changed since then. Returns how many."""
        total = 0
        while deleted := await self._write(rooms.delete_some_idle, before):
            total += deleted
        return total

    async def backup(self, path: Path) -> None:
        """Back up everything to one file without blocking: a SQLite file, or lines of JSON from PostgreSQL."""
        with translated_errors():
            await backup.write(self.engine, path)

    async def restore(self, path: Path) -> None:
        """Restore a backup of either kind into this database, which must be empty."""
        async with backup.open_backup(path) as rows:
            await self._write(backup.copy_into, rows)

    async def _read(
        self,
        work: Callable[Concatenate[AsyncConnection, Given], Awaitable[Got]],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Got:
        """Read on a pooled connection. Cancelling the caller must not leave a connection half open."""

        async def reading() -> Got:
            with translated_errors():
                async with self._readers.connect() as connection:
                    return await work(connection, *given, **named)

        return await self._run_to_end(reading())

    async def _write(
        self,
        work: Callable[Concatenate[AsyncConnection, Given], Awaitable[Got]],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Got:
        """Run work in a transaction. Cancelling the caller doesn't interrupt it."""

        async def given_work(connection: AsyncConnection) -> Got:
            return await work(connection, *given, **named)

        return await self._run_to_end(self._transaction(given_work))

    async def _run_to_end(self, work: Coroutine[Any, Any, Got]) -> Got:
        """Run work to its end even if the caller is cancelled. Closing waits for it too."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # the error refers to this frame: keeping the task here would make a reference cycle

    async def _put(self, groups: list[list[JournalRow]]) -> set[Place]:
        if self._direct is None:
            return await self._transaction(partial(insert_groups, groups))
        async with self._write_lock:
            return await self._direct.put(groups)

    async def _transaction(self, work: Callable[[AsyncConnection], Awaitable[Got]]) -> Got:
        """Run a transaction. Retries if PostgreSQL aborts it because of a deadlock."""
        tries = 1
        while True:
            try:
                return await self._once(work)
            except StoreUnavailable as error:
                if tries == TRIES or not is_deadlock(error.__cause__):
                    raise
                tries += 1

    async def _once(self, work: Callable[[AsyncConnection], Awaitable[Got]]) -> Got:
        with translated_errors():
            async with self._write_lock, self.engine.begin() as connection:
                return await work(connection)


def is_deadlock(error: BaseException | None) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == DEADLOCK


async def select_one(connection: AsyncConnection) -> None:
    await connection.execute(text("SELECT 1"))


@contextmanager
def translated_errors() -> Iterator[None]:
    """Convert database errors to `StoreUnavailable`."""
    try:
        yield
    except DBAPIError as error:
        raise StoreUnavailable(driver_message(error.orig)) from error
    except (PoolTimeout, OSError) as error:
        raise StoreUnavailable(driver_message(error)) from error
