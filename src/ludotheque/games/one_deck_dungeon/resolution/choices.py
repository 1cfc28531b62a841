"""Questions that pick heroes, dice and colours one at a time; equal dice are one option."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.resolution.context import Context
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_COLOR,
    ASK_DIE,
    ASK_HERO,
    COLOR,
    DIE,
    DIE_SHIFT,
    DONE,
    HERO,
)
from ludotheque.games.one_deck_dungeon.table.die import COLORS, NO_COLOR, NO_DIE
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK


def pick_hero(table: DungeonTable, reason: i64, seats: list[int]) -> i64:
    """One of these heroes; the party decides."""
    if len(seats) == 1:
        return seats[0]
    return table.ask_party(ASK_HERO, [HERO | seat for seat in seats], reason) & ARGUMENT_MASK


def heroes_here(table: DungeonTable) -> list[int]:
    """The heroes of the encounter, or all of them outside one (ODD-4P-7)."""
    encounters = table.state.encounters
    return encounters[0].seats if encounters else list(range(table.kit.seats))


def die_options(seat: i64, codes: list[int]) -> list[int]:
    """Each different die of a sorted pool once."""
    options: list[int] = []
    last: i64 = NO_DIE
    for code in codes:
        if code != last:
            options.append(DIE | seat << DIE_SHIFT | code)
            last = code
    return options


def pick_dice(table: DungeonTable, now: Context, seat: i64, allowed: list[int], bounds: tuple[int, int]) -> list[int]:
    """Between two numbers of these dice of a pool, which must be sorted; the text that asks is named."""
    least, most = bounds
    left = allowed[:]
    picked: list[int] = []
    while left and len(picked) < most:
        options = die_options(seat, left)
        if len(picked) >= least:
            options.append(DONE)
        answer = table.ask_party(ASK_DIE, options, table.kit.cause_numbers[now.cause], seat)
        if answer == DONE:
            break
        code = answer & 255
        left.remove(code)
        picked.append(code)
    return picked


def pick_color(table: DungeonTable, now: Context, mask: i64, supply: list[int]) -> i64:
    """A colour among those of the mask that the supply has, if it has any."""
    options = [COLOR | color for color in range(COLORS) if mask >> color & 1 and supply[color]]
    if not options:
        return NO_COLOR
    return table.ask_party(ASK_COLOR, options, table.kit.cause_numbers[now.cause]) & 3
