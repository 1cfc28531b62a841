"""A match looked back at: how the seats stood, what decided it, and how lucky the dice were."""

from typing import Literal, NamedTuple

from msgspec import Struct

from ludotheque.text.spans import Spans


class RollJudged(Struct, frozen=True):
    """A roll that frame `n` shows: what it was worth, and what was to be expected of it; `notes` say in what."""

    n: int
    seat: int
    dice: tuple[int, ...]
    expected: float
    worth: float


class WinPoint(Struct, frozen=True):
    """How the seats stood at frame `n`, where a turn began or the match ended."""

    n: int
    text: str
    chances: tuple[float, ...]


class HealthPoint(Struct, frozen=True):
    """What the seats had left at frame `n`, where a turn began or the match ended."""

    n: int
    text: str
    left: tuple[int, ...]


class KeyMoment(Struct, frozen=True):
    """What cost a seat most of its chance to win, or of its health if chances are not estimated, with the log.

    `title` says in a few words what happened: the turn, and a blow or the most notable line of the log.
    """

    n: int
    seat: int
    before: float
    after: float
    lines: tuple[Spans, ...]
    of: Literal["chance", "health"] = "chance"
    title: Spans = ()


class Milestone(Struct, frozen=True):
    """A memorable event of frame `n`: a floor, a level, the boss."""

    n: int
    text: Spans


class Hit(NamedTuple):
    """Damage that frame `n` shows, taken on one dial, whose seats are the `victims`, and what it came from.

    `seat` dealt it; -1 if no opponent did.
    """

    n: int
    turn: int
    seat: int
    victims: tuple[int, ...]
    text: Spans
    amount: int


class Blow(Struct, frozen=True):
    """The largest damage dealt at one time: at frame `n`, by a seat, and with what for the most part."""

    n: int
    seat: int
    text: Spans
    amount: int


class DamageDealt(Struct, frozen=True):
    """How much damage a seat has dealt in all with one ability, card or token."""

    seat: int
    text: Spans
    amount: int


class FinalHealth(Struct, frozen=True):
    """What a seat had left at the end, and the most of what it had at the start and at the end."""

    seat: int
    left: int
    most: int


class Review(Struct, frozen=True, omit_defaults=True):
    """A match looked back at; what no honest estimate exists for is left out. `notes` say what the numbers mean."""

    curve: tuple[WinPoint, ...] = ()
    health: tuple[HealthPoint, ...] = ()
    milestones: tuple[Milestone, ...] = ()
    moments: tuple[KeyMoment, ...] = ()
    rolls: tuple[RollJudged, ...] = ()
    luck: tuple[float, ...] = ()  # per seat
    notes: tuple[str, ...] = ()
    turns: int = 0
    final: tuple[FinalHealth, ...] = ()
    damage: tuple[DamageDealt, ...] = ()  # the largest first
    best: Blow | None = None
