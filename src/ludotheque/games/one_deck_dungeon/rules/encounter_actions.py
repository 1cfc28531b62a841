"""Step 4, one action per segment: cover, use, drink, make a heroic die, discard (ODD-ENC-13..16)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment, Quantity
from ludotheque.games.one_deck_dungeon.resolution.boxes import can_cover, place_options
from ludotheque.games.one_deck_dungeon.resolution.choices import die_options
from ludotheque.games.one_deck_dungeon.resolution.context import Context
from ludotheque.games.one_deck_dungeon.resolution.potions import NUMBER_MASK, any_time_options, do_any_time, drink
from ludotheque.games.one_deck_dungeon.resolution.skills import usable, use_skill
from ludotheque.games.one_deck_dungeon.resolution.triggers import trigger
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_PLACE,
    ASK_RECEIVER,
    COVER,
    DISCARD,
    DONE,
    DRINK,
    EXCHANGE,
    HERO,
    SEAT_SHIFT,
    USE,
)
from ludotheque.games.one_deck_dungeon.table.die import HEROIC, color_of, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.state import CONSEQUENCES
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

HEROIC_DIE_MADE: Final = Moment.HEROIC_DIE_MADE
HEROIC_DIE_DICE: Final = Quantity.HEROIC_DIE_DICE


def act(table: DungeonTable) -> None:
    """One action, or the end of the step (ODD-ENC-16)."""
    encounter = table.encounter()
    answer = table.ask_party(ASK_ACT, act_options(table), owner=encounter.seats[0])
    verb = answer & ~ARGUMENT_MASK
    if answer == DONE:
        table.begin_phase(CONSEQUENCES)
    elif verb == COVER:
        cover(table, answer & ARGUMENT_MASK)
    elif answer == EXCHANGE:
        make_heroic_die(table)
    elif answer == DISCARD:
        discard(table)
    elif verb == DRINK:
        drink(table, (answer & ARGUMENT_MASK) >> SEAT_SHIFT, answer & NUMBER_MASK, False)
    elif not do_any_time(table, answer, False):
        use_skill(table, (answer & ARGUMENT_MASK) >> SEAT_SHIFT, answer & NUMBER_MASK)


def act_options(table: DungeonTable) -> list[int]:
    encounter = table.encounter()
    options: list[int] = []
    gate = any(box.armor and box.needed for box in encounter.boxes)  # ODD-ENC-14
    for place, box in enumerate(encounter.boxes):
        if box.needed and (box.armor or not gate) and can_cover(box, encounter.pools):
            options.append(COVER | place)
    for seat in encounter.seats:
        options.extend([USE | seat << SEAT_SHIFT | use for use in usable(table, seat)])
    options.extend(drink_options(table))
    if exchange_dice(table):
        options.append(EXCHANGE)
    if any(len(pool) for pool in encounter.pools):
        options.append(DISCARD)
    options.extend(any_time_options(table, encounter.seats[0]))
    options.append(DONE)
    return options


def drink_options(table: DungeonTable) -> list[int]:
    """ODD-POT-5: potions of step 4, for the dice of either hero."""
    state = table.state
    if not state.cubes:
        return []
    combat = table.combat()
    options: list[int] = []
    for potion in state.potions:
        kit = table.kit.potions[potion]
        if kit.combat if combat else kit.peril:
            options.extend([DRINK | seat << SEAT_SHIFT | potion for seat in table.encounter().seats])
    return options


def cover(table: DungeonTable, place: i64) -> None:
    """Dice one at a time until the box is met; then it is final (ODD-DICE-13)."""
    encounter = table.encounter()
    box = encounter.boxes[place]
    picks: list[int] = []
    total: i64 = 0
    while total < box.value:
        options = place_options(encounter, box, picks, total)
        answer = table.ask_party(ASK_PLACE, options, place, encounter.seats[0])
        picks.append(answer & ARGUMENT_MASK)
        total += value_of(answer & 255)
    table.cover(place, picks)


def exchange_dice(table: DungeonTable) -> bool:
    """Can a heroic die be made (ODD-DICE-9, ODD-DICE-11)?"""
    encounter = table.encounter()
    count: i64 = 0
    heroic = encounter.supply[HEROIC] > 0
    for pool in encounter.pools:
        for code in pool:
            if not only_of(code):
                count += 1
                heroic = heroic or color_of(code) == HEROIC
    return heroic and count >= 2 and count >= table.quantity(HEROIC_DIE_DICE, 2)


def make_heroic_die(table: DungeonTable) -> None:
    """ODD-DICE-9..11, ODD-ENC-29: dice one at a time, then who receives it if both heroes gave."""
    encounter = table.encounter()
    needed = table.quantity(HEROIC_DIE_DICE, 2)
    picks: list[int] = []
    while len(picks) < needed:
        options = exchange_options(table, picks, needed - len(picks) == 1)
        answer = table.ask_party(ASK_EXCHANGE, options, needed - len(picks), encounter.seats[0])
        picks.append(answer & ARGUMENT_MASK)
    givers = sorted({pick >> 8 for pick in picks})
    seat = givers[0]
    if len(givers) > 1:
        answer = table.ask_party(ASK_RECEIVER, [HERO | giver for giver in givers], owner=givers[0])
        seat = answer & ARGUMENT_MASK
    table.make_heroic(seat, picks, min([value_of(pick & 255) for pick in picks]))
    now = Context(seat, "heroic_die")
    now.given = [pick & 255 for pick in picks]
    trigger(table, HEROIC_DIE_MADE, now)


def exchange_options(table: DungeonTable, picks: list[int], last: bool) -> list[int]:
    """Dice that may still be given; the last one must bring a heroic die if there is none yet (ODD-DICE-11)."""
    encounter = table.encounter()
    lacking = encounter.supply[HEROIC] == 0 and not any(color_of(pick & 255) == HEROIC for pick in picks)
    options: list[int] = []
    for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
        left = [code for code in pool if not only_of(code)]
        for pick in picks:
            if pick >> 8 == seat:
                left.remove(pick & 255)
        if lacking and last:
            left = [code for code in left if color_of(code) == HEROIC]
        options.extend(die_options(seat, left))
    return options


def discard(table: DungeonTable) -> None:
    """ODD-DICE-15."""
    encounter = table.encounter()
    options: list[int] = []
    for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
        options.extend(die_options(seat, pool))
    answer = table.ask_party(ASK_DISCARD, options, owner=encounter.seats[0]) & ARGUMENT_MASK
    table.discard_dice(answer >> 8, [answer & 255], "")
