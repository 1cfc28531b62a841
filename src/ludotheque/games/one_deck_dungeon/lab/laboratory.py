"""The lab for One Deck Dungeon: setups, usable content, and which code is rules."""

from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from ludotheque.games import one_deck_dungeon
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import Signer, seal
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, pads, set_of_hero, with_ticks
from ludotheque.games.one_deck_dungeon.game import NAME, OneDeckDungeon
from ludotheque.games.one_deck_dungeon.lab.coverage import CoverageAgent, DungeonUsageCounter, UsageNames
from ludotheque.games.one_deck_dungeon.lab.invariants import broken_checkpoint, broken_end, broken_question
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Game, Setup, expect
from ludotheque.kernel.table import GameState, Table
from ludotheque.registry.discovery import game_named
from ludotheque.registry.laboratory import GameLaboratory, NamedUsage, Problems, RuleCode, Usage

HEALTH: Final = 60
MORE_DICE: Final = 2  # of each color
BOSS_HEALTH: Final = 2


def sturdy_dungeon(setups: list[Setup], every: int = 1) -> OneDeckDungeon:
    """Return the rules with tougher numbers on the cards for these setups; only every `every`-th card is dealt."""
    game = OneDeckDungeon()
    for setup in setups:
        toughen(game.content(setup), every)
    return game


def toughen(content: MatchContent, every: int) -> None:
    content.deck = content.deck[::every]
    content.dungeon = replace(content.dungeon, boss=replace(content.dungeon.boss, health=BOSS_HEALTH))
    for hero in content.heroes:
        hero.health = HEALTH
        hero.icons = [icons + MORE_DICE for icons in hero.icons]


# Mode, heroes and options. A deck that is no hybrid needs a dungeon of its own set (ODD-HYBRID-3); sheets are blank, or
# have every talent.
CHOSEN: Final[tuple[tuple[str, str, str], ...]] = (
    ("solo", "warrior", "dungeon=dragons_cave"),
    ("solo", "mage", "dungeon=hydras_reef deck=base difficulty=novice"),
    ("solo", "slayer", "dungeon=mudlands deck=forest_of_shadows basic_potion=antidote"),
    ("solo", "alchemist", "dungeon=vile_roots deck=hybrid turn_sequence=base difficulty=fearless"),
    ("solo", "paladin", "dungeon=dragons_cave difficulty=novice sheet_0=full"),
    ("pair", "archer rogue", "dungeon=yetis_cavern difficulty=standard"),
    ("pair", "hunter druid", "dungeon=lair_of_indrax basic_potion=insight sheet_0=full sheet_1=blank"),
    ("pair", "paladin warden", "dungeon=lichs_tomb deck=hybrid turn_sequence=forest basic_potion=reflexes"),
    ("party", "warrior mage paladin archer", "dungeon=minotaurs_maze"),
    ("party", "druid slayer warden druid", "dungeon=smoldering_ruins hordes=yes"),
    ("party", "rogue alchemist mage hunter", "dungeon=realm_of_venom deck=hybrid turn_sequence=forest sheet_2=full"),
)
SIGNER: Final = Signer("laboratory", bytes(16))
GAMES: Final = 1000  # enough for all ticks


def dungeon_setups(game: Game) -> list[Setup]:
    """Return one setup for each entry above."""
    return [setup_of(game.name, mode, tuple(heroes.split()), options) for mode, heroes, options in CHOSEN]


def setup_of(game: str, mode: str, heroes: tuple[str, ...], said: str) -> Setup:
    """Return a setup from its options in one line."""
    options = dict(option.split("=") for option in said.split())
    for seat, hero in enumerate(heroes):
        key = f"sheet_{seat}"
        if key in options:
            options[key] = sheet_of(hero, options[key])
    return Setup(game, mode, heroes, options)


def sheet_of(hero: str, state: str) -> str:
    """Return the text of a blank or full sheet; it is always the same."""
    pad = pads()[set_of_hero(hero)]
    sheet = CampaignSheet(id="0000000a", player="Lab", hero=hero, set_id=pad.set_id, played=GAMES)
    return seal(with_ticks(sheet, pad.spaces) if state == "full" else sheet, SIGNER)


PACKAGE = Path(str(one_deck_dungeon.__file__)).parent
RULE_FOLDERS = ("campaign", "table", "resolution", "effects", "rules")
WITHOUT_TABLE = (
    "campaign/ticks.py",
    "resolution/boxes.py",
    "resolution/skills_and_potions.py",
    "table/die.py",
    "table/heroes.py",
    "table/match_content.py",
    "table/table.py",
)
"""Rules that depend only on dice and sheets, and the upper layers of the table."""
TESTS = (
    "tests/games/one_deck_dungeon/rules",
    "tests/games/one_deck_dungeon/cards",
    "tests/games/one_deck_dungeon/campaign/test_ticks.py",
    "tests/contract/test_invariants.py",
    "tests/contract/test_rerun.py",
)


def rules() -> OneDeckDungeon:
    return expect(game_named(NAME), OneDeckDungeon)


class DungeonLaboratory(GameLaboratory):
    """Setups that represent the game, and every hero alone with a full campaign sheet."""

    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        return broken_question(expect(table, DungeonTable), decision)

    def broken_at_end(self, table: Table) -> Problems:
        return broken_end(expect(table, DungeonTable))

    def broken_between_segments(self, state: GameState) -> Problems:
        return broken_checkpoint(expect(state, DungeonState))

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

    def usage(self, setup: Setup) -> Usage:
        names = UsageNames(rules().content(setup))
        return NamedUsage(names.all, partial(CoverageAgent, names), partial(DungeonUsageCounter, names))

    def rule_code(self) -> RuleCode:
        return RuleCode(
            folders=tuple(PACKAGE / name for name in RULE_FOLDERS),
            without_table=tuple(PACKAGE / name for name in WITHOUT_TABLE),
            tests=TESTS,
            about_words=("*all_are_named*",),
        )
