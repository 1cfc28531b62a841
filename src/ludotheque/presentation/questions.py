"""What a seat is shown of a moment: the open question with its answers, the log, and how it ended."""

from msgspec import Struct

from ludotheque.text.spans import Spans


class Option(Struct, frozen=True, omit_defaults=True):
    """A legal answer.

    `path` are the words of the groups that contain it, outermost first; no level shows more than twelve entries. `same`
    are other legal answers that come to the same and are not shown by themselves, such as rolling the other of two
    equal dice.
    """

    action: str  # as the game's verbs spell it
    label: Spans
    detail: Spans = ()
    kind: str = ""  # its verb
    path: tuple[str, ...] = ()
    same: tuple[str, ...] = ()


class QuestionOdds(Struct, frozen=True):
    """What the answers to a question are good for. A game derives its own and names it in its descriptor."""


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
    odds: QuestionOdds | None = None
    reached: str = ""  # of the answers that use what was rolled, the one that is worth most
    enough: bool = False  # rolling again is worth no more than that


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


class Result(Struct, frozen=True, omit_defaults=True):
    """How a match ended."""

    outcome: str
    winners: tuple[int, ...]
    text: Spans
