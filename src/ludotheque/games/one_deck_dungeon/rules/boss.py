"""The boss fight: rounds of gathering, acting, consequences and hits (ODD-BOSS)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment, Quantity
from ludotheque.games.one_deck_dungeon.resolution.boxes import boss_boxes
from ludotheque.games.one_deck_dungeon.resolution.context import PARTY, Context
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import any_time_options, do_any_time
from ludotheque.games.one_deck_dungeon.resolution.triggers import trigger
from ludotheque.games.one_deck_dungeon.rules.poison import pick_pair, resist_poison
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ROUND, DONE
from ludotheque.games.one_deck_dungeon.table.state import ABILITIES, ROUND
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable

ROUND_START: Final = Moment.ROUND_START
ROUND_RESISTED: Final = Moment.ROUND_RESISTED
HIT_STEP: Final = Moment.HIT_STEP
ROUND_END: Final = Moment.ROUND_END
BOSS_HEALTH: Final = Quantity.BOSS_HEALTH
FOR_ROUND: Final = -1  # the subject of ASK_PAIR


def begin_round(table: DungeonTable) -> None:
    """ODD-BOSS-3, ODD-BOSS-4, ODD-4P-12, ODD-4P-13."""
    if not table.state.met:
        if used_before(table):
            return
        resist_poison(table)
    seats = [seat for seat in range(table.content.seats) if seat not in table.state.met]
    if len(seats) == 4:
        seats = pick_pair(table, FOR_ROUND)
    table.begin_round(seats)
    table.begin_encounter(-1, seats, 0)
    table.begin_phase(ABILITIES)
    trigger(table, ROUND_START, Context(seats[0], ""))
    trigger(table, ROUND_RESISTED, Context(seats[0], ""))
    table.add_boxes(boss_boxes(table))


def used_before(table: DungeonTable) -> bool:
    """Use one potion or talent before the round, one per segment; a round is not a turn (AMB-12)."""
    options = any_time_options(table, PARTY)
    if not options:
        return False
    options.append(DONE)
    answer = table.ask_party(ASK_ROUND, options)
    if answer == DONE:
        return False
    do_any_time(table, answer, False)
    return True


def hit(table: DungeonTable) -> None:
    """Apply recovery, then hits, then return all dice (ODD-BOSS-8, ODD-BOSS-9, ODD-BOSS-11)."""
    encounter = table.encounter()
    context = Context(encounter.seats[0], "")
    trigger(table, HIT_STEP, context)
    health = boss_health(table)
    table.hit_boss(len([box for box in encounter.boxes if box.skull and not box.needed]), health)
    if table.state.boss_damage >= health:  # ODD-GOAL-1
        table.end_game("won")
    trigger(table, ROUND_END, context)
    table.end_encounter()
    if len(table.state.met) == table.content.seats:
        table.end_round()
    table.begin_phase(ROUND)


def boss_health(table: DungeonTable) -> i64:
    """Return the boss's health: doubled for four players (ODD-4P-12)."""
    health = table.content.dungeon.boss.health
    return table.quantity(BOSS_HEALTH, health * 2 if table.content.four else health)
