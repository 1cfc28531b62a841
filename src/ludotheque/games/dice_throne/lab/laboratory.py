"""Dice Throne in the lab: setups, the content to cover, and which modules are rules."""

from collections.abc import Iterator
from functools import cache, cached_property
from itertools import cycle, islice, product
from pathlib import Path
from random import Random
from typing import Final

from ludotheque.games import dice_throne
from ludotheque.games.dice_throne.game import NAME, DiceThrone
from ludotheque.games.dice_throne.lab.coverage import CoverageAgent, DiceUsageCounter, UsageNames
from ludotheque.games.dice_throne.lab.invariants import broken_checkpoint, broken_question, broken_table
from ludotheque.games.dice_throne.table.state_classes import DiceState
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.game import Game, Setup, expect
from ludotheque.kernel.table import GameState, Table
from ludotheque.registry.discovery import game_named
from ludotheque.registry.laboratory import GameLaboratory, Problems, RuleCode, Usage, UsageCounter

PAIRINGS: Final = 16  # with more heroes than this, each meets only one other
PLAIN: Final = 4  # duels with default options in a soak, for each one with another option
CROWDS: Final = 2  # matches of more than two players per round of a soak; they take long


def dice_setups(game: Game) -> list[Setup]:
    """Return duels of all pairings if there are few, one match of each larger kind, and each option once."""
    casts = pairings(game.heroes())
    found = [Setup(game.name, "duel", cast, {}) for cast in casts] + larger_setups(game)
    return found + [Setup(game.name, "duel", casts[-1], options) for options in other_options(game)]


def pairings(heroes: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return all pairings, or if there are many heroes, one in which each hero meets another."""
    if len(heroes) ** 2 <= PAIRINGS:
        return list(product(heroes, repeat=2))
    return [(hero, heroes[(place + 1) % len(heroes)]) for place, hero in enumerate(heroes) if place % 2 == 0]


def larger_setups(game: Game) -> list[Setup]:
    """Return every larger mode with every number of seats, repeated until each hero has played."""
    crowds = [(mode.name, seats) for mode in game.modes() for seats in mode.seats if seats > 2]
    heroes = game.heroes()
    row = cycle(heroes)
    return [Setup(game.name, mode, tuple(islice(row, seats)), {}) for mode, seats in tables(crowds, len(heroes))]


def tables(crowds: list[tuple[str, int]], heroes: int) -> Iterator[tuple[str, int]]:
    """Yield all of these once, and again until there was a seat for every hero."""
    yield from crowds
    left = heroes - sum(seats for _, seats in crowds)
    for mode, seats in cycle(crowds):
        if left <= 0:
            return
        left -= seats
        yield mode, seats


def soak_setups(game: Game) -> list[Setup]:
    """Return rounds in which every hero plays two duels; over all rounds, all heroes meet from both seats.

    Some duels of each round have an option that is not the default; some matches are larger, of every kind in turn.
    """
    heroes = game.heroes()
    crowds = cycle([(mode.name, seats) for mode in game.modes() for seats in mode.seats if seats > 2])
    row = cycle(heroes)
    plain_or_not = cycle([{}] * PLAIN + other_options(game))
    found: list[Setup] = []
    for apart in range(len(heroes)):
        for place, hero in enumerate(heroes):
            options = next(plain_or_not)
            found.append(Setup(game.name, "duel", (hero, heroes[(place + apart) % len(heroes)]), options))
        for mode, seats in islice(crowds, CROWDS):
            found.append(Setup(game.name, mode, tuple(islice(row, seats)), {}))
    return found


def other_options(game: Game) -> list[dict[str, str]]:
    """Return each option value that is not the default."""
    return [{key: value} for key, values in game.options().items() for value in values[1:]]


GAMES: Final = 20_000
PACKAGE = Path(str(dice_throne.__file__)).parent
RULE_FOLDERS = ("table", "resolution", "effects", "rules")
TESTS = (
    "tests/games/dice_throne/rules",
    "tests/games/dice_throne/modes",
    "tests/games/dice_throne/heroes",
    "tests/games/dice_throne/cards",
    "tests/contract/test_invariants.py",
)


def rules() -> DiceThrone:
    return expect(game_named(NAME), DiceThrone)


@cache
def things_of(hero: str, options: tuple[tuple[str, str], ...]) -> list[str]:
    """Return all content of one hero; a match has that of its heroes."""
    return UsageNames(rules().content(Setup(NAME, "duel", (hero, hero), dict(options)))).all


class DiceUsage(Usage):
    """Cards, rows of abilities, defences, passives, tokens and companions of the heroes of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    @cached_property
    def names(self) -> UsageNames:
        """Return the names from the prepared match, which planning does not need: `all` is enough there."""
        return UsageNames(rules().content(self.setup))

    def all(self) -> list[str]:
        options = tuple(self.setup.options.items())
        return list(dict.fromkeys([name for hero in self.setup.heroes for name in things_of(hero, options)]))

    def coverage_agent(self, goals: list[str], random: Random) -> Agent:
        return CoverageAgent(self.names, goals, random)

    def counter(self) -> UsageCounter:
        return DiceUsageCounter(self.names)


class DiceThroneLaboratory(GameLaboratory):
    """Duels of all pairings, and matches of every larger kind."""

    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        return broken_question(expect(table, DiceTable), decision)

    def broken_at_end(self, table: Table) -> Problems:
        return broken_table(expect(table, DiceTable))

    def broken_between_segments(self, state: GameState) -> Problems:
        return broken_checkpoint(expect(state, DiceState))

    def games(self) -> list[Game]:
        return [rules()]

    def setups(self) -> list[Setup]:
        return soak_setups(rules())

    def everything(self) -> list[str]:
        """Return the content of all heroes under all options."""
        options = {key: value for other in other_options(rules()) for key, value in other.items()}
        return self.usage(Setup(NAME, "all", rules().heroes(), options)).all()

    def soak_games(self) -> int:
        return GAMES

    def representatives(self, game: Game) -> list[Setup]:
        return dice_setups(game)

    def usage(self, setup: Setup) -> Usage:
        return DiceUsage(setup)

    def rule_code(self) -> RuleCode:
        return RuleCode(
            folders=tuple(PACKAGE / name for name in RULE_FOLDERS),
            without_table=(PACKAGE / "table" / "damage.py", PACKAGE / "table" / "modes.py"),
            tests=TESTS,
            about_words=("*odds*",),
        )
