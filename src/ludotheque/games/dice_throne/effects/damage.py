"""How effects on health are carried out: everything goes into the innermost open pool."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Origin, TokensOf
from ludotheque.games.dice_throne.resolution.amounts import number
from ludotheque.games.dice_throne.resolution.choices import seats_meant
from ludotheque.games.dice_throne.resolution.context import ABILITY, Context
from ludotheque.games.dice_throne.resolution.modifiers import TYPE_CODES, may_change, modifiable_types, modified_target
from ludotheque.games.dice_throne.resolution.objects import threatened
from ludotheque.games.dice_throne.resolution.pools import close_pool, look_for_defeat
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
from ludotheque.games.dice_throne.table.state_classes import Line, Pool
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision

INCOMING_DAMAGE: Final = Origin.INCOMING_DAMAGE
DAMAGE_DEALT: Final = Origin.DAMAGE_DEALT
TOKENS_OF_DEFENDER: Final = TokensOf.DEFENDER


def write(table: DiceTable, now: Context, pool: Pool, line: Line) -> None:
    table.write_from(now.status, now.owner, pool, line)


def deal(table: DiceTable, now: Context, effect: e.Damage) -> None:
    """No damage is taken on the spot, but isolated damage opens and closes a pool of its own (DT-ISO-1)."""
    for seat in seats_meant(table, now, effect.target):
        if effect.amount.origin is INCOMING_DAMAGE and effect.amount.half:
            line = Line(what=REFLECT_HALF, seat=now.owner, by=seat, damage_type=UNTYPED)  # DT-DMG-27
            write(table, now, table.phase_pool(), line)
            continue
        amount = number(table, now, effect.amount, seat)
        if amount <= 0:
            continue
        pool = table.open_pool(ISOLATED) if effect.isolated else table.phase_pool()
        firm: i64 = int(effect.unpreventable)
        own: i64 = 0
        if now.setting == ABILITY:
            own = table.attack().serial
            firm = firm or table.attack().ultimate  # whatever its type (DT-ULT-9)
        kind: i64 = TYPE_CODES[effect.damage_type]
        line = Line(what=DEAL, seat=seat, by=now.owner, damage_type=kind, amount=amount, firm=firm, attack=own)
        write(table, now, pool, line)
        if effect.isolated:
            open_window(table, W_ISO)
            close_pool(table)


def add_damage(table: DiceTable, now: Context, effect: e.AddDamage) -> None:
    """An Attack Modifier: the damage takes the type of what it modifies (DT-DMG-5, DT-ATK-8)."""
    attack = table.attack()
    if effect.amount.of is TOKENS_OF_DEFENDER:
        modified_target(table, now, 1)  # it counts on the board of the one it is aimed at
    amount = number(table, now, effect.amount)
    if not amount:
        return
    target = modified_target(table, now, amount)
    kinds = modifiable_types(table.phase_pool().lines, target, amount)
    if kinds:
        line = Line(what=ADD, seat=target, by=now.owner, damage_type=chosen_type(table, now, kinds), amount=amount)
        write(table, now, table.phase_pool(), line)  # isolated damage is no part of the Attack (DT-ISO-5)
    elif now.setting == ABILITY or any(may_change(kind, amount) for kind in attack.to_come):
        table.add_early(now.status, now.owner, amount)
    else:
        return  # nothing that it may change: it adds nothing
    now.added += amount


def chosen_type(table: DiceTable, now: Context, kinds: list[int]) -> int:
    if len(kinds) == 1:
        return kinds[0]
    return table.ask(Decision(now.owner, CHOOSE_TYPE, [OPTION + kind for kind in kinds])) - OPTION


def prevent(table: DiceTable, now: Context, effect: e.Prevent) -> None:
    """A fixed prevention, or half of what comes in, counted when the pool is settled (DT-DMG-22, 25)."""
    for seat in seats_meant(table, now, effect.target, threatened(table), now.lost.spared):
        if effect.amount.origin is INCOMING_DAMAGE and effect.amount.half:
            write(table, now, table.pool(), Line(what=PREVENT_HALF, seat=seat, by=now.owner, damage_type=UNTYPED))
            continue
        amount = number(table, now, effect.amount, seat)
        if amount > 0:
            line = Line(what=PREVENT, seat=seat, by=now.owner, damage_type=UNTYPED, amount=amount)
            write(table, now, table.pool(), line)


def avoid(table: DiceTable, now: Context, effect: e.Avoid) -> None:
    """DT-DMG-24: an unlimited subtraction from the avoidable part."""
    write(table, now, table.pool(), Line(what=AVOID, seat=now.owner, by=now.owner, damage_type=UNTYPED))


def halve_attack(table: DiceTable, now: Context, effect: e.HalveAttack) -> None:
    """Counted once the damage is incoming; an Ultimate is not weakened (DT-ULT-5)."""
    attack = table.attack()
    if attack.ultimate:
        return
    if not attack.targets:
        table.halve_early(now.status, now.owner)
    else:
        for target in attack.targets:
            write(table, now, table.phase_pool(), Line(what=HALVE, seat=target, by=now.owner, damage_type=UNTYPED))


def make_undefendable(table: DiceTable, now: Context, effect: e.MakeUndefendable) -> None:
    """Useful only before the defence is chosen (DT-DEF-7)."""
    table.make_undefendable()


def heal(table: DiceTable, now: Context, effect: e.Heal) -> None:
    """DT-HP-3, 4: at once from an Offensive Ability and outside pooled phases, otherwise with the damage (A-10)."""
    pooled = now.setting != ABILITY and (table.in_roll_phase() or table.state.phase == UPKEEP)
    for seat in seats_meant(table, now, effect.target):
        if effect.amount.origin is DAMAGE_DEALT and not table.attack().settled:
            table.write_phase_line(Line(what=LEECH, seat=seat, by=now.owner, damage_type=UNTYPED))
            continue
        amount = number(table, now, effect.amount, seat)
        if not pooled:
            table.heal_now(seat, amount)
        elif amount > 0:
            table.write_line(Line(what=HEAL, seat=seat, by=now.owner, damage_type=UNTYPED, amount=amount))


def steal_health(table: DiceTable, now: Context, effect: e.StealHealth) -> None:
    for seat in seats_meant(table, now, effect.target):
        table.steal_health(now.owner, seat, number(table, now, effect.amount, seat))
        look_for_defeat(table)


def set_health(table: DiceTable, now: Context, effect: e.SetHealth) -> None:
    for seat in seats_meant(table, now, effect.target):
        table.set_health(seat, effect.health)
