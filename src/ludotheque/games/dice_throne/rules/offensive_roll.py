"""The Offensive Roll Phase and the Targeting Roll."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Quantity
from ludotheque.games.dice_throne.resolution.fast_actions import fast_options
from ludotheque.games.dice_throne.resolution.triggers import changed_by
from ludotheque.games.dice_throne.resolution.windows import act_fast, dice_window, open_to_others
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import (
    ANNOUNCE,
    NO_ABILITY,
    NONE_OR_REROLL,
    PLAYER,
    REROLL,
    ROLLING,
    TARGET,
)
from ludotheque.games.dice_throne.table.modes import ATTACKER_CHOOSES, OPPONENTS_CHOOSE
from ludotheque.games.dice_throne.table.odds import DICE, index_of
from ludotheque.games.dice_throne.table.response_points import TARGETING_ROLL, W_ANNOUNCE, W_TARGET
from ludotheque.games.dice_throne.table.state import OFFENCE, TARGETING
from ludotheque.games.dice_throne.table.state_classes import Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision

ATTEMPTS: Final = 3  # DT-ROLL-1
ROLL_ATTEMPTS: Final = Quantity.ROLL_ATTEMPTS
ATTEMPT_CP_COST: Final = Quantity.ATTEMPT_CP_COST


def offensive_roll(table: DiceTable, seat: i64) -> int:
    """Run up to three attempts and the announcement; altered dice or new attempts reopen it (DT-ROLL-10 to 14)."""
    attempts: i64 = max(1, ATTEMPTS + changed_by(table, seat, ROLL_ATTEMPTS, 1))
    throw = table.throw_dice(seat, DICE, OFFENCE, attempts - 1)  # DT-ROLL-2: the first attempt is not optional
    while True:
        announced = roll_until_content(table, throw)
        left: i64 = throw.attempts
        if not open_to_others(table, W_ANNOUNCE, seat, throw) and throw.attempts == left:
            table.lock(throw)  # DT-ROLL-21
            return announced


def roll_until_content(table: DiceTable, throw: Throw) -> int:
    """Let the roller reroll, alter dice and finally announce (A-4); return the announcement."""
    seat: i64 = throw.roller
    table.announce(throw, 0)
    while True:
        action = table.ask(Decision(seat, ROLLING, rolling_options(table, throw), throw.attempts))
        if action >= ANNOUNCE:
            table.announce(throw, action)
            return action
        if action >= REROLL:
            if table.content.modifying[ATTEMPT_CP_COST]:
                table.lose_cp(seat, attempt_price(table, seat))
            table.attempt(throw, action & ARGUMENT_MASK)
        else:
            act_fast(table, seat, action, W_ANNOUNCE, False)


def attempt_price(table: DiceTable, seat: i64) -> i64:
    """Return the price of the next Roll Attempt."""
    return changed_by(table, seat, ATTEMPT_CP_COST, table.state.attempts[-1] + 1)


def may_attempt(table: DiceTable, seat: i64) -> bool:
    return not table.content.modifying[ATTEMPT_CP_COST] or attempt_price(table, seat) <= table.state.heroes[seat].cp


def rolling_options(table: DiceTable, throw: Throw) -> list[int]:
    """Return announcements whose requirement is met or none (DT-ROLL-9), rerolls of any subset, and fast actions."""
    levels = table.state.heroes[throw.roller].levels
    hero = table.content.heroes[throw.roller]
    options = table.content.announcements(hero, levels, index_of(throw.dice))
    if throw.attempts > 0 and may_attempt(table, throw.roller):
        options.extend(NONE_OR_REROLL)
    else:
        options.append(NO_ABILITY)
    fast = fast_options(table, throw.roller, W_ANNOUNCE, dice_only=False)
    if len(fast) > 1:
        options.extend(fast[1:])
    return options


BONUS: Final = 1  # DT-MODE-KOTH-5


def find_target(table: DiceTable) -> int:
    """Return the target; a single opponent needs no Targeting Roll Phase (DT-TARGET-1)."""
    attacker: i64 = table.attack().attacker
    opponents = table.mode.opponents(table.state, attacker)
    target = opponents[0]
    if len(opponents) > 1:
        table.enter_phase(TARGETING_ROLL)
        target = roll_for_target(table, attacker) if table.mode.rolls_for_target else ATTACKER_CHOOSES
        if target == ATTACKER_CHOOSES:
            target = choose_target(table, attacker)
    return target


def draw_bonus(table: DiceTable, targets: list[int], dictated: i64) -> bool:
    """DT-MODE-KOTH-5 to 8: draw a card for attacking a Leader, also if both are tied for the lead.

    One card however many Leaders the ability attacks (A-60), none for a dictated target (A-27). Return whether one
    was due.
    """
    attack = table.attack()
    leaders = table.mode.leaders(table.state)
    attacked = [seat for seat in targets if seat in leaders and seat != dictated]
    if not attack.is_attack or not attacked:
        return False
    if table.listening:
        table.tell(events.LeaderAttacked(attack.attacker, attacked[0]))
    table.draw(attack.attacker, BONUS)
    return True


def roll_for_target(table: DiceTable, attacker: i64) -> int:
    """DT-TARGET-5, 6: roll one die with its dice window; some faces let a player choose."""
    throw = table.throw_dice(attacker, 1, TARGETING, 0)
    dice_window(table, throw, W_TARGET, False, [])
    target = table.mode.target_of(table.state, attacker, throw.dice[0])
    table.take_up_dice()
    if target == OPPONENTS_CHOOSE:  # DT-MODE-2V2-11, A-31: the nearest opponent clockwise chooses for all
        return choose_target(table, table.mode.opponents(table.state, attacker)[0])
    return target


def choose_target(table: DiceTable, seat: i64) -> int:
    """DT-CHOICE-1, 2: ask for the target, either the attacker or one of the possible targets."""
    attacker: i64 = table.attack().attacker
    if table.listening and table.mode.rolls_for_target:
        table.tell(events.TargetLeftTo(seat, attacker))
    options = [PLAYER + opponent for opponent in table.mode.opponents(table.state, attacker)]
    return table.ask(Decision(seat, TARGET, options, attacker)) - PLAYER
