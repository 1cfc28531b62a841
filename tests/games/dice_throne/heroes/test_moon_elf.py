"""The Moon Elf: board, upgrades and cards."""

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
from tests.games.dice_throne.scenario import fighter

HERO = fighter("moon_elf")
THREE, FOUR, FIVE = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (1, 1, 2, 2, 3)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 4), (FOUR, 1, 5), (FIVE, 2, 7)])
def test_longbow(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(HERO, "longbow", dice, row=row), 1, health=50 - damage)


def test_demising_shot_is_already_helped_by_its_token() -> None:
    seat_has(strikes(HERO, "demising_shot", (1, 2, 3, 6, 6)), 1, health=50 - 4 - 2, targeted=1)


def test_covered_shot() -> None:
    duel = strikes(HERO, "covered_shot", (1, 2, 4, 4, 5))
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, health=43)


def test_exploding_arrow() -> None:
    duel = strikes(HERO, "exploding_arrow", (1, 6, 6, 6, 4), 1, 2, 4, 6, 6)
    seat_has(duel, 1, health=50 - 3 - 3, cp=0, blind=1)


def test_entangling_shot() -> None:
    seat_has(strikes(HERO, "entangling_shot", (1, 2, 3, 4, 6)), 1, health=43, entangle=1)


def test_eclipse() -> None:
    duel = strikes(HERO, "eclipse", (6, 6, 6, 6, 1))
    seat_has(duel, 1, health=50 - 7 - 2, blind=1, entangle=1, targeted=1)


def test_blinding_shot() -> None:
    duel = strikes(HERO, "blinding_shot", (1, 2, 3, 4, 5))
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, health=42, blind=1)


@pytest.mark.parametrize(
    ("dice", "health", "returned"), [((4, 5, 1, 2, 3), 48, 1), ((1, 2, 3, 3, 4), 46, 2), ((6, 6, 6, 6, 4), 46, 0)]
)
def test_missed_me(dice: Dice, health: int, returned: int) -> None:
    duel = defends(HERO, "missed_me", dice)
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=health)


def test_lunar_eclipse() -> None:
    duel = strikes(HERO, "lunar_eclipse", (6, 6, 6, 6, 6))
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, health=50 - 12 - 2, blind=1, entangle=1, targeted=1)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "bound"), [(THREE, 0, 4, 0), ((1, 1, 1, 1, 4), 1, 6, 1), (FIVE, 2, 8, 0)]
)
def test_longbow_2(dice: Dice, row: int, damage: int, bound: int) -> None:
    duel = uses(upgraded("moon_elf", "longbow_2", 2, dice), "longbow", row=row)
    seat_has(duel, 1, health=50 - damage, entangle=bound)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "bound"), [(THREE, 0, 5, 0), ((1, 1, 1, 2, 4), 1, 7, 1), (FIVE, 2, 9, 0)]
)
def test_longbow_3(dice: Dice, row: int, damage: int, bound: int) -> None:
    duel = uses(upgraded("moon_elf", "longbow_3", 3, dice), "longbow", row=row)
    seat_has(duel, 1, health=50 - damage, entangle=bound)


def test_demising_shot_2() -> None:
    duel = uses(upgraded("moon_elf", "demising_shot_2", 2, (1, 2, 3, 6, 6)), "demising_shot")
    seat_has(duel, 1, health=50 - 6 - 2, targeted=1)


def test_focus() -> None:
    duel = uses(upgraded("moon_elf", "demising_shot_2", 2, (1, 2, 6, 4, 4)), "focus")
    seat_has(duel, 1, health=50, targeted=1, entangle=1)


def test_covered_shot_2() -> None:
    duel = uses(upgraded("moon_elf", "covered_shot_2", 2, (1, 2, 4, 4, 5)), "covered_shot")
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, health=41)


def test_evasive_action() -> None:
    duel = uses(upgraded("moon_elf", "covered_shot_2", 2, (6, 6, 4, 4, 5)), "evasive_action").answer("player 0")
    seat_has(carried(duel), 0, evasive=1)
    seat_has(duel, 1, health=48)


@pytest.mark.parametrize(("level", "cost", "bound"), [(2, 2, 0), (3, 3, 1)])
def test_exploding_arrow_2(level: int, cost: int, bound: int) -> None:
    duel = upgraded("moon_elf", f"exploding_arrow_{level}", cost, (1, 6, 6, 6, 4))
    duel = uses(duel, "exploding_arrow", 1, 2, 4, 6, 5)
    seat_has(duel, 1, health=50 - 3 - 4 - 2, cp=1, blind=1, entangle=bound)


def test_exploding_arrow_3_also_entangles() -> None:
    duel = uses(upgraded("moon_elf", "exploding_arrow_3", 3, (1, 6, 6, 6, 4)), "exploding_arrow", 6, 6, 6, 6, 6)
    seat_has(duel, 1, health=47, cp=0, blind=1, entangle=1)


def test_entangling_shot_2() -> None:
    duel = uses(upgraded("moon_elf", "entangling_shot_2", 2, (1, 2, 3, 4, 6)), "entangling_shot")
    seat_has(duel, 1, health=41, entangle=1)


def test_blinding_shot_2() -> None:
    duel = uses(upgraded("moon_elf", "blinding_shot_2", 2, (1, 2, 3, 4, 5)), "blinding_shot")
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, health=40, blind=1)


def test_lunar_blessing() -> None:
    duel = uses(upgraded("moon_elf", "blinding_shot_2", 2, (1, 4, 5, 6, 6)), "lunar_blessing")
    seat_has(duel, 0, evasive=3)
    seat_has(duel, 1, entangle=1)


def test_eclipse_2() -> None:
    duel = uses(upgraded("moon_elf", "eclipse_2", 2, (6, 6, 6, 6, 1)), "eclipse")
    seat_has(duel, 1, health=50 - 9 - 2, blind=1, entangle=1, targeted=1)


def test_moon_shadow() -> None:
    duel = uses(upgraded("moon_elf", "eclipse_2", 2, (6, 6, 6, 1, 4)), "moon_shadow")
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, health=50, blind=1, entangle=1, targeted=1)


def test_missed_me_2_counts_each_arrow() -> None:
    duel = defends(fighter("moon_elf", upgrades=["missed_me_2"]), "missed_me", (4, 5, 1, 2, 3))
    seat_has(duel, 0, health=47)
    seat_has(duel, 1, health=48)


def test_moon_magic() -> None:
    duel = plays(fighter("moon_elf", ["moon_magic", "longbow_2"], cp=4))
    seat_has(duel, 0, evasive=1, cp=0)
    seat_has(duel, 1, blind=1, entangle=1, targeted=1)


@pytest.mark.parametrize(("die", "damage", "bound", "blind"), [(1, 6, 0, 0), (4, 4, 1, 0), (6, 4, 0, 1)])
def test_take_that(die: int, damage: int, bound: int, blind: int) -> None:
    duel = modifies(fighter("moon_elf", ["take_that", "longbow_2"]), "longbow", THREE, die)
    seat_has(duel, 1, health=50 - damage, entangle=bound, blind=blind)


def test_volley() -> None:
    duel = modifies(fighter("moon_elf", ["volley", "longbow_2"], cp=1), "longbow", THREE, 1, 2, 3, 4, 6)
    seat_has(duel, 1, health=50 - 4 - 3, entangle=1)


def test_evade() -> None:
    duel = plays(fighter("moon_elf", ["evade", "longbow_2"], cp=1)).answer("player 0")
    seat_has(carried(duel), 0, evasive=1)


def test_lunar_umbra() -> None:
    side = fighter("moon_elf", ["lunar_umbra", "longbow_2"])
    seat_has(plays(side, 6, promo="yes"), 1, blind=1, entangle=1, targeted=1)
    seat_has(plays(side, 1, promo="yes"), 0, hand=2)
