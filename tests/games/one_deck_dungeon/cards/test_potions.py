"""Potions of both sets, each by its id: known from the start, looted, and the Basic Potions of the Forest."""

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import FOREST, PLAIN_FOE, takes
from tests.games.one_deck_dungeon.scenario import Delve, archer, fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule


def cubes_in_supply(delve: Delve) -> int:
    return delve.table.cube_supply()


@rule("ODD-POT-3")
def test_healing_at_the_start_of_a_turn() -> None:
    delve = scenario(warrior(damage=5), doors=["ogre_1"], cubes=1).turn().drink("healing")
    assert (delve.damage(), delve.cubes(), cubes_in_supply(delve)) == (2, 0, 6)


def test_healing_at_any_other_time() -> None:
    assert scenario(warrior(damage=5), doors=["ogre_1"]).option().drink("healing").damage() == 3


def test_healing_in_an_encounter() -> None:
    delve = scenario(warrior(damage=3), mage(damage=2)).fight("ogre_1", "S1 S1 S1 A1", "A1 M1 M1 M1")
    delve.drink("healing", hero=1)
    assert (delve.damage(0), delve.damage(1)) == (3, 0)


def test_healing_is_not_offered_to_the_unhurt() -> None:
    assert "drink healing" not in scenario(warrior(), doors=["ogre_1"]).option().options()


@rule("ODD-ENC-27")
def test_healing_saves_a_hero_immediately() -> None:
    delve = scenario(warrior(damage=5)).meet("fire_elemental_1")
    assert (delve.asked(), delve.options()) == ("survive", ["drink healing", "done"])
    assert delve.drink("healing").damage() == 4


def test_mana() -> None:
    delve = scenario(warrior(), potions=["mana"]).fight("ogre_1", "S1 S1 S1 S1 A1 A1 M1")
    delve.will_roll("M6 M2 M3").drink("mana")
    assert delve.pool() == ["S1", "S1", "S1", "S1", "A1", "A1", "M1", "M2", "M3", "M6"]
    assert delve.cubes() == 0


def test_mana_in_a_peril() -> None:
    delve = scenario(warrior(), potions=["mana"]).peril("rune_puzzle_1", 0, "M1").will_roll("M6 M2 M3").drink("mana")
    assert delve.pool() == ["M1", "M2", "M3", "M6"]


def test_mana_rolls_what_the_supply_has() -> None:
    delve = scenario(warrior(), potions=["mana"], exiled={"magic": 6}).peril("rune_puzzle_1", 0, "M1")
    assert delve.will_roll("M5").drink("mana").pool() == ["M1", "M5"]


@rule("ODD-POT-4")
def test_invisibility() -> None:
    delve = scenario(warrior(), potions=["invisibility"]).meet("ice_elemental_1")
    deck = delve.deck_size()
    delve.skip_with_invisibility()
    assert (deck - delve.deck_size(), delve.cubes(), delve.asked()) == (2, 0, "loot")
    assert delve.options() == ["take_item", "take_skill", "take_xp"]
    assert delve.loot("item").items() == ["ice_elemental_1"]


def test_invisibility_helps_with_open_doors_but_not_once_inside() -> None:
    scene = scenario(warrior(), potions=["invisibility"], doors=[fled("ogre_1")], cubes=2)
    delve = scene.option().enter("ogre_1")
    assert delve.options() == ["stay", "drink invisibility"]
    assert delve.gather("S1 S1 S1 S1 A1 A1 M1").face().options("drink") == []


def test_invisibility_needs_a_cube() -> None:
    scene = scenario(warrior(), potions=["invisibility"], doors=[fled("ogre_1")], cubes=0)
    assert scene.option().enter("ogre_1").asked() == "act"


@rule("ODD-LOOT-9")
def test_invisibility_leaves_only_xp_of_a_split_loot_peril() -> None:
    delve = scenario(warrior(), deck="hybrid", potions=["invisibility"]).meet("vine_trap_1")
    delve.skip_with_invisibility()
    assert (delve.asked(), delve.xp_cards()) == ("option", ["vine_trap_1"])


def test_heroism() -> None:
    delve = scenario(warrior(), potions=["heroism"], level=2).fight("ogre_1", "H1 S1 S2 S6 S1 A1 A5 M1")
    delve.drink("heroism")
    assert delve.options() == ["die S1", "die S2", "die A1", "die A5", "die M1", "done"]
    assert takes(delve, "S1", "A5").pool() == ["S1", "S2", "S6", "S6", "A1", "A6", "M1", "H1"]


def test_heroism_in_a_peril() -> None:
    delve = scenario(warrior(), potions=["heroism"]).peril("cave_in_1", 0, "S1 S1 S2 S2").drink("heroism")
    assert delve.act_on("S1", "S1").pool() == ["S2", "S2", "S6", "S6"]


def test_clarity() -> None:
    delve = scenario(warrior(), potions=["clarity"]).fight("ogre_1", "S1 S2 S3 S6 A1 A5 M2")
    delve.will_roll("S5 S2 A4 M1", "H2").drink("clarity")
    assert delve.pool() == ["S2", "S3", "S5", "S6", "A4", "A5", "M1", "H2"]


def test_clarity_in_a_peril_rolls_only_heroic_without_low_dice() -> None:
    delve = scenario(warrior(), potions=["clarity"]).peril("cave_in_1", 0, "S3 S3 S4 S4").will_roll("H2")
    assert delve.drink("clarity").pool() == ["S3", "S3", "S4", "S4", "H2"]


def test_clarity_is_for_the_dice_of_one_hero() -> None:
    delve = scenario(warrior(), mage(), potions=["clarity"]).fight("ogre_1", "S1 S1 S1 A1", "A1 M3 M3 M3")
    delve.will_roll("A6", "H5").drink("clarity", by=1)
    assert (delve.pool(0), delve.pool(1)) == (["S1", "S1", "S1", "A1"], ["A6", "M3", "M3", "M3", "H5"])


@rule("ODD-CURE-2")
def test_curative_alone() -> None:
    delve = scenario(warrior(damage=3), doors=["viper_1"], **FOREST).turn().drink("curative")
    assert (delve.damage(), delve.cubes()) == (2, 0)


@rule("ODD-CURE-1")
def test_curative_with_every_other_potion() -> None:
    scene = scenario(warrior(damage=3, poison=1), basic_potion="brawn", **FOREST)
    delve = scene.fight(PLAIN_FOE, "S1 S1 S1 S1 A1 A1 M1").will_roll("S6 S6").drink("brawn")
    assert delve.answer("heal_poison").poison() == 0
    assert delve.pool()[:6] == ["S1", "S1", "S1", "S1", "S6", "S6"]


@rule("ODD-CURE-1")
def test_curative_with_every_cube_gained() -> None:
    delve = scenario(warrior(damage=3), **FOREST).peril("quicksand_1", 1, "S6 S5 S3 S1")
    delve.cover("G3", "S3").cover("S11", "S6", "S5").done()
    assert (delve.loot("potion").cubes(), delve.damage()) == (2, 2)


@rule("ODD-CURE-1")
def test_curative_heals_the_hero_the_party_picks() -> None:
    scene = scenario(warrior(damage=2), mage(damage=2), **FOREST)
    delve = scene.peril("quicksand_1", 1, "S6 S5 S3", "").cover("G3", "S3").cover("S11", "S6", "S5").done()
    delve.loot("potion").hero(1)
    assert (delve.damage(0), delve.damage(1)) == (2, 1)


def test_curative_is_unknown_with_the_turn_sequence_of_the_base_set() -> None:
    scene = scenario(warrior(damage=3), doors=["viper_1"], turn_sequence="base", **FOREST)
    assert scene.option().options("drink") == ["healing"]


def test_nightshade() -> None:
    scene = scenario(warrior(), potions=["nightshade"], cubes=2, **FOREST)
    delve = scene.fight(PLAIN_FOE, "S1 S1 S1 S1 A1 A1 M1").drink("nightshade")
    assert delve.pool()[-3:] == ["M1", "H5", "H5"]
    assert (delve.cubes(), delve.exiled("cubes"), cubes_in_supply(delve)) == (1, 1, 4)


def test_nightshade_in_a_peril_takes_the_heroic_dice_there_are() -> None:
    scene = scenario(warrior(), potions=["nightshade"], exiled={"heroic": 5}, **FOREST)
    delve = scene.peril("vine_trap_1", 0, "S1 S1 S1 S1").drink("nightshade")
    assert delve.pool() == ["S1", "S1", "S1", "S1", "H5"]


def test_panacea() -> None:
    """3 tokens and 1 damage; Curative heals another."""
    scene = scenario(warrior(damage=3, poison=3), potions=["panacea"], doors=["viper_1"], **FOREST)
    delve = scene.option().drink("panacea").answer("heal_damage")
    assert (delve.poison(), delve.damage()) == (0, 1)


def test_panacea_may_go_to_a_hero_without_poison() -> None:
    heroes = (warrior(damage=3), mage(poison=2))
    scene = scenario(*heroes, potions=["panacea"], doors=["viper_1"], turn_sequence="base", **FOREST)
    delve = scene.option().drink("panacea", hero=0)
    assert (delve.damage(0), delve.poison(1)) == (2, 2)


def test_panacea_is_for_one_hero() -> None:
    heroes = (warrior(damage=3, poison=3), mage(damage=1, poison=3))
    scene = scenario(*heroes, potions=["panacea"], doors=["viper_1"], turn_sequence="base", **FOREST)
    delve = scene.option().drink("panacea", hero=1).answer("heal_damage")
    assert [(delve.damage(seat), delve.poison(seat)) for seat in (0, 1)] == [(3, 3), (0, 0)]


def test_panacea_takes_a_fourth_token_in_place_of_damage() -> None:
    scene = scenario(warrior(poison=5), potions=["panacea"], doors=["viper_1"], turn_sequence="base", **FOREST)
    assert scene.option().drink("panacea").answer("heal_poison").poison() == 1


def test_stoneblood() -> None:
    """7 hearts of the Rotwood Giant and 1 of the floor."""
    delve = scenario(warrior(), potions=["stoneblood"], **FOREST).fight(PLAIN_FOE, "S1 S1 S1 S1 A1 A1 M1")
    assert delve.drink("stoneblood").done().logged(events.ConsequencesSuffered)[-1].hearts == 5


def test_stoneblood_in_a_peril() -> None:
    delve = scenario(warrior(), potions=["stoneblood"], **FOREST).peril("ancient_gate_1", 1, "S1 S1 S1 S1")
    assert delve.drink("stoneblood").done().damage() == 0


def test_stoneblood_is_no_help_to_the_paladin() -> None:
    delve = scenario(paladin(), potions=["stoneblood"], **FOREST).peril("ancient_gate_1", 1, "S1 S1 S1")
    assert delve.drink("stoneblood").done().damage() == 2


def test_transmutation() -> None:
    scene = scenario(rogue(), potions=["transmutation"], level=2, **FOREST)
    delve = scene.fight(PLAIN_FOE, "H6 S1 A1 A2 A3 A4 M6 M6").drink("transmutation")
    assert delve.options() == ["die S1", "die A1", "die A2", "die A3", "die A4", "die M6", "done"]
    assert takes(delve, "M6", "A4", "A3").pool() == ["S1", "A1", "A2", "M6", "H3", "H4", "H6", "H6"]


def test_transmutation_needs_heroic_dice_and_a_combat() -> None:
    scene = scenario(archer(), potions=["transmutation"], cubes=2, exiled={"heroic": 5}, **FOREST)
    delve = scene.fight(PLAIN_FOE, "S1 S1 A1 A1 A1 M6 M6").drink("transmutation")
    assert delve.act_on("M6").pool() == ["S1", "S1", "A1", "A1", "A1", "M6", "H6"]
    peril = scenario(archer(), potions=["transmutation"], **FOREST).peril("vine_trap_1", 0, "S1 S1")
    assert peril.options("drink") == ["brawn"]


def test_brawn() -> None:
    delve = scenario(mage(), basic_potion="brawn", **FOREST).fight(PLAIN_FOE, "S1 A1 A1 M1 M1 M1 M1")
    assert delve.will_roll("S5 S6").drink("brawn").pool()[:3] == ["S1", "S5", "S6"]


def test_brawn_in_a_peril() -> None:
    delve = scenario(mage(), basic_potion="brawn", **FOREST).peril("vine_trap_1", 0, "S1")
    assert delve.will_roll("S5 S6").drink("brawn").pool() == ["S1", "S5", "S6"]


def test_reflexes() -> None:
    delve = scenario(mage(), basic_potion="reflexes", **FOREST).fight(PLAIN_FOE, "S1 A1 A1 M1 M1 M1 M1")
    assert delve.will_roll("A5 A6").drink("reflexes").pool()[:5] == ["S1", "A1", "A1", "A5", "A6"]


def test_reflexes_in_a_peril() -> None:
    delve = scenario(mage(), basic_potion="reflexes", **FOREST).peril("vine_trap_1", 1, "A1 A1")
    assert delve.will_roll("A5 A6").drink("reflexes").pool() == ["A1", "A1", "A5", "A6"]


def test_insight() -> None:
    delve = scenario(warrior(), basic_potion="insight", **FOREST).fight(PLAIN_FOE, "S1 S1 S1 S1 A1 A1 M1")
    assert delve.will_roll("M5 M6").drink("insight").pool()[-3:] == ["M1", "M5", "M6"]


def test_insight_in_a_peril() -> None:
    delve = scenario(warrior(), basic_potion="insight", **FOREST).peril("quicksand_1", 0, "M1")
    assert delve.will_roll("M5 M6").drink("insight").pool() == ["M1", "M5", "M6"]


def test_antidote() -> None:
    """2 tokens, and 1 damage by Curative."""
    scene = scenario(warrior(poison=2, damage=2), basic_potion="antidote", doors=["viper_1"], **FOREST)
    delve = scene.option().drink("antidote")
    assert (delve.poison(), delve.damage(), delve.cubes()) == (0, 1, 0)


def test_antidote_for_the_hero_the_party_picks() -> None:
    scene = scenario(warrior(poison=3), mage(poison=3), basic_potion="antidote", doors=["viper_1"], **FOREST)
    delve = scene.option().drink("antidote", hero=1).hero(0).answer("heal_poison")
    assert (delve.poison(0), delve.poison(1)) == (2, 1)


@rule("ODD-CURE-3")
def test_antidote_is_unknown_if_another_basic_potion_was_chosen() -> None:
    scene = scenario(warrior(poison=3), basic_potion="brawn", doors=["viper_1"], **FOREST)
    assert scene.option().options("drink") == ["curative"]
