"""The sets of the game and their shared content, read from files on first use."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.yaml_reader import Plain, read_yaml
from ludotheque.games.one_deck_dungeon.content.decode import SET_FILES, decode_common, decode_set
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Common,
    ContentSet,
    Dungeon,
    Hero,
    NamedDefinition,
    Potion,
    Skill,
    Tier,
)
from ludotheque.kernel.errors import unknown

CONTENT: Final = Path(__file__).parent / "yaml"
COMMON: Final = "levels.yaml"

N = TypeVar("N", bound=NamedDefinition)


class LoadedContent(msgspec.Struct):
    """The content read so far; content never changes while a process runs."""

    sets: dict[str, ContentSet]
    common: Common | None = None


_SHELF: Final = LoadedContent({})


def set_folders(root: Path = CONTENT) -> list[Path]:
    """Return one folder per set, the base set first."""
    return sorted(path for path in root.iterdir() if path.is_dir())


def set_ids() -> tuple[str, ...]:
    """Return the ids of the included sets, the base set first."""
    return tuple(folder.name for folder in set_folders())


def load_set(set_id: str) -> ContentSet:
    """Return an included set."""
    found = _SHELF.sets.get(set_id)
    if found is None:
        known = set_ids()
        if set_id not in known:
            raise unknown("set", set_id, known)
        found = _SHELF.sets[set_id] = read_set(CONTENT / set_id)
    return found


def load_sets() -> tuple[ContentSet, ...]:
    """Return all included sets."""
    return tuple(load_set(set_id) for set_id in set_ids())


def load_common() -> Common:
    """Return the levels and difficulties that all sets share."""
    if _SHELF.common is None:
        _SHELF.common = read_common(CONTENT)
    return _SHELF.common


def read_set(folder: Path) -> ContentSet:
    """Read a set from its folder: decoded strictly, but not checked for sense."""
    contents: dict[str, Plain] = {}
    problems: list[Problem] = []
    for name in SET_FILES:
        try:
            contents[name] = read_yaml(folder / f"{name}.yaml", f"{folder.name}/{name}.yaml")
        except BrokenContent as error:
            problems += error.problems
    if problems:
        raise BrokenContent(problems)
    return decode_set(folder.name, contents)


def read_common(root: Path) -> Common:
    """Read the shared file: decoded strictly, but not checked for sense."""
    return decode_common(COMMON, read_yaml(root / COMMON, COMMON))


def find_hero(hero_id: str) -> Hero:
    """Return a hero of any set."""
    return _find("hero", hero_id, (hero for box in load_sets() for hero in box.heroes))


def find_dungeon(dungeon_id: str) -> Dungeon:
    """Return a dungeon of any set."""
    return _find("dungeon", dungeon_id, (dungeon for box in load_sets() for dungeon in box.dungeons))


def find_skill(skill_id: str) -> Skill:
    """Return a skill of any set: looted, of a hero's side, or basic."""
    return _find("skill", skill_id, (skill for box in load_sets() for skill in every_skill(box)))


def find_potion(potion_id: str) -> Potion:
    """Return a potion of any set."""
    return _find("potion", potion_id, (potion for box in load_sets() for potion in every_potion(box)))


def find_tier(tier_id: str) -> Tier:
    """Return a difficulty."""
    return _find("difficulty", tier_id, load_common().tiers)


def every_skill(box: ContentSet) -> Iterable[Skill]:
    """Yield the loot skills, then those of the heroes."""
    yield from box.skills
    for hero in box.heroes:
        yield from (hero.solo.starting_skill, hero.party.starting_skill, hero.basic_skill)


def every_potion(box: ContentSet) -> Iterable[Potion]:
    """Yield the known potion, those on loot, then the basic ones."""
    yield from (box.known_potion, *box.potions, *box.basic_potions)


def _find(kind: str, name: str, things: Iterable[N]) -> N:
    known: Mapping[str, N] = {thing.id: thing for thing in things}
    if name not in known:
        raise unknown(kind, name, known)
    return known[name]
