"""Which parts of an Attack's damage may change, and what tokens change by themselves (DT-ATK-8, DT-TOKEN-7)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Modify, Quantity
from ludotheque.games.dice_throne.content.vocabulary import DamageType
from ludotheque.games.dice_throne.resolution.amounts import number
from ludotheque.games.dice_throne.resolution.choices import aimed_at
from ludotheque.games.dice_throne.resolution.conditions import holds
from ludotheque.games.dice_throne.resolution.context import Context, hook_context
from ludotheque.games.dice_throne.table.state import (
    ADD,
    COLLATERAL,
    DAMAGE_TYPES,
    DEAL,
    NORMAL,
    PURE,
    ULTIMATE,
    UNDEFENDABLE,
    UNTYPED,
)
from ludotheque.games.dice_throne.table.state_classes import Line
from ludotheque.games.dice_throne.table.table import DiceTable

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


class Modifier:
    """What a token adds to an Attack's damage or takes from it, and which token that is."""

    def __init__(self, line: Line, source: i64) -> None:
        self.line = line
        self.source = source


def may_change(kind: i64, amount: i64) -> bool:
    """Does damage of that type accept a modifier in this direction?"""
    return kind in (NORMAL, UNDEFENDABLE) or (kind == ULTIMATE and amount > 0)


def modifiable_types(lines: list[Line], seat: i64, amount: i64) -> list[int]:
    """The types of the Attack's damage that may change in this direction, the larger part first (A-36)."""
    sums = [0] * DAMAGE_TYPES
    for line in lines:
        if line.what == DEAL and line.seat == seat and line.attack:
            sums[line.damage_type] += line.amount
    found = [kind for kind, total in enumerate(sums) if total > 0 and may_change(kind, amount)]
    return sorted(found, key=sums.__getitem__, reverse=True)


def modified_target(table: DiceTable, now: Context, amount: i64) -> i64:
    """Whose damage a modifier changes: where the ability attacks several, its owner names one (A-60)."""
    attack = table.attack()
    lines = table.phase_pool().lines
    changeable = [seat for seat in attack.targets if modifiable_types(lines, seat, amount)]
    return aimed_at(table, now, changeable) if changeable else table.defender()


def token_modifiers(table: DiceTable, lines: list[Line]) -> list[Modifier]:
    """Tokens that change an Attack's damage count if present when damage is computed (DT-TOKEN-7), for each target."""
    attack = table.attack()
    found: list[Modifier] = []
    for target in attack.targets:
        own = modifiers_of(table, (attack.attacker, target), OWN_ATTACK_DAMAGE, lines)
        found += own
        found += modifiers_of(table, (target, target), INCOMING_ATTACK_DAMAGE, with_modifiers(lines, own))
    return found


def with_modifiers(lines: list[Line], modifiers: list[Modifier]) -> list[Line]:
    return lines + [modifier.line for modifier in modifiers] if modifiers else lines


def modifiers_of(table: DiceTable, way: tuple[int, int], quantity: Quantity, lines: list[Line]) -> list[Modifier]:
    """What one board does to one target's damage; a token that looks at it sees what those before have made of it."""
    holder, target = way
    found: list[Modifier] = []
    tokens = table.hero(holder).tokens
    for source in table.kit.modifying[quantity]:
        hooks = table.kit.sources[source].modifies if tokens[source] else []
        for hook in [hook for hook in hooks if hook.quantity is quantity]:
            now = hook_context(table, holder, source)
            now.aim = target
            line = modifying_line(table, now, hook, with_modifiers(lines, found))
            if line is not None:
                found.append(Modifier(line, source))
    return found


def modifying_line(table: DiceTable, now: Context, hook: Modify, lines: list[Line]) -> Line | None:
    now.lines = lines
    if hook.condition is not None and not holds(table, now, hook.condition):
        return None
    amount = number(table, now, hook.by)
    kinds = modifiable_types(lines, now.aim, amount)
    if hook.types:
        kinds = [kind for kind in kinds if kind in [TYPE_CODES[name] for name in hook.types]]
    return Line(what=ADD, seat=now.aim, by=now.owner, damage_type=kinds[0], amount=amount) if kinds and amount else None
