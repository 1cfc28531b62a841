"""The Vampire Lord: board, upgrades and cards."""

import pytest

from tests.games.dice_throne.heroes.fights import (
    Dice,
    carried,
    defends,
    modifies,
    plays,
    seat_has,
    strikes,
    upgraded,
    uses,
)
from tests.games.dice_throne.scenario import barbarian, fighter, scenario
from tests.rules import rule

HERO = fighter("vampire_lord")
THREE, FOUR, FIVE = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (1, 1, 2, 2, 3)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "blood"), [(THREE, 0, 3, 0), (FOUR, 1, 5, 0), (FIVE, 2, 7, 0), ((1, 1, 1, 1, 4), 1, 5, 1)]
)
def test_gouge(dice: Dice, row: int, damage: int, blood: int) -> None:
    duel = strikes(HERO, "gouge", dice, row=row)
    seat_has(duel, 0, blood_power=blood)
    seat_has(duel, 1, health=50 - damage)


def test_glamour() -> None:
    duel = strikes(HERO, "glamour", (4, 4, 5, 1, 1))
    seat_has(duel, 0, cp=3, mesmerize=1)
    seat_has(duel, 1, health=46)


def test_sanguimancy() -> None:
    duel = strikes(fighter("vampire_lord", health=40), "sanguimancy", (4, 4, 5, 6, 1))
    seat_has(duel, 0, health=42, blood_power=3)


@rule("A-46")
@pytest.mark.parametrize(("thrown", "damage", "hand", "blood"), [((1, 2, 3), 9, 1, 0), ((1, 4, 6), 7, 2, 1)])
def test_rend_rolls_as_part_of_the_activation(thrown: Dice, damage: int, hand: int, blood: int) -> None:
    duel = strikes(HERO, "rend", (1, 2, 3, 6, 6), *thrown)
    seat_has(duel, 0, hand=hand, blood_power=blood)
    seat_has(duel, 1, health=50 - damage)


@pytest.mark.parametrize(("die", "bleed", "gaze"), [(1, 1, 0), (4, 0, 1), (6, 0, 1)])
def test_possess(die: int, bleed: int, gaze: int) -> None:
    duel = strikes(HERO, "possess", (1, 2, 3, 4, 6), die)
    seat_has(duel, 0, mesmerize=gaze)
    seat_has(duel, 1, health=43, bleed=bleed)


@pytest.mark.parametrize(("answer", "defended"), [("yes", False), ("pass", True)])
def test_blood_magic_may_spend_mesmerize(answer: str, defended: bool) -> None:
    duel = scenario(fighter("vampire_lord", tokens={"mesmerize": 1}), barbarian()).roll(1, 2, 3, 4, 5)
    duel = duel.attack("blood_magic").answer(answer).pass_windows()
    assert (duel.asked() == (1, "defence")) == defended
    seat_has(carried(duel), 1, health=42, bleed=1)
    seat_has(duel, 0, blood_power=1)


def test_blood_thirst() -> None:
    duel = strikes(HERO, "blood_thirst", (6, 6, 6, 6, 1))
    seat_has(duel, 0, blood_power=2)
    seat_has(duel, 1, health=45)


@pytest.mark.parametrize(
    ("dice", "bleed", "blood", "stolen"), [((1, 2, 4), 1, 0, 0), ((4, 5, 6), 0, 1, 1), ((6, 6, 6), 0, 0, 3)]
)
def test_immortal_flesh(dice: Dice, bleed: int, blood: int, stolen: int) -> None:
    duel = defends(fighter("vampire_lord", health=40), "immortal_flesh", dice)
    seat_has(duel, 0, health=50 - stolen, bleed=bleed)
    seat_has(duel, 1, health=36 + stolen, blood_power=blood)


def test_exsanguinate_takes_a_card_of_choice() -> None:
    duel = strikes(HERO, "exsanguinate", (6, 6, 6, 6, 6))
    assert duel.asked() == (0, "take_card")
    duel = carried(duel.answer("card rend_2"))
    seat_has(duel, 0, blood_power=2, hand=2)
    seat_has(duel, 1, health=40)


@pytest.mark.parametrize(("level", "cost", "damage"), [(2, 1, 3), (3, 2, 4)])
@pytest.mark.parametrize(("dice", "blood"), [(THREE, 0), ((1, 1, 1, 4, 6), 1)])
def test_gouge_2(level: int, cost: int, damage: int, dice: Dice, blood: int) -> None:
    duel = uses(upgraded("vampire_lord", f"gouge_{level}", cost, dice), "gouge")
    seat_has(duel, 0, blood_power=blood)
    seat_has(duel, 1, health=50 - damage)


@pytest.mark.parametrize(("dice", "row", "damage"), [(FOUR, 1, 6), (FIVE, 2, 8)])
def test_gouge_3(dice: Dice, row: int, damage: int) -> None:
    seat_has(uses(upgraded("vampire_lord", "gouge_3", 2, dice), "gouge", row=row), 1, health=50 - damage)


def test_sanguimancy_2() -> None:
    duel = uses(upgraded("vampire_lord", "sanguimancy_2", 2, (4, 4, 5, 6, 1), health=40), "sanguimancy")
    seat_has(duel, 0, health=43, blood_power=3)


def test_presence() -> None:
    duel = uses(upgraded("vampire_lord", "sanguimancy_2", 2, (1, 4, 6, 6, 1)), "presence")
    seat_has(duel, 0, blood_power=2, hand=2)


def test_glamour_2() -> None:
    duel = uses(upgraded("vampire_lord", "glamour_2", 2, (4, 4, 5, 1, 1)), "glamour")
    seat_has(duel, 0, cp=1, mesmerize=1)
    seat_has(duel, 1, health=45)


def test_influence() -> None:
    duel = uses(upgraded("vampire_lord", "glamour_2", 2, (1, 4, 5, 6, 6)), "influence")
    seat_has(duel, 0, mesmerize=1)
    seat_has(duel, 1, bleed=2)


def test_rend_2_rolls_five() -> None:
    duel = uses(upgraded("vampire_lord", "rend_2", 2, (1, 2, 3, 6, 6)), "rend", 1, 2, 3, 4, 6)
    seat_has(duel, 0, blood_power=1, hand=2)
    seat_has(duel, 1, health=41)


@pytest.mark.parametrize(("option", "bleed", "gaze"), [(0, 1, 0), (1, 0, 1)])
def test_possess_2(option: int, bleed: int, gaze: int) -> None:
    duel = uses(upgraded("vampire_lord", "possess_2", 2, (1, 2, 3, 4, 6)), "possess").answer(f"option {option}")
    seat_has(carried(duel), 0, mesmerize=gaze)
    seat_has(duel, 1, health=42, bleed=bleed)


def test_draw_blood() -> None:
    seat_has(uses(upgraded("vampire_lord", "possess_2", 2, (1, 2, 6, 4, 4)), "draw_blood"), 0, blood_power=2)


def test_blood_magic_2() -> None:
    duel = uses(upgraded("vampire_lord", "blood_magic_2", 2, (1, 2, 3, 4, 5)), "blood_magic")
    seat_has(duel, 0, blood_power=1)
    seat_has(duel, 1, health=42, bleed=1)


def test_gash() -> None:
    seat_has(uses(upgraded("vampire_lord", "blood_magic_2", 2, (1, 2, 6, 6, 5)), "gash"), 1, health=45)


def test_blood_thirst_2() -> None:
    duel = uses(upgraded("vampire_lord", "blood_thirst_2", 2, (6, 6, 6, 6, 1)), "blood_thirst")
    seat_has(duel, 0, blood_power=3)
    seat_has(duel, 1, health=44)


def test_hemorrhage() -> None:
    seat_has(uses(upgraded("vampire_lord", "blood_thirst_2", 2, (6, 6, 6, 1, 1)), "hemorrhage"), 1, health=48, bleed=2)


def test_immortal_flesh_2_rolls_four() -> None:
    duel = defends(fighter("vampire_lord", upgrades=["immortal_flesh_2"]), "immortal_flesh", (1, 2, 4, 5))
    seat_has(duel, 0, bleed=1)
    seat_has(duel, 1, blood_power=1)


def test_blood_letting() -> None:
    seat_has(plays(fighter("vampire_lord", ["blood_letting", "rend_2"])), 0, blood_power=1, cp=3)


@pytest.mark.parametrize("paid", [0, 1, 2])
def test_consume_blood(paid: int) -> None:
    side = fighter("vampire_lord", ["consume_blood", "rend_2"], tokens={"blood_power": 3})
    duel = carried(plays(side).answer(f"number {paid}"))
    seat_has(duel, 0, blood_power=3 - paid, cp=2 + 2 * paid)


def test_dark_omen() -> None:
    duel = plays(fighter("vampire_lord", ["dark_omen", "rend_2"], cp=4))
    seat_has(duel, 0, mesmerize=1, blood_power=2, cp=0)
    seat_has(duel, 1, bleed=1)


@pytest.mark.parametrize(("thrown", "damage", "bleed"), [((1, 2, 3, 4, 6), 6, 1), ((1, 2, 5, 4, 6), 5, 0)])
def test_limb_from_limb(thrown: Dice, damage: int, bleed: int) -> None:
    duel = modifies(fighter("vampire_lord", ["limb_from_limb", "rend_2"], cp=1), "gouge", THREE, *thrown)
    seat_has(duel, 1, health=50 - damage, bleed=bleed)


def test_blood_boil_counts_the_bleeding_of_the_target() -> None:
    side = fighter("vampire_lord", ["blood_boil", "rend_2"])
    duel = scenario(side, barbarian(tokens={"bleed": 2})).roll(*THREE).announce("gouge")
    duel.until_point("W_TARGETED").play("blood_boil")
    seat_has(carried(duel), 1, health=50 - 3 - 3)


@pytest.mark.parametrize(("die", "blood"), [(1, 1), (5, 3), (6, 3)])
def test_blood_flow(die: int, blood: int) -> None:
    seat_has(plays(fighter("vampire_lord", ["blood_flow", "rend_2"], cp=1), die), 0, blood_power=blood)


def test_blood_tide() -> None:
    side = fighter("vampire_lord", ["blood_tide", "rend_2"])
    seat_has(plays(side, 6, promo="yes"), 0, blood_power=3, hand=1)
    seat_has(plays(side, 1, promo="yes"), 0, blood_power=0, hand=2)
