"""How texts act on dice: gain, roll, increase, change, swap, reroll (ODD-SKILL-9)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.effect_types import (
    Change,
    Exchange,
    Gain,
    Increase,
    Recolor,
    Reroll,
    Roll,
    RollStored,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Many, Only, Whose
from ludotheque.games.one_deck_dungeon.resolution.choices import pick_dice
from ludotheque.games.one_deck_dungeon.resolution.context import Context, run
from ludotheque.games.one_deck_dungeon.resolution.roll_effects import FreshRoll, after_roll, sweep
from ludotheque.games.one_deck_dungeon.table.actions import ASK_COLOR, ASK_STORED, ASK_VALUE, COLOR, NUMBER, VALUE
from ludotheque.games.one_deck_dungeon.table.die import (
    ARMOR_ONLY,
    COLORS,
    FREE,
    MANA_ONLY,
    SIDES,
    color_of,
    die,
    only_of,
    value_of,
    with_value,
)
from ludotheque.games.one_deck_dungeon.table.match_content import ALL_VALUES, COLOR_CODES, color_mask, value_mask
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

PARTNER: Final = Whose.PARTNER
EACH: Final = Many.EACH
ANY_NUMBER: Final = Many.ANY
ONLY_CODES: Final[dict[Only | None, int]] = {None: FREE, Only.ARMOR_BOX: ARMOR_ONLY, Only.MANA: MANA_ONLY}
ALL_DICE: Final = 99
NOBODY: Final = -1  # no seat
HIGHEST: Final = 1 << SIDES  # bit of the value that cannot increase


def owner_of(table: DungeonTable, context: Context, whose: Whose) -> i64:
    """Return the seat whose pool a text acts on, or `NOBODY` if there is no partner (ODD-SKILL-8)."""
    if whose is not PARTNER:
        return context.seat
    for seat in table.encounter().seats:
        if seat != context.seat:
            return seat
    return NOBODY


def most_of(dice: int | Many) -> i64:
    return dice if isinstance(dice, int) else ALL_DICE


def dice_like(pool: list[int], colors: i64, values: i64, free_only: bool) -> list[int]:
    """Return the dice of a pool that match; restricted dice only where they keep their restriction (ODD-SKILL-10)."""
    return [
        code
        for code in pool
        if colors >> color_of(code) & 1 and values >> value_of(code) & 1 and not (free_only and only_of(code))
    ]


def chosen(table: DungeonTable, context: Context, seat: i64, allowed: list[int], dice: int | Many) -> list[int]:
    """Return the picked dice: up to a number, any number, or each."""
    if dice is EACH:
        return allowed
    return pick_dice(table, context, seat, allowed, (0, int(most_of(dice))))


def gain(table: DungeonTable, context: Context, effect: Gain) -> None:
    seat = owner_of(table, context, effect.whose)
    if seat < 0:
        return
    code = int(die(COLOR_CODES[effect.color], effect.value, ONLY_CODES[effect.only]))
    gained = table.gain(seat, [code] * effect.count)
    throw = FreshRoll(seat, gained)
    sweep(table, throw)
    context.gained.extend(throw.dice)


def roll(table: DungeonTable, context: Context, effect: Roll) -> None:
    """Roll dice; the text's own discard and penalty come before roll effects (ODD-FEAT-6)."""
    seat = owner_of(table, context, effect.whose)
    if seat < 0:
        return
    dice = table.roll(seat, [COLOR_CODES[effect.color]] * effect.count, False)
    had_one = any(value_of(code) == 1 for code in dice)
    left = dice[:]
    if effect.drop:
        for code in pick_dice(table, context, seat, sorted(dice), (effect.drop, effect.drop)):
            table.discard_dice(seat, [code], context.cause)
            left.remove(code)
    if had_one:
        run(table, context, effect.on_one)
    after_roll(table, [FreshRoll(seat, left)], False)


def has_stored(table: DungeonTable, context: Context, effect: RollStored) -> bool:
    return table.hero(context.seat).stored > 0


def roll_stored(table: DungeonTable, context: Context, effect: RollStored) -> None:
    """Roll stored dice: any number of them, or as many as the effect says."""
    stored = table.hero(context.seat).stored
    if not stored:
        return
    if isinstance(effect.count, int):
        count = min(stored, effect.count)
    else:
        options = [NUMBER | number for number in range(1, stored + 1)]
        count = table.ask_party(ASK_STORED, options, owner=context.seat) & ARGUMENT_MASK
    after_roll(table, [FreshRoll(context.seat, table.roll_stored(context.seat, count))], False)


def increase(table: DungeonTable, context: Context, effect: Increase) -> None:
    """Increase dice; dice that already show 6 gain nothing and are not offered (ODD-DICE-14)."""
    seat = owner_of(table, context, effect.whose)
    if seat < 0:
        return
    values = value_mask(effect.values) & ~HIGHEST
    allowed = dice_like(table.pool(seat), color_mask(effect.colors), values, False)
    picked = chosen(table, context, seat, allowed, effect.dice)
    table.set_dice(seat, picked, [int(with_value(code, value_of(code) + effect.by)) for code in picked])


def change(table: DungeonTable, context: Context, effect: Change) -> None:
    pool = table.pool(context.seat)
    values = value_mask(effect.values) & ~(1 << effect.to)
    allowed = dice_like(pool, color_mask(effect.colors), values, False)
    if effect.just_gained:
        allowed = [code for code in sorted(context.gained) if code in allowed]
    if effect.one_value and allowed:
        options = sorted({VALUE | value_of(code) for code in allowed})
        value = table.ask_party(ASK_VALUE, options, table.content.cause_numbers[context.cause], context.seat) & 7
        allowed = [code for code in allowed if value_of(code) == value]
    picked = chosen(table, context, context.seat, allowed, effect.dice)
    table.set_dice(context.seat, picked, [int(with_value(code, effect.to)) for code in picked])


def recolor(table: DungeonTable, context: Context, effect: Recolor) -> None:
    """Recolor one die at a time, because each swap changes the supply."""
    done: i64 = 0
    while done < most_of(effect.dice):
        allowed = [
            code
            for code in dice_like(table.pool(context.seat), color_mask(effect.colors), ALL_VALUES, True)
            if new_colors(table, code, color_mask(effect.to))
        ]
        picked = pick_dice(table, context, context.seat, allowed, (0, 1))
        if not picked:
            return
        options = [COLOR | color for color in new_colors(table, picked[0], color_mask(effect.to))]
        color = table.ask_party(ASK_COLOR, options, table.content.cause_numbers[context.cause], context.seat) & 3
        table.recolor(context.seat, picked[0], color)
        sweep(table, FreshRoll(context.seat, [int(die(color, value_of(picked[0])))]))
        done += 1


def new_colors(table: DungeonTable, code: i64, mask: i64) -> list[int]:
    """Return the other colors of the mask that the supply has a die of."""
    supply = table.encounter().supply
    return [color for color in range(COLORS) if mask >> color & 1 and color != color_of(code) and supply[color]]


def exchange(table: DungeonTable, context: Context, effect: Exchange) -> None:
    """Discard all the dice before taking the new ones (ODD-SKILL-6)."""
    allowed = dice_like(table.pool(context.seat), 15, value_mask(effect.values), True)
    picked = chosen(table, context, context.seat, allowed, effect.dice)
    table.discard_dice(context.seat, picked, context.cause)
    code = int(die(COLOR_CODES[effect.color], effect.value))
    throw = FreshRoll(context.seat, table.gain(context.seat, [code] * len(picked)))
    sweep(table, throw)


def reroll(table: DungeonTable, context: Context, effect: Reroll) -> None:
    seat = owner_of(table, context, effect.whose)
    if seat < 0:
        return
    allowed = dice_like(table.pool(seat), 15, value_mask(effect.values), False)
    picked = chosen(table, context, seat, allowed, effect.dice)
    if picked:
        after_roll(table, [FreshRoll(seat, table.reroll(seat, picked))], False)
