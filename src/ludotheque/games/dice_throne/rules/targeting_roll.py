"""The Targeting Roll Phase (DT-TARGET): whom the activated ability is for."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.resolution.dice_windows import dice_window
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import PLAYER, TARGET
from ludotheque.games.dice_throne.table.modes.mode import ATTACKER_CHOOSES, OPPONENTS_CHOOSE
from ludotheque.games.dice_throne.table.response_points import TARGETING_ROLL, W_TARGET
from ludotheque.games.dice_throne.table.state import TARGETING
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision

BONUS: Final = 1  # DT-MODE-KOTH-5


def find_target(table: DiceTable) -> int:
    """DT-TARGET-1: a single opponent is the target without a Targeting Roll Phase."""
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
    """DT-MODE-KOTH-5 to 8: also if both are tied for the lead; a sole Leader has no Leader to attack.

    One card however many Leaders the ability attacks (A-60), none for a target that was dictated (A-27).
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
    """DT-TARGET-5, 6: one die, which goes through a dice window; perhaps the attacker chooses."""
    throw = table.throw_dice(attacker, 1, TARGETING, 0)
    dice_window(table, throw, W_TARGET, False, [])
    target = table.mode.target_of(table.state, attacker, throw.dice[0])
    table.take_up_dice()
    if target == OPPONENTS_CHOOSE:  # DT-MODE-2V2-11, A-31: the one nearest clockwise answers for all
        return choose_target(table, table.mode.opponents(table.state, attacker)[0])
    return target


def choose_target(table: DiceTable, seat: i64) -> int:
    """DT-CHOICE-1, 2: the attacker, or one of those who may be hit, says who it is."""
    attacker: i64 = table.attack().attacker
    if table.listening and table.mode.rolls_for_target:
        table.tell(events.TargetLeftTo(seat, attacker))
    options = [PLAYER + opponent for opponent in table.mode.opponents(table.state, attacker)]
    return table.ask(Decision(seat, TARGET, options, attacker)) - PLAYER
