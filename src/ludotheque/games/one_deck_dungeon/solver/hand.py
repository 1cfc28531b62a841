"""A position between two acts: the dice in the pools, the supply and the uses so far; and how to perform an act."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import USE_BITS, CoverBoard
from ludotheque.games.one_deck_dungeon.solver.counts import lowest, one
from ludotheque.games.one_deck_dungeon.solver.cover import DiceByUse
from ludotheque.games.one_deck_dungeon.solver.problem import EncounterProblem
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_COLOR,
    ASK_EXCHANGE,
    ASK_RECEIVER,
    COLOR,
    DIE,
    DIE_SHIFT,
    EXCHANGE,
    HERO,
)
from ludotheque.games.one_deck_dungeon.table.die import ARMOR_ONLY, HEROIC, MAGIC, color_of, die, only_of, value_of

KINDS: Final = 6  # kinds of dice in a pool: four colors, heroic for armor boxes only, magic for mana only
ARMOR_KIND: Final = 4
MANA_KIND: Final = 5
SUPPLY_BITS: Final = 8


class Hand:
    """The kinds of dice per hero (hero × KINDS + kind), each counted by value."""

    def __init__(self, dice: list[int], supply: int, used: int, cubes: int, seen: int) -> None:
        self.dice = dice
        self.supply = supply  # dice per color, SUPPLY_BITS each
        self.used = used  # number of uses of each use, USE_BITS each
        self.cubes = cubes
        self.seen = seen  # how often the value that causes poison came up

    def copy(self) -> "Hand":
        return Hand(self.dice[:], self.supply, self.used, self.cubes, self.seen)

    def key(self) -> tuple[int, ...]:
        return (*self.dice, self.supply, self.used, self.cubes, self.seen)

    def in_supply(self, color: i64) -> int:
        return self.supply >> color * SUPPLY_BITS & 255

    def take(self, color: i64, count: i64) -> None:
        self.supply -= count << color * SUPPLY_BITS

    def give(self, pool: i64, dice: i64, count: i64) -> None:
        """Return dice of a pool to the supply."""
        self.dice[pool] -= dice
        self.supply += count << color_of_kind(pool % KINDS) * SUPPLY_BITS

    def times_used(self, place: i64) -> int:
        return self.used >> place * USE_BITS & 7

    def stock(self) -> DiceByUse:
        """Return all dice together, as the end of step 4 needs them."""
        sums = self.dice[:KINDS]
        for place in range(KINDS, len(self.dice)):
            sums[place % KINDS] += self.dice[place]
        return DiceByUse(sums[:3], sums[HEROIC], sums[ARMOR_KIND], sums[MANA_KIND], self.in_supply(HEROIC))


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
    """Return the code of the die as used by the table."""
    if kind == ARMOR_KIND:
        return int(die(HEROIC, value, 1))
    if kind == MANA_KIND:
        return int(die(MAGIC, value, 2))
    return int(die(kind, value))


def first_hand(problem: EncounterProblem) -> Hand:
    dice = [0] * (KINDS * len(problem.pools))
    for hero, pool in enumerate(problem.pools):
        for code in pool:
            dice[hero * KINDS + kind_of(code)] += one(value_of(code))
    supply = 0
    for color, count in enumerate(problem.supply):
        supply |= count << color * SUPPLY_BITS
    return Hand(dice, supply, 0, problem.cubes, problem.rolls.seen)


def is_spent(board: CoverBoard, hand: Hand, place: int) -> bool:
    """Return whether the use, or another way of the same skill, was already used."""
    use = board.problem.uses[place]
    if use.potion:
        return hand.cubes == 0 or hand.times_used(place) == (1 << USE_BITS) - 1
    if hand.times_used(place):
        return True
    if use.group < 0:
        return False
    return any(board.problem.uses[other].group == use.group and hand.times_used(other) for other in board.acts)


STEP_SHIFT: Final = 56
UNSEEN: Final = 1e18


class ActTrial:
    """A hand in the middle of an act: its cost so far, the pending rolls and the answers for the table."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.cost = 0.0  # not counting time
        self.time = 0
        self.gained: list[int] = []  # pool << 8 | value of dice that the text has gained
        self.rolls: list[int] = []  # pool << 8 | number of dice
        self.picky = False  # whether dice of low values may be useful for their value
        self.must = 0  # heroic dice made for this text, which must be used on them
        self.clipped = False  # whether something was omitted: the supply was short, or there were too many choices
        self.limit = 0  # maximum number of choices
        self.glance = UNSEEN  # estimated worth
        self.before: list[int] = []  # kind of question << 56 | answer
        self.after: list[int] = []

    def copy(self) -> "ActTrial":
        other = ActTrial(self.hand.copy())
        other.cost = self.cost
        other.time = self.time
        other.gained = self.gained[:]
        other.rolls = self.rolls[:]
        other.picky = self.picky
        other.must = self.must
        other.clipped = self.clipped
        other.limit = self.limit
        other.before = self.before[:]
        other.after = self.after[:]
        return other

    def price(self, time_weight: float) -> tuple[float, int]:
        """Return the cost, then the number of answers."""
        return self.cost + self.time * time_weight, len(self.before) + len(self.after)


def step(kind: i64, answer: int) -> int:
    """Pack an answer with the kind of its question."""
    return kind << STEP_SHIFT | answer


def die_step(board: CoverBoard, kind: i64, pool: i64, value: i64) -> int:
    seat = board.problem.seats[pool // KINDS]
    return step(kind, DIE | seat << DIE_SHIFT | code_of(pool % KINDS, value))


def discard(trial: ActTrial, board: CoverBoard, kind: i64, picks: list[int]) -> None:
    """Return dice (pool << 8 | value) to the supply, with one answer each."""
    for pick in picks:
        trial.hand.give(pick >> 8, one(pick & 255), 1)
        trial.after.append(die_step(board, kind, pick >> 8, pick & 255))


def fodder(trial: ActTrial, board: CoverBoard, hero: int, barred: int, least: i64) -> list[list[int]]:
    """Return dice (pool << 8 | value) from which the hero can make a heroic die: the lowest that show at least `least`.

    `barred` has the bits of the hero's own kinds that should rather be used directly.
    """
    pools: list[int] = []
    for place in range(len(trial.hand.dice)):
        own = place // KINDS == hero
        kind = place % KINDS
        if kind <= HEROIC and trial.hand.dice[place] and not (own and barred >> kind & 1):
            pools.append(place)
    found: list[list[int]] = []
    gather_fodder(trial.hand, pools, [], (board.problem.exchange_dice, least, trial.picky), found)
    return [picks for picks in found if any((pick >> 8) // KINDS == hero for pick in picks)]


def gather_fodder(
    hand: Hand, pools: list[int], picks: list[int], wanted: tuple[int, i64, bool], found: list[list[int]]
) -> None:
    count, least, picky = wanted
    if len(picks) == count:
        found.append(picks)
        return
    for place, pool in enumerate(pools):
        left: i64 = hand.dice[pool]
        for pick in picks:
            if pick >> 8 == pool:
                left -= one(pick & 255)
        value = lowest(left, least)
        while value:
            gather_fodder(hand, pools[place:], [*picks, int(pool << 8 | value)], wanted, found)
            value = lowest(left, value + 1) if picky and value < 6 else 0


def holds_heroic(hand: Hand) -> bool:
    """Return whether a heroic die could be discarded first; the solver does not search that."""
    return any(hand.dice[place] for place in range(HEROIC, len(hand.dice), KINDS))


def exchange(trial: ActTrial, board: CoverBoard, hero: int, picks: list[int]) -> int:
    """Make a heroic die of these dice for the hero; return its value, 0 if the supply has none (ODD-DICE-11)."""
    problem = board.problem
    hand = trial.hand
    trial.before.append(step(ASK_ACT, EXCHANGE))
    owners: list[int] = []
    for pick in picks:
        pool = pick >> 8
        hand.give(pool, one(pick & 255), 1)
        trial.before.append(die_step(board, ASK_EXCHANGE, pool, pick & 255))
        if pool // KINDS not in owners:
            owners.append(pool // KINDS)
    if not hand.in_supply(HEROIC):
        board.cut = board.cut or board.refills or holds_heroic(hand)
        return 0
    if len(owners) > 1:
        trial.before.append(step(ASK_RECEIVER, HERO | problem.seats[hero]))
    value = min([pick & 255 for pick in picks])
    hand.take(HEROIC, 1)
    hand.dice[hero * KINDS + HEROIC] += int(one(value))
    trial.time += problem.exchange_time
    if problem.exchange_exiles:
        color = color_of_kind((picks[0] >> 8) % KINDS)
        trial.before.append(step(ASK_COLOR, COLOR | color))
        hand.take(color, 1)
        trial.cost += problem.weights.exiled
    return value
