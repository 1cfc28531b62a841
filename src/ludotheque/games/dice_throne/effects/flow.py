"""How the joints of a text are carried out: then, if, or, pay."""

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Costs, Effects, Who
from ludotheque.games.dice_throne.resolution.choices import choose_option, how_many, whether
from ludotheque.games.dice_throne.resolution.conditions import holds
from ludotheque.games.dice_throne.resolution.context import Context, run
from ludotheque.games.dice_throne.resolution.costs import can_pay, is_open, most, pay, pay_all, payer
from ludotheque.games.dice_throne.resolution.windows import open_window
from ludotheque.games.dice_throne.table.response_points import W_THEN
from ludotheque.games.dice_throne.table.state import FAST
from ludotheque.games.dice_throne.table.table import DiceTable


def then(table: DiceTable, now: Context, effect: e.Then) -> None:
    """DT-TEXT-4, 6: pauses for a window, and is not conditional on what came before."""
    pause_for_then(table)
    run(table, now, effect.effects)


def lasting_hook(table: DiceTable, now: Context, effect: e.LastingHook) -> None:
    table.leave_hook(now.owner, table.kit.lasting_index[effect])


def pause_for_then(table: DiceTable) -> None:
    """DT-TIMING-12; a fast action that has begun is completed without a pause (DT-TIMING-3)."""
    resolving = table.state.resolving
    if not resolving or resolving[-1].speed != FAST:
        open_window(table, W_THEN)


def if_holds(table: DiceTable, now: Context, effect: e.If) -> None:
    run(table, now, effect.effects if holds(table, now, effect.condition) else effect.otherwise)


def choose_one(table: DiceTable, now: Context, effect: e.ChooseOne) -> None:
    run(table, now, chosen_text(table, now, effect))


def chosen_text(table: DiceTable, now: Context, effect: e.ChooseOne) -> Effects:
    chooser: i64 = now.chosen if effect.chooser is Who.SAME else now.owner
    allowed = [number for number, text in enumerate(effect.options) if is_affordable(table, now, text)]
    return effect.options[choose_option(table, chooser, allowed)]


def is_affordable(table: DiceTable, now: Context, text: Effects) -> bool:
    """An alternative that begins with a price is none for somebody who cannot pay it."""
    return not text or not isinstance(text[0], e.Pay) or can_pay(table, now, text[0].cost)


def pay_for(table: DiceTable, now: Context, effect: e.Pay) -> None:
    run(table, now, paid_text(table, now, effect))


def paid_text(table: DiceTable, now: Context, effect: e.Pay) -> Effects:
    """What a compulsory price buys; nothing if it cannot be paid."""
    if not can_pay(table, now, effect.cost):
        return ()
    pay_all(table, now, effect.cost)
    return effect.effects


def may_pay(table: DiceTable, now: Context, effect: e.MayPay) -> None:
    run(table, now, bought_text(table, now, effect))


def bought_text(table: DiceTable, now: Context, effect: e.MayPay) -> Effects:
    """What the owner decides to buy: the text once, or once for each unit paid."""
    now.paid = units_paid(table, now, effect.cost)
    if not now.paid:
        return effect.otherwise
    return effect.per_paid * now.paid if effect.per_paid else effect.effects


def units_paid(table: DiceTable, now: Context, costs: Costs) -> int:
    """Ask, pay, and say how many units it was."""
    first = costs[0]
    if is_open(first):
        units = how_many(table, payer(now, first), most(table, now, first))
        if units:
            pay(table, now, first, units)
        return units
    if not can_pay(table, now, costs) or not whether(table, payer(now, first)):
        return 0
    pay_all(table, now, costs)
    return 1
