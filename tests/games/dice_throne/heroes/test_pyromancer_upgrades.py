"""The Pyromancer's upgrades: each is paid, laid, and used in the same turn."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario

Dice = tuple[int, ...]


def upgraded(card: str, cost: int, dice: Dice, fire: int = 0) -> Duel:
    """The Pyromancer spends all CP on the upgrade and throws these dice."""
    own = pyromancer([card, "fire_up"], cp=cost, tokens={"fire_mastery": fire})
    duel = scenario(own, barbarian()).main().will_roll(0, *dice)
    duel.play(card)
    assert (duel.cp(0), duel.upgrades(0)) == (0, [card])
    return duel.end()


def fire(duel: Duel) -> int:
    return duel.tokens(0, "fire_mastery")


@pytest.mark.parametrize(
    ("dice", "row", "damage"),
    [((1, 2, 3, 4, 4), 0, 4), ((1, 1, 2, 3, 4), 1, 6), ((1, 1, 2, 2, 3), 2, 8)],
)
def test_fireball_2(dice: Dice, row: int, damage: int) -> None:
    duel = upgraded("fireball_2", 1, dice).attack("fireball", row)
    assert (duel.asked(), fire(duel)) == ((1, "defence"), 2)
    duel.declines_defence()
    assert duel.health(1) == 50 - damage


PYROBLAST = [
    ((1, 3), 12, 0, 0, 0),
    ((2, 4), 9, 1, 0, 0),
    ((4, 4), 6, 1, 0, 0),
    ((5, 5), 6, 0, 0, 4),
    ((6, 5), 6, 0, 1, 2),
    ((6, 6), 6, 0, 1, 0),
]


@pytest.mark.parametrize(("thrown", "damage", "burn", "knockdown", "gained"), PYROBLAST)
def test_pyroblast_2(thrown: Dice, damage: int, burn: int, knockdown: int, gained: int) -> None:
    duel = upgraded("pyroblast_2", 2, (1, 2, 3, 6, 4)).will_roll(0, *thrown).attack("pyroblast")
    assert duel.thrown() == thrown
    assert (duel.tokens(1, "burn"), duel.tokens(1, "knockdown"), fire(duel)) == (burn, knockdown, gained)
    duel.declines_defence()
    assert duel.health(1) == 50 - damage


@pytest.mark.parametrize(("thrown", "damage", "burn", "knockdown", "gained"), PYROBLAST)
def test_pyroblast_3(thrown: Dice, damage: int, burn: int, knockdown: int, gained: int) -> None:
    duel = upgraded("pyroblast_3", 3, (1, 2, 3, 6, 4)).will_roll(0, *thrown).announce("pyroblast")
    assert duel.asked() == (0, "reroll_die")
    duel.passes()
    assert (duel.asked(), duel.thrown()) == ((1, "defence"), thrown)
    assert (duel.tokens(1, "burn"), duel.tokens(1, "knockdown"), fire(duel)) == (burn, knockdown, gained)
    duel.declines_defence()
    assert duel.health(1) == 50 - damage


def test_pyroblast_3_may_roll_one_die_again_once() -> None:
    duel = upgraded("pyroblast_3", 3, (1, 2, 3, 6, 4)).will_roll(0, 4, 5).announce("pyroblast")
    duel.will_roll(0, 1).answer("die 0")
    assert duel.asked() == (1, "defence")
    assert (duel.tokens(1, "burn"), fire(duel)) == (0, 2)
    duel.declines_defence()
    assert duel.health(1) == 50 - 9


@pytest.mark.parametrize(
    ("dice", "souls", "burn", "limit"),
    [((5, 5, 1, 4, 6), 2, 0, 5), ((5, 5, 5, 4, 6), 3, 1, 5), ((5, 5, 5, 5, 6), 4, 1, 6), ((5, 5, 5, 5, 5), 5, 1, 6)],
)
def test_burning_soul_2(dice: Dice, souls: int, burn: int, limit: int) -> None:
    duel = upgraded("burning_soul_2", 1, dice).announce("burning_soul")
    assert duel.asked() == (0, "main")
    assert (duel.health(1), duel.tokens(1, "burn")) == (50 - souls, burn)
    assert fire(duel) == min(5, 2 * souls)  # what is gained before the limit rises is held to the old one
    raised = [event.limit for event in duel.logged(events.LimitRaised)]
    assert raised == ([6] if limit == 6 else [])


@pytest.mark.parametrize(("held", "paid"), [(0, 1), (4, 4), (2, 0)])
def test_combustion_2(held: int, paid: int) -> None:
    duel = upgraded("combustion_2", 2, (1, 4, 5, 6, 1), held).announce("combustion").answer(f"number {paid}")
    assert duel.asked() == (0, "main")
    assert (duel.health(1), fire(duel)) == (50 - 4 * paid, held + 1 - paid)


@pytest.mark.parametrize("last", range(1, 7))
def test_combustion_2_needs_one_of_each_symbol(last: int) -> None:
    assert "announce combustion/0" in upgraded("combustion_2", 2, (1, 4, 5, 6, last)).options()


def test_combustion_2_takes_four_at_most() -> None:
    duel = upgraded("combustion_2", 2, (1, 4, 5, 6, 1), 5).announce("combustion")
    assert duel.options() == [f"number {count}" for count in range(5)]


@pytest.mark.parametrize("held", [0, 3])
def test_hot_streak_2(held: int) -> None:
    duel = upgraded("hot_streak_2", 2, (1, 2, 3, 4, 6), held).attack("hot_streak")
    assert (duel.asked(), fire(duel)) == ((1, "defence"), held + 2)
    duel.declines_defence()
    assert duel.health(1) == 50 - 6 - (held + 2)


def test_scorch_comes_with_hot_streak_2() -> None:
    duel = upgraded("hot_streak_2", 2, (1, 2, 4, 4, 6)).attack("scorch")
    assert (duel.asked(), fire(duel), duel.tokens(1, "burn")) == ((1, "defence"), 2, 1)
    duel.declines_defence()
    assert duel.health(1) == 44


def test_scorch_is_not_printed_on_the_board() -> None:
    assert "announce scorch/0" not in scenario(pyromancer(), barbarian()).roll(1, 2, 4, 4, 6).options()


@pytest.mark.parametrize("held", [0, 2])
def test_ignite_2(held: int) -> None:
    duel = upgraded("ignite_2", 2, (1, 2, 3, 4, 5), held).attack("ignite")
    assert (duel.asked(), fire(duel), duel.tokens(1, "burn")) == ((1, "defence"), held + 2, 1)
    duel.declines_defence()
    assert duel.health(1) == 50 - 5 - 2 * (held + 2)


@pytest.mark.parametrize("held", [0, 1])
def test_blazing_soul_comes_with_ignite_2(held: int) -> None:
    duel = upgraded("ignite_2", 2, (4, 4, 5, 5, 6), held).announce("blazing_soul")
    assert duel.asked() == (0, "main")  # deals nothing: no Attack, no defence
    assert (duel.health(1), fire(duel), duel.tokens(1, "knockdown")) == (50, held + 5, 1)
    assert [event.limit for event in duel.logged(events.LimitRaised)] == [6]


def test_blazing_soul_is_not_printed_on_the_board() -> None:
    assert "announce blazing_soul/0" not in scenario(pyromancer(), barbarian()).roll(4, 4, 5, 5, 6).options()


def test_meteorite_2() -> None:
    duel = upgraded("meteorite_2", 2, (6, 6, 6, 6, 1), 2).announce("meteorite")
    assert (duel.health(1), fire(duel)) == (50 - 4 - 3, 4)
    assert duel.asked() == (0, "rolling")


def test_meteoroid_comes_with_meteorite_2() -> None:
    duel = upgraded("meteorite_2", 2, (6, 6, 6, 1, 4)).announce("meteoroid")
    assert duel.asked() == (0, "rolling")  # the extra phase that Stun brings
    assert (duel.health(1), duel.tokens(1, "knockdown"), duel.tokens(1, "burn")) == (50, 1, 1)


def test_meteoroid_is_not_printed_on_the_board() -> None:
    assert "announce meteoroid/0" not in scenario(pyromancer(), barbarian()).roll(6, 6, 6, 1, 4).options()


def defends(card: str, *dice: int) -> Duel:
    """The Barbarian smacks for 4 a Pyromancer who defends with the upgraded Molten Armor."""
    duel = scenario(barbarian(), pyromancer(upgrades=[card])).roll(1, 2, 3, 4, 6).attack("smack")
    return duel.defend("molten_armor", *dice)


@pytest.mark.parametrize(("card", "cost"), [("molten_armor_2", 1), ("molten_armor_3", 3)])
def test_molten_armor_upgrades_are_laid_on_the_defence(card: str, cost: int) -> None:
    duel = scenario(pyromancer([card, "fire_up"], cp=cost), barbarian()).main().play(card)
    assert (duel.cp(0), duel.level(0, "molten_armor")) == (0, int(card[-1]))


@pytest.mark.parametrize(
    ("dice", "gained", "returned", "burn"),
    [((1, 4, 5, 6, 6), 1, 1, 1), ((1, 1, 1, 5, 5), 2, 3, 0), ((4, 4, 4, 5, 6), 1, 0, 0)],
)
def test_molten_armor_2(dice: Dice, gained: int, returned: int, burn: int) -> None:
    duel = defends("molten_armor_2", *dice)
    assert (duel.health(0), duel.health(1), duel.tokens(0, "burn")) == (50 - returned, 46, burn)
    assert (duel.thrown(), duel.tokens(1, "fire_mastery")) == (dice, gained)


@pytest.mark.parametrize(
    ("dice", "gained", "returned", "burn"),
    [((1, 4, 5, 5, 6), 3, 2, 1), ((6, 6, 6, 5, 5), 5, 3, 0), ((1, 1, 1, 1, 1), 0, 5, 0)],
)
def test_molten_armor_3(dice: Dice, gained: int, returned: int, burn: int) -> None:
    duel = defends("molten_armor_3", *dice)
    assert (duel.health(0), duel.health(1), duel.tokens(0, "burn")) == (50 - returned, 46, burn)
    assert (duel.thrown(), duel.tokens(1, "fire_mastery")) == (dice, gained)
