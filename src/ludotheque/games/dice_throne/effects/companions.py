"""Resolvers for effects on companions and boards."""

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Use
from ludotheque.games.dice_throne.content.vocabulary import CompanionState, Level, Many
from ludotheque.games.dice_throne.resolution.choices import choose_companion, whether
from ludotheque.games.dice_throne.resolution.context import ABILITY, Context, hook_context, run
from ludotheque.games.dice_throne.resolution.evaluation import number
from ludotheque.games.dice_throne.resolution.fast_actions import used_up
from ludotheque.games.dice_throne.table.match_content import BASIC, HOOKS_PER_SOURCE, NO_SOURCE
from ludotheque.games.dice_throne.table.response_points import UPKEEP
from ludotheque.games.dice_throne.table.state import FAST, MEND, SHARE, SOURCE_TEXT, UNTYPED
from ludotheque.games.dice_throne.table.state_classes import PoolEntry
from ludotheque.games.dice_throne.table.table import DiceTable

ALL_OF_IT: i64 = 0
SOME_OF_IT: i64 = 1


def grow(table: DiceTable, context: Context, effect: e.Grow) -> None:
    """Grow step by step, within the limits: add a new companion, or turn one into the next larger."""
    order = growing(table, context.owner)
    if effect.each_in_play:
        grow_each(table, context, effect, order)
        return
    for _ in range(number(table, context, effect.amount)):
        steps = [into for place, into in enumerate(order) if can_grow(table, context.owner, order, place)]
        if not steps:
            return
        into = choose_companion(table, context.owner, steps, effect.optional)
        if into == NO_SOURCE:
            return
        place = order.index(into)
        table.grow(context.owner, into, order[place - 1] if place else NO_SOURCE)


def growing(table: DiceTable, seat: i64) -> list[int]:
    """Return the companions of the own board that can grow, the smallest first."""
    hero = table.content.heroes[seat]
    for group in hero.hero.companion_groups:
        if group.growth_order:
            return hero.companions[group.id]
    return []


def can_grow(table: DiceTable, seat: i64, order: list[int], place: i64) -> bool:
    """Return whether there is room for one more and a smaller one to grow from."""
    tokens = table.hero(seat).tokens
    if tokens[order[place]] >= table.limit(seat, order[place]):
        return False
    return place == 0 or tokens[order[place - 1]] > 0


def grow_each(table: DiceTable, context: Context, effect: e.Grow, order: list[int]) -> None:
    """Grow each companion in play once, the largest first so that none grows twice."""
    for place in range(len(order) - 1, 0, -1):
        for _ in range(table.hero(context.owner).tokens[order[place - 1]]):
            if not can_grow(table, context.owner, order, place):
                break
            if effect.optional and not whether(table, context.owner):
                break
            table.grow(context.owner, order[place], order[place - 1])


def build_companion(table: DiceTable, context: Context, effect: e.BuildCompanion) -> None:
    raise_to(table, context, effect.group, 0, effect.level)


def upgrade_companion(table: DiceTable, context: Context, effect: e.UpgradeCompanion) -> None:
    raise_to(table, context, effect.group, BASIC, effect.to)


def raise_to(table: DiceTable, context: Context, group: str, before: i64, level: Level) -> None:
    """Raise a member of a group from the level before to this level."""
    tokens = table.hero(context.owner).tokens
    members = [each for each in table.content.heroes[context.owner].companions.get(group, []) if tokens[each] == before]
    if members:
        table.build(context.owner, choose_companion(table, context.owner, members, False), level)


def activate_companion(table: DiceTable, context: Context, effect: e.ActivateCompanion) -> None:
    """A-47: use up to this many built companions, free and at any time, within their limit of uses."""
    done: list[int] = []
    for _ in range(effect.count):
        ready = [each for each in ready_members(table, context.owner, effect.group) if each not in done]
        if not ready:
            return
        companion = choose_companion(table, context.owner, ready, True)
        if companion == NO_SOURCE:
            return
        if effect.distinct:
            done.append(companion)
        act(table, context.owner, companion)


def ready_members(table: DiceTable, seat: i64, group: str) -> list[int]:
    """Return the members that are built and have uses left."""
    tokens = table.hero(seat).tokens
    return [
        member
        for member in table.content.heroes[seat].companions.get(group, [])
        if tokens[member] and not used_up(table, hook_context(table, seat, member), member * HOOKS_PER_SOURCE)
    ]


def act(table: DiceTable, seat: i64, companion: i64) -> None:
    """Carry out a use of the companion without its price."""
    hook: Use = table.content.sources[companion].uses[0]
    table.note_use(seat, companion * HOOKS_PER_SOURCE)
    table.begin_resolving(SOURCE_TEXT, companion, seat, FAST)
    run(table, hook_context(table, seat, companion), hook.effects)
    table.end_resolving()


def heal_companion(table: DiceTable, context: Context, effect: e.HealCompanion) -> None:
    """Heal as players are healed: pooled with the damage where that is pooled (DT-HP-4, A-48)."""
    amount = number(table, context, effect.amount)
    if context.setting != ABILITY and (table.in_roll_phase() or table.state.phase == UPKEEP):
        if amount > 0:
            table.write_line(
                PoolEntry(what=MEND, seat=context.owner, by=context.owner, damage_type=UNTYPED, amount=amount)
            )
    else:
        table.move_companion(context.owner, amount, 0)


def set_companion(table: DiceTable, context: Context, effect: e.SetCompanion) -> None:
    table.set_companion(context.owner, effect.state is CompanionState.ACTIVE)


def share_damage(table: DiceTable, context: Context, effect: e.ShareDamage) -> None:
    """Share damage when it is settled: all of it, or as much as the companion's owner then chooses."""
    amount = ALL_OF_IT if effect.count is Many.ALL else SOME_OF_IT
    line = PoolEntry(what=SHARE, seat=context.owner, by=context.owner, damage_type=UNTYPED, amount=amount)
    table.write_from(context.status, context.owner, table.phase_pool(), line)


def flip_board(table: DiceTable, context: Context, effect: e.FlipBoard) -> None:
    table.flip_board(context.owner, effect.board)


def fail_ability(table: DiceTable, context: Context, effect: e.FailAbility) -> None:
    """Cancel the activation; an Ultimate ignores this (DT-TOKEN-5)."""
    if not table.attack().ultimate:
        table.fail()
