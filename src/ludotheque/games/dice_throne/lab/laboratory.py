"""Dice Throne as the laboratory sees it."""

from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Final

from ludotheque.games import dice_throne
from ludotheque.games.dice_throne.game import NAME, DiceThrone
from ludotheque.games.dice_throne.lab.coverage_agent import Seeker
from ludotheque.games.dice_throne.lab.invariants import broken_checkpoint, broken_question, broken_table
from ludotheque.games.dice_throne.lab.setups import dice_setups, other_options, soak_setups
from ludotheque.games.dice_throne.lab.usage import DiceTally, Names, laid
from ludotheque.games.dice_throne.table.state import DiceState
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.table import GameState, Table
from ludotheque.registry.discovery import game_named
from ludotheque.registry.laboratory import GameLab, Problems, RuleCode, Tally, Uses

GAMES: Final = 20_000
PACKAGE = Path(str(dice_throne.__file__)).parent
RULE_FOLDERS = ("table", "table/modes", "resolution", "effects", "rules")
TESTS = (
    "tests/games/dice_throne/rules",
    "tests/games/dice_throne/modes",
    "tests/games/dice_throne/heroes",
    "tests/games/dice_throne/cards",
    "tests/contract/test_invariants.py",
)


def rules() -> DiceThrone:
    game = game_named(NAME)
    if not isinstance(game, DiceThrone):
        raise BrokenRule("the registry knows another Dice Throne")
    return game


@cache
def things_of(hero: str, options: tuple[tuple[str, str], ...]) -> list[str]:
    """Everything of one hero; a match has that of its heroes."""
    return Names(rules().kit(Setup(NAME, "duel", (hero, hero), dict(options)))).all


class DiceUses(Uses):
    """Cards, rows of abilities, defences, passives, tokens and companions of the heroes of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    @cached_property
    def names(self) -> Names:
        """Only who plays needs the match prepared; who plans has enough with `all`."""
        return Names(rules().kit(self.setup))

    def all(self) -> list[str]:
        options = tuple(self.setup.options.items())
        return list(dict.fromkeys([name for hero in self.setup.heroes for name in things_of(hero, options)]))

    def seeker(self, wishes: list[str], random: Random) -> Agent:
        return Seeker(self.names, wishes, random)

    def tally(self) -> Tally:
        return DiceTally(self.names)


class DiceThroneLab(GameLab):
    """Duels of all pairings, and matches of every larger kind."""

    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        return broken_question(laid(table), decision)

    def broken_at_end(self, table: Table) -> Problems:
        return broken_table(laid(table))

    def broken_between_segments(self, state: GameState) -> Problems:
        if not isinstance(state, DiceState):
            raise BrokenRule("this state is not one of Dice Throne")
        return broken_checkpoint(state)

    def games(self) -> list[Game]:
        return [rules()]

    def setups(self) -> list[Setup]:
        return soak_setups(rules())

    def everything(self) -> list[str]:
        """What all heroes have with every option."""
        options = {key: value for other in other_options(rules()) for key, value in other.items()}
        return self.uses(Setup(NAME, "all", rules().heroes(), options)).all()

    def soak_games(self) -> int:
        return GAMES

    def representatives(self, game: Game) -> list[Setup]:
        return dice_setups(game)

    def uses(self, setup: Setup) -> Uses:
        return DiceUses(setup)

    def rule_code(self) -> RuleCode:
        return RuleCode(
            folders=tuple(PACKAGE / name for name in RULE_FOLDERS),
            without_table=(PACKAGE / "table" / "damage.py", PACKAGE / "table" / "modes"),
            tests=TESTS,
            about_words=("*odds*",),
        )
