"""Decode the YAML files of One Deck Dungeon into definitions and effects."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

from ludotheque.content.annotations import Definition
from ludotheque.content.decoder import Decoder, FilePosition, Special, ValueRefused, read_whole
from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Common,
    ContentSet,
    Dungeon,
    Encounter,
    ExtraCard,
    Focus,
    FoeAbility,
    Hero,
    NamedDefinition,
    Potion,
    Skill,
    Talent,
)
from ludotheque.games.one_deck_dungeon.content.effect_types import EFFECTS, ChooseOne, ExileCube, ExileDice, If, Roll
from ludotheque.games.one_deck_dungeon.content.hook_types import HOOKS, At, Boxes, Modify, WhenRolled
from ludotheque.games.one_deck_dungeon.content.vocabulary import Condition, Effect, Hook, Place

T = TypeVar("T")

OP: Final = "op"
HOOK: Final = "hook"
OPS: Final[dict[str, type[Effect]]] = {str(kind.__struct_config__.tag): kind for kind in EFFECTS}
HOOK_WORDS: Final[dict[str, type[Hook]]] = {str(kind.__struct_config__.tag): kind for kind in HOOKS}

_CUBE_PLACES: Final = (Place.PARTY, Place.SPENT)
_BOX_KINDS: Final = ("armor", "skull", "wide", "color")
_BOX_CHANGES: Final = ("become_armor", "refuse", "max_dice", "twice")


def read_effect(decoder: Decoder, spot: FilePosition, value: object) -> Effect:
    """Read one effect: its `op`, and the keys of that kind."""
    effect = _tagged(decoder, spot, value, OP, OPS)
    _check_effect(spot, effect)
    return effect


def read_hook(decoder: Decoder, spot: FilePosition, value: object) -> Hook:
    """Read one hook: its kind, and the keys of that kind."""
    hook = _tagged(decoder, spot, value, HOOK, HOOK_WORDS)
    _check_hook(spot, hook)
    return hook


def _tagged(decoder: Decoder, spot: FilePosition, value: object, tag: str, kinds: Mapping[str, type[T]]) -> T:
    block = dict(spot.mapping(value))
    if tag not in block:
        spot.refuse(f"lacks {tag}; allowed: {', '.join(kinds)}")
    word = block.pop(tag)
    if not isinstance(word, str) or word not in kinds:
        close = get_close_matches(str(word), kinds, 1)
        hint = f" (did you mean {close[0]}?)" if close else ""
        spot.refuse(f"unknown {tag} {word!r}{hint}; allowed: {', '.join(kinds)}")
    return decoder.struct(kinds[word], spot, block)


def _check_effect(spot: FilePosition, effect: Effect) -> None:
    match effect:
        case Roll() if effect.drop >= effect.count:
            spot.refuse("drop leaves none of the rolled dice")
        case ChooseOne() if len(effect.options) < 2 or not all(effect.options):
            spot.refuse("choose_one needs at least two texts, none of them empty")
        case If(effects=()):
            spot.refuse("then needs effects")
        case ExileCube() if effect.place not in _CUBE_PLACES:
            spot.refuse(f"there are no cubes at {effect.place.value}; allowed: party, spent")
        case ExileDice() if effect.place in _CUBE_PLACES:
            allowed = ", ".join(place.value for place in Place if place not in _CUBE_PLACES)
            spot.refuse(f"there are no dice at {effect.place.value}; allowed: {allowed}")
        case _:
            pass


def _check_hook(spot: FilePosition, hook: Hook) -> None:
    match hook:
        case At(effects=()) | WhenRolled(effects=()):
            spot.refuse("effects needs at least one effect")
        case Modify() if (hook.by == 0) == (hook.to is None):
            spot.refuse("modify needs either by or to")
        case Boxes() if all(getattr(hook, kind) is None for kind in _BOX_KINDS):
            spot.refuse(f"boxes must say which: {', '.join(_BOX_KINDS)}")
        case Boxes() if not any(getattr(hook, change) for change in _BOX_CHANGES):
            spot.refuse(f"boxes must say what changes: {', '.join(_BOX_CHANGES)}")
        case _:
            pass


def read_condition(decoder: Decoder, spot: FilePosition, value: object) -> Condition:
    """Read a condition: a fact and its bounds."""
    condition = decoder.struct(Condition, spot, spot.mapping(value))
    if condition.at_least > condition.at_most:
        spot.refuse(f"can never hold: at least {condition.at_least} and at most {condition.at_most}")
    return condition


EFFECT_FORMS: Final[dict[object, Special]] = {
    Effect: read_effect,
    Hook: read_hook,
    Condition: read_condition,
}


Words = dict[str, frozenset[str]]

DECODER: Final = Decoder(EFFECT_FORMS)


class EncounterFile(Definition, frozen=True, kw_only=True):
    """The content of `encounters.yaml`, which also names the set."""

    set: NamedDefinition
    abilities: tuple[FoeAbility, ...]
    encounters: tuple[Encounter, ...]


class SkillFile(Definition, frozen=True, kw_only=True):
    """The content of `skills.yaml`."""

    skills: tuple[Skill, ...]


class PotionFile(Definition, frozen=True, kw_only=True):
    """The content of `potions.yaml`."""

    known_potion: Potion
    potions: tuple[Potion, ...]
    basic_potions: tuple[Potion, ...] = ()


class HeroFile(Definition, frozen=True, kw_only=True):
    """The content of `heroes.yaml`."""

    heroes: tuple[Hero, ...]


class DungeonFile(Definition, frozen=True, kw_only=True):
    """The content of `dungeons.yaml`."""

    dungeons: tuple[Dungeon, ...]


class CampaignFile(Definition, frozen=True, kw_only=True):
    """The content of `campaign.yaml`: one campaign sheet, and an optional card."""

    focuses: tuple[Focus, ...]
    talents: tuple[Talent, ...]
    extra_card: ExtraCard | None = None


SET_FILES: Final[dict[str, type[Definition]]] = {
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
    """Return the set in these files, keyed by the names in `SET_FILES`; errors of all files are reported together."""
    words, problems = known_words(contents), list[Problem]()
    cards = _part(EncounterFile, FilePosition(f"{folder}/encounters.yaml", words, problems), contents)
    skills = _part(SkillFile, FilePosition(f"{folder}/skills.yaml", words, problems), contents)
    potions = _part(PotionFile, FilePosition(f"{folder}/potions.yaml", words, problems), contents)
    heroes = _part(HeroFile, FilePosition(f"{folder}/heroes.yaml", words, problems), contents)
    dungeons = _part(DungeonFile, FilePosition(f"{folder}/dungeons.yaml", words, problems), contents)
    campaign = _part(CampaignFile, FilePosition(f"{folder}/campaign.yaml", words, problems), contents)
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


def _part(kind: type[T], spot: FilePosition, contents: Mapping[str, object]) -> T | None:
    """Decode one file, or record its problems and return `None`."""
    try:
        return DECODER.read(kind, spot, contents[spot.file.rpartition("/")[2].removesuffix(".yaml")])
    except ValueRefused:
        return None


def decode_common(file: str, content: object) -> Common:
    """Decode the file that the sets share."""
    spot = FilePosition(file, {}, [])
    return read_whole(spot, lambda: DECODER.read(Common, spot, content))


def known_words(contents: Mapping[str, object]) -> Words:
    """Return what the files of a set may refer to; the decoder refuses wrong shapes later."""
    return {kind: _ids(contents.get(file), key) for kind, (file, key) in _REFERENCES.items()}


def _ids(content: object, key: str) -> frozenset[str]:
    blocks = content.get(key) if isinstance(content, dict) else None
    listed = blocks if isinstance(blocks, list) else []
    names = [block.get("id") for block in listed if isinstance(block, dict)]
    return frozenset(name for name in names if isinstance(name, str))
