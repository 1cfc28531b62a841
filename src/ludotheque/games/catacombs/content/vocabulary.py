"""The vocabulary of the content of Catacombs Conquest: closed lists with the identifiers of the glossary."""

from enum import Enum


class Team(Enum):
    """The teams, in the order in which they are listed (CC-COMP-1)."""

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
    """What is flicked, and whether it is placed first (CC-SHOT-2)."""

    MOVE = "move"
    COMBAT = "combat"
    RANGED = "ranged"


class Origin(Enum):
    """The character from which a projectile starts."""

    ACTIVE_CHARACTER = "active_character"
    ANY_CHARACTER = "any_character_of_active_team"  # only for the longbow (CC-SHOT-9)


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
    """The moment when an ability acts (CC-CARD-6)."""

    AFTER_SEQUENCE = "after_sequence"
    ON_DAMAGE = "on_damage"


class Role(Enum):
    """Displayed, without effect (CC-COMP-7)."""

    LEADER = "leader"
    SPELLCASTER = "spellcaster"
    FIGHTER = "fighter"
    CREATURE = "creature"
    HUNTER = "hunter"
    EXPLORER = "explorer"


class Sign(Enum):
    """Displayed, without effect (CC-COMP-7)."""

    MOTH = "moth"
    SPIDER = "spider"
    RAT = "rat"
    CORAL = "coral"
    LIZARD = "lizard"
    JELLYFISH = "jellyfish"


class SizeClass(Enum):
    """The size classes, smallest first (CC-COMP-8)."""

    VERY_SMALL = "very_small"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"
    VERY_LARGE = "very_large"


class Boundary(Enum):
    """The boundary of the arena (CC-MAT)."""

    __hash__ = object.__hash__

    WALLS = "walls"
    MAT = "mat"


class Surface(Enum):
    """The surface on which the discs slide."""

    __hash__ = object.__hash__

    TABLE = "table"
    MAT = "mat"


class RangeMode(Enum):
    """How the range of a placement is measured (CC-RANGE-2)."""

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
    """The source of a value: the rulebook, a public page, our design, or none."""

    SEED = "seed"
    PUBLIC = "public"
    DESIGNED = "designed"
    UNKNOWN = "unknown"
