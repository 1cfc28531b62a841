"""What tokens add to the rules by themselves: triggers, replacements, modifiers."""

from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne import events
from ludotheque.dice_throne.context import HOOK_EFFECT, Context, holds, number
from ludotheque.dice_throne.hooks import Moment, Quantity, Replaced
from ludotheque.dice_throne.running import run
from ludotheque.dice_throne.running_damage import TYPE_CODES, modifiable_types
from ludotheque.dice_throne.state import ADD, SLOW, STATUS_TEXT, Attack, Line
from ludotheque.dice_throne.table import DiceTable

ACTIVATION_END: Final = Moment.INFLICTING_ATTACK_END


def hook_context(table: DiceTable, seat: i64, status: i64) -> Context:
    now = Context(seat, HOOK_EFFECT)
    now.status = status
    now.inflicter = table.hero(seat).token_by[status]
    return now


def triggers(table: DiceTable, seat: i64, moment: Moment) -> list[int]:
    """The statuses on that board which act at this moment, in a fixed order."""
    tokens = table.hero(seat).tokens
    return [status for status in table.kit.acting[moment] if tokens[status]]


def trigger(table: DiceTable, seat: i64, status: i64, moment: Moment) -> None:
    """One status acts by itself (DT-TIMING-15)."""
    table.begin_resolving(STATUS_TEXT, status, seat, SLOW)
    for hook in table.kit.statuses[status].at(moment):
        now = hook_context(table, seat, status)
        if hook.condition is None or holds(table, now, hook.condition):
            run(table, now, hook.effects)
    table.end_resolving()


def replaced(table: DiceTable, seat: i64, event: Replaced, phase: str) -> bool:
    """Does a token make something else happen instead of a phase? Then it does (DT-TURN-5)."""
    tokens = table.hero(seat).tokens
    for status in table.kit.replacing[event]:
        if tokens[status]:
            kit = table.kit.statuses[status]
            if table.listening:
                table.tell(events.PhaseSkipped(seat, phase, kit.id))
            run(table, hook_context(table, seat, status), kit.replacing(event)[0].effects)
            return True
    return False


def attack_modifiers(table: DiceTable, attack: Attack) -> None:
    """Tokens that change an Attack's damage count if present when damage is computed (DT-TOKEN-7)."""
    if not table.kit.modifying or not attack.is_attack or attack.defender < 0:
        return
    add_modifiers(table, attack, attack.attacker, Quantity.OWN_ATTACK_DAMAGE)
    add_modifiers(table, attack, attack.defender, Quantity.INCOMING_ATTACK_DAMAGE)


def add_modifiers(table: DiceTable, attack: Attack, holder: i64, quantity: Quantity) -> None:
    tokens = table.hero(holder).tokens
    held = [status for status in table.kit.modifying if tokens[status]]
    for status in held:
        for hook in table.kit.statuses[status].modifies:
            if hook.quantity is not quantity:
                continue
            amount = number(table, hook_context(table, holder, status), hook.by)
            kinds = modifiable_types(table, attack.defender, amount)
            if hook.types:
                kinds = [kind for kind in kinds if kind in [TYPE_CODES[name] for name in hook.types]]
            if kinds and amount:
                table.write_line(Line(ADD, attack.defender, holder, kinds[0], amount, 0))


def end_of_activation(table: DiceTable, attack: Attack) -> None:
    """Tokens that came with this activation and act when it is over (DT-TOKEN-2)."""
    for seat, hero in enumerate(table.state.heroes):
        for status in triggers(table, seat, ACTIVATION_END):
            if hero.token_attack[status] == attack.serial:
                trigger(table, seat, status, ACTIVATION_END)


HANDLED_MOMENTS = frozenset({Moment.OWN_UPKEEP, Moment.INFLICTING_ATTACK_END})
HANDLED_QUANTITIES = frozenset({Quantity.OWN_ATTACK_DAMAGE, Quantity.INCOMING_ATTACK_DAMAGE})
HANDLED_REPLACED = frozenset({Replaced.OWN_INCOME_PHASE, Replaced.OWN_OFFENSIVE_PHASE})
