"""A few throws of every size that stand for all of them: each die shows each face equally often."""

from functools import cache
from random import Random
from typing import Final

from ludotheque.games.one_deck_dungeon.table.die import COLORS

SAMPLES: Final = 12
MOST_DICE: Final = (8, 8, 8, 6)  # of each colour: there are no more (ODD-COMP-1)
LUCK: Final = 24  # dice that texts roll in the middle of a sample
FACES: Final = 6

Pools = list[list[int]]
"""What the dice of each colour show, lowest first."""


@cache
def column(color: int, number: int) -> tuple[int, ...]:
    """What one die shows in each sample."""
    faces = [1 + place % FACES for place in range(SAMPLES)]
    Random(f"{color}:{number}").shuffle(faces)
    return tuple(faces)


@cache
def throws(color: int, count: int) -> tuple[tuple[int, ...], ...]:
    """What so many dice of a colour show in each sample; one die more leaves the others as they are."""
    columns = [column(color, number) for number in range(min(count, MOST_DICE[color]))]
    return tuple([tuple(sorted([each[sample] for each in columns])) for sample in range(SAMPLES)])


@cache
def luck(sample: int) -> tuple[int, ...]:
    """What dice show that are rolled later in a sample."""
    return tuple([column(COLORS, number)[sample] for number in range(LUCK)])


def throw(sample: int, dice: tuple[int, ...]) -> Pools:
    """The throw of so many dice per colour in one sample."""
    return [list(throws(color, count)[sample]) for color, count in enumerate(dice)]


def take_sum(dice: list[int], value: int) -> list[int]:
    """Takes low dice that add up to the value if there are such, without any that can be spared; says which."""
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
