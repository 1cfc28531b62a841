"""What the two sides of each hero card roll and how much they stand, by the hero's id."""

import pytest

from tests.games.one_deck_dungeon.scenario import Hero, scenario

SIDES = [
    ("archer", "SSAAAMM", 5, "SAAM", 3),
    ("mage", "SAAMMMM", 5, "AMMM", 3),
    ("paladin", "SSSAMMM", 5, "SSMM", 3),
    ("rogue", "SAAAAMM", 5, "AAAM", 3),
    ("warrior", "SSSSAAM", 6, "SSSA", 4),
    ("alchemist", "SSAAMMM", 5, "SAMM", 3),
    ("druid", "SSAMMMM", 5, "SMMM", 3),
    ("hunter", "SSAAAAM", 5, "SAAA", 3),
    ("slayer", "SSSAAAM", 5, "SSAA", 3),
    ("warden", "SSSAAMM", 6, "SSAM", 4),
]


@pytest.mark.parametrize(("hero", "solo", "solo_health", "pair", "pair_health"), SIDES)
def test_hero_cards(hero: str, solo: str, solo_health: int, pair: str, pair_health: int) -> None:
    alone = scenario(Hero(hero)).fight("ogre_1")
    assert ("".join(die[0] for die in alone.pool()), alone.health()) == (solo, solo_health)
    other = "warden" if hero == "warrior" else "warrior"
    together = scenario(Hero(hero), Hero(other)).fight("ogre_1")
    assert ("".join(die[0] for die in together.pool(0)), together.health(0)) == (pair, pair_health)
