"""Potions, and everything else that may be used between other actions (ODD-POT, ODD-CURE)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.effect_types import GainCube
from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment
from ludotheque.games.one_deck_dungeon.resolution.context import Context, possible, run
from ludotheque.games.one_deck_dungeon.resolution.triggers import note_limit, trigger, used_up
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import DRINK, RETURN_DIE, SEAT_SHIFT, USE
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

POTION_USED: Final = Moment.POTION_USED
NUMBER_MASK: Final = (1 << SEAT_SHIFT) - 1


def drink(table: DungeonTable, seat: i64, potion: i64, turn_start: bool) -> Context:
    """ODD-POT-1: one cube pays one use of an identified type."""
    kit = table.kit.potions[potion]
    table.spend_cube()
    if table.listening:
        table.tell(events.PotionUsed(seat, kit.id))
    now = Context(seat, kit.id)
    now.anywhere = True
    now.turn_start = turn_start
    now.spent = [True]
    run(table, now, kit.effects)
    trigger(table, POTION_USED, now)
    return now


def someone_ails(table: DungeonTable) -> bool:
    return any(hero.damage or hero.poison for hero in table.state.heroes)


def any_time_options(table: DungeonTable, seat: i64) -> list[int]:
    """Potions and talents of any moment, and stored dice; what would do nothing is not offered."""
    options: list[int] = []
    state = table.state
    if state.cubes and someone_ails(table):
        options.extend(
            [DRINK | seat << SEAT_SHIFT | potion for potion in state.potions if table.kit.potions[potion].any_time]
        )
    if table.kit.has_sheets:
        options.extend(any_time_talents(table))
    for owner, hero in enumerate(state.heroes):
        if hero.stored:
            options.append(RETURN_DIE | owner)
    return options


def any_time_talents(table: DungeonTable) -> list[int]:
    options: list[int] = []
    for seat in range(table.kit.seats):
        for use in table.kit.actives(seat, table.hero(seat).focus):
            kit = table.kit.uses[use]
            if not kit.any_time or used_up(table, seat, use, kit.limit):
                continue
            if possible(table, Context(seat, kit.id), kit.effects):
                options.append(USE | seat << SEAT_SHIFT | use)
    return options


def with_any_time(table: DungeonTable, options: list[int], seat: i64) -> list[int]:
    """A question that is asked anyway, and what may be used at any time; a sole answer stays one (ODD-POT-3)."""
    return [*options, *any_time_options(table, seat)] if len(options) > 1 else options


def do_any_time(table: DungeonTable, action: int, turn_start: bool) -> bool:
    """Carry out such an answer; says whether it was one."""
    verb = action & ~ARGUMENT_MASK
    argument = action & ARGUMENT_MASK
    if verb == RETURN_DIE:
        table.return_stored(argument, 1)
    elif verb == DRINK and table.kit.potions[argument & NUMBER_MASK].any_time:
        drink(table, argument >> SEAT_SHIFT, argument & NUMBER_MASK, turn_start)
    elif verb == USE and table.kit.uses[argument & NUMBER_MASK].any_time:
        use_talent(table, argument >> SEAT_SHIFT, argument & NUMBER_MASK)
    else:
        return False
    return True


def use_talent(table: DungeonTable, seat: i64, use: i64) -> None:
    """A talent of any moment."""
    kit = table.kit.uses[use]
    note_limit(table, seat, use, kit.limit)
    if table.listening:
        table.tell(events.SkillUsed(seat, kit.id))
    now = Context(seat, kit.id)
    now.anywhere = True
    run(table, now, kit.effects)


def rescue_options(table: DungeonTable) -> list[int]:
    """What can bring damage down at once: potions of any moment, and talents that bring a cube."""
    options: list[int] = []
    state = table.state
    if state.cubes:
        options.extend([DRINK | potion for potion in state.potions if table.kit.potions[potion].any_time])
    if table.kit.has_sheets:
        talents = any_time_talents(table)
        options.extend([option for option in talents if brings_cube(table, option & NUMBER_MASK)])
    return options


def brings_cube(table: DungeonTable, use: i64) -> bool:
    return any(isinstance(effect, GainCube) for effect in table.kit.uses[use].effects)
