"""The state, vocabulary and events of the toy game."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ludotheque.kernel.decisions import ARGUMENT_BITS, Space, Verb, Verbs
from ludotheque.kernel.events import Event
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.state_classes import Secrets
from ludotheque.kernel.table import GameState

SEATS = 3
PARTY = (0, 1)
RIVAL = 2
STONES = 4  # lower kinds are worth kind + 1; higher ones have an effect
DRAW_TWO = 4
SEARCH = 5
LOOK = 6
SALVAGE = 7
KINDS = ("pebble", "stone", "rock", "boulder", "draw_two", "search", "look", "salvage")
DECK = (0, 1, 2, 3, DRAW_TWO, SEARCH, LOOK, SALVAGE)

PASS = 0
PLAY = 1 << ARGUMENT_BITS
TAKE = 2 << ARGUMENT_BITS
YES = 3 << ARGUMENT_BITS
FLICK = 4 << ARGUMENT_BITS
REACH = 1000
VERBS = Verbs(
    [
        Verb("pass", ()),
        Verb("play", (("card", 16),)),
        Verb("take", (("card", 16),)),
        Verb("yes", ()),
        Verb("flick", (("speed", 20),)),
    ]
)
RESPOND, MAIN, SEARCHING, GUARD, AIM = range(5)
QUESTIONS = ("respond", "main", "searching", "guard", "aim")


class ToyState(GameState):
    """Hands, decks and discard piles per seat; the party shares a score."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "drawn", "secrets", "hands", "decks", "discards", "scores", "turn", "phase", "wind", "outcome",
    )  # fmt: skip
    PARTS: ClassVar[dict[str, Any]] = {"secrets": (Secrets,)}

    def __init__(
        self,
        drawn: list[int],
        secrets: Secrets,
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        scores: list[int],
        turn: int,
        phase: int,
        wind: list[int],
        outcome: str,
    ) -> None:
        super().__init__(drawn, secrets)
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.scores = scores
        self.turn = turn
        self.phase = phase
        self.wind = wind  # at most one: known only to the seat that aims
        self.outcome = outcome

    def active(self) -> int:
        return self.turn % SEATS

    def copy(self) -> "ToyState":
        return ToyState(
            self.drawn[:],
            self.secrets.copy(),
            [hand[:] for hand in self.hands],
            [deck[:] for deck in self.decks],
            [pile[:] for pile in self.discards],
            self.scores[:],
            self.turn,
            self.phase,
            self.wind[:],
            self.outcome,
        )


class Flicks(Space):
    """Any speed within limits."""

    def refusal(self, action: int) -> Refusal | None:
        if FLICK <= action < FLICK + REACH:
            return None
        return Refusal("toy-flick", (), {"fastest": REACH - 1})

    def describe(self) -> dict[str, int]:
        return {"speed": REACH}

    def nth(self, number: int) -> int:
        return FLICK + number % REACH


class ToyEvent(Event, prefix="toy"):
    """An event of the toy game, as files name it."""


@dataclass(frozen=True)
class ToyDrew(ToyEvent):
    seat: int
    cards: tuple[str, ...]
    known_to: int

    def seen_by(self, viewers: int) -> Event:
        return self if viewers & self.known_to else replace(self, cards=tuple("" for _ in self.cards))


@dataclass(frozen=True)
class ToyShuffled(ToyEvent):
    seat: int
    count: int


@dataclass(frozen=True)
class ToyPlayed(ToyEvent):
    seat: int
    card: str


@dataclass(frozen=True)
class ToyScored(ToyEvent):
    seat: int
    amount: int
