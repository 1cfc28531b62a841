"""Questions that pick heroes, dice and colors one at a time, and where heroic dice are stored (ODD-FEAT-4)."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import StoreWhen
from ludotheque.games.one_deck_dungeon.resolution.context import Context
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_COLOR,
    ASK_DIE,
    ASK_HERO,
    COLOR,
    DIE,
    DIE_SHIFT,
    DONE,
    FOR_STORE,
    HERO,
)
from ludotheque.games.one_deck_dungeon.table.die import COLORS, HEROIC, NO_COLOR, NO_DIE
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK


def pick_hero(table: DungeonTable, reason: i64, seats: list[int]) -> i64:
    """Ask the party for one of these heroes."""
    if len(seats) == 1:
        return seats[0]
    return table.ask_party(ASK_HERO, [HERO | seat for seat in seats], reason) & ARGUMENT_MASK


def heroes_here(table: DungeonTable) -> list[int]:
    """Return the heroes of the encounter, or all of them outside one (ODD-4P-7)."""
    encounters = table.state.encounters
    return encounters[0].seats if encounters else list(range(table.content.seats))


def die_options(seat: i64, codes: list[int]) -> list[int]:
    """Return each different die of a sorted pool once."""
    options: list[int] = []
    last: i64 = NO_DIE
    for code in codes:
        if code != last:
            options.append(DIE | seat << DIE_SHIFT | code)
            last = code
    return options


def pick_dice(
    table: DungeonTable, context: Context, seat: i64, allowed: list[int], bounds: tuple[int, int]
) -> list[int]:
    """Ask for some of these dice of a pool, which must be sorted, naming the text that asks."""
    least, most = bounds
    left = allowed[:]
    picked: list[int] = []
    while left and len(picked) < most:
        options = die_options(seat, left)
        if len(picked) >= least:
            options.append(DONE)
        answer = table.ask_party(ASK_DIE, options, table.content.cause_numbers[context.cause], seat)
        if answer == DONE:
            break
        code = answer & 255
        left.remove(code)
        picked.append(code)
    return picked


def pick_color(table: DungeonTable, context: Context, mask: i64, supply: list[int]) -> i64:
    """Ask for a color of the mask that the supply has; return `NO_COLOR` if it has none."""
    options = [COLOR | color for color in range(COLORS) if mask >> color & 1 and supply[color]]
    if not options:
        return NO_COLOR
    return table.ask_party(ASK_COLOR, options, table.content.cause_numbers[context.cause]) & 3


def store(table: DungeonTable, seats: list[int], trigger: StoreWhen) -> None:
    """Store a die for each of these heroes whose card says so; a hero is listed once for each die."""
    store_all(table, claims_of(table, seats, trigger))


def claims_of(table: DungeonTable, seats: list[int], trigger: StoreWhen) -> list[int]:
    """Return the heroes who store a die, once for each die; never in the boss fight (ODD-BOSS-2)."""
    if table.in_boss_fight():
        return []
    return [seat for seat in seats if trigger in table.prepared_hero(seat).store_when]


def store_all(table: DungeonTable, claims: list[int]) -> None:
    """Store all dice at the same time; if there are too few, the party picks who gets them (AMB-33)."""
    left = with_room(table, claims)
    while left:
        supply = table.supply_of(left[0])
        rivals = [seat for seat in left if table.supply_of(seat) is supply]
        if supply[HEROIC] == 0:
            left = [seat for seat in left if seat not in rivals]
            continue
        seat = left[0]
        if supply[HEROIC] < len(rivals):
            seat = pick_hero(table, FOR_STORE, sorted(set(rivals)))
        table.store_die(seat)
        left.remove(seat)


def with_room(table: DungeonTable, claims: list[int]) -> list[int]:
    """Return the claims, limited by the room on the hero cards."""
    kept: list[int] = []
    for seat in claims:
        room: i64 = table.prepared_hero(seat).storage - table.hero(seat).stored
        if kept.count(seat) < room:
            kept.append(seat)
    return kept
