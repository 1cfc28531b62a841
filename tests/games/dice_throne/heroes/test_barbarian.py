"""The Barbarian's board as printed: every row of every ability, the defence and the Ultimate."""

from typing import Any

import pytest

from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario


def rolls(*dice: int, **said: Any) -> Duel:  # the fields of a Side
    """The Barbarian throws these five dice against a Pyromancer who holds no response."""
    return scenario(barbarian(**said), pyromancer()).roll(*dice)


@pytest.mark.parametrize(
    ("dice", "row", "damage"),
    [((1, 2, 3, 4, 6), 0, 4), ((1, 1, 2, 3, 6), 1, 6), ((1, 1, 2, 2, 3), 2, 8)],
)
def test_smack(dice: tuple[int, ...], row: int, damage: int) -> None:
    duel = rolls(*dice).attack("smack", row)
    assert duel.asked() == (1, "defence")
    duel.declines_defence()
    assert duel.health(1) == 50 - damage


def test_smack_needs_three_swords() -> None:
    assert not [word for word in rolls(1, 2, 4, 5, 6).options() if word.startswith("announce smack")]


def test_smack_with_four_of_a_kind_is_defendable_before_it_is_upgraded() -> None:
    assert rolls(1, 1, 1, 1, 6).attack("smack", 1).asked() == (1, "defence")


def test_sturdy_blow_cannot_be_defended() -> None:
    duel = rolls(1, 3, 6, 6, 4).attack("sturdy_blow")
    assert duel.asked() == (0, "main")
    assert duel.health(1) == 46


@pytest.mark.parametrize("dice", [(1, 4, 6, 6, 4), (1, 3, 6, 4, 4)])
def test_sturdy_blow_needs_two_swords_and_two_pows(dice: tuple[int, ...]) -> None:
    assert "announce sturdy_blow/0" not in rolls(*dice).options()


@pytest.mark.parametrize(
    ("dice", "row", "healed"),
    [((4, 4, 5, 1, 6), 0, 4), ((4, 4, 5, 5, 6), 1, 5), ((4, 4, 5, 5, 5), 2, 6)],
)
def test_fortitude(dice: tuple[int, ...], row: int, healed: int) -> None:
    duel = rolls(*dice, health=40).attack("fortitude", row)
    assert (duel.health(0), duel.health(1)) == (40 + healed, 50)


def test_overpower_deals_the_total_of_three_dice() -> None:
    duel = rolls(1, 2, 3, 6, 6).will_roll(0, 6, 6, 1).attack("overpower")
    assert duel.tokens(1, "concussion") == 0
    duel.declines_defence()
    assert duel.health(1) == 50 - 13


def test_overpower_inflicts_concussion_from_14() -> None:
    duel = rolls(1, 2, 3, 6, 6).will_roll(0, 6, 6, 2).attack("overpower")
    assert duel.tokens(1, "concussion") == 1
    duel.declines_defence()
    assert duel.health(1) == 50 - 14


@pytest.mark.parametrize("dice", [(1, 2, 4, 6, 6), (1, 2, 3, 4, 6)])
def test_overpower_needs_three_swords_and_two_pows(dice: tuple[int, ...]) -> None:
    assert "announce overpower/0" not in rolls(*dice).options()


def test_mighty_blow() -> None:
    duel = rolls(2, 3, 4, 5, 2).attack("mighty_blow")
    assert duel.asked() == (1, "defence")
    duel.declines_defence()
    assert duel.health(1) == 41


def test_mighty_blow_needs_a_small_straight() -> None:
    assert "announce mighty_blow/0" not in rolls(1, 2, 3, 5, 6).options()


def test_crit_bash_stuns_then_deals_five_and_grants_another_offensive_phase() -> None:
    duel = rolls(6, 6, 6, 6, 1).announce("crit_bash")
    assert duel.health(1) == 45
    assert duel.asked() == (0, "rolling")
    assert duel.tokens(1, "stun") == 0


def test_crit_bash_needs_four_pows() -> None:
    assert "announce crit_bash/0" not in rolls(6, 6, 6, 5, 1).options()


def test_reckless_hurts_the_barbarian_too() -> None:
    duel = rolls(2, 3, 4, 5, 6).attack("reckless")
    assert duel.asked() == (1, "defence")
    duel.declines_defence()
    assert (duel.health(0), duel.health(1)) == (46, 35)


def test_reckless_needs_a_large_straight() -> None:
    assert "announce reckless/0" not in rolls(1, 2, 3, 4, 6).options()


def test_rage_stuns_and_deals_fifteen() -> None:
    duel = rolls(6, 6, 6, 6, 6).announce("rage")
    assert duel.health(1) == 35
    assert duel.asked() == (0, "rolling")


def test_rage_needs_five_pows() -> None:
    assert "announce rage/0" not in rolls(6, 6, 6, 6, 5).options()


@pytest.mark.parametrize(("dice", "healed"), [((4, 5, 6), 4), ((4, 4, 5), 6), ((1, 3, 6), 0)])
def test_thick_skin_heals_two_for_each_life(dice: tuple[int, ...], healed: int) -> None:
    duel = scenario(pyromancer(), barbarian(health=30)).roll(1, 2, 3, 4, 4).attack("fireball")
    duel.defend("thick_skin", *dice)
    assert (duel.thrown(), duel.health(1)) == (dice, 30 - 4 + healed)
