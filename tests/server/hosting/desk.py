"""A host on its own database, and viewers that record the messages they receive."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from ludotheque.server.hosting.commands import RoomCommands
from ludotheque.server.hosting.creation import make_room
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.seating import take_seat
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.protocol.http_bodies import Created, Join
from ludotheque.server.rooms.plan import Plan
from ludotheque.server.store.store import Store
from ludotheque.server.telemetry.metrics import Metrics
from tests.server.web.plans import Plan as Wanted

Json = dict[str, Any]  # what a server says
SWIFT = HostSettings(first_look_seconds=0.0, shortest_pause=0.0, longest_pause=0.001, grace_seconds=0.02)


@asynccontextmanager
async def hosting(url: str, settings: HostSettings = SWIFT) -> AsyncIterator[Host]:
    host = Host(await Store.open(url), settings, Metrics())
    await host.start()
    try:
        yield host
    finally:
        await host.drain()
        await host.stop()


async def make(host: Host, wanted: Wanted) -> tuple[LiveRoom, Created]:
    made = await make_room(host, msgspec.convert(wanted, Plan))
    live = await host.room(made.room)
    assert live is not None
    return live, made


class Listener:
    """A viewer of a room that records its messages."""

    def __init__(self, host: Host, live: LiveRoom, seats: tuple[int, ...], lang: str = "en") -> None:
        self.received: list[Json] = []
        self.live = live
        self.host = host
        self.viewer = Viewer(self.receive, seats, "fr" if lang == "fr" else "en")
        self.commands = RoomCommands(host, live, self.viewer)

    def receive(self, message: bytes) -> None:
        self.received.append(json.loads(message))

    def attach(self) -> "Listener":
        self.host.attach(self.live, self.viewer)
        return self

    def detach(self) -> None:
        self.host.detach(self.live, self.viewer)

    def states(self) -> list[Json]:
        return [message for message in self.received if message["type"] == "state"]


async def until(happens: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(30):
        while not happens():
            await asyncio.sleep(0.002)


async def sit_all(host: Host, live: LiveRoom, made: Created) -> None:
    """Take all invited seats, so that the match begins."""

    for link in made.seats:
        await take_seat(host, live, Join(token=link.token))
    await begun(live)


async def begun(live: LiveRoom) -> None:
    """Wait until the match has begun and the scheduler is idle."""
    await until(lambda: live.room.match is not None and live.scheduler_task is None and not live.lock.locked())


async def at_rest(live: LiveRoom) -> None:
    """Wait until no pause is running, in which new viewers receive no state."""
    await until(lambda: live.pause_timer is None)
