"""The dice window (DT-TIMING-14): the roller alters and presents, the others answer, any change hands the dice back."""

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Many, MayReroll
from ludotheque.games.dice_throne.resolution.context import Context
from ludotheque.games.dice_throne.resolution.costs import can_pay, pay_all
from ludotheque.games.dice_throne.resolution.fast_actions import fast_options, nobody_can_act
from ludotheque.games.dice_throne.resolution.windows import act_fast, entitled, open_to_others
from ludotheque.games.dice_throne.table.actions import DIE, PASS, PRESENT, REROLL, REROLL_DIE, REROLLS
from ludotheque.games.dice_throne.table.state_classes import Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision


class Offer:
    """A text's own permission to roll some of these dice again, once, for a price if it asks one."""

    def __init__(self, now: Context, allowed: MayReroll) -> None:
        self.now = now
        self.allowed = allowed


def dice_window(table: DiceTable, throw: Throw, point: i64, dice_only: bool, offers: list[Offer]) -> None:
    """Until all pass on unchanged dice; offers that were not taken up stand whenever the dice come back (A-63)."""
    roller: i64 = throw.roller
    while True:
        for offer in offers:
            if not offer.now.rerolled:
                offer.now.rerolled = roll_again(table, throw, offer)
        quiet = table.in_place and not throw.attempts and nobody_can_act(table)
        if not quiet and roller in entitled(table, point):
            alter_own(table, throw, point, dice_only)
        left: i64 = throw.attempts
        if not open_to_others(table, point, roller, throw, dice_only) and throw.attempts == left:
            break  # an attempt granted meanwhile hands the dice back too (DT-DEF-8)
    table.lock(throw)


def roll_again(table: DiceTable, throw: Throw, offer: Offer) -> bool:
    """Ask which dice; say whether any were."""
    allowed = offer.allowed
    if not can_pay(table, offer.now, allowed.pay):
        return False
    left: i64 = len(throw.dice) if isinstance(allowed.dice, Many) else allowed.dice
    mask: i64 = 0
    while left > 0:
        places = [place for place in range(len(throw.dice)) if not mask >> place & 1]
        options = [PASS, *(DIE + place for place in distinct(throw.dice, places))]
        if len(options) == 1:
            break
        picked = table.ask(Decision(throw.roller, REROLL_DIE, options))
        if picked == PASS:
            break
        mask |= 1 << (picked - DIE)
        left -= 1
    if mask:
        pay_all(table, offer.now, allowed.pay)
        table.reroll(throw, mask)
    return mask != 0


def alter_own(table: DiceTable, throw: Throw, point: i64, dice_only: bool) -> None:
    """The roller alters or rolls again until content."""
    roller: i64 = throw.roller
    while True:
        options = fast_options(table, roller, point, dice_only)
        if throw.attempts > 0:
            options = options + REROLLS[: (1 << len(throw.dice)) - 1]
        action = table.ask_or_pass(roller, PRESENT, options, point)
        if action == PASS:
            return
        if action > REROLL:
            table.attempt(throw, action & ARGUMENT_MASK)
        else:
            act_fast(table, roller, action, point, dice_only)


def distinct(dice: list[int], places: list[int]) -> list[int]:
    """Of equal dice, the first: they are one option."""
    seen: list[int] = []
    found: list[int] = []
    for place in places:
        if dice[place] not in seen:
            seen.append(dice[place])
            found.append(place)
    return found
