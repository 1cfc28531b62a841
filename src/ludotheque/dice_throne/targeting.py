"""The Targeting Roll Phase (DT-TARGET): whom the activated ability is for."""

from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne.actions import PLAYER, TARGET
from ludotheque.dice_throne.modes.mode import ATTACKER_CHOOSES, OPPONENTS_CHOOSE
from ludotheque.dice_throne.points import TARGETING_ROLL, W_TARGET
from ludotheque.dice_throne.state import TARGETING
from ludotheque.dice_throne.table import DiceTable
from ludotheque.dice_throne.windows import dice_window
from ludotheque.kernel.decisions import Decision

BONUS: Final = 1  # DT-MODE-KOTH-5


def find_target(table: DiceTable) -> None:
    """DT-TARGET-1: a single opponent is the target without a Targeting Roll Phase."""
    attacker: i64 = table.attack().attacker
    opponents = table.mode.opponents(table.state, attacker)
    target = opponents[0]
    if len(opponents) > 1:
        table.enter_phase(TARGETING_ROLL)
        target = roll_for_target(table, attacker, opponents) if table.mode.rolls_for_target else -1
        if target < 0:
            target = choose_target(table, attacker, opponents)
    table.fix_target(target)
    if table.attack().is_attack and table.mode.gives_bonus(table.state, attacker, target):
        table.draw(attacker, BONUS)


def roll_for_target(table: DiceTable, attacker: i64, opponents: list[int]) -> int:
    """DT-TARGET-5, 6: one die, which goes through a dice window; -1 if the attacker may choose."""
    throw = table.throw_dice(attacker, 1, TARGETING, 0)
    dice_window(table, throw, W_TARGET, False)
    target = table.mode.target_of(table.state, attacker, throw.dice[0])
    table.take_up_dice()
    if target == OPPONENTS_CHOOSE:  # DT-MODE-2V2-11, A-31: the one nearest clockwise answers for all
        return choose_target(table, opponents[0], opponents)
    return -1 if target == ATTACKER_CHOOSES else target


def choose_target(table: DiceTable, seat: i64, opponents: list[int]) -> int:
    return table.ask(Decision(seat, TARGET, [PLAYER + opponent for opponent in opponents])) - PLAYER
