"""Step 6 and levels: claiming cards and spending XP (ODD-LOOT, ODD-LEVEL)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment, Quantity
from ludotheque.games.one_deck_dungeon.effects.party import gain_cubes
from ludotheque.games.one_deck_dungeon.resolution.context import PARTY, Context
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import do_any_time, with_any_time
from ludotheque.games.one_deck_dungeon.resolution.triggers import trigger
from ludotheque.games.one_deck_dungeon.resolution.wounds import survive
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_CUBE,
    ASK_LEVEL,
    ASK_LOOT,
    ASK_REPLACE,
    CARD,
    DONE,
    SPEND_XP,
    TAKE_ITEM,
    TAKE_POTION,
    TAKE_SKILL,
    TAKE_XP,
)
from ludotheque.games.one_deck_dungeon.table.state import (
    END,
    LEVEL,
    LOOT_ALL,
    LOOT_ITEM,
    LOOT_LOST,
    LOOT_SHIFT,
    LOOT_SKILL,
)
from ludotheque.games.one_deck_dungeon.table.state_classes import HeroState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

LOOTED: Final = Moment.LOOTED
LEVEL_COST: Final = Quantity.LEVEL_COST
TOP_LEVEL: Final = 4
XP_FOR_CUBE: Final = 5


def loot(table: DungeonTable) -> None:
    """Claim one card of the door per segment; then close the door (ODD-LOOT-1, ODD-4P-10)."""
    if not table.state.looting:
        table.close_door()
        table.begin_phase(LEVEL)
        return
    entry = table.next_loot()
    card, gives = entry >> LOOT_SHIFT, entry & ((1 << LOOT_SHIFT) - 1)
    if gives == LOOT_LOST:
        table.lose_loot(card)  # ODD-ENC-30
        return
    answer = claimed(table, card, gives)
    verb, seat = answer & ~ARGUMENT_MASK, answer & ARGUMENT_MASK
    if verb == TAKE_ITEM:
        take_thing(table, card, seat, True)
    elif verb == TAKE_SKILL:
        take_thing(table, card, seat, False)
    elif answer == TAKE_POTION:
        table.take_potion(card)
        gain_cubes(table, PARTY, 1)  # ODD-LOOT-5
    else:
        table.take_xp(card)
    context = Context(PARTY, "loot")
    context.card = card
    context.anywhere = True
    trigger(table, LOOTED, context)


def claimed(table: DungeonTable, card: i64, gives: i64) -> int:
    """Ask the party how to claim the card."""
    while True:
        options = with_any_time(table, loot_options(table, card, gives), PARTY)
        answer = table.ask_party(ASK_LOOT, options, card)
        if not do_any_time(table, answer, False):
            return answer


def loot_options(table: DungeonTable, card: i64, gives: i64) -> list[int]:
    """Return item, skill or potion, as printed and allowed, and always XP (ODD-LOOT-1..9)."""
    prepared = table.card(card)
    options: list[int] = []
    if gives in (LOOT_ALL, LOOT_ITEM):
        options.extend([TAKE_ITEM | seat for seat in range(table.content.seats)])
    if gives in (LOOT_ALL, LOOT_SKILL):
        if prepared.skill >= 0:
            options.extend([TAKE_SKILL | seat for seat in range(table.content.seats)])
        elif prepared.potion not in table.state.potions:
            options.append(TAKE_POTION)
    options.append(TAKE_XP)
    return options


def take_thing(table: DungeonTable, card: i64, seat: i64, item: bool) -> None:
    """Give a hero an item or a skill; one of the same kind may be replaced, and must be at the limit (ODD-LOOT-4)."""
    held = held_of(table.hero(seat), item)
    options = [CARD | each for each in held]
    if len(held) < limit_of(table, item):
        options.append(DONE)
    same = [] if item else identical(table, card, held)
    if same:
        options = [CARD | each for each in same]
    answer = table.ask_party(ASK_REPLACE, options, seat, seat) if held else DONE
    table.take_thing(card, seat, item)
    if answer != DONE:
        table.turn_to_xp(seat, answer & ARGUMENT_MASK)  # ODD-LOOT-6
    survive(table, seat)  # ODD-LOOT-10


def identical(table: DungeonTable, card: i64, held: list[int]) -> list[int]:
    """Return the hero's copies of the card's skill: one of two identical skills must go (ODD-LOOT-7, AMB-35)."""
    skill = table.card(card).skill
    return [each for each in held if table.card(each).skill == skill]


def held_of(hero: HeroState, item: bool) -> list[int]:
    return hero.items if item else hero.skills


def limit_of(table: DungeonTable, item: bool) -> i64:
    level = table.content.levels[table.state.level - 1]
    limits = level.solo if table.content.solo else level.party
    return limits.items if item else limits.skills


def level_up(table: DungeonTable) -> None:
    """Gain as many levels as the XP pays for; at the top level XP may become cubes (ODD-LEVEL-1..6)."""
    while table.state.level < TOP_LEVEL:
        cost = level_cost(table)
        if total_xp(table) < cost:
            break
        spend_xp(table, cost, ASK_LEVEL)
        table.gain_level()
        gain_cubes(table, PARTY, table.content.per_players(table.content.levels[table.state.level - 1].cubes))
    table.begin_phase(END)
    while table.state.level == TOP_LEVEL and table.cube_supply() and total_xp(table) >= XP_FOR_CUBE:
        if not spend_xp(table, XP_FOR_CUBE, ASK_CUBE):
            break
        gain_cubes(table, PARTY, 1)


def level_cost(table: DungeonTable) -> i64:
    needed = table.content.levels[table.state.level - 1].xp_to_next
    if needed is None:
        return 0
    return table.quantity(LEVEL_COST, table.content.per_players(needed))


def total_xp(table: DungeonTable) -> i64:
    total: i64 = 0
    for card in table.state.xp:
        total += table.card(card).xp
    return total


def spend_xp(table: DungeonTable, cost: i64, kind: i64) -> bool:
    """Spend whole cards, none superfluous (AMB-15): they are picked from the highest down, so the last is needed."""
    left = sorted([int(table.card(card).xp) for card in table.state.xp])
    picked: list[int] = []
    total: i64 = 0
    while total < cost:
        options = [SPEND_XP | xp for xp in sorted(set(left), reverse=True) if reaches(left, picked, xp, cost - total)]
        if kind == ASK_CUBE and not picked:
            options.append(DONE)
        answer = table.ask_party(kind, options, cost - total)
        if answer == DONE:
            return False
        xp = answer & ARGUMENT_MASK
        left.remove(xp)
        picked.append(xp)
        total += xp
    table.box_xp(picked)
    return True


def reaches(left: list[int], picked: list[int], xp: int, needed: i64) -> bool:
    """Return whether the card is not above the last pick and the cards up to its worth reach the needed XP."""
    if picked and xp > picked[-1]:
        return False
    return sum([each for each in left if each <= xp]) >= needed
