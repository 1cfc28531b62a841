"""Loot skills of the base set, each by its id."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import takes
from tests.games.one_deck_dungeon.scenario import Hero, archer, mage, paladin, rogue, scenario, warrior
from tests.rules import rule


def test_accuracy() -> None:
    delve = scenario(rogue(skills=["accuracy"])).fight("ogre_1", "S1 A1 A2 A3 A4 M1 M2")
    delve.use("accuracy", pay=["A1", "A2", "A4"])
    assert delve.pool() == ["S1", "A3", "M1", "M2", "H6"]


def test_accuracy_in_a_peril() -> None:
    delve = scenario(rogue(skills=["accuracy"])).peril("cave_in_1", 1, "A1 A2 A3 A4")
    assert delve.use("accuracy", pay=["A1", "A2", "A3"]).pool() == ["A4", "H6"]


@rule("ODD-DICE-4")
def test_accuracy_is_paid_even_if_no_heroic_die_is_left() -> None:
    delve = scenario(rogue(skills=["accuracy"]), exiled={"heroic": 6}).fight("ogre_1", "S1 A1 A2 A3 A4 M1 M2")
    assert delve.use("accuracy", pay=["A1", "A2", "A3"]).pool() == ["S1", "A4", "M1", "M2"]


def test_armor_crush() -> None:
    delve = scenario(warrior(skills=["armor_crush"])).fight("phantom_2", "S2 S2 S2 S4 A4 A5 M6")
    delve.use("armor_crush", pay=["S4"])
    assert delve.pool() == ["S2", "S2", "S2", "A4", "A5", "M6", "H6a"]
    delve.cover("S4", "H6a")
    assert delve.dice_on(0) == ["H6a"]


@rule("ODD-SKILL-10")
def test_armor_crush_brings_a_die_for_armor_boxes_alone() -> None:
    delve = scenario(warrior(skills=["armor_crush"])).fight("ogre_1", "S1 S1 S1 S1 A1 A1 M1")
    delve.use("armor_crush", pay=["S1"])
    assert delve.options("cover") == []
    delve.discard("S1").discard("S1").discard("S1").discard("A1").discard("A1")
    assert delve.pool() == ["M1", "H6a"]
    assert "exchange" not in delve.options()


def test_backstab() -> None:
    delve = scenario(rogue(skills=["backstab"])).fight("ogre_1", "S1 A1 A2 A3 A4 M1 M2")
    delve.will_roll("S6 S2").use("backstab", pay=["A3"])
    assert delve.pool() == ["S1", "S2", "S6", "A1", "A2", "A4", "M1", "M2"]


def test_backstab_rolls_what_the_supply_has() -> None:
    delve = scenario(rogue(skills=["backstab"]), exiled={"strength": 6}).fight("ogre_1", "S1 A1 A2 A3 A4 M1 M2")
    delve.will_roll("S6").use("backstab", pay=["A3"])
    assert delve.pool() == ["S1", "S6", "A1", "A2", "A4", "M1", "M2"]


def test_brute_force() -> None:
    delve = scenario(warrior(skills=["brute_force"])).fight("ogre_1", "S1 S5 S5 S6 A5 A4 M5")
    delve.use("brute_force")
    assert delve.options() == ["die S5", "die A5", "die M5", "done"]
    assert delve.act_on("S5", "A5").pool() == ["S1", "S5", "S6", "S6", "S6", "A4", "M5"]


def test_brute_force_takes_heroic_dice_too_and_works_in_perils() -> None:
    delve = scenario(warrior(skills=["brute_force"]), level=2).peril("cave_in_1", 0, "H5 S5 S1 S2 S3")
    assert delve.use("brute_force", on=["H5", "S5"]).pool() == ["S1", "S2", "S3", "S6", "S6"]


def test_brute_force_brings_no_strength_into_a_peril_of_agility() -> None:
    delve = scenario(rogue(skills=["brute_force"])).peril("cave_in_1", 1, "A5 A2 A3 A4")
    assert delve.use("brute_force", on=["A5"]).pool() == ["A2", "A3", "A4"]


def test_chaotic_aura() -> None:
    delve = scenario(mage(skills=["chaotic_aura"]), level=4).fight("ogre_2", "H3 H3 S3 A3 A3 M1 M5 M3 M2")
    delve.use("chaotic_aura", pay=["M5", "M1"])
    assert delve.options() == ["value 2", "value 3"]
    takes(delve.answer("value 3"), "H3", "H3", "S3", "A3", "A3")
    assert delve.pool() == ["S6", "A6", "A6", "M2", "M3", "H6", "H6"]


def test_chaotic_aura_changes_fewer_if_the_party_likes() -> None:
    delve = scenario(mage(skills=["chaotic_aura"])).fight("ogre_2", "S3 A3 A6 M1 M5 M3 M2")
    delve.use("chaotic_aura", pay=["M5", "M1"]).answer("value 3").act_on("S3")
    assert delve.pool() == ["S6", "A3", "A6", "M2", "M3"]


def test_cleave() -> None:
    delve = scenario(warrior(skills=["cleave"])).fight("ogre_1", "S1 S2 S3 S6 A4 A5 M5")
    takes(delve.use("cleave", pay=["S1"]), "S2", "S3", "A4", "M5")
    assert delve.pool() == ["S3", "S4", "S6", "A5", "A5", "M6"]


@rule("ODD-DICE-14")
def test_cleave_raises_no_six() -> None:
    delve = scenario(warrior(skills=["cleave"])).fight("ogre_1", "S1 S6 S6 S6 A6 A6 M5")
    delve.use("cleave", pay=["S1"])
    assert delve.options() == ["die M5", "done"]


def test_consistency() -> None:
    delve = scenario(rogue(skills=["consistency"])).fight("ogre_1", "S1 A1 A2 A4 A6 M1 M5")
    delve.use("consistency", pay=["A6"])
    assert delve.options() == ["die S1", "die A1", "die A2", "die M1", "die M5", "done"]
    assert delve.act_on("S1", "A1", "A2", "M1").pool() == ["S4", "A4", "A4", "A4", "M4", "M5"]


def test_critical_strikes() -> None:
    delve = scenario(rogue(skills=["critical_strikes"])).fight("ogre_1", "S1 A1 A3 A4 A5 M2 M2")
    delve.use("critical_strikes")
    assert delve.options() == ["die A1", "die A3", "die A4", "die A5", "done"]
    assert takes(delve, "A5", "A3").pool() == ["S1", "A1", "A4", "M2", "M2", "H3", "H5"]
    assert (delve.supply("agility"), delve.supply("heroic")) == (6, 4)


def test_critical_strikes_need_heroic_dice_in_the_supply() -> None:
    scene = scenario(rogue(skills=["critical_strikes"]), exiled={"heroic": 5})
    delve = scene.fight("ogre_1", "S1 A1 A3 A4 A5 M2 M2").use("critical_strikes", on=["A5"])
    assert delve.asked() == "act"
    assert delve.pool() == ["S1", "A1", "A3", "A4", "M2", "M2", "H5"]


def test_crushing_blow() -> None:
    delve = scenario(warrior(skills=["crushing_blow"])).fight("ogre_1", "S1 S2 S2 S3 A1 A1 M1")
    assert delve.use("crushing_blow", pay=["S1"]).pool() == ["S2", "S2", "S3", "S6", "A1", "A1", "M1"]


def test_crushing_fist() -> None:
    delve = scenario(mage(skills=["crushing_fist"])).fight("ogre_1", "S1 A1 A1 M5 M1 M2 M3")
    assert delve.use("crushing_fist", pay=["M5", "M1"]).pool() == ["S1", "S6", "S6", "A1", "A1", "M2", "M3"]


def test_dexterity() -> None:
    delve = scenario(archer(skills=["dexterity"])).fight("ogre_1", "S1 S2 A1 A2 A3 M1 M1")
    assert delve.use("dexterity", pay=["A1"]).pool() == ["S1", "S2", "A2", "A3", "A6", "M1", "M1"]


def test_dodge() -> None:
    """The Fire Elemental's 4 uncovered hearts are one less."""
    delve = scenario(warrior(skills=["dodge"])).fight("fire_elemental_1", "S3 S1 S1 S1 A3 A1 M3")
    delve.cover("S3", "S3").cover("A3", "A3").cover("M3", "M3").use("dodge", pay=["A1"]).done()
    assert delve.logged(events.ConsequencesSuffered) == [events.ConsequencesSuffered(3, 3, 0)]


def test_dodge_ignores_two_hearts_in_a_boss_round() -> None:
    """Of the 5 hearts on the Hydra's uncovered boxes 3 remain."""
    scene = scenario(rogue(skills=["dodge"], items=["bandit_2", "beetle_1"]), dungeon="hydras_reef", level=4)
    delve = scene.boss("H6 H6 S6 A6 A6 A6 A5 A2 M6 M5 M4")
    delve.cover("S13", "H6", "H6", "S6").cover("A13", "A6", "A6", "A5").cover("M6", "M6").cover("A6", "A6")
    delve.use("dodge", pay=["A2"]).done()
    assert delve.logged(events.ConsequencesSuffered) == [events.ConsequencesSuffered(3, 0, 0)]


def test_flameweave() -> None:
    delve = scenario(mage(skills=["flameweave"])).fight("ogre_1", "S1 A1 A1 M1 M1 M4 M6")
    assert delve.use("flameweave", pay=["M1", "M1"]).pool() == ["S1", "A1", "A1", "M4", "M5", "M6"]


def test_flameweave_in_a_peril() -> None:
    delve = scenario(mage(skills=["flameweave"])).peril("rune_puzzle_1", 0, "M1 M1 M4 M6")
    assert delve.use("flameweave", pay=["M4"]).pool() == ["M1", "M1", "M5", "M6"]


def test_flurry() -> None:
    delve = scenario(warrior(skills=["flurry"])).fight("ogre_1", "S1 S1 S2 S3 A1 A2 M1")
    delve.will_roll("A5 A4", "S6").use("flurry", pay=["S1", "S1"])
    assert delve.pool() == ["S2", "S3", "S6", "A1", "A2", "A4", "A5", "M1"]


def test_haste() -> None:
    delve = scenario(mage(skills=["haste"])).fight("ogre_1", "S1 A1 A1 M2 M1 M4 M6")
    delve.will_roll("A5 A4").use("haste", pay=["M2", "M1"])
    assert delve.pool() == ["S1", "A1", "A1", "A4", "A5", "M4", "M6"]


def test_lucky_familiar_rolls_a_die_again() -> None:
    delve = scenario(warrior(skills=["lucky_familiar"])).fight("ogre_1", "S3 S6 S6 S6 A6 A6 M6")
    takes(delve.will_roll("S4").use("lucky_familiar").answer("option 0"), "S3")
    assert delve.pool() == ["S4", "S6", "S6", "S6", "A6", "A6", "M6"]


def test_lucky_familiar_or_raises_one_in_perils_too() -> None:
    delve = scenario(warrior(skills=["lucky_familiar"])).peril("cave_in_1", 0, "S1 S2 S3 S6")
    takes(delve.use("lucky_familiar").answer("option 1"), "S3")
    assert delve.pool() == ["S1", "S2", "S4", "S6"]
    assert delve.options("use") == []


def test_mana_fountain() -> None:
    delve = scenario(mage(skills=["mana_fountain", "crushing_fist"])).fight("ogre_1", "S1 A1 A1 M1 M1 M1 M1")
    assert delve.use("mana_fountain").pool() == ["S1", "A1", "A1", "M1", "M1", "M1", "M1", "M6m"]
    delve.use("crushing_fist", pay=["M6m"])
    assert delve.pool() == ["S1", "S6", "S6", "A1", "A1", "M1", "M1", "M1", "M1"]


@rule("ODD-SKILL-10")
def test_mana_fountain_brings_a_die_for_mana_alone() -> None:
    delve = scenario(mage(skills=["mana_fountain"])).fight("fire_elemental_1", "S1 A1 A1 M1 M1 M1 M1")
    delve.use("mana_fountain")
    assert delve.options("cover") == []
    delve.answer("exchange")
    assert delve.options() == ["die S1", "die A1", "die M1"]


def test_persistence() -> None:
    delve = scenario(warrior(skills=["persistence"])).fight("ogre_1", "S1 S1 S2 S3 A1 A2 M1")
    delve.will_roll("S6", "H3").use("persistence", pay=["S1", "S2"])
    assert delve.pool() == ["S1", "S3", "S6", "A1", "A2", "M1", "H3"]


def test_persistence_in_a_peril() -> None:
    delve = scenario(warrior(skills=["persistence"])).peril("cave_in_1", 0, "S1 S1 S2 S3")
    assert delve.will_roll("S6", "H3").use("persistence", pay=["S1", "S1"]).pool() == ["S2", "S3", "S6", "H3"]


def test_poison_skill() -> None:
    """Of the Bandit's 4 time 2 remain."""
    delve = scenario(rogue(skills=["poison_skill"])).fight("bandit_1", "S3 A6 A3 A3 A1 M1 M1")
    delve.cover("S3", "S3").cover("A8", "A6", "A3").cover("A3", "A3").use("poison_skill", pay=["A1"])
    deck = delve.deck_size()
    delve.done()
    assert deck - delve.deck_size() == 2


def test_shimmerblast() -> None:
    delve = scenario(mage(skills=["shimmerblast"])).fight("ogre_1", "S1 A1 A1 M2 M1 M4 M6")
    assert delve.will_roll("H5").use("shimmerblast", pay=["M2", "M1"]).pool() == ["S1", "A1", "A1", "M4", "M6", "H5"]


def test_static_burst() -> None:
    delve = scenario(mage(skills=["static_burst"])).fight("ogre_1", "S1 A1 A1 M3 M1 M4 M6")
    delve.use("static_burst", pay=["M3", "M1"])
    assert delve.options() == ["die S1", "die S4", "die A1", "die A4", "die M4", "done"]
    assert takes(delve, "S4").pool() == ["S1", "S5", "A1", "A1", "A4", "M4", "M6"]


def test_steady_hands() -> None:
    delve = scenario(warrior(skills=["steady_hands"])).peril("cave_in_1", 0, "S1 S2 S2 S3")
    assert delve.will_roll("H5").use("steady_hands").pool() == ["S1", "S2", "S2", "S3", "H5"]


def test_steady_hands_are_no_help_in_combat() -> None:
    delve = scenario(warrior(skills=["steady_hands"])).fight("ogre_1", "S1 S1 S2 S3 A1 A2 M1")
    assert delve.options("use") == []


def test_triple_strike() -> None:
    delve = scenario(warrior(skills=["triple_strike"])).fight("ogre_1", "S1 S1 S1 S3 A1 A2 M1")
    delve.use("triple_strike", pay=["S1", "S1", "S1"])
    assert delve.options() == ["die S5", "die A5", "die M5", "done"]
    assert takes(delve, "M5").pool() == ["S3", "S5", "A1", "A2", "A5", "M1", "M6"]


def test_triple_strike_gains_what_the_supply_has() -> None:
    delve = scenario(warrior(skills=["triple_strike"]), exiled={"magic": 7}).fight("ogre_1", "S1 S1 S1 S3 A1 A2 M1")
    assert delve.use("triple_strike", pay=["S1", "S1", "S1"], on=["A5"]).pool() == ["S3", "S5", "A1", "A2", "A6", "M1"]


def test_valor() -> None:
    delve = scenario(warrior(skills=["valor"])).fight("ogre_1", "S1 S1 S2 S3 A1 A2 M1")
    assert delve.will_roll("H4").use("valor").pool() == ["S1", "S1", "S2", "S3", "A1", "A2", "M1", "H4"]


OF_STRENGTH = ["armor_crush", "cleave", "crushing_blow", "flurry", "triple_strike"]
OF_AGILITY = ["backstab", "consistency", "dexterity", "dodge", "poison_skill"]
OF_MANA = ["chaotic_aura", "crushing_fist", "haste", "shimmerblast", "static_burst"]
FREE = ["critical_strikes", "mana_fountain", "valor"]


@rule("ODD-SKILL-2")
@pytest.mark.parametrize(
    ("hero", "peril", "option"),
    [
        (warrior(skills=OF_STRENGTH), "cave_in_1", 0),
        (rogue(skills=OF_AGILITY), "bear_traps_1", 0),
        (mage(skills=OF_MANA), "rune_puzzle_1", 0),
        (paladin(skills=FREE), "rune_puzzle_1", 0),
    ],
)
def test_skills_for_combat_are_not_offered_in_perils(hero: Hero, peril: str, option: int) -> None:
    letter = {"warrior": "S", "rogue": "A"}.get(hero.hero, "M")
    dice = {"paladin": 3}.get(hero.hero, 4)
    delve = scenario(hero).peril(peril, option, " ".join([f"{letter}6"] * dice))
    assert delve.options("use") == (["shield_aura"] if hero.hero == "mage" else [])
