"""Dice: where they are, what they cover, what becomes of them (ODD-DICE, AMB-10, AMB-11)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.die import color_of
from tests.games.one_deck_dungeon.scenario import Delve, Hero, archer, mage, paladin, rogue, scenario, warrior
from tests.games.one_deck_dungeon.spelling import die_code
from tests.rules import rule

COLORS = ("strength", "agility", "magic", "heroic")
ALL = [8, 8, 8, 6]


def all_dice(delve: Delve) -> list[int]:
    """Dice per colour, wherever they are."""
    state = delve.state
    counts = [state.supply[color] + state.exiled[color] for color in range(4)]
    counts[3] += sum(hero.stored for hero in state.heroes)
    for encounter in state.encounters:
        lying = [code for pool in encounter.pools for code in pool] + [c for box in encounter.boxes for c in box.dice]
        for color in range(4):
            counts[color] += encounter.supply[color] + sum(color_of(code) == color for code in lying)
    return counts


@rule("ODD-DICE-1")
def test_every_die_is_always_in_one_place() -> None:
    scene = scenario(warrior(stored=2, skills=["persistence"]), cubes=0, exiled={"magic": 3})
    delve = scene.meet("bandit_1")
    assert all_dice(delve) == ALL
    delve.ability().will_roll("H6").answer("number 1").gather("S5 S3 S2 S1 A4 A2 M6")
    assert all_dice(delve) == ALL
    delve.cover("A3", "A4").will_roll("S4 H2").use("persistence", pay=["S1", "S2"])
    assert all_dice(delve) == ALL
    delve.make_heroic("H2", "S4", "A2").discard("M6").cover("A4", "H6")
    assert all_dice(delve) == ALL
    delve.done()
    assert all_dice(delve) == ALL
    assert (delve.exiled("magic"), delve.stored()) == (3, 2)  # one rolled, another stored for the damage


@rule("ODD-DICE-2")
def test_spent_dice_are_back_immediately_and_may_be_taken_again() -> None:
    scene = scenario(warrior(skills=["crushing_blow"]), exiled={"strength": 4})
    delve = scene.fight("bandit_1", "S5 S3 S2 S1 A4 A2 M6")
    assert delve.supply("strength") == 0
    delve.use("crushing_blow", pay=["S1"])
    assert delve.pool() == ["S2", "S3", "S5", "S6", "A2", "A4", "M6"]


@rule("ODD-DICE-2")
def test_discarded_and_exchanged_dice_are_back_immediately() -> None:
    delve = scenario(warrior()).fight("ogre_1", "S5 S3 S2 S1 A4 A2 M6")
    delve.discard("M6")
    assert delve.supply("magic") == 8
    delve.make_heroic("A2", "S1")
    assert (delve.supply("agility"), delve.supply("strength"), delve.supply("heroic")) == (7, 5, 5)


@rule("ODD-DICE-3")
def test_a_die_on_a_box_is_not_in_the_supply_until_the_encounter_ends() -> None:
    scene = scenario(warrior(skills=["static_burst"]), exiled={"strength": 4})
    delve = scene.fight("bandit_1", "S5 S3 S2 S1 A4 A2 M6")
    delve.cover("S3", "S5")
    assert delve.supply("strength") == 0
    delve.use("static_burst", pay=["M6"], on=[])
    assert delve.pool() == ["S1", "S2", "S3", "A2", "A4", "A4"]  # no strength die to gain
    delve.done()
    assert delve.supply("strength") == 4


@rule("ODD-DICE-4")
def test_a_die_the_supply_lacks_is_not_gained_and_the_others_arrive() -> None:
    scene = scenario(warrior(skills=["triple_strike"]), exiled={"agility": 8})
    delve = scene.fight("bandit_1", "S5 S3 S2 S1 M6")
    delve.use("triple_strike", pay=["S1", "S2", "S3"], on=["M5"])
    assert delve.pool() == ["S5", "S5", "M6", "M6"]


@rule("ODD-DICE-4")
def test_a_die_the_supply_lacks_is_not_rolled_and_the_others_are() -> None:
    scene = scenario(warrior(skills=["flurry"]), exiled={"agility": 5})
    delve = scene.fight("ogre_1", "S5 S3 S2 S1 A4 A2 M6")
    delve.will_roll("A3", "S4").use("flurry", pay=["S1", "S2"])
    assert delve.pool() == ["S3", "S4", "S5", "A2", "A3", "A4", "M6"]


@rule("ODD-DICE-5")
def test_two_heroes_have_two_pools() -> None:
    delve = scenario(warrior(), rogue()).fight("bandit_1", "S5 S3 S2 A4", "A6 A5 A1 M2")
    assert delve.pool(0) == ["S2", "S3", "S5", "A4"]
    assert delve.pool(1) == ["A1", "A5", "A6", "M2"]


@rule("ODD-DICE-5")
def test_a_skill_is_paid_from_the_pool_of_its_user_alone() -> None:
    delve = scenario(warrior(), rogue(skills=["cleave"])).fight("bandit_1", "S5 S3 S2 A4", "A6 A5 A1 M2")
    assert "1 cleave" not in delve.options("use")
    other = scenario(warrior(skills=["cleave"]), rogue()).fight("bandit_1", "S5 S3 S2 A4", "A6 A5 A1 M2")
    other.answer("use 0 cleave")
    assert other.options("die") == ["0:S2", "0:S3", "0:S5"]


@rule("ODD-DICE-6")
def test_a_single_box_takes_one_die_of_its_colour_and_number() -> None:
    delve = scenario(warrior()).fight("bandit_1", "S5 S5 S4 S1 A4 A3 M6")
    delve.answer(f"cover {delve.place_of('A4')}")
    assert delve.dice_on(2) == ["A4"]
    delve.answer(f"cover {delve.place_of('S5')}")
    assert delve.dice_on(3) == ["S5"]


@rule("ODD-DICE-6")
def test_too_low_or_of_another_colour_a_die_covers_no_single_box() -> None:
    delve = scenario(warrior()).fight("bandit_1", "S4 S4 S4 S4 A3 A3 M6")
    uncoverable = [delve.place_of(box) for box in ("A4", "S5")]
    assert not {f"cover {place}" for place in uncoverable} & set(delve.options())
    assert f"cover {delve.place_of('A3')}" in delve.options()


@rule("ODD-DICE-7")
def test_a_wide_box_takes_dice_that_add_up() -> None:
    delve = scenario(warrior()).fight("ogre_1", "S3 S2 S1 S5 A4 A2 M6")
    delve.cover("S9", "S5", "S3", "S1")
    assert delve.dice_on(2) == ["S5", "S3", "S1"]
    assert "cover 0" not in delve.options()  # 2 is less than 6


@rule("ODD-DICE-7")
def test_a_sum_one_too_low_does_not_cover() -> None:
    delve = scenario(warrior()).fight("ogre_1", "S3 S2 S1 S5 A4 A2 M6")
    assert "cover 4" not in delve.options()  # 11 is less than 12
    enough = scenario(warrior()).fight("ogre_1", "S3 S2 S1 S6 A4 A2 M6")
    assert "cover 4" in enough.options()


@rule("ODD-DICE-7")
def test_one_high_die_is_enough_for_a_wide_box() -> None:
    delve = scenario(warrior()).fight("ogre_1", "S6 S2 S1 S5 A4 A2 M6")
    delve.cover("S6", "S6")
    assert delve.pool() == ["S1", "S2", "S5", "A2", "A4", "M6"]


@rule("ODD-DICE-7")
def test_both_heroes_may_put_dice_on_a_wide_box() -> None:
    delve = scenario(warrior(), archer()).fight("ogre_1", "S5 S1 S1 A4", "S5 A2 A2 M1")
    delve.cover("S9", "0:S5", "1:S5")
    assert delve.logged(events.BoxCovered)[-1].seats == (0, 1)
    assert (len(delve.pool(0)), len(delve.pool(1))) == (3, 3)
    assert delve.encounter.boxes[2].givers == [0, 1]


@rule("ODD-DICE-7")
def test_everybody_sees_whose_dice_lie_on_a_box() -> None:
    delve = scenario(warrior(), archer()).fight("ogre_1", "S5 S1 S1 A4", "S5 A2 A2 M1").cover("S9", "0:S5", "1:S5")
    encounter = delve.match.redact(())["encounter"]
    lying = [(die["seat"], die["code"]) for die in encounter["boxes"][2]["dice"]]
    assert lying == [(0, die_code("S5")), (1, die_code("S5"))]
    assert [(die["seat"], die["code"]) for die in encounter["pools"][1]] == [
        (1, die_code(said)) for said in ("A2", "A2", "M1")
    ]


@rule("ODD-DICE-7")
def test_dice_of_another_colour_add_nothing_to_a_wide_box() -> None:
    delve = scenario(warrior()).fight("bandit_1", "S6 S6 S6 S6 A3 A4 M6")
    assert f"cover {delve.place_of('A8')}" not in delve.options()


@rule("ODD-DICE-8")
def test_a_heroic_die_counts_as_any_colour_on_boxes() -> None:
    delve = scenario(warrior(), level=4).fight("ogre_1", "H6 H4 S5 S1 S1 S1 A1 A1 M1")
    delve.cover("A6", "H6").cover("S9", "S5", "H4")
    assert delve.pool() == ["S1", "S1", "S1", "A1", "A1", "M1"]


@rule("ODD-DICE-8")
@pytest.mark.parametrize(
    ("skill", "left"),
    [("cleave", ["S1", "S1", "S1", "S2"]), ("dodge", ["S1", "S1", "S1", "S1"]), ("shimmerblast", ["S1"] * 4)],
)
def test_a_heroic_die_pays_any_cost(skill: str, left: list[str]) -> None:
    delve = scenario(warrior(skills=[skill]), level=2).fight("ogre_1", "H3 S1 S1 S1 S1 A1 A1 M1")
    if skill == "shimmerblast":
        delve.will_roll("H5")
    delve.use(skill, pay=["H3"], on=["S1"] if skill == "cleave" else None)
    assert delve.pool()[:4] == left
    assert "H3" not in delve.pool()


@rule("ODD-DICE-9")
@pytest.mark.parametrize(("pair", "heroic"), [(("S5", "A2"), "H2"), (("S5", "M6"), "H5"), (("S3", "S3"), "H3")])
def test_two_dice_become_a_heroic_die_of_the_lower_value(pair: tuple[str, str], heroic: str) -> None:
    delve = scenario(warrior()).fight("ogre_1", "S5 S3 S3 S1 A4 A2 M6")
    delve.make_heroic(*pair)
    assert heroic in delve.pool()
    assert len(delve.pool()) == 6


@rule("ODD-DICE-9")
def test_the_only_two_dice_of_a_pool_become_a_heroic_die() -> None:
    delve = scenario(warrior(), cubes=0).peril("locked_door_1", 0, "A5 A2").make_heroic("A5", "A2")
    assert delve.pool() == ["H2"]


@rule("ODD-DICE-9")
def test_one_die_makes_no_heroic_die() -> None:
    delve = scenario(warrior()).peril("rune_puzzle_1", 0, "M6")
    assert "exchange" not in delve.options()


@rule("ODD-DICE-10")
@pytest.mark.parametrize("receiver", [0, 1])
def test_two_heroes_may_give_a_die_each_and_say_who_receives(receiver: int) -> None:
    delve = scenario(warrior(), mage()).fight("ogre_1", "S5 S3 S1 A4", "A2 M6 M5 M1")
    delve.make_heroic("0:S3", "1:M5", to=receiver)
    assert "H3" in delve.pool(receiver)
    assert "H3" not in delve.pool(1 - receiver)
    assert (len(delve.pool(receiver)), len(delve.pool(1 - receiver))) == (4, 3)


@rule("ODD-DICE-10")
def test_who_gives_both_dice_receives() -> None:
    delve = scenario(warrior(), mage()).fight("ogre_1", "S5 S3 S1 A4", "A2 M6 M5 M1")
    delve.answer("exchange")
    assert (delve.asked(), delve.decision.subject) == ("exchange", 2)
    delve.answer("die 1:M5")
    assert (delve.asked(), delve.decision.subject) == ("exchange", 1), "one more is to be given"
    delve.answer("die 1:M6")
    assert delve.asked() == "act"
    assert delve.pool(1) == ["A2", "M1", "H5"]
    assert "hero" not in delve.match.spelled_tape(), "who receives it was no question"


@rule("ODD-DICE-11")
def test_without_a_heroic_die_in_the_supply_there_is_no_exchange() -> None:
    delve = scenario(warrior(), exiled={"heroic": 6}).fight("ogre_1", "S5 S3 S2 S1 A4 A2 M6")
    assert "exchange" not in delve.options()


@rule("ODD-DICE-11", "ODD-DICE-9")
def test_the_last_heroic_die_of_the_supply_can_be_made() -> None:
    delve = scenario(warrior(), exiled={"heroic": 5}).fight("ogre_1", "S5 S3 S2 S1 A4 A2 M6").make_heroic("S5", "M6")
    assert (delve.pool()[-1], delve.supply("heroic")) == ("H5", 0)


@rule("ODD-DICE-11", "AMB-10")
def test_the_pair_reaches_the_supply_before_the_heroic_die_is_taken() -> None:
    delve = scenario(warrior(), level=2, exiled={"heroic": 5}).fight("ogre_1", "H6 S5 S3 S2 S1 A4 A2 M6")
    assert delve.supply("heroic") == 0
    delve.answer("exchange")
    assert delve.options("die") == ["S1", "S2", "S3", "S5", "A2", "A4", "M6", "H6"]
    delve.answer("die S5")
    assert delve.asked() == "act"  # the other one must be the heroic die, so nothing was asked
    assert delve.pool() == ["S1", "S2", "S3", "A2", "A4", "M6", "H5"]


@rule("AMB-10")
def test_two_heroic_dice_may_be_exchanged() -> None:
    delve = scenario(warrior(), level=4).fight("ogre_1", "H6 H4 S5 S1 S1 S1 A1 A1 M1")
    delve.make_heroic("H4", "H6")
    assert delve.pool()[-1] == "H4"
    assert delve.supply("heroic") == 5


@rule("ODD-DICE-12")
@pytest.mark.parametrize(
    ("card", "option", "dice", "die"), [("cave_in_1", 0, "S3 S1 S1 S1", "S3"), ("rune_puzzle_1", 0, "M3", "M3")]
)
def test_a_grey_box_takes_a_die_of_any_colour(card: str, option: int, dice: str, die: str) -> None:
    delve = scenario(warrior()).peril(card, option, dice)
    delve.cover("G2", die)
    assert delve.logged(events.BoxCovered)[-1].complete


@rule("ODD-DICE-12")
def test_a_grey_box_takes_a_heroic_die_but_no_low_one() -> None:
    delve = scenario(warrior(), level=2).peril("rune_puzzle_1", 0, "H2 M1")
    assert "cover 1" in delve.options()
    delve.answer("cover 1")
    assert delve.dice_on(1) == ["H2"]


@rule("ODD-DICE-13", "AMB-11")
def test_dice_on_a_box_are_out_of_reach() -> None:
    delve = scenario(warrior(skills=["cleave"])).fight("ogre_1", "S5 S4 S2 S1 A4 A2 M6")
    delve.cover("S9", "S5", "S4")
    assert "cover 2" not in delve.options()
    delve.answer("use cleave").answer("die S1")
    assert delve.options("die") == ["S2", "A2", "A4"]
    delve.done()
    assert delve.dice_on(2) == ["S5", "S4"]


@rule("ODD-DICE-13")
def test_once_begun_a_wide_box_is_covered_before_anything_else() -> None:
    delve = scenario(warrior()).fight("ogre_1", "S5 S4 S2 S1 A4 A2 M6")
    delve.answer("cover 2")
    assert (delve.asked(), delve.options()) == ("place", ["die S1", "die S2", "die S4", "die S5"])
    delve.answer("die S4")
    assert (delve.asked(), delve.options()) == ("place", ["die S1", "die S2", "die S5"])
    delve.answer("die S5")
    assert delve.asked() == "act"


@rule("ODD-DICE-14")
def test_no_die_is_raised_above_six() -> None:
    delve = scenario(Hero("hunter", skills=["sharpen"]), dungeon="realm_of_venom", cubes=0).meet("bog_leech_1")
    delve.gather("S5 S6 A1 A1 A1 A1 M1").answer("use sharpen")
    assert delve.logged(events.DicePaid)[-1].dice == (die_code("A1"), die_code("A1"))
    assert "S6" not in delve.options("die")
    delve.act_on("S5")
    assert delve.pool() == ["S6", "S6", "A1", "A1", "M1"]


@rule("ODD-DICE-14")
def test_no_die_is_lowered_below_one() -> None:
    scene = scenario(warrior(), dungeon="hydras_reef", floor=3, level=4, cubes=0)
    delve = scene.fight("ogre_1", "H1 H2 S1 S1 S1 S1 A1 A1 M1")
    assert delve.pool()[-2:] == ["H1", "H1"]


@rule("ODD-DICE-15")
def test_any_die_of_the_pool_may_be_discarded_in_step_4() -> None:
    delve = scenario(warrior(skills=["armor_crush"])).fight("ogre_1", "S5 S4 S2 S1 A4 A2 M6")
    delve.use("armor_crush", pay=["S1"]).answer("discard")
    assert delve.options("die") == ["S2", "S4", "S5", "A2", "A4", "M6", "H6a"]
    delve.answer("die H6a")
    assert delve.supply("heroic") == 6


@rule("ODD-DICE-15")
def test_with_an_empty_pool_there_is_nothing_to_discard() -> None:
    delve = scenario(warrior(damage=1)).peril("rune_puzzle_1", 0, "M6")
    delve.cover("G2", "M6")
    assert "discard" not in delve.options()


@rule("ODD-DICE-16")
def test_at_the_end_all_dice_of_pools_and_boxes_go_back() -> None:
    scene = scenario(warrior(stored=1), paladin(), cubes=0, exiled={"agility": 2})
    delve = scene.fight("bandit_1", "S5 S4 S2 A4", "S2 S1 M6 M5")
    delve.cover("A4", "0:A4").cover("S5", "0:S5").done().hero(0)
    assert delve.asked() == "loot"
    assert [delve.supply(color) for color in COLORS] == [8, 6, 8, 5]
    assert (delve.stored(0), delve.exiled("agility")) == (1, 2)
