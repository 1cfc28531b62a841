"""What foes do, and what rolled dice answer to (ODD-ENC-24..30, AMB-2, AMB-3, AMB-7..9)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import Delve, Scene, fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

LOW = "S1 S1 S1 S1 A1 A1 M1"


def time_spent(delve: Delve) -> list[int]:
    return [event.count for event in delve.logged(events.TimeSpent)]


def bones(scene: Scene) -> Delve:
    """A skeleton whose own boxes are all covered; a strength die is left."""
    delve = scene.fight("skeleton_1", "H4 S6 S5 S3 S3 A5 A1 M2")
    delve.cover("M2", "M2").cover("M4", "H4").cover(2, "S3").cover("S5", "S5").cover("A5", "A5")
    return delve.cover("S6", "S6")


@rule("ODD-ENC-24")
def test_undying_costs_two_time_apart_from_the_consequences() -> None:
    delve = scenario(warrior(), cubes=0).fight("skeleton_1", "S6 S5 S3 S3 A5 A1 M1")
    delve.done()
    last = delve.logged(events.ConsequencesSuffered)[-1]
    assert (last.hearts, last.time) == (3, 5)
    assert time_spent(delve) == [2, 5]


@rule("ODD-ENC-24", "AMB-7")
def test_a_box_of_the_dungeon_keeps_the_undying_up() -> None:
    delve = bones(scenario(warrior(), level=2, cubes=0)).done()
    assert delve.logged(events.ConsequencesSuffered)[-1] == events.ConsequencesSuffered(1, 0, 0)
    assert time_spent(delve) == [2]


@rule("ODD-ENC-24")
def test_with_every_box_covered_the_undying_stay_down() -> None:
    delve = bones(scenario(warrior(), level=2, cubes=0)).cover("S3", "S3").done()
    assert time_spent(delve) == []


@rule("ODD-ENC-24")
def test_the_time_of_the_undying_can_neither_be_ignored_nor_counted() -> None:
    scene = scenario(warrior(skills=["poison_skill"]), dungeon="yetis_cavern", level=2, cubes=0)
    delve = bones(scene).use("poison_skill", pay=["A1"]).done()
    assert delve.logged(events.ConsequencesSuffered)[-1] == events.ConsequencesSuffered(0, 0, 0)
    assert time_spent(delve) == [2]


@rule("ODD-ENC-24")
def test_freezing_winds_do_not_count_the_time_of_the_undying() -> None:
    delve = bones(scenario(warrior(), dungeon="yetis_cavern", level=2, cubes=0)).done()
    assert delve.logged(events.ConsequencesSuffered)[-1] == events.ConsequencesSuffered(0, 2, 0)
    assert time_spent(delve) == [2, 2]


@rule("ODD-ENC-25", "AMB-8")
def test_each_skill_costs_a_time_when_it_is_used_free_ones_too() -> None:
    scene = scenario(warrior(skills=["cleave", "valor"]), cubes=0)
    delve = scene.fight("shadow_1", LOW)
    delve.use("cleave", pay=["S1"], on=["S1"])
    assert time_spent(delve) == [1]
    delve.will_roll("H5").use("valor")
    assert time_spent(delve) == [1, 1]


@rule("ODD-ENC-25")
def test_the_time_of_a_fading_foe_comes_before_the_effect_of_the_skill() -> None:
    delve = scenario(warrior(skills=["valor"]), cubes=0).fight("shadow_1", LOW)
    delve.will_roll("H5").use("valor")
    wanted = (events.SkillUsed, events.TimeSpent, events.DiceRolled)
    told = [type(event) for event in delve.match.log if isinstance(event, wanted)]
    assert told == [events.DiceRolled, events.SkillUsed, events.TimeSpent, events.DiceRolled]


@rule("ODD-ENC-25", "AMB-8")
def test_abilities_and_potions_cost_nothing_when_a_foe_fades() -> None:
    delve = scenario(rogue(), potions=["mana"], cubes=1).meet("shadow_1")
    delve.ability().will_roll("H4").will_gather("S1 A1 A1 A1 A1 M1 M1").answer("option 0")
    delve.will_roll("M1 M1 M1").drink("mana").make_heroic("A1", "A1")
    assert time_spent(delve) == []


@rule("ODD-ENC-26")
@pytest.mark.parametrize(("others", "x"), [(0, 4), (1, 8), (3, 16)])
def test_a_swarm_counts_open_doors_this_one_included(others: int, x: int) -> None:
    doors = [fled(card) for card in ("ogre_1", "ogre_2", "bandit_1")[:others]]
    delve = scenario(warrior(), doors=[*doors, "phantom_1"][:3], cubes=0).fight("goblin_1", LOW)
    assert delve.boxes()[0] == f"armor S{x} wide"


@rule("ODD-ENC-26")
def test_a_swarm_that_was_fled_counts_itself_once() -> None:
    delve = scenario(warrior(), doors=[fled("goblin_1"), fled("ogre_1"), "bandit_1"], cubes=0).option()
    delve.will_gather(LOW).enter("goblin_1")
    assert delve.boxes()[0] == "armor S8 wide"


@rule("ODD-ENC-26")
def test_a_swarm_covers_with_dice_that_add_up() -> None:
    delve = scenario(warrior(), doors=[fled("ogre_1")], cubes=0).fight("plague_rat_1", "S1 S1 S1 S1 A3 A5 M1")
    assert delve.boxes()[0] == "armor A8 wide"
    delve.cover("A8", "A3", "A5")
    assert delve.uncovered()[0].startswith("A3")


@rule("ODD-ENC-28", "AMB-9")
def test_drain_turns_an_item_of_the_choice_of_the_party_into_xp() -> None:
    scene = scenario(warrior(items=["bandit_1"]), rogue(items=["goblin_1"]), cubes=0)
    delve = scene.meet("wraith_1")
    assert (delve.asked(), delve.options()) == ("item", ["card bandit_1", "card goblin_1"])
    delve.answer("card goblin_1")
    assert (delve.items(0), delve.items(1), delve.xp_cards()) == (["bandit_1"], [], ["goblin_1"])


@rule("ODD-ENC-28")
def test_an_item_drained_at_the_start_gives_no_die_any_more() -> None:
    delve = scenario(warrior(items=["bandit_1"]), cubes=0).fight("wraith_1", LOW)
    assert delve.items() == []
    assert delve.logged(events.TurnedToXp) == [events.TurnedToXp(0, "bandit_1")]


@rule("ODD-ENC-28")
def test_without_an_item_drain_does_nothing() -> None:
    delve = scenario(warrior(skills=["cleave"]), cubes=0).fight("wraith_1", LOW)
    assert (delve.xp(), delve.skills()) == (0, ["bandit_2"])


@rule("ODD-ENC-28", "AMB-9")
def test_drained_xp_brings_no_level_before_step_6() -> None:
    scene = scenario(warrior(items=["ice_elemental_1"]), xp=["ogre_1"], cubes=0)
    delve = scene.fight("wraith_1", "S6 S5 S3 S1 A1 A1 M1")
    assert (delve.xp(), delve.level()) == (8, 1)
    delve.done()
    assert (delve.asked(), delve.level()) == ("loot", 1)
    delve.loot("xp").spend_xp(4, 4)
    assert delve.level() == 2


@rule("ODD-ENC-28", "AMB-9")
@pytest.mark.parametrize(("damage", "outcome"), [(5, ""), (6, "lost")])
def test_a_heart_that_is_drained_may_be_the_end(damage: int, outcome: str) -> None:
    delve = scenario(warrior(damage=damage, items=["ogre_1"]), cubes=0).meet("wraith_1")
    assert delve.health() == 6
    assert delve.outcome == outcome


@rule("ODD-ENC-28")
def test_a_potion_saves_the_hero_whose_heart_is_drained() -> None:
    delve = scenario(warrior(damage=6, items=["ogre_1"]), cubes=1).meet("wraith_1")
    assert delve.asked() == "survive"
    delve.will_gather(LOW).drink("healing")
    assert (delve.damage(), delve.asked()) == (4, "act")


@rule("ODD-ENC-29")
def test_against_a_bandit_a_heroic_die_takes_three_dice() -> None:
    delve = scenario(warrior(), cubes=0).fight("bandit_1", "S6 S5 S4 S1 A3 A2 M6")
    delve.make_heroic("S6", "A3", "M6")
    assert delve.pool() == ["S1", "S4", "S5", "A2", "H3"]


@rule("ODD-ENC-29")
def test_against_a_bandit_two_dice_are_not_enough() -> None:
    two = scenario(warrior(), exiled={"strength": 8, "agility": 7}, cubes=0).fight("bandit_1", "A1 M1")
    assert "exchange" not in two.options()
    three = scenario(warrior(), exiled={"strength": 8}, cubes=0).fight("bandit_1", "A1 A2 M1")
    assert "exchange" in three.options()


@rule("ODD-ENC-29")
@pytest.mark.parametrize("receiver", [0, 1])
def test_against_a_bandit_two_heroes_give_two_and_one(receiver: int) -> None:
    delve = scenario(warrior(), mage(), cubes=0).fight("bandit_1", "S6 S5 S4 A3", "A2 M6 M5 M4")
    delve.make_heroic("0:S5", "1:M4", "1:M6", to=receiver)
    assert "H4" in delve.pool(receiver)
    assert (len(delve.pool(0)), len(delve.pool(1))) == ((4, 2) if receiver == 0 else (3, 3))


@rule("ODD-ENC-30")
def test_a_survivor_with_an_uncovered_armor_box_leaves_no_loot() -> None:
    delve = scenario(warrior(), doors=["ogre_1"], cubes=0).fight("beetle_1", "S5 S1 S1 S1 A3 A4 M1")
    delve.cover("S5", "S5").cover("A3", "A3").cover("A4", "A4").done()
    assert delve.logged(events.LootLost) == [events.LootLost("beetle_1")]
    assert "beetle_1" in delve.discard_pile()
    assert (delve.logged(events.Looted), delve.doors()) == ([], ["closed ogre_1"])


@rule("ODD-ENC-30")
def test_a_survivor_without_armor_is_looted() -> None:
    delve = scenario(warrior(), cubes=0).fight("beetle_1", "S5 S1 S1 S1 A3 A4 M3")
    delve.cover("S5", "S5").cover("A3", "A3").cover("A4", "A4").cover("M3", "M3").done()
    assert (delve.asked(), delve.logged(events.LootLost)) == ("loot", [])


@rule("ODD-ENC-30", "AMB-7")
def test_an_armor_box_of_the_dungeon_saves_a_survivor() -> None:
    scene = scenario(warrior(), dungeon="lichs_tomb", doors=["ogre_1"], cubes=0)
    delve = scene.fight("beetle_1", "S5 S1 S1 S1 A3 A4 M3")
    delve.cover("S5", "S5").cover("A3", "A3").cover("A4", "A4").cover("M3", "M3").done()
    assert delve.logged(events.LootLost) == [events.LootLost("beetle_1")]


@rule("AMB-2")
def test_roll_effects_look_at_rerolled_dice() -> None:
    delve = scenario(warrior(skills=["lucky_familiar"]), cubes=0).fight("phantom_1", "S2 S4 S5 S6 A2 A4 M2")
    delve.answer("use lucky_familiar").answer("option 0").will_roll("S3").act_on("S2")
    assert delve.pool() == ["S4", "S5", "S6", "A2", "A4", "M2"]


@rule("AMB-2")
def test_roll_effects_look_at_dice_rolled_by_skills() -> None:
    delve = scenario(warrior(skills=["flurry"]), cubes=0).fight("phantom_1", "S2 S4 S5 S6 A2 A4 M2")
    delve.will_roll("A1 A6", "S3").use("flurry", pay=["S2", "S4"])
    assert delve.pool() == ["S5", "S6", "A2", "A4", "A6", "M2"]


@rule("AMB-2")
def test_roll_effects_do_not_look_at_gained_dice() -> None:
    delve = scenario(paladin(), mage(), cubes=0).fight("phantom_1", "S2 S4 M2 M5", "A2 M4 M5 M6")
    delve.use("power_transfer", by=1).answer("option 0")
    assert delve.pool(0) == ["S1", "S2", "S4", "M2", "M5"]


@rule("AMB-2")
def test_roll_effects_do_not_look_at_changed_dice() -> None:
    delve = scenario(warrior(skills=["cleave"]), cubes=0).fight("phantom_1", "S2 S4 S5 S6 A2 A4 M2")
    delve.use("cleave", pay=["S4"], on=["S2", "A2"])
    assert delve.pool() == ["S3", "S5", "S6", "A3", "A4", "M2"]


@rule("AMB-2")
def test_a_rerolled_one_splits_an_ooze() -> None:
    delve = scenario(warrior(skills=["lucky_familiar"]), cubes=0).fight("glooping_ooze_1", "S2 S4 S5 S6 A2 A4 M2")
    assert time_spent(delve) == []
    delve.answer("use lucky_familiar").answer("option 0").will_roll("M1").act_on("M2")
    assert time_spent(delve) == [1]


@rule("AMB-3")
@pytest.mark.parametrize(("rolled", "lies", "time"), [("H1", "H1", [1]), ("H2", "H1", []), ("H6", "H5", [])])
def test_poison_aura_lowers_heroic_dice_after_their_ones_were_counted(rolled: str, lies: str, time: list[int]) -> None:
    scene = scenario(warrior(), dungeon="hydras_reef", floor=3, level=2, cubes=0)
    delve = scene.fight("glooping_ooze_1", f"{rolled} S2 S4 S5 S6 A2 A4 M2")
    assert delve.pool()[-1] == lies
    assert time_spent(delve) == time


@rule("AMB-3")
@pytest.mark.parametrize(("rolled", "left"), [("H3", []), ("H4", ["H3"]), ("H2", ["H1"])])
def test_poison_aura_lowers_heroic_dice_after_others_were_discarded(rolled: str, left: list[str]) -> None:
    scene = scenario(warrior(), dungeon="hydras_reef", floor=3, level=2, cubes=0)
    delve = scene.fight("phantom_1", f"{rolled} S2 S4 S5 S6 A2 A4 M2")
    assert [die for die in delve.pool() if die[0] == "H"] == left


@rule("AMB-3")
def test_poison_aura_leaves_made_heroic_dice_alone() -> None:
    scene = scenario(warrior(), dungeon="hydras_reef", floor=3, cubes=0)
    delve = scene.fight("ogre_1", "S2 S4 S5 S6 A2 A4 M2")
    delve.make_heroic("S5", "S6")
    assert delve.pool()[-1] == "H5"
