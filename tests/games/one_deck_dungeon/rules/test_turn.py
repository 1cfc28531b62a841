"""A turn and the time it takes (ODD-TURN, ODD-TIME, AMB-12, AMB-13)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.kernel.secrets import EVERYONE
from tests.games.one_deck_dungeon.scenario import archer, fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

SOME = ["goblin_1", "goblin_2", "beetle_1", "beetle_2", "phantom_1", "phantom_2", "shadow_1", "shadow_2", "wraith_1"]


@rule("ODD-TURN-1")
def test_time_passes_and_then_the_party_explores_or_enters() -> None:
    delve = scenario(warrior(), cubes=0, doors=["bandit_1", fled("ogre_1")]).turn()
    assert [event.count for event in delve.logged(events.TimeSpent)] == [2]
    assert (delve.asked(), delve.options()) == ("option", ["explore", "enter bandit_1", "enter ogre_1"])


@rule("ODD-TURN-1")
def test_a_turn_has_one_option_only() -> None:
    delve = scenario(warrior(), cubes=0, doors=["bandit_1"]).option()
    delve.explore()
    assert len(delve.logged(events.TurnBegan)) == 1  # the next one has begun
    assert "explore" not in delve.options()


@rule("ODD-TURN-1")
def test_the_party_takes_one_turn_for_all_heroes() -> None:
    delve = scenario(warrior(), rogue(), cubes=0, doors=["bandit_1", "ogre_1"]).option()
    delve.explore()
    assert [event.turn for event in delve.logged(events.TurnBegan)] == [2]


@rule("ODD-TURN-2")
def test_a_turn_costs_two_time() -> None:
    deck = ["ogre_1", "ogre_2", "goblin_1", "goblin_2"]
    delve = scenario(warrior(), mage(), cubes=0, deck=deck, doors=["bandit_1"]).turn()
    assert delve.discard_pile() == ["ogre_1", "ogre_2"]
    assert delve.deck() == ["goblin_1", "goblin_2"]


@rule("ODD-TURN-2")
def test_with_four_players_a_turn_costs_four_time() -> None:
    delve = scenario(warrior(), mage(), rogue(), archer(), cubes=0, doors=[("bandit_1", "ogre_1")]).turn()
    assert [event.count for event in delve.logged(events.TimeSpent)] == [4]


@rule("ODD-TURN-2")
@pytest.mark.parametrize(("floor", "time"), [(1, 3), (2, 3)])
def test_a_floor_may_make_turns_longer(floor: int, time: int) -> None:
    delve = scenario(warrior(), dungeon="hydras_reef", floor=floor, cubes=0, doors=["bandit_1"]).turn()
    assert [event.count for event in delve.logged(events.TimeSpent)] == [time]


@rule("ODD-TIME-1")
def test_time_turns_the_top_card_face_up_on_the_discard_pile() -> None:
    delve = scenario(warrior(), cubes=0, deck=["ogre_1", "goblin_1", "goblin_2"], doors=["bandit_1"]).turn()
    assert delve.discard_pile() == ["ogre_1", "goblin_1"]
    assert [delve.state.secrets.known[card] for card in delve.state.discard] == [EVERYONE, EVERYONE]
    assert delve.logged(events.TimeSpent) == [events.TimeSpent(2, ("ogre_1", "goblin_1"), 0)]


@rule("ODD-TIME-2")
def test_a_payment_is_split_between_the_last_cards_and_the_stairs() -> None:
    delve = scenario(warrior(), cubes=0, deck=["ogre_1"], doors=["bandit_1", "goblin_1"]).turn()
    assert delve.logged(events.TimeSpent) == [events.TimeSpent(2, ("ogre_1",), 1)]
    assert delve.logged(events.StairsFound) == [events.StairsFound()]
    assert delve.stairs() == 1


@rule("ODD-TIME-2")
def test_the_last_card_alone_puts_no_token_on_the_stairs() -> None:
    delve = scenario(warrior(), cubes=0, deck=["ogre_1", "ogre_2"], doors=["bandit_1", "goblin_1"]).turn()
    assert (delve.deck_size(), delve.stairs()) == (0, 0)


@rule("ODD-TIME-2")
def test_once_the_deck_is_empty_all_time_goes_on_the_stairs() -> None:
    delve = scenario(warrior(), cubes=0, deck=[], doors=["bandit_1", "goblin_1"]).turn()
    assert (delve.stairs(), delve.logged(events.StairsFound)) == (2, [])


@rule("ODD-TIME-3")
def test_time_is_paid_when_it_is_asked_and_that_of_boxes_in_step_5() -> None:
    scene = scenario(paladin(), cubes=0, doors=["locked_door_1"])
    delve = scene.option()
    delve.enter("locked_door_1").stay()
    assert delve.logged(events.TimeSpent) == []
    delve.will_gather("A1").peril(0)
    assert [event.count for event in delve.logged(events.TimeSpent)] == [1]
    delve.done()
    assert [event.count for event in delve.logged(events.TimeSpent)] == [1, 4]


@rule("ODD-TIME-3")
def test_the_time_of_an_ability_is_paid_before_its_dice_are_rolled() -> None:
    delve = scenario(archer(), cubes=0).meet("ogre_1")
    delve.ability().will_roll("H3 H5").answer("option 0")
    told = [type(event) for event in delve.match.log if isinstance(event, (events.TimeSpent, events.DiceRolled))]
    assert told == [events.TimeSpent, events.DiceRolled]


@rule("AMB-12")
def test_the_start_of_a_turn_is_before_its_time_is_paid() -> None:
    delve = scenario(warrior(damage=3), cubes=2, doors=["bandit_1", "ogre_1"]).turn()
    assert (delve.asked(), delve.options()) == ("turn", ["drink healing", "done"])
    assert delve.logged(events.TimeSpent) == []
    delve.drink("healing")
    assert delve.damage() == 0
    late = scenario(warrior(damage=3), cubes=2, doors=["bandit_1", "ogre_1"]).turn().done()
    late.drink("healing")
    assert late.damage() == 1


@rule("AMB-12")
def test_a_boss_round_is_no_turn() -> None:
    delve = scenario(warrior(damage=3), dungeon="yetis_cavern", cubes=2).boss("S2 S2 S2 S2 A2 A2 M2")
    delve.drink("healing")
    assert delve.damage() == 1


@rule("AMB-12")
def test_the_party_descends_after_the_whole_payment_and_tokens_vanish() -> None:
    cards = {"deck": ["ogre_1"], "discard": SOME, "doors": ["bandit_1"]}
    delve = scenario(warrior(), dungeon="yetis_cavern", cubes=0, **cards).turn()
    assert (delve.asked(), delve.options(), delve.stairs()) == ("descend", ["descend", "done"], 1)
    delve.descend()
    assert (delve.floor(), delve.stairs()) == (2, 0)


@rule("AMB-12")
def test_stairs_that_were_visible_before_are_not_found_at_the_start_of_a_turn() -> None:
    delve = scenario(warrior(), cubes=0, deck=[], doors=["bandit_1", "ogre_1"]).turn()
    assert delve.asked() == "option"
    assert "descend" not in delve.options()


@rule("ODD-TURN-3", "AMB-13")
def test_with_no_doors_and_no_deck_the_party_must_descend() -> None:
    delve = scenario(warrior(), cubes=0, deck=[], discard=["ogre_1", "ogre_2"], dungeon="lichs_tomb").turn()
    kinds = [type(event) for event in delve.match.log]
    assert kinds[:4] == [events.TurnBegan, events.TimeSpent, events.Descended, events.FloorRevealed]


@rule("ODD-TURN-3", "AMB-13")
def test_who_declines_the_stairs_and_has_no_door_descends_all_the_same() -> None:
    discard = ["goblin_1", "goblin_2", "ogre_2"]
    delve = scenario(warrior(), cubes=0, deck=["ogre_1"], discard=discard, dungeon="lichs_tomb").turn()
    delve.done()
    assert delve.logged(events.Descended) == [events.Descended(1)]


@rule("ODD-TURN-3")
def test_a_door_is_an_option_even_without_a_deck() -> None:
    delve = scenario(warrior(), cubes=0, deck=[], doors=["bandit_1", fled("ogre_1")]).turn()
    assert delve.options() == ["enter bandit_1", "enter ogre_1"]


@rule("ODD-TURN-3")
def test_from_the_third_floor_it_is_the_boss_that_awaits() -> None:
    scene = scenario(warrior(), cubes=0, deck=[], floor=3, dungeon="yetis_cavern")
    delve = scene.lay_segment("turn").will_gather("S1 S1 S1 S1 A1 A1 M1").begin()
    assert [event.boss for event in delve.logged(events.BossFightBegan)] == ["yeti"]
