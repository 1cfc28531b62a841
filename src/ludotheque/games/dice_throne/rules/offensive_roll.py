"""The Offensive Roll Phase up to the announcement (DT-ROLL-1 to 17)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Quantity
from ludotheque.games.dice_throne.resolution.fast_actions import fast_options
from ludotheque.games.dice_throne.resolution.triggers import changed_by
from ludotheque.games.dice_throne.resolution.windows import act_fast, open_to_others
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, NO_ABILITY, NONE_OR_REROLL, REROLL, ROLLING
from ludotheque.games.dice_throne.table.odds import DICE, index_of
from ludotheque.games.dice_throne.table.response_points import W_ANNOUNCE
from ludotheque.games.dice_throne.table.state import OFFENCE, Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision

ATTEMPTS: Final = 3  # DT-ROLL-1
ROLL_ATTEMPTS: Final = Quantity.ROLL_ATTEMPTS
ATTEMPT_CP_COST: Final = Quantity.ATTEMPT_CP_COST


def offensive_roll(table: DiceTable, seat: i64) -> int:
    """Up to three attempts, then announce; altered dice and granted attempts reopen the choice (DT-ROLL-10 to 14)."""
    attempts: i64 = max(1, ATTEMPTS + changed_by(table, seat, ROLL_ATTEMPTS, 1))
    throw = table.throw_dice(seat, DICE, OFFENCE, attempts - 1)  # DT-ROLL-2: the first is not optional
    while True:
        announced = roll_until_content(table, throw)
        left: i64 = throw.attempts
        if not open_to_others(table, W_ANNOUNCE, seat, throw) and throw.attempts == left:
            table.lock(throw)  # DT-ROLL-21
            return announced


def roll_until_content(table: DiceTable, throw: Throw) -> int:
    """The roller works alone: rolls again, alters dice, at last announces (A-4)."""
    seat: i64 = throw.roller
    table.announce(throw, 0)
    while True:
        action = table.ask(Decision(seat, ROLLING, rolling_options(table, throw), throw.attempts))
        if action >= ANNOUNCE:
            table.announce(throw, action)
            return action
        if action >= REROLL:
            if table.kit.modifying[ATTEMPT_CP_COST]:
                table.lose_cp(seat, attempt_price(table, seat))
            table.attempt(throw, action & ARGUMENT_MASK)
        else:
            act_fast(table, seat, action, W_ANNOUNCE, False)


def attempt_price(table: DiceTable, seat: i64) -> i64:
    """What the next Roll Attempt costs."""
    return changed_by(table, seat, ATTEMPT_CP_COST, table.state.attempts[-1] + 1)


def may_attempt(table: DiceTable, seat: i64) -> bool:
    return not table.kit.modifying[ATTEMPT_CP_COST] or attempt_price(table, seat) <= table.state.heroes[seat].cp


def rolling_options(table: DiceTable, throw: Throw) -> list[int]:
    """Announce what is met or nothing (DT-ROLL-9), roll any subset again, or act."""
    levels = table.state.heroes[throw.roller].levels
    kit = table.kit.heroes[throw.roller]
    options = table.kit.announcements(kit, levels, index_of(throw.dice))
    if throw.attempts > 0 and may_attempt(table, throw.roller):
        options.extend(NONE_OR_REROLL)
    else:
        options.append(NO_ABILITY)
    fast = fast_options(table, throw.roller, W_ANNOUNCE, dice_only=False)
    if len(fast) > 1:
        options.extend(fast[1:])
    return options
