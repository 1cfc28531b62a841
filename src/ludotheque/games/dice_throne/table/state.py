"""The meaning of the numbers in the state of a Dice Throne match."""

from typing import Final

# Purposes of a throw.
OFFENCE: Final = 0
DEFENCE: Final = 1
EFFECT: Final = 2
TARGETING: Final = 3

# Kinds of lines in a damage pool.
DEAL: Final = 0
ADD: Final = 1  # an Attack Modifier, positive or negative
PREVENT: Final = 2
PREVENT_HALF: Final = 3
AVOID: Final = 4
HEAL: Final = 5
REFLECT_HALF: Final = 6
HALVE: Final = 7
SHARE: Final = 8  # the companion takes the damage: all of it or, with an amount, as much as its owner wants
MEND: Final = 9  # heals the companion
LEECH: Final = 10  # heals the amount that the Attack deals

# Damage types (DT-DMG-3); UNTYPED is damage that is not part of an offence (DT-DMG-7).
NORMAL: Final = 0
UNDEFENDABLE: Final = 1
PURE: Final = 2
COLLATERAL: Final = 3
ULTIMATE: Final = 4
UNTYPED: Final = 5
DAMAGE_TYPES: Final = 6  # the number of damage types

# Kinds of text being resolved.
CARD_TEXT: Final = 0
ABILITY_TEXT: Final = 1
SOURCE_TEXT: Final = 2  # a token, companion or passive
DEFENCE_TEXT: Final = 3
SLOW: Final = 0
FAST: Final = 1

ISOLATED: Final = 1  # a pool of its own (DT-ISO-1)
TRUE: Final = 1  # the value of a set flag: everything in the state is a number
