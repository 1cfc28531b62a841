"""Heroes, common cards and shared statuses, loaded from their files on first use."""

from pathlib import Path
from typing import Final

import msgspec

from ludotheque.content.problems import Problem
from ludotheque.content.yaml_reader import read_yaml
from ludotheque.games.dice_throne.content.check import check_hero
from ludotheque.games.dice_throne.content.decode import decode_common, decode_hero, decode_statuses
from ludotheque.games.dice_throne.content.definitions import Card, Hero, Status
from ludotheque.kernel.errors import unknown

CONTENT: Final = Path(__file__).parent / "yaml"
HEROES: Final = CONTENT / "heroes"


class LoadedContent(msgspec.Struct):
    """Content loaded so far; it never changes while a process runs."""

    heroes: dict[str, Hero]
    common: tuple[Card, ...] = ()
    statuses: tuple[Status, ...] = ()


_SHELF: Final = LoadedContent({})


def hero_ids() -> tuple[str, ...]:
    """Return the ids of the included heroes, sorted."""
    return tuple(sorted(path.stem for path in HEROES.glob("*.yaml")))


def load_hero(hero_id: str) -> Hero:
    """Return an included hero; raise `UnknownContent` for an unknown id."""
    found = _SHELF.heroes.get(hero_id)
    if found is None:
        known = hero_ids()
        if hero_id not in known:
            raise unknown("hero", hero_id, known)
        found = _SHELF.heroes[hero_id] = read_hero(HEROES / f"{hero_id}.yaml")
    return found


def load_common() -> tuple[Card, ...]:
    """Return the cards of which every deck has one copy."""
    if not _SHELF.common:
        path = CONTENT / "common_cards.yaml"
        _SHELF.common = decode_common(path.name, read_yaml(path, path.name)).cards
    return _SHELF.common


def load_statuses() -> tuple[Status, ...]:
    """Return the statuses that are printed on several leaflets."""
    if not _SHELF.statuses:
        path = CONTENT / "statuses.yaml"
        _SHELF.statuses = decode_statuses(path.name, read_yaml(path, path.name)).statuses
    return _SHELF.statuses


def read_hero(path: Path) -> Hero:
    """Return the hero in a file, decoded strictly but not checked."""
    shared = {status.id: status for status in load_statuses()}
    return decode_hero(path.name, read_yaml(path, path.name), shared)


def check_own_hero(path: Path) -> tuple[Hero, list[Problem]]:
    """Return the hero in a file, and its problems."""
    hero = read_hero(path)
    problems = check_hero(hero, path.name)
    if path.resolve() != (HEROES / f"{hero.id}.yaml").resolve():
        problems += _clashes(hero, path.name)
    return hero, problems


def _clashes(hero: Hero, file: str) -> list[Problem]:
    """Return clashes of names with the included heroes, because both may play in one match."""
    problems = []
    if hero.id in hero_ids():
        problems.append(Problem(file, "id", f"{hero.id} is a bundled hero: choose another id"))
    shared = {status.id for status in load_statuses()}
    owners = {status.id: name for name in hero_ids() for status in load_hero(name).statuses}
    for status in hero.statuses:
        if status.id in owners and status.id not in shared:
            message = f"belongs to {owners[status.id]}: choose another id"
            problems.append(Problem(file, f"statuses[{status.id}]", message))
    common = {card.id for card in load_common()}
    taken = [card.id for card in hero.cards if card.id in common]
    return problems + [Problem(file, f"cards[{name}]", "is the id of a common card: choose another") for name in taken]
