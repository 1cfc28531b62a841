"""Many entries with one commit: who comes while one is on its way to the disk shares the next.

A disk may need ten milliseconds to take a commit, and PostgreSQL lets only one commit with a notice through at a
time; one by one, a hundred rooms would wait for each other.
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
"""Writes groups of lines and says which places were free; where a group gets only some of its own, it writes none."""


class PendingAppend:
    """Lines of one room that somebody waits for: all of them are written, or none."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.room: str = lines[0]["room"]
        self.places: set[Place] = {(self.room, line["seq"]) for line in lines}
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done.add_done_callback(asyncio.Future.exception)  # perhaps nobody waits any more


class Appender:
    """Writes the lines of everybody, one transaction after the other."""

    def __init__(self, put: Put) -> None:
        self.put = put
        self.waiting: list[PendingAppend] = []
        self.running: asyncio.Task[None] | None = None

    async def append(self, lines: list[Line]) -> None:
        """Write lines of one room; who stops waiting does not stop the writing."""
        wish = PendingAppend(lines)
        self.waiting.append(wish)
        if self.running is None:
            self.running = asyncio.create_task(self._run())
        try:
            await asyncio.shield(wish.done)
        finally:
            del wish  # an error knows this frame: with its future in it both would wait for the garbage

    async def finish(self) -> None:
        """Wait for what is under way."""
        if self.running is not None:
            await self.running

    async def _run(self) -> None:
        try:
            while self.waiting:
                await self._write(self._chosen())
        finally:
            self.running = None

    def _chosen(self) -> list[PendingAppend]:
        """What is written next: of those who want the same place only the first, and no more than is wise.

        All processes write in the order of rooms, so that no two of them wait for each other.
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
        """Write together what can be; where one wish stands in the way of the others, each by itself."""
        try:
            written = await self.put([wish.lines for wish in wishes])
        except Exception as error:  # noqa: BLE001 - it goes to those who wait
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
    """The places that were free and are now written; a group that got only some of its own raises."""
    written = await journal.put(connection, [line for lines in groups for line in lines])
    for lines in groups:
        places = {(line["room"], line["seq"]) for line in lines}
        if places & written and not places <= written:
            raise SeqTaken
    return written
