"""How a party stands between two turns, in hearts: what it has, and what is still to come for it."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dungeon_answers import door_value
from ludotheque.games.one_deck_dungeon.agents.values import HeartScale, Worth
from ludotheque.games.one_deck_dungeon.agents.weights import TUNING
from ludotheque.games.one_deck_dungeon.table.state import CLOSED, OPTION

DOOR_SHARE: Final = 0.5  # of a door's worth: it may never be entered
TURN_TIME: Final = 2


def standing(now: Worth, before: Worth) -> float:
    """Compared to other ways on from the same situation before."""
    facts = now.facts
    now.encounters = before.encounters  # fewer because time was lost is no gain
    worth = now.cube() * facts.cubes - now.burden(now.holdings, now.bonus) + experience(now)
    for hero in facts.heroes:
        scale = HeartScale(hero.health, now.hearts([hero.seat]).reserve)
        worth -= scale.cost(hero.damage) - hero.health
    return worth - now.poison_cost(facts.poison()) + time_left(now, before) + doors(now)


def experience(now: Worth) -> float:
    """XP by what it will bring, and room for what is still to be found."""
    facts = now.facts
    share = now.level_gain(facts.level) * facts.xp / facts.xp_needed if facts.xp_needed else 0.0
    return share + TUNING.slot * facts.level


def time_left(now: Worth, before: Worth) -> float:
    facts = now.facts
    if facts.floor != before.facts.floor:
        return 0.0
    paid = TURN_TIME if facts.state.phase == OPTION else 0
    return TUNING.time * (facts.deck + paid) - TUNING.stairs * int(facts.state.stairs)


def doors(now: Worth) -> float:
    total = 0.0
    for place, door in enumerate(now.facts.doors):
        if door.opened == CLOSED:
            total += TUNING.closed
        else:
            total += max(0.0, door_value(now, place)) - TUNING.flee
    return DOOR_SHARE * total
