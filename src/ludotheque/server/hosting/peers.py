"""Messages between processes besides the journals: presence and suggestions.

Nothing is stored. Each process announces its presence with every sweep, so the announcements of a dead process expire.
"""

import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Final, Union

import msgspec

from ludotheque.kernel.errors import LudoError
from ludotheque.server.hosting.live_room import Elsewhere, LiveRoom
from ludotheque.server.telemetry.logs import note_error

if TYPE_CHECKING:
    from ludotheque.server.hosting.host import Host

SWEEPS: Final = 3  # sweeps an announced presence lasts; each sweep repeats it


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
            live.elsewhere[there.worker] = Elsewhere(there.number, until, there.seats, there.spectators)
        if (live.present(), live.spectators()) != before:
            self.host.publisher.presence(live)
        for seat in there.seats:
            self.host.scheduler.stays(live, seat)
            if not live.looking_through(seat):
                live.ahead.standing.pop(seat, None)  # the player gives orders in that process now
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
                self.host.publisher.presence(live)
                self.host.scheduler.miss(live)
