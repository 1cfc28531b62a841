"""The Shadow Thief: board, upgrades and cards."""

import pytest

from tests.games.dice_throne.heroes.fights import (
    Dice,
    carried,
    defends,
    plays,
    rolled,
    seat_has,
    strikes,
    upgraded,
    uses,
)
from tests.games.dice_throne.scenario import barbarian, fighter, scenario
from tests.rules import rule

HERO = fighter("shadow_thief")
SMALL, LARGE = (1, 2, 3, 4, 6), (1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "cp", "poison"),
    [
        ((1, 2, 1, 5, 5), 0, 4, 2, 0),
        ((1, 2, 1, 3, 6), 0, 4, 3, 1),
        ((1, 1, 2, 2, 5), 1, 6, 2, 0),
        ((1, 1, 2, 2, 1), 2, 8, 2, 0),
    ],
)
def test_dagger_strike(dice: Dice, row: int, damage: int, cp: int, poison: int) -> None:
    duel = strikes(HERO, "dagger_strike", dice, row=row)
    seat_has(duel, 0, cp=cp)
    seat_has(duel, 1, health=50 - damage, poison=poison)


@pytest.mark.parametrize(
    ("dice", "row", "cp"), [((3, 3, 1, 1, 5), 0, 4), ((3, 3, 4, 1, 5), 1, 5), ((3, 3, 4, 4, 5), 2, 6)]
)
def test_pickpocket(dice: Dice, row: int, cp: int) -> None:
    seat_has(strikes(HERO, "pickpocket", dice, row=row), 0, cp=cp)


@pytest.mark.parametrize("stolen", [0, 1])
def test_pickpocket_with_a_shadow_takes_part_of_the_gain_from_the_opponent(stolen: int) -> None:
    duel = strikes(HERO, "pickpocket", (3, 3, 1, 6, 5)).answer(f"number {stolen}")
    seat_has(carried(duel), 0, cp=4)
    seat_has(duel, 1, cp=2 - stolen)


@pytest.mark.parametrize(("cp", "damage"), [(0, 2), (2, 3), (5, 4)])
def test_shifty_strike_deals_half_the_cp(cp: int, damage: int) -> None:
    duel = strikes(fighter("shadow_thief", cp=cp), "shifty_strike", SMALL)
    seat_has(duel, 0, cp=cp + 3)
    seat_has(duel, 1, health=50 - damage)


def test_insidious_strike_deals_all_the_cp() -> None:
    seat_has(strikes(HERO, "insidious_strike", LARGE), 1, health=45)


@pytest.mark.parametrize(("die", "damage"), [(1, 1), (4, 2), (5, 3)])
def test_shadow_dance(die: int, damage: int) -> None:
    duel = strikes(HERO, "shadow_dance", (6, 6, 6, 1, 3), die)
    seat_has(duel, 0, shadows=1, sneak_attack=1)
    seat_has(duel, 1, health=50 - damage)


def test_carducopia() -> None:
    seat_has(strikes(HERO, "carducopia", (5, 5, 5, 1, 3)), 0, hand=4)


@pytest.mark.parametrize(
    ("dice", "poison", "sneak"), [((1, 2, 3, 4), 1, 0), ((1, 3, 4, 6), 0, 1), ((1, 2, 3, 6), 1, 1)]
)
def test_shadow_defense(dice: Dice, poison: int, sneak: int) -> None:
    duel = defends(HERO, "shadow_defense", dice)
    seat_has(duel, 0, poison=poison)
    seat_has(duel, 1, health=46, sneak_attack=sneak, shadows=0)


def test_shadow_defense_with_two_shadows_covers_the_damage_already_incoming() -> None:
    duel = defends(HERO, "shadow_defense", (1, 3, 6, 6))
    seat_has(duel, 1, health=50, sneak_attack=1, shadows=1)


def test_counter_strike() -> None:
    duel = defends(HERO, "counter_strike", (1, 2, 2, 3, 6))
    seat_has(duel, 0, health=47, poison=1)
    seat_has(duel, 1, health=46)


def test_shadow_shank() -> None:
    duel = strikes(HERO, "shadow_shank", (6, 6, 6, 6, 6))
    seat_has(duel, 0, cp=5, shadows=1)
    seat_has(duel, 1, health=40)


def test_dagger_strike_2_draws_on_a_card() -> None:
    duel = uses(upgraded("shadow_thief", "dagger_strike_2", 0, (1, 2, 1, 5, 6)), "dagger_strike")
    seat_has(duel, 0, hand=2)
    seat_has(duel, 1, health=46, poison=1)


@pytest.mark.parametrize(
    ("dice", "row", "cp"),
    [((3, 3, 1, 1, 5), 0, 3), ((3, 3, 4, 1, 5), 1, 4), ((3, 3, 4, 4, 5), 2, 5), ((3, 3, 4, 4, 4), 3, 6)],
)
def test_pickpocket_2(dice: Dice, row: int, cp: int) -> None:
    seat_has(uses(upgraded("shadow_thief", "pickpocket_2", 1, dice), "pickpocket", row=row), 0, cp=cp)


@rule("A-50")
@pytest.mark.parametrize("stolen", [0, 1, 2])
def test_pickpocket_2_steals_in_addition(stolen: int) -> None:
    duel = uses(upgraded("shadow_thief", "pickpocket_2", 1, (3, 3, 1, 6, 5)), "pickpocket").answer(f"number {stolen}")
    seat_has(carried(duel), 0, cp=3 + stolen)
    seat_has(duel, 1, cp=2 - stolen)


def test_shifty_strike_2() -> None:
    duel = uses(upgraded("shadow_thief", "shifty_strike_2", 2, SMALL), "shifty_strike")
    seat_has(duel, 0, cp=4)
    seat_has(duel, 1, health=48)


def test_shadow_strike() -> None:
    side = fighter("shadow_thief", cp=5, upgrades=["shifty_strike_2"])
    seat_has(strikes(side, "shadow_strike", (1, 2, 6, 6, 5)), 1, health=47, poison=1)


def test_insidious_strike_2() -> None:
    seat_has(uses(upgraded("shadow_thief", "insidious_strike_2", 2, LARGE), "insidious_strike"), 1, health=46)


def test_shank_attack() -> None:
    duel = uses(upgraded("shadow_thief", "insidious_strike_2", 2, (1, 3, 5, 6, 6)), "shank_attack")
    seat_has(duel, 0, cp=1, sneak_attack=1, hand=2)
    seat_has(duel, 1, health=50, poison=1)


def test_shadow_dance_2() -> None:
    duel = uses(upgraded("shadow_thief", "shadow_dance_2", 1, (6, 6, 6, 1, 3)), "shadow_dance", 5)
    seat_has(duel, 0, shadows=1, sneak_attack=1, hand=2)
    seat_has(duel, 1, health=47)


def test_carducopia_2() -> None:
    duel = uses(upgraded("shadow_thief", "carducopia_2", 2, (5, 5, 6, 3, 1)), "carducopia")
    seat_has(duel, 0, hand=3, cp=1)
    seat_has(duel, 1, hand=0)


def test_shadow_defense_2_rolls_five() -> None:
    duel = defends(fighter("shadow_thief", upgrades=["shadow_defense_2"]), "shadow_defense", (1, 2, 3, 6, 6))
    seat_has(duel, 0, poison=1)
    seat_has(duel, 1, health=50, shadows=1, sneak_attack=1)


def test_counter_strike_2() -> None:
    duel = defends(fighter("shadow_thief", upgrades=["counter_strike_2"]), "counter_strike", (1, 2, 2, 3, 6))
    seat_has(duel, 0, health=44, poison=1)


def test_sneaky() -> None:
    seat_has(plays(fighter("shadow_thief", ["sneaky", "carducopia_2"], cp=1)), 0, sneak_attack=1)


def test_poison_wound() -> None:
    seat_has(plays(fighter("shadow_thief", ["poison_wound", "carducopia_2"], cp=2)), 1, poison=1)


@pytest.mark.parametrize(("shadows", "dice"), [(0, [6, 3, 3, 4, 5]), (1, [6, 6, 3, 4, 5])])
def test_wild_shadow(shadows: int, dice: list[int]) -> None:
    side = fighter("shadow_thief", ["wild_shadow", "carducopia_2"], cp=4, tokens={"shadows": shadows})
    duel = rolled(side, (1, 3, 3, 4, 5)).play("wild_shadow").answer("set_die 0 6")
    if shadows:
        duel.answer("set_die 1 6")
    assert (duel.asked(), duel.dice()) == ((0, "rolling"), dice)


@pytest.mark.parametrize(("shadows", "cp"), [(0, 4), (1, 5)])
def test_shadow_coin(shadows: int, cp: int) -> None:
    side = fighter("shadow_thief", ["shadow_coin", "carducopia_2"], tokens={"shadows": shadows})
    seat_has(plays(side), 0, cp=cp)


@rule("DT-TOKEN-3", "DT-DMG-20")
def test_enter_the_shadows_saves_from_damage_already_incoming() -> None:
    side = fighter("shadow_thief", ["enter_the_shadows", "carducopia_2"], cp=4)
    duel = scenario(barbarian(), side).roll(1, 2, 3, 4, 6).announce("smack")
    while duel.asked()[1] != "defence":
        duel.passes()
    duel.passes()
    seat_has(carried(duel.play("enter_the_shadows")), 1, health=50, shadows=1)


def test_enter_the_shadows_before_the_target_is_fixed_saves() -> None:
    side = fighter("shadow_thief", ["enter_the_shadows", "carducopia_2"], cp=4)
    duel = scenario(barbarian(), side).roll(1, 2, 3, 4, 6).announce("smack").play("enter_the_shadows", by=1)
    seat_has(carried(duel), 1, health=50, shadows=1)


@pytest.mark.parametrize(("shadows", "hand"), [(0, 2), (1, 3)])
def test_card_trick(shadows: int, hand: int) -> None:
    side = fighter("shadow_thief", ["card_trick", "carducopia_2"], cp=2, tokens={"shadows": shadows})
    duel = plays(side)
    seat_has(duel, 0, hand=hand)
    seat_has(duel, 1, hand=0)


def test_shadow_meld() -> None:
    side = fighter("shadow_thief", ["shadow_meld", "carducopia_2"])
    seat_has(plays(side, 6, promo="yes"), 0, sneak_attack=1, cp=4, hand=1)
    seat_has(plays(side, 1, promo="yes"), 0, sneak_attack=0, hand=2)
