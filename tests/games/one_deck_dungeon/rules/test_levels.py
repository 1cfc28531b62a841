"""Levels: what XP pays for and what a level brings (ODD-LEVEL)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import Delve, Hero, mage, scenario, warrior
from tests.rules import rule


def claimed(card: str, *heroes: Hero, **said: object) -> Delve:
    """A card slipped past is claimed as XP; the deck is empty, so nothing goes on by itself after that."""
    table = {"deck": [], "cubes": 2, **said}
    delve = scenario(*heroes, potions=["invisibility"], **table).meet(card).skip_with_invisibility()
    return delve.loot("xp")


@rule("ODD-LEVEL-1", "ODD-LEVEL-2")
def test_six_xp_are_level_two_after_the_loot() -> None:
    delve = claimed("ogre_1", warrior(), xp=["goblin_1"])
    assert delve.level() == 2
    assert delve.logged(events.LevelGained) == [events.LevelGained(2)]
    names = [type(event) for event in delve.match.log]
    assert names.index(events.Looted) < names.index(events.LevelGained)


@rule("ODD-LEVEL-1")
def test_five_xp_are_not_enough() -> None:
    delve = claimed("bandit_1", warrior(), xp=["goblin_1"])
    assert (delve.level(), delve.xp()) == (1, 5)


@rule("ODD-LEVEL-1")
def test_xp_gained_before_the_loot_waits_for_it() -> None:
    delve = scenario(warrior(items=["phantom_1"]), xp=["goblin_1"]).fight("wraith_1", "S1 S1 S1 S1 A1 A1 M1")
    assert (delve.xp(), delve.level()) == (6, 1)


@rule("ODD-LEVEL-2")
@pytest.mark.parametrize(("level", "needed"), [(1, 6), (2, 8), (3, 10)])
def test_each_level_costs_more(level: int, needed: int) -> None:
    delve = scenario(warrior(), level=level).option()
    assert delve.xp_needed() == needed
    with_two = scenario(warrior(), mage(), level=level).option()
    assert with_two.xp_needed() == needed


@rule("ODD-LEVEL-3")
def test_whole_cards_are_boxed_and_the_excess_is_lost() -> None:
    delve = claimed("ogre_1", warrior(), xp=["phantom_1"])
    assert delve.level() == 2
    assert delve.xp() == 0
    assert {"ogre_1", "phantom_1"} <= set(delve.boxed())
    assert delve.logged(events.XpSpent)[0].xp == 8


@rule("ODD-LEVEL-3")
def test_cards_that_are_not_spent_stay() -> None:
    delve = claimed("bandit_1", warrior(), xp=["goblin_1", "bandit_2"])
    assert (delve.xp_cards(), delve.level()) == (["goblin_1"], 2)


@rule("AMB-15", "ODD-LEVEL-3")
def test_no_card_is_superfluous_and_the_party_picks() -> None:
    delve = claimed("goblin_1", warrior(), xp=["ogre_1", "bandit_1", "bandit_2"])
    assert (delve.options(), delve.decision.subject) == (["spend_xp 4", "spend_xp 3"], 6)
    delve.spend_xp(4)
    assert (delve.options(), delve.decision.subject) == (["spend_xp 3", "spend_xp 2"], 2), "two XP are still missing"
    delve.spend_xp(2)
    assert delve.xp_cards() == ["bandit_1", "bandit_2"]
    assert delve.level() == 2


@rule("AMB-15")
def test_cards_are_named_from_the_highest_down() -> None:
    delve = claimed("goblin_1", warrior(), xp=["ogre_1", "bandit_1", "bandit_2"]).spend_xp(3)
    assert delve.logged(events.XpSpent)[0].xp == 6
    assert sorted(delve.xp_cards()) == ["goblin_1", "ogre_1"]


@rule("AMB-15")
def test_several_levels_in_a_row_are_possible() -> None:
    cards = ["ogre_1", "phantom_1", "phantom_2"]
    delve = claimed("bandit_1", warrior(), xp=cards).spend_xp(3)
    assert delve.level() == 3
    assert delve.logged(events.LevelGained) == [events.LevelGained(2), events.LevelGained(3)]
    assert delve.xp() == 0


@rule("ODD-LEVEL-4")
def test_a_level_brings_one_cube() -> None:
    delve = claimed("ogre_1", warrior(), xp=["goblin_1"], cubes=3)
    assert delve.cubes() == 3
    assert delve.logged(events.CubesGained) == [events.CubesGained(1)]


@rule("ODD-LEVEL-5")
def test_the_new_level_raises_the_limits_immediately() -> None:
    delve = scenario(warrior(items=["goblin_1"]), xp=["ogre_1"], deck=[], potions=["invisibility"], cubes=3)
    after = delve.meet("phantom_1").skip_with_invisibility().loot("xp")
    assert after.level() == 2
    again = scenario(warrior(items=["goblin_1"]), level=2, potions=["invisibility"], deck=[]).meet("ogre_1")
    again.skip_with_invisibility().loot("item")
    assert again.items() == ["goblin_1", "ogre_1"]


@rule("ODD-LEVEL-5", "ODD-ENC-8")
def test_the_new_level_gives_its_bonus_die_from_the_next_encounter_on() -> None:
    said = {"xp": ["goblin_1"], "potions": ["invisibility"], "doors": ["cave_in_1"], "deck": []}
    delve = scenario(mage(), **said).meet("ogre_1").skip_with_invisibility().loot("xp")
    delve.done().will_gather("H6 S1").enter("cave_in_1").stay().face().peril(0)
    assert delve.pool() == ["S1", "H6"]


@rule("ODD-LEVEL-6")
def test_at_the_top_five_xp_may_become_a_cube() -> None:
    delve = claimed("bandit_1", warrior(), xp=["goblin_1"], level=4, cubes=2)
    assert (delve.asked(), delve.options()) == ("cube", ["spend_xp 3", "done"])
    delve.spend_xp(3)
    assert (delve.cubes(), delve.xp(), delve.level()) == (2, 0, 4)


@rule("ODD-LEVEL-6")
def test_the_party_may_keep_its_xp_at_the_top() -> None:
    delve = claimed("bandit_1", warrior(), xp=["goblin_1"], level=4, cubes=2).done()
    assert (delve.cubes(), delve.xp()) == (1, 5)


@rule("ODD-LEVEL-6")
def test_below_the_top_xp_never_becomes_a_cube() -> None:
    delve = claimed("ogre_1", warrior(), xp=["goblin_1"], level=3)
    assert (delve.asked(), delve.xp()) == ("descend", 6)


@rule("ODD-LEVEL-6", "ODD-COMP-2")
def test_no_xp_is_spent_where_no_cube_is_left() -> None:
    delve = claimed("ogre_1", warrior(), xp=["goblin_1"], level=4, cubes=2, exiled={"cubes": 5})
    assert (delve.asked(), delve.xp(), delve.cubes()) == ("descend", 6, 1)


@rule("ODD-LEVEL-6")
def test_level_four_can_be_reached_and_spent_on_in_the_same_breath() -> None:
    cards = ["ogre_1", "phantom_1", "phantom_2", "bandit_2"]
    delve = claimed("goblin_1", warrior(), xp=cards, level=3, cubes=1)
    delve.spend_xp(4)
    assert delve.level() == 4
    assert delve.options() == ["spend_xp 3", "done"]
    delve.spend_xp(3)
    assert (delve.xp(), delve.cubes()) == (0, 2)
