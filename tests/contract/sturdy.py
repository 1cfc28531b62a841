"""One Deck Dungeon with small decks, tougher heroes and weaker bosses, so that games change floors and some are won."""

from msgspec.structs import replace

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.lab.laboratory import setup_of
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.kernel.game import Setup

STURDY = "sturdy_dungeon"
HEALTH = 45
MORE_DICE = 2  # of each color
BOSS_HEALTH = 1
CARDS = 12  # cards that time discards return at each floor
SETUPS = (
    ("solo", ("slayer",), "dungeon=mudlands difficulty=standard sheet_0=full"),
    ("pair", ("mage", "hunter"), "dungeon=lichs_tomb deck=hybrid turn_sequence=forest"),
    ("party", ("warrior", "mage", "paladin", "archer"), "dungeon=minotaurs_maze sheet_1=blank"),
)


def sturdy_dungeon() -> tuple[OneDeckDungeon, list[Setup]]:
    """Return the rules with other numbers on the cards, for these setups only."""
    game = OneDeckDungeon()
    game.name = STURDY
    setups = [setup_of(game.name, mode, heroes, options) for mode, heroes, options in SETUPS]
    for setup in setups:
        toughen(game.content(setup))
    return game, setups


def toughen(content: MatchContent) -> None:
    content.deck = content.deck[:: len(content.deck) // CARDS]
    content.dungeon = replace(content.dungeon, boss=replace(content.dungeon.boss, health=BOSS_HEALTH))
    for hero in content.heroes:
        hero.health = HEALTH
        hero.icons = [icons + MORE_DICE for icons in hero.icons]
