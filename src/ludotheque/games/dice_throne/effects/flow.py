"""Resolvers for the control flow of a text: then, if, or, pay."""

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Costs, Effects, Who
from ludotheque.games.dice_throne.resolution.choices import choose_option, how_many, whether
from ludotheque.games.dice_throne.resolution.context import Context, run
from ludotheque.games.dice_throne.resolution.costs import can_pay, is_open, most, pay, pay_all, payer
from ludotheque.games.dice_throne.resolution.evaluation import holds
from ludotheque.games.dice_throne.resolution.windows import open_window
from ludotheque.games.dice_throne.table.response_points import W_THEN
from ludotheque.games.dice_throne.table.state import FAST
from ludotheque.games.dice_throne.table.table import DiceTable


def then(table: DiceTable, context: Context, effect: e.Then) -> None:
    """DT-TEXT-4, 6: pause for a window; the effects do not depend on what came before."""
    pause_for_then(table)
    run(table, context, effect.effects)


def lasting_hook(table: DiceTable, context: Context, effect: e.LastingHook) -> None:
    table.leave_hook(context.owner, table.content.lasting_index[effect])


def pause_for_then(table: DiceTable) -> None:
    """DT-TIMING-12: open a window; a fast action that has begun completes without one (DT-TIMING-3)."""
    resolving = table.state.resolving
    if not resolving or resolving[-1].speed != FAST:
        open_window(table, W_THEN)


def if_holds(table: DiceTable, context: Context, effect: e.If) -> None:
    run(table, context, effect.effects if holds(table, context, effect.condition) else effect.otherwise)


def choose_one(table: DiceTable, context: Context, effect: e.ChooseOne) -> None:
    run(table, context, chosen_text(table, context, effect))


def chosen_text(table: DiceTable, context: Context, effect: e.ChooseOne) -> Effects:
    chooser: i64 = context.chosen if effect.chooser is Who.SAME else context.owner
    allowed = [number for number, text in enumerate(effect.options) if is_affordable(table, context, text)]
    return effect.options[choose_option(table, chooser, allowed)]


def is_affordable(table: DiceTable, context: Context, text: Effects) -> bool:
    """Return False for an alternative that begins with a price which the player cannot pay."""
    return not text or not isinstance(text[0], e.Pay) or can_pay(table, context, text[0].cost)


def pay_for(table: DiceTable, context: Context, effect: e.Pay) -> None:
    run(table, context, paid_text(table, context, effect))


def paid_text(table: DiceTable, context: Context, effect: e.Pay) -> Effects:
    """Return what a compulsory price buys, or nothing if it cannot be paid."""
    if not can_pay(table, context, effect.cost):
        return ()
    pay_all(table, context, effect.cost)
    return effect.effects


def may_pay(table: DiceTable, context: Context, effect: e.MayPay) -> None:
    run(table, context, bought_text(table, context, effect))


def bought_text(table: DiceTable, context: Context, effect: e.MayPay) -> Effects:
    """Return what the owner chooses to buy: the text once, or once for each unit paid."""
    context.paid = units_paid(table, context, effect.cost)
    if not context.paid:
        return effect.otherwise
    return effect.per_paid * context.paid if effect.per_paid else effect.effects


def units_paid(table: DiceTable, context: Context, costs: Costs) -> int:
    """Ask, pay, and return the number of units paid."""
    first = costs[0]
    if is_open(first):
        units = how_many(table, payer(context, first), most(table, context, first))
        if units:
            pay(table, context, first, units)
        return units
    if not can_pay(table, context, costs) or not whether(table, payer(context, first)):
        return 0
    pay_all(table, context, costs)
    return 1
