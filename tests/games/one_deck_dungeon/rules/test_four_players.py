"""Four players: two boxes, doors of two cards, two pairs (ODD-4P-1 to ODD-4P-11, ODD-4P-15)."""

from collections import Counter

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.events import Damaged
from ludotheque.kernel.errors import UnknownContent
from tests.games.one_deck_dungeon.scenario import Hero, fled, mage, new_game, paladin, rogue, scenario, warrior
from tests.rules import rule

MAZE = "minotaurs_maze"
QUIET = ("cave_in_1", "cave_in_2")


def four(**first: object) -> tuple[Hero, Hero, Hero, Hero]:
    """Warrior, Mage, Paladin, Mage: none of them has a heroic ability without a stored die."""
    return warrior(**first), mage(), paladin(), mage()


@rule("ODD-4P-1")
def test_two_boxes_and_the_two_player_sides() -> None:
    delve = new_game(*four())
    state = delve.state
    everywhere = [*state.deck, *state.discard, *[card for door in state.doors for card in door.cards]]
    assert set(Counter(delve.names(everywhere)).values()) == {2}
    assert len(everywhere) == 88
    stored = sum(delve.stored(seat) for seat in range(4))
    assert [*state.supply[:3], state.supply[3] + stored] == [16, 16, 16, 12]
    assert [delve.health(seat) for seat in range(4)] == [4, 3, 3, 3]


@rule("ODD-4P-1", "ODD-SETUP-1")
def test_a_hero_may_be_there_twice_but_not_three_times() -> None:
    assert new_game(mage(), mage(), rogue(), rogue()).asked() != ""
    with pytest.raises(UnknownContent, match="reason-hero-twice"):
        new_game(mage(), mage(), mage(), rogue())
    with pytest.raises(UnknownContent, match="reason-hero-twice"):
        new_game(mage(), mage())


@rule("ODD-4P-2")
@pytest.mark.parametrize(("difficulty", "cubes"), [("veteran", 2), ("novice", 4)])
def test_the_party_starts_with_two_of_twelve_cubes(difficulty: str, cubes: int) -> None:
    delve = new_game(*four(), difficulty=difficulty)
    assert (delve.cubes(), delve.table.cube_supply()) == (cubes, 12 - cubes)


@rule("ODD-4P-3")
def test_a_turn_spends_four_time() -> None:
    delve = scenario(*four(), doors=[QUIET], dungeon=MAZE).turn()
    assert [event.count for event in delve.logged(events.TimeSpent)] == [4]


@rule("ODD-4P-4")
def test_a_closed_door_is_two_cards_and_a_single_card_makes_none() -> None:
    deck = ["goblin_1", "goblin_2", "bandit_1", "bandit_2", "beetle_1"]
    delve = scenario(*four(), deck=deck, doors=[QUIET]).option().explore()
    assert delve.doors()[1:] == ["closed goblin_1+goblin_2", "closed bandit_1+bandit_2"]
    assert delve.logged(events.CardLeftOver) == [events.CardLeftOver("beetle_1")]
    assert delve.discard_pile() == ["beetle_1"]
    assert delve.logged(events.Explored) == [events.Explored(2)]


@rule("ODD-4P-4", "ODD-EXPL-1")
def test_a_door_of_two_cards_is_one_door_for_the_limit() -> None:
    delve = scenario(*four(), doors=[QUIET]).option().explore()
    assert len(delve.logged(events.Explored)) == 1
    assert delve.logged(events.Explored)[0].doors == 3


@rule("ODD-4P-5")
def test_entering_turns_both_cards_and_fleeing_leaves_both() -> None:
    delve = scenario(*four(), doors=[QUIET], deck=["goblin_1", "goblin_2"]).option().enter(*QUIET)
    assert delve.logged(events.DoorOpened) == [events.DoorOpened(0, QUIET)]
    assert delve.options() == ["stay", "flee"]
    delve.flee()
    assert "open cave_in_1+cave_in_2" in delve.doors()


@rule("ODD-4P-5")
def test_an_open_door_means_both_encounters() -> None:
    delve = scenario(*four(), doors=[fled(*QUIET)]).option().enter(*QUIET)
    assert (delve.asked(), delve.options()) == ("card", ["card cave_in_1", "card cave_in_2"])


@rule("ODD-4P-6")
def test_the_party_splits_into_any_two_pairs_in_any_order() -> None:
    delve = scenario(*four()).meet("cave_in_1", "cave_in_2").answer("card cave_in_2")
    assert delve.options() == ["pair 0 1", "pair 0 2", "pair 0 3", "pair 1 2", "pair 1 3", "pair 2 3"]
    delve.pair(1, 2).will_gather("", "S4 S2").peril(0)
    assert delve.encounter.seats == [1, 2]
    assert delve.pool(2) == ["S2", "S4"]
    delve.done().hero(1)
    assert delve.asked() == "peril", "the others have no choice of card or pair"
    assert delve.match.spelled_tape().count("card:") == 1, "of the first pair"
    delve.will_gather("S1 S1 S1", "").peril(0)
    assert delve.encounter.seats == [0, 3]
    began = delve.logged(events.EncounterBegan)
    assert [(event.card, event.seats) for event in began] == [("cave_in_2", (1, 2)), ("cave_in_1", (0, 3))]


@rule("ODD-4P-6", "ODD-DICE-7")
def test_the_two_heroes_of_an_encounter_share_a_wide_box() -> None:
    delve = scenario(*four()).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.will_gather("S4 S1 S1", "S2 S1").peril(0)
    delve.cover("G2", "2:S2").answer("cover 0")
    assert delve.options("die") == ["0:S1", "0:S4", "2:S1"]
    delve.answer("die 0:S4").answer("die 2:S1")
    assert delve.logged(events.BoxCovered)[-1].seats == (0, 2, 0)
    assert delve.dice_on(0) == ["S4", "S1", "S1"]


@rule("ODD-4P-6", "ODD-DICE-10")
def test_the_two_heroes_of_an_encounter_exchange_together() -> None:
    delve = scenario(*four()).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.will_gather("S5 S1 S1", "S6 S1").peril(0).answer("exchange").answer("die 0:S5").answer("die 2:S6")
    assert (delve.asked(), delve.options(), delve.decision.owner) == ("receiver", ["hero 0", "hero 2"], 0)
    delve.hero(2)
    assert (delve.pool(0), delve.pool(2)) == (["S1", "S1"], ["S1", "H5"])
    assert delve.supply("heroic") == 5


@rule("ODD-4P-6", "ODD-SKILL-8")
def test_the_partner_is_of_the_same_encounter() -> None:
    delve = scenario(*four()).meet("ogre_1", "ogre_2").answer("card ogre_1").will_gather("S1 S1 S1 A1", "A1 M1 M1 M1")
    delve.pair(0, 3)
    assert delve.options("use") == ["0 fearless_charge", "3 power_transfer"]
    delve.use("power_transfer", by=3).answer("option 0")
    assert delve.pool(0) == ["S1", "S1", "S1", "S1", "A1"]


@rule("ODD-4P-7")
def test_effects_of_an_encounter_hurt_heroes_of_that_encounter() -> None:
    delve = scenario(*four()).meet("fire_elemental_1", "fire_elemental_2").answer("card fire_elemental_1").pair(1, 3)
    assert (delve.asked(), delve.options()) == ("hero", ["hero 1", "hero 3"])
    delve.will_gather("A6 M6 M6 M3", "A6 M6 M6 M3").hero(3)
    assert [delve.damage(seat) for seat in range(4)] == [0, 0, 0, 1]


@rule("ODD-4P-7", "ODD-ENC-20")
def test_hearts_are_split_between_the_two_of_the_encounter() -> None:
    delve = scenario(*four()).meet("cave_in_1", "spiked_log_1").answer("card spiked_log_1").pair(0, 1)
    delve.will_gather("S1 S1 S1", "").peril(0).done()
    assert delve.options() == ["hero 0", "hero 1"]
    delve.hero(1)
    assert [delve.damage(seat) for seat in range(4)] == [1, 2, 0, 0]
    assert [event.seat for event in delve.logged(Damaged)] == [0, 1]


@rule("ODD-4P-8")
def test_the_dungeon_boxes_are_active_in_each_encounter() -> None:
    delve = scenario(*four()).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.will_gather("S6 S2 S1", "S2 S1").peril(0)
    assert delve.boxes()[1:] == ["armor G2"]
    delve.cover("G2", "0:S2").cover(0, "0:S6").done()
    delve.peril(1)
    assert delve.uncovered()[1:] == ["armor G2"]


@rule("ODD-4P-8", "ODD-DICE-16")
def test_dice_are_cleared_between_the_encounters() -> None:
    delve = scenario(*four()).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.will_gather("S6 S2 S1", "S2 S1").peril(0).cover("G2", "0:S2").cover(0, "0:S6").done()
    assert delve.asked() == "peril"
    assert delve.encounter.supply == [8, 8, 8, 6]
    assert delve.state.apart == [8, 8, 8, 6]


@rule("ODD-4P-9")
def test_each_pair_has_half_of_the_dice() -> None:
    delve = scenario(*four()).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    assert delve.encounter.supply == [8, 8, 8, 6]
    assert delve.state.supply == [8, 8, 8, 6]


@rule("ODD-4P-9", "ODD-EXILE-1")
@pytest.mark.parametrize(
    ("exiled", "halves"),
    [
        ({"strength": 1}, [[8, 8, 8, 6], [7, 8, 8, 6]]),
        ({"strength": 2, "heroic": 3}, [[7, 8, 8, 5], [7, 8, 8, 4]]),
        ({"agility": 5, "magic": 4}, [[8, 6, 6, 6], [8, 5, 6, 6]]),
    ],
)
def test_exiled_dice_are_shared_per_colour_as_evenly_as_possible(
    exiled: dict[str, int], halves: list[list[int]]
) -> None:
    said = {"exiled": exiled, "dungeon": "mudlands"}
    delve = scenario(*four(), **said).meet("vine_trap_1", "vine_trap_2").answer("card vine_trap_1").pair(1, 2)
    shares = [delve.encounter.supply[:]]
    delve.will_gather("", "S1 S1").peril(0).done()
    shares.append(delve.encounter.supply)
    assert sorted(shares) == sorted(halves)


@rule("ODD-4P-9", "AMB-34")
def test_a_die_exiled_in_the_first_encounter_is_not_missing_in_the_second() -> None:
    heroes = (Hero("slayer"), warrior(), paladin(), mage())
    delve = scenario(*heroes, dungeon="mudlands").meet("vine_trap_1", "vine_trap_2").answer("card vine_trap_1")
    delve.pair(0, 1).peril(0).will_roll("H4").will_gather("S1 S1", "S1 S1 S1").ability(0).answer("color agility")
    assert delve.encounter.supply == [3, 7, 8, 5]
    assert delve.exiled("agility") == 1
    delve.done()
    assert delve.encounter.supply == [8, 8, 8, 6], "the other half"
    assert delve.state.apart == [8, 7, 8, 5], "the warrior was hurt and has stored a heroic die"
    delve.will_gather("S1 S1").peril(0).done()
    assert (delve.asked(), delve.state.apart, delve.state.supply) == ("loot", [0, 0, 0, 0], [16, 15, 16, 11])


@rule("ODD-4P-9", "AMB-34")
def test_what_was_exiled_is_shared_out_for_the_next_door() -> None:
    heroes = (Hero("slayer"), warrior(), paladin(), mage())
    doors = [("thornling_1", "thornling_2")]
    scene = scenario(*heroes, dungeon="mudlands", doors=doors, exiled={"agility": 1})
    delve = scene.meet("vine_trap_1", "vine_trap_2").answer("card vine_trap_1")
    assert delve.pair(0, 1).encounter.supply == [8, 8, 8, 6], "an odd die goes to the pair that comes first"
    delve.peril(0).will_roll("H4").will_gather("S1 S1", "S1 S1 S1").ability(0).answer("color agility").done()
    assert delve.encounter.supply == [8, 7, 8, 6]
    delve.will_gather("S1 S1").peril(0).done().loot("xp").loot("xp").done().enter("thornling_1", "thornling_2").stay()
    assert delve.answer("card thornling_1").pair(2, 3).state.supply[1] == 7, "half of fourteen"


@rule("ODD-4P-9", "AMB-34", "ODD-4P-15")
def test_a_pair_that_slips_past_its_encounter_leaves_the_other_its_half() -> None:
    said = {"potions": ["invisibility"], "cubes": 1}
    delve = scenario(*four(), **said).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.skip_with_invisibility()
    assert (delve.asked(), delve.encounter.seats, delve.encounter.supply) == ("peril", [1, 3], [8, 8, 8, 6])
    delve.will_gather("A1", "A1").peril(1).done()
    assert (delve.state.apart, delve.state.supply) == ([0, 0, 0, 0], [16, 16, 16, 12])


@rule("ODD-4P-9", "AMB-34", "ODD-FEAT-3")
def test_dice_of_a_pair_that_is_done_come_from_and_go_to_its_own_half() -> None:
    """The Warrior of the first pair is struck by the stairs while the second pair chooses its way."""
    delve = scenario(*four(), deck=[], stairs=2).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 1)
    delve.will_gather("S6 S5 S1").peril(0).cover("G2", "0:S5").cover(0, "0:S6").done()
    assert (delve.asked(), delve.state.apart, delve.encounter.supply) == ("peril", [8, 8, 8, 6], [8, 8, 8, 6])
    delve.will_gather("S1 S1").peril(0).hero(0).hero(1)
    assert (delve.stored(0), delve.state.apart[3], delve.encounter.supply[3]) == (1, 5, 6)
    delve.answer("return_die 0")
    assert (delve.stored(0), delve.state.apart[3], delve.encounter.supply[3]) == (0, 6, 6)


@rule("ODD-4P-9", "ODD-DICE-4")
def test_icons_beyond_the_half_give_nothing() -> None:
    heroes = (warrior(items=["ogre_1", "goblin_1"]), mage(), paladin(items=["goblin_1", "goblin_2"]), mage())
    delve = scenario(*heroes).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2).peril(0)
    assert delve.asked() == "first", "nine icons for eight dice"
    delve.will_gather("S1 S1 S1 S1 S1", "S2 S2 S2").hero(0)
    assert (len(delve.pool(0)), len(delve.pool(2)), delve.supply("strength")) == (5, 3, 0)


@rule("ODD-4P-10")
def test_both_cards_are_looted_after_both_encounters_and_one_hero_may_take_both() -> None:
    delve = scenario(*four()).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.will_gather("S6 S2 S1", "S2 S1").peril(0).cover("G2", "0:S2").cover(0, "0:S6").done()
    assert delve.logged(events.Looted) == []
    delve.will_gather("A1", "A1").peril(1).done()
    assert delve.asked() == "loot"
    assert delve.options("take_item") == ["0", "1", "2", "3"], "whoever met it"
    delve.loot("item", hero=0).loot("skill", hero=0)
    assert (delve.items(0), delve.skills(0)) == (["cave_in_1"], ["cave_in_2"])


@rule("ODD-4P-10", "ODD-LEVEL-2", "ODD-LEVEL-4")
def test_a_level_costs_twice_as_much_and_brings_two_cubes() -> None:
    said = {"potions": ["invisibility"], "cubes": 5, "deck": []}
    delve = scenario(*four(), xp=["ogre_1", "goblin_1"], **said).meet("phantom_1", "bandit_1").answer("card bandit_1")
    delve.pair(0, 1).skip_with_invisibility().skip_with_invisibility().loot("xp")
    assert delve.level() == 1, "9 XP, and the second card is not claimed yet"
    delve.loot("xp")
    assert (delve.xp_needed(), delve.level()) == (16, 2)
    assert delve.logged(events.CubesGained) == [events.CubesGained(2)]


@rule("ODD-4P-10", "ODD-LEVEL-2")
@pytest.mark.parametrize(("level", "needed"), [(1, 12), (2, 16), (3, 20)])
def test_xp_needs_are_doubled(level: int, needed: int) -> None:
    assert scenario(*four(), level=level).option().xp_needed() == needed


@rule("AMB-16", "ODD-LEVEL-6")
def test_five_xp_are_a_cube_with_four_players_too() -> None:
    said = {"potions": ["invisibility"], "cubes": 5, "deck": [], "level": 4}
    delve = scenario(*four(), **said).meet("goblin_1", "bandit_1").answer("card bandit_1").pair(0, 1)
    delve.skip_with_invisibility().skip_with_invisibility().loot("xp").loot("xp")
    assert (delve.asked(), delve.options()) == ("cube", ["spend_xp 3", "done"])
    delve.spend_xp(3)
    assert (delve.cubes(), delve.xp()) == (4, 0)


@rule("ODD-4P-11")
def test_six_tokens_hurt_two_different_heroes() -> None:
    delve = scenario(*four(), deck=[], stairs=2, doors=[QUIET], dungeon=MAZE).turn()
    assert delve.options() == ["hero 0", "hero 1", "hero 2", "hero 3"]
    delve.hero(2)
    assert delve.options() == ["hero 0", "hero 1", "hero 3"]
    delve.hero(0)
    assert [delve.damage(seat) for seat in range(4)] == [1, 0, 1, 0]
    assert delve.stairs() == 0


@rule("ODD-4P-11")
def test_five_tokens_hurt_nobody() -> None:
    delve = scenario(*four(), deck=[], stairs=1, doors=[QUIET], dungeon=MAZE).turn()
    assert (delve.stairs(), delve.logged(Damaged)) == (5, [])


@rule("ODD-4P-11")
def test_the_stairs_strike_heroes_outside_the_encounter_too() -> None:
    delve = scenario(*four(), deck=[], stairs=4).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.peril(0)
    assert delve.options() == ["hero 0", "hero 1", "hero 2", "hero 3"]
    delve.will_gather("S1 S1 S1", "S1 S1").hero(1).hero(3)
    assert [delve.damage(seat) for seat in range(4)] == [0, 1, 0, 1]


@rule("ODD-4P-11", "ODD-ENC-27")
def test_either_of_the_two_may_be_saved_or_lost() -> None:
    heroes = (warrior(), mage(damage=2), paladin(damage=2), mage())
    delve = scenario(*heroes, deck=[], stairs=2, doors=[QUIET], dungeon=MAZE, cubes=1).turn().done()
    delve.hero(1).hero(2)
    assert (delve.asked(), delve.decision.subject) == ("survive", 1)
    delve.drink("healing", hero=1)
    assert delve.outcome == "lost", "the cube is spent, and the Paladin falls"


@rule("ODD-4P-15")
def test_one_invisibility_skips_one_pair_only() -> None:
    said = {"potions": ["invisibility"], "cubes": 2}
    delve = scenario(*four(), **said).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    deck = delve.deck_size()
    delve.skip_with_invisibility()
    assert (delve.deck_size(), delve.cubes()) == (deck - 2, 1)
    assert (delve.asked(), delve.decision.owner) == ("face", 1), "the other pair decides for itself"
    delve.face().will_gather("A1", "A1").peril(1)
    assert delve.encounter.seats == [1, 3]
    assert delve.logged(events.EncounterSkipped) == [events.EncounterSkipped("cave_in_1")]
    delve.done()
    assert delve.asked() == "loot"
    assert delve.names([entry >> 3 for entry in delve.state.looting]) == ["cave_in_2"]


@rule("ODD-4P-15")
def test_the_second_pair_may_be_the_invisible_one() -> None:
    said = {"potions": ["invisibility"], "cubes": 1}
    delve = scenario(*four(), **said).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.face().will_gather("S6 S2 S1", "S2 S1").peril(0).cover("G2", "0:S2").cover(0, "0:S6").done()
    delve.skip_with_invisibility()
    assert (delve.asked(), delve.cubes()) == ("loot", 0)
