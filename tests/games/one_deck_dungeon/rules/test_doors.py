"""Exploring, entering, fleeing (ODD-EXPL, ODD-ENTER, AMB-14)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.kernel.secrets import EVERYONE
from tests.games.one_deck_dungeon.scenario import Hero, archer, fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

SIX = ["ogre_1", "ogre_2", "goblin_1", "goblin_2", "beetle_1", "beetle_2"]


@rule("ODD-EXPL-1")
def test_exploring_puts_face_down_cards_until_there_are_four_doors() -> None:
    delve = scenario(warrior(), cubes=0, deck=[*SIX, "bandit_1"]).turn()
    assert delve.logged(events.Explored) == [events.Explored(4)]
    assert delve.doors() == ["closed goblin_1", "closed goblin_2", "closed beetle_1", "closed beetle_2"]


@rule("ODD-EXPL-1")
def test_a_closed_door_hides_its_card() -> None:
    delve = scenario(warrior(), cubes=0, doors=["bandit_1"]).option()
    delve.explore()
    assert [delve.state.secrets.known[card] for door in delve.state.doors for card in door.cards] == [0, 0, 0, 0]


@rule("ODD-EXPL-1")
def test_a_dungeon_may_lower_the_limit() -> None:
    delve = scenario(warrior(), dungeon="minotaurs_maze", cubes=0, doors=["bandit_1"]).option()
    delve.explore()
    assert delve.logged(events.Explored) == [events.Explored(2)]
    assert len(delve.doors()) == 3


@rule("ODD-EXPL-2")
def test_open_doors_and_older_closed_ones_count() -> None:
    delve = scenario(warrior(), cubes=0, doors=[fled("bandit_1"), "bandit_2"], deck=[*SIX, "phantom_1"]).option()
    delve.explore()
    assert delve.doors() == ["open bandit_1", "closed bandit_2", "closed ogre_1", "closed ogre_2"]


@rule("ODD-EXPL-3")
def test_at_the_limit_nobody_explores() -> None:
    three = scenario(warrior(), cubes=0, doors=["bandit_1", "bandit_2", fled("ogre_1")]).option()
    assert "explore" in three.options()
    four = scenario(warrior(), cubes=0, doors=["bandit_1", "bandit_2", fled("ogre_1"), "ogre_2"]).option()
    assert "explore" not in four.options()


@rule("ODD-EXPL-3")
def test_while_the_stairs_are_visible_nobody_explores() -> None:
    hidden = scenario(warrior(), cubes=0, doors=["bandit_1", "bandit_2"], deck=["ogre_1"]).option()
    assert "explore" in hidden.options()
    visible = scenario(warrior(), cubes=0, doors=["bandit_1", "bandit_2"], deck=[]).option()
    assert "explore" not in visible.options()


@rule("ODD-EXPL-4")
def test_with_too_few_cards_what_there_is_is_placed_and_the_party_may_descend() -> None:
    scene = scenario(warrior(), dungeon="yetis_cavern", cubes=0, doors=["bandit_1"], deck=["ogre_1", "ogre_2"])
    delve = scene.option()
    delve.explore()
    assert delve.doors() == ["closed bandit_1", "closed ogre_1", "closed ogre_2"]
    assert (delve.asked(), delve.options()) == ("descend", ["descend", "done"])
    delve.descend()
    assert delve.logged(events.FloorRevealed)[0].floor == 2


@rule("ODD-EXPL-4")
def test_the_party_may_stay_and_the_turn_has_ended() -> None:
    delve = scenario(warrior(), cubes=0, doors=["bandit_1"], deck=["ogre_1"]).option()
    delve.explore().done()
    assert len(delve.logged(events.TurnBegan)) == 1
    assert delve.options() == ["enter bandit_1", "enter ogre_1"]


@rule("ODD-EXPL-4")
def test_with_cards_left_nobody_descends_after_exploring() -> None:
    delve = scenario(warrior(), cubes=0, doors=["bandit_1"], deck=SIX).option()
    delve.explore()
    assert delve.asked() == "option"


@rule("ODD-EXPL-5")
def test_after_exploring_a_poisoned_party_resists() -> None:
    scene = scenario(Hero("druid", poison=2), dungeon="realm_of_venom", cubes=0, doors=["viper_1", "panther_1"])
    delve = scene.option()
    delve.will_roll("5").explore()
    assert [event.die for event in delve.logged(events.PoisonResisted)] == [5]
    kinds = [type(event) for event in delve.match.log]
    assert kinds.index(events.Explored) < kinds.index(events.PoisonResisted)


@rule("ODD-EXPL-5")
def test_without_poison_nobody_resists() -> None:
    delve = scenario(Hero("druid"), dungeon="realm_of_venom", cubes=0, doors=["viper_1"]).option()
    delve.explore()
    assert delve.logged(events.PoisonResisted) == []


@rule("ODD-EXPL-6", "AMB-14")
def test_extra_time_for_exploring_is_paid_before_doors_are_placed() -> None:
    scene = scenario(warrior(), dungeon="minotaurs_maze", floor=2, cubes=0, doors=["bandit_1"], deck=SIX)
    delve = scene.option()
    delve.explore()
    assert delve.logged(events.TimeSpent)[0] == events.TimeSpent(1, ("ogre_1",), 0)
    assert delve.doors() == ["closed bandit_1", "closed ogre_2", "closed goblin_1"]


@rule("AMB-14")
def test_a_payment_that_empties_the_deck_leaves_nothing_to_place() -> None:
    scene = scenario(warrior(), dungeon="minotaurs_maze", floor=2, cubes=0, doors=["bandit_1"], deck=["ogre_1"])
    delve = scene.option()
    delve.explore()
    assert delve.logged(events.Explored) == [events.Explored(0)]
    assert (delve.doors(), delve.stairs()) == (["closed bandit_1"], 0)
    assert delve.asked() == "descend"


@rule("ODD-ENTER-1")
def test_a_closed_door_is_turned_face_up_first() -> None:
    delve = scenario(warrior(), cubes=0, doors=["bandit_1", "ogre_1"]).option()
    delve.enter("bandit_1")
    assert delve.logged(events.DoorOpened) == [events.DoorOpened(0, ("bandit_1",))]
    assert delve.doors() == ["open bandit_1", "closed ogre_1"]
    assert delve.state.secrets.known[delve.state.doors[0].cards[0]] == EVERYONE


@rule("ODD-ENTER-1")
def test_any_door_in_play_may_be_chosen() -> None:
    delve = scenario(warrior(), cubes=0, deck=[], doors=["bandit_1", fled("ogre_1"), "goblin_1"]).option()
    assert delve.options() == ["enter bandit_1", "enter ogre_1", "enter goblin_1"]


@rule("ODD-ENTER-2")
def test_after_opening_the_party_has_the_encounter_or_flees() -> None:
    delve = scenario(warrior(), cubes=0, doors=["bandit_1", "ogre_1"]).option()
    delve.enter("bandit_1")
    assert (delve.asked(), delve.options()) == ("door", ["stay", "flee"])
    delve.will_gather("S1 S1 S1 S1 A1 A1 M1").stay()
    assert delve.logged(events.EncounterBegan) == [events.EncounterBegan("bandit_1", (0,))]


@rule("ODD-ENTER-3")
def test_fleeing_ends_the_turn_and_leaves_an_open_door() -> None:
    delve = scenario(warrior(), cubes=0, doors=["bandit_1", "ogre_1"]).option()
    delve.enter("bandit_1").flee()
    assert delve.logged(events.Fled) == [events.Fled(0, ("bandit_1",))]
    assert delve.doors() == ["open bandit_1", "closed ogre_1"]
    assert len(delve.logged(events.TurnBegan)) == 1
    assert delve.logged(events.EncounterBegan) == []


@rule("ODD-ENTER-3")
@pytest.mark.parametrize("foe", ["fire_elemental_1", "ice_elemental_1", "wraith_1"])
def test_the_ability_of_a_foe_one_flees_has_no_effect(foe: str) -> None:
    scene = scenario(warrior(items=["bandit_1"]), cubes=0, doors=[foe, "ogre_1"])
    delve = scene.option()
    delve.enter(foe).flee()
    assert (delve.damage(), delve.items()) == (0, ["bandit_1"])
    assert [event.count for event in delve.logged(events.TimeSpent)] == [2]  # of the next turn


@rule("ODD-ENTER-4")
def test_an_open_door_must_be_encountered() -> None:
    delve = scenario(archer(), cubes=0, doors=[fled("bandit_1"), "ogre_1"]).option()
    delve.enter("bandit_1")
    assert delve.logged(events.DoorOpened) == []
    assert delve.logged(events.EncounterBegan) == [events.EncounterBegan("bandit_1", (0,))]
    assert "flee" not in delve.options()


@rule("ODD-ENTER-4")
def test_a_door_fled_this_game_is_open_from_then_on() -> None:
    delve = scenario(archer(), cubes=0, doors=["bandit_1", "ogre_1"]).option()
    delve.enter("bandit_1").flee().enter("bandit_1")
    assert delve.logged(events.EncounterBegan) == [events.EncounterBegan("bandit_1", (0,))]


@rule("ODD-ENTER-5")
def test_after_the_encounter_the_turn_ends() -> None:
    delve = scenario(warrior(), cubes=0, doors=["ogre_1"]).peril("cave_in_1", 0, "S6 S6 S1 S1")
    delve.cover("G2", "S6").cover("S6", "S6").done().loot("xp")
    assert len(delve.logged(events.TurnBegan)) == 1
    assert delve.doors() == ["closed ogre_1"]


@rule("ODD-ENTER-5")
def test_after_an_encounter_without_a_deck_the_party_may_descend() -> None:
    delve = scenario(warrior(), cubes=0, deck=[], discard=SIX).peril("cave_in_1", 1, "A6 A6")
    delve.cover("G2", "A6").done()
    assert delve.asked() == "loot"
    delve.loot("xp")
    assert (delve.asked(), delve.options()) == ("descend", ["descend", "done", "return_die"])


@rule("ODD-ENTER-2", "ODD-ENTER-3")
def test_two_heroes_flee_together() -> None:
    delve = scenario(paladin(), mage(), cubes=0, doors=["bandit_1", "goblin_1"]).option()
    delve.enter("bandit_1").flee()
    assert delve.logged(events.EncounterBegan) == []
    assert delve.stored(1) == 1  # fleeing charges the Mage


@rule("ODD-ENTER-2")
def test_the_rogue_decides_on_another_door_only_after_fleeing() -> None:
    delve = scenario(rogue(), cubes=0, doors=["bandit_1"], deck=SIX).option()
    delve.enter("bandit_1").flee()
    assert (delve.asked(), delve.options()) == ("hook", ["yes", "done"])
