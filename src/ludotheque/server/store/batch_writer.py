"""Group commit: entries that arrive during a commit share the next one.

A disk may need ten milliseconds for a commit, and PostgreSQL runs commits with notifications one at a time. Without
batching, a hundred rooms would wait for each other.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store import journal
from ludotheque.server.store.errors import SeqTaken, StoreUnavailable
from ludotheque.server.store.journal import Line, Place

LINES_AT_ONCE: Final = 200
Put = Callable[[list[list[Line]]], Awaitable[set[Place]]]
"""Writes groups of lines and returns the places that were free.

A group that would get only some of its places writes none.
"""


class PendingAppend:
    """Lines of one room that await writing, all or none."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.room: str = lines[0]["room"]
        self.places: set[Place] = {(self.room, line["seq"]) for line in lines}
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done.add_done_callback(asyncio.Future.exception)  # its caller may be gone


class Appender:
    """Writes the lines of all rooms, one transaction after another."""

    def __init__(self, put: Put) -> None:
        self.put = put
        self.waiting: list[PendingAppend] = []
        self.running: asyncio.Task[None] | None = None

    async def append(self, lines: list[Line]) -> None:
        """Write lines of one room. Cancelling the caller doesn't cancel the write."""
        wish = PendingAppend(lines)
        self.waiting.append(wish)
        if self.running is None:
            self.running = asyncio.create_task(self._run())
        try:
            await asyncio.shield(wish.done)
        finally:
            del wish  # the error refers to this frame: keeping the future here would make a reference cycle

    async def finish(self) -> None:
        """Wait for running writes."""
        if self.running is not None:
            await self.running

    async def _run(self) -> None:
        try:
            while self.waiting:
                await self._write(self._chosen())
        finally:
            self.running = None

    def _chosen(self) -> list[PendingAppend]:
        """Return the next batch: only the first of those that want the same place, up to a size limit.

        All processes write in the order of rooms, which prevents deadlocks.
        """
        chosen: list[PendingAppend] = []
        later: list[PendingAppend] = []
        places: set[Place] = set()
        for wish in self.waiting:
            full = bool(chosen) and len(places) + len(wish.places) > LINES_AT_ONCE
            if full or places & wish.places:
                later.append(wish)
            else:
                chosen.append(wish)
                places |= wish.places
        self.waiting = later
        return sorted(chosen, key=lambda wish: wish.room)

    async def _write(self, wishes: list[PendingAppend]) -> None:
        """Write a batch. If it fails because of one request, write each separately."""
        try:
            written = await self.put([wish.lines for wish in wishes])
        except Exception as error:  # noqa: BLE001 - the error goes to the callers
            if len(wishes) == 1 or isinstance(error, StoreUnavailable):
                for wish in wishes:
                    wish.done.set_exception(error)
                return
            for wish in wishes:
                await self._write([wish])
            return
        for wish in wishes:
            if wish.places <= written:
                wish.done.set_result(None)
            else:
                wish.done.set_exception(SeqTaken())


async def together(groups: list[list[Line]], connection: AsyncConnection) -> set[Place]:
    """Return the places that were free and are now written. Raises if a group got only some of its places."""
    written = await journal.put(connection, [line for lines in groups for line in lines])
    for lines in groups:
        places = {(line["room"], line["seq"]) for line in lines}
        if places & written and not places <= written:
            raise SeqTaken
    return written
