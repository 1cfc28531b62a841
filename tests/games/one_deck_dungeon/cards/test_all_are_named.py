"""Nothing of the dungeon goes untested: each test begins with the id of what it is about."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.games.one_deck_dungeon.content.definitions import ContentSet
from ludotheque.games.one_deck_dungeon.content.loader import load_sets

FOLDER = Path(__file__).parent
SETS = {"base": "base", "forest_of_shadows": "forest"}  # how files name the sets


def begun_with(names: set[str], file: str) -> set[str]:
    """The ids that a test of this file begins with, each test counting for the longest one only."""
    found = set()
    for node in ast.parse((FOLDER / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            words = node.name.removeprefix("test_") + "_"
            found.add(max((name for name in names if words.startswith(name + "_")), key=len, default=""))
    return found - {""}


def foes(content: ContentSet) -> set[str]:
    return {ability.id for ability in content.abilities}


def heroic_abilities(content: ContentSet) -> set[str]:
    """Both sides of a hero card: what is printed there differs although it has one name."""
    solo = {f"{hero.solo.heroic_ability.id}_solo" for hero in content.heroes}
    return solo | {f"{hero.party.heroic_ability.id}_pair" for hero in content.heroes}


def starting_skills(content: ContentSet) -> set[str]:
    solo = {hero.solo.starting_skill.id for hero in content.heroes}
    return solo | {hero.party.starting_skill.id for hero in content.heroes}


def basic_skills(content: ContentSet) -> set[str]:
    return {hero.basic_skill.id for hero in content.heroes}


def potions(content: ContentSet) -> set[str]:
    return {potion.id for potion in (*content.potions, content.known_potion, *content.basic_potions)}


def floors(content: ContentSet) -> set[str]:
    return {floor.id for dungeon in content.dungeons for floor in dungeon.floors}


def bosses(content: ContentSet) -> set[str]:
    return {dungeon.boss.id for dungeon in content.dungeons}


def special_perils(content: ContentSet) -> set[str]:
    """Perils with an option that splits the loot or costs more than time; their two cards have one name."""
    cards = [card for card in content.encounters if any(option.grants or option.cost for option in card.options)]
    return {card.id.rpartition("_")[0] for card in cards}


def extra_cards(content: ContentSet) -> set[str]:
    return {content.extra_card.id} if content.extra_card is not None else set()


@pytest.mark.parametrize(
    ("file", "things"),
    [
        ("test_foes.py", foes),
        ("test_heroic_abilities.py", heroic_abilities),
        ("test_starting_skills.py", starting_skills),
        ("test_basic_skills.py", basic_skills),
        ("test_potions.py", potions),
        ("test_floors.py", floors),
        ("test_bosses.py", bosses),
        ("test_perils.py", special_perils),
        ("test_shadow_hordes.py", extra_cards),
    ],
)
def test_everything_of_a_kind_has_a_test(file: str, things: Callable[[ContentSet], set[str]]) -> None:
    names = {name for content in load_sets() for name in things(content)}
    assert names
    assert names - begun_with(names, file) == set()


@pytest.mark.parametrize("content", load_sets(), ids=lambda content: content.id)
def test_every_skill_and_talent_has_a_test(content: ContentSet) -> None:
    skills = {skill.id for skill in content.skills}
    assert skills - begun_with(skills, f"test_skills_{SETS[content.id]}.py") == set()
    talents = {talent.id for talent in content.talents}
    assert talents - begun_with(talents, f"test_talents_{SETS[content.id]}.py") == set()
