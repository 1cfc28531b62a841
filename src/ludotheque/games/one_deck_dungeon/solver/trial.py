"""One way of carrying out an act, put together step by step."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import Board
from ludotheque.games.one_deck_dungeon.solver.counts import lowest, one
from ludotheque.games.one_deck_dungeon.solver.hand import KINDS, Hand, code_of, color_of_kind
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
from ludotheque.games.one_deck_dungeon.table.die import HEROIC

STEP_SHIFT: Final = 56
UNSEEN: Final = 1e18


class Trial:
    """A hand on its way through an act: what it cost, what will be rolled, what to answer at the table."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.cost = 0.0  # besides time
        self.time = 0
        self.gained: list[int] = []  # pool << 8 | value of dice the text has brought
        self.rolls: list[int] = []  # pool << 8 | number of dice
        self.picky = False  # dice of low values may be wanted for what they show
        self.must = 0  # heroic dice made for this text, which it has to act on
        self.clipped = False  # something was left out: the supply was short, or choices were too many
        self.limit = 0  # choices that are tried
        self.glance = UNSEEN  # what it seems to be worth
        self.before: list[int] = []  # kind of question << 56 | answer
        self.after: list[int] = []

    def copy(self) -> "Trial":
        other = Trial(self.hand.copy())
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
        """What it costs, then how many answers it takes."""
        return self.cost + self.time * time_weight, len(self.before) + len(self.after)


def step(kind: i64, answer: int) -> int:
    """An answer with the question it answers."""
    return kind << STEP_SHIFT | answer


def die_step(board: Board, kind: i64, pool: i64, value: i64) -> int:
    seat = board.problem.seats[pool // KINDS]
    return step(kind, DIE | seat << DIE_SHIFT | code_of(pool % KINDS, value))


def discard(trial: Trial, board: Board, kind: i64, picks: list[int]) -> None:
    """Dice (pool << 8 | value) go back to the supply, answered one at a time."""
    for pick in picks:
        trial.hand.give(pick >> 8, one(pick & 255), 1)
        trial.after.append(die_step(board, kind, pick >> 8, pick & 255))


def fodder(trial: Trial, board: Board, hero: int, barred: int, least: i64) -> list[list[int]]:
    """Dice (pool << 8 | value) a heroic die for that hero can be made of, the lowest that show at least so much.

    `barred` has the bits of the hero's own kinds that would better be used as they are.
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
    """Is there a heroic die that could be discarded first? That is not searched."""
    return any(hand.dice[place] for place in range(HEROIC, len(hand.dice), KINDS))


def exchange(trial: Trial, board: Board, hero: int, picks: list[int]) -> int:
    """Make a heroic die of these for that hero; says what it shows, 0 if the supply has none (ODD-DICE-11)."""
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
