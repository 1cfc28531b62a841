"""The state of a room: the fold over its journal."""

from typing import Any, Final, Literal

import msgspec

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match, MatchParts
from ludotheque.presentation.error_messages import Refusal
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
    """How a room ended: the outcome as a match spells it, and whether the rules said so."""

    outcome: str
    by: By


class Pending(msgspec.Struct):
    """A takeback that others are asked to agree to; `of` as in the entry."""

    seat: int
    records: int
    agreed: list[int]
    of: tuple[int, ...] | None = None


class ClockState(msgspec.Struct):
    """Time left per seat, and for the open window or choice, as of the last entry."""

    since: float = 0.0
    left: list[float] = []
    moved: list[int] = []  # seats that have answered in this turn
    window_left: float = 0.0


class RoundState(msgspec.Struct):
    """The stretch of a window in which nobody has acted: when it began, who has passed, what is kept for later."""

    id: int = 0
    passed: list[int] = []
    kept: dict[int, str] = {}  # answers, spelled, of seats whose turn has not come


class TimedEvent(msgspec.Struct):
    """An event with the beat at which it was told."""

    beat: int
    event: Event


class Note(msgspec.Struct):
    """Something that happened around the match."""

    beat: int
    entry: AnyEntry


class RoomState(msgspec.Struct):
    """All of a room that is neither its plan nor its match; plain data."""

    seats: list[SeatState]
    seq: int = 0
    beat: int = 0
    changed: int = 0  # the beat of the last thing that made earlier answers stale
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
    rematch: str = ""
    renewed: bool = False  # what came before the last checkpoint cannot be played again
    void: str = ""  # why the last answer came to nothing, if our rules broke over it
    imported: bool | None = None  # came in a file; checkpoints of earlier versions do not say


class Fold:
    """A room as far as its parts need to know it."""

    def __init__(self, plan: Plan, key: bytes) -> None:
        self.plan = plan
        self.key = key
        self.game: Game = game_named(plan.game)
        self.state = RoomState([SeatState(name=seat.name) for seat in plan.seats], imported=False)
        for seat, hero in zip(self.state.seats, plan.heroes, strict=True):
            seat.hero = hero
        self.match: Match | None = None
        self.told: list[TimedEvent] = []
        self.anchors: list[MatchParts] = []  # in memory only
        self.looked: tuple[int, Round | None] = (-1, None)  # the open window, and at which beat it was looked at
        self.heard = 0  # how much of the log of the match has been told

    @property
    def seq(self) -> int:
        """How many entries the journal has; not for the eyes of players (see `beat`)."""
        return self.state.seq

    @property
    def beat(self) -> int:
        """The number that players know: every step of the tape counts, automatic ones too, and every other entry.

        The number of entries would tell who had a choice, because a sole answer needs none.
        """
        return self.state.beat

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
        """A seat by its number; one that is not there is refused."""
        if number not in self.seats:
            raise Refusal("room-no-such-seat", seat=number)
        return self.state.seats[number]

    def is_bot(self, seat: int) -> bool:
        """Does a bot answer for that seat now?"""
        state = self.state.seats[seat]
        return self.plan.seats[seat].kind == "bot" or bool(state.handed) or state.resigned

    def refuse_bot(self, seat: int) -> None:
        """Refuse what only a human's seat can do."""
        self.seat(seat)
        if self.plan.seats[seat].kind == "bot":
            raise Refusal("room-bot-seat", seat=seat + 1)

    def humans(self) -> tuple[int, ...]:
        """The seats that answer for themselves."""
        return tuple(seat for seat in self.seats if not self.is_bot(seat))

    def people(self) -> tuple[int, ...]:
        """The seats that were made for humans, whoever plays them now."""
        return tuple(seat for seat in self.seats if self.plan.seats[seat].kind != "bot")

    def heroes(self) -> tuple[str, ...]:
        """What the seats play; only once all have chosen."""
        heroes = [seat.hero for seat in self.state.seats if seat.hero is not None]
        if len(heroes) < len(self.state.seats):
            raise Refusal("room-hero-missing")
        return tuple(heroes)

    def sides(self) -> tuple[Side, ...]:
        return sides_of(self.game, self.plan.setup(self.heroes()))

    def decision(self) -> Decision | None:
        """The open question, while there is play."""
        if self.match is None or self.state.phase != "playing":
            return None
        return self.match.decision

    def in_window(self) -> bool:
        return is_window(self.game, self.decision())

    def round(self) -> Round | None:
        """The open window with all who are asked in it."""
        if self.looked[0] != self.state.beat:
            asked = look_ahead(self.match, self.state.round.passed) if self.match and self.in_window() else None
            self.looked = (self.state.beat, None if asked is None else Round(self.state.round.id, asked))
        return self.looked[1]

    def waiting(self) -> list[int]:
        """The seats the tape waits for."""
        return self.match.waiting() if self.match is not None and self.decision() is not None else []

    def playing(self) -> Match:
        """The match; refused when there is none to play."""
        if self.match is None or self.state.phase in ("waiting", "drafting", "readonly"):
            raise Refusal("room-readonly" if self.state.phase == "readonly" else "room-not-begun")
        if self.state.phase == "over":
            raise Refusal("room-over")
        return self.match

    def refuse_if_ended(self) -> None:
        """For what can be done before the beginning too."""
        if self.state.phase in ("over", "readonly"):
            raise Refusal("room-over" if self.over else "room-readonly")

    def tape_length(self) -> int:
        """All answers on the tape from the beginning, automatic ones included."""
        return self.match.offset + len(self.match.tape) if self.match is not None else 0

    def note(self, entry: AnyEntry) -> None:
        self.state.notes.append(Note(self.state.beat, entry))
        del self.state.notes[:-NOTES]

    def finish(self, outcome: str, by: By) -> None:
        self.state.result = Result(outcome, by)
        self.state.phase = "over"
        self.state.takeback = None
        self.state.votes = {}


def stamp(fold: Fold, now: float) -> dict[str, Any]:  # the two fields every entry has
    """The number and the time of the entry that comes next."""
    return {"seq": fold.state.seq + 1, "at": now}
