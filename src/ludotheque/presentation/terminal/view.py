"""What a game must offer to be played in words, in a terminal or in a browser."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from ludotheque.kernel.events import Event
from ludotheque.kernel.match import Match
from ludotheque.presentation.document import Document
from ludotheque.presentation.standing_orders import ResponseWindow
from ludotheque.presentation.terminal.commands import Menu, TypedLine

NOBODY: Final = -1
"""The seat of a spectator."""


class TerminalView(ABC):
    """A match as one seat sees it, redacted throughout.

    Where all play together the seat is asked whenever it may answer: the question's owner, and what it is about, may
    be another's.
    """

    example_rule: ClassVar[str]  # what `rules` could be asked for

    def __init__(self, match: Match, seat: int, viewers: tuple[int, ...] | None = None) -> None:
        """The seat is called “you”; it sees its own view, or that of all viewers together."""
        self.match = match
        self.seat = seat
        own = () if seat == NOBODY else (seat,)
        self.viewers = own if viewers is None else viewers

    @abstractmethod
    def news(self, events: Sequence[Event]) -> list[str]:
        """The sentences of a log."""

    @abstractmethod
    def board(self) -> Document:
        """Return everything that is visible."""

    @abstractmethod
    def strip(self) -> Document:
        """The board in short, with the dice that matter now."""

    @abstractmethod
    def question(self) -> str:
        """What the seat is asked."""

    @abstractmethod
    def menu(self) -> Menu:
        """The answers."""

    def typed_answers(self, _line: str) -> list[int] | None:
        """Return the answers, in order, that a line in the game's own words gives; None for other lines.

        It is called before the words of all games are tried. Raises RequestRefused if the line makes no sense here.
        """
        return None

    @abstractmethod
    def typed_answer(self, typed: TypedLine) -> int | None:
        """An answer given in words of the game, such as the dice to keep."""

    @abstractmethod
    def passing(self) -> int | None:
        """The answer that passes or ends, if there is one."""

    @abstractmethod
    def situation(self) -> ResponseWindow | None:
        """The response window the seat is asked in, if it is one."""

    @abstractmethod
    def odds(self) -> Document:
        """The chances with the dice in view."""

    def odds_of(self, _wanted: str) -> Document:
        """The same about one thing, where a game has more than one to look at."""
        return self.odds()

    @abstractmethod
    def hand(self) -> Document:
        """The own cards, numbered."""

    @abstractmethod
    def text_of(self, wanted: str) -> Document | None:
        """The text of a card by its number in the hand, or of anything by its name."""

    @abstractmethod
    def hint(self) -> Document:
        """What a sensible player would answer, and why."""

    @abstractmethod
    def help(self) -> Document:
        """What can be typed."""

    @abstractmethod
    def result(self) -> str:
        """How the match ended."""

    def shares_with(self, _other: int) -> bool:
        """May the person at that seat see all that this one sees?"""
        return False

    def epilogue(self) -> Document | None:
        """Return what a finished match produced, such as completed campaign sheets; it may be called again."""
        return None
