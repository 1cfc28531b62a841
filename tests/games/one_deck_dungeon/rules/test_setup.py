"""Before the first turn (ODD-SETUP)."""

import pytest

from ludotheque.games.one_deck_dungeon.campaign.sheet import pads
from ludotheque.games.one_deck_dungeon.content.loader import find_dungeon, load_sets
from ludotheque.games.one_deck_dungeon.table.setup_options import allowed_options, check_options
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.game import Setup, expect
from tests.games.one_deck_dungeon.arranging import lay_table
from tests.games.one_deck_dungeon.scenario import Hero, archer, mage, new_game, rogue, scenario, warrior
from tests.rules import rule


def allowed(mode: str, *heroes: str, **options: str) -> bool:
    try:
        check_options(Setup("one_deck_dungeon", mode, heroes, options))
    except UnknownContent:
        return False
    return True


@rule("ODD-SETUP-1")
def test_one_two_or_four_heroes_go_down() -> None:
    assert allowed("solo", "warrior")
    assert allowed("pair", "warrior", "mage")
    assert allowed("party", "warrior", "mage", "rogue", "archer")
    assert not allowed("solo", "warrior", "mage")
    assert not allowed("pair", "warrior")
    assert not allowed("party", "warrior", "mage", "rogue")
    assert not allowed("trio", "warrior", "mage", "rogue")


@rule("ODD-SETUP-1")
def test_a_box_holds_one_copy_of_each_hero() -> None:
    assert not allowed("pair", "warrior", "warrior")
    assert allowed("party", "warrior", "warrior", "mage", "mage")
    assert not allowed("party", "warrior", "warrior", "warrior", "mage")


@rule("ODD-SETUP-1")
def test_the_party_picks_one_dungeon_that_exists() -> None:
    assert new_game(warrior(), dungeon="lichs_tomb").content.dungeon.id == "lichs_tomb"
    assert not allowed("solo", "warrior", dungeon="cellar")
    assert not allowed("solo", "wizard")


@rule("ODD-SETUP-1")
def test_any_seat_answers_for_the_party() -> None:
    delve = scenario(warrior(), mage(), doors=["bandit_1", "ogre_1"], cubes=0).option()
    assert all(delve.decision.may_answer(seat) for seat in (0, 1))


@rule("ODD-SETUP-2")
def test_a_lone_hero_plays_the_one_player_side() -> None:
    delve = scenario(warrior()).fight("bandit_1", "S1 S1 S1 S1 A1 A1 M1")
    assert delve.health() == 6
    assert len(delve.pool()) == 7


@rule("ODD-SETUP-2")
def test_two_and_four_heroes_play_the_two_player_side() -> None:
    delve = scenario(warrior(), mage()).fight("bandit_1", "S1 S1 S1 A1", "A1 M1 M1 M1")
    assert (delve.health(0), delve.health(1)) == (4, 3)
    four = new_game(warrior(), mage(), rogue(), archer())
    assert [four.health(seat) for seat in range(4)] == [4, 3, 3, 3]


@rule("ODD-SETUP-2")
def test_level_cards_are_turned_to_the_side_of_the_heroes() -> None:
    alone = scenario(warrior(skills=["crushing_blow"])).peril("spiked_log_1", 0, "S6 S6 S2 S1")
    alone.cover("G2", "S2").cover("S8", "S6", "S6").done().answer("take_skill")
    assert alone.options() == ["card beetle_2", "done"]  # a second skill has room beside the first
    both = scenario(warrior(skills=["crushing_blow"]), mage()).peril("spiked_log_1", 0, "S6 S6 S2", "")
    both.cover("G2", "0:S2").cover("S8", "0:S6", "0:S6").done().answer("take_skill 0")
    assert both.skills(0) == ["spiked_log_1"]  # it had to make room, so nothing was asked


@rule("ODD-SETUP-3")
@pytest.mark.parametrize(
    ("dungeon", "dots", "boss"),
    [
        ("dragons_cave", 1, "dragon"),
        ("hydras_reef", 2, "hydra"),
        ("yetis_cavern", 2, "yeti"),
        ("lichs_tomb", 3, "lich"),
        ("minotaurs_maze", 3, "minotaur"),
    ],
)
def test_a_dungeon_has_its_dots_and_its_own_boss(dungeon: str, dots: int, boss: str) -> None:
    assert find_dungeon(dungeon).difficulty == dots
    assert find_dungeon(dungeon).boss.id == boss


@rule("ODD-SETUP-4")
def test_the_party_starts_at_level_one_and_climbs_one_card_at_a_time() -> None:
    assert new_game(warrior()).level() == 1
    delve = scenario(warrior(), cubes=0, xp=["ogre_1"]).peril("cave_in_1", 0, "S6 S6 S1 S1")
    delve.cover("G2", "S6").cover("S6", "S6").done().loot("xp")
    assert delve.level() == 2


@rule("ODD-SETUP-5")
def test_all_encounters_are_shuffled_into_the_deck() -> None:
    orders = []
    for key in ("one", "two"):
        delve = new_game(warrior(), key=key)
        behind_doors = [door.partition(" ")[2] for door in delve.doors()]
        cards = delve.discard_pile() + behind_doors + delve.deck()
        assert len(cards) == len(set(cards)) == 44
        orders.append(cards)
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]


@rule("ODD-SETUP-5")
def test_what_lies_in_the_deck_is_hidden_and_the_stairs_are_beneath() -> None:
    delve = new_game(warrior())
    hidden = [*delve.state.deck, *[card for door in delve.state.doors for card in door.cards]]
    assert not any(delve.state.secrets.known[card] for card in hidden)
    assert "descend" not in delve.options()


@rule("ODD-SETUP-6")
def test_only_the_first_floor_is_revealed() -> None:
    delve = scenario(warrior(), dungeon="dragons_cave").fight("ogre_1", "S1 S1 S1 S1 A1 A1 M1")
    assert delve.floor() == new_game(warrior()).floor() == 1
    assert delve.boxes()[6:] == ["S3 1 heart"]


@rule("ODD-SETUP-7")
def test_only_the_chosen_heroes_and_dungeon_are_in_the_game() -> None:
    content = new_game(warrior(), mage(), dungeon="yetis_cavern").content
    assert [hero.id for hero in content.heroes] == ["warrior", "mage"]
    assert [floor.id for floor in content.floors] == ["freezing_winds", "brutal_strength", "biting_cold"]


@rule("ODD-SETUP-8")
def test_one_cube_is_ready() -> None:
    assert new_game(warrior()).cubes() == 1
    assert new_game(warrior(), mage()).cubes() == 1


@rule("ODD-SETUP-9")
def test_whatever_is_left_is_the_supply() -> None:
    delve = new_game(warrior(), mage())
    stored = sum(delve.stored(seat) for seat in range(2))  # the Mage has explored
    assert stored == 1
    assert [delve.supply(color) for color in ("strength", "agility", "magic", "heroic")] == [8, 8, 8, 6 - stored]
    assert delve.table.cube_supply() == 5
    assert delve.table.poison_left() == 8


@rule("ODD-SETUP-9")
def test_before_the_first_step_nothing_has_happened() -> None:
    state = expect(lay_table((warrior(), mage()), {})[0].checkpoints[0].state, DungeonState)
    assert (state.floor, state.stairs, state.turn, state.floor_turn, state.floor_encounters) == (0, 0, 0, 0, 0)
    assert (state.boss_damage, state.apart, state.exiled) == (0, [0] * 4, [0] * (4 + 2)), "dice, cubes and poison"
    assert [(hero.damage, hero.poison, hero.stored, hero.focus) for hero in state.heroes] == [(0, 0, 0, 0)] * 2
    assert (state.doors, state.door) == ([], -1), "none is entered"
    assert state.drawn == [0, 0], "no die is rolled and nothing is shuffled"
    assert (set(state.secrets.cell), state.secrets.cells) == ({0}, 1), "any card may be any other one"


@rule("ODD-SETUP-10")
def test_without_a_campaign_sheet_there_is_no_basic_skill() -> None:
    delve = scenario(warrior()).fight("bandit_1", "S1 S1 S1 S1 A1 A1 M1")
    assert delve.options("use") == []


@rule("ODD-SETUP-11")
@pytest.mark.parametrize("potion", ["brawn", "reflexes", "insight", "antidote"])
def test_the_forest_turn_sequence_knows_one_basic_potion(potion: str) -> None:
    delve = new_game(Hero("druid"), dungeon="realm_of_venom", basic_potion=potion)
    assert delve.potions() == ["curative", potion]
    assert delve.cubes() == 1


@rule("ODD-SETUP-11")
def test_the_base_turn_sequence_knows_healing_alone() -> None:
    assert new_game(warrior()).potions() == ["healing"]
    assert not allowed("solo", "warrior", basic_potion="mana")


@rule("ODD-QUEST-1")
def test_artifact_quests_are_no_part_of_the_game() -> None:
    """Nothing can be chosen, looted or ticked that would belong to one."""
    names = [*allowed_options(), *[card.id for group in load_sets() for card in group.encounters]]
    spaces = [space for pad in pads().values() for space in pad.spaces]
    assert [name for name in [*names, *map(str, spaces)] if "quest" in name or "artifact" in name] == []
