"""Heroes, common cards and shared statuses, read from their files when they are first asked for."""

from pathlib import Path
from typing import Final

import msgspec

from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.yaml_reader import read_yaml
from ludotheque.games.dice_throne.content.check import check_hero
from ludotheque.games.dice_throne.content.decode import decode_common, decode_hero, decode_statuses
from ludotheque.games.dice_throne.content.definitions import Card, Hero, Status
from ludotheque.kernel.errors import UnknownContent

CONTENT: Final = Path(__file__).parent / "yaml"
HEROES: Final = CONTENT / "heroes"


class LoadedContent(msgspec.Struct):
    """What was read so far; content never changes while a process runs."""

    heroes: dict[str, Hero]
    common: tuple[Card, ...] = ()
    statuses: tuple[Status, ...] = ()


_SHELF: Final = LoadedContent({})


def hero_ids() -> tuple[str, ...]:
    """The heroes of the house, in order of their ids."""
    return tuple(sorted(path.stem for path in HEROES.glob("*.yaml")))


def load_hero(hero_id: str) -> Hero:
    """A hero of the house."""
    found = _SHELF.heroes.get(hero_id)
    if found is None:
        known = hero_ids()
        if hero_id not in known:
            raise UnknownContent(f"unknown hero {hero_id!r}; allowed: {', '.join(known)}")
        found = _SHELF.heroes[hero_id] = read_hero(HEROES / f"{hero_id}.yaml")
    return found


def load_common() -> tuple[Card, ...]:
    """The cards that every deck has one copy of."""
    if not _SHELF.common:
        path = CONTENT / "common_cards.yaml"
        _SHELF.common = decode_common(path.name, read_yaml(path, path.name)).cards
    return _SHELF.common


def load_statuses() -> tuple[Status, ...]:
    """The statuses that are printed on more than one leaflet."""
    if not _SHELF.statuses:
        path = CONTENT / "statuses.yaml"
        _SHELF.statuses = decode_statuses(path.name, read_yaml(path, path.name)).statuses
    return _SHELF.statuses


def read_hero(path: Path) -> Hero:
    """A hero from a file: decoded strictly, but not checked for sense."""
    shared = {status.id: status for status in load_statuses()}
    return decode_hero(path.name, read_yaml(path, path.name), shared)


def load_hero_file(path: Path) -> Hero:
    """A player's own hero: decoded strictly and checked for sense, or refused with everything that is wrong."""
    hero, problems = check_own_hero(path)
    if problems:
        raise BrokenContent(problems)
    return hero


def check_own_hero(path: Path) -> tuple[Hero, list[Problem]]:
    """A hero from a file, and what makes no sense in it."""
    hero = read_hero(path)
    problems = check_hero(hero, path.name)
    if path.resolve() != (HEROES / f"{hero.id}.yaml").resolve():
        problems += _clashes(hero, path.name)
    return hero, problems


def _clashes(hero: Hero, file: str) -> list[Problem]:
    """A new hero shares no name with the house, so that both can sit at one table."""
    problems = []
    if hero.id in hero_ids():
        problems.append(Problem(file, "id", f"{hero.id} is a hero of the house: choose another id"))
    shared = {status.id for status in load_statuses()}
    owners = {status.id: house for house in hero_ids() for status in load_hero(house).statuses}
    for status in hero.statuses:
        if status.id in owners and status.id not in shared:
            message = f"belongs to {owners[status.id]}: choose another id"
            problems.append(Problem(file, f"statuses[{status.id}]", message))
    common = {card.id for card in load_common()}
    taken = [card.id for card in hero.cards if card.id in common]
    return problems + [Problem(file, f"cards[{name}]", "is the id of a common card: choose another") for name in taken]
