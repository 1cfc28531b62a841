"""The effects that sources add at a moment of play, and whether their conditions hold."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.hook_types import At
from ludotheque.games.one_deck_dungeon.content.vocabulary import Condition, Fact, Limit, Moment
from ludotheque.games.one_deck_dungeon.resolution.context import Context, possible, run, worthwhile
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import ASK_HOOK, DONE, SEAT_SHIFT, YES
from ludotheque.games.one_deck_dungeon.table.match_content import PER_FLOOR, PER_GAME, UNLIMITED, Carried
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable

DOOR_WAS_OPEN: Final = Fact.DOOR_WAS_OPEN
OWN_POISON: Final = Fact.OWN_POISON
OWN_DAMAGE: Final = Fact.OWN_DAMAGE
CARD_LEAVES: Final = Fact.CARD_LEAVES
DOOR_LEAVES: Final = Fact.DOOR_LEAVES
UNCOVERED_BOXES: Final = Fact.UNCOVERED_BOXES
UNCOVERED_ARMOR: Final = Fact.UNCOVERED_ARMOR
UNCOVERED_POISON_BOXES: Final = Fact.UNCOVERED_POISON_BOXES
LOOTED_COMBAT_XP: Final = Fact.LOOTED_COMBAT_XP


def holds(table: DungeonTable, context: Context, condition: Condition | None) -> bool:
    if condition is None:
        return True
    return condition.at_least <= count_of(table, context, condition.fact) <= condition.at_most


def count_of(table: DungeonTable, context: Context, fact: Fact) -> i64:
    if fact is DOOR_WAS_OPEN:
        return table.encounter().was_open
    if fact is OWN_POISON:
        return table.hero(context.seat).poison
    if fact is OWN_DAMAGE:
        return table.hero(context.seat).damage
    if fact in (UNCOVERED_BOXES, UNCOVERED_ARMOR, UNCOVERED_POISON_BOXES):
        return uncovered(table, fact)
    if fact in (CARD_LEAVES, DOOR_LEAVES):
        return leaves_in_question(table, context, fact)
    if fact is LOOTED_COMBAT_XP:
        card = table.card(context.card)
        return card.xp * card.combat
    return table.state.floor_encounters


def uncovered(table: DungeonTable, fact: Fact) -> i64:
    """Return how many active boxes are uncovered, either all or those of a kind."""
    boxes = [box for box in table.encounter().boxes if box.needed]
    if fact is UNCOVERED_ARMOR:
        boxes = [box for box in boxes if box.armor]
    elif fact is UNCOVERED_POISON_BOXES:
        boxes = [box for box in boxes if box.poison]
    return len(boxes)


def leaves_in_question(table: DungeonTable, context: Context, fact: Fact) -> i64:
    if fact is CARD_LEAVES:
        return table.card(context.card).leaf
    count: i64 = 0
    for card in table.state.doors[table.state.door].cards:
        count += table.card(card).leaf
    return count


DOUBLED: Final = (Moment.EXPLORE, Moment.FIRST_TURN_OF_FLOOR, Moment.FLOOR_REVEALED)
"""Moments at which a floor acts twice with four players (ODD-4P-14); doors already act once per card."""
OF_ONE_ENCOUNTER: Final = (Moment.HEROIC_ABILITIES, Moment.SKILL_USED, Moment.HEROIC_DIE_MADE)
"""Moments at which only heroes of the encounter count."""
FLOOR_LIMIT: Final = Limit.FLOOR
SKILL_USED: Final = Moment.SKILL_USED


def trigger(table: DungeonTable, moment: Moment, context: Context) -> None:
    """Resolve everything that sources in play add at this moment, in order."""
    if moment not in table.content.moments:
        return
    for carried in table.sources():
        happen_by(table, carried, moment, context)


def happen_by(table: DungeonTable, carried: Carried, moment: Moment, context: Context) -> None:
    """Resolve what one source adds at this moment."""
    hooks = carried.source.at.get(moment)
    if hooks is None or (carried.seat >= 0 and moment in OF_ONE_ENCOUNTER and not in_encounter(table, carried)):
        return
    twice = table.content.four and carried.source.kind == "floor" and moment in DOUBLED
    for hook in hooks:
        for _ in range(2 if twice else 1):
            act(table, carried, hook, context)


def in_encounter(table: DungeonTable, carried: Carried) -> bool:
    return carried.seat in table.encounter().seats


def act(table: DungeonTable, carried: Carried, hook: At, before: Context) -> None:
    """Resolve one hook, unless its condition, its limit or the party prevents it."""
    seat = carried.seat if carried.seat >= 0 else before.seat
    now = before.for_source(seat, carried.source.name)
    if not holds(table, now, hook.condition) or not possible(table, now, hook.effects):
        return
    if hook.limit is not None and limit_reached(table, carried, hook.limit):
        return
    skill = is_skill_here(table, carried)
    if skill and is_used(table, carried):  # ODD-SKILL-1
        return
    if (hook.optional or skill) and not worthwhile(table, now, hook.effects):
        return
    if hook.optional and not wanted(table, now.seat, now.cause):
        return
    if skill:
        note_skill(table, carried.seat, table.content.use_numbers[carried.source.name])
    carry_out(table, carried, hook, now)


def wanted(table: DungeonTable, seat: i64, cause: str) -> bool:
    """Ask the party whether an optional text acts."""
    return table.ask_party(ASK_HOOK, [YES, DONE], table.content.cause_numbers[cause], seat) == YES


def is_skill_here(table: DungeonTable, carried: Carried) -> bool:
    """Return whether the source is a skill of a hero of the encounter.

    Talents without usage icons are not (ODD-CAMP-7).
    """
    encounters = table.state.encounters
    return carried.source.kind == "skill" and len(encounters) > 0 and carried.seat in encounters[0].seats


def is_used(table: DungeonTable, carried: Carried) -> bool:
    use = table.content.use_numbers[carried.source.name]
    return (carried.seat << SEAT_SHIFT | use) in table.encounter().used


def note_skill(table: DungeonTable, seat: i64, use: i64) -> None:
    """Record the use of a skill or talent, and trigger the texts that react to it (ODD-ENC-25)."""
    name = table.content.uses[use].id
    table.mark_used(seat, use)
    if table.listening:
        table.tell(events.SkillUsed(seat, name))
    trigger(table, SKILL_USED, Context(seat, name))


def carry_out(table: DungeonTable, carried: Carried, hook: At, context: Context) -> None:
    """Resolve the hook; a use counts against its limit."""
    if hook.limit is not None:
        note_limit(table, carried.seat, table.content.use_numbers[carried.source.name], limit_code(hook.limit))
    run(table, context, hook.effects)


def limit_code(limit: Limit) -> i64:
    return PER_FLOOR if limit is FLOOR_LIMIT else PER_GAME


def limit_reached(table: DungeonTable, carried: Carried, limit: Limit) -> bool:
    return used_up(table, carried.seat, table.content.use_numbers[carried.source.name], limit_code(limit))


def used_up(table: DungeonTable, seat: i64, use: i64, limit: i64) -> bool:
    """Return whether a talent has reached its limit."""
    hero = table.hero(seat)
    if limit == UNLIMITED:
        return False
    return use in (hero.floor_used if limit == PER_FLOOR else hero.game_used)


def note_limit(table: DungeonTable, seat: i64, use: i64, limit: i64) -> None:
    if limit != UNLIMITED:
        table.use_up(seat, use, limit == PER_FLOOR)
