"""The Seraph: board, upgrades and cards."""

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

HERO = fighter("seraph")
THREE, FOUR, FIVE = (1, 2, 3, 5, 6), (1, 1, 2, 3, 5), (1, 1, 2, 2, 3)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 5), (FOUR, 1, 6), (FIVE, 2, 7)])
def test_holy_blade(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(HERO, "holy_blade", dice, row=row), 1, health=50 - damage)


def test_glorious() -> None:
    duel = strikes(HERO, "glorious", (1, 2, 3, 4, 6))
    seat_has(duel, 0, flight=1)
    seat_has(duel, 1, health=44)


def test_purify_damages_an_opponent_and_may_remove_a_token() -> None:
    foe = barbarian(tokens={"cleanse": 1})
    duel = carried(scenario(HERO, foe).roll(5, 5, 6, 1, 1).announce("purify")).answer("player 1").pass_windows()
    assert duel.asked() == (0, "choose_token")
    duel = carried(duel.answer("token cleanse"))
    seat_has(duel, 1, health=45, cleanse=0)


def test_purify_heals_oneself() -> None:
    duel = strikes(fighter("seraph", health=30), "purify", (5, 5, 6, 1, 1)).answer("player 0")
    seat_has(carried(duel), 0, health=34)
    seat_has(duel, 1, health=50)


@pytest.mark.parametrize(
    ("thrown", "damage", "flight", "cleanse", "blinded"), [((1, 2, 3, 4), 6, 1, 0, 0), ((5, 5, 4, 6), 0, 1, 1, 1)]
)
def test_holy_smite(thrown: Dice, damage: int, flight: int, cleanse: int, blinded: int) -> None:
    duel = strikes(HERO, "holy_smite", (1, 4, 5, 6, 6), *thrown)
    seat_has(duel, 0, flight=flight, cleanse=cleanse)
    seat_has(duel, 1, health=50 - damage, blinding_light=blinded)


@pytest.mark.parametrize(("die", "damage", "defended"), [(1, 7, True), (4, 8, True), (5, 9, True), (6, 6, False)])
def test_triumphant(die: int, damage: int, defended: bool) -> None:
    duel = scenario(HERO, barbarian()).roll(1, 2, 3, 4, 6).will_roll(0, die).attack("triumphant")
    assert (duel.asked() == (1, "defence")) == defended
    seat_has(carried(duel), 1, health=50 - damage)


def test_archangels_will() -> None:
    duel = strikes(HERO, "archangels_will", (1, 2, 3, 4, 5))
    seat_has(duel, 0, flight=1)
    seat_has(duel, 1, health=42, blinding_light=1)


def test_highest_power() -> None:
    duel = strikes(HERO, "highest_power", (6, 6, 6, 6, 1))
    seat_has(duel, 0, flight=1, holy_presence=1)
    seat_has(duel, 1, health=42, blinding_light=1)


@pytest.mark.parametrize(("die", "foe", "own"), [(1, 48, 46), (4, 50, 47), (5, 50, 48), (6, 50, 49)])
def test_angelic_mantle(die: int, foe: int, own: int) -> None:
    duel = defends(HERO, "angelic_mantle", (die,))
    seat_has(duel, 0, health=foe)
    seat_has(duel, 1, health=own)


def test_split_the_heavens() -> None:
    duel = strikes(HERO, "split_the_heavens", (6, 6, 6, 6, 6))
    seat_has(duel, 0, flight=1, holy_presence=1, blessing_of_divinity=1)
    seat_has(duel, 1, health=37)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 6), (FOUR, 1, 7), (FIVE, 2, 8)])
def test_holy_blade_2(dice: Dice, row: int, damage: int) -> None:
    seat_has(uses(upgraded("seraph", "holy_blade_2", 2, dice), "holy_blade", row=row), 1, health=50 - damage)


def test_cherubim() -> None:
    duel = uses(upgraded("seraph", "holy_blade_2", 2, (1, 2, 3, 6, 5)), "cherubim")
    seat_has(duel, 0, flight=1, holy_presence=1, cleanse=0)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "blinded"), [(THREE, 0, 5, 0), ((1, 1, 1, 1, 5), 1, 7, 1), (FIVE, 2, 9, 0)]
)
def test_holy_blade_3(dice: Dice, row: int, damage: int, blinded: int) -> None:
    duel = uses(upgraded("seraph", "holy_blade_3", 3, dice), "holy_blade", row=row)
    seat_has(duel, 1, health=50 - damage, blinding_light=blinded)


def test_cherubim_2() -> None:
    duel = uses(upgraded("seraph", "holy_blade_3", 3, (1, 2, 3, 6, 5)), "cherubim_2")
    seat_has(duel, 0, flight=1, holy_presence=1, cleanse=1)


def test_glorious_2() -> None:
    duel = uses(upgraded("seraph", "glorious_2", 2, (1, 2, 3, 4, 6)), "glorious")
    seat_has(duel, 0, flight=1)
    seat_has(duel, 1, health=43)


def test_take_flight() -> None:
    duel = uses(upgraded("seraph", "glorious_2", 2, (1, 4, 4, 6, 6)), "take_flight").answer("player 0")
    seat_has(carried(duel), 0, flight=1)
    seat_has(duel, 1, health=47)


def test_purify_2() -> None:
    duel = uses(upgraded("seraph", "purify_2", 2, (5, 5, 6, 1, 1), health=30), "purify").answer("player 0")
    seat_has(carried(duel), 0, health=35)
    duel = uses(upgraded("seraph", "purify_2", 2, (5, 5, 6, 1, 1)), "purify").answer("player 1")
    seat_has(carried(duel), 1, health=44)


def test_holy_smite_2_counts_each_symbol() -> None:
    duel = uses(upgraded("seraph", "holy_smite_2", 2, (1, 4, 5, 6, 6)), "holy_smite", 4, 4, 5, 1)
    seat_has(duel, 0, flight=2, cleanse=1)
    seat_has(duel, 1, health=48)


def test_holy_command() -> None:
    duel = uses(upgraded("seraph", "holy_smite_2", 2, (1, 2, 3, 5, 6), health=40), "holy_command")
    seat_has(duel, 0, health=41)
    seat_has(duel, 1, health=46)


def test_triumphant_2() -> None:
    seat_has(uses(upgraded("seraph", "triumphant_2", 2, (1, 2, 3, 4, 6)), "triumphant", 5), 1, health=50 - 8 - 3)


def test_archangels_will_2() -> None:
    duel = uses(upgraded("seraph", "archangels_will_2", 2, (1, 2, 3, 4, 5)), "archangels_will")
    seat_has(duel, 0, flight=1)
    seat_has(duel, 1, health=41, blinding_light=1)


def test_heavens_blessing() -> None:
    duel = uses(upgraded("seraph", "archangels_will_2", 2, (1, 5, 5, 6, 6)), "heavens_blessing").answer("player 0")
    seat_has(carried(duel), 0, cleanse=2, flight=2)


def test_highest_power_2() -> None:
    duel = uses(upgraded("seraph", "highest_power_2", 2, (6, 6, 6, 6, 1)), "highest_power")
    seat_has(duel, 0, flight=1, holy_presence=1)
    seat_has(duel, 1, health=40, blinding_light=1)


def test_divine_visage() -> None:
    duel = uses(upgraded("seraph", "highest_power_2", 2, (6, 6, 6, 1, 1)), "divine_visage")
    seat_has(duel, 0, flight=2, holy_presence=1, cleanse=2)
    seat_has(duel, 1, health=50, blinding_light=1)


@pytest.mark.parametrize(
    ("die", "foe", "own", "flight"), [(1, 48, 46, 0), (4, 50, 46, 1), (5, 50, 48, 0), (6, 50, 49, 0)]
)
def test_angelic_mantle_2(die: int, foe: int, own: int, flight: int) -> None:
    duel = defends(fighter("seraph", upgrades=["angelic_mantle_2"]), "angelic_mantle", (die,))
    assert duel.asked() == (1, "reroll_die")
    duel = carried(duel.passes())
    seat_has(duel, 0, health=foe)
    seat_has(duel, 1, health=own, flight=flight)


@pytest.mark.parametrize(("die", "foe", "own"), [(1, 47, 46), (5, 50, 49), (6, 50, 50)])
def test_angelic_mantle_3(die: int, foe: int, own: int) -> None:
    duel = defends(fighter("seraph", upgrades=["angelic_mantle_3"]), "angelic_mantle", (die,))
    duel = carried(duel.passes())
    seat_has(duel, 0, health=foe)
    seat_has(duel, 1, health=own)


def test_divine_intervention_lets_three_players_be_chosen() -> None:
    duel = plays(fighter("seraph", ["divine_intervention", "purify_2"], cp=4))
    duel.answer("player 1").answer("player 0").answer("player 0")
    seat_has(carried(duel), 0, holy_presence=1, flight=2, cleanse=1)
    seat_has(duel, 1, blinding_light=1)


def test_to_the_skies() -> None:
    duel = plays(fighter("seraph", ["to_the_skies", "purify_2"], cp=1)).answer("player 0")
    seat_has(carried(duel), 0, flight=1)


def test_smote() -> None:
    duel = modifies(fighter("seraph", ["smote", "purify_2"], cp=1), "holy_blade", THREE, 1, 2, 3, 4, 6)
    seat_has(duel, 1, health=50 - 5 - 3, blinding_light=1)


@pytest.mark.parametrize(
    ("die", "damage", "gained"), [(1, 8, ""), (4, 5, "flight"), (5, 5, "cleanse"), (6, 5, "holy_presence")]
)
def test_angelic_combat(die: int, damage: int, gained: str) -> None:
    duel = modifies(fighter("seraph", ["angelic_combat", "purify_2"], cp=1), "holy_blade", THREE, die)
    seat_has(duel, 1, health=50 - damage)
    if gained:
        seat_has(duel, 0, **{gained: 1})


def test_holier_than_thou() -> None:
    side = fighter("seraph", ["holier_than_thou", "purify_2"])
    seat_has(plays(side, 6, promo="yes"), 0, flight=2, cleanse=2, hand=1)
    seat_has(plays(side, 1, promo="yes"), 0, flight=0, hand=2)
