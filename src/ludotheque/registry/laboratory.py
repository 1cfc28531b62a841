"""Interface that a game implements for soak runs and mutation tests."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.table import GameState, Table

Problems = list[str]
"""Sentences that name a violation and its rule. Empty if there is none."""


class UsageCounter(ABC):
    """Counts what one game uses, by the names of its `Usage`. An answer that can still be undone doesn't count yet."""

    @abstractmethod
    def at_question(self, table: Table) -> list[str]:
        """Return what was used since the last question and is visible only on the table."""

    @abstractmethod
    def at_answer(self, table: Table, action: int) -> list[str]:
        """Return what an answer uses. The table is as it was at the question."""

    @abstractmethod
    def after_segment(self, events: Sequence[Event]) -> list[str]:
        """Return what the events of a segment used."""


class Usage(ABC):
    """Everything that can be used in one setup: cards, abilities, statuses. Names are the same in all setups."""

    @abstractmethod
    def all(self) -> list[str]:
        """Return every name. A soak runs until each was used often enough."""

    @abstractmethod
    def coverage_agent(self, goals: list[str], random: Random) -> Agent:
        """Return an agent that tries to use these things, the first above all, and otherwise plays at random.

        It draws all randomness from `random`, and it must let the game end.
        """

    @abstractmethod
    def counter(self) -> UsageCounter:
        """Return a counter for one game."""


class NamedUsage(Usage):
    """A usage whose names are known beforehand."""

    def __init__(
        self, names: list[str], agent: Callable[[list[str], Random], Agent], counter: Callable[[], UsageCounter]
    ) -> None:
        self.names = names
        self.agent = agent
        self.make_counter = counter

    def all(self) -> list[str]:
        return self.names

    def coverage_agent(self, goals: list[str], random: Random) -> Agent:
        return self.agent(goals, random)

    def counter(self) -> UsageCounter:
        return self.make_counter()


class Goals:
    """What a coverage agent tries to use, in order of priority; a goal served often enough no longer counts."""

    def __init__(self, names: list[str], enough: int) -> None:
        self.rank = {name: place for place, name in enumerate(names)}
        self._left = [enough] * len(names)

    def serve(self, place: int) -> None:
        """Record that an answer serves the goal at this index."""
        self._left[place] -= 1
        if not self._left[place]:
            self.rank = {name: other for name, other in self.rank.items() if other != place}


@dataclass(frozen=True)
class RuleCode:
    """Where a game's rules are, and which tests must notice a change of them."""

    folders: tuple[Path, ...]  # not recursive
    without_table: tuple[Path, ...]  # modules or folders that are rules although they use no table
    tests: tuple[str, ...]
    about_words: tuple[str, ...]  # those tests that run no rule


class GameLaboratory(ABC):
    """One game in the laboratory. Stateless."""

    @abstractmethod
    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        """Return violations while a question is open: lost or duplicated things, values out of bounds, a wrong seat."""

    @abstractmethod
    def broken_at_end(self, table: Table) -> Problems:
        """Return violations after the last answer."""

    @abstractmethod
    def broken_between_segments(self, state: GameState) -> Problems:
        """Return violations in a checkpoint, such as anything half done."""

    @abstractmethod
    def games(self) -> list[Game]:
        """Return the rules a soak plays in turn: the game, and variants with other numbers if its games rarely end."""

    @abstractmethod
    def setups(self) -> list[Setup]:
        """Return the setups a soak plays in turn. Together they contain everything that can be used."""

    def representatives(self, _game: Game) -> list[Setup]:
        """Return representative setups if there are too many to play all. If empty, all are played."""
        return []

    @abstractmethod
    def usage(self, setup: Setup) -> Usage:
        """Return what can be used in a setup."""

    def everything(self) -> list[str]:
        """Return what can be used in any setup."""
        return list(dict.fromkeys([name for setup in self.setups() for name in self.usage(setup).all()]))

    def soak_games(self) -> int:
        """Return the least number of games of a soak, even if everything was used often enough before."""
        return 0

    @abstractmethod
    def rule_code(self) -> RuleCode:
        """Return the code that mutation tests change."""
