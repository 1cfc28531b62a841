"""The state of a room: the fold over its journal."""

from typing import Any, Final, Literal

import msgspec

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match, MatchParts
from ludotheque.registry.discovery import game_named
from ludotheque.server.rooms.entries import AnyEntry, Choice
from ludotheque.server.rooms.lookahead import Round, look_ahead
from ludotheque.server.rooms.per_game import Side, is_window, sides_of
from ludotheque.server.rooms.plan import Plan
from ludotheque.server.rooms.seat_tokens import SeatState

Phase = Literal["waiting", "drafting", "playing", "over", "readonly"]
By = Literal["rules", "resignation", "closed"]
NOTES: Final = 100


class Result(msgspec.Struct, frozen=True):
    """How a room ended: the outcome as the match spells it, and who decided it."""

    outcome: str
    by: By


class Pending(msgspec.Struct):
    """A takeback that awaits agreement. `of` is as in the entry."""

    seat: int
    records: int
    agreed: list[int]
    of: tuple[int, ...] | None = None


class RematchOffer(msgspec.Struct):
    """An offered rematch: who offered it, who has agreed, and who declined it or withdrew it, if anybody has."""

    seat: int
    agreed: list[int]
    declined: int | None = None


class ClockState(msgspec.Struct):
    """Time left per seat, and for the open window or draft choice, as of the last entry."""

    since: float = 0.0
    left: list[float] = []
    moved: list[int] = []  # seats that have answered in this turn
    window_left: float = 0.0


class RoundState(msgspec.Struct):
    """A round of a window in which no seat has acted: its first step, the seats that passed and the kept answers."""

    id: int = 0
    passed: list[int] = []
    kept: dict[int, str] = {}  # spelled answers of seats whose turn has not come


class AnswerGroup(msgspec.Struct, frozen=True):
    """Answers that a seat gave in one message, and takes back in one: their records and their places on the tape."""

    seat: int
    record: int  # the index of the first record
    records_end: int
    place: int  # counted from the beginning of the match
    place_end: int


class TimedEvent(msgspec.Struct):
    """An event with the step at which it happened."""

    step: int
    event: Event


class Note(msgspec.Struct):
    """An entry about something besides the match, such as a seat change."""

    step: int = msgspec.field(name="beat")
    entry: AnyEntry


class RoomState(msgspec.Struct):
    """The state of a room besides its plan and match. Plain data."""

    seats: list[SeatState]
    seq: int = 0
    step: int = msgspec.field(default=0, name="beat")
    changed: int = 0  # the last step that made earlier answers stale
    phase: Phase = "waiting"
    rules: int = 0
    result: Result | None = None
    paused: bool = False
    banned: list[str] = []
    takeback: Pending | None = None
    votes: dict[int, dict[int, Choice]] = {}
    clocks: ClockState = msgspec.field(default_factory=ClockState)
    round: RoundState = msgspec.field(default_factory=RoundState)
    notes: list[Note] = []
    offer: RematchOffer | None = None
    rematch: str = ""
    renewed: bool = False  # records before the last checkpoint cannot be replayed
    void: str = ""  # why the last answer was reverted, if it broke a rule
    groups: list[AnswerGroup] = []  # without those that were taken back
    imported: bool | None = None  # whether it came from a file; snapshots of earlier versions don't record it


class Fold:
    """The room state shared by all modules of this package."""

    def __init__(self, plan: Plan, key: bytes) -> None:
        self.plan = plan
        self.key = key
        self.game: Game = game_named(plan.game)
        self.state = RoomState([SeatState(name=seat.name) for seat in plan.seats], imported=False)
        for seat, hero in zip(self.state.seats, plan.heroes, strict=True):
            seat.hero = hero
        self.match: Match | None = None
        self.timed_events: list[TimedEvent] = []
        self.rewind_points: list[MatchParts] = []  # in memory only
        # the step at which the open window was computed, and the window
        self.known_round: tuple[int, Round | None] = (-1, None)
        self.events_collected = 0  # number of log events already taken from the match

    @property
    def seq(self) -> int:
        """The number of journal entries. Not for players, see `beat`."""
        return self.state.seq

    @property
    def step(self) -> int:
        """The public step. It counts every step of the tape, including automatic ones, and every other entry.

        The number of entries would reveal who had a choice, because a forced answer needs no entry.
        """
        return self.state.step

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def seats(self) -> range:
        return range(len(self.plan.seats))

    def seat(self, number: int) -> SeatState:
        """Return a seat by its number. Refuses an unknown number."""
        if number not in self.seats:
            raise RequestRefused("room-no-such-seat", seat=number)
        return self.state.seats[number]

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot currently answers for the seat."""
        state = self.state.seats[seat]
        return self.plan.seats[seat].kind == "bot" or bool(state.handed) or state.resigned

    def refuse_bot(self, seat: int) -> None:
        """Refuse actions that only a human's seat can take."""
        self.seat(seat)
        if self.plan.seats[seat].kind == "bot":
            raise RequestRefused("room-bot-seat", seat=seat + 1)

    def humans(self) -> tuple[int, ...]:
        """Return the seats currently played by humans."""
        return tuple(seat for seat in self.seats if not self.is_bot(seat))

    def screen_count(self) -> int:
        """Return how many screens people still play at. Seats with the same tokens share one."""
        return len({self.seat(seat).tokens() for seat in self.humans()})

    def people(self) -> tuple[int, ...]:
        """Return the seats planned for humans, including those a bot currently plays."""
        return tuple(seat for seat in self.seats if self.plan.seats[seat].kind != "bot")

    def heroes(self) -> tuple[str, ...]:
        """Return the heroes of all seats. Refuses if a hero is missing."""
        heroes = [seat.hero for seat in self.state.seats if seat.hero is not None]
        if len(heroes) < len(self.state.seats):
            raise RequestRefused("room-hero-missing")
        return tuple(heroes)

    def sides(self) -> tuple[Side, ...]:
        return sides_of(self.game, self.plan.setup(self.heroes()))

    def decision(self) -> Decision | None:
        """Return the open question, if the match is in progress."""
        if self.match is None or self.state.phase != "playing":
            return None
        return self.match.decision

    def in_window(self) -> bool:
        return is_window(self.game, self.decision())

    def round(self) -> Round | None:
        """Return the open window with all seats asked in it."""
        if self.known_round[0] != self.state.step:
            asked = look_ahead(self.match, self.state.round.passed) if self.match and self.in_window() else None
            self.known_round = (self.state.step, None if asked is None else Round(self.state.round.id, asked))
        return self.known_round[1]

    def waiting(self) -> list[int]:
        """Return the seats the tape waits for."""
        return self.match.waiting() if self.match is not None and self.decision() is not None else []

    def running_match(self) -> Match:
        """Return the match. Refuses if it is not in progress."""
        if self.match is None or self.state.phase in ("waiting", "drafting", "readonly"):
            raise RequestRefused("room-readonly" if self.state.phase == "readonly" else "room-not-begun")
        if self.state.phase == "over":
            raise RequestRefused("room-over")
        return self.match

    def refuse_if_ended(self) -> None:
        """Refuse actions after the end. Unlike `playing`, allows them before the match begins."""
        if self.state.phase in ("over", "readonly"):
            raise RequestRefused("room-over" if self.over else "room-readonly")

    def tape_length(self) -> int:
        """Return the number of answers on the tape since the beginning, including automatic ones."""
        return self.match.offset + len(self.match.tape) if self.match is not None else 0

    def add_note(self, entry: AnyEntry) -> None:
        self.state.notes.append(Note(self.state.step, entry))
        del self.state.notes[:-NOTES]

    def finish(self, outcome: str, by: By) -> None:
        self.state.result = Result(outcome, by)
        self.state.phase = "over"
        self.state.takeback = None
        self.state.votes = {}


def stamp(fold: Fold, now: float) -> dict[str, Any]:  # the two fields of every entry
    """Return the number and time of the next entry."""
    return {"seq": fold.state.seq + 1, "at": now}
