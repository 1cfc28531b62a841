"""A small fixed sample of rolls for any number of dice, in which each die shows each face equally often."""

from functools import cache
from random import Random
from typing import Final

from ludotheque.games.one_deck_dungeon.table.die import COLORS

SAMPLES: Final = 12
MOST_DICE: Final = (8, 8, 8, 6)  # of each color; the game has no more (ODD-COMP-1)
LUCK: Final = 24  # dice that texts can roll during one sample
FACES: Final = 6

Pools = list[list[int]]
"""The values of the dice of each color, lowest first."""


@cache
def column(color: int, number: int) -> tuple[int, ...]:
    """Return what one die shows in each sample."""
    faces = [1 + place % FACES for place in range(SAMPLES)]
    Random(f"{color}:{number}").shuffle(faces)
    return tuple(faces)


@cache
def throws(color: int, count: int) -> tuple[tuple[int, ...], ...]:
    """Return what this many dice of a color show in each sample; adding a die does not change the others."""
    columns = [column(color, number) for number in range(min(count, MOST_DICE[color]))]
    return tuple([tuple(sorted([each[sample] for each in columns])) for sample in range(SAMPLES)])


@cache
def luck(sample: int) -> tuple[int, ...]:
    """Return the values of dice that are rolled later in a sample."""
    return tuple([column(COLORS, number)[sample] for number in range(LUCK)])


def throw(sample: int, dice: tuple[int, ...]) -> Pools:
    """Return the roll of this many dice per color in one sample."""
    return [list(throws(color, count)[sample]) for color, count in enumerate(dice)]


def take_sum(dice: list[int], value: int) -> list[int]:
    """Remove and return low dice that add up to the value, if possible without any superfluous die."""
    total = 0
    count = 0
    for shown in dice:
        total += shown
        count += 1
        if total >= value:
            break
    spare = total - value
    taken: list[int] = []
    kept: list[int] = []
    for shown in dice[count - 1 :: -1] if count else ():
        if shown <= spare:
            spare -= shown
            kept.append(shown)
        else:
            taken.append(shown)
    dice[:count] = kept[::-1]
    return taken
