"""Four players: boss, floors, poison and rulings (ODD-4P-12 to ODD-4P-18)."""

import pytest

from ludotheque.games.one_deck_dungeon.rules.boss import boss_health
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.kernel.errors import UnknownContent
from tests.games.one_deck_dungeon.scenario import Delve, Hero, fled, mage, new_game, paladin, rogue, scenario, warrior
from tests.rules import rule

MAZE, REEF, FOREST = "minotaurs_maze", "hydras_reef", "mudlands"
STRONG = ["ogre_1", "phantom_1", "shadow_2"]  # one strength and one heart each
NIMBLE = ["ice_elemental_1", "phantom_2", "fire_elemental_2"]  # one agility and one heart each
SIXES = ("S6 S6 S6 S6 S6 S6 A6", "A6 A6 A6 A6 A6 A6 M6")  # of an armed Warrior and an armed Rogue
FOUR = (warrior(), mage(), paladin(), rogue())


def armed() -> tuple[Hero, Hero, Hero, Hero]:
    return warrior(items=STRONG), rogue(items=NIMBLE), warrior(items=STRONG), rogue(items=NIMBLE)


def strike_the_minotaur(delve: Delve, first: int, second: int) -> None:
    """Cover everything but X and one box of 2 hearts: four skulls."""
    strength, agility = f"{first}:S6", f"{second}:A6"
    delve.cover(1, strength).cover(2, strength).cover(5, strength).cover(3, f"{second}:M6")
    delve.cover(6, agility).cover(7, agility)


@rule("ODD-4P-12")
@pytest.mark.parametrize(("dungeon", "health"), [("dragons_cave", 12), (REEF, 10), (MAZE, 20)])
def test_the_boss_has_twice_its_health(dungeon: str, health: int) -> None:
    delve = scenario(*FOUR, dungeon=dungeon).boss()
    assert boss_health(delve.table) == health


@rule("ODD-4P-12")
def test_both_pairs_play_a_round_one_after_the_other() -> None:
    delve = scenario(*armed(), dungeon=MAZE).boss(*SIXES)
    assert delve.options() == ["pair 0 1", "pair 0 2", "pair 0 3", "pair 1 2", "pair 1 3", "pair 2 3"]
    delve.pair(0, 1)
    assert delve.encounter.seats == [0, 1]
    strike_the_minotaur(delve, 0, 1)
    delve.will_gather(*SIXES).done()
    assert delve.encounter.seats == [2, 3], "the others follow without a question"
    assert (delve.boss_damage(), delve.asked()) == (4, "act")
    assert delve.pool(2) == ["S6"] * 6 + ["A6"]
    assert len(delve.uncovered()) == 8, "and all boxes are there again"
    rounds = [event.round for event in delve.logged(events.RoundBegan)]
    assert (len(rounds), len(set(rounds))) == (2, 1), "it is the same round"


@rule("ODD-4P-12", "ODD-4P-7")
def test_consequences_of_a_round_are_for_the_pair_that_plays_it() -> None:
    delve = scenario(*armed(), dungeon=MAZE).boss(*SIXES).pair(0, 1)
    strike_the_minotaur(delve, 0, 1)
    delve.will_gather(*SIXES).done()
    assert [delve.damage(seat) for seat in range(4)] == [3, 3, 0, 0], "4 + 2 hearts"


@rule("ODD-4P-12")
def test_pairs_may_change_in_the_next_round() -> None:
    delve = scenario(*armed(), dungeon=MAZE).boss(*SIXES).pair(0, 1)
    strike_the_minotaur(delve, 0, 1)
    delve.will_gather(*SIXES).done()
    strike_the_minotaur(delve, 2, 3)
    delve.done()
    assert (delve.asked(), len(delve.options("pair"))) == ("pair", 6)
    assert delve.boss_damage() == 8
    assert delve.state.supply == [16, 16, 16, 12]
    delve.will_gather(SIXES[0], SIXES[1]).pair(0, 3)
    assert delve.encounter.seats == [0, 3]


@rule("ODD-4P-12", "ODD-GOAL-1")
def test_a_kill_by_the_first_pair_ends_the_game() -> None:
    delve = scenario(*armed(), dungeon=MAZE, boss_damage=16).boss(*SIXES).pair(2, 3)
    strike_the_minotaur(delve, 2, 3)
    delve.done()
    assert (delve.outcome, delve.boss_damage()) == ("won", 20)
    assert len(delve.logged(events.RoundBegan)) == 1


@rule("ODD-4P-9", "ODD-4P-12")
def test_a_boss_round_shares_the_dice_between_the_pairs() -> None:
    delve = scenario(*armed(), dungeon=MAZE, exiled={"magic": 3}).boss(*SIXES).pair(0, 1)
    first = delve.encounter.supply
    assert [first[0] + 6, first[1] + 7, first[2] + 1, first[3]] == [8, 8, 7, 6]
    strike_the_minotaur(delve, 0, 1)
    delve.will_gather(*SIXES).done()
    second = delve.encounter.supply
    assert [second[0] + 6, second[1] + 7, second[2] + 1, second[3]] == [8, 8, 6, 6]


@rule("ODD-4P-13")
@pytest.mark.parametrize(("damage", "x"), [(0, 12), (6, 12), (7, 14), (19, 38)])
def test_the_minotaurs_x_is_twice_its_damage(damage: int, x: int) -> None:
    dice = ("S1 S1 S1 A1", "A1 M1 M1 M1")
    delve = scenario(*FOUR, dungeon=MAZE, boss_damage=damage).boss(*dice).pair(0, 1)
    assert delve.boxes()[0] == f"S{x} wide 4 hearts skull"


@rule("ODD-4P-13")
def test_what_a_boss_does_at_the_start_of_a_round_it_does_to_each_pair() -> None:
    strong = ["rotwood_giant_1", "mire_gulper_1", "toxic_falls_2"]
    nimble = ["shadowstalker_1", "venom_drake_1", "cinder_stag_2"]
    heroes = (warrior(items=strong), rogue(items=nimble), warrior(items=strong), rogue(items=nimble))
    delve = scenario(*heroes, dungeon="lair_of_indrax").boss(*SIXES).pair(0, 1)
    assert (delve.exiled("heroic"), delve.supply("heroic")) == (1, 5), "from the half of this pair"
    delve.cover(7, "0:S6", "0:S6").cover(6, "0:S6").cover(5, "0:S6").cover(3, "1:A6").cover(4, "1:A6").cover(1, "1:M6")
    delve.will_gather(*SIXES).done().hero(0)
    assert delve.exiled("heroic") == 2
    assert delve.supply("heroic") == 5, "its own half, less its own die (AMB-34)"


@rule("ODD-4P-14", "ODD-FLOOR-9")
def test_the_hall_of_statues_wants_ten_time() -> None:
    delve = new_game(*FOUR)
    before = [event for event in delve.match.log if isinstance(event, events.TimeSpent | events.TurnBegan)]
    turn = before.index(events.TurnBegan(1))
    assert sum(event.count for event in before[:turn] if isinstance(event, events.TimeSpent)) == 10


@rule("ODD-4P-14")
def test_sticky_surrounding_wants_two_more() -> None:
    delve = scenario(*FOUR, dungeon=REEF, doors=[("cave_in_1", "cave_in_2")]).turn()
    assert [event.count for event in delve.logged(events.TimeSpent)] == [6]


@rule("ODD-4P-14", "ODD-EXPL-6")
def test_crumbling_walls_want_two_per_explore() -> None:
    deck = ["goblin_1", "goblin_2", "bandit_1", "bandit_2"]
    said = {"dungeon": MAZE, "floor": 2, "deck": deck, "doors": [("ogre_1", "ogre_2")]}
    delve = scenario(*FOUR, **said).option().explore()
    assert sum(event.count for event in delve.logged(events.TimeSpent)) == 2
    assert delve.doors()[1:] == ["closed bandit_1+bandit_2"]


@rule("ODD-4P-14", "ODD-EXILE-1")
def test_feeding_roots_take_two_dice_as_a_new_floor() -> None:
    said = {"dungeon": "vile_roots", "floor": 2, "deck": [], "discard": ["thornling_1", "thornling_2"] * 2}
    delve = scenario(*FOUR, **said).end().descend()
    assert delve.exiled("heroic") == 2


@rule("ODD-4P-14")
def test_devouring_dark_takes_two_dice_per_explore() -> None:
    said = {"dungeon": "lair_of_indrax", "floor": 2, "doors": [("thornling_1", "thornling_2")]}
    delve = scenario(*FOUR, **said).option().explore().answer("color strength").answer("color magic")
    assert (delve.exiled("strength"), delve.exiled("magic")) == (1, 1)


@rule("ODD-4P-16", "ODD-POISON-3")
def test_the_party_resists_in_two_groups_with_the_leaves_shared() -> None:
    heroes = (warrior(poison=2), mage(poison=1), paladin(poison=4), rogue())
    doors = [fled("thornling_1", "thornling_2"), fled("panther_1", "viper_2")]
    delve = scenario(*heroes, dungeon=FOREST, doors=doors).option().explore()
    assert (delve.asked(), len(delve.options())) == ("pair", 6)
    delve.pair(0, 1)
    assert (delve.asked(), delve.options()) == ("leaves", ["hero 0", "hero 2"]), "three leaves"
    delve.will_roll("2", "4").hero(0).hero(1)
    first, second = delve.logged(events.PoisonResisted)
    assert (first.seats, first.bonus, first.tokens, first.success) == ((0, 1), 2, 3, True)
    assert (second.seats, second.bonus, second.tokens, second.success) == ((2, 3), 1, 4, True)
    assert [delve.poison(seat) for seat in range(4)] == [2, 0, 3, 0]


@rule("ODD-4P-16")
def test_the_odd_leaf_may_go_to_the_other_group() -> None:
    heroes = (warrior(poison=2), mage(), paladin(poison=4), rogue())
    doors = [fled("thornling_1", "thornling_2"), fled("panther_1", "viper_2")]
    delve = scenario(*heroes, dungeon=FOREST, doors=doors).option().explore().pair(0, 1)
    delve.will_roll("1", "2").hero(2)
    first, second = delve.logged(events.PoisonResisted)
    assert (first.bonus, second.bonus) == (1, 2)
    assert (first.success, second.success) == (False, False), "1 + 1 against 2, 2 + 2 against 4"
    assert [delve.damage(seat) for seat in range(4)] == [2, 0, 2, 0]


@rule("ODD-4P-16")
def test_an_even_number_of_leaves_is_halved_without_a_question() -> None:
    heroes = (warrior(poison=1), mage(), paladin(poison=1), rogue())
    delve = scenario(*heroes, dungeon=FOREST, doors=[fled("thornling_1", "viper_2")]).option().explore()
    delve.will_roll("1", "1").pair(0, 1)
    assert [event.bonus for event in delve.logged(events.PoisonResisted)] == [1, 1]


@rule("ODD-4P-16")
def test_a_group_without_poison_rolls_nothing() -> None:
    heroes = (warrior(poison=1), mage(poison=1), paladin(), rogue())
    delve = scenario(*heroes, dungeon=FOREST, doors=[("thornling_1", "viper_2")]).option().explore()
    delve.will_roll("6").pair(2, 3).hero(1)
    assert [event.seats for event in delve.logged(events.PoisonResisted)] == [(0, 1)]


@rule("ODD-4P-16", "ODD-POISON-2")
def test_a_party_without_poison_is_not_split_to_resist() -> None:
    delve = scenario(*FOUR, dungeon=FOREST, doors=[("thornling_1", "viper_2")]).option().explore()
    assert delve.asked() == "option", "the next turn has begun; nobody was asked for a pair"


@rule("ODD-4P-16", "ODD-BOSS-3")
def test_the_groups_of_a_boss_round_are_chosen_apart_from_its_pairs() -> None:
    heroes = (warrior(poison=1), mage(), paladin(poison=1), rogue())
    delve = scenario(*heroes, dungeon=FOREST).boss("6").pair(0, 2).hero(0)
    assert [delve.poison(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert (delve.asked(), len(delve.options())) == ("pair", 6), "now for the fight"
    assert delve.logged(events.RoundBegan) == []


@rule("ODD-4P-17")
def test_hordes_are_a_card_for_four() -> None:
    with pytest.raises(UnknownContent, match="ODD-4P-17"):
        new_game(warrior(), mage(), hordes="yes")
    plain, harder = (scenario(*FOUR, dungeon=FOREST, hordes=word).boss() for word in ("no", "yes"))
    assert boss_health(harder.table) > boss_health(plain.table)


@rule("ODD-4P-17")
def test_without_the_card_nothing_of_it_is_in_play() -> None:
    dice = ("S1 S1 S1 A1", "A1 M1 M1 M1")
    delve = scenario(*FOUR, dungeon=FOREST).meet("panther_1", "thornling_2").answer("card panther_1")
    delve.will_gather(*dice).pair(0, 1)
    assert len(delve.boxes()) == 5 + 1
    harder = scenario(*FOUR, dungeon=FOREST, hordes="yes").meet("panther_1", "thornling_2").answer("card panther_1")
    harder.will_gather(*dice).pair(0, 1)
    assert len(harder.boxes()) == 5 + 1 + 2


@rule("ODD-4P-18", "AMB-24", "ODD-ENC-26")
def test_swarm_counts_doors_and_not_cards() -> None:
    said = {"doors": [fled("ogre_1", "ogre_2"), ("phantom_1", "phantom_2")]}
    delve = scenario(*FOUR, **said).meet("goblin_1", "plague_rat_1").answer("card goblin_1")
    delve.will_gather("S1 S1 S1 A1", "A1 M1 M1 M1").pair(0, 1)
    assert delve.boxes()[0] == "armor S8 wide"


@rule("ODD-4P-18", "AMB-24")
def test_the_paladin_stores_one_die_for_a_door_of_two_rich_cards() -> None:
    delve = scenario(*FOUR, doors=[("ogre_1", "phantom_1")]).option().enter("ogre_1", "phantom_1")
    assert delve.logged(events.DieStored) == [events.DieStored(2)]
    poor_and_rich = scenario(*FOUR, doors=[("goblin_1", "phantom_1")]).option().enter("goblin_1", "phantom_1")
    assert poor_and_rich.stored(2) == 1


@rule("ODD-4P-18", "AMB-24", "ODD-ENC-8")
def test_each_pair_gets_all_bonus_dice() -> None:
    delve = scenario(*FOUR, level=4).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2).peril(0)
    delve.hero(0).will_gather("H6 S6 S6 S1", "H1 S1 S1").hero(2)
    delve.cover("G2", "0:S6").cover(0, "0:S6").done()
    delve.peril(0).done().hero(1).will_gather("H5 H4", "").hero(1)
    assert delve.pool(1) == ["H4", "H5"]


@rule("ODD-4P-18", "AMB-24", "ODD-DIFF-3")
def test_standard_still_draws_one_card() -> None:
    assert len(new_game(*FOUR, difficulty="standard").logged(events.XpDrawn)) == 1


@rule("ODD-4P-18", "AMB-24", "ODD-4P-9")
def test_stored_dice_reduce_the_two_supplies_evenly() -> None:
    heroes = (warrior(stored=1), mage(stored=1), paladin(stored=1), rogue())
    delve = scenario(*heroes).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    first = delve.supply("heroic")
    delve.peril(0).will_gather("S6 S2 S1", "S2 S1").done().cover("G2", "0:S2").cover(0, "0:S6").done()
    assert sorted([first, delve.supply("heroic")]) == [4, 5]


@rule("ODD-4P-1", "ODD-POISON-5")
def test_two_boxes_of_the_forest_bring_sixteen_poison_tokens() -> None:
    heroes = (warrior(poison=4), mage(poison=4), paladin(), rogue())
    delve = scenario(*heroes, dungeon=FOREST, doors=[("thornling_1", "viper_2")]).option()
    assert delve.table.poison_left() == 8
