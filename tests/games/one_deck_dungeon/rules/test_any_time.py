"""What may be used at any time is offered wherever the party is asked (ODD-POT-3, ODD-FEAT-3, ODD-CURE-2)."""

import pytest

from ludotheque.games.one_deck_dungeon.content.loader import load_sets
from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import alchemist, druid
from tests.games.one_deck_dungeon.scenario import Hero, archer, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

FOREST = {"dungeon": "mudlands"}
PLAIN_FOE = "viper_1"
DICE = "S1 S1 S2 S3 A1 A6 M6"


@rule("ODD-ENC-27")
def test_a_skill_that_heals_saves_its_hero_in_step_four() -> None:
    hero = warrior(skills=["venom_mastery", "regrowth"], poison=2, damage=5)
    delve = scenario(hero, exiled={"poison": 6}, cubes=0, **FOREST).fight(PLAIN_FOE, DICE).use("venom_mastery")
    assert (delve.asked(), delve.options()) == ("survive", ["use regrowth", "done"])
    delve.use("regrowth", pay=["M6"])
    while delve.asked() == "heal":
        delve.answer("heal_damage")
    assert (delve.outcome, delve.asked(), delve.damage()) == ("", "act", 5)
    assert "M6" not in delve.pool()
    assert delve.pool()[-2:] == ["H4", "H4"]
    assert delve.options("use") == []


@rule("ODD-ENC-27")
def test_a_skill_that_cannot_be_paid_or_was_used_saves_nobody() -> None:
    hero = warrior(skills=["venom_mastery", "regrowth"], poison=2, damage=5)
    scene = scenario(hero, exiled={"poison": 6}, cubes=0, **FOREST)
    assert scene.fight(PLAIN_FOE, "S1 S1 S2 S3 A1 A6 M3").use("venom_mastery").outcome == "lost"


@rule("ODD-ENC-27", "ODD-ENC-10")
def test_before_step_four_skills_save_nobody() -> None:
    delve = scenario(druid(damage=4), cubes=1).meet("fire_elemental_1")
    assert (delve.asked(), delve.options()) == ("survive", ["drink healing", "done"])


@rule("ODD-ENC-27", "ODD-ENC-25")
def test_a_skill_saves_again_when_the_effects_of_a_roll_are_over() -> None:
    """A potion rolls dice; then Shared Remedy costs a time, because the foe fades, and the stairs hurt."""
    hybrid = [card.id for box in load_sets() for card in box.encounters if card.set_icon]
    gone = [card for card in hybrid if card not in ("shadow_2", "bear_traps_1", "rotwood_giant_2")]
    both = (alchemist(poison=1), mage(skills=["regrowth"], damage=2))
    scene = scenario(*both, deck="hybrid", discard=gone, stairs=2, potions=["mana"], cubes=1)
    delve = scene.fight("shadow_2", "S1 A1 M1 M1", "A1 M4 M1 M1").will_roll("M1 M1 M1").drink("mana", by=1)
    delve.answer("yes").hero(1)
    assert (delve.asked(), delve.options()) == ("survive", ["use 1 regrowth", "done"])


@rule("ODD-POT-3", "ODD-FEAT-3")
def test_in_step_two_a_hero_may_heal_and_return_dice() -> None:
    delve = scenario(mage(damage=2, stored=2), cubes=2).meet("ogre_1")
    assert delve.options() == ["ability", "done", "drink healing", "return_die"]
    delve.drink("healing").answer("return_die")
    assert (delve.damage(), delve.stored(), delve.asked()) == (0, 1, "abilities")
    assert delve.logged(events.AbilityUsed) == []


@rule("ODD-FEAT-3", "ODD-ENC-8")
def test_a_die_that_was_not_rolled_goes_back_before_the_bonus_die_is_taken() -> None:
    """Six heroic dice: two stored, four exiled, so that the level's bonus die needs one of those two."""
    delve = scenario(mage(stored=2), level=2, exiled={"heroic": 4}).meet("ogre_1")
    delve.will_roll("H5").ability().answer("number 1")
    assert (delve.asked(), delve.options()) == ("abilities", ["done", "return_die"])
    delve.will_gather("H3 S1 A1 A1 M1 M1 M1 M1").answer("return_die")
    assert (delve.asked(), delve.stored()) == ("act", 0)
    assert delve.pool()[-2:] == ["H3", "H5"]


@rule("ODD-FEAT-3", "ODD-ENC-8")
def test_a_die_that_was_not_rolled_may_stay_where_it_is() -> None:
    delve = scenario(mage(stored=2), level=2, exiled={"heroic": 4}).meet("ogre_1")
    delve.will_roll("H5").ability().answer("number 1").gather("S1 A1 A1 M1 M1 M1 M1")
    assert (delve.asked(), delve.stored(), delve.pool()[-1]) == ("act", 1, "H5")


@rule("ODD-FEAT-3")
def test_who_has_no_die_left_is_not_asked_again() -> None:
    delve = scenario(mage(stored=1)).meet("ogre_1").will_roll("H5").will_gather("S1 A1 A1 M1 M1 M1 M1").ability()
    assert delve.asked() == "act"


@rule("ODD-POT-3")
def test_before_the_choice_of_a_peril_a_hero_may_heal() -> None:
    delve = scenario(archer(damage=2), cubes=1).meet("cave_in_1")
    assert delve.options() == ["peril 0", "peril 1", "drink healing"]
    delve.drink("healing")
    assert (delve.damage(), delve.options()) == (0, ["peril 0", "peril 1"])


@rule("ODD-POT-3", "ODD-POT-4")
def test_before_an_encounter_healing_leads_past_nothing() -> None:
    delve = scenario(archer(damage=3), potions=["invisibility"], cubes=2, doors=["ogre_1"]).option()
    delve.enter("ogre_1").stay()
    assert delve.options() == ["stay", "drink invisibility", "drink healing"]
    delve.drink("healing")
    assert (delve.asked(), delve.damage(), delve.options()) == (
        "face",
        1,
        ["stay", "drink invisibility", "drink healing"],
    )
    assert delve.drink("healing").logged(events.EncounterSkipped) == []


@rule("ODD-POT-3", "ODD-LOOT-1")
def test_before_loot_is_chosen_a_hero_may_heal() -> None:
    delve = scenario(archer(damage=2), cubes=1).peril("cave_in_1", 0, "S6 S6").done()
    before = delve.damage()
    assert delve.options()[-1] == "drink healing"
    delve.drink("healing")
    assert (delve.asked(), delve.damage()) == ("loot", before - 2)
    assert "drink healing" not in delve.options()


@rule("ODD-FEAT-3", "ODD-4P-9")
@pytest.mark.parametrize("others", [(), (warrior(),), (warrior(), paladin(), rogue())])
def test_before_loot_is_chosen_a_stored_die_goes_back_to_the_supply(others: tuple[Hero, ...]) -> None:
    """With four players too: both pairs are done, and the dice are all together again."""
    cards = ("cave_in_1", "cave_in_2") if len(others) == 3 else ("cave_in_1",)
    delve = scenario(mage(stored=1), *others, potions=["invisibility"], cubes=2).meet(*cards)
    if len(cards) > 1:
        delve.answer("card cave_in_1").pair(0, 1).skip_with_invisibility()
    before = delve.skip_with_invisibility().supply("heroic")
    assert delve.asked() == "loot"
    delve.answer(next(each for each in delve.options() if each.startswith("return_die")))
    assert (delve.stored(), delve.supply("heroic")) == (0, before + 1)


@rule("ODD-POT-3", "ODD-FLOOR-5")
def test_when_the_stairs_appear_a_hero_may_heal_before_the_party_decides() -> None:
    delve = scenario(archer(damage=2), cubes=1, deck=["goblin_1"], doors=["ogre_1"]).turn().done()
    assert delve.options() == ["descend", "done", "drink healing"]
    delve.drink("healing")
    assert (delve.damage(), delve.options()) == (0, ["descend", "done"])


@rule("ODD-CURE-2")
def test_a_cube_is_spent_for_curative_in_step_two() -> None:
    delve = scenario(archer(damage=1), cubes=1, **FOREST).meet("viper_1")
    assert "drink curative" in delve.options()
    assert delve.drink("curative").damage() == 0


@rule("ODD-POT-3")
def test_where_there_is_nothing_to_answer_nothing_is_asked() -> None:
    delve = scenario(warrior(damage=2), cubes=1, doors=["ogre_1"]).option().enter("ogre_1").stay()
    assert delve.asked() != "face"
