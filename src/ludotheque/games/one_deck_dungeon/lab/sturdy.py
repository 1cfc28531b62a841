"""One Deck Dungeon with sturdy heroes and frail bosses: even players who try anything see all floors and the boss."""

from typing import Final

from msgspec.structs import replace

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.table.match_content import Kit
from ludotheque.kernel.game import Setup

HEALTH: Final = 60
MORE_DICE: Final = 2  # of each colour
BOSS_HEALTH: Final = 2


def sturdy_dungeon(setups: list[Setup], every: int = 1) -> OneDeckDungeon:
    """The same rules with other numbers on the cards, for these setups alone; only every so-manieth card is dealt."""
    game = OneDeckDungeon()
    for setup in setups:
        toughen(game.kit(setup), every)
    return game


def toughen(kit: Kit, every: int) -> None:
    kit.deck = kit.deck[::every]
    kit.dungeon = replace(kit.dungeon, boss=replace(kit.dungeon.boss, health=BOSS_HEALTH))
    for hero in kit.heroes:
        hero.health = HEALTH
        hero.icons = [icons + MORE_DICE for icons in hero.icons]
