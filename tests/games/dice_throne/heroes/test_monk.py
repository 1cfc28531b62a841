"""The Monk: board, upgrades and cards."""

import pytest

from ludotheque.games.dice_throne.table import events
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
from tests.games.dice_throne.scenario import fighter

HERO = fighter("monk")
THREE, FOUR, FIVE = (1, 2, 1, 4, 6), (1, 1, 2, 2, 4), (1, 1, 2, 2, 1)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 6), (FOUR, 1, 7), (FIVE, 2, 8)])
def test_fist_strike(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(HERO, "fist_strike", dice, row=row), 1, health=50 - damage)


@pytest.mark.parametrize(("option", "gained"), [(0, "evasive"), (1, "cleanse")])
def test_meditate(option: int, gained: str) -> None:
    duel = strikes(HERO, "meditate", (4, 4, 5, 1, 3)).answer(f"option {option}")
    seat_has(carried(duel), 0, chi=5, **{gained: 1})


@pytest.mark.parametrize(("die", "damage", "chi"), [(1, 8, 0), (3, 9, 0), (4, 6, 2)])
def test_combo_strike(die: int, damage: int, chi: int) -> None:
    duel = strikes(HERO, "combo_strike", (1, 1, 2, 3, 6), die)
    seat_has(duel, 0, chi=chi)
    seat_has(duel, 1, health=50 - damage)


def test_combo_strike_on_a_lotus_lets_choose() -> None:
    duel = strikes(HERO, "combo_strike", (1, 1, 2, 3, 6), 6).answer("option 1")
    seat_has(carried(duel), 0, cleanse=1, evasive=0)


@pytest.mark.parametrize(("thrown", "down"), [((6, 6, 1), 1), ((6, 5, 1), 0)])
def test_tempest_rush(thrown: Dice, down: int) -> None:
    seat_has(strikes(HERO, "tempest_rush", (3, 3, 3, 1, 6), *thrown), 1, health=50 - sum(thrown), knockdown=down)


def test_fist_of_harmony_gains_after_damage() -> None:
    duel = rolled(HERO, (1, 2, 3, 4, 6)).attack("fist_of_harmony")
    seat_has(duel, 0, chi=0)
    duel = carried(duel)
    seat_has(duel, 0, chi=2)
    seat_has(duel, 1, health=44)


def test_lotus_strike_raises_the_limit() -> None:
    duel = strikes(fighter("monk", tokens={"chi": 3}), "lotus_strike", (6, 6, 6, 6, 1))
    seat_has(duel, 0, chi=6)
    seat_has(duel, 1, health=45)
    assert [event.limit for event in duel.logged(events.LimitRaised)] == [6]


def test_fist_of_tranquility() -> None:
    duel = strikes(HERO, "fist_of_tranquility", (1, 2, 3, 4, 5))
    seat_has(duel, 0, evasive=1, chi=3)
    seat_has(duel, 1, health=43)


@pytest.mark.parametrize(("dice", "chi", "returned"), [((4, 5, 1, 2), 2, 2), ((3, 3, 6, 6), 0, 0)])
def test_serenity(dice: Dice, chi: int, returned: int) -> None:
    duel = defends(HERO, "serenity", dice)
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=46, chi=chi)


def test_transcendence() -> None:
    duel = strikes(HERO, "transcendence", (6, 6, 6, 6, 6))
    seat_has(duel, 0, evasive=1, cleanse=1, chi=6)
    seat_has(duel, 1, health=40, knockdown=1)


@pytest.mark.parametrize(("level", "cost"), [(2, 1), (3, 2)])
@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 7), (FOUR, 1, 8), (FIVE, 2, 9)])
def test_fist_strike_2(level: int, cost: int, dice: Dice, row: int, damage: int) -> None:
    duel = uses(upgraded("monk", f"fist_strike_{level}", cost, dice), "fist_strike", row=row)
    seat_has(duel, 1, health=50 - damage, knockdown=0)


def test_fist_strike_3_knocks_down_on_four_of_a_kind() -> None:
    duel = uses(upgraded("monk", "fist_strike_3", 2, (1, 1, 1, 1, 4)), "fist_strike", row=1)
    seat_has(duel, 1, health=42, knockdown=1)


def test_meditate_2() -> None:
    duel = uses(upgraded("monk", "meditate_2", 2, (4, 4, 5, 1, 3)), "meditate")
    seat_has(duel, 0, chi=5, evasive=1, cleanse=1)  # six would be more than the limit


def test_zen_strike() -> None:
    duel = uses(upgraded("monk", "meditate_2", 2, (1, 2, 4, 5, 6)), "zen_strike")
    seat_has(duel, 0, chi=2)
    seat_has(duel, 1, health=44)


def test_fist_of_harmony_2() -> None:
    duel = uses(upgraded("monk", "fist_of_harmony_2", 1, (1, 2, 3, 4, 6)), "fist_of_harmony")
    seat_has(duel, 0, chi=3)
    seat_has(duel, 1, health=44)


def test_lotus_strike_2() -> None:
    duel = uses(upgraded("monk", "lotus_strike_2", 2, (6, 6, 6, 6, 1)), "lotus_strike")
    seat_has(duel, 0, chi=6)
    seat_has(duel, 1, health=44)


def test_way_of_the_lotus() -> None:
    duel = uses(upgraded("monk", "lotus_strike_2", 2, (6, 6, 6, 1, 1)), "way_of_the_lotus")
    seat_has(duel, 0, chi=2, evasive=1)
    seat_has(duel, 1, health=48)


def test_combo_strike_2_counts_each_die() -> None:
    duel = uses(upgraded("monk", "combo_strike_2", 2, (1, 1, 2, 3, 6)), "combo_strike", 3, 4)
    seat_has(duel, 0, chi=2)
    seat_has(duel, 1, health=50 - 5 - 3)


def test_combo_strike_2_lets_choose_for_each_lotus() -> None:
    duel = uses(upgraded("monk", "combo_strike_2", 2, (1, 1, 2, 3, 6)), "combo_strike", 6, 6)
    duel.answer("option 0").answer("option 1")
    seat_has(carried(duel), 0, evasive=1, cleanse=1)


def test_tempest_rush_2_may_pay_chi_to_roll_again() -> None:
    duel = upgraded("monk", "tempest_rush_2", 1, (3, 3, 3, 1, 6), tokens={"chi": 1})
    duel = uses(duel, "tempest_rush", 1, 1, 6)
    assert duel.asked() == (0, "reroll_die")
    duel.answer("die 0").will_roll(0, 6).passes()
    seat_has(carried(duel), 0, chi=0)
    seat_has(duel, 1, health=50 - 13, knockdown=1)


def test_tempest_rush_2_without_chi_stands() -> None:
    duel = uses(upgraded("monk", "tempest_rush_2", 1, (3, 3, 3, 1, 6)), "tempest_rush", 6, 5, 1)
    seat_has(duel, 1, health=38, knockdown=1)


def test_fist_of_tranquility_2() -> None:
    duel = uses(upgraded("monk", "fist_of_tranquility_2", 2, (1, 2, 3, 4, 5)), "fist_of_tranquility")
    seat_has(duel, 0, evasive=1, chi=3)
    seat_has(duel, 1, health=43, knockdown=1)


def test_way_of_the_monk() -> None:
    duel = uses(upgraded("monk", "fist_of_tranquility_2", 2, (1, 3, 4, 6, 6)), "way_of_the_monk")
    seat_has(duel, 0, evasive=2)
    seat_has(duel, 1, health=47)


def test_serenity_2_rolls_five() -> None:
    duel = defends(fighter("monk", upgrades=["serenity_2"]), "serenity", (4, 5, 4, 1, 2))
    seat_has(duel, 0, health=48)
    seat_has(duel, 1, chi=3)


def test_serenity_3_on_zen_and_lotus() -> None:
    duel = defends(fighter("monk", upgrades=["serenity_3"]), "serenity", (4, 6, 1, 1, 2))
    duel = carried(duel.answer("option 0"))
    seat_has(duel, 0, health=47)
    seat_has(duel, 1, chi=1, evasive=1)


def test_palm_strike() -> None:
    seat_has(plays(fighter("monk", ["palm_strike", "meditate_2"])), 1, knockdown=1)


def test_mystic_mantra() -> None:
    duel = plays(fighter("monk", ["mystic_mantra", "meditate_2"], cp=3))
    seat_has(duel, 0, chi=1, evasive=1, cleanse=1, cp=0)
    seat_has(duel, 1, knockdown=1)


def test_ruminate() -> None:
    seat_has(plays(fighter("monk", ["ruminate", "meditate_2"], cp=3)), 0, chi=5, cp=0)


def test_contemplate() -> None:
    seat_has(plays(fighter("monk", ["contemplate", "meditate_2"])), 0, chi=2)


def test_enlightenment() -> None:
    side = fighter("monk", ["enlightenment", "meditate_2"])
    seat_has(plays(side, 6, promo="yes"), 0, chi=2, evasive=1, cleanse=1, hand=1)
    seat_has(plays(side, 1, promo="yes"), 0, chi=0, hand=2)
