"""Resisting poison (ODD-POISON-2..8, ODD-4P-16)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.effect_types import RerollResist
from ludotheque.games.one_deck_dungeon.content.vocabulary import Quantity
from ludotheque.games.one_deck_dungeon.resolution.choices import pick_hero
from ludotheque.games.one_deck_dungeon.resolution.context import Context, run
from ludotheque.games.one_deck_dungeon.resolution.triggers import note_limit, used_up
from ludotheque.games.one_deck_dungeon.resolution.wounds import hurt
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_LEAVES,
    ASK_PAIR,
    ASK_REROLL,
    DONE,
    FOR_RESIST,
    HERO,
    PAIR,
    SEAT_SHIFT,
    USE,
)
from ludotheque.games.one_deck_dungeon.table.die import SIDES
from ludotheque.games.one_deck_dungeon.table.heroes import DICE
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

RESIST_ROLL: Final = Quantity.RESIST_ROLL
RESIST_LEAVES: Final = Quantity.RESIST_LEAVES
RESIST_DAMAGE: Final = Quantity.RESIST_DAMAGE
FAILED_RESIST_DAMAGE: Final = 2  # ODD-POISON-4
FOR_POISON_GROUPS: Final = -2  # the subject of ASK_PAIR
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def resist_poison(table: DungeonTable) -> None:
    """Resist poison after every explore and at the start of each boss round, if any hero has a token (ODD-POISON-2)."""
    if not table.party_poison():
        return
    leaves = helping_leaves(table)
    if not table.content.four:
        resist(table, list(range(table.content.seats)), leaves)
        return
    first = pick_pair(table, FOR_POISON_GROUPS)
    second = [seat for seat in range(4) if seat not in first]
    more = share_of_first(table, first, second, leaves)
    resist(table, first, more)
    resist(table, second, leaves - more)


def pick_pair(table: DungeonTable, subject: i64) -> list[int]:
    """Ask the party for two of the four heroes."""
    options = [PAIR | one << 3 | other for one, other in PAIRS]
    argument = table.ask_party(ASK_PAIR, options, subject) & ARGUMENT_MASK
    return [argument >> 3, argument & 7]


def share_of_first(table: DungeonTable, first: list[int], second: list[int], leaves: i64) -> i64:
    """Return the first group's leaves: split evenly, and the party assigns an odd one (ODD-4P-16)."""
    half = leaves // 2
    if leaves % 2 == 0:
        return half
    answer = table.ask_party(ASK_LEAVES, [HERO | first[0], HERO | second[0]], first[0])
    return half + 1 if answer == HERO | first[0] else half


def resist_bonus(table: DungeonTable, leaves: i64) -> i64:
    """Return the bonus to the die (ODD-POISON-3, ODD-POISON-7)."""
    return leaves * table.quantity(RESIST_LEAVES, 1) + table.quantity(RESIST_ROLL, 0)


def helping_leaves(table: DungeonTable) -> i64:
    """Return the leaves on open doors; in the boss fight there are none."""
    return 0 if table.in_boss_fight() else table.leaves()


def resist(table: DungeonTable, seats: list[int], leaves: i64) -> None:
    """ODD-POISON-3, ODD-POISON-4, ODD-POISON-8, ODD-HYBRID-2."""
    tokens: i64 = 0
    for seat in seats:
        tokens += table.hero(seat).poison
    if not tokens:
        return
    bonus = resist_bonus(table, leaves)
    die = rerolled(table, seats, table.chance(DICE, SIDES) + 1)
    success = die + bonus > tokens
    if table.listening:
        table.tell(events.PoisonResisted(tuple(seats), die, bonus, tokens, success))
    if success and table.content.hybrid:
        return
    seat = pick_hero(table, FOR_RESIST, [each for each in seats if table.hero(each).poison])
    table.remove_poison(seat, 1, False)
    if not success:
        hurt(table, seat, table.hero_quantity(RESIST_DAMAGE, FAILED_RESIST_DAMAGE, seat), "poison")


def rerolled(table: DungeonTable, seats: list[int], die: i64) -> i64:
    """Return the die after rerolls; only what names the resist roll changes it (ODD-POISON-7)."""
    if not table.content.has_sheets:
        return die
    while options := reroll_options(table, seats):
        options.append(DONE)
        answer = table.ask_party(ASK_REROLL, options, die)
        if answer == DONE:
            return die
        argument = answer & ARGUMENT_MASK
        seat, use = argument >> SEAT_SHIFT, argument & ((1 << SEAT_SHIFT) - 1)
        note_limit(table, seat, use, table.content.uses[use].limit)
        if table.listening:
            table.tell(events.SkillUsed(seat, table.content.uses[use].id))
        context = Context(seat, table.content.uses[use].id)
        run(table, context, table.content.uses[use].effects)
        if context.resist_rerolled:
            die = table.chance(DICE, SIDES) + 1
    return die


def reroll_options(table: DungeonTable, seats: list[int]) -> list[int]:
    options: list[int] = []
    for seat in seats:
        for use in table.content.actives(seat, table.hero(seat).focus):
            prepared = table.content.uses[use]
            rerolls = any(isinstance(effect, RerollResist) for effect in prepared.effects)
            if rerolls and not used_up(table, seat, use, prepared.limit):
                options.append(USE | seat << SEAT_SHIFT | use)
    return options
