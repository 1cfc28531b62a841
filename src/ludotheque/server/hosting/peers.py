"""Other processes of the same server: leases on rooms, presence and suggestions."""

import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Final, Union

import msgspec

from ludotheque.kernel.errors import LudoError
from ludotheque.server.hosting.live_room import LiveRoom, RemoteViewers
from ludotheque.server.telemetry.logs import log_error

if TYPE_CHECKING:
    from ludotheque.server.hosting.host import Host


SWEEPS: Final = 3  # sweeps a lease lasts; each sweep renews it
MOST_LOADED: Final = 200


class Leases:
    """Stores when each room must be checked next.

    For a live room with clocks or bots, this is the end of its lease. For an unloaded room, it is the time its clock
    runs out. The leases of a process that dies expire.
    """

    def __init__(self, host: "Host") -> None:
        self.host = host

    @property
    def lease_seconds(self) -> float:
        return SWEEPS * self.host.settings.sweep_seconds

    def update(self, live: LiveRoom) -> None:
        """Acquire or release the lease of a room that has changed."""
        if live.room.has_scheduled_work() != live.leased and not live.unloaded and not self.host.draining:
            live.leased = not live.leased
            self.host.spawn(self.write({live.id: time.time() + self.lease_seconds if live.leased else None}))

    async def write(self, times: dict[str, float | None]) -> None:
        try:
            await self.host.store.put_due(times)
        except LudoError as error:  # the next sweep writes it again
            self.host.metrics.errors.add()
            log_error("leases", error)

    async def renew(self, now: float) -> None:
        """Renew the leases of this process."""
        leased = {live.id: now + self.lease_seconds for live in self.host.live.values() if live.leased}
        if leased:
            await self.host.store.put_due(dict(leased))

    async def release(self, lives: list[LiveRoom]) -> None:
        """Replace the leases of rooms that are being unloaded by their own deadlines."""
        times = {live.id: self.next_time(live) for live in lives if live.leased}
        if times:
            await self.host.store.put_due(times)

    def next_time(self, live: LiveRoom) -> float | None:
        now = time.time()
        due = live.room.due(now)
        at_once = due.begin or due.pick is not None or due.bot is not None
        return now if at_once else due.deadline

    async def load_due(self, until: float) -> None:
        """Load the rooms that are due by then and not live in this process."""
        for room in await self.host.store.due(until, MOST_LOADED):
            if room not in self.host.live and not self.host.draining:
                await self.load(room)

    async def load(self, room: str) -> None:
        """Load a room. A room that cannot be loaded is skipped, or it would be retried forever."""
        try:
            await self.host.room(room)
        except Exception as error:  # noqa: BLE001 - one room must not stop the others
            self.host.metrics.errors.add()
            log_error("waking", error, room=room)
            await self.write({room: None})

    async def load_at_start(self) -> None:
        """Load due rooms at the start. Without other processes, old leases are void and all leased rooms are loaded."""
        alone = 0.0 if self.host.store.is_shared else self.lease_seconds
        await self.load_due(time.time() + max(alone, self.host.settings.sweep_seconds))


class ViewersAnnounced(msgspec.Struct, frozen=True, tag="there"):
    """The viewers of a room in one process. With `ask`, the other processes reply with theirs."""

    worker: str
    number: int  # increases with each message, so late ones can be ignored
    room: str
    seats: tuple[int, ...]
    spectators: int
    ask: bool


class AnswerSuggested(msgspec.Struct, frozen=True, tag="suggested"):
    """An answer suggested by a seat."""

    worker: str
    room: str
    seat: int
    step: int = msgspec.field(name="beat")
    action: str


PeerMessage = Union[ViewersAnnounced, AnswerSuggested]  # noqa: UP007 - msgspec distinguishes the types by their tags
DECODER: Final = msgspec.json.Decoder(PeerMessage)


class Peers:
    """The other processes on the same database. Without a shared database, nothing is sent."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.name = secrets.token_hex(8)
        self.numbers = count(1)

    def announce_viewers(self, lives: Iterable[LiveRoom], *, ask: bool = False) -> None:
        """Announce the viewers of these rooms in this process."""
        if self.host.store.is_shared:
            self.publish(
                [
                    ViewersAnnounced(self.name, next(self.numbers), live.id, *live.local_presence(), ask)
                    for live in lives
                ]
            )

    def forward_suggestions(self, live: LiveRoom, suggestions: dict[int, int]) -> None:
        """Send suggestions made here to the other processes."""
        spell = live.room.game.verbs.spell
        self.publish(
            [AnswerSuggested(self.name, live.id, seat, live.step, spell(one)) for seat, one in suggestions.items()]
        )

    def publish(self, messages: list[ViewersAnnounced] | list[AnswerSuggested]) -> None:
        if messages and self.host.store.is_shared:
            self.host.spawn(self.send([msgspec.json.encode(each).decode() for each in messages]))

    async def send(self, messages: list[str]) -> None:
        try:
            await self.host.store.send_messages(messages)
        except LudoError as error:  # the next sweep sends it again
            self.host.metrics.errors.add()
            log_error("peers", error)

    def receive(self, content: str) -> None:
        """Handle a message from another process. Ignores unknown messages."""
        try:
            message = DECODER.decode(content)
        except msgspec.DecodeError:
            return
        live = self.host.live.get(message.room)
        if live is None or message.worker == self.name:
            return
        if isinstance(message, ViewersAnnounced):
            self.update_viewers(live, message)
        else:
            self.host.spawn(self.suggest(live, message))

    def update_viewers(self, live: LiveRoom, remote: ViewersAnnounced) -> None:
        known, before = live.remote_viewers.get(remote.worker), (live.present(), live.spectators())
        if known is None or known.number < remote.number:
            until = time.time() + SWEEPS * self.host.settings.sweep_seconds
            live.remote_viewers[remote.worker] = RemoteViewers(remote.number, until, remote.seats, remote.spectators)
        for seat in remote.seats:
            self.host.scheduler.cancel_grace_period(live, seat)
            if not live.connection_count(seat):
                live.known_answers.standing.pop(seat, None)  # the player gives orders in that process now
        if (live.present(), live.spectators()) != before:
            # Grace periods also run here, in case that process ends before it reports who is away.
            self.host.scheduler.start_missing_grace_periods(live)
            self.host.publisher.send_presence(live)
        if remote.ask:
            self.announce_viewers([live])
            if live.room.match is not None:
                self.forward_suggestions(live, live.room.match.suggestions)

    async def suggest(self, live: LiveRoom, message: AnswerSuggested) -> None:
        """Show a suggestion from another process.

        Reads new entries first, as the suggestion may concern a question not seen here yet. An outdated one is ignored.
        """
        await self.host.catch_up(live)
        with suppress(LudoError):
            live.room.suggest(message.seat, message.step, message.action)
            self.host.publisher.send_states(live)

    def sweep(self, now: float) -> None:
        """Announce presence again and drop what other processes announced too long ago."""
        lives = list(self.host.live.values())
        self.announce_viewers(live for live in lives if live.viewers)
        for live in lives:
            gone = [worker for worker, remote in live.remote_viewers.items() if remote.until < now]
            for worker in gone:
                del live.remote_viewers[worker]
            if gone:
                self.host.scheduler.start_missing_grace_periods(live)
                self.host.publisher.send_presence(live)
