"""Who is spoken to in a text, and what was said so far."""

from dataclasses import dataclass
from enum import Enum


class Setting(Enum):
    """Where a text stands; it decides who is "you"."""

    HERO = "hero"  # skills, abilities, potions, talents: the hero who uses it
    FOE = "foe"  # the party, in this encounter
    PLACE = "place"  # floors, bosses, Shadow Hordes: the party


@dataclass(slots=True)
class Voice:
    """The memory of one text while it is said."""

    setting: Setting
    stored: int = 0  # dice the hero card can hold
