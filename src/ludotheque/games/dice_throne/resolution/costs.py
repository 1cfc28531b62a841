"""What a text asks to be paid: whether it can be, and the paying."""

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Amount, Cost, CostKind, Costs, Who
from ludotheque.games.dice_throne.resolution.amounts import number
from ludotheque.games.dice_throne.resolution.context import Context, source_meant
from ludotheque.games.dice_throne.table.actions import CARD, CHOOSE_COMPANION, DISCARD_CARD, TOKEN
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule


def can_pay(table: DiceTable, now: Context, costs: Costs) -> bool:
    """Is there enough of everything? Of an open price, at least one."""
    return all(owned(table, now, cost) >= (1 if is_open(cost) else price(table, now, cost)) for cost in costs)


def is_open(cost: Cost) -> bool:
    """Does the payer choose how much?"""
    return cost.up_to or not isinstance(cost.count, Amount)


def price(table: DiceTable, now: Context, cost: Cost) -> i64:
    if not isinstance(cost.count, Amount):
        raise BrokenRule(f"a price without a number: {cost}")
    return number(table, now, cost.count)


def payer(now: Context, cost: Cost) -> i64:
    return now.chosen if cost.by is Who.SAME else now.owner


def owned(table: DiceTable, now: Context, cost: Cost) -> i64:
    hero = table.hero(payer(now, cost))
    if cost.kind is CostKind.CP:
        return hero.cp
    if cost.kind is CostKind.DISCARD:
        return len(hero.hand)
    total: i64 = 0
    for source in sources_asked(table, now, cost):
        total += hero.tokens[source]
        if cost.not_gained_this_turn:
            total -= hero.gained[source]
    return total


def sources_asked(table: DiceTable, now: Context, cost: Cost) -> list[int]:
    """One kind of token or companion, or any member of a group."""
    group = table.kit.heroes[now.owner].companions.get(cost.token)
    return group if group is not None else [source_meant(table, now, cost.token)]


def most(table: DiceTable, now: Context, cost: Cost) -> i64:
    """The most units that can be paid of an open price."""
    has = owned(table, now, cost)
    return min(has, price(table, now, cost)) if isinstance(cost.count, Amount) else has


def pay(table: DiceTable, now: Context, cost: Cost, units: i64) -> None:
    """Pay so many units."""
    seat = payer(now, cost)
    if cost.kind is CostKind.CP:
        pay_cp(table, now, cost, units)
    elif cost.kind is CostKind.DISCARD:
        for _ in range(units):
            options = [CARD + card for card in table.hero(seat).hand]
            picked = table.ask(Decision(seat, DISCARD_CARD, options))
            table.discard_from_hand(seat, picked - CARD)
    elif cost.not_gained_this_turn:
        table.remove_old_tokens(seat, source_meant(table, now, cost.token), units)
    else:
        pay_tokens(table, now, cost, units)


def pay_cp(table: DiceTable, now: Context, cost: Cost, units: i64) -> None:
    """To the supply, or to another player."""
    seat = payer(now, cost)
    if cost.to is None:
        table.lose_cp(seat, units)
    else:
        table.steal_cp(now.chosen if cost.to is Who.SAME else now.owner, seat, units)


def pay_tokens(table: DiceTable, now: Context, cost: Cost, units: i64) -> None:
    seat = payer(now, cost)
    sources = sources_asked(table, now, cost)
    if len(sources) == 1:
        table.remove_tokens(seat, sources[0], units)
        return
    for _ in range(units):
        options = [TOKEN + source for source in sources if table.hero(seat).tokens[source]]
        picked = table.ask_or_pass(seat, CHOOSE_COMPANION, options, 0) - TOKEN
        table.remove_tokens(seat, picked, 1)


def pay_all(table: DiceTable, now: Context, costs: Costs) -> None:
    """Pay prices that are fixed."""
    for cost in costs:
        pay(table, now, cost, price(table, now, cost))
