"""Every broken file of the dungeon is refused by the decoder, and the refusal says where and why."""

from pathlib import Path

import pytest

from ludotheque.games.one_deck_dungeon.content.check import check_bundled
from ludotheque.games.one_deck_dungeon.content.decode import OPS
from ludotheque.games.one_deck_dungeon.content.loader import CONTENT
from tests.games.one_deck_dungeon.broken_content import (
    BRAWL,
    Change,
    at,
    copied,
    drop,
    effect,
    hook,
    problems_with,
    put,
    write,
)

ENCOUNTERS, SKILLS, POTIONS = "base/encounters.yaml", "base/skills.yaml", "base/potions.yaml"
HEROES, DUNGEONS, CAMPAIGN = "base/heroes.yaml", "base/dungeons.yaml", "base/campaign.yaml"
LEVELS = "levels.yaml"
IN_SKILL = "skills[accuracy]/effects[0]"
IN_HOOK = "abilities[frost]/hooks[0]"

DECODED: dict[str, tuple[str, Change, str, str]] = {
    # words
    "unknown op": (SKILLS, effect({"op": "gian"}), IN_SKILL, "unknown op 'gian' (did you mean gain?); allowed: gain"),
    "no op": (SKILLS, effect({"color": "magic"}), IN_SKILL, "lacks op; allowed: gain, roll"),
    "effect is text": (SKILLS, effect("gain 6"), IN_SKILL, "should be a block of keys"),
    "effects no list": (SKILLS, put("skills/accuracy/effects", {}), "skills[accuracy]/effects", "should be a list"),
    "unknown key of an op": (SKILLS, effect({"op": "heal", "amount": 1, "n": 2}), IN_SKILL, "allowed: amount, at_turn"),
    "unknown colour": (
        SKILLS,
        effect({"op": "roll", "color": "purple"}),
        f"{IN_SKILL}/color",
        "unknown word 'purple'; allowed: agility, heroic, magic, strength",
    ),
    "an icon with capitals": (SKILLS, put("skills/dodge/icon", "Ring"), "skills[dodge]/icon", "as in spider-face"),
    "no icon": (SKILLS, drop("skills/dodge/icon"), "skills[dodge]", "lacks icon"),
    "an item without icon": (
        ENCOUNTERS,
        drop("encounters/ogre_1/loot/item/icon"),
        "encounters[ogre_1]/loot/item",
        "lacks icon",
    ),
    "unknown hook": (ENCOUNTERS, hook({"hook": "when"}), IN_HOOK, "unknown hook 'when'"),
    "unknown moment": (ENCOUNTERS, at("dawn", BRAWL[0]), f"{IN_HOOK}/moment", "allowed: after_placement"),
    "unknown fact": (
        ENCOUNTERS,
        hook({"hook": "lose_loot", "condition": {"fact": "luck"}}),
        f"{IN_HOOK}/condition/fact",
        "unknown word 'luck'",
    ),
    "unknown ability": (ENCOUNTERS, put("encounters/ogre_1/ability", "roar"), "encounters[ogre_1]/ability", "'roar'"),
    "unknown skill": (
        ENCOUNTERS,
        put("encounters/ogre_1/loot/skill", "thornguard"),
        "encounters[ogre_1]/loot/skill",
        "unknown skill 'thornguard'; allowed: accuracy, armor_crush",
    ),
    "unknown potion": (
        ENCOUNTERS,
        put("encounters/skeleton_1/loot/potion", "healing"),
        "encounters[skeleton_1]/loot/potion",
        "unknown potion 'healing'; allowed: clarity, heroism, invisibility, mana",
    ),
    "unknown focus": (CAMPAIGN, put("talents/grit/focus", "toxins"), "talents[grit]/focus", "unknown focus 'toxins'"),
    "unknown key of a file": (HEROES, put("villains", []), "", "unknown key 'villains'; allowed: heroes"),
    "unknown gender": (HEROES, put("heroes/rogue/gender", "n"), "heroes[rogue]/gender", "allowed: f, m"),
    "unknown usage": (SKILLS, put("skills/dodge/usable", ["boss"]), "skills[dodge]/usable[0]", "allowed: any_time"),
    # shapes
    "number as text": (SKILLS, effect({"op": "heal", "amount": "1"}), f"{IN_SKILL}/amount", "whole number"),
    "no die shows 7": (
        SKILLS,
        effect({"op": "gain", "color": "magic", "value": 7}),
        f"{IN_SKILL}/value",
        "from 1 to 6, is 7",
    ),
    "a negative number": (
        SKILLS,
        effect({"op": "roll", "color": "magic", "drop": -1}),
        f"{IN_SKILL}/drop",
        "from 0 to 99",
    ),
    "drop of all": (SKILLS, effect({"op": "roll", "color": "magic", "drop": 1}), IN_SKILL, "leaves none"),
    "choice of one": (SKILLS, effect({"op": "choose_one", "of": [BRAWL]}), IN_SKILL, "at least two texts"),
    "empty choice": (SKILLS, effect({"op": "choose_one", "of": [BRAWL, []]}), IN_SKILL, "none of them empty"),
    "then nothing": (
        SKILLS,
        effect({"op": "if", "condition": {"fact": "own_damage"}, "then": [], "otherwise": BRAWL}),
        IN_SKILL,
        "then needs effects",
    ),
    "never": (
        SKILLS,
        effect({"op": "if", "condition": {"fact": "own_damage", "at_least": 3, "at_most": 2}, "then": BRAWL}),
        f"{IN_SKILL}/condition",
        "can never hold",
    ),
    "cubes in a pool": (SKILLS, effect({"op": "exile_cube", "place": "own_pool"}), IN_SKILL, "allowed: party, spent"),
    "dice on the turn card": (SKILLS, effect({"op": "exile_dice", "place": "party"}), IN_SKILL, "allowed: supply, own"),
    "a moment for nothing": (
        ENCOUNTERS,
        hook({"hook": "at", "moment": "encounter_start", "effects": []}),
        IN_HOOK,
        "at least one effect",
    ),
    "modified twice": (
        ENCOUNTERS,
        hook({"hook": "modify", "quantity": "turn_time", "by": 1, "to": 3}),
        IN_HOOK,
        "either by or to",
    ),
    "not modified": (ENCOUNTERS, hook({"hook": "modify", "quantity": "turn_time"}), IN_HOOK, "either by or to"),
    "which boxes": (ENCOUNTERS, hook({"hook": "boxes", "twice": True}), IN_HOOK, "must say which"),
    "boxes do what": (ENCOUNTERS, hook({"hook": "boxes", "armor": True}), IN_HOOK, "must say what changes"),
    "an icon": (
        ENCOUNTERS,
        put("encounters/ogre_1/boxes/0/hearts", "one"),
        "encounters[ogre_1]/boxes[0]/hearts",
        "whole number",
    ),
    "a flag as number": (
        DUNGEONS,
        put("dungeons/yetis_cavern/boss/boxes/0/skull", 1),
        "dungeons[yetis_cavern]/boss/boxes[0]/skull",
        "true or false",
    ),
    "level five": (LEVELS, put("levels/1/level", 5), "levels[1]/level", "from 1 to 4"),
    "a bad id": (HEROES, put("heroes/rogue/id", "The Rogue"), "heroes[The Rogue]/id", "lower-case letters"),
    "a bad source": (SKILLS, put("skills/dodge/source", "my cousin"), "skills[dodge]/source", "allowed: seed:<file>"),
    # what must be there
    "no source": (SKILLS, drop("skills/dodge/source"), "skills[dodge]", "lacks source"),
    "no French name": (
        DUNGEONS,
        drop("dungeons/lichs_tomb/boss/name_fr"),
        "dungeons[lichs_tomb]/boss",
        "lacks name_fr",
    ),
    "no health": (HEROES, drop("heroes/mage/party/health"), "heroes[mage]/party", "lacks health"),
    "no heroes": (HEROES, drop("heroes"), "", "lacks heroes"),
    "no known potion": (POTIONS, drop("known_potion"), "", "lacks known_potion"),
}


@pytest.mark.parametrize("name", DECODED)
def test_a_broken_file_is_refused_with_place_and_reason(name: str) -> None:
    file, change, path, why = DECODED[name]
    told = problems_with(file, change)
    assert {problem.file for problem in told} == {file}
    assert any(path == problem.path and why in problem.message for problem in told), [str(one) for one in told]


def test_several_problems_are_reported_in_one_go(tmp_path: Path) -> None:
    root = copied(tmp_path)
    write(root, SKILLS, effect({"op": "gian"}), put("skills/dodge/cost/kind", "gold"), drop("skills/haste/name_fr"))
    write(root, HEROES, put("heroes/rogue/solo/health", 0))
    write(root, LEVELS, put("levels/0/bonus_dice", "none"))
    told = [str(problem) for problem in check_bundled(root)]
    assert told == [
        "base/skills.yaml at skills[accuracy]/effects[0]: unknown op 'gian' (did you mean gain?); allowed: "
        + ", ".join(OPS),
        "base/skills.yaml at skills[dodge]/cost/kind: unknown word 'gold'; allowed: agility, free, mana, strength",
        "base/skills.yaml at skills[haste]: lacks name_fr",
        "base/heroes.yaml at heroes[rogue]/solo/health: should be from 1 to 99, is 0",
        "levels.yaml at levels[0]/bonus_dice: should be a whole number, is 'none'",
    ]


def test_a_key_written_twice_is_refused(tmp_path: Path) -> None:
    root = copied(tmp_path)
    path = root / LEVELS
    path.write_text(path.read_text(encoding="utf-8").replace("- level: 2", "- level: 2\n  level: 2"), encoding="utf-8")
    (problem,) = check_bundled(root)
    assert str(problem).startswith("levels.yaml at line ")
    assert "key 'level' is written twice" in problem.message


def test_a_file_that_nobody_reads_is_reported(tmp_path: Path) -> None:
    root = copied(tmp_path)
    (root / "base" / "monsters.yaml").write_text("{}\n", encoding="utf-8")
    assert [str(problem) for problem in check_bundled(root)] == ["base/monsters.yaml: is read by nobody"]


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    root = copied(tmp_path)
    (root / SKILLS).unlink()
    assert str(check_bundled(root)[0]) == "base/skills.yaml: cannot be read: No such file or directory"


def test_a_copy_of_the_house_is_sound(tmp_path: Path) -> None:
    assert check_bundled(copied(tmp_path)) == check_bundled(CONTENT) == []
