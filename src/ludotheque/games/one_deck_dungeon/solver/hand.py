"""Dice in the pools, what the supply has, and what has been used: a position between two acts."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.assignment import Stock
from ludotheque.games.one_deck_dungeon.solver.board import USE_BITS, Board
from ludotheque.games.one_deck_dungeon.solver.counts import one
from ludotheque.games.one_deck_dungeon.solver.problem import Problem
from ludotheque.games.one_deck_dungeon.table.die import ARMOR_ONLY, HEROIC, MAGIC, color_of, die, only_of, value_of

KINDS: Final = 6  # of dice in a pool: four colours, heroic for armor boxes only, magic for mana only
ARMOR_KIND: Final = 4
MANA_KIND: Final = 5
SUPPLY_BITS: Final = 8


class Hand:
    """Kinds of dice per hero (hero × KINDS + kind), each counted by value."""

    def __init__(self, dice: list[int], supply: int, used: int, cubes: int, seen: int) -> None:
        self.dice = dice
        self.supply = supply  # dice per colour, SUPPLY_BITS each
        self.used = used  # times per use, USE_BITS each
        self.cubes = cubes
        self.seen = seen  # how often the value that brings poison came up

    def copy(self) -> "Hand":
        return Hand(self.dice[:], self.supply, self.used, self.cubes, self.seen)

    def key(self) -> tuple[int, ...]:
        return (*self.dice, self.supply, self.used, self.cubes, self.seen)

    def in_supply(self, color: i64) -> int:
        return self.supply >> color * SUPPLY_BITS & 255

    def take(self, color: i64, count: i64) -> None:
        self.supply -= count << color * SUPPLY_BITS

    def give(self, pool: i64, dice: i64, count: i64) -> None:
        """Dice of a pool go back to the supply."""
        self.dice[pool] -= dice
        self.supply += count << color_of_kind(pool % KINDS) * SUPPLY_BITS

    def times_used(self, place: i64) -> int:
        return self.used >> place * USE_BITS & 7

    def stock(self) -> Stock:
        """All dice together, as the end of step 4 sees them."""
        sums = self.dice[:KINDS]
        for place in range(KINDS, len(self.dice)):
            sums[place % KINDS] += self.dice[place]
        return Stock(sums[:3], sums[HEROIC], sums[ARMOR_KIND], sums[MANA_KIND], self.in_supply(HEROIC))


def color_of_kind(kind: i64) -> i64:
    if kind == ARMOR_KIND:
        return HEROIC
    return MAGIC if kind == MANA_KIND else kind


def kind_of(code: i64) -> i64:
    only = only_of(code)
    if only:
        return ARMOR_KIND if only == ARMOR_ONLY else MANA_KIND
    return color_of(code)


def code_of(kind: i64, value: i64) -> int:
    """The die as at the table."""
    if kind == ARMOR_KIND:
        return int(die(HEROIC, value, 1))
    if kind == MANA_KIND:
        return int(die(MAGIC, value, 2))
    return int(die(kind, value))


def first_hand(problem: Problem) -> Hand:
    dice = [0] * (KINDS * len(problem.pools))
    for hero, pool in enumerate(problem.pools):
        for code in pool:
            dice[hero * KINDS + kind_of(code)] += one(value_of(code))
    supply = 0
    for color, count in enumerate(problem.supply):
        supply |= count << color * SUPPLY_BITS
    return Hand(dice, supply, 0, problem.cubes, problem.rolls.seen)


def is_spent(board: Board, hand: Hand, place: int) -> bool:
    """Has the use, or another way of the same skill, been used already?"""
    use = board.problem.uses[place]
    if use.potion:
        return hand.cubes == 0 or hand.times_used(place) == (1 << USE_BITS) - 1
    if hand.times_used(place):
        return True
    if use.group < 0:
        return False
    return any(board.problem.uses[other].group == use.group and hand.times_used(other) for other in board.acts)
