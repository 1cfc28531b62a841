"""A laboratory for simple games: it checks what every game must keep, and the invariants that a game declares."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from sys import modules
from typing import Generic

from ludotheque.agents.random_agent import random_agent
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.table import GameState, Table
from ludotheque.registry.laboratory import GameLaboratory, NamedUsage, Problems, RuleCode, Usage, UsageCounter
from ludotheque.simple.rules import S, SimpleRules


class VerbCounter(UsageCounter):
    """Counts the verbs of the answers."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def at_question(self, table: Table) -> list[str]:
        return []

    def at_answer(self, table: Table, action: int) -> list[str]:
        return [self.game.verbs.verbs[action >> ARGUMENT_BITS].name]

    def after_segment(self, events: Sequence[Event]) -> list[str]:
        return []


class SimpleLaboratory(GameLaboratory, Generic[S]):
    """A game says in `broken` what must never be, and in `broken_after` what must not be when it is over."""

    rules: SimpleRules[S]

    def broken(self, state: S) -> Problems:
        """What must not be at any time: things lost or doubled, numbers out of bounds."""
        return []

    def broken_after(self, state: S) -> Problems:
        """What must not be when the match is over."""
        return []

    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        return self.broken(self.rules.own_table(table).state)

    def broken_at_end(self, table: Table) -> Problems:
        state = self.rules.own_table(table).state
        return self.broken(state) + self.broken_after(state)

    def broken_between_segments(self, state: GameState) -> Problems:
        return self.broken(self.rules.own(state))

    def games(self) -> list[Game]:
        return [self.rules]

    def setups(self) -> list[Setup]:
        """Every mode with every number of seats."""
        heroes = self.rules.heroes()
        tables = [(mode.name, seats) for mode in self.rules.modes() for seats in mode.seats]
        return [
            Setup(self.rules.name, mode, tuple(heroes[seat % len(heroes)] for seat in range(seats)), {})
            for mode, seats in tables
        ]

    def usage(self, setup: Setup) -> Usage:
        """Every verb is to be used; an agent that plays at random does so."""
        verbs = list(self.rules.verbs.codes)
        return NamedUsage(
            verbs, lambda _goals, random: random_agent(str(random.random())), partial(VerbCounter, self.rules)
        )

    def rule_code(self) -> RuleCode:
        """The modules beside that of the rules which take a table; a package of its own has its own tests."""
        rules = Path(str(modules[type(self.rules).__module__].__file__))
        return RuleCode((rules.parent,), (), (), ())
