"""The boxes of an encounter and which dice cover them."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.hook_types import Boxes, SetX
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Counted
from ludotheque.games.one_deck_dungeon.table.actions import DIE, DIE_SHIFT
from ludotheque.games.one_deck_dungeon.table.die import (
    ARMOR_ONLY,
    HEROIC,
    NO_DIE,
    color_of,
    fits_color,
    only_of,
    value_of,
)
from ludotheque.games.one_deck_dungeon.table.match_content import COLOR_CODES, PreparedBox, PreparedCard
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, EncounterState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable


def fits(box: BoxState, code: i64) -> bool:
    """Return whether the die may be on the box at all."""
    only = only_of(code)
    if only and not (only == ARMOR_ONLY and box.armor):  # ODD-SKILL-10
        return False
    if box.refuses_heroic and color_of(code) == HEROIC:
        return False
    return fits_color(code, box.color)


def can_cover(box: BoxState, pools: list[list[int]]) -> bool:
    """Return whether these dice can cover the box now."""
    values: list[int] = []
    for pool in pools:
        values.extend([code & 7 for code in pool if fits(box, code)])
    if box.wide:
        return best_sum(values, box.max_dice) >= box.value
    return len(values) > 0 and max(values) >= box.value


def best_sum(values: list[int], most: i64) -> i64:
    """Return the sum of the best dice; `most` limits their number, 0 means no limit."""
    if most:
        values.sort()
        values = values[-most:]
    return sum(values)


def place_options(encounter: EncounterState, box: BoxState, picks: list[int], total: i64) -> list[int]:
    """Return the dice that can be next on the box and still allow it to be covered."""
    options: list[int] = []
    for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
        left = pool[:]
        for pick in picks:
            if pick >> DIE_SHIFT == seat:
                left.remove(pick & 255)
        last: i64 = NO_DIE
        for code in left:
            if code != last and fits(box, code) and leads_on(encounter, box, picks, total, seat << DIE_SHIFT | code):
                options.append(DIE | seat << DIE_SHIFT | code)
            last = code
    return options


def leads_on(encounter: EncounterState, box: BoxState, picks: list[int], total: i64, pick: int) -> bool:
    """Return whether the box can still be covered after this die."""
    value = value_of(pick & 255)
    if not box.wide:
        return value >= box.value
    if not box.max_dice or total + value >= box.value:
        return True
    values: list[int] = []
    for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
        left = pool[:]
        for taken in [*picks, pick]:
            if taken >> DIE_SHIFT == seat:
                left.remove(taken & 255)
        values.extend([int(value_of(code)) for code in left if fits(box, code)])
    room = box.max_dice - len(picks) - 1
    return room > 0 and total + value + best_sum(values, room) >= box.value


OPEN_DOORS: Final = Counted.OPEN_DOORS
LEAVES: Final = Counted.LEAVES
HEROIC_DICE: Final = Color.HEROIC
LEAST_X: Final = 1  # minimum of X, whatever it counts


def combat_boxes(table: DungeonTable, card: PreparedCard) -> list[BoxState]:
    """Return all boxes of the card and the combat boxes of every revealed floor (ODD-ENC-11)."""
    printed = card.boxes[:]
    for floor in table.content.floors[: table.state.floor]:
        printed.extend(floor.combat_boxes)
    if table.content.extra is not None and card.leaf:
        printed.extend(table.content.extra.combat_boxes)
    return active(table, printed)


def peril_boxes(table: DungeonTable, card: PreparedCard, option: i64) -> list[BoxState]:
    """Return the box of the chosen option and the peril boxes of every revealed floor (ODD-ENC-12)."""
    printed = [card.options[option].box]
    for floor in table.content.floors[: table.state.floor]:
        printed.extend(floor.peril_boxes)
    if table.content.extra is not None and card.leaf:
        printed.extend(table.content.extra.peril_boxes)
    return active(table, printed)


def boss_boxes(table: DungeonTable) -> list[BoxState]:
    return active(table, table.content.boss_boxes)


def active(table: DungeonTable, printed: list[PreparedBox]) -> list[BoxState]:
    """Return the boxes with their current values; X is fixed from here on (ODD-ENC-26, ODD-BOSS-12)."""
    hooks = [hook for carried in table.sources() for hook in carried.source.boxes]
    return [active_box(prepared, prepared.value or value_of_x(table), hooks) for prepared in printed]


def active_box(box: PreparedBox, value: i64, hooks: list[Boxes]) -> BoxState:
    """Return a box without dice, after each hook has changed it in turn."""
    armor: i64 = box.armor
    refuses_heroic: i64 = 0
    max_dice: i64 = 0
    needed: i64 = 1
    for hook in hooks:
        if is_meant(hook, box, armor):
            armor |= int(hook.become_armor)
            refuses_heroic |= int(hook.refuse is HEROIC_DICE)
            max_dice = hook.max_dice or max_dice
            needed = 2 if hook.twice else needed
    return BoxState(
        value=value,
        color=box.color,
        wide=box.wide,
        armor=armor,
        hearts=box.hearts,
        time=box.time,
        poison=box.poison,
        skull=box.skull,
        refuses_heroic=refuses_heroic,
        max_dice=max_dice,
        needed=needed,
        dice=[],
        givers=[],
    )


def is_meant(hook: Boxes, box: PreparedBox, armor: i64) -> bool:
    """Return whether the hook applies to this box, which may have become an armor box."""
    if hook.armor is not None and bool(armor) != hook.armor:
        return False
    if hook.skull is not None and bool(box.skull) != hook.skull:
        return False
    if hook.wide is not None and bool(box.wide) != hook.wide:
        return False
    return hook.color is None or box.color == COLOR_CODES[hook.color]


def value_of_x(table: DungeonTable) -> i64:
    value: i64 = LEAST_X
    for carried in table.sources():
        hook = carried.source.set_x
        if hook is not None:
            value = max(LEAST_X, x_by(table, hook))
    return value


def x_by(table: DungeonTable, hook: SetX) -> i64:
    each = hook.each_with_four if hook.each_with_four and table.content.four else hook.each
    if hook.counted is OPEN_DOORS:
        counted = table.open_doors()
    elif hook.counted is LEAVES:
        counted = table.leaves()
    else:
        counted = table.state.boss_damage
    return max(hook.minimum, hook.base + each * counted)
