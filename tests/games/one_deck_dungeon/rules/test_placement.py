"""Step 4: active boxes, and what may be done with dice (ODD-ENC-11..16)."""

import pytest

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, COVER
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.game import Setup
from ludotheque.kernel.simulation import play_out
from tests.games.one_deck_dungeon.scenario import fled, mage, rogue, scenario, warrior
from tests.games.one_deck_dungeon.spelling import die_code
from tests.rules import rule

LOW = "S1 S1 S1 S1 A1 A1 M1"
OGRE = [
    "S6 wide 1 heart",
    "A4 1 time",
    "S9 wide 2 hearts",
    "A5 1 heart 1 time",
    "S12 wide 3 hearts",
    "A6 1 heart 1 time",
]
FLOORS = ["S3 1 heart", "M5 2 hearts", "armor S10 wide"]
GREY = ["armor G2", "G6 1 heart", "armor G5"]


@rule("ODD-ENC-11")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_in_combat_the_boxes_of_the_card_and_of_every_revealed_floor_count(floor: int) -> None:
    delve = scenario(warrior(), floor=floor, cubes=0).fight("ogre_1", LOW)
    assert delve.boxes() == OGRE + FLOORS[:floor]


@rule("ODD-ENC-12")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_in_a_peril_the_chosen_box_and_those_of_every_revealed_floor_count(floor: int) -> None:
    delve = scenario(warrior(), floor=floor, cubes=0).peril("cave_in_1", 0, "S1 S1 S1 S1")
    assert delve.boxes() == ["S6 wide 1 heart 3 time", *GREY[:floor]]


@rule("ODD-ENC-13")
def test_there_are_five_kinds_of_actions() -> None:
    scene = scenario(warrior(skills=["cleave"]), potions=["mana"], cubes=1)
    delve = scene.fight("ogre_1", "S6 S1 S1 S1 A1 A1 M1")
    verbs = {option.split()[0] for option in delve.options()}
    assert verbs == {"cover", "use", "drink", "exchange", "discard", "done"}


@rule("ODD-ENC-13")
def test_any_number_of_actions_in_any_order() -> None:
    scene = scenario(warrior(skills=["cleave", "crushing_blow"]), potions=["mana"], cubes=2)
    delve = scene.fight("ogre_1", "S6 S4 S2 S1 A4 A2 M1")
    delve.discard("M1").use("cleave", pay=["S1"], on=["S4"]).cover("S6", "S6")
    delve.will_roll("M1 M2 M3").drink("mana").make_heroic("M2", "M3")
    delve.use("crushing_blow", pay=["S2"]).cover("A4", "A4")
    delve.will_roll("M6 M6 M6").drink("mana").discard("A2").cover("S9", "S6", "S5")
    assert delve.pool() == ["M1", "M6", "M6", "M6", "H2"]


@rule("ODD-ENC-13")
def test_only_identified_potions_and_only_with_a_cube() -> None:
    nothing = scenario(warrior(), potions=["mana"], cubes=0).fight("ogre_1", LOW)
    assert nothing.options("drink") == []
    known = scenario(warrior(), potions=["mana"], cubes=1).fight("ogre_1", LOW)
    assert known.options("drink") == ["mana"]


@rule("ODD-ENC-13")
def test_with_two_heroes_either_acts() -> None:
    scene = scenario(warrior(skills=["cleave"]), rogue(skills=["dodge"]), cubes=0)
    delve = scene.fight("ogre_1", "S6 S1 S1 A1", "A1 A1 A1 M1")
    delve.use("dodge", by=1, pay=["A1"]).use("cleave", by=0, pay=["S1"], on=["0:S1"])
    assert delve.logged(events.SkillUsed) == [events.SkillUsed(1, "dodge"), events.SkillUsed(0, "cleave")]


@rule("ODD-ENC-14")
def test_while_an_armor_box_is_uncovered_no_other_may_be_covered() -> None:
    delve = scenario(warrior(), level=2, cubes=0).fight("glooping_ooze_1", "H6 S6 S6 S6 S6 A2 A2 M6")
    assert delve.boxes()[:2] == ["armor M2", "armor M3"]
    assert delve.options("cover") == ["0", "1"]
    delve.cover("M2", "M6")
    assert delve.options("cover") == ["1"]
    delve.cover("M3", "H6")
    assert delve.options("cover") == ["2", "3", "5", "6"]


@rule("ODD-ENC-14")
def test_armor_of_the_dungeon_card_comes_first_as_well() -> None:
    delve = scenario(warrior(), dungeon="lichs_tomb", cubes=0).fight("ogre_1", "S6 S6 S6 S6 A6 A6 M2")
    assert delve.options("cover") == ["6"]
    delve.cover("M2", "M2")
    assert delve.options("cover") == ["0", "1", "2", "3", "4", "5", "7"]


@rule("ODD-ENC-14")
def test_a_floor_may_turn_boxes_into_armor() -> None:
    scene = scenario(warrior(), dungeon="yetis_cavern", floor=3, cubes=0)
    delve = scene.fight("ogre_1", "S6 S6 S6 S6 A6 A6 M6")
    armored = [box.startswith("armor") for box in delve.boxes()]
    assert armored == [" S" in f" {box.removeprefix('armor ')}" for box in delve.boxes()]
    assert delve.options("cover") == [str(place) for place, armor in enumerate(armored) if armor]


@rule("ODD-ENC-14")
def test_in_a_peril_the_armor_of_the_floor_comes_first() -> None:
    delve = scenario(warrior(), cubes=0).peril("cave_in_1", 0, "S6 S6 S1 S1")
    assert delve.options("cover") == ["1"]
    delve.cover("G2", "S6")
    assert delve.options("cover") == ["0"]


@rule("ODD-ENC-15")
def test_dice_of_a_wrong_colour_leave_a_peril_immediately() -> None:
    delve = scenario(warrior(), potions=["mana"], cubes=1).peril("cave_in_1", 0, "S6 S2 S1 S1")
    delve.will_roll("M5 M6 M4").drink("mana")
    assert delve.pool() == ["S1", "S1", "S2", "S6"]
    assert delve.supply("magic") == 8


@rule("ODD-ENC-15")
def test_gained_dice_of_a_wrong_colour_leave_too_and_heroic_dice_stay() -> None:
    delve = scenario(warrior(skills=["brute_force"]), level=2, cubes=0).peril("cave_in_1", 1, "H4 A5 A5")
    delve.use("brute_force", on=["A5"])
    assert delve.pool() == ["A5", "H4"]


@rule("ODD-ENC-15", "ODD-SKILL-9")
def test_a_die_gained_by_a_skill_leaves_a_peril_of_another_colour() -> None:
    delve = scenario(warrior(skills=["flameweave"]), level=2, cubes=0).peril("cave_in_1", 1, "H2 A5 A5")
    delve.use("flameweave", pay=["H2"])
    assert delve.pool() == ["A5", "A5"]
    assert delve.logged(events.DiceDiscarded) == [events.DiceDiscarded(0, (die_code("M5"),), "peril")]
    assert delve.supply("magic") == 8


@rule("ODD-ENC-15")
def test_dice_of_the_right_colour_stay() -> None:
    delve = scenario(warrior(), potions=["mana"], cubes=1).peril("rune_puzzle_1", 0, "M6")
    delve.will_roll("M5 M6 M4").drink("mana")
    assert delve.pool() == ["M4", "M5", "M6", "M6"]


@rule("ODD-ENC-15")
def test_dice_of_a_heroic_ability_stay_in_a_peril() -> None:
    delve = scenario(mage(stored=1), cubes=0).meet("cave_in_1")
    delve.peril(1).will_roll("H6").will_gather("A1 A2").ability()
    assert delve.pool() == ["A1", "A2", "H6"]


@rule("ODD-ENC-15")
def test_in_combat_every_colour_stays() -> None:
    delve = scenario(warrior(), potions=["mana"], cubes=1).fight("ogre_1", LOW)
    delve.will_roll("M5 M6 M4").drink("mana")
    assert delve.pool()[-4:] == ["M1", "M4", "M5", "M6"]


@rule("ODD-ENC-16")
def test_boxes_may_be_left_uncovered_on_purpose() -> None:
    delve = scenario(warrior(), cubes=0).fight("ogre_1", "S6 S6 S6 S6 A6 A6 M1")
    assert len(delve.options("cover")) == 7
    delve.cover("S12", "S6", "S6").cover("S9", "S6", "S6").done()
    assert delve.asked() == "loot"
    assert delve.damage() == 4


@rule("ODD-ENC-16")
def test_the_step_goes_on_until_the_party_says_so() -> None:
    delve = scenario(warrior(), doors=[fled("goblin_1")], cubes=0).fight("ogre_1", "S6 S6 S6 S6 A6 A6 M1")
    for box, die in (("A6", "A6"), ("S6", "S6"), ("A5", "A6"), ("S3", "S6")):
        delve.cover(box, die)
        assert (delve.asked(), delve.options()[-1]) == ("act", "done")


@rule("ODD-ENC-16")
def test_the_party_says_so_even_where_nothing_else_is_left() -> None:
    """The last die laid reveals no card and costs no heart: it can still be taken back."""
    delve = scenario(warrior(), cubes=0).peril("locked_door_1", 1, "S6 S4 S2 S1")
    delve.cover("G2", "S2").cover("S11", "S6", "S4", "S1")
    assert (delve.asked(), delve.options(), delve.logged(events.ConsequencesSuffered)) == ("act", ["done"], [])
    delve.match.undo(0)
    assert delve.asked() == "place"
    delve.pick("place", ["S4", "S1"]).done()
    assert (delve.asked(), len(delve.logged(events.ConsequencesSuffered))) == ("loot", 1)


@rule("ODD-ENC-16")
def test_in_a_simulation_no_player_is_asked_for_a_sole_answer() -> None:
    """Agents are asked for what they can choose; the rules end the step for them."""
    asked: list[int] = []

    def player(decision: Decision, _seen: object) -> int:
        assert len(decision.options) > 1
        asked.append(decision.kind)
        return next((option for option in decision.options if option & ~ARGUMENT_MASK == COVER), decision.options[-1])

    game = OneDeckDungeon()
    play_out(game, Setup(game.name, "solo", ("warrior",), {}), key_of("sole"), [player])
    assert ASK_ACT in asked
