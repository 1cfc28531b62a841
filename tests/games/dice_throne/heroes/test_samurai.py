"""The Samurai: board, upgrades and cards."""

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
from tests.games.dice_throne.scenario import barbarian, fighter, new_game, scenario

HERO = fighter("samurai")
THREE, FOUR, FIVE = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (1, 1, 2, 2, 3)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 5), (FOUR, 1, 6), (FIVE, 2, 7)])
def test_katana_slice(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(HERO, "katana_slice", dice, row=row), 1, health=50 - damage)


def test_wakizashi() -> None:
    duel = strikes(HERO, "wakizashi", (1, 2, 6, 6, 4))
    seat_has(duel, 0, back_strike=1)
    seat_has(duel, 1, health=47)


def test_solemnity() -> None:
    seat_has(strikes(HERO, "solemnity", (1, 2, 4, 4, 5)), 1, health=43, shame=1)


def test_budo_gains_honor_that_serves_the_same_attack() -> None:
    duel = rolled(HERO, (1, 2, 3, 4, 6)).announce("budo")
    while "spend honor" not in duel.options():
        duel.passes()
    seat_has(carried(duel.answer("spend honor")), 1, health=50 - 6 - 1)


def test_masamune() -> None:
    duel = strikes(HERO, "masamune", (1, 2, 3, 4, 5), 1, 2, 4, 6)
    seat_has(duel, 0, back_strike=1)
    seat_has(duel, 1, health=50 - 7 - 2, shame=1)


def test_hagakure() -> None:
    duel = carried(rolled(HERO, (6, 6, 6, 6, 1)).announce("hagakure"))
    seat_has(duel, 0, honor=1, back_strike=1)
    seat_has(duel, 1, health=45, shame=2)


@pytest.mark.parametrize(
    ("dice", "returned", "kept", "shame"), [((1, 2, 3), 3, 0, 1), ((1, 4, 5), 1, 2, 0), ((6, 6, 1), 1, 2, 0)]
)
def test_stand_tall(dice: Dice, returned: int, kept: int, shame: int) -> None:
    duel = defends(HERO, "stand_tall", dice)
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=46 + kept, shame=shame)


@pytest.mark.parametrize(("first", "honor"), [(6, 1), (1, 0)])
def test_bushido_honours_the_start_player(first: int, honor: int) -> None:
    seat_has(new_game("samurai", "barbarian", (first, 3)), 0, honor=honor)


def turn_with(rerolls: int) -> int:
    duel = scenario(HERO, barbarian(["smack_3"])).roll(4, 4, 5, 1, 1)
    for _ in range(rerolls):
        duel.will_roll(0, 4).reroll(0)
    duel.no_ability()
    while duel.state.active == 0:
        duel.idle()
    return duel.tokens(0, "honor")


@pytest.mark.parametrize(("rerolls", "honor"), [(0, 1), (1, 1), (2, 0)])
def test_bushido_counts_roll_attempts(rerolls: int, honor: int) -> None:
    assert turn_with(rerolls) == honor


def test_shogun() -> None:
    duel = strikes(HERO, "shogun", (6, 6, 6, 6, 6))
    seat_has(duel, 0, honor=1)
    seat_has(duel, 1, health=37, shame=2)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "shame"), [(THREE, 0, 6, 0), ((1, 1, 1, 1, 4), 1, 7, 1), (FIVE, 2, 8, 0)]
)
def test_katana_slice_2(dice: Dice, row: int, damage: int, shame: int) -> None:
    duel = uses(upgraded("samurai", "katana_slice_2", 2, dice), "katana_slice", row=row)
    seat_has(duel, 1, health=50 - damage, shame=shame)


@pytest.mark.parametrize(("dice", "shame"), [(THREE, 0), ((1, 1, 1, 4, 6), 1)])
def test_katana_slice_3(dice: Dice, shame: int) -> None:
    seat_has(uses(upgraded("samurai", "katana_slice_3", 3, dice), "katana_slice"), 1, health=44, shame=shame)


def test_wakizashi_2() -> None:
    duel = uses(upgraded("samurai", "wakizashi_2", 1, (1, 2, 6, 6, 4)), "wakizashi")
    seat_has(duel, 0, back_strike=1)
    seat_has(duel, 1, health=46, shame=0)


def test_wakizashi_3() -> None:
    duel = uses(upgraded("samurai", "wakizashi_3", 2, (1, 2, 6, 6, 4)), "wakizashi")
    seat_has(duel, 0, back_strike=1)
    seat_has(duel, 1, health=46, shame=1)


def test_solemnity_2() -> None:
    duel = uses(upgraded("samurai", "solemnity_2", 2, (1, 2, 4, 4, 5)), "solemnity")
    seat_has(duel, 1, health=42, shame=2)


def test_solemn() -> None:
    duel = uses(upgraded("samurai", "solemnity_2", 2, (1, 6, 4, 4, 5)), "solemn")
    seat_has(duel, 1, health=50, shame=2)


def test_budo_2() -> None:
    seat_has(uses(upgraded("samurai", "budo_2", 2, (1, 2, 3, 4, 6)), "budo"), 1, health=42)


def test_masamune_2_rolls_five() -> None:
    duel = uses(upgraded("samurai", "masamune_2", 2, (1, 2, 3, 4, 5)), "masamune", 1, 2, 3, 4, 5)
    seat_has(duel, 1, health=50 - 7 - 3, shame=2)


def test_empower() -> None:
    seat_has(uses(upgraded("samurai", "masamune_2", 2, (1, 1, 4, 6, 6)), "empower"), 0, back_strike=1)


def test_hagakure_2() -> None:
    duel = uses(upgraded("samurai", "hagakure_2", 2, (6, 6, 6, 6, 1)), "hagakure")
    seat_has(duel, 0, honor=1, back_strike=1)
    seat_has(duel, 1, health=43, shame=2)


def test_haga() -> None:
    duel = uses(upgraded("samurai", "hagakure_2", 2, (6, 6, 6, 1, 1)), "haga")
    seat_has(duel, 0, honor=1, back_strike=0)
    seat_has(duel, 1, health=48, shame=2)


@pytest.mark.parametrize(("dice", "returned", "kept"), [((1, 2, 3, 3), 4, 0), ((1, 4, 5, 6), 1, 4)])
def test_stand_tall_2_shames_nobody(dice: Dice, returned: int, kept: int) -> None:
    duel = defends(fighter("samurai", upgrades=["stand_tall_2"]), "stand_tall", dice)
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=46 + kept, shame=0)


def test_honorable() -> None:
    seat_has(plays(fighter("samurai", ["honorable", "budo_2"], cp=1)), 0, honor=2)


def test_shame_on_you() -> None:
    seat_has(plays(fighter("samurai", ["shame_on_you", "budo_2"], cp=1)), 1, shame=2)


def test_dont_back_down() -> None:
    seat_has(plays(fighter("samurai", ["dont_back_down", "budo_2"], cp=1)), 0, back_strike=1)


@pytest.mark.parametrize(("die", "damage", "shame", "strike"), [(1, 7, 0, 0), (4, 5, 2, 0), (6, 5, 0, 1)])
def test_gishi(die: int, damage: int, shame: int, strike: int) -> None:
    duel = modifies(fighter("samurai", ["gishi", "budo_2"], cp=1), "katana_slice", THREE, die)
    seat_has(duel, 0, back_strike=strike)
    seat_has(duel, 1, health=50 - damage, shame=shame)


def test_follow_through() -> None:
    side = fighter("samurai", ["follow_through", "budo_2"], cp=1)
    duel = modifies(side, "katana_slice", THREE, 1, 2, 3, 4, 6)
    seat_has(duel, 1, health=50 - 5 - 3, shame=1)


def test_kensei() -> None:
    side = fighter("samurai", ["kensei", "budo_2"])
    seat_has(plays(side, 6, promo="yes"), 0, back_strike=1, honor=2, hand=1)
    seat_has(plays(side, 1, promo="yes"), 0, back_strike=0, hand=2)
