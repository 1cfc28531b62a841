"""A live room: its state, its viewers and its timers."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.match import Match
from ludotheque.presentation.standing_orders import ResponseWindow
from ludotheque.registry.discovery import screen_for
from ludotheque.server.protocol.server_messages import MissingShown, SeatShown, State
from ludotheque.server.rooms.broadcast import Broadcast
from ludotheque.server.rooms.entries import NO_SEAT_CHANGE, AnyEntry
from ludotheque.server.rooms.response_rounds import KnownAnswers
from ludotheque.server.rooms.room import Room
from ludotheque.server.store.rooms import RoomRow
from ludotheque.text.languages import Language

Send = Callable[[bytes], None]


class Viewer:
    """A connection that views a room, with or without seats."""

    def __init__(self, send: Send, seats: tuple[int, ...], lang: Language) -> None:
        self.send = send
        self.close: Callable[[], None] = lambda: None  # runs after all queued messages are sent
        self.seats = seats
        self.lang: Language = lang
        self.host = False
        self.twin = False
        self.document = False
        self.seen = 0  # the step of the last state sent
        self.last_sent = (-1, False)  # that step, and whether a window was open
        self.ready = -1  # on a shared screen, the seat whose player is looking
        self.left: set[int] = set()  # own seats that were left while the connection is still open

    def is_present_at(self, seat: int) -> bool:
        return seat in self.seats and seat not in self.left


class DelayedState:
    """A delayed state for spectators, in all languages, without events."""

    def __init__(self, seq: int, states: dict[str, State]) -> None:
        self.seq = seq
        self.states = states


class RemoteViewers(NamedTuple):
    """The viewers of a room in another process, as last announced, and when that expires."""

    number: int
    until: float
    seats: tuple[int, ...]
    spectators: int


class LiveRoom:
    """A room in memory."""

    def __init__(self, row: RoomRow, room: Room, now: float) -> None:
        self.id = row.id
        self.row = row
        self.room = room
        self.lock = asyncio.Lock()
        self.rematch_lock = asyncio.Lock()
        self.known_answers = KnownAnswers(read_window=response_window_of)
        self.viewers: set[Viewer] = set()
        self.delayed_states: Broadcast[DelayedState] = Broadcast(room.plan.policy.spectator_delay)
        self.unpublished: list[AnyEntry] = []  # applied, not yet published
        self.published = room.tape_length()
        self.round = room.state.round.id if room.in_window() else -1  # the last published window
        self.used_at = now
        self.changed_at = now  # when an entry was last written, as known at load time
        self.checkpointed = 0
        self.finished = False
        self.leased = False  # whether this process holds the lease
        self.brief = b""  # the stored summary for room lists
        self.seats_by_language: dict[str, tuple[SeatShown, ...]] = {}  # cached seats by language
        self.unloaded = False
        self.pause_timer: asyncio.TimerHandle | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.delayed_timer: asyncio.TimerHandle | None = None
        self.scheduler_task: asyncio.Task[None] | None = None
        self.grace_timers: dict[int, asyncio.TimerHandle] = {}
        self.remote_viewers: dict[str, RemoteViewers] = {}  # by process
        self.missing_since: dict[int, float] = {}  # players who are not connected, and since when, by the loop's clock
        self.rematch_watch = ""  # the token of the spectator link of the rematch

    def apply(self, entry: AnyEntry) -> None:
        self.room.apply(entry)
        self.unpublished.append(entry)
        if not isinstance(entry, NO_SEAT_CHANGE):
            self.seats_by_language.clear()

    def add(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.seats_by_language.clear()

    def discard(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.seats_by_language.clear()

    @property
    def step(self) -> int:
        """The public step. It doesn't advance while a window is open, because a pass would reveal a choice."""
        return self.room.state.round.id if self.room.in_window() else self.room.step

    def present(self) -> tuple[int, ...]:
        """Return the seats with a viewer in this or another process."""
        own, _ = self.local_presence()
        return tuple(sorted({*own, *(seat for remote in self.remote_viewers.values() for seat in remote.seats)}))

    def spectators(self) -> int:
        _, own = self.local_presence()
        return own + sum(remote.spectators for remote in self.remote_viewers.values())

    def local_presence(self) -> tuple[tuple[int, ...], int]:
        """Return the seats with a viewer in this process, and the number of spectators."""
        seats = {seat for viewer in self.viewers for seat in viewer.seats if viewer.is_present_at(seat)}
        return tuple(sorted(seats)), sum(1 for viewer in self.viewers if not viewer.seats)

    def asked(self) -> tuple[int, ...]:
        """Return the human seats that are asked now, without those whose standing orders pass. In a window, private."""
        return tuple(seat for seat in self.room.asked() if not self.known_answers.will_pass(self.room, seat))

    def connection_count(self, seat: int) -> int:
        """Return how many connections of this process hold the seat."""
        return sum(1 for viewer in self.viewers if viewer.is_present_at(seat))

    def refuse_if_present(self, seat: int) -> None:
        """Refuse to act for a player who is connected, even before the journal records the return."""
        if seat in self.present():
            raise RequestRefused("room-seat-held", seat=seat + 1)

    def update_missing(self, now: float) -> None:
        """Note since when which players are missing."""
        present = self.present()
        gone = [seat for seat in self.room.people() if self.room.seat(seat).taken and seat not in present]
        self.missing_since = {seat: self.missing_since.get(seat, now) for seat in gone}

    def missing(self, now: float) -> tuple[MissingShown, ...]:
        """Return the players who are not connected, and when they will count as away."""
        return tuple(
            MissingShown(seat, round(now - since, 1), self.seconds_until_away(seat, now))
            for seat, since in self.missing_since.items()
        )

    def seconds_until_away(self, seat: int, now: float) -> float | None:
        handle = self.grace_timers.get(seat)
        return None if handle is None else round(max(0.0, handle.when() - now), 1)

    def stop(self) -> None:
        """Cancel all timers, because the room is being unloaded."""
        self.unloaded = True
        for handle in (self.pause_timer, self.timer, self.delayed_timer, *self.grace_timers.values()):
            if handle is not None:
                handle.cancel()
        if self.scheduler_task is not None:
            self.scheduler_task.cancel()


def response_window_of(match: Match, seat: int) -> ResponseWindow | None:
    """Return the decision context that standing orders depend on."""
    return screen_for(match, (seat,), "en").situation()
