"""Standing orders: which questions in response windows reach a person, and which are passed for them."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Final

from ludotheque.kernel.errors import UndoRefused
from ludotheque.kernel.match import Match

EVERY: Final = "off"
CHANGES: Final = "changes"
RESPOND: Final = "respond"
RELAXED: Final = "relaxed"
SETTINGS: Final = {
    EVERY: EVERY,
    CHANGES: CHANGES,
    RESPOND: RESPOND,
    RELAXED: RELAXED,
    "careful": RESPOND,
    "every": EVERY,
    "non": EVERY,
    "changements": CHANGES,
    "reagir": RESPOND,
    "detendu": RELAXED,
    "prudent": RESPOND,
    "toutes": EVERY,
}
"""What a person types in English or in French, without accents, and the setting it means.

The presets are relaxed, careful and every window; `changes` is what the server does for a client that says nothing.
"""

STOP: Final = ("stop", "arret")
"""What a person types to be asked in the next window."""


@dataclass(frozen=True, slots=True)
class ResponseWindow:
    """A response window as its seat sees it: all that could matter, and whether anything asks for a response."""

    signature: Hashable
    pressing: bool
    turn: int = 0
    concerns: Hashable = None  # what affects this seat; the whole signature if a game does not say
    answers: tuple[str, ...] = ()  # the cards and tokens that can be played, as terms
    timely: tuple[Hashable, ...] | None = None  # those that apply now, each with its occasion; None: the game can't say
    keeps_undo: bool = False  # not passed while the seat can take its last answer back

    @property
    def stakes(self) -> Hashable:
        """What ends "pass until something changes"."""
        return self.turn, self.signature if self.concerns is None else self.concerns


def can_undo(match: Match, seat: int) -> bool:
    """Can the seat take its last answer back?"""
    try:
        match.undo_target(seat)
    except UndoRefused:
        return False
    return True


class Orders:
    """Private to a seat. They decide which windows are passed without asking."""

    def __init__(self, setting: str = CHANGES) -> None:
        self.setting = setting
        self.bells: frozenset[str] = frozenset()  # cards and tokens, as terms: ask whenever one can be played
        self.hold = False  # ask in the next window of any kind
        self.until_change = False
        self.passed: ResponseWindow | None = None
        self.declined: set[Hashable] = set()  # occasions of this turn that were passed

    def note_answer(self) -> None:
        """The seat has answered in a window: the one that was held open has been."""
        self.hold = False

    def note_pass(self, now: ResponseWindow, until_change: bool = False) -> None:
        """The seat has passed here."""
        self.note_answer()
        if self.passed is None or self.passed.turn != now.turn:
            self.declined.clear()
        self.declined.update(now.timely or ())
        self.passed = now
        self.until_change = until_change

    def will_pass_at(self, match: Match, seat: int, now: ResponseWindow) -> bool:
        """Does the seat want the match's open question passed?"""
        return not (now.keeps_undo and can_undo(match, seat)) and self.will_pass(now)

    def will_pass(self, now: ResponseWindow) -> bool:
        """Does the seat want this window passed?"""
        if self.hold:
            return False
        if self.until_change and self.passed is not None and self.passed.stakes == now.stakes:
            return not self.rings(new_answers(now, self.passed))
        self.until_change = False
        same = self.passed is not None and self.passed.signature == now.signature
        if self.rings(now.answers):
            return same
        if self.setting == EVERY:
            return False
        if not self.declined.issuperset(now.timely or ()):
            return False
        if self.setting == RELAXED and now.timely is not None:
            return True
        return same or (self.setting == RESPOND and not now.pressing)

    def rings(self, answers: Iterable[str]) -> bool:
        return not self.bells.isdisjoint(answers)


def new_answers(now: ResponseWindow, before: ResponseWindow) -> set[str]:
    return set(now.answers).difference(before.answers)
