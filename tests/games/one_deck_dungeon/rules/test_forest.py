"""Hybrid games and the turn sequence card of the Forest (ODD-HYBRID, ODD-CURE)."""

from collections import Counter

import pytest

from ludotheque.games.one_deck_dungeon.content.loader import load_sets
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.kernel.errors import UnknownContent
from tests.games.one_deck_dungeon.scenario import Delve, Hero, archer, mage, new_game, paladin, rogue, scenario, warrior
from tests.rules import rule

FOREST = "mudlands"
FOUR = (warrior(), mage(), paladin(), rogue())
WARRIOR = "S1 S1 S1 S1 A1 A1 M1"


def all_cards(delve: Delve) -> list[str]:
    state = delve.state
    return delve.names([*state.deck, *state.discard, *[card for door in state.doors for card in door.cards]])


@rule("ODD-HYBRID-1", "ODD-SETUP-5")
def test_a_hybrid_deck_has_the_22_marked_cards_of_each_set() -> None:
    cards = all_cards(new_game(warrior(), deck="hybrid"))
    assert len(cards) == len(set(cards)) == 44
    encounters = {card.id: card for box in load_sets() for card in box.encounters}
    sheets = [encounters[card] for card in cards]
    assert all(sheet.set_icon for sheet in sheets)
    assert sum(sheet.leaf for sheet in sheets) == 22


@rule("ODD-HYBRID-1", "ODD-SETUP-5")
@pytest.mark.parametrize("dungeon", ["dragons_cave", FOREST])
def test_other_decks_have_the_44_cards_of_one_set(dungeon: str) -> None:
    cards = all_cards(new_game(warrior(), dungeon=dungeon))
    assert len(cards) == len(set(cards)) == 44
    assert ("ogre_1" in cards) == (dungeon == "dragons_cave")
    assert ("viper_1" in cards) == (dungeon == FOREST)


@rule("ODD-HYBRID-2")
def test_in_hybrid_games_success_removes_no_token_and_failure_does() -> None:
    said = {"deck": "hybrid", "dungeon": FOREST, "doors": ["cave_in_1"], "cubes": 0}
    lucky = scenario(warrior(poison=2), **said).option().will_roll("6").explore()
    assert (lucky.poison(), lucky.damage()) == (2, 0)
    unlucky = scenario(warrior(poison=2), **said).option().will_roll("1").explore()
    assert (unlucky.poison(), unlucky.damage()) == (1, 2)


@rule("ODD-HYBRID-3")
def test_a_deck_of_one_set_needs_a_dungeon_of_that_set() -> None:
    with pytest.raises(UnknownContent, match="ODD-HYBRID-3"):
        new_game(warrior(), deck="base", dungeon=FOREST)
    with pytest.raises(UnknownContent, match="ODD-HYBRID-3"):
        new_game(warrior(), deck="forest_of_shadows", dungeon="dragons_cave")


@rule("ODD-HYBRID-3")
@pytest.mark.parametrize("dungeon", ["dragons_cave", FOREST])
def test_a_hybrid_deck_and_heroes_of_any_set_go_everywhere(dungeon: str) -> None:
    delve = new_game(archer(), Hero("druid"), deck="hybrid", dungeon=dungeon)
    assert [delve.health(seat) for seat in (0, 1)] == [3, 3]
    assert new_game(Hero("druid"), dungeon=dungeon).health() == 5


@rule("ODD-HYBRID-4")
def test_a_hybrid_deck_for_four_has_every_card_of_both_sets_once() -> None:
    cards = all_cards(new_game(*FOUR, deck="hybrid", dungeon="minotaurs_maze"))
    assert len(cards) == 88
    assert set(Counter(cards).values()) == {1}


@rule("ODD-HYBRID-4", "ODD-SETUP-1", "ODD-4P-1")
def test_a_hybrid_party_of_four_has_each_hero_once() -> None:
    """It is played with one box of each set."""
    for twins in ((mage(), mage(), rogue(), warrior()), (Hero("druid"), rogue(), Hero("druid"), warrior())):
        with pytest.raises(UnknownContent, match="reason-hero-twice ODD-HYBRID-4"):
            new_game(*twins, deck="hybrid", dungeon="minotaurs_maze")
    assert new_game(mage(), mage(), rogue(), warrior(), dungeon="minotaurs_maze").asked() != ""


@rule("ODD-HYBRID-4", "ODD-POISON-5")
def test_a_hybrid_game_of_four_still_has_eight_poison_tokens() -> None:
    heroes = (warrior(poison=4), mage(poison=4), paladin(), rogue())
    delve = scenario(*heroes, deck="hybrid", doors=[("thornling_1", "viper_2")]).option()
    assert delve.table.poison_left() == 0


@rule("ODD-CURE-1")
def test_curative_stands_in_the_place_of_healing() -> None:
    assert new_game(warrior(), dungeon=FOREST).potions() == ["curative", "brawn"]
    assert new_game(warrior()).potions() == ["healing"]


@rule("ODD-CURE-1")
def test_every_potion_used_heals_one() -> None:
    delve = scenario(warrior(damage=3), dungeon=FOREST).fight("rotwood_giant_1", WARRIOR)
    delve.will_roll("S6 S5").drink("brawn")
    assert delve.damage() == 2
    assert delve.pool()[4:6] == ["S5", "S6"]


@rule("ODD-CURE-1")
def test_every_cube_gained_heals_one() -> None:
    said = {"dungeon": FOREST, "deck": "hybrid", "turn_sequence": "forest", "potions": ["invisibility"], "cubes": 1}
    loot = scenario(warrior(damage=4), **said).meet("viper_2").skip_with_invisibility()
    assert loot.damage() == 3, "the potion"
    loot.loot("potion")
    assert loot.damage() == 2, "the cube"


@rule("ODD-CURE-1", "ODD-LEVEL-4")
def test_each_of_two_cubes_of_a_level_heals_a_hero_of_the_partys_choice() -> None:
    said = {"deck": "hybrid", "turn_sequence": "forest", "potions": ["invisibility"], "cubes": 2}
    heroes = (warrior(damage=3), mage(damage=2), paladin(), rogue())
    delve = scenario(*heroes, xp=["ogre_1", "phantom_1"], **said).meet("bandit_1", "goblin_1").answer("card bandit_1")
    delve.pair(0, 1).answer("drink 0 invisibility").hero(0).answer("drink 2 invisibility").hero(0)
    delve.loot("xp").loot("xp")
    assert delve.level() == 2
    delve.hero(0)
    assert [delve.damage(seat) for seat in (0, 1)] == [0, 1]


@rule("ODD-CURE-1")
def test_healing_is_unknown_with_the_card_of_the_forest() -> None:
    delve = scenario(warrior(damage=3), dungeon=FOREST, doors=["viper_1"], potions=["stoneblood"]).option()
    assert delve.options("drink") == ["curative"]


@rule("ODD-CURE-2")
def test_a_heal_with_nothing_to_remove_is_lost() -> None:
    delve = scenario(warrior(), dungeon=FOREST).fight("rotwood_giant_1", WARRIOR)
    delve.will_roll("S6 S5").drink("brawn")
    assert (delve.damage(), delve.logged(events.Healed)) == (0, [])


@rule("ODD-CURE-2", "AMB-21")
def test_a_cube_may_be_spent_for_the_heal_alone() -> None:
    at_start = scenario(warrior(damage=3), dungeon=FOREST, doors=["viper_1"], cubes=2).turn().drink("curative")
    assert (at_start.damage(), at_start.cubes()) == (2, 1), "one at the start of a turn too"
    at_start.done().drink("curative")
    assert (at_start.damage(), at_start.cubes()) == (1, 0)


@rule("ODD-CURE-2", "ODD-ENC-27")
def test_the_heal_alone_may_save_a_hero() -> None:
    said = {"dungeon": FOREST, "deck": [], "stairs": 1, "doors": ["viper_1"], "cubes": 1}
    delve = scenario(rogue(damage=4), **said).turn().done()
    assert (delve.asked(), delve.options()) == ("survive", ["drink curative", "done"])
    delve.drink("curative")
    assert (delve.damage(), delve.outcome) == (4, "")


@rule("ODD-CURE-2", "ODD-POISON-6")
def test_the_heal_may_take_a_poison_token() -> None:
    delve = scenario(warrior(damage=1, poison=1), dungeon=FOREST, doors=["viper_1"]).option().drink("curative")
    delve.answer("heal_poison")
    assert (delve.damage(), delve.poison()) == (1, 0)


@rule("ODD-CURE-3", "ODD-SETUP-11")
@pytest.mark.parametrize("potion", ["brawn", "reflexes", "insight", "antidote"])
def test_one_basic_potion_is_known_and_brings_no_cube(potion: str) -> None:
    delve = new_game(warrior(), dungeon=FOREST, basic_potion=potion)
    assert (delve.potions(), delve.cubes()) == (["curative", potion], 1)
    assert delve.logged(events.CubesGained) == []


@rule("ODD-CURE-3")
def test_the_other_card_knows_no_basic_potion() -> None:
    with_base = new_game(warrior(), dungeon=FOREST, turn_sequence="base", basic_potion="insight")
    assert with_base.potions() == ["healing"]


@rule("AMB-30")
def test_hybrid_games_use_the_base_card_unless_told_otherwise() -> None:
    assert new_game(warrior(), deck="hybrid", dungeon=FOREST).potions() == ["healing"]
    told = new_game(warrior(), deck="hybrid", dungeon=FOREST, turn_sequence="forest")
    assert told.potions() == ["curative", "brawn"]
