"""What a seat may ask for before it answers: hints, odds, previews, and the facts that these compare."""

from typing import NamedTuple

from msgspec import Struct

from ludotheque.kernel.file_format import Json
from ludotheque.presentation.document import Document
from ludotheque.text.spans import Spans


class PlannedStep(Struct, frozen=True):
    """One act of a plan: the answers it takes, in order, without those that the rules give themselves."""

    actions: tuple[str, ...]
    label: Spans


class Hint(Struct, frozen=True, omit_defaults=True):
    """One step of a hint: what to look at, the best answers with what they are worth, or why.

    With the reasons comes the `plan` of the best answer, if it begins one, up to what chance decides, and where it
    `ends`, as numbers of the game.
    """

    step: int
    lines: tuple[Spans, ...]
    actions: tuple[str, ...] = ()
    values: tuple[float, ...] = ()
    plan: tuple[PlannedStep, ...] = ()
    ends: Json | None = None


class Odds(Struct, frozen=True, omit_defaults=True):
    """Chances to read, as a document and as lines, and as numbers where a screen can do more with them."""

    lines: tuple[str, ...]
    document: Document | None = None
    numbers: Json | None = None


class Fact(NamedTuple):
    """A seat's number, or dice as words; `usual` is its value while it is absent."""

    who: Spans
    what: Spans
    value: int | str
    usual: int | str = 0


Facts = dict[str, Fact]


class Outcome(Struct, frozen=True):
    """One of the ways it may come out, and how likely that is."""

    chance: float
    lines: tuple[Spans, ...]


class Preview(Struct, frozen=True, omit_defaults=True):
    """What an answer leads to: the changes, or their bounds if they depend on chance, and a few possible outcomes."""

    lines: tuple[Spans, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    note: str = ""  # what it assumes
