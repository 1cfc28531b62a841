"""Which parts of an Attack's damage may change, and what tokens change by themselves (DT-ATK-8, DT-TOKEN-7)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne.amounts import number
from ludotheque.dice_throne.choosing import aimed_at
from ludotheque.dice_throne.conditions import holds
from ludotheque.dice_throne.context import Context, hook_context
from ludotheque.dice_throne.hooks import Modify, Quantity
from ludotheque.dice_throne.state import (
    ADD,
    COLLATERAL,
    DEAL,
    NORMAL,
    PURE,
    ULTIMATE,
    UNDEFENDABLE,
    UNTYPED,
    Attack,
    Line,
)
from ludotheque.dice_throne.table import DiceTable
from ludotheque.dice_throne.vocabulary import DamageType

TYPE_CODES: Final = {
    DamageType.NORMAL: NORMAL,
    DamageType.UNDEFENDABLE: UNDEFENDABLE,
    DamageType.PURE: PURE,
    DamageType.COLLATERAL: COLLATERAL,
    DamageType.ULTIMATE: ULTIMATE,
    DamageType.NONE: UNTYPED,
    DamageType.UNSTATED: UNTYPED,
}
OWN_ATTACK_DAMAGE: Final = Quantity.OWN_ATTACK_DAMAGE
INCOMING_ATTACK_DAMAGE: Final = Quantity.INCOMING_ATTACK_DAMAGE


def modifiable_types(table: DiceTable, seat: i64, amount: i64) -> list[int]:
    """The types of the Attack's damage that may change in this direction, the larger part first (A-36)."""
    serial = table.attack().serial
    sums = [0, 0, 0, 0, 0, 0]
    for line in table.phase_pool().lines:
        if line.what == DEAL and line.seat == seat and line.attack == serial:
            sums[line.damage_type] += line.amount
    allowed = [NORMAL, UNDEFENDABLE, ULTIMATE] if amount > 0 else [NORMAL, UNDEFENDABLE]
    found = [kind for kind in allowed if sums[kind] > 0]
    if len(found) > 1 and sums[found[1]] > sums[found[0]]:
        found.reverse()
    return found


def modified_target(table: DiceTable, now: Context, amount: i64) -> i64:
    """Whose damage a modifier changes: where the ability attacks several, its owner names one (A-60)."""
    attack = table.attack()
    if len(attack.targets) > 1:
        changeable = [seat for seat in attack.targets if modifiable_types(table, seat, amount)]
        if changeable:
            return aimed_at(table, now, changeable)
    return attack.defender


def attack_modifiers(table: DiceTable, attack: Attack) -> None:
    """Tokens that change an Attack's damage count if present when damage is computed (DT-TOKEN-7)."""
    if not attack.is_attack:
        return
    for target in attack.targets:
        if table.kit.modifying[OWN_ATTACK_DAMAGE]:
            add_modifiers(table, target, attack.attacker, OWN_ATTACK_DAMAGE)
        if table.kit.modifying[INCOMING_ATTACK_DAMAGE]:
            add_modifiers(table, target, target, INCOMING_ATTACK_DAMAGE)


def add_modifiers(table: DiceTable, target: i64, holder: i64, quantity: Quantity) -> None:
    tokens = table.hero(holder).tokens
    held = [source for source in table.kit.modifying[quantity] if tokens[source]]
    for source in held:
        for hook in table.kit.sources[source].modifies:
            if hook.quantity is quantity:
                add_modifier(table, target, (holder, source), hook)


def add_modifier(table: DiceTable, target: i64, held: tuple[int, int], hook: Modify) -> None:
    holder, source = held
    now = hook_context(table, holder, source)
    if hook.condition is not None and not holds(table, now, hook.condition):
        return
    amount = number(table, now, hook.by)
    kinds = modifiable_types(table, target, amount)
    if hook.types:
        kinds = [kind for kind in kinds if kind in [TYPE_CODES[name] for name in hook.types]]
    if kinds and amount:
        line = Line(ADD, target, holder, kinds[0], amount, 0)
        table.write_line(line)
        table.note_origin(line, source, holder)
