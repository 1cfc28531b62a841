"""What a game must offer to be played in letters, in a terminal or beside a drawn table."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import RenderableType

from ludotheque.kernel.events import Event
from ludotheque.kernel.match import Match
from ludotheque.presentation.standing_orders import DecisionContext
from ludotheque.presentation.terminal.commands import Menu, Typed

NOBODY: Final = -1
"""The seat of a spectator."""


class TerminalView(ABC):
    """A match as one seat sees and hears it; redacted throughout.

    Where all play together the seat is asked whenever it may answer: the question's owner, and what it is about, may
    be another's.
    """

    example_rule: ClassVar[str]  # what `rules` could be asked for

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.viewers: tuple[int, ...] = (
            () if seat == NOBODY else (seat,)
        )  # whose eyes look; a shared screen has more than the seat's

    @abstractmethod
    def news(self, events: Sequence[Event]) -> list[str]:
        """The sentences of a log."""

    @abstractmethod
    def board(self) -> RenderableType:
        """Everything that lies open."""

    @abstractmethod
    def strip(self) -> RenderableType:
        """The board in short, with the dice that matter now."""

    @abstractmethod
    def question(self) -> str:
        """What the seat is asked."""

    @abstractmethod
    def menu(self) -> Menu:
        """The answers."""

    def typed_answers(self, _line: str) -> list[int] | None:
        """The answers, one after the other, that a line in the game's own words stands for; nothing for other lines.

        It is asked before the words that all games share. What such a line cannot mean here is a Refusal.
        """
        return None

    @abstractmethod
    def typed_answer(self, typed: Typed) -> int | None:
        """An answer given in words of the game, such as the dice to keep."""

    @abstractmethod
    def passing(self) -> int | None:
        """The answer that passes or ends, if there is one."""

    @abstractmethod
    def situation(self) -> DecisionContext | None:
        """The response window the seat is asked in, if it is one."""

    @abstractmethod
    def odds(self) -> RenderableType:
        """The chances with the dice in view."""

    def odds_of(self, _wanted: str) -> RenderableType:
        """The same about one thing, where a game has more than one to look at."""
        return self.odds()

    @abstractmethod
    def hand(self) -> RenderableType:
        """The own cards, numbered."""

    @abstractmethod
    def text_of(self, wanted: str) -> RenderableType | None:
        """The text of a card by its number in the hand, or of anything by its name."""

    @abstractmethod
    def hint(self) -> RenderableType:
        """What a sensible player would answer, and why."""

    @abstractmethod
    def help(self) -> RenderableType:
        """What can be typed."""

    @abstractmethod
    def result(self) -> str:
        """How the match ended."""

    def shares_with(self, _other: int) -> bool:
        """May the person at that seat see all that this one sees?"""
        return False

    def epilogue(self) -> RenderableType | None:
        """What a match that is over leaves behind, such as campaign sheets filled in; it may be asked for again."""
        return None
