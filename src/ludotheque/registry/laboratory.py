"""What the laboratory must know of a game to look for broken rules."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.table import GameState, Table

Problems = list[str]
"""Sentences that name what is wrong and the rule it breaks; empty if all is well."""


class UsageCounter(ABC):
    """Notes what one game uses, by the names of its `Usage`. An answer that may still be taken back is no use yet."""

    @abstractmethod
    def at_question(self, table: Table) -> list[str]:
        """What has been used since the last question and shows on the table only."""

    @abstractmethod
    def at_answer(self, table: Table, action: int) -> list[str]:
        """What an answer uses; the table is as it was when the question was put."""

    @abstractmethod
    def after_segment(self, events: Sequence[Event]) -> list[str]:
        """What the events of a segment tell of."""


class Usage(ABC):
    """Everything that can be used in one setup: cards, abilities, statuses, each by one name in all setups."""

    @abstractmethod
    def all(self) -> list[str]:
        """Every name; a soak goes on until each was used often enough."""

    @abstractmethod
    def coverage_agent(self, wishes: list[str], random: Random) -> Agent:
        """A player who goes for these things, the first above all, and otherwise tries anything.

        It draws all its luck from `random`, and it must let the game end.
        """

    @abstractmethod
    def counter(self) -> UsageCounter:
        """For one game."""


@dataclass(frozen=True)
class RuleCode:
    """Where a game's rules stand, and which tests must notice when they are changed."""

    folders: tuple[Path, ...]  # without what lies below them
    without_table: tuple[Path, ...]  # modules, or folders of them, that are rules though they touch no table
    tests: tuple[str, ...]
    about_words: tuple[str, ...]  # tests among these that see no rule at work


class GameLaboratory(ABC):
    """One game in the laboratory. It remembers nothing."""

    @abstractmethod
    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        """What must not be while a question is open: things lost or doubled, numbers out of bounds, a wrong asker."""

    @abstractmethod
    def broken_at_end(self, table: Table) -> Problems:
        """What must not be after the last answer."""

    @abstractmethod
    def broken_between_segments(self, state: GameState) -> Problems:
        """What must not be in a checkpoint: anything half done."""

    @abstractmethod
    def games(self) -> list[Game]:
        """What a soak plays by turns: the game, and the same rules with other numbers where few see the end of it."""

    @abstractmethod
    def setups(self) -> list[Setup]:
        """What a soak plays, in turn: together they must have everything that can be used."""

    def representatives(self, _game: Game) -> list[Setup]:
        """Setups that stand for all of a game, where there are too many to play them all; none: every one is played."""
        return []

    @abstractmethod
    def usage(self, setup: Setup) -> Usage:
        """What can be used in a setup."""

    def everything(self) -> list[str]:
        """What can be used in any of them."""
        return list(dict.fromkeys([name for setup in self.setups() for name in self.usage(setup).all()]))

    def soak_games(self) -> int:
        """So many games a soak plays even if everything was used often enough before."""
        return 0

    @abstractmethod
    def rule_code(self) -> RuleCode:
        """What a mutation run changes."""
