"""A set of the game, or what the sets share, from its content files."""

from collections.abc import Mapping
from typing import Final, TypeVar

from ludotheque.content.decoder import Decoder, Refused, Spot, read_whole
from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.games.one_deck_dungeon.content.decode_effects import EFFECT_FORMS
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Common,
    ContentSet,
    Dungeon,
    Encounter,
    ExtraCard,
    Focus,
    FoeAbility,
    Hero,
    Named,
    Potion,
    Sheet,
    Skill,
    Talent,
)

T = TypeVar("T")
Words = dict[str, frozenset[str]]

DECODER: Final = Decoder(EFFECT_FORMS)


class EncounterFile(Sheet, frozen=True, kw_only=True):
    """`encounters.yaml`, which also names the set."""

    set: Named
    abilities: tuple[FoeAbility, ...]
    encounters: tuple[Encounter, ...]


class SkillFile(Sheet, frozen=True, kw_only=True):
    """`skills.yaml`."""

    skills: tuple[Skill, ...]


class PotionFile(Sheet, frozen=True, kw_only=True):
    """`potions.yaml`."""

    known_potion: Potion
    potions: tuple[Potion, ...]
    basic_potions: tuple[Potion, ...] = ()


class HeroFile(Sheet, frozen=True, kw_only=True):
    """`heroes.yaml`."""

    heroes: tuple[Hero, ...]


class DungeonFile(Sheet, frozen=True, kw_only=True):
    """`dungeons.yaml`."""

    dungeons: tuple[Dungeon, ...]


class CampaignFile(Sheet, frozen=True, kw_only=True):
    """`campaign.yaml`: one campaign sheet, and an optional card."""

    focuses: tuple[Focus, ...]
    talents: tuple[Talent, ...]
    extra_card: ExtraCard | None = None


SET_FILES: Final[dict[str, type[Sheet]]] = {
    "encounters": EncounterFile,
    "skills": SkillFile,
    "potions": PotionFile,
    "heroes": HeroFile,
    "dungeons": DungeonFile,
    "campaign": CampaignFile,
}
_REFERENCES: Final = {
    "ability": ("encounters", "abilities"),
    "skill": ("skills", "skills"),
    "potion": ("potions", "potions"),
    "focus": ("campaign", "focuses"),
}


def decode_set(folder: str, contents: Mapping[str, object]) -> ContentSet:
    """A set from what its files say, by their names in `SET_FILES`; every file is read before any is refused."""
    words, problems = known_words(contents), list[Problem]()
    cards = _part(EncounterFile, Spot(f"{folder}/encounters.yaml", words, problems), contents)
    skills = _part(SkillFile, Spot(f"{folder}/skills.yaml", words, problems), contents)
    potions = _part(PotionFile, Spot(f"{folder}/potions.yaml", words, problems), contents)
    heroes = _part(HeroFile, Spot(f"{folder}/heroes.yaml", words, problems), contents)
    dungeons = _part(DungeonFile, Spot(f"{folder}/dungeons.yaml", words, problems), contents)
    campaign = _part(CampaignFile, Spot(f"{folder}/campaign.yaml", words, problems), contents)
    if not (cards and skills and potions and heroes and dungeons and campaign) or problems:
        raise BrokenContent(problems)
    return ContentSet(
        id=cards.set.id,
        name_en=cards.set.name_en,
        name_fr=cards.set.name_fr,
        encounters=cards.encounters,
        abilities=cards.abilities,
        skills=skills.skills,
        potions=potions.potions,
        known_potion=potions.known_potion,
        basic_potions=potions.basic_potions,
        heroes=heroes.heroes,
        dungeons=dungeons.dungeons,
        focuses=campaign.focuses,
        talents=campaign.talents,
        extra_card=campaign.extra_card,
    )


def _part(kind: type[T], spot: Spot, contents: Mapping[str, object]) -> T | None:
    """One file, or nothing and its problems."""
    try:
        return DECODER.read(kind, spot, contents[spot.file.rpartition("/")[2].removesuffix(".yaml")])
    except Refused:
        return None


def decode_common(file: str, content: object) -> Common:
    """What the sets share."""
    spot = Spot(file, {}, [])
    return read_whole(spot, lambda: DECODER.read(Common, spot, content))


def known_words(contents: Mapping[str, object]) -> Words:
    """What the files of a set may refer to; a shape that is wrong is refused later, by the decoder."""
    return {kind: _ids(contents.get(file), key) for kind, (file, key) in _REFERENCES.items()}


def _ids(content: object, key: str) -> frozenset[str]:
    blocks = content.get(key) if isinstance(content, dict) else None
    listed = blocks if isinstance(blocks, list) else []
    names = [block.get("id") for block in listed if isinstance(block, dict)]
    return frozenset(name for name in names if isinstance(name, str))
