"""Heroic abilities and stored dice (ODD-FEAT)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import Hero, archer, fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

FOREST = "mudlands"


@rule("ODD-FEAT-1")
def test_an_ability_is_used_once_and_only_in_step_two() -> None:
    delve = scenario(archer()).meet("ogre_1")
    assert delve.options() == ["ability", "done"]
    delve.will_roll("H5 H2").ability().answer("option 0")
    delve.will_gather("S1 S1 A1 A1 A1 M1 M1").act_on("H2")
    assert delve.asked() == "act"
    assert delve.options("ability") == []
    assert "H5" in delve.pool()


@rule("ODD-FEAT-1")
def test_each_hero_has_an_ability_of_their_own() -> None:
    delve = scenario(archer(), rogue()).meet("ogre_1")
    assert delve.options() == ["ability 0", "ability 1", "done"]
    delve.will_roll("H5 H2").ability(0).act_on("H2")
    assert delve.options() == ["ability 1", "done"]
    delve.will_roll("H4").will_gather("S1 A1 A1 M1", "A1 A1 A1 M1").ability(1)
    assert ("H5" in delve.pool(0), "H4" in delve.pool(1)) == (True, True)


@rule("ODD-FEAT-1")
def test_the_next_encounter_allows_it_again() -> None:
    delve = scenario(archer(), doors=["cave_in_1"]).meet("cave_in_2")
    delve.peril(0).will_roll("H5 H2").ability().answer("option 0")
    delve.will_gather("S1 S1").act_on("H2").done().loot("xp")
    delve.done().enter("cave_in_1").stay().peril(0)
    assert delve.choices() == ["ability", "done"]


@rule("ODD-FEAT-2")
@pytest.mark.parametrize(("hero", "dice"), [(archer(), "S1 S1 A1 A1 A1 M1 M1"), (rogue(), "S1 A1 A1 A1 A1 M1 M1")])
def test_no_ability_with_the_no_boss_icon_in_the_boss_fight(hero: Hero, dice: str) -> None:
    delve = scenario(hero).boss(dice)
    assert delve.asked() == "act"
    assert delve.logged(events.AbilityUsed) == []


@rule("ODD-FEAT-3")
def test_stored_dice_are_not_in_the_supply_and_may_come_back_at_any_time() -> None:
    delve = scenario(mage(stored=2, damage=1), doors=["ogre_1"], cubes=1).turn()
    assert delve.supply("heroic") == 4
    delve.answer("return_die").done()
    assert (delve.supply("heroic"), delve.stored()) == (5, 1)
    assert "return_die" in delve.options()
    delve.enter("ogre_1")
    assert "return_die" in delve.options()
    delve.stay().gather("S1 A1 A1 M1 M1 M1 M1").answer("return_die")
    assert (delve.supply("heroic"), delve.stored()) == (6, 0)
    assert "return_die" not in delve.options()


@rule("ODD-FEAT-3", "AMB-37")
def test_stored_dice_alone_are_no_reason_to_stop_before_time_passes() -> None:
    delve = scenario(mage(stored=2), doors=["ogre_1"]).turn()
    assert (delve.asked(), len(delve.logged(events.TurnBegan))) == ("option", 1)
    assert delve.answer("return_die").stored() == 1
    assert (delve.asked(), len(delve.logged(events.TurnBegan))) == ("option", 1)


@rule("ODD-FEAT-3", "ODD-DICE-4")
def test_stored_dice_cannot_be_taken_by_others() -> None:
    said = {"level": 4, "exiled": {"heroic": 4}, "deck": "hybrid"}
    delve = scenario(mage(stored=1), rogue(), **said).meet("cave_in_1").peril(0).done()
    assert (delve.asked(), delve.decision.subject) == ("bonus", 1), "the second bonus die lies on the Mage"
    delve.will_gather("H4").hero(1)
    assert (delve.pool(0), delve.pool(1)) == ([], ["H4"])


@rule("ODD-FEAT-3")
def test_a_stored_die_that_is_rolled_joins_the_pool() -> None:
    delve = scenario(mage(stored=2)).meet("ogre_1")
    delve.will_roll("H6").ability().answer("number 1").gather("S1 A1 A1 M1 M1 M1 M1")
    assert (delve.stored(), delve.supply("heroic")) == (1, 4)
    assert "H6" in delve.pool()


@rule("ODD-FEAT-4")
def test_storing_takes_a_die_from_the_supply_up_to_the_maximum() -> None:
    delve = scenario(mage(stored=1), doors=["ogre_1", "cave_in_1"]).option().enter("ogre_1").flee()
    assert (delve.stored(), delve.supply("heroic")) == (2, 4)
    delve.enter("cave_in_1").flee()
    assert (delve.stored(), delve.supply("heroic")) == (2, 4)


@rule("ODD-FEAT-4")
def test_the_two_player_side_holds_one_die() -> None:
    delve = scenario(mage(stored=1), paladin(), doors=["ogre_1"]).option().enter("ogre_1").flee()
    assert (delve.stored(0), delve.stored(1), delve.supply("heroic")) == (1, 1, 4)


@rule("ODD-FEAT-4")
def test_nothing_is_stored_if_no_heroic_die_is_left() -> None:
    said = {"doors": ["ogre_2"], "deck": "hybrid", "exiled": {"heroic": 6}}
    delve = scenario(mage(), **said).option().enter("ogre_2").flee()
    assert (delve.stored(), delve.supply("heroic")) == (0, 0)


@rule("ODD-FEAT-4", "ODD-FEAT-5")
def test_each_damage_stores_a_die_of_the_warrior() -> None:
    delve = scenario(warrior(), doors=["cave_in_2"]).peril("spiked_log_1", 0, "S1 S1 S1 S1").done()
    assert (delve.damage(), delve.stored()) == (3, 2)


@rule("ODD-FEAT-5", "AMB-20")
def test_the_paladin_stores_for_a_rich_door_even_if_the_party_flees() -> None:
    delve = scenario(paladin(), doors=["ogre_1", "bandit_1"]).option().enter("ogre_1")
    assert delve.stored() == 1
    delve.flee()
    assert delve.stored() == 1
    delve.enter("bandit_1")
    assert delve.stored() == 1, "3 XP are too few"


@rule("ODD-FEAT-5", "AMB-20")
def test_a_door_that_is_open_already_stores_nothing() -> None:
    delve = scenario(paladin(), doors=[fled("ogre_1")]).option().enter("ogre_1")
    assert delve.stored() == 0


@rule("ODD-FEAT-5", "AMB-20")
def test_damage_from_the_stairs_makes_the_warrior_store_too() -> None:
    delve = scenario(warrior(), deck=[], stairs=1, doors=["ogre_1"]).turn()
    assert (delve.damage(), delve.stored()) == (1, 1)


@rule("ODD-FEAT-5")
def test_exploring_and_fleeing_make_the_mage_store() -> None:
    delve = scenario(mage(), doors=["ogre_1"]).option().explore()
    assert delve.stored() == 1
    delve.enter("ogre_1").flee()
    assert delve.stored() == 2


@rule("ODD-FEAT-6")
def test_the_archer_discards_before_roll_effects_look() -> None:
    delve = scenario(archer()).meet("phantom_1")
    delve.will_roll("H1 H5").ability().answer("option 0")
    assert delve.options("die") == ["H1", "H5"]
    delve.will_gather("S2 S2 A2 A2 A2 M2 M2").act_on("H1")
    assert delve.pool() == ["S2", "S2", "A2", "A2", "A2", "M2", "M2", "H5"]
    assert [event.cause for event in delve.logged(events.DiceDiscarded)] == ["eagle_eye"]


@rule("ODD-FEAT-6")
def test_a_die_the_ability_discards_itself_is_not_counted_by_roll_effects() -> None:
    delve = scenario(Hero("alchemist"), warrior(), dungeon=FOREST).meet("wasp_cloud_1")
    delve.will_roll("H1 H4").ability(0).will_gather("S1 A2 M2 M2", "S2 S2 S2 A2").act_on("H1")
    assert (delve.poison(0), delve.poison(1)) == (1, 0), "one from the draught; the foe has seen only one 1"


@rule("ODD-FEAT-6")
def test_the_second_one_that_stays_is_counted() -> None:
    delve = scenario(Hero("alchemist"), warrior(), dungeon=FOREST).meet("wasp_cloud_1")
    delve.will_roll("H1 H4").ability(0).will_gather("S2 A2 M2 M2", "S1 S2 S2 A2").act_on("H4")
    assert (delve.poison(0), delve.poison(1)) == (1, 1)


@rule("ODD-FEAT-6")
def test_the_rogue_pays_before_the_die_is_discarded() -> None:
    delve = scenario(rogue()).meet("phantom_1")
    deck = delve.deck_size()
    delve.will_roll("H1").will_gather("S2 A2 A2 A2 A2 M2 M2").ability().answer("option 0")
    kinds = [type(event) for event in delve.match.log]
    assert (delve.damage(), delve.deck_size()) == (1, deck - 3)
    assert kinds.index(events.Damaged) < kinds.index(events.DiceDiscarded)
    assert delve.pool() == ["S2", "A2", "A2", "A2", "A2", "M2", "M2"]


@rule("ODD-FEAT-7")
def test_two_ones_are_one_penalty() -> None:
    delve = scenario(rogue()).meet("ogre_1")
    deck = delve.deck_size()
    delve.will_roll("H1 H1").will_gather("S2 A2 A2 A2 A2 M2 M2").ability().answer("option 1")
    assert (delve.damage(), delve.deck_size()) == (1, deck - 3)
    assert delve.pool()[-2:] == ["H1", "H1"]


@rule("ODD-FEAT-7")
def test_no_one_no_penalty() -> None:
    delve = scenario(rogue()).meet("ogre_1")
    deck = delve.deck_size()
    delve.will_roll("H6 H2").will_gather("S2 A2 A2 A2 A2 M2 M2").ability().answer("option 1")
    assert (delve.damage(), delve.deck_size()) == (0, deck)


@rule("ODD-FEAT-7", "ODD-ENC-18")
def test_the_penalty_is_no_consequence_and_cannot_be_ignored() -> None:
    delve = scenario(rogue(skills=["dodge"])).meet("ogre_1")
    delve.will_roll("H1").will_gather("S1 A6 A5 A5 A4 M1 M1").ability().answer("option 0")
    delve.use("dodge", pay=["A5"])
    for box, die in (("A4", "A4"), ("A5", "A5"), ("A6", "A6")):
        delve.cover(box, die)
    assert delve.damage() == 1, "paid in step 2"
    delve.done()
    suffered = delve.logged(events.ConsequencesSuffered)[0]
    assert (suffered.hearts, suffered.time) == (1 + 2 + 3 + 1 - 1, 0), "Dodge is spent on the boxes alone"
