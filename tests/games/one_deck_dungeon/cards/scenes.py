"""Helpers for card tests: more heroes, heroes with talents, and the costs of an encounter."""

from typing import Any

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import seal
from ludotheque.games.one_deck_dungeon.campaign.sheet import TalentTicks, pads
from ludotheque.games.one_deck_dungeon.content.definitions import Talent
from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.campaign.sheets import HERE, lyra
from tests.games.one_deck_dungeon.scenario import Delve, Hero, archer, mage, rogue, warrior

FOREST = {"dungeon": "mudlands"}
PLAIN_FOE = "rotwood_giant_1"  # of the Forest, without an ability


def alchemist(**said: Any) -> Hero:  # the fields of Hero
    return Hero("alchemist", **said)


def druid(**said: Any) -> Hero:  # the fields of Hero
    return Hero("druid", **said)


def hunter(**said: Any) -> Hero:  # the fields of Hero
    return Hero("hunter", **said)


def slayer(**said: Any) -> Hero:  # the fields of Hero
    return Hero("slayer", **said)


def warden(**said: Any) -> Hero:  # the fields of Hero
    return Hero("warden", **said)


def four() -> tuple[Hero, Hero, Hero, Hero]:
    return warrior(), archer(), mage(), rogue()


def trained(hero: Hero, talent: str) -> Hero:
    """Return the hero with a sheet on which all spaces of that talent are ticked, and with its focus."""
    for set_id, pad in pads().items():
        if talent in pad.places:
            sheet = pad.talents[pad.places[talent]]
            ticked = lyra(hero=hero.hero, set_id=set_id, ticks=(all_spaces(sheet),), played=9)
            hero.sheet = seal(ticked, HERE)
            hero.focus = next(focus.id for focus in pad.focuses if focus.id == sheet.focus)
            return hero
    raise AssertionError(f"no sheet has a talent {talent!r}")


def all_spaces(talent: Talent) -> TalentTicks:
    spaces = talent.spaces
    return TalentTicks(talent=talent.id, circle=spaces.circle, square=spaces.square, hard=spaces.hard)


def takes(delve: Delve, *dice: str) -> Delve:
    """Let the text that asks act on these dice, and check that it asks for no more."""
    delve.pick("die", dice)
    assert delve.asked() != "die", f"more than {dice}: {delve.options()}"
    return delve


def suffered(delve: Delve) -> tuple[int, int, int]:
    """Return hearts, time and poison of the last consequences."""
    found = delve.logged(events.ConsequencesSuffered)[-1]
    return found.hearts, found.time, found.poison


def time_spent(delve: Delve) -> list[int]:
    """Return the payments of time so far."""
    return [event.count for event in delve.logged(events.TimeSpent)]
