"""Which dice can cover a box, one at a time (ODD-DICE-6..8, ODD-DICE-12)."""

from mypy_extensions import i64

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
from ludotheque.games.one_deck_dungeon.table.state import Box, Encounter


def fits(box: Box, code: i64) -> bool:
    """May the die lie on the box at all?"""
    only = only_of(code)
    if only and not (only == ARMOR_ONLY and box.armor):  # ODD-SKILL-10
        return False
    if box.refuses_heroic and color_of(code) == HEROIC:
        return False
    return fits_color(code, box.color)


def can_cover(box: Box, pools: list[list[int]]) -> bool:
    """Can these dice meet the box now?"""
    values: list[int] = []
    for pool in pools:
        values.extend([code & 7 for code in pool if fits(box, code)])
    if box.wide:
        return best_sum(values, box.max_dice) >= box.value
    return len(values) > 0 and max(values) >= box.value


def best_sum(values: list[int], most: i64) -> i64:
    """What the best dice add up to; 0 is no limit of dice."""
    if most:
        values.sort()
        values = values[-most:]
    return sum(values)


def place_options(encounter: Encounter, box: Box, picks: list[int], total: i64) -> list[int]:
    """Dice that can be next on the box and still lead to its number."""
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


def leads_on(encounter: Encounter, box: Box, picks: list[int], total: i64, pick: int) -> bool:
    """Would the box still be met with this die?"""
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
