"""One Deck Dungeon with small decks, sturdy heroes and frail bosses: floors change, and some games are won."""

from msgspec.structs import replace

from ludotheque.kernel.game import Setup
from ludotheque.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.one_deck_dungeon.kit import Kit
from ludotheque.one_deck_dungeon.options import settled

HEALTH = 45
MORE_DICE = 2  # of each colour
BOSS_HEALTH = 1
CARDS = 12  # what time has eaten comes round again at each floor


class SturdyDungeon(OneDeckDungeon):
    """The same rules with other numbers on the cards."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "sturdy_dungeon"

    def kit(self, setup: Setup) -> Kit:
        key = "|".join([*setup.heroes, *setup.options.values()])
        if key not in self.kits:
            kit = Kit(setup, settled(setup))
            kit.deck = kit.deck[:: len(kit.deck) // CARDS]
            kit.dungeon = replace(kit.dungeon, boss=replace(kit.dungeon.boss, health=BOSS_HEALTH))
            for hero in kit.heroes:
                hero.health = HEALTH
                hero.icons = [icons + MORE_DICE for icons in hero.icons]
            self.kits[key] = kit
        return self.kits[key]
