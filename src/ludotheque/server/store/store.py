"""The door to the database: everything the server keeps goes through here."""

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

from ludotheque.server.store import backup, journal, notifications, reports, restore, rooms
from ludotheque.server.store.batch_writer import Appender, together
from ludotheque.server.store.connect import BEGIN, READING, opened, reason
from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.store.journal import Line, Place
from ludotheque.server.store.notifications import Heard
from ludotheque.server.store.reports import Report
from ludotheque.server.store.rooms import RoomRow
from ludotheque.server.store.sqlite_journal import DirectJournal

TRIES: Final = 4
DEADLOCK: Final = "40P01"
Given = ParamSpec("Given")
Got = TypeVar("Got")


class Store:
    """Rooms, journals, checkpoints, replays and reports; what is confirmed here survives everything."""

    def __init__(self, url: str, engine: AsyncEngine) -> None:
        self.url = url
        self.engine = engine
        self.many = engine.dialect.name == "postgresql"  # several processes may share it, and follow each other
        self._readers = engine.execution_options(**{BEGIN: READING})
        # SQLite has one writer at a time; waiting in line here is fair, waiting inside SQLite is not.
        self._line: AbstractAsyncContextManager[object] = nullcontext() if self.many else asyncio.Lock()
        self._direct = None if self.many else DirectJournal(engine.url.database or "")
        self._appender = Appender(self._put)
        self._begun: set[asyncio.Task[Any]] = set()  # they are only waited for, whatever they return

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open and migrate the database; `StoreRefused` says why it cannot be, `NewerDatabase` among others."""
        return cls(url, await opened(url))

    async def close(self) -> None:
        await self._appender.finish()
        if self._begun:
            await asyncio.wait(self._begun)
        if self._direct is not None:
            await self._direct.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """See that the database answers."""
        await self._read(answer)

    async def create(self, room: RoomRow) -> None:
        await self._write(rooms.create, room)

    async def row(self, room: str) -> RoomRow | None:
        return await self._read(rooms.row, room)

    async def rows(self, state: str | None, after: str, limit: int) -> list[RoomRow]:
        """The rooms (of a state) whose id comes after this one, in the order of ids."""
        return await self._read(rooms.rows, state, after, limit)

    async def delete(self, room: str) -> None:
        """A room that nobody has heard of yet, with all that hangs on it."""
        await self._write(rooms.delete_room, room)

    async def count(self, state: str) -> int:
        return await self._read(rooms.count, state)

    async def touched(self, room: str) -> float | None:
        """When something last happened in a room."""
        return await self._read(rooms.touched, room)

    async def set_state(self, room: str, state: str, at: float) -> None:
        await self._write(rooms.set_state, room, state, at)

    async def append(self, room: str, seq: int, entry: bytes, at: float) -> None:
        """Write one entry of the journal; `SeqTaken` if another has this number."""
        await self._appender.append(journal.lines_of(room, seq, (entry,), at))

    async def append_all(self, room: str, seq: int, entries: Sequence[bytes], at: float) -> None:
        """Write entries with the numbers from `seq` on, all of them or none."""
        await self._appender.append(journal.lines_of(room, seq, entries, at))

    async def entries(self, room: str, after: int) -> list[tuple[int, bytes]]:
        """The entries behind a number, in order."""
        return await self._read(journal.entries, room, after)

    async def put_checkpoint(self, room: str, seq: int, rules_version: int, content: bytes) -> None:
        """Keep a checkpoint; an older one than the kept one is let go."""
        await self._write(journal.put_checkpoint, room, seq, rules_version, content)

    async def checkpoint(self, room: str) -> tuple[int, int, bytes] | None:
        """The newest checkpoint: its number, the version of the rules, the content."""
        return await self._read(journal.checkpoint, room)

    async def put_replay(self, room: str, content: bytes) -> None:
        await self._write(journal.put_replay, room, content)

    async def replay(self, room: str) -> bytes | None:
        return await self._read(journal.replay, room)

    async def put_due(self, times: Mapping[str, float | None]) -> None:
        """When each of these rooms must be looked at even if nobody comes; never, if there is no time."""
        await self._write(journal.put_due, times)

    async def due(self, until: float, limit: int) -> list[str]:
        """The rooms whose time has come by then."""
        return await self._read(journal.due, until, limit)

    async def put_summary(self, room: str, content: bytes) -> None:
        await self._write(journal.put_summary, room, content)

    async def summaries(self, rooms: Sequence[str]) -> dict[str, bytes]:
        """What a list says of these rooms; of rooms that an older program left, nothing."""
        return await self._read(journal.summaries, rooms)

    async def put_report(self, report: Report) -> None:
        await self._write(reports.put_report, report)

    async def reports(self, after: str, limit: int) -> list[Report]:
        """The reports whose id comes after this one, in the order of ids."""
        return await self._read(reports.reports, after, limit)

    async def delete_report(self, report: str) -> None:
        await self._write(reports.delete_report, report)

    def follow(self) -> Heard:
        """Room and number of every entry anybody writes, and `CATCH_UP`; nothing in SQLite, which is ours alone."""
        return notifications.follow(self.engine) if self.many else notifications.nothing()

    async def tell(self, words: list[str]) -> None:
        """Say something to the other processes that follow, where there are any."""
        if self.many:
            await self._write(journal.tell, words)

    async def delete_idle(self, before: float) -> int:
        """Delete the rooms in which nothing has happened since then; how many it were."""
        total = 0
        while gone := await self._write(rooms.delete_some_idle, before):
            total += gone
        return total

    async def backup(self, path: Path) -> None:
        """Write everything into one file, while others go on: a SQLite file, or lines of JSON from PostgreSQL."""
        with spoken():
            await backup.write(self.engine, path)

    async def restore(self, path: Path) -> None:
        """Take everything from a backup of either kind into this database, which must be empty."""
        async with restore.source(path) as rows:
            await self._write(restore.fill, rows)

    async def _read(
        self,
        work: Callable[Concatenate[AsyncConnection, Given], Awaitable[Got]],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Got:
        """Read on a connection of the pool; who stops waiting must not leave one half opened."""

        async def reading() -> Got:
            with spoken():
                async with self._readers.connect() as connection:
                    return await work(connection, *given, **named)

        return await self._whole(reading())

    async def _write(
        self,
        work: Callable[Concatenate[AsyncConnection, Given], Awaitable[Got]],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Got:
        """Work in a transaction that is not broken off in the middle when its caller is."""

        async def given_work(connection: AsyncConnection) -> Got:
            return await work(connection, *given, **named)

        return await self._whole(self._transaction(given_work))

    async def _whole(self, work: Coroutine[Any, Any, Got]) -> Got:
        """What is begun is done, whoever waits for it; closing waits too."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # an error knows this frame: with its task in it both would wait for the garbage

    async def _put(self, groups: list[list[Line]]) -> set[Place]:
        if self._direct is None:
            return await self._transaction(partial(together, groups))
        async with self._line:
            return await self._direct.put(groups)

    async def _transaction(self, work: Callable[[AsyncConnection], Awaitable[Got]]) -> Got:
        """Of two processes that wait for each other PostgreSQL lets one go, with nothing written: it begins again."""
        tries = 1
        while True:
            try:
                return await self._once(work)
            except StoreUnavailable as error:
                if tries == TRIES or not is_deadlock(error.__cause__):
                    raise
                tries += 1

    async def _once(self, work: Callable[[AsyncConnection], Awaitable[Got]]) -> Got:
        with spoken():
            async with self._line, self.engine.begin() as connection:
                return await work(connection)


def is_deadlock(error: BaseException | None) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == DEADLOCK


async def answer(connection: AsyncConnection) -> None:
    await connection.execute(text("SELECT 1"))


@contextmanager
def spoken() -> Iterator[None]:
    """Whatever the database has to complain about becomes one error of ours."""
    try:
        yield
    except DBAPIError as error:
        raise StoreUnavailable(reason(error.orig)) from error
    except (PoolTimeout, OSError) as error:
        raise StoreUnavailable(reason(error)) from error
