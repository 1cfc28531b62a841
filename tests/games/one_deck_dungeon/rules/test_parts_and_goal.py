"""What is in the boxes, and how a game is won or lost (ODD-COMP, ODD-GOAL)."""

import pytest

from ludotheque.games.one_deck_dungeon.content.loader import load_common, load_sets
from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import Hero, mage, new_game, rogue, scenario, warrior
from tests.rules import rule

YETI_FACED = "S6 S6 S6 S6 A5 A6 M6"
"""The Warrior covers the great armor box, one of its four skulls, and has dice left for six hearts."""


@rule("ODD-COMP-1")
@pytest.mark.parametrize(("color", "dice"), [("strength", 8), ("agility", 8), ("magic", 8), ("heroic", 6)])
def test_a_box_holds_thirty_dice(color: str, dice: int) -> None:
    assert new_game(warrior()).supply(color) == dice
    assert new_game(warrior(), rogue()).supply(color) == dice


@rule("ODD-COMP-2")
def test_a_seventh_cube_is_not_gained() -> None:
    delve = scenario(warrior(), cubes=6, xp=["ogre_1"]).peril("cave_in_1", 0, "S6 S6 S1 S1")
    delve.cover("G2", "S6").cover("S6", "S6").done().loot("xp")
    assert delve.level() == 2
    assert delve.cubes() == 6
    assert delve.logged(events.CubesGained) == []


@rule("ODD-COMP-2")
def test_the_sixth_cube_is_gained_and_exiled_cubes_are_missed() -> None:
    for exiled, cubes in ((0, 6), (1, 5)):
        scene = scenario(warrior(), cubes=5, exiled={"cubes": exiled}, xp=["ogre_1"])
        delve = scene.peril("cave_in_1", 0, "S6 S6 S1 S1")
        delve.cover("G2", "S6").cover("S6", "S6").done().loot("xp")
        assert delve.cubes() == cubes


@rule("ODD-COMP-2")
def test_damage_tokens_never_run_out() -> None:
    hearts = ["ogre_1", "ogre_2", "phantom_1", "phantom_2", "boulder_1", "boulder_2", "force_wall_1", "force_wall_2"]
    tough = warrior(damage=12, items=hearts)
    delve = scenario(tough, cubes=0, deck=[], stairs=1, doors=["bandit_1"]).turn()
    assert (delve.damage(), delve.health(), delve.outcome) == (13, 14, "")


@rule("ODD-COMP-3")
def test_the_base_box() -> None:
    base = load_sets()[0]
    assert base.id == "base"
    assert (len(base.encounters), len(base.dungeons), len(base.heroes)) == (44, 5, 5)
    assert [level.level for level in load_common().levels] == [1, 2, 3, 4]
    assert all(hero.basic_skill for hero in base.heroes)
    assert not base.basic_potions
    assert base.extra_card is None


@rule("ODD-COMP-4")
def test_the_forest_box_has_its_own_of_everything_and_more() -> None:
    base, forest = load_sets()
    assert (len(forest.encounters), len(forest.dungeons), len(forest.heroes)) == (44, 5, 5)
    assert not {card.id for card in forest.encounters} & {card.id for card in base.encounters}
    assert not {hero.id for hero in forest.heroes} & {hero.id for hero in base.heroes}
    assert len(forest.basic_potions) == 4
    assert forest.extra_card is not None
    assert forest.talents
    assert forest.known_potion.id != base.known_potion.id


@rule("ODD-COMP-4")
def test_there_are_eight_poison_tokens() -> None:
    delve = scenario(Hero("warden", poison=3), Hero("druid", poison=4), dungeon="realm_of_venom", cubes=0).option()
    assert delve.table.poison_left() == 1


@rule("ODD-GOAL-1")
def test_the_party_wins_when_the_damage_of_the_boss_equals_its_health() -> None:
    delve = scenario(warrior(), dungeon="yetis_cavern", cubes=0, boss_damage=5).boss(YETI_FACED)
    delve.cover("S24", "S6", "S6", "S6", "S6").cover("A5", "A5").cover("A6", "A6").cover("M6", "M6").done()
    assert delve.logged(events.BossHit)[-1] == events.BossHit(1, 6, 6)
    assert delve.outcome == "won"


@rule("ODD-GOAL-1")
def test_one_damage_less_and_the_fight_goes_on() -> None:
    delve = scenario(warrior(), dungeon="yetis_cavern", cubes=0, boss_damage=4).boss(YETI_FACED)
    delve.will_roll("S1 S1 S1 S1 A1 A1 M1")
    delve.cover("S24", "S6", "S6", "S6", "S6").cover("A5", "A5").cover("A6", "A6").cover("M6", "M6").done()
    assert delve.boss_damage() == 5
    assert delve.logged(events.RoundBegan)[-1].round == delve.logged(events.RoundBegan)[0].round + 1


@rule("ODD-GOAL-2")
def test_the_party_loses_as_soon_as_damage_equals_health() -> None:
    delve = scenario(warrior(damage=5), cubes=0, deck=[], stairs=1, doors=["bandit_1"]).turn()
    assert delve.damage() == delve.health() == 6
    assert delve.outcome == "lost"


@rule("ODD-GOAL-2")
def test_one_damage_less_and_nobody_dies() -> None:
    delve = scenario(warrior(damage=4), cubes=0, deck=[], stairs=1, doors=["bandit_1", "ogre_1"]).turn()
    assert delve.damage() == 5
    assert delve.outcome == ""


@rule("ODD-GOAL-2")
def test_one_dead_hero_of_two_is_enough() -> None:
    delve = scenario(warrior(), mage(damage=2), cubes=0, deck=[], stairs=1, doors=["bandit_1"]).turn()
    delve.hero(1)
    assert (delve.damage(0), delve.damage(1)) == (0, 3)
    assert delve.outcome == "lost"


@rule("ODD-GOAL-2")
def test_a_hero_who_heals_immediately_lives() -> None:
    delve = scenario(warrior(damage=5), cubes=1, deck=[], stairs=1, doors=["bandit_1", "ogre_1"]).turn().done()
    assert delve.asked() == "survive"
    delve.drink("healing")
    assert (delve.damage(), delve.cubes(), delve.outcome) == (4, 0, "")
