"""Skills, potions and everything else that may be used between other actions (ODD-SKILL, ODD-POT, ODD-CURE)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.effect_types import GainCube, Heal
from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment
from ludotheque.games.one_deck_dungeon.resolution.choices import die_options
from ludotheque.games.one_deck_dungeon.resolution.context import Context, possible, run
from ludotheque.games.one_deck_dungeon.resolution.triggers import note_limit, note_skill, trigger, used_up
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import ASK_PAY, DRINK, RETURN_DIE, SEAT_SHIFT, USE
from ludotheque.games.one_deck_dungeon.table.die import FREE, MANA_ONLY, fits_color, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import COST_COLORS, COST_FREE, COST_MANA, PreparedUse
from ludotheque.games.one_deck_dungeon.table.state import ACT
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK


def pays(use: PreparedUse, code: i64) -> bool:
    """Return whether the die can be part of the cost; a heroic die counts as any color (ODD-DICE-8)."""
    only = only_of(code)
    if only != FREE and not (only == MANA_ONLY and use.cost == COST_MANA):
        return False
    return fits_color(code, COST_COLORS[use.cost])


def worth(use: PreparedUse, code: i64) -> i64:
    """Return what the die pays: its value for mana, otherwise 1."""
    return value_of(code) if use.cost == COST_MANA else 1


def can_pay(use: PreparedUse, pool: list[int]) -> bool:
    if use.cost == COST_FREE:
        return True
    total: i64 = 0
    for code in pool:
        if pays(use, code):
            total += worth(use, code)
    return total >= use.amount


def pay_options(use: PreparedUse, pool: list[int], seat: i64, paid: list[int]) -> list[int]:
    """Return the dice that may be paid next."""
    left = [code for code in pool if pays(use, code)]
    for code in paid:
        left.remove(code)
    return die_options(seat, left)


def usable(table: DungeonTable, seat: i64) -> list[int]:
    """Return the skills and talents of a hero that can be used and paid now (ODD-SKILL-1, ODD-SKILL-2)."""
    hero = table.hero(seat)
    uses = table.content.actives(seat, hero.focus)
    if hero.skills:
        uses = uses + [int(table.card(card).skill) for card in hero.skills]
    combat = table.combat()
    used = table.encounter().used
    found: list[int] = []
    for use in uses:
        prepared = table.content.uses[use]
        if not (prepared.combat if combat else prepared.peril) or (seat << SEAT_SHIFT | use) in used:
            continue
        if can_pay(prepared, table.pool(seat)) and possible(table, Context(seat, prepared.id), prepared.effects):
            found.append(use)
    return found


def use_skill(table: DungeonTable, seat: i64, use: i64) -> None:
    """Pay first, then resolve the effect (ODD-SKILL-6)."""
    prepared = table.content.uses[use]
    pay(table, seat, prepared, use)
    note_skill(table, seat, use)
    run(table, Context(seat, prepared.id), prepared.effects)


def pay(table: DungeonTable, seat: i64, prepared: PreparedUse, use: i64) -> None:
    """Pay dice one at a time until the cost is met; any excess is lost (ODD-SKILL-3, ODD-SKILL-4)."""
    paid: list[int] = []
    met: i64 = 0
    while met < prepared.amount:
        options = pay_options(prepared, table.pool(seat), seat, paid)
        code = table.ask_party(ASK_PAY, options, use, seat) & 255
        paid.append(code)
        met += worth(prepared, code)
    table.pay_dice(seat, paid, prepared.id)


def saving_uses(table: DungeonTable) -> list[int]:
    """Return what heroes in step 4 can use against their damage (ODD-ENC-27); roll effects come before skills."""
    if table.state.phase != ACT or table.rolling:
        return []
    options: list[int] = []
    for seat in table.encounter().seats:
        options.extend(
            [USE | seat << SEAT_SHIFT | use for use in usable(table, seat) if saves(table.content.uses[use])]
        )
    return options


def saves(use: PreparedUse) -> bool:
    """Return whether the use heals, or gains a cube that can."""
    return any(isinstance(effect, Heal | GainCube) for effect in use.effects)


POTION_USED: Final = Moment.POTION_USED
NUMBER_MASK: Final = (1 << SEAT_SHIFT) - 1


def drink(table: DungeonTable, seat: i64, potion: i64, turn_start: bool) -> Context:
    """Drink a potion: one cube pays one use of an identified type (ODD-POT-1)."""
    prepared = table.content.potions[potion]
    table.spend_cube()
    if table.listening:
        table.tell(events.PotionUsed(seat, prepared.id))
    context = Context(seat, prepared.id)
    context.anywhere = True
    context.turn_start = turn_start
    context.spent = [True]
    run(table, context, prepared.effects)
    trigger(table, POTION_USED, context)
    return context


def someone_ails(table: DungeonTable) -> bool:
    return any(hero.damage or hero.poison for hero in table.state.heroes)


def any_time_options(table: DungeonTable, seat: i64) -> list[int]:
    """Return potions, talents and stored dice that can be used at any time; without those that would do nothing."""
    options: list[int] = []
    state = table.state
    if state.cubes and someone_ails(table):
        options.extend(
            [DRINK | seat << SEAT_SHIFT | potion for potion in state.potions if table.content.potions[potion].any_time]
        )
    if table.content.has_sheets:
        options.extend(any_time_talents(table))
    for owner, hero in enumerate(state.heroes):
        if hero.stored:
            options.append(RETURN_DIE | owner)
    return options


def any_time_talents(table: DungeonTable) -> list[int]:
    options: list[int] = []
    for seat in range(table.content.seats):
        for use in table.content.actives(seat, table.hero(seat).focus):
            prepared = table.content.uses[use]
            if not prepared.any_time or used_up(table, seat, use, prepared.limit):
                continue
            if possible(table, Context(seat, prepared.id), prepared.effects):
                options.append(USE | seat << SEAT_SHIFT | use)
    return options


def with_any_time(table: DungeonTable, options: list[int], seat: i64) -> list[int]:
    """Return the options of a question with those of any time added; a single answer stays single (ODD-POT-3)."""
    return [*options, *any_time_options(table, seat)] if len(options) > 1 else options


def do_any_time(table: DungeonTable, action: int, turn_start: bool) -> bool:
    """Perform an answer of any time; return whether the action was one."""
    verb = action & ~ARGUMENT_MASK
    argument = action & ARGUMENT_MASK
    if verb == RETURN_DIE:
        table.return_stored(argument, 1)
    elif verb == DRINK and table.content.potions[argument & NUMBER_MASK].any_time:
        drink(table, argument >> SEAT_SHIFT, argument & NUMBER_MASK, turn_start)
    elif verb == USE and table.content.uses[argument & NUMBER_MASK].any_time:
        use_talent(table, argument >> SEAT_SHIFT, argument & NUMBER_MASK)
    else:
        return False
    return True


def use_talent(table: DungeonTable, seat: i64, use: i64) -> None:
    """Use a talent that can be used at any time."""
    prepared = table.content.uses[use]
    note_limit(table, seat, use, prepared.limit)
    if table.listening:
        table.tell(events.SkillUsed(seat, prepared.id))
    context = Context(seat, prepared.id)
    context.anywhere = True
    run(table, context, prepared.effects)


def rescue_options(table: DungeonTable) -> list[int]:
    """Return what can reduce damage immediately: potions of any time, and talents that gain a cube."""
    options: list[int] = []
    state = table.state
    if state.cubes:
        options.extend([DRINK | potion for potion in state.potions if table.content.potions[potion].any_time])
    if table.content.has_sheets:
        talents = any_time_talents(table)
        options.extend([option for option in talents if brings_cube(table, option & NUMBER_MASK)])
    return options


def brings_cube(table: DungeonTable, use: i64) -> bool:
    return any(isinstance(effect, GainCube) for effect in table.content.uses[use].effects)
