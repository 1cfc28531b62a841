"""What a seat is shown: questions, previews, hints, reviews, and facts by which two moments are compared."""

from typing import Literal, NamedTuple

from msgspec import Struct

from ludotheque.kernel.file_format import Json
from ludotheque.text.spans import Spans


class Fact(NamedTuple):
    """Somebody's number, or dice as words; `usual` is what it is when it is not there."""

    who: Spans
    what: Spans
    value: int | str
    usual: int | str = 0


Facts = dict[str, Fact]


class Option(Struct, frozen=True, omit_defaults=True):
    """A legal answer.

    `path` are the words of the groups it stands in, outermost first; no level shows more than twelve entries. `same`
    are other legal answers that come to the same and are not shown by themselves, such as rolling the other of two
    equal dice.
    """

    action: str  # as the game's verbs spell it
    label: Spans
    detail: Spans = ()
    kind: str = ""  # its verb
    path: tuple[str, ...] = ()
    same: tuple[str, ...] = ()


class KeepOddsRow(Struct, frozen=True):
    """A row of an ability: the answer that announces it, what it needs, the chance if one plays for it.

    `keeps` has the chance for each way to keep dice, by the sum of 1, 2, 4, 8, 16 for the first to the fifth die.
    """

    action: str
    needs: str
    now: float
    keeps: tuple[float, ...]


class KeepOddsAbility(Struct, frozen=True):
    """An ability in force."""

    id: str
    name: str
    rows: tuple[KeepOddsRow, ...]


class KeepOdds(Struct, frozen=True):
    """What each of the 32 ways to keep five dice is good for, if one plays on for that row alone."""

    roller: int
    dice: tuple[int, ...]
    attempts: int
    abilities: tuple[KeepOddsAbility, ...]


class Question(Struct, frozen=True, omit_defaults=True):
    """What a seat is asked, with every legal answer, or the bounds of answers that cannot be listed."""

    seat: int  # whose answer this screen can give
    owner: int
    seats: tuple[int, ...]  # all who may answer
    kind: str
    text: Spans
    answers: tuple[Option, ...]
    space: dict[str, int] | None = None
    typed: tuple[str, ...] = ()  # how to type what is not listed
    default: str = ""  # what the clock answers
    passing: str = ""  # the answer that passes or ends, if there is one
    subject: int = 0
    rule: str = ""
    odds: KeepOdds | None = None  # where dice are kept or rolled again


class WhyNot(Struct, frozen=True, omit_defaults=True):
    """Something that cannot be done now: the answer that it would be, and why it is none."""

    action: str
    label: Spans
    reason: Spans
    rule: str = ""


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log; `event` is the place of what it tells among the events it was made of."""

    event: int
    text: Spans
    chapter: bool = False  # a turn, a round, a floor begins


class Odds(Struct, frozen=True, omit_defaults=True):
    """Chances as lines to read, and as numbers where a screen can do more with them."""

    lines: tuple[str, ...]
    numbers: Json | None = None


class Hint(Struct, frozen=True, omit_defaults=True):
    """One step of a hint: what to look at, the best answers with what they are worth, or why."""

    step: int
    lines: tuple[Spans, ...]
    actions: tuple[str, ...] = ()
    values: tuple[float, ...] = ()


class Outcome(Struct, frozen=True):
    """One of the ways it may come out, and how likely that is."""

    chance: float
    lines: tuple[Spans, ...]


class Preview(Struct, frozen=True, omit_defaults=True):
    """What an answer leads to: the changes, or where chance has a say their bounds, and a few outcomes one by one."""

    lines: tuple[Spans, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    note: str = ""  # what it takes for granted


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
    """What cost a seat most of its chance to win, or of its health where nobody knows chances; what was told there."""

    n: int
    seat: int
    before: float
    after: float
    lines: tuple[Spans, ...]
    of: Literal["chance", "health"] = "chance"


class Milestone(Struct, frozen=True):
    """What frame `n` brought that one remembers by itself: a floor, a level, the boss."""

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


class Card(Struct, frozen=True, omit_defaults=True):
    """The small card behind a term, with the ids of the rules that say more."""

    term: str
    name: str
    heading: str = ""
    text: Spans = ()
    rules: tuple[str, ...] = ()


class Result(Struct, frozen=True, omit_defaults=True):
    """How a match ended."""

    outcome: str
    winners: tuple[int, ...]
    text: Spans
