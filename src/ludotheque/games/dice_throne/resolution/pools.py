"""Damage pools: their modifiers (DT-ATK-8, DT-TOKEN-7), expected results, and closing (DT-DMG-30)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Modify, Moment, Quantity, Replaced
from ludotheque.games.dice_throne.content.vocabulary import DamageType
from ludotheque.games.dice_throne.resolution.choices import aimed_at
from ludotheque.games.dice_throne.resolution.context import Context, hook_context
from ludotheque.games.dice_throne.resolution.evaluation import holds, number
from ludotheque.games.dice_throne.resolution.triggers import Replacement, carry_out_instead, replacement, run_triggers
from ludotheque.games.dice_throne.table.damage import Settlement, Share
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
from ludotheque.games.dice_throne.table.state_classes import DamagePool, PoolEntry
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
    """A line that a token adds to an Attack's damage, and the source of the token."""

    def __init__(self, line: PoolEntry, source: i64) -> None:
        self.line = line
        self.source = source


def may_change(kind: i64, amount: i64) -> bool:
    """Return whether damage of that type can be modified in this direction."""
    return kind in (NORMAL, UNDEFENDABLE) or (kind == ULTIMATE and amount > 0)


def modifiable_types(lines: list[PoolEntry], seat: i64, amount: i64) -> list[int]:
    """Return the types of Attack damage that can change in this direction, the largest first (A-36)."""
    sums = [0] * DAMAGE_TYPES
    for line in lines:
        if line.what == DEAL and line.seat == seat and line.attack:
            sums[line.damage_type] += line.amount
    found = [kind for kind, total in enumerate(sums) if total > 0 and may_change(kind, amount)]
    return sorted(found, key=sums.__getitem__, reverse=True)


def modified_target(table: DiceTable, context: Context, amount: i64) -> i64:
    """Return the target of a modifier; if the ability attacks several, the modifier's owner chooses one (A-60)."""
    attack = table.attack()
    lines = table.phase_pool().lines
    changeable = [seat for seat in attack.targets if modifiable_types(lines, seat, amount)]
    return aimed_at(table, context, changeable) if changeable else table.defender()


def token_modifiers(table: DiceTable, lines: list[PoolEntry]) -> list[Modifier]:
    """Return the modifiers of tokens present when an Attack's damage is computed (DT-TOKEN-7), for each target."""
    attack = table.attack()
    found: list[Modifier] = []
    for target in attack.targets:
        own = modifiers_of(table, (attack.attacker, target), OWN_ATTACK_DAMAGE, lines)
        found += own
        found += modifiers_of(table, (target, target), INCOMING_ATTACK_DAMAGE, with_modifiers(lines, own))
    return found


def with_modifiers(lines: list[PoolEntry], modifiers: list[Modifier]) -> list[PoolEntry]:
    return lines + [modifier.line for modifier in modifiers] if modifiers else lines


def modifiers_of(table: DiceTable, way: tuple[int, int], quantity: Quantity, lines: list[PoolEntry]) -> list[Modifier]:
    """Return one board's modifiers for one target; each token's condition sees the effect of those before it."""
    holder, target = way
    found: list[Modifier] = []
    tokens = table.hero(holder).tokens
    for source in table.content.modifying[quantity]:
        hooks = table.content.sources[source].modifies if tokens[source] else []
        for hook in [hook for hook in hooks if hook.quantity is quantity]:
            now = hook_context(table, holder, source)
            now.aim = target
            line = modifying_line(table, now, hook, with_modifiers(lines, found))
            if line is not None:
                found.append(Modifier(line, source))
    return found


def modifying_line(table: DiceTable, context: Context, hook: Modify, lines: list[PoolEntry]) -> PoolEntry | None:
    context.lines = lines
    if hook.condition is not None and not holds(table, context, hook.condition):
        return None
    amount = number(table, context, hook.by)
    kinds = modifiable_types(lines, context.aim, amount)
    if hook.types:
        kinds = [kind for kind in kinds if kind in [TYPE_CODES[name] for name in hook.types]]
    return (
        PoolEntry(what=ADD, seat=context.aim, by=context.owner, damage_type=kinds[0], amount=amount)
        if kinds and amount
        else None
    )


OWN_OFFENSIVE_DAMAGE: Final = Replaced.OWN_OFFENSIVE_DAMAGE
DAMAGE_FROM_OPPONENT_OFFENCE: Final = Replaced.DAMAGE_FROM_OPPONENT_OFFENCE


class ForecastTable(DiceTable):
    """A table that can forecast the effect of tokens on waiting damage."""

    def expected_lines(self, pool: DamagePool) -> list[PoolEntry]:
        """Return the lines without what will be cancelled, and with the modifiers of tokens."""
        if not self.state.attacks or not pool.lines:
            return pool.lines
        lines = uncancelled(pool.lines, cancelled(self, pool.lines))
        return with_modifiers(lines, expected_modifiers(self, pool, lines))


def expected_shares(table: DiceTable, pool: DamagePool) -> tuple[list[PoolEntry], list[Share]]:
    """Return the same lines, and the origins of all of them."""
    if not table.state.attacks:
        return pool.lines, table.shares
    lines = uncancelled(pool.lines, cancelled(table, pool.lines))
    modifiers = expected_modifiers(table, pool, lines)
    shares = [Share(each.line, ADD, each.line.amount, table.text_now(each.source, each.line.by)) for each in modifiers]
    return with_modifiers(lines, modifiers), table.shares + shares


def expected_modifiers(table: DiceTable, pool: DamagePool, lines: list[PoolEntry]) -> list[Modifier]:
    """Return the modifiers of the current Attack until its damage is computed; isolated damage has none (DT-ISO-5)."""
    attack = table.attack()
    if pool.isolated or attack.settled or not attack.is_attack or not attack.targets:
        return []
    return token_modifiers(table, lines)


def cancelled(table: DiceTable, lines: list[PoolEntry]) -> list[tuple[int, Replacement]]:
    """Return the seats that take no damage from the activated ability, and why; never for an Ultimate (DT-ULT-5)."""
    content = table.content
    attack = table.attack()
    silencers = content.replacing[OWN_OFFENSIVE_DAMAGE] or content.replacing[DAMAGE_FROM_OPPONENT_OFFENCE]
    if not silencers or attack.ultimate:
        return []
    found: list[tuple[int, Replacement]] = []
    for seat in range(table.mode.seats):
        if not table.mode.are_opponents(attack.attacker, seat) or not any(is_offence(line, seat) for line in lines):
            continue
        instead = replacement(table, attack.attacker, OWN_OFFENSIVE_DAMAGE, lines)
        if instead is None:
            instead = replacement(table, seat, DAMAGE_FROM_OPPONENT_OFFENCE, lines)
        if instead is not None:
            found.append((seat, instead))
    return found


def is_offence(line: PoolEntry, seat: i64) -> bool:
    """Return whether the line is damage of the activated ability to that seat."""
    return line.seat == seat and line.what == DEAL and line.attack > 0


def uncancelled(lines: list[PoolEntry], seats: list[tuple[int, Replacement]]) -> list[PoolEntry]:
    """Return the lines without the cancelled damage and its modifiers."""
    for seat, _ in seats:
        lines = [line for line in lines if not is_offence(line, seat) and (line.what != ADD or line.seat != seat)]
    return lines


def cancel_offence(table: DiceTable) -> None:
    """Remove what is cancelled from the innermost pool, and carry out its replacements (DT-TOKEN-3)."""
    if not table.state.attacks:
        return
    lines = table.pool().lines
    seats = cancelled(table, lines)
    if not seats:
        return
    table.replace_lines(uncancelled(lines, seats))
    done: list[tuple[int, int]] = []
    for _, instead in seats:
        if (instead.holder, instead.source) not in done:
            done.append((instead.holder, instead.source))
            carry_out_instead(table, instead)


def count_modifiers(table: DiceTable) -> None:
    """Write the modifiers of tokens to the pool, because damage is being computed (DT-TOKEN-7)."""
    pool = table.phase_pool()
    for modifier in expected_modifiers(table, pool, pool.lines):
        table.write_from(modifier.source, modifier.line.by, pool, modifier.line)


AT_ZERO: Final = Moment.COMPANION_AT_ZERO
OWN_DEFEAT: Final = Replaced.OWN_DEFEAT


def close_pool(table: DiceTable, result: Settlement | None = None) -> None:
    """Apply the innermost pool as one, then check for defeats (DT-DEF-13, 14)."""
    if result is None:
        cancel_offence(table)
    if table.close_pool(result):
        if table.content.acting[AT_ZERO]:
            look_for_downed(table)
        look_for_defeat(table)


def look_for_downed(table: DiceTable) -> None:
    """Run the triggers of active companions that have no health left."""
    for seat, hero in enumerate(table.state.heroes):
        if hero.companion and table.companion_active(seat) and table.companion_health(seat) == 0:
            run_triggers(table, seat, AT_ZERO)


def look_for_defeat(table: DiceTable) -> None:
    """Defeat players without health, unless a token replaces the defeat."""
    if 0 not in table.state.dials:
        return
    fallen = at_zero(table)
    if table.content.replacing[OWN_DEFEAT]:
        for seat in fallen:
            instead = replacement(table, seat, OWN_DEFEAT) if table.health(seat) == 0 else None
            if instead is not None:
                carry_out_instead(table, instead)
        fallen = at_zero(table)
    if fallen:
        table.fall(fallen)


def at_zero(table: DiceTable) -> list[int]:
    return [seat for seat, hero in enumerate(table.state.heroes) if not hero.defeated and table.health(seat) == 0]
