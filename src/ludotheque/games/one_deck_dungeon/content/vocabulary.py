"""The values that effects and hooks of the dungeon consist of: the closed lists of words, and conditions."""

from enum import Enum
from typing import Annotated

import msgspec

from ludotheque.content.annotations import Between

Face = Annotated[int, Between(1, 6)]
Positive = Annotated[int, Between(1, 99)]
Count = Annotated[int, Between(0, 99)]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happens; one class per verb, in `effects`."""


class Hook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a foe, floor, boss, skill, potion or talent adds to the rules; one class per kind, in `hooks`."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an effect or hook that does nothing by itself."""


Effects = tuple[Effect, ...]
Hooks = tuple[Hook, ...]


class Color(Enum):
    """The color of a die; a heroic die counts as any color (ODD-DICE-8)."""

    __hash__ = object.__hash__

    STRENGTH = "strength"
    AGILITY = "agility"
    MAGIC = "magic"
    HEROIC = "heroic"


class Icon(Enum):
    """What an uncovered box costs."""

    __hash__ = object.__hash__

    HEART = "heart"
    TIME = "time"
    POISON = "poison"


class Whose(Enum):
    """Whose dice: the pool of the hero who uses the text, or of the other hero of the encounter (ODD-SKILL-8)."""

    SELF = "self"
    PARTNER = "partner"


class Target(Enum):
    """Which hero an effect applies to."""

    SELF = "self"
    ONE_HERO = "one_hero"  # the party picks
    SAME_HERO = "same_hero"  # the hero picked most recently in the same text
    ROLLER = "roller"  # the hero who rolled the die


class Many(Enum):
    """A variable number of dice."""

    ANY = "any"  # as many as the party wants, including none
    EACH = "each"  # all of them


class Only(Enum):
    """What a restricted die may be used for (ODD-SKILL-10)."""

    ARMOR_BOX = "armor_box"
    MANA = "mana"


class Place(Enum):
    """The place from which something is exiled."""

    SUPPLY = "supply"
    OWN_POOL = "own_pool"
    HEROIC_EXCHANGE = "heroic_exchange"  # the dice just discarded for a heroic die
    COVERED_SKULLS = "covered_skulls"
    PARTY = "party"  # the cubes on the turn sequence card
    SPENT = "spent"  # the cube just paid


class Usable(Enum):
    """When a skill, potion, ability or talent can be used (ODD-SKILL-2)."""

    __hash__ = object.__hash__

    COMBAT = "combat"  # boss rounds included
    PERIL = "peril"
    ANY_TIME = "any_time"
    BEFORE_ENCOUNTER = "before_encounter"


class Limit(Enum):
    """How often something can be used, if not once per encounter."""

    FLOOR = "once_per_floor"
    GAME = "once_per_game"


class Fact(Enum):
    """The fact that a condition checks."""

    DOOR_WAS_OPEN = "door_was_open"  # the encounter's door had been opened on an earlier turn
    OWN_POISON = "own_poison"
    OWN_DAMAGE = "own_damage"
    CARD_LEAVES = "card_leaves"  # of the card in question: opened or fled
    DOOR_LEAVES = "door_leaves"  # of all cards of the door in question
    UNCOVERED_BOXES = "uncovered_boxes"
    UNCOVERED_ARMOR = "uncovered_armor"
    UNCOVERED_POISON_BOXES = "uncovered_poison_boxes"
    LOOTED_COMBAT_XP = "looted_combat_xp"  # XP of the combat card just looted
    FLOOR_ENCOUNTERS = "floor_encounters"  # encounters begun on this floor, this one included


class Condition(Value, frozen=True):
    """Holds if the count of the fact is between two numbers, both inclusive."""

    fact: Fact
    at_least: Count = 1
    at_most: Annotated[int, Between(0, 999)] = 999


class Moment(Enum):
    """When a hook acts, in the order of play."""

    __hash__ = object.__hash__

    SETUP = "setup"
    FLOOR_REVEALED = "floor_revealed"
    FIRST_TURN_OF_FLOOR = "first_turn_of_floor"
    TURN_START = "turn_start"
    EXPLORE = "explore"  # on declaring it, before doors are placed (AMB-14)
    OPEN_DOOR = "open_door"  # once per card turned face up
    FLEE = "flee"  # once per card left behind
    STAY = "stay"  # the party has the encounters of a door it has just opened
    ENCOUNTER_START = "encounter_start"
    HEROIC_ABILITIES = "heroic_abilities"  # step 2
    SKILL_USED = "skill_used"
    POTION_USED = "potion_used"
    CUBE_GAINED = "cube_gained"
    HEROIC_DIE_MADE = "heroic_die_made"
    AFTER_PLACEMENT = "after_placement"  # step 5, before the consequences are added up
    LOOTED = "looted"
    DESCEND = "descend"
    ROUND_START = "round_start"
    ROUND_RESISTED = "round_resisted"  # once poison has been resisted
    HIT_STEP = "hit_step"  # before hits are added
    ROUND_END = "round_end"


class Quantity(Enum):
    """A number of the rules that a hook may change."""

    __hash__ = object.__hash__

    TURN_TIME = "turn_time"  # step 1 of a turn
    FIRST_TURN_TIME = "first_turn_time"  # step 1 of the first turn of each floor
    DOOR_LIMIT = "door_limit"
    HEROIC_DIE_DICE = "heroic_die_dice"  # dice discarded to make a heroic die
    RESIST_ROLL = "resist_roll"
    RESIST_LEAVES = "resist_leaves"  # what each leaf adds
    RESIST_DAMAGE = "resist_damage"  # of a failed roll, to this hero
    LEVEL_COST = "level_cost"
    HEALTH = "health"
    BOSS_HEALTH = "boss_health"
    BASIC_SKILL = "basic_skill"  # 1: the hero begins with it


class Counted(Enum):
    """The count that X is multiplied by."""

    OPEN_DOORS = "open_doors"
    LEAVES = "leaves"  # on open doors
    BOSS_DAMAGE = "boss_damage"
    UNCOVERED_SKULLS = "uncovered_skulls"


class StoreWhen(Enum):
    """What causes a hero to store a heroic die (ODD-FEAT-4, ODD-FEAT-5)."""

    __hash__ = object.__hash__

    EXPLORE = "explore"
    FLEE = "flee"
    OPEN_DOOR_WITH_XP_4 = "open_door_with_xp_4_or_more"
    OPEN_DOOR_WITH_LEAF = "open_door_with_leaf"
    DAMAGE_TAKEN = "each_damage_taken"
    POISON_TAKEN = "each_poison_token_taken"
