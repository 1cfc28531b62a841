"""The Huntress and Nyra: board, companion, upgrades and cards; while Nyra is active, Attacks deal 2 more."""

import pytest

from ludotheque.games.dice_throne.table import events
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
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, new_game, scenario
from tests.rules import rule

HERO = fighter("huntress")
ALONE = fighter("huntress", nyra=(3, False))
THREE, FOUR, FIVE = (1, 2, 1, 3, 6), (1, 1, 2, 2, 3), (1, 1, 2, 2, 1)


def test_nyra_starts_active_with_five_health() -> None:
    assert new_game("huntress", "barbarian", (6, 1)).nyra(0) == (5, True)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 3), (FOUR, 1, 4), (FIVE, 2, 5)])
def test_animalistic(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(HERO, "animalistic", dice, row=row), 1, health=50 - damage - 2)
    seat_has(strikes(ALONE, "animalistic", dice, row=row), 1, health=50 - damage)


@pytest.mark.parametrize(("die", "damage", "bond", "bleed"), [(1, 5, 0, 0), (3, 6, 0, 0), (5, 4, 1, 0), (6, 4, 0, 1)])
def test_savage(die: int, damage: int, bond: int, bleed: int) -> None:
    duel = strikes(ALONE, "savage", (3, 3, 4, 6, 1), die)
    seat_has(duel, 0, nyras_bond=bond)
    seat_has(duel, 1, health=50 - damage, bleed=bleed)


def test_resuscitate() -> None:
    duel = strikes(ALONE, "resuscitate", (5, 5, 1, 3, 6))
    seat_has(duel, 0, nyras_bond=1)
    assert duel.nyra(0) == (6, False)


def test_feral_instincts() -> None:
    duel = strikes(ALONE, "feral_instincts", (1, 1, 2, 5, 3))
    seat_has(duel, 0, nyras_bond=1)
    seat_has(duel, 1, health=48)


@pytest.mark.parametrize(("dice", "row", "damage", "bleed"), [((1, 2, 3, 4, 6), 0, 4, 1), ((1, 2, 3, 4, 5), 1, 7, 2)])
def test_onslaught(dice: Dice, row: int, damage: int, bleed: int) -> None:
    seat_has(strikes(ALONE, "onslaught", dice, row=row), 1, health=50 - damage, bleed=bleed)


def test_feral() -> None:
    duel = strikes(ALONE, "feral", (6, 6, 6, 6, 1))
    assert duel.nyra(0) == (4, False)
    seat_has(duel, 1, health=45)


def test_predatory_advance() -> None:
    duel = strikes(ALONE, "predatory_advance", (1, 2, 3, 4, 5))
    assert duel.nyra(0) == (4, False)
    seat_has(duel, 1, health=45)


def attacked_with(side_dice: Dice, nyra: tuple[int, bool], level: int = 1) -> Duel:
    upgrades = [f"maternal_bond_{level}"] if level > 1 else []
    return defends(fighter("huntress", nyra=nyra, upgrades=upgrades), "maternal_bond", side_dice)


@pytest.mark.parametrize(
    ("dice", "active", "returned", "health"),
    [((1, 1, 3), True, 3, 3), ((1, 1, 3), False, 1, 3), ((5, 5, 4), True, 2, 5), ((5, 6, 6), False, 0, 4)],
)
def test_maternal_bond(dice: Dice, active: bool, returned: int, health: int) -> None:
    duel = attacked_with(dice, (3, active))
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=46)
    assert duel.nyra(1) == (health, active)


def test_jungle_fury() -> None:
    duel = strikes(ALONE, "jungle_fury", (6, 6, 6, 6, 6))
    seat_has(duel, 0, nyras_bond=1)
    seat_has(duel, 1, health=38, bleed=2)


def smacked(health: int = 5, **tokens: int) -> Duel:
    """The Barbarian attacks a Huntress for 4 damage; she has not yet answered."""
    side = fighter("huntress", nyra=(health, True), tokens=tokens)
    duel = scenario(barbarian(), side).roll(1, 2, 3, 4, 6).announce("smack")
    return duel.until_point("W_TARGETED", by=1)


@rule("DT-HP-3", "A-48")
def test_an_ability_heals_nyra_immediately() -> None:
    side = fighter("huntress", ["getting_paid"], nyra=(3, False))
    duel = rolled(side, (5, 5, 1, 1, 6)).announce("resuscitate")
    assert (duel.asked()[1], duel.nyra(0)) == ("respond", (6, False))


@rule("DT-HP-4", "A-48")
def test_a_token_heals_nyra_together_with_the_damage_of_the_roll_phase() -> None:
    duel = smacked(6, nyras_bond=1).answer("spend nyras_bond/1").answer("spend nyra")
    assert duel.nyra(1) == (6, True)
    seat_has(carried(duel), 1, health=50, nyras_bond=0)
    assert duel.nyra(1) == (6 + 2 - 4, True)  # not 7, her most, and then 3


def test_nyra_takes_the_whole_attack() -> None:
    duel = carried(smacked().answer("spend nyra"))
    seat_has(duel, 1, health=50)
    assert duel.nyra(1) == (1, True)


def test_an_attack_that_she_does_not_take_is_none_of_her_business() -> None:
    duel = carried(smacked())
    seat_has(duel, 1, health=46)
    assert (duel.nyra(1), duel.logged(events.CompanionHealthChanged)) == ((5, True), [])


def test_nyra_at_zero_is_downed_and_the_rest_is_not_passed_back() -> None:
    duel = carried(smacked(2).answer("spend nyra"))
    seat_has(duel, 1, health=50)
    assert duel.nyra(1) == (0, False)


def test_nyra_takes_an_attack_only_once() -> None:
    duel = smacked().answer("spend nyra")
    while duel.asked()[1] in ("respond", "defence", "present"):
        assert "spend nyra" not in duel.options()
        duel.passes()


def test_nyra_downed_cannot_take_an_attack() -> None:
    duel = scenario(barbarian(), ALONE).roll(1, 2, 3, 4, 6).attack("smack")
    assert duel.asked() == (1, "defence")  # no window asked the Huntress before
    assert not [word for word in duel.options() if word.startswith("spend")]


@pytest.mark.parametrize(("health", "after"), [(3, (4, False)), (5, (5, True)), (0, (1, False))])
def test_nyra_recovers_in_the_upkeep(health: int, after: tuple[int, bool]) -> None:
    duel = scenario(fighter("huntress", nyra=(health, False)), barbarian()).upkeep().until("main")
    assert duel.nyra(0) == after


def test_nyra_who_is_active_does_not_heal_in_the_upkeep() -> None:
    duel = scenario(fighter("huntress", nyra=(3, True)), barbarian()).upkeep().until("main")
    assert duel.nyra(0) == (3, True)


def test_animalistic_2() -> None:
    duel = uses(upgraded("huntress", "animalistic_2", 2, THREE, nyra=(1, False)), "animalistic")
    seat_has(duel, 1, health=46, bleed=0)
    duel = uses(upgraded("huntress", "animalistic_2", 2, (1, 1, 1, 1, 3), nyra=(1, False)), "animalistic", row=1)
    seat_has(duel, 1, health=45, bleed=1)


def test_savage_2() -> None:
    duel = uses(upgraded("huntress", "savage_2", 2, (3, 3, 4, 6, 1), nyra=(1, False)), "savage", 3)
    seat_has(duel, 1, health=50 - 5 - 2)


def test_hunt() -> None:
    duel = uses(upgraded("huntress", "savage_2", 2, (3, 3, 1, 6, 1), nyra=(1, False)), "hunt")
    seat_has(duel, 1, health=47, bleed=1)


def test_resuscitate_2_heals_two_for_each_soul() -> None:
    duel = uses(upgraded("huntress", "resuscitate_2", 2, (5, 5, 5, 3, 6), nyra=(1, False)), "resuscitate")
    seat_has(duel, 0, nyras_bond=1)
    assert duel.nyra(0) == (7, False)


def test_feral_instincts_2() -> None:
    duel = uses(upgraded("huntress", "feral_instincts_2", 2, (1, 1, 2, 5, 3), nyra=(1, False)), "feral_instincts")
    seat_has(duel, 0, nyras_bond=1)
    seat_has(duel, 1, health=47)


def test_swipe() -> None:
    duel = uses(upgraded("huntress", "feral_instincts_2", 2, (1, 1, 6, 5, 5)), "swipe").answer("yes")
    seat_has(carried(duel), 1, bleed=1, health=50)


def test_predatory_advance_2() -> None:
    duel = uses(upgraded("huntress", "predatory_advance_2", 2, (1, 2, 3, 4, 5), nyra=(1, False)), "predatory_advance")
    assert duel.nyra(0) == (2, False)
    seat_has(duel, 1, health=44)


def test_jugular() -> None:
    seat_has(uses(upgraded("huntress", "predatory_advance_2", 2, (1, 3, 6, 5, 5)), "jugular"), 1, bleed=2, health=50)


@pytest.mark.parametrize(("dice", "row", "damage", "bleed"), [((1, 2, 3, 4, 6), 0, 5, 1), ((1, 2, 3, 4, 5), 1, 8, 2)])
def test_onslaught_2(dice: Dice, row: int, damage: int, bleed: int) -> None:
    duel = uses(upgraded("huntress", "onslaught_2", 2, dice, nyra=(1, False)), "onslaught", row=row)
    seat_has(duel, 1, health=50 - damage, bleed=bleed)


def test_feral_2() -> None:
    duel = uses(upgraded("huntress", "feral_2", 2, (6, 6, 6, 6, 1), nyra=(1, False)), "feral")
    assert duel.nyra(0) == (2, False)
    seat_has(duel, 1, health=44)


def test_ferocious() -> None:
    duel = uses(upgraded("huntress", "feral_2", 2, (6, 6, 6, 1, 1), nyra=(1, False)), "ferocious")
    assert duel.nyra(0) == (2, False)
    seat_has(duel, 1, bleed=2, health=50)


@pytest.mark.parametrize(("level", "returned"), [(2, 3), (3, 5)])
def test_maternal_bond_2_rolls_four(level: int, returned: int) -> None:
    seat_has(attacked_with((1, 1, 6, 3), (3, True), level), 0, health=50 - returned)


def test_maternal_bond_3_counts_spears_and_teeth() -> None:
    seat_has(attacked_with((6, 6, 1, 5), (3, False), 3), 0, health=47)


def test_blood_bond() -> None:
    duel = plays(fighter("huntress", ["blood_bond", "savage_2"], cp=1, nyra=(1, False)), 5, 6, 1)
    assert duel.nyra(0) == (1 + 1 + 1 + 2, False)


@pytest.mark.parametrize(("die", "bleed"), [(1, 1), (3, 2), (5, 1), (6, 2)])
def test_savage_slash(die: int, bleed: int) -> None:
    duel = plays(fighter("huntress", ["savage_slash", "savage_2"], cp=1), die).answer("player 1")
    seat_has(carried(duel), 1, bleed=bleed)


@pytest.mark.parametrize(("thrown", "damage", "bleed"), [((1, 2, 3, 5, 6), 5, 1), ((1, 2, 5, 5, 6), 5, 0)])
def test_pounce(thrown: Dice, damage: int, bleed: int) -> None:
    duel = modifies(fighter("huntress", ["pounce", "savage_2"], nyra=(1, False)), "animalistic", THREE, *thrown)
    seat_has(duel, 1, health=50 - damage, bleed=bleed)


@pytest.mark.parametrize(("die", "damage", "health"), [(1, 4, 1), (3, 5, 1), (5, 3, 2), (6, 6, 1)])
def test_prowl(die: int, damage: int, health: int) -> None:
    duel = modifies(fighter("huntress", ["prowl", "savage_2"], nyra=(1, False)), "animalistic", THREE, die)
    seat_has(duel, 1, health=50 - damage)
    assert duel.nyra(0) == (health, False)


def test_resilient() -> None:
    seat_has(plays(fighter("huntress", ["resilient", "savage_2"], cp=1)), 0, nyras_bond=1)


def test_primal_roar() -> None:
    side = fighter("huntress", ["primal_roar", "savage_2"], nyra=(1, False))
    assert plays(side, 6, promo="yes").nyra(0) == (5, False)
    seat_has(plays(side, 1, promo="yes"), 0, hand=2)
