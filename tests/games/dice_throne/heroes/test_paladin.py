"""The Paladin: board, upgrades and cards."""

import pytest

from tests.games.dice_throne.heroes.fights import (
    Dice,
    attacked,
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

HERO = fighter("paladin", cp=0)


def test_retaliate() -> None:
    duel = strikes(HERO, "retaliate", (3, 3, 4, 6, 1)).answer("player 0")
    seat_has(carried(duel), 0, retribution=1, cp=2)


@pytest.mark.parametrize(("thrown", "damage", "health", "cp"), [((1, 3), 8, 40, 0), ((5, 6), 5, 42, 1)])
def test_righteous_combat(thrown: Dice, damage: int, health: int, cp: int) -> None:
    duel = strikes(fighter("paladin", cp=0, health=40), "righteous_combat", (1, 1, 2, 3, 4), *thrown)
    seat_has(duel, 0, health=health, cp=cp)
    seat_has(duel, 1, health=50 - damage)


def test_mighty_prayer_gains_after_damage() -> None:
    duel = strikes(HERO, "mighty_prayer", (1, 1, 2, 6, 5))
    seat_has(duel, 0, crit=1, accuracy=1)
    seat_has(duel, 1, health=47)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "health"), [((1, 2, 3, 4, 6), 0, 5, 41), ((1, 2, 3, 4, 5), 1, 8, 42)]
)
def test_holy_attack(dice: Dice, row: int, damage: int, health: int) -> None:
    duel = strikes(fighter("paladin", cp=0, health=40), "holy_attack", dice, row=row)
    seat_has(duel, 0, health=health)
    seat_has(duel, 1, health=50 - damage)


def test_righteous_prayer() -> None:
    duel = rolled(HERO, (6, 6, 6, 6, 1)).attack("righteous_prayer")
    seat_has(duel, 0, crit=0)
    seat_has(carried(duel), 0, crit=1, cp=2)
    seat_has(duel, 1, health=42)


@pytest.mark.parametrize(
    ("thrown", "crit", "protect", "hand", "cp"), [((1, 3), 1, 1, 1, 0), ((5, 6), 0, 0, 2, 2), ((1, 1), 1, 0, 1, 0)]
)
def test_holy_light(thrown: Dice, crit: int, protect: int, hand: int, cp: int) -> None:
    duel = strikes(fighter("paladin", cp=0, health=40), "holy_light", (5, 5, 5, 1, 3), *thrown)
    seat_has(duel, 0, health=43, crit=crit, protect=protect, hand=hand, cp=cp)


@pytest.mark.parametrize(
    ("dice", "returned", "kept", "cp"), [((1, 2, 3), 1, 1, 0), ((3, 4, 5), 0, 4, 0), ((6, 6, 5), 0, 2, 2)]
)
def test_divine_defense(dice: Dice, returned: int, kept: int, cp: int) -> None:
    duel = defends(HERO, "divine_defense", dice)
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=46 + kept, cp=cp)


def test_resolute_faith() -> None:
    duel = strikes(fighter("paladin", cp=0, health=40), "resolute_faith", (6, 6, 6, 6, 6))
    seat_has(duel, 0, health=45, blessing_of_divinity=1)
    seat_has(duel, 1, health=40)


def test_tithe_rolls_an_own_die_again_for_one() -> None:
    duel = rolled(fighter("paladin", cp=1), (1, 1, 2, 4, 5))
    assert "spend tithe" in duel.options()
    duel.answer("spend tithe").will_roll(0, 6).answer("die 3")
    assert (duel.dice(), duel.cp(0), duel.attempts_left()) == ([1, 1, 2, 6, 5], 0, 2)


def test_tithe_draws_for_three() -> None:
    duel = scenario(fighter("paladin", cp=3), barbarian()).main()
    assert "spend tithe" not in duel.options()  # there are no dice to roll again
    seat_has(duel.answer("spend tithe/1"), 0, cp=0, hand=2)


def test_tithe_2_draws_for_two_and_pays_for_prayers() -> None:
    side = fighter("paladin", cp=2, upgrades=["tithe_2"])
    duel = scenario(side, barbarian()).main().answer("spend tithe/1")
    seat_has(duel, 0, cp=0, hand=2)
    duel = strikes(fighter("paladin", cp=0, upgrades=["tithe_2"]), "retaliate", (3, 3, 4, 6, 1)).answer("player 0")
    seat_has(carried(duel), 0, cp=3)


def test_tithe_2_is_laid_on_the_passive() -> None:
    duel = upgraded("paladin", "tithe_2", 3, (3, 3, 4, 6, 1))
    assert duel.level(0, "tithe") == 2


def test_retaliate_2() -> None:
    duel = uses(upgraded("paladin", "retaliate_2", 1, (3, 3, 4, 6, 1)), "retaliate").answer("player 0")
    seat_has(carried(duel), 0, retribution=1, cp=4)


def test_requital() -> None:
    duel = uses(upgraded("paladin", "retaliate_2", 1, (1, 3, 5, 6, 6), health=40), "requital")
    seat_has(duel, 0, retribution=1, health=41)
    seat_has(duel, 1, health=47)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "health"), [((1, 2, 3, 4, 6), 0, 7, 41), ((1, 2, 3, 4, 5), 1, 9, 42)]
)
def test_holy_attack_2(dice: Dice, row: int, damage: int, health: int) -> None:
    duel = uses(upgraded("paladin", "holy_attack_2", 2, dice, health=40), "holy_attack", row=row)
    seat_has(duel, 0, health=health)
    seat_has(duel, 1, health=50 - damage)


def test_righteous_prayer_2_is_undefendable() -> None:
    duel = uses(upgraded("paladin", "righteous_prayer_2", 2, (6, 6, 6, 6, 1)), "righteous_prayer")
    seat_has(duel, 0, crit=1, cp=2)
    seat_has(duel, 1, health=42)


def test_prosperity() -> None:
    seat_has(uses(upgraded("paladin", "righteous_prayer_2", 2, (6, 6, 6, 1, 1)), "prosperity"), 0, cp=4)


def test_righteous_combat_2_rolls_three() -> None:
    duel = uses(upgraded("paladin", "righteous_combat_2", 2, (1, 1, 2, 3, 4)), "righteous_combat", 1, 3, 6)
    seat_has(duel, 0, cp=1)
    seat_has(duel, 1, health=50 - 5 - 3)


def test_righteous_combat_3() -> None:
    duel = uses(upgraded("paladin", "righteous_combat_3", 4, (1, 1, 2, 3, 4), health=40), "righteous_combat", 1, 1, 5)
    seat_has(duel, 0, health=42)
    seat_has(duel, 1, health=50 - 6 - 4)


def test_steadfast() -> None:
    duel = uses(upgraded("paladin", "righteous_combat_3", 4, (1, 1, 3, 5, 6), health=40), "steadfast")
    seat_has(duel, 0, health=42)
    seat_has(duel, 1, health=48)


def test_mighty_prayer_2() -> None:
    duel = uses(upgraded("paladin", "mighty_prayer_2", 2, (1, 1, 2, 6, 5)), "mighty_prayer")
    seat_has(duel, 0, crit=1, accuracy=1)
    seat_has(duel, 1, health=46)


@pytest.mark.parametrize(("option", "gained"), [(0, "crit"), (1, "accuracy")])
def test_offensive_stance(option: int, gained: str) -> None:
    duel = uses(upgraded("paladin", "mighty_prayer_2", 2, (1, 1, 6, 5, 5)), "offensive_stance")
    duel = carried(duel.answer(f"option {option}"))
    seat_has(duel, 0, **{gained: 1})
    seat_has(duel, 1, health=48)


def test_holy_light_2_rolls_three() -> None:
    duel = uses(upgraded("paladin", "holy_light_2", 2, (5, 5, 1, 1, 3), health=40), "holy_light", 1, 3, 6)
    seat_has(duel, 0, health=42, crit=1, protect=1, cp=2)


@pytest.mark.parametrize("level", [2, 3])
def test_divine_defense_2_rolls_four(level: int) -> None:
    duel = defends(fighter("paladin", cp=0, upgrades=[f"divine_defense_{level}"]), "divine_defense", (1, 3, 5, 6))
    seat_has(duel, 0, health=49)
    seat_has(duel, 1, health=49, cp=1, protect=0)


def test_divine_defense_3_gains_protect_on_two_helmets_and_a_prayer() -> None:
    side = fighter("paladin", cp=0, upgrades=["divine_defense_3"])
    duel = scenario(barbarian(), side).roll(1, 2, 3, 4, 6).attack("smack").defend("divine_defense", 3, 4, 6, 1)
    seat_has(duel.pass_windows(), 1, health=48, protect=1)


def test_mighty() -> None:
    duel = plays(fighter("paladin", ["mighty", "holy_light_2"], cp=1)).answer("player 0")
    seat_has(carried(duel), 0, crit=1)


def test_consecration_gives_one_player_everything() -> None:
    duel = plays(fighter("paladin", ["consecration", "holy_light_2"], cp=4)).answer("player 0")
    seat_has(carried(duel), 0, protect=1, retribution=1, crit=1, accuracy=1)


@pytest.mark.parametrize(("die", "hand", "health", "cp"), [(1, 3, 40, 0), (3, 1, 43, 0), (5, 1, 44, 0), (6, 1, 40, 3)])
def test_blessed(die: int, hand: int, health: int, cp: int) -> None:
    duel = plays(fighter("paladin", ["blessed", "holy_light_2"], cp=1, health=40), die)
    seat_has(duel, 0, hand=hand, health=health, cp=cp)


@pytest.mark.parametrize(("die", "foe", "own", "cp"), [(1, 47, 46, 0), (3, 50, 49, 0), (5, 50, 50, 0), (6, 50, 48, 2)])
def test_absolution(die: int, foe: int, own: int, cp: int) -> None:
    duel = attacked(fighter("paladin", ["absolution", "holy_light_2"], cp=1), die)
    seat_has(duel, 0, health=foe)
    seat_has(duel, 1, health=own, cp=cp)


def test_divine_favor() -> None:
    side = fighter("paladin", ["divine_favor", "holy_light_2"], cp=0)
    seat_has(plays(side, 6, promo="yes"), 0, cp=4, hand=1)
    seat_has(plays(side, 1, promo="yes"), 0, cp=0, hand=2)
