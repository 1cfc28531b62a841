"""Loot skills of Forest of Shadows, each by its id."""

import pytest

from tests.games.one_deck_dungeon.cards.scenes import FOREST, PLAIN_FOE, suffered, takes, warden
from tests.games.one_deck_dungeon.scenario import Delve, Hero, mage, paladin, rogue, scenario, warrior
from tests.rules import rule


def fight(hero: Hero, dice: str, foe: str = PLAIN_FOE) -> Delve:
    return scenario(hero, **FOREST).fight(foe, dice)


def test_antivenom() -> None:
    """The Rotwood Giant's 2 poison are ignored."""
    delve = fight(mage(skills=["antivenom"]), "S3 A1 A1 M1 M1 M4 M5")
    delve.use("antivenom", pay=["M1", "M1"])
    assert delve.options() == ["die S3", "die A1", "die M4", "die M5", "done"]
    assert takes(delve, "M5").pool() == ["S3", "A1", "A1", "M4", "M6"]
    assert suffered(delve.done())[2] == 0


def test_antivenom_in_a_peril() -> None:
    """Of a peril's 3 poison 1 remains."""
    scene = scenario(rogue(skills=["antivenom"]), level=2, **FOREST)
    delve = scene.peril("spore_vent_1", 1, "H3 A1 A1 A2 A2").use("antivenom", pay=["H3"], on=["A1"])
    assert delve.pool() == ["A1", "A2", "A2", "A2"]
    assert suffered(delve.done())[2] == 1


def test_blood_offering() -> None:
    delve = fight(warrior(skills=["blood_offering"]), "S1 S2 S3 S4 A1 A1 M1")
    delve.use("blood_offering")
    assert "done" not in delve.options()
    assert delve.act_on("M1").pool() == ["S1", "S2", "S3", "S4", "A1", "A1", "H5"]
    assert (delve.exiled("magic"), delve.supply("magic")) == (1, 7)


@rule("ODD-EXILE-1")
def test_blood_offering_needs_a_die_to_exile() -> None:
    delve = fight(warrior(skills=["blood_offering"]), "S1 S1 S1 S1 A1 A1 M1")
    for _ in range(4):
        delve.discard("S1")
    delve.discard("A1").discard("A1")
    assert delve.options("use") == ["blood_offering"]
    delve.discard("M1")
    assert delve.options("use") == []


def test_blood_offering_may_exile_a_heroic_die_and_take_no_other() -> None:
    scene = scenario(warrior(skills=["blood_offering"]), level=2, exiled={"heroic": 5}, **FOREST)
    delve = scene.fight(PLAIN_FOE, "H2 S1 S1 S1 S1 A1 A1 M1").use("blood_offering").act_on("H2")
    assert delve.exiled("heroic") == 6
    assert delve.pool() == ["S1", "S1", "S1", "S1", "A1", "A1", "M1"]


def test_brace() -> None:
    delve = fight(warrior(skills=["brace"]), "S1 S2 S3 S4 A1 A1 M1")
    assert delve.use("brace", pay=["S1", "S2", "S3"]).pool() == ["S4", "A1", "A1", "M1", "H6"]


def test_brace_in_a_peril() -> None:
    delve = scenario(warrior(skills=["brace"]), **FOREST).peril("vine_trap_1", 0, "S1 S2 S3 S4")
    assert delve.use("brace", pay=["S1", "S2", "S3"]).pool() == ["S4", "H6"]


def test_burn_away() -> None:
    delve = fight(warrior(skills=["burn_away"]), "S1 S2 S3 S4 A1 A1 M1")
    assert delve.use("burn_away", on=["A1"]).pool() == ["S1", "S2", "S3", "S4", "A1", "M1", "H4"]
    assert delve.exiled("agility") == 1


def test_burn_away_in_a_peril() -> None:
    delve = scenario(warrior(skills=["burn_away"]), **FOREST).peril("vine_trap_1", 0, "S1 S2 S3 S4")
    assert delve.use("burn_away", on=["S1"]).pool() == ["S2", "S3", "S4", "H4"]
    assert delve.exiled("strength") == 1


def test_feral_strike() -> None:
    delve = fight(warrior(skills=["feral_strike"]), "S1 S2 S3 S4 A1 A1 M1")
    delve.will_roll("A6 A4").use("feral_strike", pay=["S1"])
    assert delve.pool() == ["S2", "S3", "S4", "A1", "A1", "A4", "A6", "M1"]


def test_forest_spirit() -> None:
    delve = scenario(warrior(skills=["forest_spirit"]), **FOREST).peril("vine_trap_1", 0, "S1 S2 S3 S4")
    assert delve.use("forest_spirit").pool() == ["S1", "S2", "S3", "S4", "H4"]


def test_forest_spirit_is_no_help_in_combat() -> None:
    assert fight(warrior(skills=["forest_spirit"]), "S1 S2 S3 S4 A1 A1 M1").options("use") == []


def test_heartwood() -> None:
    delve = fight(mage(skills=["heartwood"]), "S3 A1 A1 M2 M1 M4 M5")
    assert delve.use("heartwood", pay=["M2", "M1"]).pool() == ["S3", "A1", "A1", "M4", "M5", "H5"]


def test_heartwood_in_a_peril() -> None:
    delve = scenario(mage(skills=["heartwood"]), **FOREST).peril("will_o_wisps_1", 0, "M1 M2 M4 M5")
    assert delve.use("heartwood", pay=["M4"]).pool() == ["M1", "M2", "M5", "H5"]


def test_hunters_instinct() -> None:
    delve = fight(warrior(skills=["hunters_instinct"]), "S1 S2 S3 S4 A1 A1 M1")
    assert delve.use("hunters_instinct").pool() == ["S1", "S2", "S3", "S4", "A1", "A1", "A4", "M1"]


def test_kindle() -> None:
    delve = fight(mage(skills=["kindle"]), "S3 A1 A1 M2 M1 M4 M5")
    delve.will_roll("S5 S6").use("kindle", pay=["M2", "M1"])
    assert delve.pool() == ["S3", "S5", "S6", "A1", "A1", "M4", "M5"]


def test_moonbeam() -> None:
    delve = fight(rogue(skills=["moonbeam"]), "S3 A1 A2 A3 A4 M1 M2")
    assert delve.use("moonbeam", pay=["A1"]).pool() == ["S3", "A2", "A3", "A4", "M1", "M2", "M6"]


def test_nightfall() -> None:
    delve = fight(mage(skills=["nightfall"]), "S3 A1 A6 M3 M1 M5 M2")
    delve.use("nightfall", pay=["M3", "M1"])
    assert delve.options() == ["die S3", "die A1", "die A6", "die M2", "done"]
    assert takes(delve, "S3", "A1").pool() == ["S5", "A5", "A6", "M2", "M5"]


def test_overwhelm() -> None:
    delve = fight(warrior(skills=["overwhelm"]), "S1 S2 S3 S4 A1 A1 M1", "rotwood_giant_2")
    delve.will_roll("S6").use("overwhelm", pay=["S1", "S2"])
    assert delve.pool() == ["S3", "S4", "S6", "A1", "A1", "M1", "H5"]


def test_patient_aim() -> None:
    delve = fight(rogue(skills=["patient_aim"]), "S3 A1 A2 A3 A4 M1 M2")
    delve.will_roll("A6", "H3").use("patient_aim", pay=["A1", "A2"])
    assert delve.pool() == ["S3", "A3", "A4", "A6", "M1", "M2", "H3"]


def test_patient_aim_in_a_peril() -> None:
    delve = scenario(rogue(skills=["patient_aim"]), **FOREST).peril("vine_trap_1", 1, "A1 A2 A3 A4")
    assert delve.will_roll("A6", "H3").use("patient_aim", pay=["A1", "A2"]).pool() == ["A3", "A4", "A6", "H3"]


def test_purify() -> None:
    """The token leaves the game, and of 3 poison of foe and floor 2 are ignored."""
    scene = scenario(mage(skills=["purify"], poison=2), floor=2, **FOREST)
    delve = scene.fight(PLAIN_FOE, "S3 A1 A1 M2 M1 M4 M1")
    delve.use("purify", pay=["M2", "M1"])
    assert (delve.poison(), delve.exiled("poison"), delve.table.poison_left()) == (1, 1, 6)
    assert suffered(delve.done())[2] == 1


def test_purify_without_a_token_only_ignores() -> None:
    delve = scenario(mage(skills=["purify"]), **FOREST).peril("nettle_field_1", 0, "M1 M2 M4 M1")
    delve.use("purify", pay=["M1", "M2"])
    assert delve.exiled("poison") == 0
    assert suffered(delve.done())[2] == 0


def test_purify_helps_either_hero_of_the_encounter() -> None:
    scene = scenario(mage(skills=["purify"], poison=1), warrior(poison=1), **FOREST)
    delve = scene.fight(PLAIN_FOE, "A1 M1 M2 M6", "S1 S2 S3 A1").use("purify", pay=["M1", "M2"]).hero(1)
    assert (delve.poison(0), delve.poison(1)) == (1, 0)


def test_regrowth() -> None:
    delve = fight(mage(skills=["regrowth"], damage=2), "S3 A1 A1 M3 M1 M4 M5")
    assert delve.use("regrowth", pay=["M3", "M1"]).damage() == 1


def test_regrowth_for_the_other_hero() -> None:
    scene = scenario(mage(skills=["regrowth"], damage=1), warrior(damage=2), **FOREST)
    delve = scene.fight(PLAIN_FOE, "A1 M3 M1 M4", "S1 S1 S1 A1").use("regrowth", pay=["M3", "M1"]).hero(1)
    assert (delve.damage(0), delve.damage(1)) == (1, 1)


@rule("ODD-POISON-6")
def test_regrowth_may_remove_a_token_instead() -> None:
    delve = fight(mage(skills=["regrowth"], damage=2, poison=1), "S3 A1 A1 M3 M1 M4 M5")
    delve.use("regrowth", pay=["M3", "M1"]).answer("heal_poison")
    assert (delve.damage(), delve.poison()) == (2, 0)


def test_shardburst() -> None:
    delve = fight(mage(skills=["shardburst"]), "S3 A1 A1 M2 M1 M4 M5")
    assert delve.use("shardburst", pay=["M2", "M1"]).pool() == ["S3", "S3", "A1", "A1", "A5", "M4", "M5"]


def test_sharpen() -> None:
    delve = fight(rogue(skills=["sharpen"]), "S3 A1 A2 A5 A6 M1 M2")
    delve.use("sharpen", pay=["A1", "A2"])
    assert delve.options() == ["die S3", "die A5", "die M1", "die M2", "done"]
    assert takes(delve, "S3", "A5").pool() == ["S5", "A6", "A6", "M1", "M2"]


def test_starfall() -> None:
    delve = fight(mage(skills=["starfall"]), "S3 A1 A1 M5 M1 M4 M2")
    assert delve.use("starfall", pay=["M5", "M1"]).pool() == ["S3", "A1", "A1", "A6", "A6", "M2", "M4"]


def test_steel_resolve() -> None:
    """All of them; the 3 stays."""
    delve = fight(warrior(skills=["steel_resolve"]), "S1 S1 S2 S6 A3 A6 M2")
    assert delve.use("steel_resolve", pay=["S6"]).pool() == ["S3", "S3", "S4", "A3", "A6", "M4"]


def test_thornguard_against_hearts() -> None:
    """7 hearts of the Rotwood Giant and 1 of the floor."""
    delve = fight(warrior(skills=["thornguard"]), "S1 S1 S2 S3 A1 A6 M2")
    delve.use("thornguard", pay=["S1"]).answer("option 0").cover("S3", "S3").done()
    assert (suffered(delve)[0], suffered(delve)[2]) == (6, 2)


def test_thornguard_against_poison() -> None:
    """3 poison of foe and floor."""
    scene = scenario(warrior(skills=["thornguard"]), floor=2, **FOREST)
    delve = scene.fight(PLAIN_FOE, "S1 S1 S2 S3 A1 A6 M2").use("thornguard", pay=["S1"]).answer("option 1").done()
    assert (suffered(delve)[0], suffered(delve)[2]) == (9, 1)


def test_thornguard_ignores_two_hearts_in_a_boss_round() -> None:
    scene = scenario(warden(skills=["thornguard"]), dungeon="realm_of_venom", level=2)
    delve = scene.boss("H5 S6 S5 S1 A1 A1 M1 M1").cover("S5", "S5").cover("S6", "S6")
    delve.use("thornguard", pay=["S1"]).answer("option 0").done()
    assert suffered(delve)[0] == 3 + 3 + 4 - 2


def test_trailblaze() -> None:
    """Of the Rotwood Giant's 2 time 1 remains."""
    delve = fight(warrior(skills=["trailblaze"]), "S1 S1 S2 S3 A1 A6 M2")
    delve.use("trailblaze", pay=["S1"])
    assert delve.pool() == ["S1", "S2", "S3", "S4", "A1", "A6", "M2"]
    assert suffered(delve.done())[1] == 1


def test_venom_mastery() -> None:
    delve = fight(warrior(skills=["venom_mastery"]), "S1 S1 S2 S3 A1 A6 M2")
    delve.use("venom_mastery")
    assert delve.poison() == 1
    assert delve.pool() == ["S1", "S1", "S2", "S3", "A1", "A6", "M2", "H4", "H4"]


def test_venom_mastery_poisons_its_user() -> None:
    scene = scenario(mage(), warrior(skills=["venom_mastery"]), **FOREST)
    delve = scene.fight(PLAIN_FOE, "A1 M3 M1 M4", "S1 S1 S1 A1").use("venom_mastery", by=1)
    assert (delve.poison(0), delve.poison(1)) == (0, 1)


@rule("ODD-POISON-5")
def test_venom_mastery_without_a_token_is_a_damage() -> None:
    scene = scenario(warrior(skills=["venom_mastery"], poison=2), exiled={"poison": 6}, **FOREST)
    delve = scene.fight(PLAIN_FOE, "S1 S1 S2 S3 A1 A6 M2").use("venom_mastery")
    assert (delve.poison(), delve.damage()) == (2, 1)
    assert delve.pool()[-2:] == ["H4", "H4"]


def test_whirling_blades() -> None:
    delve = fight(rogue(skills=["whirling_blades"]), "S3 A1 A2 A5 A6 M1 M2")
    delve.will_roll("S6 S2", "A4").use("whirling_blades", pay=["A1", "A2"])
    assert delve.pool() == ["S2", "S3", "S6", "A4", "A5", "A6", "M1", "M2"]


def test_wild_shape() -> None:
    delve = scenario(warrior(skills=["wild_shape"]), level=2, **FOREST).fight(PLAIN_FOE, "H6 S1 S1 S2 S6 A1 A6 M2")
    delve.use("wild_shape")
    assert delve.options() == ["die S1", "die S2", "die S6", "die A1", "die A6", "die M2", "done"]
    delve.act_on("S6")
    assert delve.options() == ["color agility", "color magic"]
    delve.answer("color magic")
    assert delve.pool() == ["S1", "S1", "S2", "A1", "A6", "M2", "M6", "H6"]
    assert delve.asked() == "act"


def test_wild_shape_needs_a_die_of_that_colour() -> None:
    scene = scenario(warrior(skills=["wild_shape"]), exiled={"magic": 7, "agility": 6}, **FOREST)
    delve = scene.fight(PLAIN_FOE, "S1 S1 S2 S6 A1 A6 M2").use("wild_shape")
    assert delve.options() == ["die A1", "die A6", "die M2", "done"]


OF_STRENGTH = ["feral_strike", "overwhelm", "steel_resolve", "thornguard", "trailblaze"]
OF_AGILITY = ["moonbeam", "sharpen", "whirling_blades"]
OF_MANA = ["kindle", "nightfall", "regrowth", "shardburst", "starfall"]
FREE = ["blood_offering", "hunters_instinct", "venom_mastery", "wild_shape"]


@rule("ODD-SKILL-2")
@pytest.mark.parametrize(
    ("hero", "peril", "option", "dice"),
    [
        (warrior(skills=OF_STRENGTH), "spore_vent_1", 0, "S6 S6 S6 S6"),
        (rogue(skills=OF_AGILITY), "rope_bridge_1", 0, "A6 A6 A6 A6"),
        (paladin(skills=OF_MANA), "nettle_field_2", 0, "M6 M6 M6"),
        (warrior(skills=FREE), "spore_vent_1", 0, "S6 S6 S6 S6"),
    ],
)
def test_skills_for_combat_are_not_offered_in_perils(hero: Hero, peril: str, option: int, dice: str) -> None:
    assert scenario(hero, **FOREST).peril(peril, option, dice).options("use") == []
