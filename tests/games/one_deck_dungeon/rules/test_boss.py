"""The boss fight (ODD-BOSS)."""

import pytest

from ludotheque.games.one_deck_dungeon.resolution.time import spend_time
from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import mage, paladin, rogue, scenario, warrior
from tests.rules import rule

DULL = "S1 S1 S1 S1 A1 A1 M1"  # of a Warrior alone
ARMED = ["ogre_1", "phantom_1", "shadow_2"]  # items of one strength and one heart each


@rule("ODD-BOSS-1", "AMB-17")
def test_floors_no_longer_apply() -> None:
    delve = scenario(warrior(), dungeon="yetis_cavern").boss(DULL.replace("1", "2"))
    assert len(delve.boxes()) == 8, "those of the boss alone"
    assert delve.boxes()[1] == "S4 1 heart skull", "Biting Cold would make it an armor box"


@rule("ODD-BOSS-1")
def test_the_boss_stands_behind_no_door() -> None:
    """Neither an open one, which texts may ask for, nor a card."""
    encounter = scenario(warrior()).boss(DULL).encounter
    assert (encounter.card, encounter.was_open) == (-1, 0)


@rule("ODD-BOSS-1", "ODD-GOAL-1")
def test_weakness_curse_is_over_when_the_lich_is_met() -> None:
    delve = scenario(warrior(), dungeon="lichs_tomb").boss("S2 S2 S2 S2 A2 A2 M2")
    assert len(delve.pool()) == 7


@rule("ODD-BOSS-4", "ODD-FLOOR-10")
def test_the_first_round_is_the_first_however_long_the_floor_took() -> None:
    delve = scenario(warrior(), deck=[], floor=3, turn=7).end().will_gather(DULL).descend()
    assert delve.logged(events.RoundBegan) == [events.RoundBegan(1, (0,))]


@rule("ODD-BOSS-2")
def test_stored_dice_are_back_in_the_supply_before_the_first_round() -> None:
    delve = scenario(mage(stored=2), deck=[], floor=3).end().will_gather("S1 A1 A1 M1 M1 M1 M1").descend()
    assert (delve.stored(), delve.supply("heroic")) == (0, 6)
    assert (delve.asked(), delve.options("ability")) == ("act", [])


@rule("ODD-BOSS-2", "AMB-31")
def test_nothing_is_stored_during_the_fight() -> None:
    delve = scenario(warrior(items=ARMED), dungeon="minotaurs_maze").boss("S6 S6 S6 S6 S6 S6 S6 A6 A6 M6")
    delve.cover(0, "S6", "S6").cover(1, "S6").cover(2, "S6").cover(5, "S6").cover(3, "M6").cover(6, "A6")
    delve.will_gather("S1 S1 S1 S1 S1 S1 S1 A1 A1 M1").done()
    assert (delve.damage(), delve.stored(), delve.supply("heroic")) == (4, 0, 6)


@rule("ODD-BOSS-3", "ODD-POISON-2")
def test_poison_is_resisted_at_the_start_of_each_round() -> None:
    broody = scenario(warrior(poison=2, items=["rotwood_giant_1"]), dungeon="realm_of_venom", cubes=0)
    delve = broody.boss("6", "S1 S1 S1 S1 S1 A1 A1 M1")
    assert delve.logged(events.PoisonResisted) == [events.PoisonResisted((0,), 6, 0, 2, True)]
    assert delve.poison() == 2, "one is gone, one is the Broodmother's"


@rule("ODD-BOSS-3")
def test_the_second_round_resists_again_and_no_poison_means_no_roll() -> None:
    golem = scenario(warrior(items=["rotwood_giant_1", "mire_gulper_1"]), dungeon="mudlands", level=2, cubes=0)
    delve = golem.boss("H6 S6 S6 S6 S6 S6 S6 A6 A5 M5")
    assert delve.logged(events.PoisonResisted) == []
    delve.cover(0, "S6").cover(1, "M5").cover("A4", "A5").cover("A6", "A6").cover(2, "S6").cover(
        "S17", "S6", "S6", "S6"
    )
    delve.cover("M6", "H6").will_roll("4").will_gather("H1 S1 S1 S1 S1 S1 S1 A1 A1 M1").done()
    assert (delve.damage(), delve.logged(events.PoisonResisted)) == (3, [events.PoisonResisted((0,), 4, 0, 1, True)])


@rule("ODD-BOSS-4")
def test_dice_are_gathered_as_in_combat_with_the_bonus_dice() -> None:
    delve = scenario(warrior(items=["ogre_1"]), level=4).boss(f"{DULL} S2 H3 H4")
    assert delve.pool() == ["S1", "S1", "S1", "S1", "S2", "A1", "A1", "M1", "H3", "H4"]


@rule("ODD-BOSS-5")
def test_combat_skills_and_potions_work_and_others_do_not() -> None:
    hero = warrior(skills=["cleave", "steady_hands"], damage=1)
    delve = scenario(hero, potions=["mana", "invisibility"], cubes=2).boss(DULL)
    assert delve.options("use") == ["cleave"]
    assert delve.options("drink") == ["mana", "healing"]


@rule("ODD-BOSS-6", "ODD-ENC-14")
def test_armor_boxes_of_the_boss_come_first() -> None:
    delve = scenario(warrior()).boss("S6 S6 S6 S6 A6 A5 M6")
    assert delve.options("cover") == ["0", "1"]
    delve.cover(0, "A5")
    assert delve.options("cover") == ["1"]
    delve.cover(1, "A6")
    assert delve.options("cover") == ["4", "5", "6"]


@rule("ODD-BOSS-7", "ODD-BOSS-8")
def test_a_party_that_falls_does_not_hit_the_boss() -> None:
    delve = scenario(warrior(), boss_damage=9, dungeon="minotaurs_maze", cubes=0).boss("S6 S1 S1 S1 A1 A1 M1")
    delve.cover(2, "S6").done()
    assert delve.outcome == "lost"
    assert (delve.boss_damage(), delve.logged(events.BossHit)) == (9, [])


@rule("ODD-BOSS-8", "ODD-GOAL-1")
def test_each_covered_skull_is_one_damage_and_enough_of_them_win() -> None:
    delve = scenario(warrior(items=["ogre_1"]), boss_damage=4).boss("S6 S6 S6 S6 S6 A6 A6 M6")
    delve.cover(0, "A6").cover(1, "A6").cover(4, "M6").cover(5, "S6", "S6", "S6").cover(6, "S6").done()
    assert delve.damage() == 5
    assert (delve.boss_damage(), delve.outcome) == (6, "won")


@rule("ODD-BOSS-8")
def test_covered_boxes_without_a_skull_do_not_hurt_the_boss() -> None:
    delve = scenario(warrior(items=ARMED)).boss("S6 S6 S6 S6 S6 S6 S6 A5 A5 M1")
    delve.cover(0, "A5").cover(1, "A5").cover(5, "S6", "S6", "S6")
    delve.will_gather("S1 S1 S1 S1 S1 S1 S1 A1 A1 M1").done()
    assert (delve.boss_damage(), delve.damage()) == (0, 7)


@rule("ODD-BOSS-9")
def test_all_dice_go_back_and_a_new_round_begins() -> None:
    delve = scenario(warrior(items=ARMED)).boss("S6 S6 S6 S6 S6 S6 S6 A6 A6 M6")
    delve.cover(0, "A6").cover(1, "A6").cover(4, "M6").cover(5, "S6", "S6", "S6").cover(6, "S6")
    delve.will_gather("S2 S2 S2 S2 S2 S2 S2 A2 A2 M2").done()
    assert len(delve.logged(events.RoundBegan)) == 2
    assert delve.pool() == ["S2"] * 7 + ["A2", "A2", "M2"]
    assert (delve.supply("strength"), delve.supply("magic")) == (1, 7)
    assert len(delve.uncovered()) == 7
    assert delve.boss_damage() == 2


@rule("ODD-BOSS-10", "AMB-18")
def test_time_has_no_effect_in_the_fight() -> None:
    delve = scenario(warrior(), deck=["goblin_1"], stairs=2).boss(DULL)
    spend_time(delve.table, 3)  # no card can ask for it there, so the rule is asked itself
    assert (delve.deck_size(), delve.stairs(), delve.damage()) == (1, 2, 0)
    assert delve.logged(events.TimeSpent) == []


@rule("ODD-BOSS-11")
def test_the_hydra_recovers_before_the_hits_and_never_below_zero() -> None:
    said = {"dungeon": "hydras_reef", "boss_damage": 1, "cubes": 0}
    hero = warrior(items=ARMED)
    dice = "S6 S6 S1 S1 S1 S1 S1 A1 A6 M6"
    delve = scenario(hero, **said).boss(dice).cover(0, "S6", "S6", "S1").cover(1, "M6").cover(5, "A6")
    delve.will_gather(dice).done()
    assert delve.logged(events.BossRecovered) == [events.BossRecovered(1, 0)], "two skulls are uncovered"
    assert delve.logged(events.BossHit) == [events.BossHit(1, 1, 5)]
    assert delve.boss_damage() == 1


@rule("ODD-BOSS-11")
def test_a_hydra_whose_skulls_are_all_covered_recovers_nothing() -> None:
    said = {"dungeon": "hydras_reef", "boss_damage": 2}
    items = ["ogre_1", "phantom_1", "shadow_2", "phantom_2"]
    delve = scenario(warrior(items=items), **said).boss("S6 S6 S6 S5 S4 S3 S2 A6 A6 A1 M1")
    delve.cover(0, "S6", "S4", "S3").cover(2, "S6", "S6", "S5", "S2").cover(4, "A6", "A6", "A1").done()
    assert delve.logged(events.BossRecovered) == []
    assert (delve.boss_damage(), delve.outcome) == (5, "won")


@rule("ODD-BOSS-12")
@pytest.mark.parametrize(("damage", "x"), [(0, 12), (3, 12), (4, 16), (9, 36)])
def test_the_minotaurs_x_follows_its_damage(damage: int, x: int) -> None:
    delve = scenario(warrior(), dungeon="minotaurs_maze", boss_damage=damage).boss(DULL)
    assert delve.boxes()[0] == f"S{x} wide 4 hearts skull"


@rule("ODD-BOSS-13")
def test_the_lichs_skulls_are_covered_twice_and_the_first_die_goes_back() -> None:
    delve = scenario(warrior(), dungeon="lichs_tomb").boss("S6 S3 S2 S1 A4 A2 M6")
    delve.cover(0, "S3")
    assert (delve.dice_on(0), delve.encounter.boxes[0].givers, delve.supply("strength")) == ([], [], 5)
    assert "S3 1 heart skull" in delve.uncovered()
    delve.cover(0, "S6")
    assert delve.dice_on(0) == ["S6"]
    assert "S3 1 heart skull" not in delve.uncovered()


@rule("ODD-BOSS-13")
def test_one_cover_is_no_hit_and_does_not_last_until_the_next_round() -> None:
    hero = warrior(items=[*ARMED, "ice_elemental_1", "fire_elemental_2", "phantom_2"])
    delve = scenario(hero, dungeon="lichs_tomb").boss("S6 S6 S5 S3 S1 S1 S1 A6 A6 A4 A3 A1 M6")
    delve.cover("S17", "S6", "S6", "S5").cover("A16", "A6", "A6", "A4").cover(0, "S3").cover(2, "A3")
    delve.will_gather("S3 S1 S1 S1 S1 S1 S1 A1 A1 A1 A1 A1 M1").done()
    assert (delve.boss_damage(), delve.damage()) == (0, 1 + 1 + 1 + 5)
    delve.cover(0, "S3")
    assert "S3 1 heart skull" in delve.uncovered()


@rule("ODD-BOSS-14")
def test_the_dragon_takes_no_heroic_dice_on_its_skulls() -> None:
    delve = scenario(warrior(), level=4).boss("H6 H6 S1 S1 S1 S1 A5 A5 M1")
    delve.cover(0, "A5").cover(1, "H6")
    assert delve.options("cover") == [], "the H6 that is left may not cover S6, A6 or M6"
    assert "H6" in delve.pool()


@rule("ODD-BOSS-14")
def test_every_one_rolled_against_the_yeti_is_gone() -> None:
    delve = scenario(warrior(skills=["valor"]), dungeon="yetis_cavern").boss("S6 S1 S2 S1 A1 A3 M1")
    assert delve.pool() == ["S2", "S6", "A3"]
    assert delve.supply("strength") == 6
    delve.will_roll("H1").use("valor")
    assert delve.pool() == ["S2", "S6", "A3"]


@rule("AMB-5")
def test_armor_of_the_paladin_works_in_boss_rounds() -> None:
    delve = scenario(paladin(), dungeon="yetis_cavern", cubes=0).boss("S2 S2 S2 A2 M2 M2 M2").done()
    assert [event.hearts for event in delve.logged(events.ConsequencesSuffered)] == [6], "11 hearts are five pairs"


@rule("AMB-5")
def test_no_skill_ignores_hearts_for_the_armored_paladin() -> None:
    delve = scenario(paladin(skills=["dodge"]), dungeon="yetis_cavern").boss("S2 S2 S2 A2 M2 M2 M2")
    delve.use("dodge", pay=["A2"]).done()
    assert [event.hearts for event in delve.logged(events.ConsequencesSuffered)] == [6]


@rule("ODD-BOSS-5", "ODD-SKILL-8")
def test_two_heroes_fight_the_boss_together() -> None:
    delve = scenario(paladin(), rogue(), dungeon="minotaurs_maze").boss("S6 S6 M6 M5", "A6 A5 A5 M1")
    delve.cover(1, "S6").cover(2, "S6").cover(4, "M6").cover(7, "1:A6").cover(6, "1:A5").cover(3, "M5")
    assert delve.options("cover") == []
    delve.will_gather("S1 S1 M1 M1", "A1 A1 A1 M1").done().hero(1).drink("healing", hero=1)
    assert delve.boss_damage() == 3


@rule("ODD-POT-3", "ODD-POISON-6", "AMB-12")
def test_a_potion_can_be_used_before_a_boss_round_and_heals_two() -> None:
    delve = scenario(warrior(damage=4), cubes=1).before_boss("S1 S1 S1 S1 A1 A1 M1")
    assert delve.asked() == "round"
    delve.drink("healing")
    assert delve.damage(0) == 2
