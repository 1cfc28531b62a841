"""Potions and cubes (ODD-POT)."""

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

WARRIOR = "S5 S3 S2 S1 A4 A2 M6"


@rule("ODD-POT-1")
def test_one_cube_pays_one_use_and_goes_back_to_the_supply() -> None:
    delve = scenario(warrior(), cubes=2, potions=["mana"]).fight("ogre_1", WARRIOR)
    assert (delve.cubes(), delve.table.cube_supply()) == (2, 4)
    delve.will_roll("M5 M5 M5").drink("mana")
    assert (delve.cubes(), delve.table.cube_supply()) == (1, 5)


@rule("ODD-POT-1")
def test_without_a_cube_or_an_identified_type_nothing_is_drunk() -> None:
    dry = scenario(warrior(damage=2), cubes=0, potions=["mana"]).fight("ogre_1", WARRIOR)
    assert dry.options("drink") == []
    unknown = scenario(warrior(damage=2), cubes=2).fight("ogre_1", WARRIOR)
    assert unknown.options("drink") == ["healing"]


@rule("ODD-POT-2")
def test_a_potion_may_be_used_several_times_in_an_encounter() -> None:
    delve = scenario(warrior(), cubes=2, potions=["mana"]).fight("ogre_1", WARRIOR)
    delve.will_roll("M5 M5 M5").drink("mana").will_roll("M4 M4 M4").drink("mana")
    assert delve.pool().count("M5") == 3
    assert delve.pool().count("M4") == 3
    assert delve.options("drink") == []


@rule("ODD-POT-3")
def test_healing_is_stronger_at_the_start_of_a_turn() -> None:
    delve = scenario(warrior(damage=5), cubes=2, doors=["ogre_1"]).turn().drink("healing")
    assert delve.damage() == 2
    delve.done().drink("healing")
    assert delve.damage() == 0


@rule("ODD-POT-3")
def test_healing_at_any_other_moment_heals_two() -> None:
    at_a_door = scenario(warrior(damage=5), doors=["ogre_1"]).option().enter("ogre_1").drink("healing")
    assert at_a_door.damage() == 3
    in_step_four = scenario(warrior(damage=5)).fight("ogre_1", WARRIOR).drink("healing")
    assert in_step_four.damage() == 3
    at_the_end = scenario(warrior(damage=5), deck=[]).end().drink("healing")
    assert at_the_end.damage() == 3


@rule("ODD-POT-3")
def test_healing_is_for_one_hero_of_the_partys_choice() -> None:
    delve = scenario(warrior(damage=3), mage(damage=2), doors=["ogre_1"]).turn().drink("healing", hero=1)
    assert (delve.damage(0), delve.damage(1)) == (3, 0)


@rule("ODD-POT-3")
def test_nobody_drinks_healing_who_has_nothing_to_heal() -> None:
    delve = scenario(warrior(), doors=["ogre_1"]).option()
    assert "drink healing" not in delve.options()


@rule("AMB-12", "ODD-POT-3")
def test_boss_rounds_are_no_turns() -> None:
    delve = scenario(warrior(damage=5)).boss(WARRIOR).drink("healing")
    assert delve.damage() == 3


@rule("ODD-POT-4")
def test_invisibility_leads_straight_to_the_loot() -> None:
    delve = scenario(warrior(), potions=["invisibility"], cubes=1).meet("fire_elemental_1")
    deck = delve.deck_size()
    assert delve.options() == ["stay", "drink invisibility"]
    delve.skip_with_invisibility()
    assert delve.asked() == "loot"
    assert (delve.cubes(), delve.deck_size()) == (0, deck - 2)
    assert delve.damage() == 0, "Flames did not begin"


@rule("ODD-POT-4")
def test_both_heroes_of_two_are_invisible() -> None:
    delve = scenario(warrior(), mage(), potions=["invisibility"]).meet("ogre_1").skip_with_invisibility()
    assert delve.asked() == "loot"
    assert delve.logged(events.EncounterSkipped) == [events.EncounterSkipped("ogre_1")]


@rule("ODD-POT-4")
def test_invisibility_is_too_late_once_the_encounter_has_started() -> None:
    delve = scenario(warrior(), potions=["invisibility"], cubes=2).fight("ogre_1", WARRIOR)
    assert delve.options("drink") == []


@rule("ODD-POT-4")
def test_an_open_door_can_be_slipped_past_too() -> None:
    delve = scenario(warrior(), potions=["invisibility"], doors=[fled("ogre_1")]).option().enter("ogre_1")
    assert delve.options() == ["stay", "drink invisibility"]


@rule("ODD-POT-4", "ODD-FLOOR-2")
def test_the_two_time_of_invisibility_may_go_to_the_stairs() -> None:
    delve = scenario(paladin(), potions=["invisibility"], deck=[], stairs=1).meet("cave_in_1")
    delve.skip_with_invisibility()
    assert (delve.stairs(), delve.damage(), delve.asked()) == (0, 1, "loot")


@rule("ODD-POT-5")
def test_other_potions_wait_for_step_four() -> None:
    said = {"cubes": 3, "potions": ["mana", "heroism", "clarity"]}
    delve = scenario(rogue(damage=1), **said, doors=["ogre_1"]).turn()
    assert delve.options("drink") == ["healing"]
    delve.done().enter("ogre_1")
    assert delve.options("drink") == ["healing"]
    delve.stay()
    assert (delve.asked(), delve.options()) == ("abilities", ["ability", "done", "drink healing"])
    delve.gather("S1 A1 A1 A1 A1 M1 M1")
    assert delve.options("drink") == ["mana", "heroism", "clarity", "healing"]


@rule("ODD-POT-5", "ODD-DICE-5")
def test_a_potion_serves_the_dice_of_the_hero_the_party_names() -> None:
    delve = scenario(warrior(), mage(), potions=["mana"]).fight("ogre_1", "S1 S1 S1 A1", "A1 M1 M1 M1")
    assert delve.options("drink") == ["0 mana", "1 mana"]
    delve.will_roll("M6 M6 M6").drink("mana", by=0)
    assert delve.pool(0) == ["S1", "S1", "S1", "A1", "M6", "M6", "M6"]
    assert len(delve.pool(1)) == 4


@rule("ODD-POT-5", "ODD-ENC-15")
def test_dice_of_a_potion_that_do_not_belong_in_a_peril_are_gone_immediately() -> None:
    delve = scenario(warrior(), potions=["mana"]).peril("cave_in_1", 0, "S1 S1 S1 S1")
    delve.will_roll("M6 M6 M6").drink("mana")
    assert delve.pool() == ["S1", "S1", "S1", "S1"]
    assert delve.supply("magic") == 8
