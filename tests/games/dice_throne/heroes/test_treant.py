"""The Treant: board, Spirits, upgrades and cards."""

import pytest

from tests.games.dice_throne.heroes.fights import (
    Dice,
    carried,
    defends,
    modifies,
    plays,
    rolled,
    seat_has,
    strikes,
    upgraded,
    uses,
)
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, scenario

HERO = fighter("treant")
THREE, FOUR, FIVE = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (1, 1, 2, 2, 3)
SEEDS = {"seedling": 2}


def grows(duel: Duel, *spirits: str) -> Duel:
    """Each step of growth that leaves a choice, by the Spirit it brings."""
    for spirit in spirits:
        assert duel.asked() == (0, "choose_companion")
        duel.answer(f"token {spirit}")
    return carried(duel)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 5), (FOUR, 1, 6), (FIVE, 2, 7)])
def test_splinter(dice: Dice, row: int, damage: int) -> None:
    duel = strikes(HERO, "splinter", dice, row=row)
    seat_has(carried(duel.answer("number 0")) if duel.asked()[1] == "how_many" else duel, 1, health=50 - damage)


def test_splinter_may_pay_a_spirit_for_a_vine() -> None:
    duel = strikes(fighter("treant", companions={"seedling": 1, "dryad": 1}), "splinter", THREE).answer("number 1")
    assert (duel.asked(), duel.options()) == ((0, "choose_companion"), ["token seedling", "token dryad"])
    seat_has(carried(duel.answer("token seedling")), 0, seedling=0, dryad=1)
    seat_has(duel, 1, barbed_vine=1)


def test_tend() -> None:
    duel = strikes(HERO, "tend", (4, 5, 6, 6, 1))
    duel = grows(duel, "sapling", "seedling").answer("player 0")
    seat_has(carried(duel), 0, hand=2, sapling=1, seedling=1, wellspring=1)
    seat_has(duel, 1, barbed_vine=1)


@pytest.mark.parametrize(("paid", "damage"), [(0, 2), (1, 6), (2, 10)])
def test_overgrowth(paid: int, damage: int) -> None:
    duel = strikes(fighter("treant", companions=SEEDS), "overgrowth", (1, 2, 4, 4, 5)).answer(f"number {paid}")
    duel = carried(duel)
    if duel.asked()[1] == "how_many":
        duel = carried(duel.answer("number 0"))
    seat_has(duel, 0, seedling=2 - paid)
    seat_has(duel, 1, health=50 - damage)


def test_overgrowth_pays_a_wellspring_to_be_undefendable() -> None:
    duel = rolled(fighter("treant", tokens={"wellspring": 1}), (1, 2, 4, 4, 5)).announce("overgrowth")
    duel = duel.pass_windows()
    while duel.asked()[1] == "how_many":
        duel.answer(duel.options()[-1]).pass_windows()
    assert duel.asked() == (0, "main")
    seat_has(duel, 1, health=48)
    seat_has(duel, 0, wellspring=0)


def test_vengeful_vines() -> None:
    seat_has(strikes(HERO, "vengeful_vines", (1, 2, 3, 4, 6)), 1, health=43, barbed_vine=1)


def test_call_of_the_wild() -> None:
    duel = strikes(HERO, "call_of_the_wild", (1, 2, 3, 4, 5), 1, 2, 4, 6)
    seat_has(duel, 0, seedling=1, wellspring=1)
    seat_has(duel, 1, health=50 - 8 - 2)


def test_natures_grasp_counts_the_spirits() -> None:
    duel = grows(strikes(HERO, "natures_grasp", (6, 6, 6, 6, 1)), "seedling")
    seat_has(duel, 0, seedling=2)
    seat_has(duel, 1, health=50 - 5 - 2)


@pytest.mark.parametrize(("dice", "kept", "grown"), [((1, 2, 6), 3, 0), ((4, 5, 1), 1, 1)])
def test_rooted(dice: Dice, kept: int, grown: int) -> None:
    duel = defends(HERO, "rooted", dice)
    seat_has(duel, 1, health=46 + kept, seedling=grown)


def test_fertilize_grows_in_the_upkeep() -> None:
    duel = scenario(fighter("treant", companions={"seedling": 1}), barbarian()).upkeep().until("choose_companion")
    assert duel.options() == ["token seedling", "token sapling"]
    seat_has(duel.answer("token sapling"), 0, seedling=0, sapling=1)


def test_wake_the_forest() -> None:
    duel = grows(strikes(HERO, "wake_the_forest", (6, 6, 6, 6, 6)), "seedling", "seedling", "dryad")
    seat_has(duel, 0, wellspring=1, seedling=2, sapling=0, dryad=1)
    seat_has(duel, 1, health=40, barbed_vine=1)


def test_seedling_rolls_an_own_die_again_once_a_turn() -> None:
    duel = rolled(fighter("treant", companions=SEEDS), (1, 1, 1, 4, 4)).answer("spend seedling")
    duel.will_roll(0, 6).answer("die 0")
    assert duel.dice() == [6, 1, 1, 4, 4]
    seat_has(duel, 0, seedling=1)
    assert "spend seedling" not in duel.options()


def test_sapling_heals_and_pays_or_draws() -> None:
    side = fighter("treant", companions={"sapling": 2}, health=40, cp=1)
    duel = scenario(side, barbarian()).main()
    assert {"spend sapling", "spend sapling/1"} <= set(duel.options())
    seat_has(duel.answer("spend sapling"), 0, health=41, cp=2, sapling=1)
    assert "spend sapling/1" not in duel.options()  # each kind of Spirit once a turn
    seat_has(scenario(side, barbarian()).main().answer("spend sapling/1"), 0, hand=2, cp=0, sapling=1)


def test_dryad_adds_three_to_an_attack() -> None:
    duel = rolled(fighter("treant", companions={"dryad": 1}), (1, 2, 3, 4, 6)).announce("vengeful_vines")
    seat_has(carried(duel.answer("spend dryad")), 1, health=40)


def test_dryad_prevents_a_negative_token_of_the_attack() -> None:
    side = fighter("treant", companions={"dryad": 1})
    duel = scenario(fighter("moon_elf"), side).roll(1, 2, 3, 4, 6).announce("entangling_shot")
    duel.until_point("W_TARGETED", by=1).answer("spend dryad/1")
    while duel.asked()[1] != "refuse_token":
        duel.passes()
    seat_has(carried(duel.answer("yes")), 1, entangle=0, dryad=0)


@pytest.mark.parametrize(("level", "cost"), [(2, 1), (3, 2)])
def test_splinter_2(level: int, cost: int) -> None:
    duel = uses(upgraded("treant", f"splinter_{level}", cost, FOUR), "splinter", row=1)
    seat_has(duel, 1, health=44, barbed_vine=1)
    seat_has(duel, 0, seedling=0)


def test_splinter_3_grows_on_three_of_a_kind() -> None:
    duel = grows(uses(upgraded("treant", "splinter_3", 2, (1, 1, 1, 4, 4)), "splinter"))
    seat_has(duel, 0, seedling=1)
    seat_has(duel, 1, health=45, barbed_vine=1)


def test_tend_2() -> None:
    duel = uses(upgraded("treant", "tend_2", 2, (4, 5, 6, 6, 1)), "tend")
    duel = grows(duel, "seedling", "seedling").answer("player 0")
    seat_has(carried(duel), 0, seedling=2, sapling=1, wellspring=1, hand=2)


def test_cultivate() -> None:
    duel = uses(upgraded("treant", "tend_2", 2, (1, 2, 6, 6, 5)), "cultivate")
    duel = grows(duel, "sapling", "dryad", "seedling", "seedling")
    seat_has(duel, 0, seedling=3, sapling=0, dryad=1)


def test_overgrowth_2() -> None:
    duel = uses(upgraded("treant", "overgrowth_2", 2, (1, 2, 4, 4, 5), companions=SEEDS), "overgrowth")
    duel = carried(duel.answer("number 1"))
    if duel.asked()[1] == "how_many":
        duel = carried(duel.answer("number 0"))
    seat_has(duel, 1, health=50 - 4 - 4)


def test_plant() -> None:
    duel = uses(upgraded("treant", "overgrowth_2", 2, (1, 4, 5, 6, 6)), "plant")
    seat_has(grows(duel, "seedling", "seedling"), 0, seedling=3)


def test_vengeful_vines_2() -> None:
    duel = uses(upgraded("treant", "vengeful_vines_2", 2, (1, 2, 3, 4, 6)), "vengeful_vines")
    seat_has(duel, 1, health=42, barbed_vine=1)


def test_bitterroot() -> None:
    duel = uses(
        upgraded("treant", "vengeful_vines_2", 2, (4, 4, 5, 1, 1), companions={"seedling": 2, "dryad": 1}), "bitterroot"
    )
    seat_has(duel, 1, health=47)


def test_call_of_the_wild_2_rolls_five() -> None:
    duel = uses(upgraded("treant", "call_of_the_wild_2", 2, (1, 2, 3, 4, 5)), "call_of_the_wild", 1, 2, 3, 4, 5)
    seat_has(duel, 0, wellspring=1)
    seat_has(duel, 1, health=50 - 8 - 3)


def test_enrapture() -> None:
    duel = uses(upgraded("treant", "call_of_the_wild_2", 2, (1, 2, 6, 6, 5)), "enrapture")
    seat_has(duel, 1, health=46, barbed_vine=1)


def test_natures_grasp_2() -> None:
    duel = grows(uses(upgraded("treant", "natures_grasp_2", 2, (6, 6, 6, 6, 1)), "natures_grasp"), "seedling")
    seat_has(duel, 1, health=50 - 6 - 2)


def test_natures_blessing() -> None:
    duel = uses(upgraded("treant", "natures_grasp_2", 2, (6, 6, 6, 1, 1), health=40), "natures_blessing")
    seat_has(duel, 0, health=41, cp=1, hand=2, seedling=1)


def test_rooted_2() -> None:
    duel = defends(fighter("treant", upgrades=["rooted_2"]), "rooted", (4, 5, 6, 6)).answer("player 1")
    seat_has(carried(duel), 1, health=48, seedling=1, wellspring=1)


@pytest.mark.parametrize(("paid", "cp"), [(1, 1), (2, 2)])
def test_harvest(paid: int, cp: int) -> None:
    side = fighter("treant", ["harvest", "tend_2"], cp=0, companions={"seedling": 3})
    duel = carried(plays(side).answer(f"number {paid}"))
    while duel.asked()[1] == "choose_companion":
        duel = carried(duel.answer("token seedling"))
    if paid == 2:
        duel = carried(duel.answer("yes").answer("player 0").passes())
    seat_has(duel, 0, cp=cp, seedling=3 - paid, wellspring=int(paid == 2))


def test_cultivate_card() -> None:
    duel = plays(fighter("treant", ["cultivate_card", "tend_2"], cp=3))
    seat_has(grows(duel, "seedling", "seedling"), 0, seedling=3)


def test_will_o_wisp() -> None:
    duel = plays(fighter("treant", ["will_o_wisp", "tend_2"], cp=1), 1, 4, 6)
    seat_has(duel, 0, wellspring=1, seedling=1)
    duel.will_roll(0, 1, 1, 4, 4, 6).end()
    seat_has(duel, 1, health=49)


def test_down_pour_grows_each_spirit_once() -> None:
    side = fighter("treant", ["down_pour", "tend_2"], cp=2, companions={"seedling": 2, "sapling": 1})
    duel = plays(side)
    while duel.asked()[1] == "whether":
        duel.answer("yes")
    seat_has(carried(duel), 0, seedling=0, sapling=2, dryad=1)


@pytest.mark.parametrize(("thrown", "damage", "vine"), [((1, 2, 3, 4, 6), 10, 1), ((1, 2, 5, 4, 6), 9, 1)])
def test_stomp(thrown: Dice, damage: int, vine: int) -> None:
    duel = modifies(fighter("treant", ["stomp", "tend_2"], cp=1), "vengeful_vines", (1, 2, 3, 4, 6), *thrown)
    seat_has(duel, 1, health=50 - damage, barbed_vine=vine)


def test_drink_deep() -> None:
    duel = plays(fighter("treant", ["drink_deep", "tend_2"], cp=1)).answer("player 0")
    seat_has(carried(duel), 0, wellspring=1)


def test_mother_tree() -> None:
    side = fighter("treant", ["mother_tree", "tend_2"])
    duel = grows(plays(side, 6, promo="yes"), "seedling", "seedling")
    seat_has(duel, 0, seedling=2, sapling=1, hand=1)
    seat_has(plays(side, 1, promo="yes"), 0, seedling=0, hand=2)
