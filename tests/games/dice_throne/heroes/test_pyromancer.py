"""The Pyromancer's board as printed: every row of every ability, the defence and the Ultimate."""

from typing import Any

import pytest

from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario

Dice = tuple[int, ...]


def rolls(*dice: int, fire: int = 0, **said: Any) -> Duel:  # the fields of a Side
    """The Pyromancer, with so much Fire Mastery, throws these five dice at a Barbarian who holds no response."""
    return scenario(pyromancer(tokens={"fire_mastery": fire}, **said), barbarian()).roll(*dice)


def fire(duel: Duel) -> int:
    return duel.tokens(0, "fire_mastery")


@pytest.mark.parametrize(
    ("dice", "row", "damage"),
    [((1, 2, 3, 4, 4), 0, 4), ((1, 1, 2, 3, 4), 1, 6), ((1, 1, 2, 2, 3), 2, 8)],
)
def test_fireball(dice: Dice, row: int, damage: int) -> None:
    duel = rolls(*dice).attack("fireball", row)
    assert (duel.asked(), fire(duel)) == ((1, "defence"), 1)
    duel.declines_defence()
    assert duel.health(1) == 50 - damage


def test_fireball_needs_three_flames() -> None:
    assert not [word for word in rolls(1, 2, 4, 5, 6).options() if word.startswith("announce fireball")]


@pytest.mark.parametrize(("dice", "souls"), [((5, 5, 1, 4, 6), 2), ((5, 5, 1, 5, 6), 3), ((5, 5, 5, 5, 6), 4)])
def test_burning_soul_counts_all_souls(dice: Dice, souls: int) -> None:
    duel = rolls(*dice).announce("burning_soul")
    assert duel.asked() == (0, "main")  # collateral damage is not defendable
    assert (duel.health(1), fire(duel)) == (50 - souls, min(5, 2 * souls))


def test_burning_soul_needs_two_souls() -> None:
    assert "announce burning_soul/0" not in rolls(5, 1, 1, 4, 6).options()


@pytest.mark.parametrize(
    ("die", "damage", "burn", "knockdown", "gained"),
    [(2, 9, 0, 0, 0), (4, 6, 1, 0, 0), (5, 6, 0, 0, 2), (6, 6, 0, 1, 0)],
)
def test_pyroblast(die: int, damage: int, burn: int, knockdown: int, gained: int) -> None:
    duel = rolls(1, 2, 3, 6, 4).will_roll(0, die).attack("pyroblast")
    assert (duel.asked(), duel.thrown()) == ((1, "defence"), (die,))
    assert (duel.tokens(1, "burn"), duel.tokens(1, "knockdown"), fire(duel)) == (burn, knockdown, gained)
    duel.declines_defence()
    assert duel.health(1) == 50 - damage


@pytest.mark.parametrize("dice", [(1, 2, 4, 6, 6), (1, 2, 3, 4, 5)])
def test_pyroblast_needs_three_flames_and_a_meteor(dice: Dice) -> None:
    assert "announce pyroblast/0" not in rolls(*dice).options()


@pytest.mark.parametrize(("held", "paid"), [(0, 1), (2, 2), (4, 4), (3, 0)])
def test_combustion_gains_one_then_deals_three_for_each_paid(held: int, paid: int) -> None:
    duel = rolls(1, 4, 5, 6, 1, fire=held).announce("combustion")
    assert duel.asked() == (0, "how_many")
    assert duel.options()[-1] == f"number {min(4, held + 1)}"
    duel.answer(f"number {paid}")
    assert duel.asked() == (0, "main")  # undefendable
    assert (duel.health(1), fire(duel)) == (50 - 3 * paid, held + 1 - paid)


@pytest.mark.parametrize("last", range(1, 7))
def test_combustion_needs_one_of_each_symbol_whatever_the_last_die(last: int) -> None:
    assert "announce combustion/0" in rolls(1, 4, 5, 6, last).options()


@pytest.mark.parametrize("dice", [(4, 4, 5, 6, 6), (1, 5, 5, 6, 1), (1, 4, 4, 6, 1), (1, 4, 5, 5, 1)])
def test_combustion_needs_one_of_each_symbol(dice: Dice) -> None:
    assert "announce combustion/0" not in rolls(*dice).options()


@pytest.mark.parametrize("held", [0, 1, 5])
def test_hot_streak_gains_two_then_deals_five_and_one_for_each(held: int) -> None:
    duel = rolls(1, 2, 3, 4, 6, fire=held).attack("hot_streak")
    after = min(5, held + 2)
    assert (duel.asked(), fire(duel)) == ((1, "defence"), after)
    duel.declines_defence()
    assert (duel.health(1), fire(duel)) == (50 - 5 - after, after)


def test_hot_streak_needs_a_small_straight() -> None:
    assert "announce hot_streak/0" not in rolls(1, 2, 3, 5, 6).options()


@pytest.mark.parametrize("held", [0, 2])
def test_ignite_gains_two_then_deals_four_and_two_for_each(held: int) -> None:
    duel = rolls(2, 3, 4, 5, 6, fire=held).attack("ignite")
    assert (duel.asked(), fire(duel)) == ((1, "defence"), held + 2)
    duel.declines_defence()
    assert duel.health(1) == 50 - 4 - 2 * (held + 2)


def test_ignite_needs_a_large_straight() -> None:
    assert "announce ignite/0" not in rolls(1, 2, 3, 4, 6).options()


def test_meteorite_stuns_then_deals_one_for_each_fire_mastery_and_two_collateral() -> None:
    duel = rolls(6, 6, 6, 6, 1, fire=1).announce("meteorite")
    assert (duel.health(1), fire(duel)) == (50 - 3 - 2, 3)
    assert duel.asked() == (0, "rolling")  # the extra phase that Stun brings


def test_meteorite_needs_four_meteors() -> None:
    assert "announce meteorite/0" not in rolls(6, 6, 6, 5, 1).options()


def test_scorch_the_earth() -> None:
    duel = rolls(6, 6, 6, 6, 6, fire=1).announce("scorch_the_earth")
    assert duel.asked() == (0, "main")
    assert (duel.health(1), fire(duel)) == (50 - 12 - 2, 4)
    assert (duel.tokens(1, "knockdown"), duel.tokens(1, "burn")) == (1, 1)


def test_scorch_the_earth_needs_five_meteors() -> None:
    assert "announce scorch_the_earth/0" not in rolls(6, 6, 6, 6, 5).options()


@pytest.mark.parametrize(
    ("dice", "gained", "returned"), [((1, 2, 5, 5, 5), 3, 2), ((1, 1, 2, 3, 3), 0, 5), ((4, 4, 6, 6, 6), 0, 0)]
)
def test_molten_armor(dice: Dice, gained: int, returned: int) -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 2, 3, 4, 6).attack("smack").defend("molten_armor", *dice)
    assert (duel.health(0), duel.health(1)) == (50 - returned, 46)
    assert (duel.thrown(), duel.tokens(1, "fire_mastery")) == (dice, gained)
