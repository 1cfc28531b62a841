"""Content that decodes but makes no sense is found by the checks, with place and reason."""

import pytest

from tests.games.one_deck_dungeon.broken_content import BRAWL, Change, at, drop, effect, problems_with, put

ENCOUNTERS, SKILLS, POTIONS = "base/encounters.yaml", "base/skills.yaml", "base/potions.yaml"
HEROES, DUNGEONS, CAMPAIGN = "base/heroes.yaml", "base/dungeons.yaml", "base/campaign.yaml"
FOREST, LEVELS = "forest_of_shadows/encounters.yaml", "levels.yaml"
IN_HOOK = "abilities[frost]/hooks[0]"
IN_OGRE, IN_WALL = "encounters[ogre_1]", "encounters[arrow_wall_1]"
HYDRA = "dungeons/hydras_reef"
IN_HYDRA = "dungeons[hydras_reef]"

FOCUS = {
    "id": "luck",
    "name_en": "Luck",
    "name_fr": "Chance",
    "icon": "clover",
    "source": "designed",
    "confidence": "designed",
}

SENSE: dict[str, tuple[str, Change, str, str]] = {
    # the set as a whole
    "a card gone": (ENCOUNTERS, drop("encounters/ogre_1"), "encounters", "43 encounters, not 44"),
    "a kind": (ENCOUNTERS, drop("encounters/ogre_1"), "encounters", "'combat': 23"),
    "a set icon": (ENCOUNTERS, put("encounters/bandit_1/set_icon", True), "encounters", "23 cards have the set icon"),
    "a lone leaf": (ENCOUNTERS, put("encounters/bandit_2/leaf", True), "encounters", "every set icon is a leaf"),
    "a skill on three cards": (
        ENCOUNTERS,
        put("encounters/bandit_1/loot/skill", "cleave"),
        "skills[cleave]",
        "should be on two cards, or on one worth 4 XP; is on cards worth [3, 3, 3]",
    ),
    "a potion on one card": (
        ENCOUNTERS,
        put("encounters/bear_traps_1/loot/potion", "clarity"),
        "potions[mana]",
        "is on 1 cards, not 2",
    ),
    "a hero gone": (HEROES, drop("heroes/rogue"), "heroes", "4 heroes, not 5"),
    "a hero of the other set": (HEROES, put("heroes/rogue/id", "druid"), "heroes[druid]", "the id is taken"),
    "difficulties": (DUNGEONS, put("dungeons/lichs_tomb/difficulty", 1), "dungeons", "are [1, 1, 2, 2, 3]"),
    "two focuses always": (CAMPAIGN, put("focuses/survival/always_active", True), "focuses", "2 focuses always work"),
    "a fifth focus": (CAMPAIGN, lambda content: content["focuses"].append(FOCUS), "focuses[luck]", "has no talents"),
    "levels out of order": (LEVELS, put("levels/1/level", 3), "levels", "levels [1, 3, 3, 4], not 1 to 4"),
    "XP of four players": (LEVELS, put("levels/0/xp_to_next/p4", 11), "levels[0]", "ODD-LEVEL-2"),
    "cubes of four players": (LEVELS, put("levels/1/cubes/p4", 1), "levels[1]", "ODD-LEVEL-4"),
    "a level without end": (LEVELS, drop("levels/0/xp_to_next"), "levels[0]", "but the last says xp_to_next"),
    "a tier gone": (LEVELS, drop("tiers/fearless"), "tiers", "not ['novice'"),
    "the set's id": (ENCOUNTERS, put("set/id", "basic"), "set/id", "should be base"),
    # icons
    "two looks of one foe": (ENCOUNTERS, put("encounters/ogre_2/icon", "giant"), "encounters[Ogre]", "two icons"),
    "two foes that look alike": (ENCOUNTERS, put("encounters/ogre_1/icon", "rat"), "encounters[Plague Rat]", "of Ogre"),
    "a look of the other set": (SKILLS, put("skills/haste/icon", "moon"), "skills[haste]", "has the icon of moonbeam"),
    "two items that look alike": (
        ENCOUNTERS,
        put("encounters/ogre_1/loot/item/icon", "daggers"),
        "items[ogre_1]",
        "has the icon of bandit_2",
    ),
    "two looks of a heroic ability": (
        HEROES,
        put("heroes/mage/party/heroic_ability/icon", "ring"),
        "heroic abilities[mana_charge]",
        "two icons",
    ),
    # encounters
    "an item of nothing": (
        ENCOUNTERS,
        put("encounters/ogre_1/loot/item", {"icon": "ring"}),
        IN_OGRE,
        "at least one icon",
    ),
    "no loot": (ENCOUNTERS, drop("encounters/ogre_1/loot/skill"), IN_OGRE, "a skill or a potion"),
    "two loots": (ENCOUNTERS, put("encounters/ogre_1/loot/potion", "mana"), IN_OGRE, "a skill or a potion"),
    "a leaf without icon": (ENCOUNTERS, put("encounters/bandit_1/leaf", True), "encounters[bandit_1]", "set icon of"),
    "a combat without boxes": (ENCOUNTERS, drop("encounters/ogre_1/boxes"), IN_OGRE, "has boxes and no options"),
    "one way": (ENCOUNTERS, drop("encounters/arrow_wall_1/options/1"), IN_WALL, "two options, not 1"),
    "a peril with an ability": (ENCOUNTERS, put("encounters/arrow_wall_1/ability", "frost"), IN_WALL, "no ability"),
    "a grey option": (
        ENCOUNTERS,
        drop("encounters/arrow_wall_1/options/0/box/color"),
        IN_WALL,
        "says which dice are rolled",
    ),
    "half a split": (
        FOREST,
        drop("encounters/hollow_idol_1/options/0/grants"),
        "encounters[hollow_idol_1]",
        "the item by one option and the skill by the other",
    ),
    "a single box of 7": (
        ENCOUNTERS,
        put("encounters/bandit_1/boxes/1/value", 7),
        "encounters[bandit_1]/boxes[1]",
        "goes up to 6",
    ),
    "a heroic box": (
        ENCOUNTERS,
        put("encounters/bandit_1/boxes/1/color", "heroic"),
        "encounters[bandit_1]/boxes[1]",
        "no box is heroic",
    ),
    "a skull on a foe": (
        ENCOUNTERS,
        put("encounters/bandit_1/boxes/1/skull", True),
        "encounters[bandit_1]/boxes[1]",
        "only a boss has skulls",
    ),
    "a box for nothing": (
        ENCOUNTERS,
        drop("encounters/bandit_1/boxes/1/hearts"),
        "encounters[bandit_1]/boxes[1]",
        "does nothing",
    ),
    "X without a meaning": (
        ENCOUNTERS,
        drop("encounters/bandit_1/boxes/1/value"),
        "encounters[bandit_1]/boxes",
        "nothing says what X is",
    ),
    "a meaning without X": (
        ENCOUNTERS,
        put("encounters/bandit_1/ability", "swarm"),
        "encounters[bandit_1]/boxes",
        "no box shows it",
    ),
    "an idle ability": (
        ENCOUNTERS,
        lambda content: content["abilities"].append({**content["abilities"][0], "id": "chill"}),
        "abilities[chill]",
        "is on no card",
    ),
    "an ability of nothing": (ENCOUNTERS, put("abilities/frost/hooks", []), "abilities[frost]", "does nothing"),
    # texts
    "a foe on the stairs": (ENCOUNTERS, at("descend", BRAWL[0]), IN_HOOK, "is never there at descend"),
    "a foe in a boss round": (ENCOUNTERS, at("round_end", BRAWL[0]), IN_HOOK, "is never there at round_end"),
    "nobody rolls": (
        ENCOUNTERS,
        at("encounter_start", {"op": "damage", "count": 1, "target": "roller"}),
        IN_HOOK,
        "nobody rolls",
    ),
    "nobody picked": (
        SKILLS,
        effect({"op": "heal", "amount": 1, "target": "same_hero"}),
        "skills[accuracy]",
        "nobody was picked before",
    ),
    "no cube spent": (
        SKILLS,
        effect({"op": "exile_cube", "place": "spent"}),
        "skills[accuracy]",
        "none is spent",
    ),
    "no exchange": (
        ENCOUNTERS,
        at("skill_used", {"op": "exile_dice", "place": "heroic_exchange"}),
        IN_HOOK,
        "not when it is made",
    ),
    "no skulls here": (
        SKILLS,
        effect({"op": "exile_dice", "place": "covered_skulls"}),
        "skills[accuracy]",
        "outside a boss round",
    ),
    "no boss here": (SKILLS, effect({"op": "recover_boss"}), "skills[accuracy]", "in a boss round only"),
    "too late to skip": (SKILLS, effect({"op": "skip_encounter"}), "skills[accuracy]", "not used before one"),
    "nothing stored": (SKILLS, effect({"op": "roll_stored"}), "skills[accuracy]", "nothing is stored"),
    # skills and potions
    "an idle skill": (SKILLS, drop("skills/dodge/effects"), "skills[dodge]", "what is usable has effects"),
    "a secret skill": (SKILLS, drop("skills/dodge/usable"), "skills[dodge]", "a looted skill is used"),
    "a free skill that costs": (SKILLS, put("skills/dodge/cost/kind", "free"), "skills[dodge]", "free costs 0"),
    "a cost of nothing": (SKILLS, put("skills/valor/cost/kind", "mana"), "skills[valor]", "all other kinds more"),
    "a passive that costs": (
        HEROES,
        put("heroes/rogue/solo/starting_skill/cost", {"kind": "mana", "amount": 2}),
        "heroes[rogue]/solo/starting_skill",
        "a passive skill costs nothing",
    ),
    "a passive of nothing": (
        HEROES,
        drop("heroes/rogue/solo/starting_skill/hooks"),
        "heroes[rogue]/solo/starting_skill",
        "does nothing",
    ),
    "an idle potion": (POTIONS, drop("potions/mana/effects"), "potions[mana]", "does nothing"),
    "a potion never used": (POTIONS, put("potions/mana/usable", []), "potions[mana]", "says when"),
    "a potion too early": (
        POTIONS,
        put("potions/mana/usable", ["before_encounter"]),
        "potions[mana]",
        "does not skip it",
    ),
    # heroes
    "six dice": (HEROES, put("heroes/rogue/solo/agility", 3), "heroes[rogue]/solo", "6 dice, not 7"),
    "five dice": (HEROES, put("heroes/rogue/party/magic", 2), "heroes[rogue]/party", "5 dice, not 4"),
    "alone": (
        HEROES,
        put("heroes/mage/solo/starting_skill/effects", [{"op": "reroll", "whose": "partner"}]),
        "heroes[mage]/solo/starting_skill",
        "a solo hero has no partner",
    ),
    "dice stored for ever": (
        HEROES,
        put("heroes/mage/solo/heroic_ability/effects", [{"op": "roll", "color": "heroic"}]),
        "heroes[mage]/solo/heroic_ability",
        "dice are stored to be rolled",
    ),
    "dice never stored": (
        HEROES,
        drop("heroes/mage/solo/heroic_ability/storage"),
        "heroes[mage]/solo/heroic_ability",
        "dice are stored to be rolled",
    ),
    "a passive Basic Skill": (HEROES, drop("heroes/mage/basic_skill/usable"), "heroes[mage]/basic_skill", "is used"),
    # dungeons
    "two floors": (DUNGEONS, drop(f"{HYDRA}/floors/2"), IN_HYDRA, "2 floors, not 3"),
    "a floor without boxes": (
        DUNGEONS,
        put(f"{HYDRA}/floors/regeneration/combat_boxes", []),
        f"{IN_HYDRA}/floors[regeneration]",
        "adds boxes",
    ),
    "a coloured peril box": (
        DUNGEONS,
        put(f"{HYDRA}/floors/regeneration/peril_boxes/0/color", "magic"),
        f"{IN_HYDRA}/floors[regeneration]",
        "are grey",
    ),
    "a floor in a boss round": (
        DUNGEONS,
        put(f"{HYDRA}/floors/regeneration/hooks", [{"hook": "at", "moment": "round_end", "effects": BRAWL}]),
        f"{IN_HYDRA}/floors[regeneration]/hooks[0]",
        "is never there at round_end",
    ),
    "a tame boss": (DUNGEONS, put(f"{HYDRA}/boss/hooks", []), f"{IN_HYDRA}/boss", "has an ability"),
    "a boss without skulls": (
        DUNGEONS,
        put(f"{HYDRA}/boss/boxes", [{"value": 6, "hearts": 1}]),
        f"{IN_HYDRA}/boss",
        "no skull box",
    ),
    # talents
    "no spaces": (CAMPAIGN, put("talents/grit/spaces", {}), "talents[grit]", "no spaces to tick"),
    "a talent never used": (CAMPAIGN, drop("talents/grit/usable"), "talents[grit]", "what is usable or limited"),
    "a talent of encounters once per floor": (
        CAMPAIGN,
        put("talents/grit/limit", "once_per_floor"),
        "talents[grit]",
        "usage icons mean once per encounter",
    ),
    "a talent both ways": (
        CAMPAIGN,
        put("talents/grit/hooks", [{"hook": "soak_pairs"}]),
        "talents[grit]",
        "either effects or hooks",
    ),
}


@pytest.mark.parametrize("name", SENSE)
def test_content_without_sense_is_reported(name: str) -> None:
    file, change, path, why = SENSE[name]
    told = problems_with(file, change)
    assert any(path == problem.path and why in problem.message for problem in told), [str(one) for one in told]
