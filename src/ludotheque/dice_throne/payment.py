"""What a text asks to be paid: whether it can be, and the paying."""

from mypy_extensions import i64

from ludotheque.dice_throne.actions import CARD, DISCARD_CARD
from ludotheque.dice_throne.table import DiceTable
from ludotheque.dice_throne.vocabulary import Amount, Cost, CostKind, Costs
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule


def can_pay(table: DiceTable, seat: i64, costs: Costs) -> bool:
    """Is there enough of everything, where all prices are fixed?"""
    return all(owned(table, seat, cost) >= price(cost) for cost in costs)


def is_open(cost: Cost) -> bool:
    """Does the payer choose how much?"""
    return cost.up_to or not isinstance(cost.count, Amount)


def price(cost: Cost) -> i64:
    if not isinstance(cost.count, Amount):
        raise BrokenRule(f"a price without a number: {cost}")
    return cost.count.base


def owned(table: DiceTable, seat: i64, cost: Cost) -> i64:
    hero = table.hero(seat)
    if cost.kind is CostKind.CP:
        return hero.cp
    if cost.kind is CostKind.DISCARD:
        return len(hero.hand)
    return hero.tokens[table.kit.status_index[cost.token]]


def most(table: DiceTable, seat: i64, cost: Cost) -> i64:
    """The most units that can be paid of an open price."""
    has = owned(table, seat, cost)
    return min(has, price(cost)) if isinstance(cost.count, Amount) else has


def pay(table: DiceTable, seat: i64, cost: Cost, units: i64) -> None:
    """Pay so many units."""
    if cost.kind is CostKind.CP:
        table.lose_cp(seat, units)
    elif cost.kind is CostKind.DISCARD:
        for _ in range(units):
            options = [CARD + card for card in table.hero(seat).hand]
            picked = table.ask(Decision(seat, DISCARD_CARD, options))
            table.discard_from_hand(seat, picked - CARD)
    else:
        table.remove_tokens(seat, table.kit.status_index[cost.token], units)


def pay_all(table: DiceTable, seat: i64, costs: Costs) -> None:
    """Pay prices that are fixed."""
    for cost in costs:
        pay(table, seat, cost, price(cost))
