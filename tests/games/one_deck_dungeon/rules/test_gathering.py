"""An encounter up to its rolled dice: start, option, heroic abilities, gathering (ODD-ENC-1..10, AMB-1, AMB-2)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import Delve, archer, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

LOW = "S1 S1 S1 S1 A1 A1 M1"
"""What the Warrior gathers alone, and covers nothing with."""


def kinds(delve: Delve, *wanted: type) -> list[type]:
    """The events of these kinds in the order in which they were told."""
    return [type(event) for event in delve.match.log if isinstance(event, wanted)]


@rule("ODD-ENC-1")
@pytest.mark.parametrize(("card", "combat"), [("goblin_1", True), ("cave_in_1", False)])
def test_an_encounter_is_combat_or_peril_and_cannot_be_failed(card: str, combat: bool) -> None:
    scene = scenario(warrior(), cubes=0)
    delve = scene.fight(card, LOW) if combat else scene.peril(card, 1, "A1 A1")
    assert delve.table.combat() is combat
    uncovered = delve.uncovered()
    assert uncovered == delve.boxes()
    delve.done()
    assert delve.damage() > 0
    assert (delve.asked(), delve.options("take_xp")) == ("loot", [""])


@rule("ODD-ENC-2")
def test_immediate_instructions_come_before_heroic_abilities() -> None:
    delve = scenario(archer(), cubes=0).meet("fire_elemental_1")
    assert (delve.asked(), delve.damage()) == ("abilities", 1)
    assert delve.logged(events.Damaged) == [events.Damaged(0, 1, "flames")]


@rule("ODD-ENC-2")
def test_start_time_is_paid_before_any_die_is_rolled() -> None:
    delve = scenario(warrior(), cubes=0).fight("ice_elemental_1", LOW)
    assert kinds(delve, events.TimeSpent, events.DiceRolled) == [events.TimeSpent, events.DiceRolled]
    assert delve.logged(events.TimeSpent)[0].count == 3


@rule("ODD-ENC-2")
def test_two_heroes_say_who_takes_the_damage_of_the_start() -> None:
    delve = scenario(warrior(), archer(), cubes=0).meet("fire_elemental_1")
    assert (delve.asked(), delve.options()) == ("hero", ["hero 0", "hero 1"])
    delve.hero(1)
    assert (delve.damage(0), delve.damage(1)) == (0, 1)


@rule("ODD-ENC-2")
def test_an_open_door_lets_the_foe_begin_when_it_is_encountered() -> None:
    delve = scenario(archer(), cubes=0, doors=["fire_elemental_1", "ogre_1"]).option()
    delve.enter("fire_elemental_1").flee()
    assert delve.damage() == 0
    delve.enter("fire_elemental_1")
    assert delve.damage() == 1


@rule("ODD-ENC-2")
def test_the_start_of_a_combat_can_be_the_end() -> None:
    delve = scenario(archer(damage=4), cubes=0).meet("fire_elemental_1")
    assert delve.outcome == "lost"


@rule("ODD-ENC-3")
@pytest.mark.parametrize(
    ("option", "box", "time"), [(0, "A8 wide 1 heart 4 time", 1), (1, "S11 wide 2 hearts 2 time", 0)]
)
def test_one_option_of_a_peril_is_chosen_and_its_time_paid(option: int, box: str, time: int) -> None:
    delve = scenario(warrior(), cubes=0).peril("locked_door_1", option, "A1 A1" if option == 0 else "S1 S1 S1 S1")
    assert delve.boxes() == [box, "armor G2"]  # the other option is out of the encounter
    assert sum(event.count for event in delve.logged(events.TimeSpent)) == time
    assert delve.logged(events.PerilChosen) == [events.PerilChosen("locked_door_1", option)]


@rule("ODD-ENC-3")
def test_in_combat_there_is_no_option_to_choose() -> None:
    delve = scenario(warrior(), cubes=0).fight("ogre_1", LOW)
    assert delve.logged(events.PerilChosen) == []


@rule("AMB-1")
def test_the_option_is_chosen_before_heroic_abilities() -> None:
    delve = scenario(archer(), cubes=0).meet("locked_door_1")
    assert delve.asked() == "peril"
    delve.peril(0)
    assert delve.asked() == "abilities"
    assert kinds(delve, events.PerilChosen, events.TimeSpent) == [events.PerilChosen, events.TimeSpent]


@rule("ODD-ENC-4")
def test_each_hero_may_use_the_ability_one_after_the_other() -> None:
    delve = scenario(archer(), rogue(), cubes=0).meet("ogre_1")
    assert delve.options() == ["ability 0", "ability 1", "done"]
    delve.will_roll("H5").ability(1)
    assert (delve.pool(1), delve.options()) == (["H5"], ["ability 0", "done"])
    delve.will_roll("H6 H4").ability(0)
    assert delve.asked() == "die"  # which of the two is discarded, before anything else
    delve.will_gather("S1 A1 A1 M1", "A1 A1 A1 M1").act_on("H4")
    assert delve.asked() == "act"  # both are used


@rule("ODD-ENC-4")
def test_nobody_has_to() -> None:
    delve = scenario(archer(), rogue(), cubes=0).meet("ogre_1")
    delve.gather("S1 A1 A1 M1", "A1 A1 A1 M1")
    assert delve.logged(events.AbilityUsed) == []


@rule("ODD-ENC-5", "AMB-2")
def test_dice_of_an_ability_are_rolled_like_any_other() -> None:
    delve = scenario(warrior(stored=2), cubes=0).meet("phantom_1")
    delve.ability().will_roll("H3 H6").will_gather("S2 S4 S5 S6 A2 A4 M2").answer("number 2")
    assert delve.pool() == ["S2", "S4", "S5", "S6", "A2", "A4", "M2", "H6"]
    assert [event.cause for event in delve.logged(events.DiceDiscarded)] == ["ethereal"]


@rule("ODD-ENC-5")
def test_dice_of_an_ability_stay_beside_the_gathered_ones_and_out_of_the_supply() -> None:
    delve = scenario(rogue(), cubes=0).meet("ogre_1")
    delve.ability().will_roll("H4 H5").will_gather("S1 A1 A2 A3 A4 M1 M2").answer("option 1")
    assert delve.pool() == ["S1", "A1", "A2", "A3", "A4", "M1", "M2", "H4", "H5"]
    assert delve.supply("heroic") == 4


@rule("ODD-ENC-6")
def test_each_icon_of_hero_and_items_is_a_die_in_combat() -> None:
    scene = scenario(warrior(items=["bandit_1", "goblin_1", "fire_elemental_2"]), cubes=0)
    delve = scene.fight("ogre_1", "S1 S1 S1 S1 S2 A1 A1 A2 M1 M2")
    assert len(delve.pool()) == 10


@rule("ODD-ENC-6")
def test_items_of_one_hero_give_the_other_nothing() -> None:
    scene = scenario(warrior(items=["bandit_1"]), mage(), cubes=0)
    delve = scene.fight("ogre_1", "S1 S1 S1 A1 M2", "A1 M1 M1 M1")
    assert (len(delve.pool(0)), len(delve.pool(1))) == (5, 4)


@rule("ODD-ENC-7")
@pytest.mark.parametrize(("option", "dice"), [(0, "M3 M2"), (1, "S4 S3 S2 S1")])
def test_a_peril_rolls_only_the_colour_of_its_option(option: int, dice: str) -> None:
    delve = scenario(warrior(items=["bandit_1"]), cubes=0).peril("rune_puzzle_1", option, dice)
    assert sorted(delve.pool()) == sorted(dice.split())


@rule("ODD-ENC-7")
def test_a_hero_without_the_colour_rolls_nothing_in_a_peril() -> None:
    delve = scenario(warrior(), mage(), cubes=0).peril("rune_puzzle_1", 0, "", "M1 M2 M3")
    assert (delve.pool(0), delve.pool(1)) == ([], ["M1", "M2", "M3"])


@rule("ODD-ENC-8")
@pytest.mark.parametrize(("level", "bonus"), [(1, ""), (2, "H5"), (3, "H5"), (4, "H5 H4")])
def test_the_level_card_gives_bonus_dice(level: int, bonus: str) -> None:
    delve = scenario(warrior(), level=level, cubes=0).fight("ogre_1", f"{bonus} {LOW}")
    assert [die for die in delve.pool() if die[0] == "H"] == sorted(bonus.split())


@rule("ODD-ENC-8")
def test_in_a_peril_too() -> None:
    delve = scenario(warrior(), level=2, cubes=0).peril("rune_puzzle_1", 0, "H5 M1")
    assert delve.pool() == ["M1", "H5"]


@rule("ODD-ENC-8")
@pytest.mark.parametrize("receivers", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_two_heroes_share_the_bonus_dice_as_they_like(receivers: tuple[int, int]) -> None:
    scene = scenario(warrior(), mage(), level=4, cubes=0)
    delve = scene.meet("ogre_1")
    assert (delve.asked(), delve.options(), delve.decision.owner) == ("bonus", ["hero 0", "hero 1"], 0)
    bonus = ["H6 " * receivers.count(seat) for seat in (0, 1)]
    delve.will_gather(f"{bonus[0]} S1 S1 S1 A1", f"{bonus[1]} A1 M1 M1 M1")
    delve.hero(receivers[0]).hero(receivers[1])
    assert [delve.pool(seat).count("H6") for seat in (0, 1)] == [receivers.count(0), receivers.count(1)]


@rule("ODD-ENC-8", "ODD-ENC-9")
def test_bonus_dice_the_supply_lacks_are_not_shared_out() -> None:
    scene = scenario(warrior(), mage(), level=4, cubes=0, exiled={"heroic": 5})
    delve = scene.meet("ogre_1")
    delve.will_gather("S1 S1 S1 A1", "H3 A1 M1 M1 M1").hero(1)
    assert (delve.asked(), delve.supply("heroic")) == ("act", 0)


@rule("ODD-ENC-9")
def test_icons_beyond_the_supply_give_nothing() -> None:
    delve = scenario(warrior(), exiled={"strength": 6, "magic": 8}, cubes=0).fight("ogre_1", "S3 S2 A1 A1")
    assert delve.pool() == ["S2", "S3", "A1", "A1"]


@rule("ODD-ENC-9")
@pytest.mark.parametrize(("first", "dice"), [(0, ("S1 S1 S1 A1", "S1 M1 M1")), (1, ("S1 S1 M1 M1", "S1 S1 A1"))])
def test_two_heroes_say_who_takes_dice_first(first: int, dice: tuple[str, str]) -> None:
    scene = scenario(warrior(), paladin(), exiled={"strength": 4}, cubes=0)
    delve = scene.meet("bandit_1")
    assert (delve.asked(), delve.options(), delve.decision.owner) == ("first", ["hero 0", "hero 1"], 0)
    delve.will_gather(*dice).hero(first)
    assert [sum(die[0] == "S" for die in delve.pool(seat)) for seat in (0, 1)] == ([3, 1] if first == 0 else [2, 2])


@rule("ODD-ENC-9")
def test_with_dice_enough_nobody_asks_who_is_first() -> None:
    scene = scenario(warrior(), paladin(), exiled={"strength": 3}, cubes=0)
    delve = scene.fight("bandit_1", "S1 S1 S1 A1", "S1 S1 M1 M1")
    assert delve.asked() == "act"


@rule("ODD-ENC-10")
def test_what_answers_to_rolled_dice_happens_right_after_the_roll() -> None:
    delve = scenario(warrior(skills=["cleave"]), cubes=0).fight("glooping_ooze_1", "S1 S1 S4 S5 A1 A2 M6")
    assert [event.count for event in delve.logged(events.TimeSpent)] == [1, 1, 1]
    assert kinds(delve, events.DiceRolled, events.TimeSpent)[0] is events.DiceRolled
    assert "use cleave" in delve.options()  # no skill could come first


@rule("ODD-ENC-10")
def test_a_floor_may_discard_what_is_rolled() -> None:
    scene = scenario(warrior(), dungeon="lichs_tomb", floor=2, cubes=0)
    delve = scene.fight("ogre_1", "S2 S1 S4 S2 A2 A3 M6")
    assert delve.pool() == ["S1", "S4", "A3", "M6"]
    assert delve.supply("strength") == 6
