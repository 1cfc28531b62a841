"""A die of the dungeon as a small number: its permitted use, its color and its value."""

from typing import Final

from mypy_extensions import i64

STRENGTH: Final = 0
AGILITY: Final = 1
MAGIC: Final = 2
HEROIC: Final = 3
COLORS: Final = 4
SIDES: Final = 6
ANY: Final = -1  # a grey box
NO_COLOR: Final = -1
NO_DIE: Final = -1

FREE: Final = 0
ARMOR_ONLY: Final = 1
MANA_ONLY: Final = 2

COLOR_NAMES: Final = ("strength", "agility", "magic", "heroic")
ONLY_NAMES: Final = ("", "armor_box", "mana")


def die(color: i64, value: i64, only: i64 = FREE) -> i64:
    return only << 5 | color << 3 | value


def color_of(code: i64) -> i64:
    return code >> 3 & 3


def value_of(code: i64) -> i64:
    return code & 7


def only_of(code: i64) -> i64:
    return code >> 5


def with_value(code: i64, value: i64) -> i64:
    """Return the same die with another value, limited to 1 to 6 (ODD-DICE-14)."""
    return code & ~7 | max(1, min(value, SIDES))


def fits_color(code: i64, color: i64) -> bool:
    """Return whether the die counts as that color (ODD-DICE-8, ODD-DICE-12)."""
    own = code >> 3 & 3
    return color < 0 or own in (color, HEROIC)
