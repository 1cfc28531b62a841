"""A room that is awake: its fold, who looks at it, and what is going on around it."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from ludotheque.kernel.match import Match
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.standing_orders import DecisionContext
from ludotheque.registry.discovery import screen_for
from ludotheque.server.protocol.server_messages import SeatShown, State
from ludotheque.server.rooms.broadcast import Broadcast
from ludotheque.server.rooms.entries import OF_PLAY, AnyEntry
from ludotheque.server.rooms.response_rounds import Ahead
from ludotheque.server.rooms.room import Room
from ludotheque.server.store.rooms import RoomRow
from ludotheque.text.languages import Language

Send = Callable[[bytes], None]


class Viewer:
    """One connection that looks at a room: through the eyes of its seats, or of nobody's."""

    def __init__(self, send: Send, seats: tuple[int, ...], lang: Language) -> None:
        self.send = send
        self.close: Callable[[], None] = lambda: None  # after what was sent
        self.seats = seats
        self.lang: Language = lang
        self.host = False
        self.twin = False
        self.seen = 0  # the number of the last state that was sent
        self.served = (-1, False)  # that number, and whether a window was open
        self.ready = -1  # on a shared screen: the seat whose person looks at it
        self.left: set[int] = set()  # own seats that were left, while the connection is still open

    def looks_through(self, seat: int) -> bool:
        return seat in self.seats and seat not in self.left


class Frame:
    """What spectators are shown later: the state in the languages that were asked for, without what was told."""

    def __init__(self, seq: int, states: dict[str, State]) -> None:
        self.seq = seq
        self.states = states


class Elsewhere(NamedTuple):
    """Who looks at a room through another process, as it has said last, and how long that holds."""

    number: int
    until: float
    seats: tuple[int, ...]
    spectators: int


class LiveRoom:
    """One room in memory."""

    def __init__(self, row: RoomRow, room: Room, now: float) -> None:
        self.id = row.id
        self.row = row
        self.room = room
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.ahead = Ahead(situation=situation_of)
        self.watchers: set[Viewer] = set()
        self.frames: Broadcast[Frame] = Broadcast(room.plan.policy.spectator_delay)
        self.news: list[AnyEntry] = []  # applied, and not yet told to anybody
        self.published = room.tape_length()
        self.round = room.state.round.id if room.in_window() else -1  # the window that was last shown
        self.touched = now
        self.changed = now  # when something was last written, as far as was known when it woke
        self.checkpointed = 0
        self.finished = False
        self.minded = False  # has this process promised to look after it?
        self.brief = b""  # what the store has of it for lists
        self.seated: dict[str, tuple[SeatShown, ...]] = {}  # who sits where, by language, as long as it holds
        self.gone = False
        self.hold: asyncio.TimerHandle | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.frame_timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.leaving: dict[int, asyncio.TimerHandle] = {}
        self.elsewhere: dict[str, Elsewhere] = {}  # by process

    def apply(self, entry: AnyEntry) -> None:
        self.room.apply(entry)
        self.news.append(entry)
        if not isinstance(entry, OF_PLAY):
            self.seated.clear()

    def add(self, watcher: Viewer) -> None:
        self.watchers.add(watcher)
        self.seated.clear()

    def discard(self, watcher: Viewer) -> None:
        self.watchers.discard(watcher)
        self.seated.clear()

    @property
    def beat(self) -> int:
        """The number everybody may know: while a window is open it stands still, for a pass would tell of a choice."""
        return self.room.state.round.id if self.room.in_window() else self.room.beat

    def present(self) -> tuple[int, ...]:
        """The seats somebody looks through, here or through another process."""
        own, _ = self.here()
        return tuple(sorted({*own, *(seat for there in self.elsewhere.values() for seat in there.seats)}))

    def spectators(self) -> int:
        _, own = self.here()
        return own + sum(there.spectators for there in self.elsewhere.values())

    def here(self) -> tuple[tuple[int, ...], int]:
        """The seats somebody looks through in this process, and how many only watch."""
        seats = {seat for watcher in self.watchers for seat in watcher.seats if watcher.looks_through(seat)}
        return tuple(sorted(seats)), sum(1 for watcher in self.watchers if not watcher.seats)

    def looking_through(self, seat: int) -> int:
        """How many connections of this process hold the seat."""
        return sum(1 for watcher in self.watchers if watcher.looks_through(seat))

    def refuse_if_present(self, seat: int) -> None:
        """A player who is back has the seat again, even before that is in the journal."""
        if seat in self.present():
            raise Refusal("room-seat-held", seat=seat + 1)

    def screens(self) -> int:
        """How many screens people still play at; seats with the same tokens share one."""
        return len({self.room.seat(seat).tokens() for seat in self.room.humans()})

    def stop(self) -> None:
        """Let go of every timer: the room falls asleep."""
        self.gone = True
        for handle in (self.hold, self.timer, self.frame_timer, *self.leaving.values()):
            if handle is not None:
                handle.cancel()
        if self.thinking is not None:
            self.thinking.cancel()


def situation_of(match: Match, seat: int) -> DecisionContext | None:
    """What a standing order looks at."""
    return screen_for(match, (seat,), "en").situation()
