"""Talents of the base campaign sheet, each by its id."""

import pytest

from tests.games.one_deck_dungeon.cards.scenes import suffered, takes, time_spent, trained
from tests.games.one_deck_dungeon.scenario import archer, fled, mage, paladin, scenario, warrior
from tests.rules import rule

DICE = "S1 S2 S3 S4 A1 A2 M1"  # a gather roll of the Warrior


@rule("ODD-CAMP-8")
def test_veteran() -> None:
    """The Basic Skill comes on top of the two skills of level 1."""
    hero = trained(warrior(skills=["cleave", "valor"]), "veteran")
    assert scenario(hero).fight("ogre_1", DICE).options("use") == ["shield_bash", "cleave", "valor"]


def test_veteran_is_not_for_those_who_have_not_earned_it() -> None:
    assert scenario(trained(warrior(), "durability")).fight("ogre_1", DICE).options("use") == []


def test_veteran_on_the_party_side_is_for_its_owner() -> None:
    delve = scenario(trained(warrior(), "veteran"), archer()).fight("ogre_1", "S1 S1 S1 A1", "S1 A1 A1 M1")
    assert delve.options("use") == ["0 fearless_charge", "0 shield_bash", "1 combined_shot"]


def test_durability() -> None:
    delve = scenario(trained(archer(), "durability"), warrior(), doors=["ogre_1"]).option()
    assert (delve.health(0), delve.health(1)) == (4, 4)


def test_durability_keeps_a_hero_alive() -> None:
    delve = scenario(trained(mage(damage=4), "durability"), cubes=0).meet("fire_elemental_1")
    assert (delve.damage(), delve.health(), delve.outcome) == (5, 6, "")


def test_crafty() -> None:
    delve = scenario(trained(warrior(), "crafty")).fight("ogre_1", DICE).will_roll("S6").use("crafty")
    assert takes(delve, "S3").pool() == ["S1", "S2", "S4", "S6", "A1", "A2", "M1"]
    assert delve.options("use") == []


def test_crafty_in_a_peril() -> None:
    delve = scenario(trained(warrior(), "crafty")).peril("cave_in_1", 0, "S1 S2 S3 S4").will_roll("S6")
    assert delve.use("crafty", on=["S1"]).pool() == ["S2", "S3", "S4", "S6"]


def test_prepared() -> None:
    delve = scenario(trained(warrior(), "prepared")).meet("ogre_1")
    assert delve.options() == ["yes", "done"]
    delve.will_roll("H5").will_gather(DICE).answer("yes")
    assert delve.pool() == ["S1", "S2", "S3", "S4", "A1", "A2", "M1", "H5"]


def test_prepared_may_be_declined() -> None:
    delve = scenario(trained(warrior(), "prepared")).meet("ogre_1").will_gather(DICE).done()
    assert delve.pool() == ["S1", "S2", "S3", "S4", "A1", "A2", "M1"]


def test_prepared_is_for_the_first_encounter_of_a_floor() -> None:
    scene = scenario(trained(warrior(), "prepared"), doors=[fled("cave_in_1"), fled("ogre_1")])
    delve = scene.option().enter("cave_in_1").peril(0).will_gather("S6 S6 S2 S1").done()
    delve.cover("G2", "S2").cover("S6", "S6").done().loot("xp").will_gather(DICE).enter("ogre_1")
    assert delve.asked() == "act"


def test_prepared_again_on_the_next_floor() -> None:
    """Of three cards two are the time of the first turn; the third is explored, and entered in the second."""
    foes = ["ogre_1", "ogre_2", "bandit_1"]
    scene = scenario(trained(warrior(), "prepared"), deck=[], discard=foes, cubes=0, dungeon="yetis_cavern")
    delve = scene.end().descend().done().stay()
    assert (delve.floor(), delve.asked(), delve.options()) == (2, "hook", ["yes", "done"])


@rule("ODD-4P-7")
def test_prepared_is_for_the_heroes_of_the_encounter() -> None:
    heroes = (trained(warrior(), "prepared"), paladin(), mage(), mage())
    delve = scenario(*heroes).meet("ogre_1", "ogre_2").answer("card ogre_1")
    delve.will_gather("A1 M1 M2 M3", "A1 M1 M2 M3").pair(2, 3)
    assert delve.asked() == "act"


def test_first_aid() -> None:
    scene = scenario(trained(warrior(damage=3), "first_aid"), doors=["ogre_1"], cubes=0)
    delve = scene.turn()
    assert delve.options() == ["use first_aid", "done"]
    assert delve.use("first_aid").damage() == 2
    assert delve.asked() == "option"


def test_first_aid_is_not_offered_to_the_unhurt() -> None:
    assert scenario(trained(warrior(), "first_aid"), doors=["ogre_1"], cubes=0).turn().asked() == "option"


def test_first_aid_for_another_hero() -> None:
    scene = scenario(trained(warrior(damage=3), "first_aid"), archer(damage=1), doors=["ogre_1"], cubes=0)
    delve = scene.turn().use("first_aid").hero(1)
    assert (delve.damage(0), delve.damage(1)) == (3, 0)


def test_first_aid_once_per_floor() -> None:
    scene = scenario(trained(warrior(damage=3), "first_aid"), doors=["ogre_1", "ogre_2"], cubes=0)
    delve = scene.turn().use("first_aid").enter("ogre_1").flee()
    assert (delve.turn(), delve.asked()) == (3, "option")


def test_first_aid_again_on_the_next_floor() -> None:
    scene = scenario(trained(archer(damage=3), "first_aid"), deck=["ogre_1", "ogre_2"], cubes=0, dungeon="yetis_cavern")
    delve = scene.turn().use("first_aid").descend()
    assert (delve.floor(), delve.damage()) == (2, 2)
    assert delve.options() == ["use first_aid", "done"]


@pytest.mark.parametrize(("damage", "left"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_recovery(damage: int, left: int) -> None:
    scene = scenario(trained(archer(damage=damage), "recovery"), deck=[], floor=3)
    assert scene.end().descend().damage() == left


def test_recovery_is_for_its_owner() -> None:
    for damage, left in ((1, 0), (3, 1)):
        scene = scenario(mage(damage=1), trained(warrior(damage=damage), "recovery"), deck=[], floor=3)
        delve = scene.end().descend()
        assert (delve.damage(0), delve.damage(1)) == (1, left)


def test_grit() -> None:
    delve = scenario(trained(warrior(), "grit")).fight("bandit_1", DICE).use("grit").done()
    assert suffered(delve) == (5 - 1, 4, 0)


def test_guile() -> None:
    delve = scenario(trained(warrior(), "guile")).fight("ogre_1", DICE).use("guile")
    assert takes(delve, "S4").pool() == ["S1", "S2", "S3", "S5", "A1", "A2", "M1"]


def test_fortitude() -> None:
    delve = scenario(trained(warrior(), "fortitude")).fight("bandit_1", DICE).use("fortitude").done()
    assert suffered(delve) == (5, 4 - 1, 0)


def test_planning() -> None:
    delve = scenario(trained(warrior(), "planning")).fight("ogre_1", DICE).use("planning")
    assert delve.options() == ["die S1", "die A1", "die M1", "done"]
    assert delve.will_roll("S5 M6").act_on("S1", "M1").pool() == ["S2", "S3", "S4", "S5", "A1", "A2", "M6"]


def test_direct_hit() -> None:
    delve = scenario(trained(warrior(), "direct_hit"), level=2).fight("ogre_1", "H1 " + DICE).use("direct_hit")
    assert delve.options() == ["die S1", "die S2", "die S3", "die S4", "die A1", "die A2", "die M1", "done"]
    assert takes(delve, "A1").pool() == ["S1", "S2", "S3", "S4", "A2", "A6", "M1", "H1"]


def test_cunning() -> None:
    delve = scenario(trained(warrior(), "cunning")).peril("cave_in_1", 0, "S1 S2 S3 S6").use("cunning")
    assert delve.options() == ["die S1", "die S2", "die S3", "done"]
    assert takes(delve, "S3").pool() == ["S1", "S2", "S4", "S6"]


def test_speed() -> None:
    delve = scenario(trained(warrior(damage=1), "speed"), doors=["ogre_1"], turn=0).turn()
    deck = delve.deck_size()
    assert deck - delve.done().deck_size() == 0
    assert deck - delve.enter("ogre_1").flee().done().deck_size() == 2


def test_speed_again_on_the_next_floor() -> None:
    """All four cards become doors, because the first turn takes none of them; the second takes 2 time."""
    cards = ["ogre_1", "ogre_2", "bandit_1", "bandit_2"]
    scene = scenario(trained(warrior(), "speed"), deck=[], discard=cards, cubes=0, dungeon="yetis_cavern")
    delve = scene.end().descend()
    assert (delve.floor(), len(delve.doors()), time_spent(delve)) == (2, 4, [])
    assert time_spent(delve.done()) == [2]


def test_speed_spares_what_a_floor_adds() -> None:
    scene = scenario(trained(warrior(damage=1), "speed"), doors=["ogre_1"], turn=0, dungeon="hydras_reef")
    delve = scene.turn()
    deck = delve.deck_size()
    assert delve.done().deck_size() == deck


def test_knowledge() -> None:
    delve = scenario(trained(warrior(), "knowledge"), xp=["bandit_1"]).peril("cave_in_1", 0, "S6 S6 S2 S1")
    assert delve.xp_needed() == 5
    delve.cover("G2", "S2").cover("S6", "S6").done().loot("xp")
    assert (delve.level(), delve.xp()) == (2, 0)


def test_foresight() -> None:
    delve = scenario(trained(warrior(), "foresight")).peril("cave_in_1", 0, "S1 S2 S3 S6").will_roll("H5")
    assert delve.use("foresight").pool() == ["S1", "S2", "S3", "S6", "H5"]


@rule("ODD-CAMP-7")
@pytest.mark.parametrize("talent", ["grit", "guile", "fortitude", "planning", "direct_hit"])
def test_talents_for_combat_are_not_offered_in_perils(talent: str) -> None:
    assert scenario(trained(warrior(), talent)).peril("cave_in_1", 0, "S1 S2 S3 S6").options("use") == []


@rule("ODD-CAMP-7")
@pytest.mark.parametrize("talent", ["cunning", "foresight"])
def test_talents_for_perils_are_not_offered_in_combat(talent: str) -> None:
    assert scenario(trained(warrior(), talent)).fight("ogre_1", DICE).options("use") == []
