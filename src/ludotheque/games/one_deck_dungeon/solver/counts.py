"""Dice of one kind as one number: four bits per value count the dice that show it, starting with the ones."""

from typing import Final

from mypy_extensions import i64

BITS: Final = 4
MASK: Final = 15
LANE: Final = 8  # bits per value where the counts of several hands are added up


def one(value: i64) -> i64:
    """Return a single die of that value."""
    return 1 << (value - 1) * BITS


def size(dice: i64) -> i64:
    pairs = (dice & 0x0F0F0F) + (dice >> 4 & 0x0F0F0F)
    return (pairs & 0xFF) + (pairs >> 8 & 0xFF) + (pairs >> 16)


def total(dice: i64) -> i64:
    """Return the sum of the values."""
    found: i64 = 0
    value: i64 = 1
    while dice:
        found += value * (dice & MASK)
        dice >>= BITS
        value += 1
    return found


def lowest(dice: i64, at_least: i64) -> i64:
    """Return the lowest value shown that is at least `at_least`; 0 if there is none."""
    dice >>= (at_least - 1) * BITS
    value = at_least
    while dice:
        if dice & MASK:
            return value
        dice >>= BITS
        value += 1
    return 0


def highest(dice: i64) -> i64:
    """Return the highest value shown; 0 if there are no dice."""
    value: i64 = 0
    while dice:
        dice >>= BITS
        value += 1
    return value


def how_many(dice: i64, value: i64) -> i64:
    return dice >> (value - 1) * BITS & MASK


def values_of(dice: i64) -> list[int]:
    """Return the values of all dice, the lowest first."""
    found: list[int] = []
    value: int = 1
    while dice:
        found.extend([value] * (dice & MASK))
        dice >>= BITS
        value += 1
    return found


def top(dice: i64, count: i64) -> i64:
    """Return the `count` highest dice."""
    kept: i64 = 0
    value: i64 = 6
    while value and count:
        here = min(how_many(dice, value), count)
        kept += here * one(value)
        count -= here
        value -= 1
    return kept


def bottom(dice: i64, count: i64) -> i64:
    """Return the `count` lowest dice."""
    return dice - top(dice, size(dice) - count)


def parts(dice: i64) -> list[int]:
    """Return every selection of the dice, including none (first) and all; equal dice are interchangeable."""
    found: list[int] = [0]
    value: i64 = 1
    while value <= 6:
        here = how_many(dice, value)
        if here:
            step = one(value)
            found = [int(chosen + step * number) for chosen in found for number in range(here + 1)]
        value += 1
    return found


def at_least_as_good(first: i64, second: i64) -> bool:
    """Return whether the first is the second with dice added or raised, so that it can do whatever the second can."""
    more: i64 = 0
    value: i64 = 6
    while value:
        more += how_many(first, value) - how_many(second, value)
        if more < 0:
            return False
        value -= 1
    return True


def how_many_from(dice: i64) -> list[int]:
    """Return for each value from 0 to 6 how many dice show at least that value."""
    found = [0] * 7
    count: int = 0
    value: i64 = 6
    while value:
        count += how_many(dice, value)
        found[value] = count
        value -= 1
    found[0] = count
    return found
