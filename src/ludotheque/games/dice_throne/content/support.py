"""What `ludo content` needs of Dice Throne."""

from pathlib import Path
from typing import Final

from ludotheque.content.checker import ContentSupport, house_only
from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.yaml_reader import Plain
from ludotheque.games.dice_throne.content.check import (
    COMMON_CARDS,
    NO_FACES,
    Place,
    check_card,
    check_hero,
    check_status,
    repeated,
)
from ludotheque.games.dice_throne.content.definitions import Hero
from ludotheque.games.dice_throne.content.json_schema import hero_schema
from ludotheque.games.dice_throne.content.loader import (
    CONTENT,
    HEROES,
    check_own_hero,
    hero_ids,
    load_common,
    load_hero,
    load_statuses,
)


def check_house() -> list[Problem]:
    """Every file of the house, and what they say of each other."""
    problems: list[Problem] = []
    heroes = []
    for hero_id in hero_ids():
        try:
            heroes.append(load_hero(hero_id))
        except BrokenContent as error:
            problems += error.problems
    for hero in heroes:
        file = f"{hero.id}.yaml"
        problems += check_hero(hero, file)
        if not (HEROES / file).exists():
            problems.append(Problem(file, "id", f"no file is named after {hero.id}"))
    try:
        return problems + _check_common() + _check_statuses(heroes) + _check_owners(heroes)
    except BrokenContent as error:
        return [*problems, *error.problems]


def _check_common() -> list[Problem]:
    cards = load_common()
    place = Place("common_cards.yaml", "cards", NO_FACES, [])
    numbers = [card.number for card in cards]
    place.need(numbers == list(range(1, COMMON_CARDS + 1)), f"numbers are {numbers}, not 1 to {COMMON_CARDS}")
    for name in repeated(card.id for card in cards):
        place.need(False, f"card {name} is there twice")
    for card in cards:
        check_card(place.item(card.id), card)
    return place.problems


def _check_statuses(heroes: list[Hero]) -> list[Problem]:
    place = Place("statuses.yaml", "statuses", NO_FACES, [])
    for status in load_statuses():
        here = place.item(status.id)
        users = tuple(sorted(hero.id for hero in heroes if status.id in [own.id for own in hero.statuses]))
        here.part("used_by").need(status.used_by == users, f"should be {', '.join(users)}")
        check_status(here, status)
    return place.problems


def _check_owners(heroes: list[Hero]) -> list[Problem]:
    """A status that two heroes have stands in the shared file."""
    shared = {status.id for status in load_statuses()}
    owned = [status.id for hero in heroes for status in hero.statuses if status.id not in shared]
    return [Problem("statuses.yaml", "statuses", f"lacks {name}, which two heroes have") for name in repeated(owned)]


def check_file(path: Path) -> list[Problem]:
    """One hero file, or one of the two files that all heroes share."""
    if path.resolve().parent == CONTENT:
        return house_only(path, CONTENT, check_house)
    try:
        return check_own_hero(path)[1]
    except BrokenContent as error:
        return list(error.problems)


def is_hero(content: Plain) -> bool:
    """Does this look like a hero file, sound or not?"""
    return isinstance(content, dict) and bool({"boards", "hero_setup", "companion_groups"} & content.keys())


SUPPORT: Final = ContentSupport(
    game="dice_throne",
    root=CONTENT,
    check_all=check_house,
    check_file=check_file,
    recognises=is_hero,
    schema=hero_schema,
)
