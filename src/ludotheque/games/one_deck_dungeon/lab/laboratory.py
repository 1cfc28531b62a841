"""One Deck Dungeon as the laboratory sees it."""

from pathlib import Path
from random import Random

from ludotheque.games import one_deck_dungeon
from ludotheque.games.one_deck_dungeon.game import NAME, OneDeckDungeon, own
from ludotheque.games.one_deck_dungeon.lab.checkpoints import broken_checkpoint
from ludotheque.games.one_deck_dungeon.lab.coverage_agent import Seeker
from ludotheque.games.one_deck_dungeon.lab.invariants import broken_end, broken_question
from ludotheque.games.one_deck_dungeon.lab.setups import dungeon_setups, setup_of
from ludotheque.games.one_deck_dungeon.lab.sturdy import sturdy_dungeon
from ludotheque.games.one_deck_dungeon.lab.usage import DungeonTally, Names
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.table import GameState, Table
from ludotheque.registry.discovery import game_named
from ludotheque.registry.laboratory import GameLab, Problems, RuleCode, Tally, Uses

PACKAGE = Path(str(one_deck_dungeon.__file__)).parent
RULE_FOLDERS = ("campaign", "table", "resolution", "effects", "rules")
WITHOUT_TABLE = (
    "campaign/ticks.py",
    "resolution/box_cover.py",
    "resolution/skill_costs.py",
    "table/die.py",
    "table/dungeon.py",
    "table/heroes.py",
    "table/hook_sources.py",
    "table/loot.py",
    "table/table.py",
)
"""Rules that only look at dice and sheets, and the upper floors of the table."""
TESTS = (
    "tests/games/one_deck_dungeon/rules",
    "tests/games/one_deck_dungeon/cards",
    "tests/games/one_deck_dungeon/campaign/test_ticks.py",
    "tests/contract/test_invariants.py",
    "tests/contract/test_rerun.py",
)


def laid(table: Table) -> DungeonTable:
    if not isinstance(table, DungeonTable):
        raise BrokenRule("this table is not laid for One Deck Dungeon")
    return table


def rules() -> OneDeckDungeon:
    game = game_named(NAME)
    if not isinstance(game, OneDeckDungeon):
        raise BrokenRule("the registry knows another One Deck Dungeon")
    return game


class DungeonUses(Uses):
    """Everything in one setup."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def all(self) -> list[str]:
        return self.names.all

    def seeker(self, wishes: list[str], random: Random) -> Agent:
        return Seeker(self.names, wishes, random)

    def tally(self) -> Tally:
        return DungeonTally(self.names)


class DungeonLab(GameLab):
    """The setups that stand for the game, and every hero alone with a full campaign sheet."""

    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        return broken_question(laid(table), decision)

    def broken_at_end(self, table: Table) -> Problems:
        return broken_end(laid(table))

    def broken_between_segments(self, state: GameState) -> Problems:
        return broken_checkpoint(own(state))

    def games(self) -> list[Game]:
        return [rules(), sturdy_dungeon(self.setups())]

    def setups(self) -> list[Setup]:
        game = rules()
        dungeons = game.options()["dungeon"]
        return dungeon_setups(game) + [
            setup_of(NAME, "solo", (hero,), f"dungeon={dungeons[place % len(dungeons)]} deck=hybrid sheet_0=full")
            for place, hero in enumerate(game.heroes())
        ]

    def representatives(self, game: Game) -> list[Setup]:
        return dungeon_setups(game)

    def uses(self, setup: Setup) -> Uses:
        return DungeonUses(Names(rules().kit(setup)))

    def rule_code(self) -> RuleCode:
        return RuleCode(
            folders=tuple(PACKAGE / name for name in RULE_FOLDERS),
            without_table=tuple(PACKAGE / name for name in WITHOUT_TABLE),
            tests=TESTS,
            about_words=("*all_are_named*",),
        )
