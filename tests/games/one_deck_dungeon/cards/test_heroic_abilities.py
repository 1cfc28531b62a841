"""Heroic abilities, each by its id and the side of the hero card: solo, or pair (the side of two and four players)."""

from collections.abc import Callable

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import alchemist, druid, hunter, slayer, warden
from tests.games.one_deck_dungeon.scenario import Hero, archer, fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule


def test_eagle_eye_solo() -> None:
    delve = scenario(archer()).meet("ogre_1")
    deck = delve.deck_size()
    delve.ability().will_roll("H2 H5").answer("option 0")
    assert (deck - delve.deck_size(), delve.options()) == (2, ["die H2", "die H5"])
    delve.will_gather("S1 S1 A1 A1 A1 M1 M1").act_on("H2")
    assert delve.pool() == ["S1", "S1", "A1", "A1", "A1", "M1", "M1", "H5"]


def test_eagle_eye_solo_for_four_time() -> None:
    delve = scenario(archer()).meet("ogre_1")
    deck = delve.deck_size()
    delve.ability().will_roll("H2 H5 H3").answer("option 1")
    assert (deck - delve.deck_size(), delve.options()) == (4, ["die H2", "die H3", "die H5"])
    delve.will_gather("S1 S1 A1 A1 A1 M1 M1").act_on("H2")
    assert delve.pool()[-3:] == ["M1", "H3", "H5"]


@rule("ODD-FEAT-6")
def test_eagle_eye_solo_drops_a_die_before_the_phantom_looks() -> None:
    delve = scenario(archer()).meet("phantom_1").ability().will_roll("H1 H3 H5").answer("option 1")
    assert delve.will_gather("S6 S6 A6 A6 A6 M6 M6").act_on("H5").pool() == ["S6", "S6", "A6", "A6", "A6", "M6", "M6"]
    gone = delve.logged(events.DiceDiscarded)
    assert [event.cause for event in gone] == ["eagle_eye", "ethereal"]


@rule("ODD-FEAT-6")
def test_eagle_eye_solo_hides_the_dropped_die_from_those_who_count() -> None:
    """The Wasp Cloud stings for the second 1: the first of the gather roll is the only one before it."""
    delve = scenario(archer(), dungeon="mudlands").meet("wasp_cloud_1").ability().will_roll("H1 H5").answer("option 0")
    delve.will_gather("S1 S6 A6 A6 A6 M6 M6").act_on("H1")
    assert delve.poison() == 0


def test_eagle_eye_pair() -> None:
    delve = scenario(warrior(), archer()).meet("ogre_1")
    deck = delve.deck_size()
    delve.will_roll("H4 H6").will_gather("S1 S1 S1 A1", "S1 A1 A1 M1").ability(1).act_on("1:H4")
    assert delve.pool(1) == ["S1", "A1", "A1", "M1", "H6"]
    assert deck - delve.deck_size() == 2


def test_mana_charge_solo() -> None:
    delve = scenario(mage(stored=2)).meet("ogre_1").ability()
    assert delve.options() == ["number 1", "number 2"]
    delve.will_roll("H5").answer("number 1").gather("S1 A1 A1 M1 M1 M1 M1")
    assert delve.stored() == 1
    assert delve.pool()[-1] == "H5"


def test_mana_charge_solo_stores_on_exploring_and_fleeing() -> None:
    delve = scenario(mage(), doors=["ogre_1"]).option().explore()
    assert (delve.stored(), delve.supply("heroic")) == (1, 5)
    assert delve.enter("ogre_1").flee().stored() == 2


def test_mana_charge_solo_stores_two_at_most() -> None:
    assert scenario(mage(stored=2), doors=["ogre_1"]).option().explore().stored() == 2


def test_mana_charge_pair() -> None:
    delve = scenario(mage(stored=1), warrior()).meet("ogre_1")
    delve.will_roll("H5").will_gather("A1 M1 M1 M1", "S1 S1 S1 A1").ability(0)
    assert (delve.stored(), delve.pool()) == (0, ["A1", "M1", "M1", "M1", "H5"])


def test_mana_charge_pair_stores_on_fleeing() -> None:
    assert scenario(mage(), warrior(), doors=["ogre_1"]).option().enter("ogre_1").flee().stored() == 1


def test_mana_charge_pair_stores_one_at_most() -> None:
    delve = scenario(mage(), warrior(), doors=["ogre_1"]).option().explore()
    assert delve.stored() == 1
    assert delve.enter("ogre_1").flee().stored() == 1


def test_valiant_solo() -> None:
    delve = scenario(paladin(stored=2)).meet("bandit_1").ability()
    delve.will_roll("H5 H2").will_gather("S1 S1 S1 A1 M1 M1 M1").answer("number 2")
    assert delve.stored() == 0
    assert delve.pool()[-2:] == ["H2", "H5"]


@rule("ODD-FEAT-5")
def test_valiant_solo_stores_for_four_xp_even_if_the_party_flees() -> None:
    delve = scenario(paladin(), doors=["ogre_1", "bandit_1"]).option().enter("ogre_1")
    assert delve.stored() == 1
    assert delve.flee().enter("bandit_1").stored() == 1


def test_valiant_solo_stores_two_at_most() -> None:
    for before, after in ((1, 2), (2, 2)):
        assert scenario(paladin(stored=before), doors=["ogre_1"]).option().enter("ogre_1").stored() == after


def test_valiant_solo_stores_for_perils_but_not_for_open_doors() -> None:
    delve = scenario(paladin(), doors=["boulder_1", fled("ogre_1")]).option().enter("boulder_1").flee()
    assert delve.stored() == 1
    assert delve.enter("ogre_1").stored() == 1


def test_valiant_pair() -> None:
    delve = scenario(paladin(), warrior()).meet("ogre_1")
    assert delve.stored() == 1
    delve.will_roll("H4").will_gather("S1 S1 M1 M1", "S1 S1 S1 A1").ability(0)
    assert (delve.stored(), delve.pool()) == (0, ["S1", "S1", "M1", "M1", "H4"])


def test_valiant_pair_stores_one_at_most() -> None:
    assert scenario(paladin(stored=1), warrior(), doors=["ogre_1"]).option().enter("ogre_1").stored() == 1


def test_daring_gamble_solo() -> None:
    delve = scenario(rogue()).meet("ogre_1").ability()
    delve.will_roll("H4").will_gather("S1 A1 A1 A1 A1 M1 M1").answer("option 0")
    assert (delve.damage(), delve.pool()[-1]) == (0, "H4")


@rule("ODD-FEAT-7")
def test_daring_gamble_solo_is_paid_for_once() -> None:
    delve = scenario(rogue()).meet("ogre_1").ability()
    deck = delve.deck_size()
    delve.will_roll("H1 H1").will_gather("S1 A1 A1 A1 A1 M1 M1").answer("option 1")
    assert (delve.damage(), deck - delve.deck_size()) == (1, 3)
    assert delve.pool()[-2:] == ["H1", "H1"]


def test_daring_gamble_solo_with_one_die() -> None:
    delve = scenario(rogue()).meet("ogre_1").ability()
    deck = delve.deck_size()
    delve.will_roll("H1").will_gather("S1 A1 A1 A1 A1 M1 M1").answer("option 0")
    assert (delve.damage(), deck - delve.deck_size(), delve.pool()[-1]) == (1, 3, "H1")


def test_daring_gamble_pair() -> None:
    delve = scenario(warrior(), rogue()).meet("ogre_1")
    delve.will_roll("H6").will_gather("S1 S1 S1 A1", "A1 A1 A1 M1").ability(1)
    assert (delve.damage(0), delve.damage(1)) == (0, 0)
    assert delve.pool(1)[-1] == "H6"


def test_daring_gamble_pair_hurts_the_rogue() -> None:
    delve = scenario(warrior(), rogue()).meet("ogre_1")
    deck = delve.deck_size()
    delve.will_roll("H1").will_gather("S1 S1 S1 A1", "A1 A1 A1 M1").ability(1)
    assert (delve.damage(0), delve.damage(1), deck - delve.deck_size()) == (0, 1, 3)


def test_frenzy_solo() -> None:
    delve = scenario(warrior(stored=1)).meet("ogre_1").will_roll("H3").will_gather("S1 S1 S1 S1 A1 A1 M1").ability()
    assert (delve.stored(), delve.pool()[-1]) == (0, "H3")


def test_frenzy_solo_stores_for_each_damage_up_to_two() -> None:
    """4 hearts of the Bandit and 1 of the floor."""
    delve = scenario(warrior()).fight("bandit_1", "S1 S1 S1 S1 A1 A1 M1").done()
    assert (delve.damage(), delve.stored(), delve.supply("heroic")) == (5, 2, 4)


@rule("AMB-20")
def test_frenzy_solo_stores_for_damage_at_the_start_and_uses_it_immediately() -> None:
    delve = scenario(warrior()).meet("fire_elemental_1")
    assert (delve.stored(), delve.choices()) == (1, ["ability", "done"])


def test_frenzy_pair() -> None:
    delve = scenario(warrior(), mage()).meet("fire_elemental_1").hero(0)
    assert delve.stored(0) == 1
    delve.will_roll("H3").will_gather("S1 S1 S1 A1", "A1 M1 M1 M1").ability(0)
    assert (delve.stored(), delve.pool()[-1]) == (0, "H3")


def test_frenzy_pair_stores_one_at_most() -> None:
    assert scenario(warrior(stored=1), mage()).meet("fire_elemental_1").hero(0).stored() == 1


def test_frenzy_pair_stores_one_of_her_own_damage() -> None:
    delve = scenario(warrior(), mage()).meet("fire_elemental_1").hero(1)
    assert delve.stored(0) == 0


def test_toxic_draught_solo() -> None:
    delve = scenario(alchemist()).meet("ogre_1").will_roll("H3 H4").will_gather("S1 S1 A1 A1 M1 M1 M1").ability()
    assert delve.poison() == 1
    assert delve.pool()[-2:] == ["H3", "H4"]


def test_toxic_draught_solo_hurts_once_the_tokens_are_gone() -> None:
    delve = scenario(alchemist(), exiled={"poison": 8}).meet("ogre_1")
    delve.will_roll("H3 H4").will_gather("S1 S1 A1 A1 M1 M1 M1").ability()
    assert (delve.poison(), delve.damage()) == (0, 1)


def test_toxic_draught_pair() -> None:
    delve = scenario(alchemist(), warrior()).meet("ogre_1").will_roll("H3 H4").ability(0)
    assert (delve.poison(0), delve.poison(1)) == (1, 0)
    assert delve.options() == ["die 0:H3", "die 0:H4"]
    delve.will_gather("S1 A1 M1 M1", "S1 S1 S1 A1").act_on("H3")
    assert delve.pool() == ["S1", "A1", "M1", "M1", "H4"]


def test_wild_growth_solo() -> None:
    delve = scenario(druid(stored=2)).meet("ogre_1").ability()
    delve.will_roll("H3 H4").will_gather("S1 S1 A1 M1 M1 M1 M1").answer("number 2")
    assert delve.stored() == 0
    assert delve.pool()[-2:] == ["H3", "H4"]


def test_wild_growth_solo_stores_for_leaves() -> None:
    scene = scenario(druid(), dungeon="mudlands", doors=["thornling_1", "thornling_2"])
    delve = scene.option().enter("thornling_1")
    assert delve.stored() == 1
    assert delve.flee().enter("thornling_2").stored() == 1


def test_wild_growth_solo_stores_two_at_most() -> None:
    for before, after in ((1, 2), (2, 2)):
        scene = scenario(druid(stored=before), dungeon="mudlands", doors=["thornling_1"])
        assert scene.option().enter("thornling_1").stored() == after


def test_wild_growth_solo_takes_the_icon_of_the_base_set_for_a_leaf() -> None:
    delve = scenario(druid(), doors=["bandit_1", "bandit_2"]).option().enter("bandit_1").flee()
    assert delve.stored() == 0
    assert delve.enter("bandit_2").stored() == 1


def test_wild_growth_solo_wants_true_leaves_in_a_hybrid_deck() -> None:
    delve = scenario(druid(), deck="hybrid", doors=["bandit_2", "thornling_1"]).option().enter("bandit_2").flee()
    assert delve.stored() == 0
    assert delve.enter("thornling_1").stored() == 1


def test_wild_growth_pair() -> None:
    delve = scenario(druid(), warrior(), dungeon="mudlands").meet("rotwood_giant_2")
    delve.will_roll("H3").will_gather("S1 M1 M1 M1", "S1 S1 S1 A1").ability(0)
    assert (delve.stored(), delve.pool()[-1]) == (0, "H3")


def test_wild_growth_pair_stores_one_at_most() -> None:
    scene = scenario(druid(stored=1), warrior(), dungeon="mudlands", doors=["thornling_1"])
    assert scene.option().enter("thornling_1").stored() == 1


def test_stalk_solo() -> None:
    delve = scenario(hunter()).meet("ogre_1")
    deck = delve.deck_size()
    delve.will_roll("H3").will_gather("S1 S1 A1 A1 A1 A1 M1").ability()
    assert (deck - delve.deck_size(), delve.pool()[-2:]) == (2, ["M1", "H3"])


def test_stalk_solo_through_an_open_door() -> None:
    delve = scenario(hunter(), doors=[fled("ogre_1")]).option().enter("ogre_1")
    deck = delve.deck_size()
    delve.will_roll("H3 H5").will_gather("S1 S1 A1 A1 A1 A1 M1").ability()
    assert (deck - delve.deck_size(), delve.pool()[-3:]) == (0, ["M1", "H3", "H5"])


def test_stalk_pair() -> None:
    delve = scenario(hunter(), warrior()).meet("ogre_1")
    deck = delve.deck_size()
    delve.will_roll("H3").will_gather("S1 A1 A1 A1", "S1 S1 S1 A1").ability(0)
    assert (deck - delve.deck_size(), delve.pool()[-2:]) == (2, ["A1", "H3"])


def test_stalk_pair_through_an_open_door() -> None:
    delve = scenario(hunter(), warrior(), doors=[fled("ogre_1")]).option().enter("ogre_1")
    deck = delve.deck_size()
    delve.will_roll("H3").will_gather("S1 A1 A1 A1", "S1 S1 S1 A1").ability(0)
    assert (deck - delve.deck_size(), delve.pool()[-2:]) == (0, ["A1", "H3"])


def test_grim_oath_solo() -> None:
    delve = scenario(slayer()).meet("ogre_1").ability().answer("option 0")
    assert delve.options() == ["color strength", "color agility", "color magic"]
    delve.will_roll("H3").will_gather("S1 S1 S1 A1 A1 A1 M1").answer("color magic")
    assert (delve.exiled("magic"), delve.supply("magic"), delve.pool()[-1]) == (1, 6, "H3")


def test_grim_oath_solo_for_two_dice() -> None:
    delve = scenario(slayer()).meet("ogre_1").ability().answer("option 1")
    assert delve.options() == ["color strength", "color agility", "color magic"]
    delve.answer("color magic")
    delve.will_roll("H3 H6").will_gather("S1 S1 S1 A1 A1 A1 M1").answer("color strength")
    assert (delve.exiled("magic"), delve.exiled("strength")) == (1, 1)
    assert delve.pool()[-2:] == ["H3", "H6"]


def test_grim_oath_solo_needs_dice_to_exile() -> None:
    last_die = {"strength": 8, "agility": 8, "magic": 7}
    delve = scenario(slayer(), exiled=last_die).meet("ogre_1").will_roll("H6").ability()
    assert (delve.exiled("magic"), delve.pool()) == (8, ["H6"])


def test_grim_oath_pair() -> None:
    delve = scenario(slayer(), warrior()).meet("ogre_1").ability(0)
    assert delve.options() == ["color strength", "color agility", "color magic"]
    delve.will_roll("H3").will_gather("S1 S1 A1 A1", "S1 S1 S1 A1").answer("color agility")
    assert (delve.exiled("agility"), delve.pool()[-1]) == (1, "H3")


def test_grim_oath_pair_is_not_offered_without_dice_to_exile() -> None:
    scene = scenario(slayer(), rogue(), exiled={"strength": 8, "agility": 8, "magic": 8})
    assert scene.meet("ogre_1").options("ability") == ["1"]


def test_vigil_solo() -> None:
    delve = scenario(warden(stored=2)).meet("ogre_1").ability()
    delve.will_roll("H3").answer("number 1").gather("S1 S1 S1 A1 A1 M1 M1")
    assert (delve.stored(), delve.pool()[-2:]) == (1, ["M1", "H3"])


def test_vigil_solo_stores_on_exploring() -> None:
    assert scenario(warden(), doors=["ogre_1"]).option().explore().stored() == 1


def test_vigil_solo_stores_for_each_token_up_to_two() -> None:
    delve = scenario(warden(), dungeon="mudlands").peril("spore_vent_1", 1, "A1 A1").done()
    assert (delve.poison(), delve.stored()) == (3, 2)


def test_vigil_solo_stores_nothing_for_damage_in_place_of_tokens() -> None:
    delve = scenario(warden(), dungeon="mudlands", exiled={"poison": 8}).peril("spore_vent_1", 1, "A1 A1").done()
    assert (delve.damage(), delve.stored()) == (3, 0)


def test_vigil_pair() -> None:
    delve = scenario(warden(stored=1), warrior()).meet("ogre_1")
    delve.will_roll("H3").will_gather("S1 S1 A1 M1", "S1 S1 S1 A1").ability(0)
    assert (delve.stored(), delve.pool()[-1]) == (0, "H3")


def test_vigil_pair_stores_one_for_her_own_tokens() -> None:
    scene = scenario(warden(), warrior(), dungeon="mudlands")
    delve = scene.peril("spore_vent_1", 1, "A1", "A1").done().hero(0)
    assert (delve.poison(0), delve.poison(1), delve.stored(0)) == (2, 1, 1)


def test_vigil_pair_stores_on_exploring() -> None:
    assert scenario(warrior(), warden(), doors=["ogre_1"]).option().explore().stored(1) == 1


@pytest.mark.parametrize("hero", [archer, mage, paladin, rogue, warrior, alchemist, druid, hunter, slayer, warden])
def test_heroic_abilities_work_in_perils(hero: Callable[..., Hero]) -> None:
    stored = 1 if hero in (mage, paladin, warrior, druid, warden) else 0
    assert scenario(hero(stored=stored)).meet("cave_in_1").peril(0).options("ability") == [""]
    other = Hero("archer" if hero is rogue else "rogue")
    assert scenario(hero(stored=stored), other).meet("cave_in_1").peril(0).options("ability") == ["0", "1"]


@rule("ODD-FEAT-2")
@pytest.mark.parametrize("hero", [archer, rogue, alchemist, hunter, slayer])
def test_heroic_abilities_are_not_for_the_boss_fight(hero: Callable[[], Hero]) -> None:
    assert scenario(hero()).boss().asked() == "act"
    assert scenario(hero(), warrior()).boss().asked() == "act"
