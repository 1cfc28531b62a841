"""Stairs and floors (ODD-FLOOR)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import mage, new_game, paladin, rogue, scenario, warrior
from tests.rules import rule

REEF = "hydras_reef"  # its first floor wants 1 more time per turn
MAZE = "minotaurs_maze"  # its first floor has no time
WARRIOR = "S1 S1 S1 S1 A1 A1 M1"


@rule("ODD-FLOOR-1", "ODD-FLOOR-4")
def test_the_stairs_are_visible_exactly_when_the_deck_is_empty() -> None:
    one_left = scenario(warrior(), deck=["goblin_1"], doors=["ogre_1"]).end()
    assert (one_left.asked(), one_left.stairs()) == ("descend", 1), "one card was left, so a turn began first"
    none_left = scenario(warrior(), deck=[], doors=["ogre_1"]).end()
    assert (none_left.asked(), none_left.turn()) == ("descend", 1)


@rule("ODD-FLOOR-2")
def test_time_puts_tokens_on_visible_stairs_whatever_it_is_for() -> None:
    delve = scenario(warrior(), deck=["goblin_1"]).peril("rune_puzzle_1", 0, "M1")
    assert (delve.deck_size(), delve.stairs()) == (0, 1), "2 time to decipher: a card and a token"


@rule("ODD-FLOOR-2", "ODD-TIME-2")
def test_a_payment_is_split_between_deck_and_stairs() -> None:
    delve = scenario(warrior(), deck=["goblin_1"], doors=["ogre_1"], dungeon=MAZE).turn()
    assert delve.logged(events.TimeSpent) == [events.TimeSpent(2, ("goblin_1",), 1)]
    assert delve.discard_pile() == ["goblin_1"]


@rule("ODD-FLOOR-3")
def test_three_tokens_are_one_damage_and_go() -> None:
    delve = scenario(warrior(), mage(), deck=[], stairs=1, doors=["ogre_1"]).turn()
    assert (delve.asked(), delve.options()) == ("hero", ["hero 0", "hero 1"])
    delve.hero(1)
    assert (delve.damage(0), delve.damage(1), delve.stairs()) == (0, 1, 0)


@rule("ODD-FLOOR-3")
def test_the_stairs_strike_again_and_again() -> None:
    delve = scenario(paladin(), deck=[], stairs=2).peril("boulder_1", 0, "M1 M1 M1")
    assert (delve.stairs(), delve.damage()) == (2, 1)
    delve.drink("healing")
    delve.done()
    assert (delve.logged(events.StairsStruck), delve.stairs()) == ([events.StairsStruck(3)] * 2, 1)


@rule("ODD-FLOOR-3")
def test_two_tokens_hurt_nobody() -> None:
    delve = scenario(warrior(), deck=[], doors=["ogre_1"], dungeon=MAZE).turn()
    assert (delve.stairs(), delve.damage()) == (2, 0)


@rule("ODD-FLOOR-4")
def test_the_party_may_stay_on_its_floor() -> None:
    delve = scenario(warrior(), deck=[], doors=["ogre_1", "bandit_1"]).end()
    assert delve.options() == ["descend", "done"]
    delve.done()
    assert (delve.floor(), delve.turn(), delve.stairs()) == (1, 2, 2)


@rule("ODD-FLOOR-4")
def test_nobody_descends_while_the_deck_has_cards() -> None:
    delve = scenario(warrior(), deck=["goblin_1", "goblin_2", "bandit_1"], doors=["ogre_1"]).end()
    assert delve.asked() == "option"
    assert "descend" not in delve.options()


@rule("ODD-FLOOR-5", "AMB-12")
def test_the_party_may_descend_immediately_after_the_whole_payment() -> None:
    said = {"deck": ["goblin_1", "goblin_2"], "doors": ["ogre_1"], "dungeon": REEF}
    delve = scenario(warrior(), **said).turn()
    assert (delve.asked(), delve.stairs(), delve.deck_size()) == ("descend", 1, 0), "2 time, and 1 for the floor"
    assert delve.options() == ["descend", "done"]
    delve.descend()
    assert (delve.floor(), delve.stairs()) == (2, 0)


@rule("ODD-FLOOR-5")
def test_anyone_who_does_not_descend_immediately_plays_the_turn() -> None:
    delve = scenario(warrior(), deck=["goblin_1", "goblin_2"], doors=["ogre_1", "bandit_1"], dungeon=MAZE).turn()
    delve.done()
    assert (delve.asked(), delve.options()) == ("option", ["enter ogre_1", "enter bandit_1"])


@rule("ODD-FLOOR-5")
def test_stairs_that_were_visible_before_are_no_reason_to_descend_immediately() -> None:
    delve = scenario(warrior(), deck=[], doors=["ogre_1", "bandit_1"], dungeon=MAZE).turn()
    assert delve.asked() == "option"


@rule("ODD-FLOOR-6")
def test_descending_shuffles_doors_and_discards_but_no_loot() -> None:
    doors = ["bandit_1", "bandit_2"]
    discard = ["goblin_1", "goblin_2", "beetle_1", "beetle_2", "plague_rat_1"]
    said = {"deck": [], "xp": ["phantom_1"], "potions": ["mana"], "dungeon": MAZE, "floor": 2}
    hero = warrior(items=["ogre_1"], skills=["dexterity"])
    delve = scenario(hero, doors=doors, discard=discard, **said).end().descend()
    assert delve.floor() == 3
    everywhere = [*delve.deck(), *delve.discard_pile(), *" ".join(delve.doors()).replace("closed ", "").split()]
    assert sorted(everywhere) == sorted([*discard, *doors])
    assert (delve.items(), delve.xp_cards()) == (["ogre_1"], ["phantom_1"])


@rule("ODD-FLOOR-6", "ODD-SETUP-6")
def test_each_descent_reveals_the_next_floor_only() -> None:
    delve = new_game(warrior(), dungeon=REEF)
    assert [event.name for event in delve.logged(events.FloorRevealed)] == ["sticky_surrounding"]
    delve = scenario(warrior(), deck=[], discard=["goblin_1"], dungeon=REEF).end().descend()
    assert [event.name for event in delve.logged(events.FloorRevealed)] == ["regeneration"]


@rule("ODD-FLOOR-7")
def test_boxes_of_all_revealed_floors_are_active() -> None:
    second = scenario(warrior(), floor=2).fight("ogre_1", WARRIOR)
    assert second.boxes()[6:] == ["S3 1 heart", "M5 2 hearts"]
    third = scenario(warrior(), floor=3).peril("cave_in_1", 0, "S1 S1 S1 S1")
    assert third.boxes()[1:] == ["armor G2", "G6 1 heart", "armor G5"]


@rule("ODD-FLOOR-7")
def test_effects_of_all_revealed_floors_last() -> None:
    delve = scenario(warrior(), floor=2, dungeon=REEF, doors=["ogre_1"]).turn()
    assert delve.logged(events.TimeSpent)[0].count == 3


@rule("ODD-FLOOR-8", "AMB-12")
def test_tokens_vanish_on_descending() -> None:
    delve = scenario(warrior(), deck=[], stairs=2, discard=["goblin_1"], dungeon=MAZE).end().descend()
    assert delve.logged(events.StairsStruck) == []
    assert delve.damage() == 0


@rule("ODD-FLOOR-9")
def test_the_hall_of_statues_wants_five_time_before_the_first_turn() -> None:
    delve = new_game(warrior())
    assert [event.count for event in delve.logged(events.TimeSpent)][:2] == [5, 2]
    kinds = [type(event) for event in delve.match.log]
    assert kinds.index(events.TimeSpent) < kinds.index(events.TurnBegan)


@rule("ODD-FLOOR-9")
@pytest.mark.parametrize("floor", [1, 2])
def test_the_hall_of_statues_does_so_on_each_later_floor(floor: int) -> None:
    cards = ["goblin_1", "goblin_2", "beetle_1", "beetle_2", "bandit_1", "bandit_2", "ogre_1", "ogre_2"]
    delve = scenario(warrior(), deck=[], discard=cards, floor=floor).end().descend()
    assert [event.count for event in delve.logged(events.TimeSpent)][:2] == [5, 2]


@rule("ODD-FLOOR-5", "ODD-FLOOR-9", "ODD-TURN-3")
def test_stairs_that_the_hall_of_statues_uncovers_do_not_let_the_party_descend_before_its_turn() -> None:
    """Only time of the turn itself does: its two tokens join the one of the hall, and that is a damage."""
    scene = scenario(mage(), deck=[], discard=["goblin_1", "goblin_2", "beetle_1", "beetle_2"], floor=2)
    delve = scene.end().will_gather("S1 A1 A1 M1 M1 M1 M1").descend()
    spent = [(event.count, event.tokens) for event in delve.logged(events.TimeSpent)]
    assert spent == [(5, 1), (2, 2)]
    assert (delve.damage(), delve.floor()) == (1, 4)


@rule("ODD-FLOOR-9")
def test_no_other_dungeon_wants_it() -> None:
    times = [event.count for event in new_game(warrior(), dungeon=MAZE).logged(events.TimeSpent)]
    assert set(times) == {2}


@rule("ODD-FLOOR-10")
def test_descending_from_the_third_floor_starts_the_boss_fight() -> None:
    delve = scenario(warrior(), deck=[], floor=3).end()
    delve.will_gather(WARRIOR).descend()
    assert delve.logged(events.BossFightBegan) == [events.BossFightBegan("dragon")]
    assert (delve.floor(), delve.phase()) == (4, "act")


@rule("ODD-SETUP-9", "ODD-SETUP-6")
def test_a_game_begins_on_the_first_floor_with_all_tokens_in_the_supply() -> None:
    delve = new_game(rogue(), paladin(), dungeon=MAZE)
    heroes = [(delve.damage(seat), delve.poison(seat), delve.stored(seat)) for seat in (0, 1)]
    assert heroes == [(0, 0, 0), (0, 0, 0)]
    assert (delve.floor(), delve.stairs(), delve.boss_damage()) == (1, 0, 0)
    assert [event.turn for event in delve.logged(events.TurnBegan)][:1] == [1]
    assert delve.state.exiled == [0] * 6
