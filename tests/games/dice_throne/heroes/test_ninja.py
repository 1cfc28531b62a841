"""The Ninja: board, upgrades and cards."""

import pytest

from tests.games.dice_throne.heroes.fights import (
    Dice,
    attacked,
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
from tests.games.dice_throne.scenario import barbarian, fighter, scenario
from tests.rules import rule

THREE, FOUR, FIVE = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (1, 1, 2, 2, 3)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 5), (FOUR, 1, 6), (FIVE, 2, 7)])
def test_slash(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(fighter("ninja"), "slash", dice, row=row), 1, health=50 - damage)


@pytest.mark.parametrize(("thrown", "defended"), [((2, 4), False), ((5, 2), True)])
def test_walk_the_line_deals_the_sum_undefendable_up_to_six(thrown: Dice, defended: bool) -> None:
    duel = rolled(fighter("ninja"), (4, 4, 5, 5, 1), *thrown).attack("walk_the_line")
    assert (duel.asked() == (1, "defence")) == defended
    seat_has(carried(duel), 1, health=50 - sum(thrown))


@pytest.mark.parametrize(("thrown", "damage", "defended"), [((1, 2, 4, 5, 5), 8, True), ((1, 2, 4, 5, 6), 6, False)])
def test_death_blossom(thrown: Dice, damage: int, defended: bool) -> None:
    duel = rolled(fighter("ninja"), (1, 2, 3, 4, 5), *thrown).attack("death_blossom")
    assert (duel.asked() == (1, "defence")) == defended
    seat_has(carried(duel), 1, health=50 - damage)


def test_smoke_screen_gives_one_player_both_tokens() -> None:
    duel = strikes(fighter("ninja"), "smoke_screen", (1, 4, 5, 6, 6))
    assert duel.asked() == (0, "choose_player")
    duel = carried(duel.answer("player 0"))
    seat_has(duel, 0, smoke_bomb=1, ninjutsu=2)
    seat_has(duel, 1, delayed_poison=1, health=50)


def test_poison_blade() -> None:
    seat_has(strikes(fighter("ninja"), "poison_blade", (1, 2, 3, 4, 6)), 1, health=45, delayed_poison=1)


def test_shadewalk() -> None:
    duel = strikes(fighter("ninja"), "shadewalk", (6, 6, 6, 6, 1))
    seat_has(duel, 0, smoke_bomb=1)
    seat_has(duel, 1, health=44, delayed_poison=1)


def test_shadow_fang() -> None:
    duel = strikes(fighter("ninja"), "shadow_fang", (1, 2, 3, 4, 5))
    seat_has(duel, 0, ninjutsu=2)
    seat_has(duel, 1, health=42)


@pytest.mark.parametrize(
    ("dice", "returned", "bombs"), [((1, 2, 3), 1, 0), ((1, 4, 5), 3, 0), ((6, 6, 5), 2, 1), ((6, 5, 1), 3, 0)]
)
def test_shade_shift(dice: Dice, returned: int, bombs: int) -> None:
    duel = defends(fighter("ninja"), "shade_shift", dice)
    assert duel.asked() == (1, "reroll_die")
    duel = carried(duel.passes())
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=46, smoke_bomb=bombs)


def test_shade_shift_may_roll_one_die_again() -> None:
    duel = defends(fighter("ninja"), "shade_shift", (1, 6, 1))
    duel = carried(duel.will_roll(1, 6).answer("die 0"))
    seat_has(duel, 1, smoke_bomb=1)


def test_assassinate_poisons_twice() -> None:
    duel = strikes(fighter("ninja"), "assassinate", (6, 6, 6, 6, 6))
    seat_has(duel, 0, smoke_bomb=1)
    seat_has(duel, 1, health=40, delayed_poison=2)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "gained"),
    [((1, 2, 3, 4, 6), 0, 4, 0), ((1, 1, 1, 4, 6), 0, 4, 1), ((1, 1, 1, 2, 6), 1, 6, 1), ((1, 1, 2, 2, 3), 2, 8, 0)],
)
def test_slash_2(dice: Dice, row: int, damage: int, gained: int) -> None:
    duel = uses(upgraded("ninja", "slash_2", 2, dice), "slash", row=row)
    seat_has(duel, 1, health=50 - damage)
    seat_has(duel, 0, ninjutsu=gained)


@pytest.mark.parametrize(("thrown", "damage", "poison"), [((1, 1, 4, 6, 6), 4, 1), ((1, 1, 1, 4, 6), 5, 0)])
def test_death_blossom_2(thrown: Dice, damage: int, poison: int) -> None:
    duel = uses(upgraded("ninja", "death_blossom_2", 2, (1, 2, 3, 4, 5)), "death_blossom", *thrown)
    assert duel.asked() == (0, "reroll_die")
    seat_has(carried(duel.passes()), 1, health=50 - damage, delayed_poison=poison)


def test_death_blossom_2_may_roll_two_dice_again() -> None:
    duel = uses(upgraded("ninja", "death_blossom_2", 2, (1, 2, 3, 4, 5)), "death_blossom", 1, 1, 1, 1, 6)
    duel.answer("die 4")
    duel = carried(duel.will_roll(0, 5, 5).answer("die 0"))
    seat_has(duel, 1, health=50 - 7)


def test_smoke_screen_2() -> None:
    duel = uses(upgraded("ninja", "smoke_screen_2", 2, (1, 4, 5, 6, 6)), "smoke_screen").answer("player 0")
    seat_has(carried(duel), 0, smoke_bomb=1, ninjutsu=3)
    seat_has(duel, 1, delayed_poison=1)


@rule("A-51")
def test_kuji_kiri_hits_twice_with_pure_damage() -> None:
    duel = uses(upgraded("ninja", "smoke_screen_2", 2, (4, 4, 5, 6, 6)), "kuji_kiri")
    seat_has(duel, 1, health=42)


def test_walk_the_line_2_may_roll_one_die_again() -> None:
    duel = uses(upgraded("ninja", "walk_the_line_2", 2, (4, 4, 5, 5, 1)), "walk_the_line", 6, 1)
    seat_has(carried(duel.will_roll(0, 5).answer("die 1")), 1, health=39)


def test_tip_of_the_blade() -> None:
    duel = uses(upgraded("ninja", "walk_the_line_2", 2, (4, 4, 5, 1, 1)), "tip_of_the_blade", 5)
    seat_has(duel, 1, health=45)


@pytest.mark.parametrize(("die", "poison"), [(1, 1), (4, 2), (6, 2)])
def test_poison_blade_2(die: int, poison: int) -> None:
    duel = uses(upgraded("ninja", "poison_blade_2", 1, (1, 2, 3, 4, 6)), "poison_blade", die)
    seat_has(duel, 1, health=45, delayed_poison=poison)


def test_shadow_fang_2() -> None:
    duel = uses(upgraded("ninja", "shadow_fang_2", 2, (1, 2, 3, 4, 5)), "shadow_fang")
    seat_has(duel, 0, smoke_bomb=1, ninjutsu=2)
    seat_has(duel, 1, health=42)


def test_misdirect() -> None:
    duel = uses(upgraded("ninja", "shadow_fang_2", 2, (1, 2, 6, 6, 5)), "misdirect")
    seat_has(duel, 0, smoke_bomb=1)
    seat_has(duel, 1, health=48)


def test_shadewalk_2() -> None:
    duel = uses(upgraded("ninja", "shadewalk_2", 2, (6, 6, 6, 6, 1)), "shadewalk")
    seat_has(duel, 0, smoke_bomb=1)
    seat_has(duel, 1, health=45, delayed_poison=2)


def test_jugulate() -> None:
    duel = uses(upgraded("ninja", "shadewalk_2", 2, (6, 6, 6, 1, 1)), "jugulate")
    seat_has(duel, 0, ninjutsu=3)
    seat_has(duel, 1, health=50, delayed_poison=1)


@pytest.mark.parametrize(("dice", "returned", "bombs"), [((1, 2, 3), 3, 0), ((1, 4, 5), 3, 0), ((6, 6, 1), 1, 1)])
def test_shade_shift_2(dice: Dice, returned: int, bombs: int) -> None:
    duel = defends(fighter("ninja", upgrades=["shade_shift_2"]), "shade_shift", dice)
    duel = carried(duel.passes())
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, smoke_bomb=bombs)


def test_poison_dart() -> None:
    seat_has(plays(fighter("ninja", ["poison_dart", "slash_2"], cp=2)), 1, delayed_poison=1)


def test_throwing_stars_adds_one_for_each_shuriken() -> None:
    side = fighter("ninja", ["throwing_stars", "slash_2"], cp=1)
    duel = modifies(side, "slash", THREE, 4, 4, 5, 1, 6)
    assert duel.asked() == (0, "reroll_die")
    seat_has(carried(duel.passes()), 1, health=50 - 5 - 3)


def test_fan_of_knives_hits_three_times() -> None:
    duel = plays(fighter("ninja", ["fan_of_knives", "slash_2"], cp=2))
    duel.will_roll(0, 1, 1, 1, 4, 4).end()
    seat_has(carried(duel), 1, health=47)


def test_smoke_offering_costs_a_card() -> None:
    duel = plays(fighter("ninja", ["smoke_offering", "slash_2", "train"]))
    duel.answer("yes").answer("card slash_2").answer("player 0")
    seat_has(carried(duel), 0, smoke_bomb=1, hand=1)


def test_smoke_offering_may_be_declined() -> None:
    seat_has(plays(fighter("ninja", ["smoke_offering", "slash_2"])).passes(), 0, smoke_bomb=0, hand=1)


def test_train() -> None:
    seat_has(plays(fighter("ninja", ["train", "slash_2"])), 0, ninjutsu=1)


@pytest.mark.parametrize(("die", "health", "bombs"), [(1, 47, 0), (4, 48, 0), (6, 46, 1)])
def test_escape(die: int, health: int, bombs: int) -> None:
    seat_has(attacked(fighter("ninja", ["escape", "slash_2"]), die), 1, health=health, smoke_bomb=bombs)


def test_dojo() -> None:
    side = fighter("ninja", ["dojo", "slash_2"])
    seat_has(plays(side, 6, promo="yes"), 0, smoke_bomb=1, ninjutsu=2, hand=1)
    seat_has(plays(side, 5, promo="yes"), 0, smoke_bomb=0, hand=2)


def test_what_the_leaflet_prints() -> None:
    duel = scenario(fighter("ninja"), barbarian()).main()
    assert (duel.deck_size(0), duel.tokens(0, "ninjutsu")) == (31, 0)
