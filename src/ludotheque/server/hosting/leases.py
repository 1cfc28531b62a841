"""Leases on rooms that run by themselves, so that another process can take over after a crash."""

import time
from typing import TYPE_CHECKING, Final

from ludotheque.kernel.errors import LudoError
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.telemetry.logs import note_error

if TYPE_CHECKING:
    from ludotheque.server.hosting.host import Host

SWEEPS: Final = 3  # sweeps a lease lasts; each sweep renews it
AT_ONCE: Final = 200


class Leases:
    """Stores when each room must be checked next.

    For a live room with clocks or bots, this is the end of its lease. For an unloaded room, it is the time its clock
    runs out. The leases of a process that dies expire.
    """

    def __init__(self, host: "Host") -> None:
        self.host = host

    @property
    def promised(self) -> float:
        return SWEEPS * self.host.settings.sweep_seconds

    def note(self, live: LiveRoom) -> None:
        """Acquire or release the lease of a room that has changed."""
        if live.room.goes_by_itself() != live.minded and not live.gone and not self.host.draining:
            live.minded = not live.minded
            self.host.spawn(self.write({live.id: time.time() + self.promised if live.minded else None}))

    async def write(self, times: dict[str, float | None]) -> None:
        try:
            await self.host.store.put_due(times)
        except LudoError as error:  # the next sweep writes it again
            self.host.metrics.errors.add()
            note_error("leases", error)

    async def renew(self, now: float) -> None:
        """Renew the leases of this process."""
        minded = {live.id: now + self.promised for live in self.host.live.values() if live.minded}
        if minded:
            await self.host.store.put_due(dict(minded))

    async def hand_over(self, lives: list[LiveRoom]) -> None:
        """Replace the leases of rooms that are being unloaded by their own deadlines."""
        times = {live.id: self.next_time(live) for live in lives if live.minded}
        if times:
            await self.host.store.put_due(times)

    def next_time(self, live: LiveRoom) -> float | None:
        now = time.time()
        due = live.room.due(now)
        at_once = due.begin or due.pick is not None or due.bot is not None
        return now if at_once else due.deadline

    async def take_up(self, until: float) -> None:
        """Load the rooms that are due by then and not live in this process."""
        for room in await self.host.store.due(until, AT_ONCE):
            if room not in self.host.live and not self.host.draining:
                await self.wake(room)

    async def wake(self, room: str) -> None:
        """Load a room. A room that cannot be loaded is skipped, or it would be retried forever."""
        try:
            await self.host.room(room)
        except Exception as error:  # noqa: BLE001 - one room must not stop the others
            self.host.metrics.errors.add()
            note_error("waking", error, room=room)
            await self.write({room: None})

    async def begin(self) -> None:
        """Load due rooms at the start. Without other processes, old leases are void and all leased rooms are loaded."""
        alone = 0.0 if self.host.store.many else self.promised
        await self.take_up(time.time() + max(alone, self.host.settings.sweep_seconds))
