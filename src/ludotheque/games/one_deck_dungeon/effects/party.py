"""How texts act on heroes, cubes, time and other things outside the dice pools."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.effect_types import (
    AddDoor,
    ChooseOne,
    Damage,
    ExileCube,
    ExileDice,
    GainCube,
    GainPoison,
    Heal,
    If,
    Ignore,
    ItemToXp,
    RecoverBoss,
    RemovePoison,
    RerollResist,
    SkipEncounter,
    SpendTime,
    Unexile,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Icon, Moment, Place, Target
from ludotheque.games.one_deck_dungeon.effects.dice import ANY_NUMBER, NOBODY, dice_like, most_of
from ludotheque.games.one_deck_dungeon.resolution.choices import heroes_here, pick_color, pick_dice, pick_hero
from ludotheque.games.one_deck_dungeon.resolution.context import Context, possible, run
from ludotheque.games.one_deck_dungeon.resolution.time import spend_time
from ludotheque.games.one_deck_dungeon.resolution.triggers import holds, trigger
from ludotheque.games.one_deck_dungeon.resolution.wounds import heal_hero, hurt, poison_all, survive
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_COLOR,
    ASK_ITEM,
    ASK_TEXT,
    CARD,
    COLOR,
    DONE,
    FOR_CURE,
    FOR_DAMAGE,
    FOR_HEAL,
    FOR_POISON,
    OPTION,
)
from ludotheque.games.one_deck_dungeon.table.die import COLORS, color_of
from ludotheque.games.one_deck_dungeon.table.match_content import ALL_VALUES, bits, color_mask
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

SELF: Final = Target.SELF
SAME_HERO: Final = Target.SAME_HERO
ROLLER: Final = Target.ROLLER
SUPPLY: Final = Place.SUPPLY
OWN_POOL: Final = Place.OWN_POOL
HEROIC_EXCHANGE: Final = Place.HEROIC_EXCHANGE
SPENT: Final = Place.SPENT
CUBE_GAINED: Final = Moment.CUBE_GAINED
ICON_CODES: Final[dict[Icon, int]] = {Icon.HEART: 0, Icon.TIME: 1, Icon.POISON: 2}


def target_of(table: DungeonTable, context: Context, target: Target, reason: i64, seats: list[int]) -> i64:
    """Return the hero that a text applies to, or `NOBODY` if there is none to pick."""
    if target is SELF:
        return context.seat
    if target is ROLLER:
        return context.roller
    if target is SAME_HERO:
        return context.hero
    if not seats:
        return NOBODY
    context.hero = pick_hero(table, reason, seats)
    return context.hero


def in_reach(table: DungeonTable, context: Context) -> list[int]:
    return list(range(table.content.seats)) if context.anywhere else heroes_here(table)


def ignore(table: DungeonTable, context: Context, effect: Ignore) -> None:
    count = effect.in_boss if effect.in_boss and table.in_boss_fight() else effect.count
    table.note_ignore(context.seat, effect.icon.value, ICON_CODES[effect.icon] << 16 | effect.if_at_least << 8 | count)


def heal(table: DungeonTable, context: Context, effect: Heal) -> None:
    amount = effect.at_turn_start if effect.at_turn_start and context.turn_start else effect.amount
    ailing = [seat for seat in in_reach(table, context) if table.hero(seat).damage or table.hero(seat).poison]
    seat = target_of(table, context, effect.target, FOR_HEAL, ailing)
    if seat >= 0:
        heal_hero(table, seat, amount)


def run_spend_time(table: DungeonTable, context: Context, effect: SpendTime) -> None:
    spend_time(table, effect.count * (table.open_doors() if effect.per_open_door else 1))


def damage(table: DungeonTable, context: Context, effect: Damage) -> None:
    hurt(table, target_of(table, context, effect.target, FOR_DAMAGE, heroes_here(table)), effect.count, context.cause)


def gain_poison(table: DungeonTable, context: Context, effect: GainPoison) -> None:
    poison_all(table, [target_of(table, context, effect.target, FOR_POISON, heroes_here(table))], [effect.count])


def poisoned(table: DungeonTable, context: Context) -> list[int]:
    return [seat for seat in in_reach(table, context) if table.hero(seat).poison]


def has_poisoned(table: DungeonTable, context: Context, effect: RemovePoison) -> bool:
    return len(poisoned(table, context)) > 0


def remove_poison(table: DungeonTable, context: Context, effect: RemovePoison) -> None:
    seat = target_of(table, context, effect.target, FOR_CURE, poisoned(table, context))
    if seat >= 0:
        table.remove_poison(seat, effect.count, effect.exile)


def has_cubes(table: DungeonTable, context: Context, effect: GainCube) -> bool:
    return table.cube_supply() > 0


def run_gain_cube(table: DungeonTable, context: Context, effect: GainCube) -> None:
    gain_cubes(table, context.seat, effect.count)


def gain_cubes(table: DungeonTable, seat: i64, count: i64) -> None:
    """Gain cubes; sources react to each cube separately (ODD-CURE-1)."""
    for _ in range(table.gain_cubes(count)):
        context = Context(seat, "")
        context.anywhere = True
        trigger(table, CUBE_GAINED, context)


def has_cube(table: DungeonTable, context: Context, effect: ExileCube) -> bool:
    return context.spent[0] if effect.place is SPENT else table.state.cubes > 0


def exile_cube(table: DungeonTable, context: Context, effect: ExileCube) -> None:
    """Exile a cube; the cube just paid is exiled only once, even if several texts exile it."""
    if effect.place is not SPENT:
        table.exile_cube(True)
    elif context.spent[0]:
        context.spent[0] = False
        table.exile_cube(False)


def has_dice(table: DungeonTable, context: Context, effect: ExileDice) -> bool:
    """Return whether there are enough dice to pay with; an effect with an alternative is always possible."""
    if effect.otherwise or not isinstance(effect.count, int):
        return True
    mask = color_mask(effect.colors)
    if effect.place is SUPPLY:
        supply = table.supply_of(context.seat)
        return sum([supply[color] for color in range(COLORS) if mask >> color & 1]) >= effect.count
    if effect.place is OWN_POOL:
        return len(dice_like(table.pool(context.seat), mask, ALL_VALUES, True)) >= effect.count
    return True


def exile_dice(table: DungeonTable, context: Context, effect: ExileDice) -> None:
    if effect.place is SUPPLY:
        exile_from_supply(table, context, effect)
    elif effect.place is OWN_POOL:
        exile_from_pool(table, context, effect)
    elif effect.place is HEROIC_EXCHANGE:
        exile_given(table, context, effect)
    else:
        for box in table.encounter().boxes:
            if box.skull and not box.needed:
                table.exile_from_box(box)


def exile_from_supply(table: DungeonTable, context: Context, effect: ExileDice) -> None:
    for _ in range(int(most_of(effect.count))):
        color = pick_color(table, context, color_mask(effect.colors), table.supply_of(context.seat))
        if color < 0:
            run(table, context, effect.otherwise)
            return
        table.exile_from_supply(context.seat, color)


def exile_from_pool(table: DungeonTable, context: Context, effect: ExileDice) -> None:
    allowed = dice_like(table.pool(context.seat), color_mask(effect.colors), ALL_VALUES, True)
    most = int(most_of(effect.count))
    least = 0 if effect.count is ANY_NUMBER else most
    picked = pick_dice(table, context, context.seat, allowed, (least, most))
    for code in picked:
        table.exile_from_pool(context.seat, code)
    if isinstance(effect.count, int) and len(picked) < effect.count:
        run(table, context, effect.otherwise)


def exile_given(table: DungeonTable, context: Context, effect: ExileDice) -> None:
    """Exile some of the dice just discarded for a heroic die; the new heroic die may have used the last one."""
    left = [int(color_of(code)) for code in context.given]
    for _ in range(int(most_of(effect.count))):
        color = pick_color(table, context, bits(left) & color_mask(effect.colors), table.supply_of(context.seat))
        if color < 0:
            return
        table.exile_from_supply(context.seat, color)
        left.remove(color)


def has_exiled(table: DungeonTable, context: Context, effect: Unexile) -> bool:
    return sum(table.state.exiled[:COLORS]) > 0


def unexile(table: DungeonTable, context: Context, effect: Unexile) -> None:
    for _ in range(effect.count):
        options = [COLOR | color for color in range(COLORS) if table.state.exiled[color]]
        if not options:
            return
        options.append(DONE)
        answer = table.ask_party(ASK_COLOR, options, table.content.cause_numbers[context.cause], context.seat)
        if answer == DONE:
            return
        table.unexile(context.seat, answer & 3)


def item_to_xp(table: DungeonTable, context: Context, effect: ItemToXp) -> None:
    """Turn a looted item into XP (ODD-ENC-28); the lost hearts may end the game (ODD-LOOT-10)."""
    options: list[int] = []
    for seat in heroes_here(table):
        options.extend([CARD | card for card in table.hero(seat).items])
    if not options:
        return
    card = table.ask_party(ASK_ITEM, options) & ARGUMENT_MASK
    for seat in heroes_here(table):
        if card in table.hero(seat).items:
            table.turn_to_xp(seat, card)
            survive(table, seat)
            return


def has_room(table: DungeonTable, context: Context, effect: AddDoor) -> bool:
    return len(table.state.deck) > 0 and len(table.state.doors) < table.door_limit()


def add_door(table: DungeonTable, context: Context, effect: AddDoor) -> None:
    table.add_door()


def skip_encounter(table: DungeonTable, context: Context, effect: SkipEncounter) -> None:
    context.skipped = True


def reroll_resist(table: DungeonTable, context: Context, effect: RerollResist) -> None:
    context.resist_rerolled = True


def recover_boss(table: DungeonTable, context: Context, effect: RecoverBoss) -> None:
    """ODD-BOSS-11."""
    count = effect.count
    if effect.per is not None:
        count *= len([box for box in table.encounter().boxes if box.skull and box.needed])
    table.recover_boss(count)


def has_choice(table: DungeonTable, context: Context, effect: ChooseOne) -> bool:
    return any(possible(table, context, option) for option in effect.options)


def choose_one(table: DungeonTable, context: Context, effect: ChooseOne) -> None:
    options = [OPTION | place for place, text in enumerate(effect.options) if possible(table, context, text)]
    if options:
        subject = table.content.cause_numbers[context.cause]
        place = table.ask_party(ASK_TEXT, options, subject, context.seat) & ARGUMENT_MASK
        run(table, context, effect.options[place])


def run_if(table: DungeonTable, context: Context, effect: If) -> None:
    run(table, context, effect.effects if holds(table, context, effect.condition) else effect.otherwise)
