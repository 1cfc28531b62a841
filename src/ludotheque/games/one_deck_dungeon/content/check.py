"""Is the One Deck Dungeon content sound: every card for itself, and the sets as a whole?"""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ludotheque.content.checker import ContentSupport, house_only
from ludotheque.content.problems import BrokenContent, Findings, Problem
from ludotheque.games.one_deck_dungeon.content.check_cards import (
    FOE,
    HERO,
    check_dungeon,
    check_encounter,
    check_extra_card,
    check_hero,
    check_level,
    check_potion,
    check_skill,
    check_talent,
)
from ludotheque.games.one_deck_dungeon.content.check_effects import check_hooks
from ludotheque.games.one_deck_dungeon.content.decode_sets import SET_FILES
from ludotheque.games.one_deck_dungeon.content.definitions import Common, ContentSet, Named
from ludotheque.games.one_deck_dungeon.content.json_schema import content_schema
from ludotheque.games.one_deck_dungeon.content.loader import (
    COMMON,
    CONTENT,
    every_potion,
    every_skill,
    read_common,
    read_set,
    set_folders,
)

ENCOUNTERS: Final = 44
KINDS: Final = {"combat": 24, "peril": 20}
SET_ICONS: Final = 22
SKILLS: Final = 24
POTIONS: Final = 4
HEROES: Final = 5
DIFFICULTIES: Final = [1, 2, 2, 3, 3]
FOCUSES: Final = 4
RARE_XP: Final = 4  # a skill that is on one card only is on one worth so much
TIERS: Final = ["novice", "standard", "veteran", "fearless"]


def check_house(root: Path = CONTENT) -> list[Problem]:
    """Every file of the house, and what they say of each other."""
    problems = _check_files(root)
    sets: list[ContentSet] = []
    for folder in set_folders(root):
        try:
            sets.append(read_set(folder))
        except BrokenContent as error:
            problems += error.problems
        else:
            problems += check_set(sets[-1], folder.name)
    try:
        problems += check_common(read_common(root))
    except BrokenContent as error:
        problems += error.problems
    return problems + check_ids(sets)


def _check_files(root: Path) -> list[Problem]:
    """Nothing lies about that nobody reads."""
    known = {COMMON} | {f"{folder.name}/{name}.yaml" for folder in set_folders(root) for name in SET_FILES}
    found = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.yaml"))
    return [Problem(name, "", "is read by nobody") for name in found if name not in known]


def check_set(box: ContentSet, folder: str) -> list[Problem]:
    """One set, file by file."""
    checks = {
        "encounters": _check_encounters,
        "skills": _check_skills,
        "potions": _check_potions,
        "heroes": _check_heroes,
        "dungeons": _check_dungeons,
        "campaign": _check_campaign,
    }
    problems: list[Problem] = []
    for name, check in checks.items():
        out = Findings(f"{folder}/{name}.yaml")
        check(out, box)
        problems += out.problems
    if box.id != folder:
        problems.append(Problem(f"{folder}/encounters.yaml", "set/id", f"should be {folder}, as its folder"))
    return problems


def _check_encounters(out: Findings, box: ContentSet) -> None:
    cards = box.encounters
    out.need(len(cards) == ENCOUNTERS, "encounters", f"{len(cards)} encounters, not {ENCOUNTERS}")
    kinds = Counter(card.kind.value for card in cards)
    out.need(kinds == KINDS, "encounters", f"{dict(kinds)}, not {KINDS}")
    icons = sum(card.set_icon for card in cards)
    out.need(icons == SET_ICONS, "encounters", f"{icons} cards have the set icon, not {SET_ICONS}")
    out.need(
        sum(card.leaf for card in cards) in (0, icons),
        "encounters",
        "in a set with leaves every set icon is a leaf",
    )
    for card in cards:
        check_encounter(out, f"encounters[{card.id}]", card, box.abilities)
    bearers = Counter(card.ability for card in cards)
    for ability in box.abilities:
        path = f"abilities[{ability.id}]"
        out.need(bearers[ability.id], path, "is on no card")
        out.need(ability.hooks, path, "does nothing")
        check_hooks(out, path, ability.hooks, FOE)


def _check_skills(out: Findings, box: ContentSet) -> None:
    out.need(len(box.skills) == SKILLS, "skills", f"{len(box.skills)} skills, not {SKILLS}")
    for skill in box.skills:
        path = f"skills[{skill.id}]"
        worth = [card.xp for card in box.encounters if card.loot.skill == skill.id]
        placed = len(worth) == 2 or worth == [RARE_XP]
        out.need(placed, path, f"should be on two cards, or on one worth {RARE_XP} XP; is on cards worth {worth}")
        out.need(skill.usable, path, "a looted skill is used")
        check_skill(out, path, skill, HERO)


def _check_potions(out: Findings, box: ContentSet) -> None:
    out.need(len(box.potions) == POTIONS, "potions", f"{len(box.potions)} potions, not {POTIONS}")
    for potion in box.potions:
        cards = sum(card.loot.potion == potion.id for card in box.encounters)
        out.need(cards == 2, f"potions[{potion.id}]", f"is on {cards} cards, not 2")
        check_potion(out, f"potions[{potion.id}]", potion)
    check_potion(out, "known_potion", box.known_potion)
    for potion in box.basic_potions:
        check_potion(out, f"basic_potions[{potion.id}]", potion)
    basic = len(box.basic_potions)
    out.need(basic in (0, POTIONS), "basic_potions", f"{basic} Basic Potions, not {POTIONS}")


def _check_heroes(out: Findings, box: ContentSet) -> None:
    out.need(len(box.heroes) == HEROES, "heroes", f"{len(box.heroes)} heroes, not {HEROES}")
    for hero in box.heroes:
        check_hero(out, f"heroes[{hero.id}]", hero)


def _check_dungeons(out: Findings, box: ContentSet) -> None:
    found = sorted(dungeon.difficulty for dungeon in box.dungeons)
    out.need(found == DIFFICULTIES, "dungeons", f"difficulties are {found}, not {DIFFICULTIES}")
    for dungeon in box.dungeons:
        check_dungeon(out, f"dungeons[{dungeon.id}]", dungeon)


def _check_campaign(out: Findings, box: ContentSet) -> None:
    out.need(len(box.focuses) == FOCUSES, "focuses", f"{len(box.focuses)} focuses, not {FOCUSES}")
    always = sum(focus.always_active for focus in box.focuses)
    out.need(always == 1, "focuses", f"{always} focuses always work, not 1 (ODD-CAMP-6)")
    for focus in box.focuses:
        owned = any(talent.focus == focus.id for talent in box.talents)
        out.need(owned, f"focuses[{focus.id}]", "has no talents")
    for talent in box.talents:
        check_talent(out, f"talents[{talent.id}]", talent)
    if box.extra_card is not None:
        check_extra_card(out, "extra_card", box.extra_card)


def check_common(common: Common) -> list[Problem]:
    """The levels and difficulties."""
    out = Findings(COMMON)
    levels = [level.level for level in common.levels]
    out.need(levels == [1, 2, 3, 4], "levels", f"levels {levels}, not 1 to 4")
    for index, level in enumerate(common.levels):
        check_level(out, f"levels[{index}]", level, last=level is common.levels[-1])
    tiers = [tier.id for tier in common.tiers]
    out.need(tiers == TIERS, "tiers", f"tiers {tiers}, not {TIERS}")
    return out.problems


def check_ids(sets: Iterable[ContentSet]) -> list[Problem]:
    """An id is given once, in whichever set, so that all of them can lie on one table."""
    taken: set[tuple[str, str]] = set()
    problems = []
    for box in sets:
        for file, kind, thing in _named(box):
            if (kind, thing.id) in taken:
                problems.append(Problem(f"{box.id}/{file}.yaml", f"{kind}[{thing.id}]", "the id is taken"))
            taken.add((kind, thing.id))
    return problems


def _named(box: ContentSet) -> Iterable[tuple[str, str, Named]]:
    groups: dict[tuple[str, str], Iterable[Named]] = {
        ("encounters", "encounters"): box.encounters,
        ("encounters", "abilities"): box.abilities,
        ("skills", "skills"): every_skill(box),
        ("potions", "potions"): every_potion(box),
        ("heroes", "heroes"): box.heroes,
        ("dungeons", "dungeons"): box.dungeons,
        ("dungeons", "floors"): [floor for dungeon in box.dungeons for floor in dungeon.floors],
        ("dungeons", "bosses"): [dungeon.boss for dungeon in box.dungeons],
        ("campaign", "focuses"): box.focuses,
        ("campaign", "talents"): box.talents,
    }
    return [(file, kind, thing) for (file, kind), things in groups.items() for thing in things]


SUPPORT: Final = ContentSupport(
    game="one_deck_dungeon",
    root=CONTENT,
    check_all=check_house,
    check_file=lambda path: house_only(path, CONTENT, check_house),
    recognises=lambda _content: False,
    schema=content_schema,
)
