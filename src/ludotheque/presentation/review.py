"""A match looked back at: how the seats stood, what decided it, and how lucky the dice were."""

from typing import Literal

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
    """What cost a seat most of its chance to win, or of its health if chances are not estimated, with the log."""

    n: int
    seat: int
    before: float
    after: float
    lines: tuple[Spans, ...]
    of: Literal["chance", "health"] = "chance"


class Milestone(Struct, frozen=True):
    """A memorable event of frame `n`: a floor, a level, the boss."""

    n: int
    text: Spans


class Review(Struct, frozen=True, omit_defaults=True):
    """A match looked back at; what no honest estimate exists for is left out. `notes` say what the numbers mean."""

    curve: tuple[WinPoint, ...] = ()
    health: tuple[HealthPoint, ...] = ()
    milestones: tuple[Milestone, ...] = ()
    moments: tuple[KeyMoment, ...] = ()
    rolls: tuple[RollJudged, ...] = ()
    luck: tuple[float, ...] = ()  # per seat
    notes: tuple[str, ...] = ()
