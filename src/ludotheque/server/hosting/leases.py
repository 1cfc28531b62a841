"""Rooms that go on while nobody looks: whoever minds one says until when, and whoever finds it late takes it over."""

import time
from typing import TYPE_CHECKING, Final

from ludotheque.kernel.errors import LudoError
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.telemetry.logs import note_error

if TYPE_CHECKING:
    from ludotheque.server.hosting.host import Host

SWEEPS: Final = 3  # a promise holds for so many sweeps, and is renewed with each
AT_ONCE: Final = 200


class Leases:
    """Keeps in the store when each room must be looked at.

    While a room with clocks or bots is awake that is a promise to look again soon; when it falls asleep, the time its
    clock runs out. A process that dies leaves its promises behind, and they run out.
    """

    def __init__(self, host: "Host") -> None:
        self.host = host

    @property
    def promised(self) -> float:
        return SWEEPS * self.host.settings.sweep_seconds

    def note(self, live: LiveRoom) -> None:
        """A room has changed: perhaps somebody has to mind it now, or no longer."""
        if live.room.goes_by_itself() != live.minded and not live.gone and not self.host.draining:
            live.minded = not live.minded
            self.host.spawn(self.write({live.id: time.time() + self.promised if live.minded else None}))

    async def write(self, times: dict[str, float | None]) -> None:
        try:
            await self.host.store.put_due(times)
        except LudoError as error:  # the next sweep says it again
            self.host.metrics.errors.add()
            note_error("duties", error)

    async def renew(self, now: float) -> None:
        """Promise again for all that are minded here."""
        minded = {live.id: now + self.promised for live in self.host.live.values() if live.minded}
        if minded:
            await self.host.store.put_due(dict(minded))

    async def hand_over(self, lives: list[LiveRoom]) -> None:
        """These rooms fall asleep: each is looked at again when its own time comes."""
        times = {live.id: self.next_time(live) for live in lives if live.minded}
        if times:
            await self.host.store.put_due(times)

    def next_time(self, live: LiveRoom) -> float | None:
        now = time.time()
        due = live.room.due(now)
        at_once = due.begin or due.pick is not None or due.bot is not None
        return now if at_once else due.deadline

    async def take_up(self, until: float) -> None:
        """Wake the rooms whose time comes by then and that are not awake here."""
        for room in await self.host.store.due(until, AT_ONCE):
            if room not in self.host.live and not self.host.draining:
                await self.wake(room)

    async def wake(self, room: str) -> None:
        """A room that cannot be opened is left alone, else it would be tried for ever."""
        try:
            await self.host.room(room)
        except Exception as error:  # noqa: BLE001 - one room must not stop the others
            self.host.metrics.errors.add()
            note_error("waking", error, room=room)
            await self.write({room: None})

    async def begin(self) -> None:
        """At the start. Where nobody else could mind rooms, promises of the past hold no longer."""
        alone = 0.0 if self.host.store.many else self.promised
        await self.take_up(time.time() + max(alone, self.host.settings.sweep_seconds))
