"""Setups that together have every mode, deck, hero, dungeon, difficulty and option of One Deck Dungeon."""

from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.pads import pads, set_of_hero
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import Signer, seal
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, with_ticks
from ludotheque.kernel.game import Game, Setup

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
    """One each of the list above."""
    return [setup_of(game.name, mode, tuple(heroes.split()), options) for mode, heroes, options in CHOSEN]


def setup_of(game: str, mode: str, heroes: tuple[str, ...], said: str) -> Setup:
    """A setup from its options in one line."""
    options = dict(option.split("=") for option in said.split())
    for seat, hero in enumerate(heroes):
        key = f"sheet_{seat}"
        if key in options:
            options[key] = sheet_of(hero, options[key])
    return Setup(game, mode, heroes, options)


def sheet_of(hero: str, state: str) -> str:
    """The text of a sheet, blank or full; the same every time."""
    pad = pads()[set_of_hero(hero)]
    sheet = CampaignSheet(id="0000000a", player="Lab", hero=hero, set_id=pad.set_id, played=GAMES)
    return seal(with_ticks(sheet, pad.spaces) if state == "full" else sheet, SIGNER)
