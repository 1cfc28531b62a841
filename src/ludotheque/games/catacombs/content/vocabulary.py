"""The words that the content of Catacombs Conquest is made of: closed lists, by the identifiers of the glossary."""

from enum import Enum


class Team(Enum):
    """CC-COMP-1; also the order in which they are listed."""

    __hash__ = object.__hash__

    SWORD = "sword"
    SKULL = "skull"


class ShotKind(Enum):
    """CC-SHOT-5 to CC-SHOT-12."""

    __hash__ = object.__hash__

    MOVE = "move"
    COMBAT = "combat"
    CRITICAL_COMBAT = "critical_combat"
    MISSILE = "missile"
    LONGBOW = "longbow"
    FIREBALL = "fireball"
    WAVE = "wave"
    POWERFUL_WAVE = "powerful_wave"


class Family(Enum):
    """CC-SHOT-2: what is flicked, and whether it is placed first."""

    MOVE = "move"
    COMBAT = "combat"
    RANGED = "ranged"


class Origin(Enum):
    """Which character a projectile starts from."""

    ACTIVE_CHARACTER = "active_character"
    ANY_CHARACTER = "any_character_of_active_team"  # the longbow alone (CC-SHOT-9)


class DiscKind(Enum):
    """CC-COMP-3. Wave and powerful wave are the two faces of one disc."""

    __hash__ = object.__hash__

    CHARACTER = "character"
    OBSTACLE = "obstacle"
    MISSILE = "missile"
    LONGBOW = "longbow"
    FIREBALL = "fireball"
    WAVE = "wave"


class AbilityKind(Enum):
    """CC-ABIL."""

    __hash__ = object.__hash__

    SURPRISE_ATTACK = "surprise_attack"
    STEAL = "steal"
    STUN = "stun"
    HEAL = "heal"
    RESET = "reset"


class Trigger(Enum):
    """When an ability acts (CC-CARD-6)."""

    AFTER_SEQUENCE = "after_sequence"
    ON_DAMAGE = "on_damage"


class Role(Enum):
    """Shown, without effect (CC-COMP-7)."""

    LEADER = "leader"
    SPELLCASTER = "spellcaster"
    FIGHTER = "fighter"
    CREATURE = "creature"
    HUNTER = "hunter"
    EXPLORER = "explorer"


class Sign(Enum):
    """Shown, without effect (CC-COMP-7)."""

    MOTH = "moth"
    SPIDER = "spider"
    RAT = "rat"
    CORAL = "coral"
    LIZARD = "lizard"
    JELLYFISH = "jellyfish"


class SizeClass(Enum):
    """CC-COMP-8, the smallest first."""

    VERY_SMALL = "very_small"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"
    VERY_LARGE = "very_large"


class Boundary(Enum):
    """What bounds the arena (CC-MAT)."""

    __hash__ = object.__hash__

    WALLS = "walls"
    MAT = "mat"


class Surface(Enum):
    """What the discs slide on."""

    __hash__ = object.__hash__

    TABLE = "table"
    MAT = "mat"


class RangeMode(Enum):
    """How the reach of a placement is measured (CC-RANGE-2)."""

    CENTRE_TO_EDGE = "centre_to_edge"
    EDGE_TO_EDGE = "edge_to_edge"


class Character(Enum):
    """The four characters, by team and turn marker."""

    __hash__ = object.__hash__

    SWORD_1 = "sword_1"
    SWORD_2 = "sword_2"
    SKULL_1 = "skull_1"
    SKULL_2 = "skull_2"


class Source(Enum):
    """Who says so: the rulebook, a public page, ourselves, or nobody."""

    SEED = "seed"
    PUBLIC = "public"
    DESIGNED = "designed"
    UNKNOWN = "unknown"
