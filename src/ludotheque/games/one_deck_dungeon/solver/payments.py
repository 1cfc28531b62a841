"""Every way worth trying to pay for a skill, heroic dice made for it included (ODD-SKILL-3, ODD-SKILL-4)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import Board
from ludotheque.games.one_deck_dungeon.solver.counts import (
    at_least_as_good,
    bottom,
    lowest,
    one,
    parts,
    size,
    total,
    values_of,
)
from ludotheque.games.one_deck_dungeon.solver.hand import KINDS, MANA_KIND, Hand
from ludotheque.games.one_deck_dungeon.solver.problem import Use
from ludotheque.games.one_deck_dungeon.solver.trial import Trial, discard, exchange, fodder
from ludotheque.games.one_deck_dungeon.table.actions import ASK_PAY
from ludotheque.games.one_deck_dungeon.table.die import HEROIC, MAGIC
from ludotheque.games.one_deck_dungeon.table.match_content import COST_COLORS, COST_FREE, COST_MANA

SUMS: Final[dict[int, list[int]]] = {}
"""Fewest and lowest dice that reach a sum, by dice << 8 | sum; worked out once."""


def could_pay(hand: Hand, use: Use, per_exchange: int) -> bool:
    """At first sight: could the hero pay, making heroic dice if need be?"""
    if use.cost == COST_FREE:
        return True
    start = use.hero * KINDS
    paying = [hand.dice[start + COST_COLORS[use.cost]], hand.dice[start + HEROIC]]
    others = sum([int(size(dice)) for dice in hand.dice]) - int(size(paying[0]) + size(paying[1]))
    if use.cost == COST_MANA:
        paying.append(hand.dice[start + MANA_KIND])
        others = others - int(size(paying[2]))
        return sum([int(total(dice)) for dice in paying]) + 6 * (others // per_exchange) >= use.amount
    return sum([int(size(dice)) for dice in paying]) + others // per_exchange >= use.amount


def pay(trial: Trial, board: Board, use: Use) -> list[Trial]:
    """The trial after each payment."""
    if use.cost == COST_FREE:
        return [trial]
    found: list[Trial] = []
    if use.cost == COST_MANA:
        pay_mana(trial, board, use, use.amount, found)
    else:
        pay_dice(trial, board, use, use.amount, found)
    return found


def pay_dice(trial: Trial, board: Board, use: Use, amount: i64, found: list[Trial]) -> None:
    """So many dice of the colour, or heroic ones, or heroic ones made of others."""
    color = COST_COLORS[use.cost]
    own = use.hero * KINDS + color
    heroic = use.hero * KINDS + HEROIC
    dice: i64 = trial.hand.dice[own]
    wild: i64 = trial.hand.dice[heroic]
    for count in range(amount + 1):
        if size(wild) < count or size(dice) < amount - count:
            continue
        for some in lost(dice, amount - count, trial.picky):
            for others in lost(wild, count, trial.picky):
                other = trial.copy()
                discard(other, board, ASK_PAY, picks_of(own, some) + picks_of(heroic, others))
                found.append(other)
    if not amount:
        return
    for picks in fodder(trial, board, use.hero, 1 << color | 1 << HEROIC, 1):
        other = trial.copy()
        value = exchange(other, board, use.hero, picks)
        if value:
            discard(other, board, ASK_PAY, [heroic << 8 | value])
            pay_dice(other, board, use, amount - 1, found)


def pay_mana(trial: Trial, board: Board, use: Use, amount: i64, found: list[Trial]) -> None:
    """Magic and heroic dice that add up to the amount, none of them needless."""
    start = use.hero * KINDS
    for restricted in parts(trial.hand.dice[start + MANA_KIND]):
        for wild in parts(trial.hand.dice[start + HEROIC]):
            for some in completing(trial, start + MAGIC, (restricted, wild), amount):
                other = trial.copy()
                picks = picks_of(start + MANA_KIND, restricted) + picks_of(start + HEROIC, wild)
                discard(other, board, ASK_PAY, picks + picks_of(start + MAGIC, some))
                found.append(other)
    if amount > 0:
        pay_mana_with_made(trial, board, use, amount, found)


def completing(trial: Trial, pool: i64, paid: tuple[int, int], amount: i64) -> list[int]:
    """Choices among the magic dice that bring what is paid up to the amount, so that no die is needless."""
    missing = amount - total(paid[0]) - total(paid[1])
    if missing <= 0:
        return [0] if is_needed(paid[0], paid[1], -missing) else []
    found = reaching(trial.hand.dice[pool], missing, trial.picky)
    return [some for some in found if is_needed(paid[0], paid[1], total(some) - missing)]


def pay_mana_with_made(trial: Trial, board: Board, use: Use, amount: i64, found: list[Trial]) -> None:
    """The same with a heroic die made for it, the lowest dice for each value it can show."""
    enough = min(6, amount)
    for least in range(1, enough + 1):
        for picks in fodder(trial, board, use.hero, 1 << MAGIC | 1 << HEROIC, least):
            value = min([pick & 255 for pick in picks])
            if value > least and least < enough:
                continue
            other = trial.copy()
            if not exchange(other, board, use.hero, picks):
                continue
            discard(other, board, ASK_PAY, [(use.hero * KINDS + HEROIC) << 8 | value])
            if value >= amount:
                found.append(other)
            else:
                pay_mana(other, board, use, amount - value, found)


def is_needed(first: i64, second: i64, excess: i64) -> bool:
    """Is each of these dice needed, given how far the sum goes beyond?"""
    for dice in (first, second):
        least = lowest(dice, 1)
        if 0 < least <= excess:
            return False
    return True


def lost(dice: i64, count: i64, picky: bool) -> list[int]:
    """Choices of so many dice to lose: the lowest, unless what they show may matter."""
    if not picky:
        return [int(bottom(dice, count))]
    return [choice for choice in parts(dice) if size(choice) == count]


def reaching(dice: i64, goal: i64, picky: bool) -> list[int]:
    """Choices of dice that add up to the goal; of two such that leave dice one of which is better, only that one."""
    key = dice << 8 | goal
    found = None if picky else SUMS.get(key)
    if found is None:
        enough = [choice for choice in parts(dice) if total(choice) >= goal]
        found = [choice for choice in enough if is_needed(choice, 0, total(choice) - goal)]
        if not picky:
            SUMS[key] = found = [choice for choice in found if not is_beaten(dice, choice, found)]
    return found


def is_beaten(dice: i64, choice: int, others: list[int]) -> bool:
    """Does another choice leave better dice?"""
    return any(other != choice and at_least_as_good(dice - other, dice - choice) for other in others)


def picks_of(pool: i64, dice: i64) -> list[int]:
    return [int(pool << 8 | value) for value in values_of(dice)]


def raised(dice: i64, chosen: i64, by: i64) -> i64:
    """The dice with the chosen ones raised, up to 6 (ODD-DICE-14)."""
    dice -= chosen
    for value in values_of(chosen):
        dice += one(min(6, value + by))
    return dice
