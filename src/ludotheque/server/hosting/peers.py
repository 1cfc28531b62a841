"""What worker processes tell each other besides the journals: who looks at a room, and what a seat suggests.

Nothing of it is stored. Each says anew with every sweep who is there, so what a process that died has said runs out.
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

SWEEPS: Final = 3  # a presence holds for so many sweeps, and is said again with each


class There(msgspec.Struct, frozen=True, tag="there"):
    """Who looks at a room through one process; with `ask` the others are to say the same."""

    worker: str
    number: int  # what has a lower one is older, and comes too late
    room: str
    seats: tuple[int, ...]
    spectators: int
    ask: bool


class Suggested(msgspec.Struct, frozen=True, tag="suggested"):
    """An answer that a seat puts forward."""

    worker: str
    room: str
    seat: int
    beat: int
    action: str


Words = Union[There, Suggested]  # noqa: UP007 - msgspec tells the kinds apart by it
READ: Final = msgspec.json.Decoder(Words)


class Peers:
    """The other processes on the same database; where there can be none, nothing is said."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.name = secrets.token_hex(8)
        self.numbers = count(1)

    def announce(self, lives: Iterable[LiveRoom], *, ask: bool = False) -> None:
        """Say who looks at these rooms here."""
        if self.host.store.many:
            self.say([There(self.name, next(self.numbers), live.id, *live.here(), ask) for live in lives])

    def pass_on(self, live: LiveRoom, suggestions: dict[int, int]) -> None:
        """Let the others see what was suggested here."""
        spell = live.room.game.verbs.spell
        self.say([Suggested(self.name, live.id, seat, live.beat, spell(one)) for seat, one in suggestions.items()])

    def say(self, words: list[There] | list[Suggested]) -> None:
        if words and self.host.store.many:
            self.host.spawn(self.send([msgspec.json.encode(each).decode() for each in words]))

    async def send(self, words: list[str]) -> None:
        try:
            await self.host.store.tell(words)
        except LudoError as error:  # the next sweep says it again
            self.host.metrics.errors.add()
            note_error("neighbours", error)

    def heard(self, said: str) -> None:
        """What one of us has said; what is none of our words is not for us."""
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
                live.ahead.standing.pop(seat, None)  # its player gives orders there now
        if there.ask:
            self.announce([live])
            if live.room.match is not None:
                self.pass_on(live, live.room.match.suggestions)

    async def suggest(self, live: LiveRoom, words: Suggested) -> None:
        """What it is about may not have been heard of here yet; what it was about may be over."""
        await self.host.heard(live)
        with suppress(LudoError):
            live.room.suggest(words.seat, words.beat, words.action)
            self.host.publisher.show(live)

    def sweep(self, now: float) -> None:
        """Say again who is here; whom nobody has spoken of for long is not there any more."""
        lives = list(self.host.live.values())
        self.announce(live for live in lives if live.watchers)
        for live in lives:
            gone = [worker for worker, there in live.elsewhere.items() if there.until < now]
            for worker in gone:
                del live.elsewhere[worker]
            if gone:
                self.host.publisher.presence(live)
                self.host.scheduler.miss(live)
