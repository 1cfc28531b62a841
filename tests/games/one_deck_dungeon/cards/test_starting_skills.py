"""The skills printed on hero cards, each by its id: first those of the solo sides, then those of the party sides."""

from collections.abc import Callable

import pytest

from tests.games.one_deck_dungeon.cards.scenes import alchemist, druid, hunter, slayer, suffered, takes, warden
from tests.games.one_deck_dungeon.scenario import Hero, archer, mage, paladin, rogue, scenario, warrior
from tests.rules import rule


def test_kiting() -> None:
    """The one heart of the floor's box is 1 time more."""
    delve = scenario(archer()).fight("bandit_1", "S5 S1 A6 A3 A2 M1 M1")
    delve.cover("A8", "A6", "A2").cover("A3", "A3").cover(4, "S5").done().answer("yes")
    assert suffered(delve) == (0, 1 + 2 + 1, 0)


def test_kiting_is_for_a_single_heart() -> None:
    delve = scenario(archer()).fight("bandit_1", "S4 S1 A6 A3 A2 M1 M1")
    delve.cover("A8", "A6", "A2").cover("A3", "A3").done()
    assert suffered(delve) == (2, 1 + 2 + 1, 0)


@rule("ODD-ENC-19")
def test_kiting_looks_at_the_loss_after_dungeon_additions() -> None:
    """The only heart is the one that Freezing Winds add."""
    delve = scenario(archer(), dungeon="yetis_cavern").fight("bandit_1", "S5 S1 A6 A3 A2 M1 M1")
    delve.cover("A8", "A6", "A2").cover("A3", "A3").cover(4, "S5").done().answer("yes")
    assert suffered(delve) == (0, 5 + 1, 0)


def test_kiting_is_no_help_in_a_peril() -> None:
    delve = scenario(archer()).peril("cave_in_1", 0, "S1 S1")
    assert suffered(delve.done()) == (1, 3, 0)


def test_kiting_ignores_a_heart_in_a_boss_round() -> None:
    """All 11 hearts of the Dragon but one."""
    delve = scenario(archer()).boss("S1 S1 A1 A1 A1 M1 M1")
    assert suffered(delve.done()) == (10, 0, 0)


def test_shield_aura() -> None:
    delve = scenario(mage()).peril("arrow_wall_1", 0, "M1 M1 M1 M1")
    assert suffered(delve.use("shield_aura").done()) == (1, 3, 0)


@rule("AMB-27")
def test_shield_aura_is_no_help_in_combat() -> None:
    assert scenario(mage()).fight("ogre_1", "S1 A1 A1 M1 M1 M1 M1").options("use") == []


def test_armor_skill() -> None:
    """Of 7 hearts three pairs lose one each."""
    delve = scenario(paladin()).fight("ogre_1", "S6 S3 S1 A1 M1 M1 M1").cover("S3", "S3").cover("S6", "S6")
    assert suffered(delve.done()) == (4, 3, 0)
    assert delve.damage() == 4


def test_armor_skill_lets_nothing_else_ignore_hearts() -> None:
    delve = scenario(paladin(skills=["dodge"])).fight("ogre_1", "S6 S3 S1 A1 M1 M1 M1")
    delve.cover("S3", "S3").cover("S6", "S6").use("dodge", pay=["A1"])
    assert suffered(delve.done()) == (4, 3, 0)


def test_armor_skill_does_not_keep_from_ignoring_time() -> None:
    delve = scenario(paladin(skills=["poison_skill"])).fight("ogre_1", "S6 S3 S1 A1 M1 M1 M1")
    delve.cover("S3", "S3").cover("S6", "S6").use("poison_skill", pay=["A1"])
    assert suffered(delve.done()) == (4, 1, 0)


def test_armor_skill_in_a_peril() -> None:
    delve = scenario(paladin()).peril("pit_of_spikes_1", 0, "S1 S1 S1")
    assert suffered(delve.done()) == (1, 2, 0)


@rule("AMB-5")
def test_armor_skill_in_a_boss_round() -> None:
    """The Dragon's 11 hearts."""
    assert suffered(scenario(paladin()).boss("S1 S1 S1 A1 M1 M1 M1").done()) == (6, 0, 0)


@rule("ODD-ENC-19")
def test_armor_skill_counts_after_dungeon_additions() -> None:
    """Blade Storm adds a heart to the peril's 3, which makes a second pair."""
    delve = scenario(paladin(), dungeon="lichs_tomb", floor=3).peril("rune_puzzle_1", 1, "S6 S6 S4")
    delve.cover("G4", "S6").cover("G4", "S6").done()
    assert suffered(delve) == (3, 3, 0)


def test_stealth() -> None:
    delve = scenario(rogue(), doors=["ogre_1"], deck=["bandit_1", "goblin_1"]).option().enter("ogre_1").flee()
    assert delve.options() == ["yes", "done"]
    delve.answer("yes")
    assert delve.doors() == ["open ogre_1", "closed bandit_1"]


def test_stealth_with_the_last_card_of_the_deck() -> None:
    delve = scenario(rogue(), doors=["ogre_1"], deck=["bandit_1"]).option().enter("ogre_1").flee().answer("yes")
    assert (delve.doors(), delve.deck_size()) == (["open ogre_1", "closed bandit_1"], 0)


def test_stealth_may_be_left_unused() -> None:
    delve = scenario(rogue(), doors=["ogre_1"]).option().enter("ogre_1").flee().done()
    assert delve.doors() == ["open ogre_1"]


def test_stealth_needs_room_under_the_door_limit() -> None:
    scene = scenario(rogue(), doors=["ogre_1", "ogre_2", "bandit_1", "bandit_2"])
    delve = scene.option().enter("ogre_1").flee()
    assert (delve.asked(), len(delve.doors())) == ("option", 4)


def test_stealth_needs_a_card_in_the_deck() -> None:
    assert scenario(rogue(), doors=["ogre_1"], deck=[]).option().enter("ogre_1").flee().asked() == "descend"


def test_second_wind() -> None:
    delve = scenario(warrior(damage=3), dungeon="yetis_cavern", deck=[], discard=["ogre_1", "ogre_2"]).end().descend()
    assert (delve.floor(), delve.damage()) == (2, 1)


def test_second_wind_on_the_way_to_the_boss() -> None:
    delve = scenario(warrior(damage=1), deck=[], floor=3).end().will_gather("S1 S1 S1 S1 A1 A1 M1").descend()
    assert (delve.floor(), delve.damage()) == (4, 0)


def test_tolerance() -> None:
    """A 3 would fail against three tokens."""
    delve = scenario(alchemist(poison=3), dungeon="mudlands").option().will_roll("3").explore()
    assert (delve.poison(), delve.damage()) == (2, 0)


def test_tolerance_adds_one() -> None:
    """A 2 would need two more against three tokens."""
    delve = scenario(alchemist(poison=3), dungeon="mudlands").option().will_roll("2").explore()
    assert (delve.poison(), delve.damage()) == (2, 2)


def test_green_ward_against_poison() -> None:
    delve = scenario(druid(), dungeon="mudlands").peril("spore_vent_1", 1, "A1")
    assert suffered(delve.use("green_ward").answer("option 0").done()) == (0, 2, 2)


def test_green_ward_against_time() -> None:
    """2 poison and 2 time of the Rotwood Giant."""
    delve = scenario(druid(), dungeon="mudlands").fight("rotwood_giant_1", "S6 S3 A1 M1 M1 M1 M1")
    delve.cover("S3", "S3").use("green_ward").answer("option 1").done()
    assert suffered(delve) == (7, 1, 2)


def test_snare() -> None:
    delve = scenario(hunter(), dungeon="mudlands").fight("rotwood_giant_1", "S1 S1 A2 A3 A5 A6 M1")
    delve.use("snare")
    assert delve.options() == ["die A2", "die A3", "die A5", "done"]
    assert takes(delve, "A3").pool() == ["S1", "S1", "A2", "A4", "A5", "A6", "M1"]


def test_snare_is_no_help_in_a_peril() -> None:
    delve = scenario(hunter(), dungeon="mudlands").peril("vine_trap_1", 1, "A1 A1 A1 A1")
    assert delve.options("use") == []


def test_trophy() -> None:
    delve = scenario(slayer(damage=1)).fight("ogre_1", "S6 S6 S6 A6 A5 A4 M1")
    delve.cover("S12", "S6", "S6").cover("S6", "S6").cover("A6", "A6").cover("A5", "A5").done()
    assert delve.damage() == 4
    assert delve.loot("xp").damage() == 3


def test_trophy_is_for_foes_worth_four() -> None:
    delve = scenario(slayer(damage=1)).fight("bandit_1", "S5 S5 S3 A6 A3 A3 M1")
    delve.cover("A8", "A6", "A3").cover("A3", "A3").cover("S3", "S3").cover("S5", "S5").cover("S5", "S5").done()
    assert delve.loot("xp").damage() == 1


def test_trophy_is_for_combat_alone() -> None:
    delve = scenario(slayer(damage=1)).peril("force_wall_1", 0, "A6 A5 A2")
    delve.cover("G2", "A2").cover("A11", "A6", "A5").done()
    assert delve.loot("xp").damage() == 1


def test_steadfast() -> None:
    """3 of the 8 hearts are covered."""
    delve = scenario(warden(), dungeon="mudlands").fight("rotwood_giant_1", "S6 S6 S3 A1 A1 M1 M1")
    delve.cover("S12", "S6", "S6").cover("S3", "S3").use("steadfast").done()
    assert suffered(delve)[0] == 4


def test_steadfast_needs_three_uncovered_hearts() -> None:
    delve = scenario(warden(), dungeon="mudlands").peril("toxic_falls_1", 1, "A1 A1").use("steadfast")
    assert suffered(delve.done())[0] == 2


def test_steadfast_in_a_peril() -> None:
    delve = scenario(warden(), dungeon="mudlands").peril("hollow_idol_1", 1, "S1 S1 S1").use("steadfast")
    assert suffered(delve.done())[0] == 2


def test_combined_shot() -> None:
    delve = scenario(archer(), warrior()).fight("ogre_1", "S2 A3 A1 M1", "S2 S3 S6 A4").use("combined_shot")
    assert delve.options() == ["die 1:S2", "die 1:S3", "done"]
    takes(delve, "1:S3")
    assert (delve.pool(0), delve.pool(1)) == (["S2", "A1", "A3", "M1"], ["S2", "S4", "S6", "A4"])


def test_power_transfer() -> None:
    delve = scenario(mage(), warrior()).fight("ogre_1", "A1 M1 M2 M3", "S2 S3 S6 A4")
    delve.use("power_transfer").answer("option 1")
    assert (delve.pool(0), delve.pool(1)) == (["A1", "M1", "M2", "M3"], ["S2", "S3", "S6", "A1", "A4"])


def test_power_transfer_of_strength() -> None:
    delve = scenario(warrior(), mage()).fight("ogre_1", "S2 S3 S6 A4", "A1 M1 M2 M3")
    delve.use("power_transfer", by=1).answer("option 0")
    assert (delve.pool(0), delve.pool(1)) == (["S1", "S2", "S3", "S6", "A4"], ["A1", "M1", "M2", "M3"])


def test_support_aura() -> None:
    delve = scenario(paladin(), warrior()).fight("ogre_1", "S1 S1 M1 M1", "S1 S1 S6 A1").will_roll("S5 A4")
    delve.use("support_aura")
    assert delve.options() == ["die 1:S1", "die 1:A1", "done"]
    delve.act_on("1:S1", "1:A1")
    assert (delve.pool(0), delve.pool(1)) == (["S1", "S1", "M1", "M1"], ["S1", "S5", "S6", "A4"])


def test_dungeoneering() -> None:
    delve = scenario(rogue(), archer(items=["bandit_2"])).peril("cave_in_1", 1, "A1 A1 A1", "A1 A2 A1")
    delve.use("dungeoneering")
    assert delve.options() == ["die 1:A1", "done"]
    delve.will_roll("A5 A3").act_on("1:A1", "1:A1")
    assert (delve.pool(0), delve.pool(1)) == (["A1", "A1", "A1"], ["A2", "A3", "A5"])


def test_dungeoneering_is_no_help_in_combat() -> None:
    delve = scenario(rogue(), warrior()).fight("ogre_1", "A1 A1 A1 M1", "S1 S1 S1 A1")
    assert delve.options("use") == ["1 fearless_charge"]


def test_fearless_charge() -> None:
    delve = scenario(warrior(), archer()).fight("bandit_1", "S5 S3 S1 A1", "S5 A6 A3 M1").use("fearless_charge")
    delve.cover("A3", "1:A3").cover("S3", "S3").cover("S5", "S5").done()
    assert delve.asked() == "hero"
    assert suffered(delve.hero(0)) == (3, 1 + 1 - 1, 0)


def test_shared_remedy() -> None:
    scene = scenario(alchemist(poison=1), warrior(poison=1, damage=3), doors=["ogre_1"])
    delve = scene.turn().drink("healing", hero=1)
    delve.answer("heal_damage").answer("heal_damage").answer("heal_damage").answer("yes").hero(1)
    assert (delve.damage(1), delve.poison(0), delve.poison(1)) == (0, 1, 0)


def test_shared_remedy_adds_to_curative() -> None:
    scene = scenario(alchemist(poison=3), warrior(), dungeon="mudlands", doors=["viper_1"])
    assert scene.turn().drink("curative").answer("heal_poison").answer("yes").poison(0) == 1


def test_symbiosis() -> None:
    delve = scenario(druid(), warrior()).fight("ogre_1", "S1 M1 M1 M1", "S1 S2 S6 A1").will_roll("S5")
    delve.use("symbiosis")
    assert delve.options() == ["die 1:S1", "die 1:S2", "die 1:S6", "die 1:A1", "done"]
    assert takes(delve, "1:S2").pool(1) == ["S1", "S5", "S6", "A1"]


def test_flush_out() -> None:
    delve = scenario(hunter(), mage()).fight("ogre_1", "S1 A1 A1 A1", "A2 M1 M3 M6").use("flush_out")
    assert delve.options() == ["die 1:A2", "die 1:M1", "die 1:M3", "done"]
    assert takes(delve, "1:A2").pool(1) == ["A3", "M1", "M3", "M6"]


def test_flush_out_raises_no_strength() -> None:
    delve = scenario(hunter(), warrior()).fight("ogre_1", "S1 A1 A1 A1", "S2 S2 S2 A6").use("flush_out")
    assert (delve.asked(), delve.pool(1)) == ("act", ["S2", "S2", "S2", "A6"])


def test_opening() -> None:
    delve = scenario(slayer(), warrior()).fight("ogre_1", "S1 S1 A1 A1", "S2 S2 S2 A6").use("opening")
    assert (delve.pool(0), delve.pool(1)) == (["S1", "S1", "A1", "A1"], ["S2", "S2", "S2", "A6", "M2"])


def test_bulwark() -> None:
    delve = scenario(warden(), warrior(), dungeon="mudlands").peril("spore_vent_1", 0, "S1 S1", "S1 S1 S1")
    delve.use("bulwark").done().hero(0)
    assert suffered(delve) == (1, 1, 1)


def test_bulwark_in_combat() -> None:
    delve = scenario(warden(), warrior(), dungeon="mudlands").fight("rotwood_giant_1", "S6 S6 A1 M1", "S6 S3 S1 A1")
    delve.cover("S3", "1:S3").cover("S12", "S6", "S6").use("bulwark").done()
    assert suffered(delve)[2] == 0


@rule("ODD-SKILL-2")
@pytest.mark.parametrize("hero", [archer, mage, paladin, warrior, druid, hunter, slayer])
def test_starting_skills_for_combat_are_not_offered_in_perils(hero: Callable[[], Hero]) -> None:
    delve = scenario(hero(), rogue()).meet("arrow_wall_1").peril(0).until_act()
    assert delve.options("use") == ["1 dungeoneering"]
