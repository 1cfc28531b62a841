"""The Offensive Roll Phase up to the announcement (DT-ROLL-1 to 17)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne.actions import ANNOUNCE, NO_ABILITY, NONE_OR_REROLL, REROLL, ROLLING
from ludotheque.dice_throne.odds import DICE, index_of
from ludotheque.dice_throne.playable import fast_options
from ludotheque.dice_throne.points import W_ANNOUNCE
from ludotheque.dice_throne.state import OFFENCE, Throw
from ludotheque.dice_throne.table import DiceTable
from ludotheque.dice_throne.windows import act_fast, open_to_others
from ludotheque.kernel.decisions import Decision

ATTEMPTS: Final = 3  # DT-ROLL-1


def offensive_roll(table: DiceTable, seat: i64) -> int:
    """Up to three attempts, then announce; altered dice reopen the choice (DT-ROLL-10 to 14)."""
    throw = table.throw_dice(seat, DICE, OFFENCE, ATTEMPTS - 1)  # DT-ROLL-2: the first is not optional
    while True:
        announced = roll_until_content(table, throw)
        if not open_to_others(table, W_ANNOUNCE, seat, throw):
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
            table.attempt(throw, action - REROLL)
        else:
            act_fast(table, seat, action, W_ANNOUNCE, False)


def rolling_options(table: DiceTable, throw: Throw) -> list[int]:
    """Announce what is met or nothing (DT-ROLL-9), roll any subset again, or act."""
    levels = table.state.heroes[throw.roller].levels
    kit = table.kit.heroes[throw.roller]
    options = table.kit.announcements(kit, levels, index_of(throw.dice))
    if throw.attempts > 0:
        options.extend(NONE_OR_REROLL)
    else:
        options.append(NO_ABILITY)
    fast = fast_options(table, throw.roller, W_ANNOUNCE, dice_only=False)
    if len(fast) > 1:
        options.extend(fast[1:])
    return options
