"""Loot: what an encounter card becomes (ODD-LOOT)."""

import pytest

from ludotheque.games.one_deck_dungeon.rules.loot import limit_of
from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import Delve, Hero, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

FOREST = "mudlands"


def before_loot(card: str, *heroes: Hero, **said: object) -> Delve:
    """The party has slipped past that card, so it is claimed without a die being rolled."""
    return scenario(*heroes, potions=["invisibility"], **said).meet(card).skip_with_invisibility()


@rule("ODD-LOOT-1")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("ogre_1", ["take_item", "take_skill", "take_xp"]),
        ("beetle_1", ["take_item", "take_skill", "take_xp"]),
        ("glooping_ooze_2", ["take_item", "take_potion", "take_xp"]),
    ],
)
def test_a_card_is_claimed_as_one_of_what_is_printed_or_as_xp(card: str, choices: list[str]) -> None:
    delve = before_loot(card, warrior())
    assert (delve.asked(), delve.options()) == ("loot", choices)
    delve.loot("xp")
    assert delve.xp_cards() == [card]
    assert (delve.items(), delve.skills(), delve.potions()) == ([], [], ["healing", "invisibility"])
    assert delve.logged(events.Looted) == [events.Looted(card, "xp", -1)]


@rule("ODD-LOOT-1")
def test_loot_comes_after_the_consequences_have_been_survived() -> None:
    delve = scenario(warrior(damage=5), cubes=0).peril("cave_in_1", 0, "S1 S1 S1 S1").done()
    assert delve.outcome == "lost"
    assert delve.logged(events.Looted) == []


@rule("ODD-LOOT-2")
def test_items_and_skills_go_to_one_hero_and_potions_to_the_party() -> None:
    delve = before_loot("ogre_1", warrior(), mage())
    assert delve.options() == ["take_item 0", "take_item 1", "take_skill 0", "take_skill 1", "take_xp"]
    delve.loot("skill", hero=1)
    assert (delve.skills(0), delve.skills(1)) == ([], ["ogre_1"])
    delve = before_loot("glooping_ooze_2", warrior(), mage())
    assert delve.options("take_potion") == [""]
    delve.loot("potion")
    assert "heroism" in delve.potions()
    assert (delve.items(0), delve.items(1)) == ([], [])


@rule("ODD-LOOT-3")
def test_an_item_adds_its_heart_and_its_die() -> None:
    delve = before_loot("ogre_1", warrior(), doors=["cave_in_2"])
    assert delve.health() == 6
    delve.loot("item")
    assert delve.health() == 7
    delve.will_gather("S1 S2 S3 S4 S5").enter("cave_in_2").stay().face().peril(0)
    assert delve.pool() == ["S1", "S2", "S3", "S4", "S5"]


@rule("ODD-LOOT-3")
def test_a_card_claimed_as_a_skill_adds_no_icons() -> None:
    delve = before_loot("ogre_1", warrior()).loot("skill")
    assert delve.health() == 6


@rule("ODD-LOOT-4")
def test_at_the_limit_an_item_must_replace_another() -> None:
    delve = before_loot("ogre_1", warrior(items=["goblin_1"]))
    delve.answer("take_item")
    assert delve.items() == ["ogre_1"]
    assert delve.xp_cards() == ["goblin_1"]


@rule("ODD-LOOT-4")
def test_the_limit_of_skills_is_another_one() -> None:
    delve = before_loot("ogre_1", warrior(items=["goblin_1"], skills=["dodge"]))
    delve.answer("take_skill")
    assert delve.options() == ["card goblin_2", "done"]
    delve.done()
    assert delve.skills() == ["goblin_2", "ogre_1"]
    assert (delve.xp(), delve.items()) == (0, ["goblin_1"])


@rule("ODD-LOOT-4", "ODD-SETUP-2")
def test_limits_are_smaller_on_the_two_player_side() -> None:
    delve = before_loot("ogre_1", warrior(skills=["dodge"]), mage())
    delve.answer("take_skill 0")
    assert delve.skills(0) == ["ogre_1"]
    assert delve.xp_cards() == ["goblin_2"]


@rule("ODD-LOOT-4")
def test_the_starting_skill_does_not_count() -> None:
    delve = before_loot("ogre_1", mage(skills=["dodge"])).loot("skill")
    assert delve.skills() == ["goblin_2", "ogre_1"]
    assert delve.xp() == 0


@rule("ODD-LOOT-5")
def test_identifying_a_potion_brings_one_cube() -> None:
    delve = before_loot("glooping_ooze_2", warrior(), cubes=3)
    assert delve.cubes() == 2
    delve.loot("potion")
    assert delve.cubes() == 3
    assert delve.potions() == ["healing", "invisibility", "heroism"]


@rule("ODD-LOOT-5", "ODD-COMP-2")
def test_a_type_is_identified_even_if_no_cube_is_left() -> None:
    delve = before_loot("glooping_ooze_2", warrior(), cubes=3, exiled={"cubes": 4})
    assert delve.cubes() == 2
    delve.loot("potion")
    assert delve.cubes() == 2
    assert "heroism" in delve.potions()


@rule("ODD-LOOT-6")
def test_a_replaced_card_is_xp_immediately_and_counts_for_the_level() -> None:
    delve = before_loot("ogre_1", warrior(items=["phantom_1"]), xp=["goblin_1"])
    delve.loot("item", replacing="phantom_1")
    assert delve.level() == 2
    assert sorted(delve.logged(events.XpSpent)[0].cards) == ["goblin_1", "phantom_1"]


@rule("ODD-LOOT-6")
def test_only_a_card_of_the_same_kind_may_be_replaced() -> None:
    delve = before_loot("ogre_1", warrior(items=["goblin_1"], skills=["dodge"]), level=2)
    delve.answer("take_item")
    assert delve.options() == ["card goblin_1", "done"]
    delve.answer("card goblin_1")
    assert delve.items() == ["ogre_1"]
    assert delve.skills() == ["goblin_2"]
    assert delve.xp_cards() == ["goblin_1"]


@rule("ODD-LOOT-7")
def test_a_hero_cannot_hold_the_same_skill_twice_but_both_heroes_can() -> None:
    delve = before_loot("cave_in_1", warrior(skills=["plague_rat_2"]), mage())
    assert delve.options("take_item") == ["0", "1"]
    delve.loot("skill", hero=1)
    assert (delve.skills(0), delve.skills(1)) == (["plague_rat_2"], ["cave_in_1"])


@rule("AMB-35", "ODD-LOOT-6", "ODD-LOOT-7")
def test_a_skill_may_be_replaced_by_an_identical_one() -> None:
    """Thornguard is on a card worth 2 XP and on one worth 3."""
    hero = warrior(skills=["viper_1", "sharpen"])
    scene = scenario(hero, dungeon=FOREST, cubes=0, doors=["ancient_gate_1"])
    delve = scene.fight("thornling_1", "S6 S6 S1 S1 A6 A6 M6").done()
    delve.answer("take_skill")
    assert delve.asked() != "replace", "no other skill may go in its place"
    assert (delve.skills(), delve.xp_cards()) == (["bog_leech_2", "thornling_1"], ["viper_1"])


@rule("AMB-35", "ODD-LOOT-4")
def test_an_identical_skill_takes_no_more_room() -> None:
    delve = before_loot("cave_in_1", warrior(skills=["plague_rat_2", "dodge"]))
    assert len(delve.state.heroes[0].skills) == limit_of(delve.table, False)
    delve.answer("take_skill")
    assert (delve.skills(), delve.xp_cards()) == (["goblin_2", "cave_in_1"], ["plague_rat_2"])


@rule("ODD-LOOT-7")
def test_a_potion_is_not_identified_twice() -> None:
    delve = before_loot("bear_traps_2", warrior())
    assert delve.options() == ["take_item", "take_xp"]


@rule("ODD-LOOT-8")
def test_xp_is_a_choice_even_when_nothing_else_fits_and_counts_the_lanterns() -> None:
    delve = before_loot("bear_traps_2", warrior(items=["goblin_1"]))
    assert "take_xp" in delve.options()
    delve.loot("xp")
    assert (delve.xp(), delve.items()) == (2, ["goblin_1"])
    assert before_loot("ogre_1", warrior()).loot("xp").xp() == 4


@rule("ODD-LOOT-9")
@pytest.mark.parametrize(("option", "choices"), [(0, ["take_item", "take_xp"]), (1, ["take_skill", "take_xp"])])
def test_split_loot_gives_what_the_chosen_option_grants(option: int, choices: list[str]) -> None:
    dice = ["S1 S1 S1 S1", "A1 A1"][option]
    delve = scenario(warrior(), dungeon=FOREST).peril("vine_trap_1", option, dice).done()
    assert delve.choices() == choices


@rule("ODD-LOOT-9")
def test_a_peril_without_split_loot_gives_everything_by_either_option() -> None:
    delve = scenario(warrior(), dungeon=FOREST).peril("hornet_nest_1", 1, "A1 A1").done()
    assert delve.choices() == ["take_item", "take_skill", "take_xp"]


@rule("ODD-LOOT-9", "ODD-POT-4")
def test_split_loot_that_was_slipped_past_is_xp() -> None:
    delve = scenario(warrior(), deck="hybrid", potions=["invisibility"]).meet("vine_trap_1")
    delve.skip_with_invisibility()
    assert delve.logged(events.Looted) == [events.Looted("vine_trap_1", "xp", -1)]


@rule("ODD-LOOT-10", "ODD-ENC-27")
def test_a_replaced_heart_may_be_the_end() -> None:
    delve = before_loot("goblin_1", rogue(damage=5, items=["ogre_1"]), cubes=1)
    assert delve.cubes() == 0
    delve.answer("take_item")
    assert delve.outcome == "lost"


@rule("ODD-LOOT-10")
def test_a_hero_whose_heart_was_replaced_may_heal_immediately() -> None:
    delve = before_loot("goblin_1", rogue(damage=5, items=["ogre_1"]), cubes=2)
    delve.answer("take_item")
    assert (delve.asked(), delve.options()) == ("survive", ["drink healing", "done"])
    delve.drink("healing")
    assert (delve.damage(), delve.health(), delve.outcome) == (3, 5, "")


@rule("ODD-LOOT-10")
def test_a_heart_that_takes_the_place_of_another_keeps_the_hero_alive() -> None:
    delve = before_loot("phantom_1", paladin(damage=5, items=["ogre_1"]), cubes=1).loot("item", replacing="ogre_1")
    assert (delve.damage(), delve.health(), delve.outcome) == (5, 6, "")
