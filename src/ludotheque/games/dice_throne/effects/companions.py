"""How effects on companions and boards are carried out."""

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Use
from ludotheque.games.dice_throne.content.vocabulary import CompanionState, Level, Many
from ludotheque.games.dice_throne.resolution.amounts import number
from ludotheque.games.dice_throne.resolution.choices import choose_companion, whether
from ludotheque.games.dice_throne.resolution.context import ABILITY, Context, hook_context, run
from ludotheque.games.dice_throne.resolution.fast_actions import used_up
from ludotheque.games.dice_throne.table.hook_sources import BASIC, HOOKS_PER_SOURCE
from ludotheque.games.dice_throne.table.match_content import NO_SOURCE
from ludotheque.games.dice_throne.table.response_points import UPKEEP
from ludotheque.games.dice_throne.table.state import FAST, MEND, SHARE, SOURCE_TEXT, UNTYPED
from ludotheque.games.dice_throne.table.state_classes import Line
from ludotheque.games.dice_throne.table.table import DiceTable

ALL_OF_IT: i64 = 0
SOME_OF_IT: i64 = 1


def grow(table: DiceTable, now: Context, effect: e.Grow) -> None:
    """One step after the other: a new one, or one into the next in the order of growth, within the limits."""
    order = growing(table, now.owner)
    if effect.each_in_play:
        grow_each(table, now, effect, order)
        return
    for _ in range(number(table, now, effect.amount)):
        steps = [into for place, into in enumerate(order) if can_grow(table, now.owner, order, place)]
        if not steps:
            return
        into = choose_companion(table, now.owner, steps, effect.optional)
        if into == NO_SOURCE:
            return
        place = order.index(into)
        table.grow(now.owner, into, order[place - 1] if place else NO_SOURCE)


def growing(table: DiceTable, seat: i64) -> list[int]:
    """The companions of the own board that grow, the smallest first."""
    kit = table.kit.heroes[seat]
    for group in kit.hero.companion_groups:
        if group.growth_order:
            return kit.companions[group.id]
    return []


def can_grow(table: DiceTable, seat: i64, order: list[int], place: i64) -> bool:
    """Is there room for one more, and a smaller one to grow out of?"""
    tokens = table.hero(seat).tokens
    if tokens[order[place]] >= table.limit(seat, order[place]):
        return False
    return place == 0 or tokens[order[place - 1]] > 0


def grow_each(table: DiceTable, now: Context, effect: e.Grow, order: list[int]) -> None:
    """Each that is in play once, the largest first so that none grows twice."""
    for place in range(len(order) - 1, 0, -1):
        for _ in range(table.hero(now.owner).tokens[order[place - 1]]):
            if not can_grow(table, now.owner, order, place):
                break
            if effect.optional and not whether(table, now.owner):
                break
            table.grow(now.owner, order[place], order[place - 1])


def build_companion(table: DiceTable, now: Context, effect: e.BuildCompanion) -> None:
    raise_to(table, now, effect.group, 0, effect.level)


def upgrade_companion(table: DiceTable, now: Context, effect: e.UpgradeCompanion) -> None:
    raise_to(table, now, effect.group, BASIC, effect.to)


def raise_to(table: DiceTable, now: Context, group: str, before: i64, level: Level) -> None:
    """One member of a group that stands at the level before comes to another."""
    tokens = table.hero(now.owner).tokens
    members = [each for each in table.kit.heroes[now.owner].companions.get(group, []) if tokens[each] == before]
    if members:
        table.build(now.owner, choose_companion(table, now.owner, members, False), level)


def activate_companion(table: DiceTable, now: Context, effect: e.ActivateCompanion) -> None:
    """A-47: up to so many that are built, for nothing and at any time, but no more often than they may act."""
    done: list[int] = []
    for _ in range(effect.count):
        ready = [each for each in ready_members(table, now.owner, effect.group) if each not in done]
        if not ready:
            return
        companion = choose_companion(table, now.owner, ready, True)
        if companion == NO_SOURCE:
            return
        if effect.distinct:
            done.append(companion)
        act(table, now.owner, companion)


def ready_members(table: DiceTable, seat: i64, group: str) -> list[int]:
    """Members that are built and have not acted as often as they may."""
    tokens = table.hero(seat).tokens
    return [
        member
        for member in table.kit.heroes[seat].companions.get(group, [])
        if tokens[member] and not used_up(table, hook_context(table, seat, member), member * HOOKS_PER_SOURCE)
    ]


def act(table: DiceTable, seat: i64, companion: i64) -> None:
    """What using the companion does, without its price."""
    hook: Use = table.kit.sources[companion].uses[0]
    table.note_use(seat, companion * HOOKS_PER_SOURCE)
    table.begin_resolving(SOURCE_TEXT, companion, seat, FAST)
    run(table, hook_context(table, seat, companion), hook.effects)
    table.end_resolving()


def heal_companion(table: DiceTable, now: Context, effect: e.HealCompanion) -> None:
    """As a player's healing: pooled with the damage where that is (DT-HP-4, A-48)."""
    amount = number(table, now, effect.amount)
    if now.setting != ABILITY and (table.in_roll_phase() or table.state.phase == UPKEEP):
        if amount > 0:
            table.write_line(Line(what=MEND, seat=now.owner, by=now.owner, damage_type=UNTYPED, amount=amount))
    else:
        table.move_companion(now.owner, amount, 0)


def set_companion(table: DiceTable, now: Context, effect: e.SetCompanion) -> None:
    table.set_companion(now.owner, effect.state is CompanionState.ACTIVE)


def share_damage(table: DiceTable, now: Context, effect: e.ShareDamage) -> None:
    """Settled with the damage itself: all of it, or as much as its owner then likes."""
    amount = ALL_OF_IT if effect.count is Many.ALL else SOME_OF_IT
    line = Line(what=SHARE, seat=now.owner, by=now.owner, damage_type=UNTYPED, amount=amount)
    table.write_from(now.status, now.owner, table.phase_pool(), line)


def flip_board(table: DiceTable, now: Context, effect: e.FlipBoard) -> None:
    table.flip_board(now.owner, effect.board)


def fail_ability(table: DiceTable, now: Context, effect: e.FailAbility) -> None:
    """An Ultimate ignores it (DT-TOKEN-5)."""
    if not table.attack().ultimate:
        table.fail()
