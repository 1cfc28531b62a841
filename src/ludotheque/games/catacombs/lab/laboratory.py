"""Catacombs Conquest as the laboratory sees it."""

from pathlib import Path
from random import Random

from ludotheque.games import catacombs
from ludotheque.games.catacombs.game import NAME, CatacombsConquest, own, own_table
from ludotheque.games.catacombs.lab.coverage_agent import Seeker
from ludotheque.games.catacombs.lab.invariants import broken_checkpoint, broken_end, broken_question
from ludotheque.games.catacombs.lab.setups import catacombs_setups, long_setups
from ludotheque.games.catacombs.lab.usage import CatacombsTally, Names
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.table import GameState, Table
from ludotheque.registry.discovery import game_named
from ludotheque.registry.laboratory import GameLab, Problems, RuleCode, Tally, Uses

PACKAGE = Path(str(catacombs.__file__)).parent
WITHOUT_TABLE = (
    "rules/hits.py",
    "table/answer_spaces.py",
    "table/free_ground.py",
    "table/match_content.py",
    "table/table.py",
)
TESTS = ("tests/games/catacombs/rules", "tests/games/catacombs/cards", "tests/contract/test_invariants.py")


def rules() -> CatacombsConquest:
    game = game_named(NAME)
    if not isinstance(game, CatacombsConquest):
        raise BrokenRule("the registry knows another Catacombs Conquest")
    return game


class CatacombsUses(Uses):
    """Everything in one setup."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def all(self) -> list[str]:
        return self.names.all

    def seeker(self, wishes: list[str], random: Random) -> Agent:
        return Seeker(self.names, wishes, random)

    def tally(self) -> Tally:
        return CatacombsTally(self.names)


class CatacombsLab(GameLab):
    """The setups that stand for the game."""

    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        return broken_question(own_table(table), decision)

    def broken_at_end(self, table: Table) -> Problems:
        return broken_end(own_table(table))

    def broken_between_segments(self, state: GameState) -> Problems:
        return broken_checkpoint(own(state))

    def games(self) -> list[Game]:
        return [rules()]

    def setups(self) -> list[Setup]:
        return long_setups(rules())

    def representatives(self, game: Game) -> list[Setup]:
        return catacombs_setups(game)

    def uses(self, setup: Setup) -> Uses:
        return CatacombsUses(Names(rules().kit(setup)))

    def rule_code(self) -> RuleCode:
        return RuleCode(
            folders=(PACKAGE / "table", PACKAGE / "rules"),
            without_table=tuple(PACKAGE / name for name in WITHOUT_TABLE),
            tests=TESTS,
            about_words=(),
        )
