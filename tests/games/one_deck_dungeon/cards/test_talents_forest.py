"""Talents of the campaign sheet of Forest of Shadows, each by its id."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import FOREST, PLAIN_FOE, suffered, takes, trained, warden
from tests.games.one_deck_dungeon.scenario import archer, fled, mage, new_game, rogue, scenario, warrior
from tests.rules import rule

MANY = ["viper_1", "viper_2", "panther_1", "panther_2", "thornling_1", "thornling_2", "wasp_cloud_1"]
DICE = "S1 S2 S3 S4 A1 A2 M1"  # a gather roll of the Warrior


def test_seasoned() -> None:
    delve = scenario(trained(warden(), "seasoned")).fight("ogre_1", "S1 S2 S3 A1 A2 M1 M1")
    assert delve.options("use") == ["steadfast", "raised_shield"]


def test_seasoned_brings_a_hero_of_the_base_set_the_own_basic_skill() -> None:
    assert scenario(trained(warrior(), "seasoned")).fight("ogre_1", DICE).options("use") == ["shield_bash"]


def test_thick_blood() -> None:
    delve = scenario(trained(warrior(poison=3), "thick_blood"), **FOREST).option().will_roll("1").explore()
    assert (delve.damage(), delve.poison()) == (1, 2)


def test_thick_blood_is_for_its_owner() -> None:
    scene = scenario(trained(warrior(poison=1), "thick_blood"), archer(poison=1), **FOREST)
    delve = scene.option().will_roll("1").explore().hero(1)
    assert (delve.damage(0), delve.damage(1)) == (0, 2)


def test_brewer() -> None:
    assert new_game(trained(warrior(), "brewer"), **FOREST).cubes() == 2


def test_brewer_helps_the_fearless() -> None:
    assert new_game(trained(warrior(), "brewer"), difficulty="fearless", **FOREST).cubes() == 1


def test_acquired_taste() -> None:
    delve = scenario(trained(warrior(poison=3), "acquired_taste"), **FOREST).option().will_roll("1").explore()
    assert delve.asked() == "reroll"
    delve.will_roll("6").use("acquired_taste")
    assert (delve.damage(), delve.poison()) == (0, 2)


@pytest.mark.parametrize(("die", "damage"), [(3, 2), (4, 0)])
def test_acquired_taste_makes_the_new_die_count(die: int, damage: int) -> None:
    delve = scenario(trained(warrior(poison=3), "acquired_taste"), **FOREST).option().will_roll("1").explore()
    delve.will_roll(str(die)).use("acquired_taste")
    assert delve.logged(events.PoisonResisted) == [events.PoisonResisted((0,), die, 0, 3, damage == 0)]
    assert delve.damage() == damage


def test_acquired_taste_once_per_floor() -> None:
    scene = scenario(trained(warrior(poison=3), "acquired_taste"), doors=[fled("vine_trap_1")], cubes=0, **FOREST)
    delve = scene.option().will_roll("1").explore().will_roll("6").use("acquired_taste").enter("vine_trap_1")
    delve.will_gather("S6 S3 S1 S1").peril(0).cover("G3", "S3").cover("S6", "S6").done().loot("xp")
    delve.will_roll("1").explore()
    assert (delve.damage(), delve.poison()) == (2, 1)


def test_acquired_taste_again_on_the_next_floor() -> None:
    hero = trained(archer(poison=3), "acquired_taste")
    scene = scenario(hero, doors=MANY[:1], deck=MANY[1:2], discard=MANY[2:], cubes=0, **FOREST)
    delve = scene.option().will_roll("1").explore().will_roll("6").use("acquired_taste").will_roll("1").descend()
    assert (delve.floor(), delve.asked()) == (2, "reroll")


def test_acquired_taste_may_keep_the_die() -> None:
    delve = scenario(trained(warrior(poison=3), "acquired_taste"), **FOREST).option().will_roll("4").explore().done()
    assert (delve.damage(), delve.poison()) == (0, 2)


@rule("ODD-4P-16")
def test_acquired_taste_is_for_the_group_of_its_owner() -> None:
    heroes = (trained(warrior(poison=1), "acquired_taste"), archer(), mage(poison=1), rogue())
    delve = scenario(*heroes, **FOREST).option().will_roll("1").explore().pair(0, 1)
    assert (delve.asked(), delve.options()) == ("reroll", ["use 0 acquired_taste", "done"])
    delve.will_roll("1").done()
    assert (delve.damage(0), delve.damage(2), delve.asked()) == (2, 2, "turn")


def test_clean_blade() -> None:
    delve = scenario(trained(warrior(), "clean_blade"), **FOREST).fight(PLAIN_FOE, DICE).use("clean_blade")
    assert suffered(delve.cover("S3", "S3").done()) == (7, 2, 2 - 1)


def test_bitter_draught() -> None:
    scene = scenario(trained(warrior(damage=2, poison=2), "bitter_draught"), doors=["viper_1"], **FOREST)
    delve = scene.option().drink("curative").answer("heal_damage")
    assert delve.asked() == "hook"
    delve.answer("yes")
    assert (delve.damage(), delve.poison()) == (1, 0)


def test_bitter_draught_is_not_offered_when_nobody_is_poisoned() -> None:
    scene = scenario(trained(warrior(damage=2), "bitter_draught"), doors=["viper_1"], cubes=2, **FOREST)
    delve = scene.option().drink("curative")
    assert (delve.damage(), delve.asked()) == (1, "option")


def test_bitter_draught_for_another_hero() -> None:
    heroes = (trained(warrior(poison=3), "bitter_draught"), archer(poison=3))
    delve = scenario(*heroes, doors=["viper_1"], **FOREST).option().drink("curative", hero=0)
    delve.answer("heal_poison").answer("yes").hero(1)
    assert (delve.poison(0), delve.poison(1)) == (2, 1)


def test_bitter_draught_once_per_floor() -> None:
    scene = scenario(trained(warrior(poison=6), "bitter_draught"), doors=["viper_1"], cubes=3, **FOREST)
    delve = scene.option().drink("curative").answer("heal_poison").done()
    delve.drink("curative").answer("heal_poison").answer("yes").drink("curative").answer("heal_poison")
    assert (delve.poison(), delve.asked()) == (6 - 3 - 2, "option")


def test_bitter_draught_again_on_the_next_floor() -> None:
    scene = scenario(trained(warrior(poison=8), "bitter_draught"), deck=[], discard=MANY, cubes=2, **FOREST)
    delve = scene.end().drink("curative").answer("heal_poison").answer("yes").descend().done()
    delve.drink("curative").answer("heal_poison")
    assert delve.asked() == "hook"


def test_venom_weaver() -> None:
    delve = scenario(trained(warrior(poison=1), "venom_weaver"), **FOREST).fight(PLAIN_FOE, DICE).use("venom_weaver")
    assert delve.pool() == ["S1", "S2", "S3", "S4", "A1", "A2", "M1", "H4"]


def test_venom_weaver_needs_a_token_of_her_own() -> None:
    heroes = (trained(warrior(), "venom_weaver"), archer(poison=1))
    delve = scenario(*heroes, **FOREST).fight(PLAIN_FOE, "S1 S1 S1 A1", "S1 A1 A1 M1").use("venom_weaver")
    assert delve.pool() == ["S1", "S1", "S1", "A1"]


def test_keen_eye() -> None:
    delve = scenario(trained(warrior(), "keen_eye"), **FOREST).peril("vine_trap_1", 0, "S1 S2 S3 S6").use("keen_eye")
    assert delve.options() == ["die S1", "die S2", "die S3", "done"]
    assert takes(delve, "S2").pool() == ["S1", "S3", "S3", "S6"]


def test_forager() -> None:
    scene = scenario(trained(archer(damage=1), "forager"), mage(damage=2), deck=[], floor=3)
    delve = scene.end().descend().hero(1)
    assert (delve.damage(0), delve.damage(1)) == (1, 1)


def test_pathfinder() -> None:
    delve = scenario(trained(warrior(), "pathfinder"), **FOREST).fight(PLAIN_FOE, DICE).use("pathfinder")
    assert suffered(delve.cover("S3", "S3").done()) == (7, 2 - 1, 2)


def test_pathfinder_in_a_peril() -> None:
    delve = scenario(trained(warrior(), "pathfinder"), **FOREST).peril("vine_trap_1", 0, "S1 S2 S1 S1")
    assert suffered(delve.use("pathfinder").done()) == (2, 2 - 1, 0)


def test_apex_hunter() -> None:
    delve = scenario(trained(warrior(), "apex_hunter"), **FOREST).fight(PLAIN_FOE, DICE).will_roll("S6 M5")
    assert takes(delve.use("apex_hunter"), "S4", "M1").pool() == ["S1", "S2", "S3", "S6", "A1", "A2", "M5"]


def test_apex_hunter_in_a_peril() -> None:
    delve = scenario(trained(warrior(), "apex_hunter"), **FOREST).peril("vine_trap_1", 0, "S1 S2 S1 S1")
    assert delve.will_roll("S6").use("apex_hunter", on=["S2"]).pool() == ["S1", "S1", "S1", "S6"]


def test_keen_edge() -> None:
    delve = scenario(trained(warrior(), "keen_edge"), **FOREST).fight(PLAIN_FOE, DICE).use("keen_edge")
    assert takes(delve, "S4").pool() == ["S1", "S2", "S3", "S5", "A1", "A2", "M1"]


def test_salvage() -> None:
    exiled = {"heroic": 2, "magic": 3}
    delve = scenario(trained(warrior(), "salvage"), doors=["viper_1"], exiled=exiled, **FOREST).option()
    delve.use("salvage").answer("color heroic").answer("color heroic").answer("color magic")
    assert (delve.exiled("heroic"), delve.exiled("magic"), delve.supply("heroic")) == (0, 2, 6)
    assert (delve.asked(), delve.options("use")) == ("option", [])


def test_salvage_once_per_game() -> None:
    scene = scenario(trained(warrior(), "salvage"), deck=[], discard=MANY, exiled={"magic": 3}, **FOREST)
    delve = scene.end().use("salvage").answer("color magic").done().descend()
    assert (delve.floor(), delve.options("use")) == (2, [])


def test_salvage_may_bring_back_fewer() -> None:
    delve = scenario(trained(warrior(), "salvage"), doors=["viper_1"], exiled={"magic": 3}, **FOREST).option()
    assert delve.use("salvage").answer("color magic").done().exiled("magic") == 2


def test_salvage_of_a_single_die() -> None:
    delve = scenario(trained(warrior(), "salvage"), doors=["viper_1"], exiled={"magic": 1}, **FOREST).option()
    delve.use("salvage").answer("color magic")
    assert (delve.exiled("magic"), delve.supply("magic"), delve.asked()) == (0, 8, "option")


def test_salvage_needs_something_exiled() -> None:
    assert scenario(trained(warrior(), "salvage"), doors=["viper_1"], **FOREST).option().options("use") == []


def test_last_drop() -> None:
    delve = scenario(trained(warrior(damage=2), "last_drop"), doors=["viper_1"], **FOREST).option().use("last_drop")
    assert (delve.cubes(), delve.damage(), delve.options("use")) == (2, 1, [])


def test_last_drop_once_per_game() -> None:
    delve = scenario(trained(warrior(), "last_drop"), deck=[], discard=MANY, cubes=0, **FOREST).end()
    delve.use("last_drop").descend()
    assert (delve.floor(), delve.options("use")) == (2, [])


def test_last_drop_needs_a_cube_in_the_supply() -> None:
    scene = scenario(trained(warrior(), "last_drop"), doors=["viper_1"], cubes=1, exiled={"cubes": 5}, **FOREST)
    assert scene.option().options("use") == []


def test_last_drop_may_be_the_last_cube_of_the_supply() -> None:
    scene = scenario(trained(warrior(), "last_drop"), doors=["viper_1"], cubes=1, exiled={"cubes": 4}, **FOREST)
    delve = scene.option().use("last_drop")
    assert (delve.cubes(), delve.table.cube_supply()) == (2, 0)


@rule("ODD-ENC-27")
def test_last_drop_can_save_a_hero() -> None:
    delve = scenario(trained(warrior(damage=5), "last_drop"), cubes=0).meet("fire_elemental_1")
    assert (delve.asked(), delve.options()) == ("survive", ["use last_drop", "done"])
    delve.use("last_drop").drink("healing")
    assert delve.damage() == 4


def test_final_bargain() -> None:
    delve = scenario(trained(warrior(), "final_bargain"), **FOREST).fight(PLAIN_FOE, DICE)
    assert delve.use("final_bargain", on=["M1"]).pool() == ["S1", "S2", "S3", "S4", "A1", "A2", "H6"]
    assert delve.exiled("magic") == 1


@rule("ODD-CAMP-7")
@pytest.mark.parametrize("talent", ["clean_blade", "venom_weaver", "keen_edge", "final_bargain"])
def test_talents_for_combat_are_not_offered_in_perils(talent: str) -> None:
    scene = scenario(trained(warrior(poison=1), talent), **FOREST)
    assert scene.peril("vine_trap_1", 0, "S1 S2 S3 S6").options("use") == []


@rule("ODD-CAMP-7")
def test_talents_for_perils_are_not_offered_in_combat() -> None:
    assert scenario(trained(warrior(), "keen_eye"), **FOREST).fight(PLAIN_FOE, DICE).options("use") == []
