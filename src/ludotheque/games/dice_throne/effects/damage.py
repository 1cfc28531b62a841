"""Resolvers for effects on health: every one writes to the innermost open pool."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Origin, TokensOf
from ludotheque.games.dice_throne.resolution.choices import seats_meant
from ludotheque.games.dice_throne.resolution.context import ABILITY, NOBODY, Context, threatened
from ludotheque.games.dice_throne.resolution.evaluation import number
from ludotheque.games.dice_throne.resolution.pools import (
    TYPE_CODES,
    close_pool,
    look_for_defeat,
    may_change,
    modifiable_types,
    modified_target,
)
from ludotheque.games.dice_throne.resolution.windows import open_window
from ludotheque.games.dice_throne.table.actions import CHOOSE_TYPE, OPTION
from ludotheque.games.dice_throne.table.response_points import UPKEEP, W_ISO
from ludotheque.games.dice_throne.table.state import (
    ADD,
    AVOID,
    DEAL,
    HALVE,
    HEAL,
    ISOLATED,
    LEECH,
    PREVENT,
    PREVENT_HALF,
    REFLECT_HALF,
    UNTYPED,
)
from ludotheque.games.dice_throne.table.state_classes import DamagePool, PoolEntry
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision

INCOMING_DAMAGE: Final = Origin.INCOMING_DAMAGE
DAMAGE_DEALT: Final = Origin.DAMAGE_DEALT
TOKENS_OF_DEFENDER: Final = TokensOf.DEFENDER


def write(table: DiceTable, context: Context, pool: DamagePool, line: PoolEntry) -> None:
    table.write_from(context.status, context.owner, pool, line)


def deal(table: DiceTable, context: Context, effect: e.Damage) -> None:
    """Write damage to a pool, never to a dial; isolated damage opens and closes its own pool (DT-ISO-1)."""
    for seat in seats_meant(table, context, effect.target):
        if effect.amount.origin is INCOMING_DAMAGE and effect.amount.half:
            line = PoolEntry(what=REFLECT_HALF, seat=context.owner, by=seat, damage_type=UNTYPED)  # DT-DMG-27
            write(table, context, table.pool(), line)  # half of what is incoming there (DT-ISO-2)
            continue
        amount = number(table, context, effect.amount, seat)
        if amount <= 0:
            continue
        pool = table.open_pool(ISOLATED) if effect.isolated else table.phase_pool()
        firm: i64 = int(effect.unpreventable)
        own: i64 = 0
        if context.setting == ABILITY:
            own = table.attack().serial
            firm = firm or table.attack().ultimate  # whatever its type (DT-ULT-9)
        kind: i64 = TYPE_CODES[effect.damage_type]
        line = PoolEntry(what=DEAL, seat=seat, by=context.owner, damage_type=kind, amount=amount, firm=firm, attack=own)
        write(table, context, pool, line)
        if effect.isolated:
            open_window(table, W_ISO)
            close_pool(table)


def add_damage(table: DiceTable, context: Context, effect: e.AddDamage) -> None:
    """Add an Attack Modifier, to one target or, if its token acts by itself, to each (A-60)."""
    changed = changed_targets(table, context, effect) if context.by_itself else []
    if len(changed) < 2:
        modify(table, context, effect)
        return
    for target in changed:
        context.aim = target
        modify(table, context, effect)
    context.aim = NOBODY


def changed_targets(table: DiceTable, context: Context, effect: e.AddDamage) -> list[int]:
    """Return the targets whose damage a token changes by itself; one of the Defenders means only that Defender."""
    targets = table.attack().targets
    if len(targets) < 2 or context.owner in targets:
        return []
    found: list[int] = []
    for target in targets:
        context.aim = target
        if modifiable_types(table.phase_pool().lines, target, number(table, context, effect.amount)):
            found.append(target)
    context.aim = NOBODY
    return found


def modify(table: DiceTable, context: Context, effect: e.AddDamage) -> None:
    """Change the damage to one target; what is added takes the type of what it modifies (DT-DMG-5, DT-ATK-8)."""
    attack = table.attack()
    if effect.amount.of is TOKENS_OF_DEFENDER:
        modified_target(table, context, 1)  # "per token" counts on the target's board
    amount = number(table, context, effect.amount)
    if not amount:
        return
    target = modified_target(table, context, amount)
    kinds = modifiable_types(table.phase_pool().lines, target, amount)
    if kinds:
        line = PoolEntry(
            what=ADD, seat=target, by=context.owner, damage_type=chosen_type(table, context, kinds), amount=amount
        )
        write(table, context, table.phase_pool(), line)  # isolated damage is not part of the Attack (DT-ISO-5)
    elif context.setting == ABILITY or any(may_change(kind, amount) for kind in attack.to_come):
        table.add_early(context.status, context.owner, amount)
    else:
        return  # there is no damage that it may modify
    context.added += amount


def chosen_type(table: DiceTable, context: Context, kinds: list[int]) -> int:
    if len(kinds) == 1:
        return kinds[0]
    return table.ask(Decision(context.owner, CHOOSE_TYPE, [OPTION + kind for kind in kinds])) - OPTION


def prevent(table: DiceTable, context: Context, effect: e.Prevent) -> None:
    """Write a fixed prevention, or half of the incoming damage, counted when the pool settles (DT-DMG-22, 25)."""
    for seat in seats_meant(table, context, effect.target, threatened(table), context.lost.spared):
        if effect.amount.origin is INCOMING_DAMAGE and effect.amount.half:
            write(
                table,
                context,
                table.pool(),
                PoolEntry(what=PREVENT_HALF, seat=seat, by=context.owner, damage_type=UNTYPED),
            )
            continue
        amount = number(table, context, effect.amount, seat)
        if amount > 0:
            line = PoolEntry(what=PREVENT, seat=seat, by=context.owner, damage_type=UNTYPED, amount=amount)
            write(table, context, table.pool(), line)


def avoid(table: DiceTable, context: Context, effect: e.Avoid) -> None:
    """DT-DMG-24: subtract all avoidable damage."""
    write(
        table, context, table.pool(), PoolEntry(what=AVOID, seat=context.owner, by=context.owner, damage_type=UNTYPED)
    )


def halve_attack(table: DiceTable, context: Context, effect: e.HalveAttack) -> None:
    """Halve the Attack once its damage is incoming; an Ultimate cannot be halved (DT-ULT-5)."""
    attack = table.attack()
    if attack.ultimate:
        return
    if not attack.targets:
        table.halve_early(context.status, context.owner)
    else:
        for target in attack.targets:
            write(
                table,
                context,
                table.phase_pool(),
                PoolEntry(what=HALVE, seat=target, by=context.owner, damage_type=UNTYPED),
            )


def make_undefendable(table: DiceTable, context: Context, effect: e.MakeUndefendable) -> None:
    """Make the Attack undefendable, which matters only before the defence is chosen (DT-DEF-7)."""
    table.make_undefendable()


def heal(table: DiceTable, context: Context, effect: e.Heal) -> None:
    """DT-HP-3, 4: heal immediately from an Offensive Ability and outside pools, otherwise with the damage (A-10)."""
    pooled = context.setting != ABILITY and (table.in_roll_phase() or table.state.phase == UPKEEP)
    for seat in seats_meant(table, context, effect.target):
        if effect.amount.origin is DAMAGE_DEALT and not table.attack().settled:
            table.write_phase_line(PoolEntry(what=LEECH, seat=seat, by=context.owner, damage_type=UNTYPED))
            continue
        amount = number(table, context, effect.amount, seat)
        if not pooled:
            table.heal_now(seat, amount)
        elif amount > 0:
            table.write_line(PoolEntry(what=HEAL, seat=seat, by=context.owner, damage_type=UNTYPED, amount=amount))


def steal_health(table: DiceTable, context: Context, effect: e.StealHealth) -> None:
    for seat in seats_meant(table, context, effect.target):
        table.steal_health(context.owner, seat, number(table, context, effect.amount, seat))
        look_for_defeat(table)


def set_health(table: DiceTable, context: Context, effect: e.SetHealth) -> None:
    for seat in seats_meant(table, context, effect.target):
        table.set_health(seat, effect.health)
