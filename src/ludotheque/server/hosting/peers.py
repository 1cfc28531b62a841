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


class There(msgspec.Struct, frozen=True, tag="there"):
    """The viewers of a room in one process. With `ask`, the other processes reply with theirs."""

    worker: str
    number: int  # increases with each message, so late ones can be ignored
    room: str
    seats: tuple[int, ...]
    spectators: int
    ask: bool


class Suggested(msgspec.Struct, frozen=True, tag="suggested"):
    """An answer suggested by a seat."""

    worker: str
    room: str
    seat: int
    beat: int
    action: str


Words = Union[There, Suggested]  # noqa: UP007 - msgspec distinguishes the types by their tags
READ: Final = msgspec.json.Decoder(Words)


class Peers:
    """The other processes on the same database. Without a shared database, nothing is sent."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.name = secrets.token_hex(8)
        self.numbers = count(1)

    def announce(self, lives: Iterable[LiveRoom], *, ask: bool = False) -> None:
        """Announce the viewers of these rooms in this process."""
        if self.host.store.many:
            self.say([There(self.name, next(self.numbers), live.id, *live.here(), ask) for live in lives])

    def pass_on(self, live: LiveRoom, suggestions: dict[int, int]) -> None:
        """Send suggestions made here to the other processes."""
        spell = live.room.game.verbs.spell
        self.say([Suggested(self.name, live.id, seat, live.beat, spell(one)) for seat, one in suggestions.items()])

    def say(self, words: list[There] | list[Suggested]) -> None:
        if words and self.host.store.many:
            self.host.spawn(self.send([msgspec.json.encode(each).decode() for each in words]))

    async def send(self, words: list[str]) -> None:
        try:
            await self.host.store.tell(words)
        except LudoError as error:  # the next sweep sends it again
            self.host.metrics.errors.add()
            note_error("peers", error)

    def heard(self, said: str) -> None:
        """Handle a message from another process. Ignores unknown messages."""
        try:
            words = READ.decode(said)
        except msgspec.DecodeError:
            return
        live = self.host.live.get(words.room)
        if live is None or words.worker == self.name:
            return
        if isinstance(words, There):
            self.note(live, words)
        else:
            self.host.spawn(self.suggest(live, words))

    def note(self, live: LiveRoom, there: There) -> None:
        known, before = live.elsewhere.get(there.worker), (live.present(), live.spectators())
        if known is None or known.number < there.number:
            until = time.time() + SWEEPS * self.host.settings.sweep_seconds
            live.elsewhere[there.worker] = RemoteViewers(there.number, until, there.seats, there.spectators)
        for seat in there.seats:
            self.host.scheduler.stays(live, seat)
            if not live.looking_through(seat):
                live.ahead.standing.pop(seat, None)  # the player gives orders in that process now
        if (live.present(), live.spectators()) != before:
            self.host.scheduler.miss(live)  # counted here too, in case that process ends before it says who is away
            self.host.publisher.presence(live)
        if there.ask:
            self.announce([live])
            if live.room.match is not None:
                self.pass_on(live, live.room.match.suggestions)

    async def suggest(self, live: LiveRoom, words: Suggested) -> None:
        """Show a suggestion from another process.

        Reads new entries first, as the suggestion may concern a question not seen here yet. An outdated one is ignored.
        """
        await self.host.heard(live)
        with suppress(LudoError):
            live.room.suggest(words.seat, words.beat, words.action)
            self.host.publisher.show(live)

    def sweep(self, now: float) -> None:
        """Announce presence again and drop what other processes announced too long ago."""
        lives = list(self.host.live.values())
        self.announce(live for live in lives if live.watchers)
        for live in lives:
            gone = [worker for worker, there in live.elsewhere.items() if there.until < now]
            for worker in gone:
                del live.elsewhere[worker]
            if gone:
                self.host.scheduler.miss(live)
                self.host.publisher.presence(live)
