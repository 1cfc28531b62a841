"""Resolvers for effects that throw or alter dice."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import DieValue, DieWord, Effects, RollPhase, Who, Whose, WinIf
from ludotheque.games.dice_throne.resolution.choices import choose_player, named_seats, players, seats_meant, whether
from ludotheque.games.dice_throne.resolution.context import DEFENDING, Context, run
from ludotheque.games.dice_throne.resolution.costs import can_pay, pay_all
from ludotheque.games.dice_throne.resolution.evaluation import number
from ludotheque.games.dice_throne.resolution.triggers import Spending, begin_spending_hooks, end_spending_hooks
from ludotheque.games.dice_throne.resolution.windows import RerollOffer, dice_window, distinct
from ludotheque.games.dice_throne.table.actions import CHANGE_DIE, DIE, NUDGE, PASS, REROLL_DIE, SET_DIE
from ludotheque.games.dice_throne.table.response_points import W_DICE
from ludotheque.games.dice_throne.table.state import DEFENCE, EFFECT, FAST, OFFENCE, SOURCE_TEXT
from ludotheque.games.dice_throne.table.state_classes import Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision

SAME: Final = Who.SAME


def roll(table: DiceTable, context: Context, effect: e.Roll) -> None:
    """DT-TEXT-1: throw once, only for the effects listed with it."""
    outer = context.throw
    context.throw = throw_for(table, context, effect)
    run(table, context, effect.effects)
    for die in context.throw.dice[:] if effect.each_die else []:
        context.die = die
        run(table, context, effect.each_die)
    context.die = 0
    context.throw = outer


def throw_for(table: DiceTable, context: Context, effect: e.Roll) -> Throw:
    """Throw the dice of an effect roll with their dice window, then take them up; the text keeps the result."""
    roller: i64 = context.chosen if effect.by is SAME else context.owner
    throw = table.throw_dice(roller, dice_thrown(table, context, effect), EFFECT, 0)
    part = table.state.resolving[-1] if table.state.resolving else None
    spendings: list[Spending] = []
    if part is not None and part.kind == SOURCE_TEXT and part.speed == FAST:
        spendings = begin_spending_hooks(table, context.owner, part.subject, throw)
    offers = [spending.offer for spending in spendings if spending.offer is not None]
    if effect.may_reroll is not None:
        context.rerolled = False
        offers.insert(0, RerollOffer(context, effect.may_reroll))
    dice_window(table, throw, W_DICE, part is not None and part.speed == FAST, offers)
    context.added += end_spending_hooks(table, spendings)
    table.take_up_dice()
    return throw


def dice_thrown(table: DiceTable, context: Context, effect: e.Roll) -> i64:
    """Return the number of dice: the printed one, or what a price buys."""
    offer = effect.or_pay
    if offer is not None and can_pay(table, context, offer.pay) and whether(table, context.owner):
        pay_all(table, context, offer.pay)
        return offer.dice
    return number(table, context, effect.dice)


def opposed_roll(table: DiceTable, context: Context, effect: e.OpposedRoll) -> None:
    run(table, context, opposed_text(table, context, effect))


def opposed_text(table: DiceTable, context: Context, effect: e.OpposedRoll) -> Effects:
    """Return the text for the winner of two throws, the owner's first; a defence has already thrown its dice."""
    own = context.throw if context.setting == DEFENDING else None
    if own is None:
        own = plain_throw(table, context.owner, number(table, context, effect.dice))
    other = plain_throw(
        table, named_seats(table, context, effect.against, [], [])[0], number(table, context, effect.dice)
    )
    ahead = sum(own.dice) - sum(other.dice)
    return effect.win if ahead > 0 or (ahead == 0 and effect.win_if is WinIf.AT_LEAST) else effect.lose


def plain_throw(table: DiceTable, seat: i64, count: i64) -> Throw:
    throw = table.throw_dice(seat, count, EFFECT, 0)
    part = table.state.resolving[-1] if table.state.resolving else None
    dice_window(table, throw, W_DICE, part is not None and part.speed == FAST, [])
    table.take_up_dice()
    return throw


def throw_meant(table: DiceTable, context: Context, whose: Whose) -> Throw | None:
    """Return the innermost open throw of the player that the text means."""
    for throw in reversed(table.state.throws):
        if not throw.locked and is_meant(table, context, whose, throw.roller):
            return throw
    return None


def is_meant(table: DiceTable, context: Context, whose: Whose, roller: i64) -> bool:
    if whose is Whose.ANY:
        return True
    if whose is Whose.SELF:
        return roller == context.owner
    if whose is Whose.SAME:
        return roller == context.chosen
    return table.mode.are_opponents(context.owner, roller) == (whose is Whose.OPPONENT)


def set_die(table: DiceTable, context: Context, effect: e.SetDie) -> None:
    """Set this many dice, each once; setting a die to its own value is allowed (DT-ROLL-15)."""
    throw = throw_meant(table, context, effect.whose)
    if throw is None:
        return
    left = list(range(len(throw.dice)))
    for due in range(min(effect.dice, len(left)), 0, -1):
        options = [
            SET_DIE + place * 8 + value
            for place in distinct(throw.dice, left)
            for value in values_for(effect, throw.dice, place)
        ]
        if not options:
            return
        picked = table.ask(Decision(context.owner, CHANGE_DIE, options, due)) - SET_DIE
        table.set_die(context.owner, throw, picked // 8, picked % 8)
        left.remove(picked // 8)


def values_for(effect: e.SetDie, dice: list[int], place: i64) -> list[int]:
    if isinstance(effect.value, int):
        return [effect.value]
    if effect.value is DieValue.COPY_OF_OWN_DIE:
        others = {die for other, die in enumerate(dice) if other != place}
        return sorted(others)
    return [1, 2, 3, 4, 5, 6]


def nudge_die(table: DiceTable, context: Context, effect: e.NudgeDie) -> None:
    """Move dice up or down by the amount of the text, within 1 and 6."""
    throw = throw_meant(table, context, effect.whose)
    if throw is None:
        return
    left = list(range(len(throw.dice)))
    for due in range(min(effect.dice, len(left)), 0, -1):
        options = []
        for place in distinct(throw.dice, left):
            if throw.dice[place] - effect.by >= 1:
                options.append(NUDGE + place * 2)
            if throw.dice[place] + effect.by <= 6:
                options.append(NUDGE + place * 2 + 1)
        picked = table.ask(Decision(context.owner, CHANGE_DIE, options, due)) - NUDGE
        step: i64 = effect.by if picked & 1 else -effect.by
        table.set_die(context.owner, throw, picked // 2, throw.dice[picked // 2] + step)
        left.remove(picked // 2)


def reroll(table: DiceTable, context: Context, effect: e.Reroll) -> None:
    """Let the text's owner pick dice one by one, which their roller rerolls."""
    throw = throw_meant(table, context, effect.whose)
    if throw is None:
        return
    count: i64 = 1 if isinstance(effect.dice, DieWord) else effect.dice
    places = list(range(len(throw.dice)))
    for turn in range(count):
        options = [DIE + place for place in distinct(throw.dice, places)]
        if effect.optional or (effect.up_to and turn > 0):
            options.append(PASS)
        if not options:
            return
        picked = table.ask(Decision(context.owner, REROLL_DIE, options))
        if picked == PASS:
            return
        context.rerolled = True
        table.reroll_die(throw, picked - DIE)
        if not effect.same_die_twice:
            places.remove(picked - DIE)


def extra_attempt(table: DiceTable, context: Context, effect: e.ExtraAttempt) -> None:
    """Grant the current roller of that phase more Roll Attempts (DT-ROLL-1, DT-DEF-8)."""
    throw = throw_meant(table, context, Whose.ANY)
    wanted: i64 = OFFENCE if effect.phase is RollPhase.OFFENSIVE else DEFENCE
    if throw is None or throw.purpose != wanted:
        return
    for seat in seats_meant(table, context, effect.target, [throw.roller]):
        if seat == throw.roller:
            table.grant_attempt(throw, effect.count)


def choose(table: DiceTable, context: Context, effect: e.Choose) -> None:
    opponents = table.mode.opponents(table.state, context.owner)
    choose_player(table, context, opponents if effect.of.value == "opponent" else players(table), False)
