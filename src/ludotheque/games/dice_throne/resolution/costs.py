"""The prices in texts: whether a player can pay them, and the payment."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Amount, Cost, CostKind, Costs, Who
from ludotheque.games.dice_throne.resolution.context import Context, source_meant
from ludotheque.games.dice_throne.resolution.evaluation import number
from ludotheque.games.dice_throne.table.actions import CARD, CHOOSE_COMPANION, DISCARD_CARD, TOKEN
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule

# Looking up members on an Enum class is slow.
SAME: Final = Who.SAME
CP_COST: Final = CostKind.CP
DISCARD_COST: Final = CostKind.DISCARD


def can_pay(table: DiceTable, context: Context, costs: Costs) -> bool:
    """Return whether the player has enough of everything; of an open price, at least one unit."""
    return all(owned(table, context, cost) >= (1 if is_open(cost) else price(table, context, cost)) for cost in costs)


def is_open(cost: Cost) -> bool:
    """Return whether the payer chooses the amount."""
    return cost.up_to or not isinstance(cost.count, Amount)


def price(table: DiceTable, context: Context, cost: Cost) -> i64:
    if not isinstance(cost.count, Amount):
        raise BrokenRule(f"a price without a number: {cost}")
    return number(table, context, cost.count)


def payer(context: Context, cost: Cost) -> i64:
    return context.chosen if cost.by is SAME else context.owner


def owned(table: DiceTable, context: Context, cost: Cost) -> i64:
    hero = table.hero(payer(context, cost))
    if cost.kind is CP_COST:
        return hero.cp
    if cost.kind is DISCARD_COST:
        return len(hero.hand)
    total: i64 = 0
    for source in sources_asked(table, context, cost):
        total += hero.tokens[source]
        if cost.not_gained_this_turn:
            total -= hero.gained[source]
    return total


def sources_asked(table: DiceTable, context: Context, cost: Cost) -> list[int]:
    """Return the sources that can pay: one kind of token or companion, or all members of a group."""
    group = table.content.heroes[context.owner].companions.get(cost.token)
    return group if group is not None else [source_meant(table, context, cost.token)]


def most(table: DiceTable, context: Context, cost: Cost) -> i64:
    """Return the most units that the player can pay of an open price."""
    has = owned(table, context, cost)
    return min(has, price(table, context, cost)) if isinstance(cost.count, Amount) else has


def pay(table: DiceTable, context: Context, cost: Cost, units: i64) -> None:
    """Pay this many units."""
    seat = payer(context, cost)
    if cost.kind is CP_COST:
        pay_cp(table, context, cost, units)
    elif cost.kind is DISCARD_COST:
        for _ in range(units):
            options = [CARD + card for card in table.hero(seat).hand]
            picked = table.ask(Decision(seat, DISCARD_CARD, options))
            table.discard_from_hand(seat, picked - CARD)
    elif cost.not_gained_this_turn:
        table.remove_old_tokens(seat, source_meant(table, context, cost.token), units)
    else:
        pay_tokens(table, context, cost, units)


def pay_cp(table: DiceTable, context: Context, cost: Cost, units: i64) -> None:
    """Pay CP to the supply or to another player."""
    seat = payer(context, cost)
    if cost.to is None:
        table.lose_cp(seat, units)
    else:
        table.steal_cp(context.chosen if cost.to is SAME else context.owner, seat, units)


def pay_tokens(table: DiceTable, context: Context, cost: Cost, units: i64) -> None:
    seat = payer(context, cost)
    sources = sources_asked(table, context, cost)
    if len(sources) == 1:
        table.remove_tokens(seat, sources[0], units)
        return
    for _ in range(units):
        options = [TOKEN + source for source in sources if table.hero(seat).tokens[source]]
        picked = table.ask_or_pass(seat, CHOOSE_COMPANION, options, 0) - TOKEN
        table.remove_tokens(seat, picked, 1)


def pay_all(table: DiceTable, context: Context, costs: Costs) -> None:
    """Pay fixed prices."""
    for cost in costs:
        pay(table, context, cost, price(table, context, cost))
