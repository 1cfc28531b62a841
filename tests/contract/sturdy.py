"""One Deck Dungeon with small decks, sturdy heroes and frail bosses: floors change, and some games are won."""

from msgspec.structs import replace

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.lab.laboratory import setup_of
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.kernel.game import Setup

STURDY = "sturdy_dungeon"
HEALTH = 45
MORE_DICE = 2  # of each colour
BOSS_HEALTH = 1
CARDS = 12  # what time has eaten comes round again at each floor
SETUPS = (
    ("solo", ("slayer",), "dungeon=mudlands difficulty=standard sheet_0=full"),
    ("pair", ("mage", "hunter"), "dungeon=lichs_tomb deck=hybrid turn_sequence=forest"),
    ("party", ("warrior", "mage", "paladin", "archer"), "dungeon=minotaurs_maze sheet_1=blank"),
)


def sturdy_dungeon() -> tuple[OneDeckDungeon, list[Setup]]:
    """The same rules with other numbers on the cards, for these setups alone."""
    game = OneDeckDungeon()
    game.name = STURDY
    setups = [setup_of(game.name, mode, heroes, options) for mode, heroes, options in SETUPS]
    for setup in setups:
        toughen(game.kit(setup))
    return game, setups


def toughen(kit: MatchContent) -> None:
    kit.deck = kit.deck[:: len(kit.deck) // CARDS]
    kit.dungeon = replace(kit.dungeon, boss=replace(kit.dungeon.boss, health=BOSS_HEALTH))
    for hero in kit.heroes:
        hero.health = HEALTH
        hero.icons = [icons + MORE_DICE for icons in hero.icons]
