"""Writes the journal of a SQLite file in a single thread.

Every answer of every room passes through here. The engine would hand each statement to another thread and back, which
would cost a busy server more than the rules do.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from ludotheque.server.store.connect import PRAGMAS, WRITING, reason
from ludotheque.server.store.errors import SeqTaken, StoreUnavailable, UnknownRoom
from ludotheque.server.store.journal import Line, Place

INSERT: Final = 'INSERT INTO journal (room, seq, "at", entry) VALUES (:room, :seq, :at, :entry) ON CONFLICT DO NOTHING'


class DirectJournal:
    """A separate connection in its own thread, opened on first use."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.thread = ThreadPoolExecutor(1, "journal")
        self.connection: sqlite3.Connection | None = None

    async def put(self, groups: list[list[Line]]) -> set[Place]:
        """Write the lines whose places are free. Rolls back everything if a group would get only some of its places."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._put, groups)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown(wait=False)

    def _put(self, groups: list[list[Line]]) -> set[Place]:
        try:
            connection = self._opened()
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
            raise StoreUnavailable(reason(error)) from error
        return written

    def _opened(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.database, isolation_level=None)
            for pragma in PRAGMAS:
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def insert_all(connection: sqlite3.Connection, groups: Iterable[list[Line]]) -> set[Place]:
    written: set[Place] = set()
    for lines in groups:
        free = {(line["room"], line["seq"]) for line in lines if connection.execute(INSERT, line).rowcount == 1}
        if free and len(free) < len(lines):
            raise SeqTaken
        written |= free
    return written
