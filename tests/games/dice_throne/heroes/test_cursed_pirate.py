"""The Cursed Pirate: both sides of the board, and cards."""

from typing import Any

import pytest

from tests.games.dice_throne.heroes.fights import (
    Dice,
    carried,
    carried_to_defence,
    modifies,
    plays,
    rolled,
    seat_has,
    strikes,
)
from tests.games.dice_throne.modes.gathering import king
from tests.games.dice_throne.scenario import Duel, Side, barbarian, fighter, new_game, scenario
from tests.rules import rule

HERO = fighter("cursed_pirate")
CURSED = fighter("cursed_pirate", board="cursed")
THREE, FOUR, FIVE = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (1, 1, 2, 2, 3)
KEEP = "pass"  # of a Doubloon, as of anything that may be refused


def takes(duel: Duel, count: int = 1) -> Duel:
    """She declines none of the Doubloons she gains."""
    for _ in range(count):
        assert duel.asked() == (duel.decision.owner, "refuse_token")
        duel.answer(KEEP)
    return carried(duel)


def test_the_pirate_starts_human_with_three_doubloons() -> None:
    duel = new_game("cursed_pirate", "barbarian", (1, 6))
    while duel.asked()[1] == "refuse_token":
        duel.answer(KEEP)
    seat_has(duel, 0, cursed_doubloon=3)
    assert (duel.level(0, "cursed_human"), duel.level(0, "cursed_cursed")) == (1, 0)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "keg"), [(THREE, 0, 5, 0), (FOUR, 1, 6, 0), (FIVE, 2, 7, 0), ((1, 1, 1, 1, 4), 1, 6, 1)]
)
def test_cutlass_strike(dice: Dice, row: int, damage: int, keg: int) -> None:
    seat_has(strikes(HERO, "cutlass_strike", dice, row=row), 1, health=50 - damage, powder_keg=keg)


def test_x_marks_the_spot() -> None:
    duel = takes(strikes(HERO, "x_marks_the_spot", (4, 4, 5, 1, 1), 1, 4, 6))
    seat_has(duel, 0, cp=3, hand=2, cursed_doubloon=1)
    seat_has(duel, 1, health=48)


@pytest.mark.parametrize(("option", "own", "foe", "hand"), [(0, 3, 1, 1), (1, 2, 2, 0)])
def test_walk_the_plank(option: int, own: int, foe: int, hand: int) -> None:
    duel = carried(strikes(HERO, "walk_the_plank", (1, 4, 5, 6, 6)).answer(f"option {option}"))
    seat_has(duel, 0, cp=own)
    seat_has(duel, 1, health=43, cp=foe, hand=hand)


@pytest.mark.parametrize(("dice", "row", "damage"), [((1, 2, 3, 4, 6), 0, 7), ((1, 2, 3, 4, 5), 1, 9)])
def test_light_the_fuse(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(HERO, "light_the_fuse", dice, row=row), 1, health=50 - damage, powder_keg=1)


def test_black_spot() -> None:
    duel = takes(strikes(HERO, "black_spot", (6, 6, 6, 6, 1)))
    seat_has(duel, 0, cursed_doubloon=1)
    seat_has(duel, 1, health=43, parley=1)


def test_shiver_me_timbers_removes_doubloons_from_anybody() -> None:
    side = fighter("cursed_pirate", tokens={"cursed_doubloon": 3})
    duel = scenario(side, barbarian(tokens={"cursed_doubloon": 2})).roll(1, 6, 6, 6, 4).attack("shiver_me_timbers")
    duel.answer("number 1").answer("number 2")
    seat_has(carried(duel), 0, cursed_doubloon=2)
    seat_has(duel, 1, health=43, cursed_doubloon=0)


def defended(side: Side, defence: str, *dice: int) -> Duel:
    duel = carried_to_defence(scenario(barbarian(), side).roll(1, 2, 3, 4, 6).announce("smack"))
    return carried(duel.defend(defence, *dice))


def test_ahoy_matey() -> None:
    duel = takes(defended(HERO, "ahoy_matey", 1, 2, 4, 6))
    seat_has(duel, 0, health=48)
    seat_has(duel, 1, health=48, cp=3, cursed_doubloon=1)


def ended(side: Side) -> Duel:
    duel = scenario(side, barbarian()).main_2().end()
    while duel.state.active == 0:
        duel.idle()
    return duel


def test_cursed_human_loses_a_doubloon_at_the_end_of_the_turn() -> None:
    duel = ended(fighter("cursed_pirate", tokens={"cursed_doubloon": 2}))
    seat_has(duel, 0, cursed_doubloon=1)
    assert duel.level(0, "cursed_human") == 1


def test_cursed_human_without_a_doubloon_turns_the_board_for_good() -> None:
    duel = ended(HERO)
    assert (duel.level(0, "cursed_human"), duel.level(0, "cursed_cursed")) == (0, 1)
    assert (duel.level(0, "cutlass_strike"), duel.level(0, "soul_cutlass")) == (0, 1)
    duel = duel.until_phase("main_2", 0)
    assert duel.level(0, "soul_cutlass") == 1


def test_pirates_touch() -> None:
    duel = takes(strikes(HERO, "pirates_touch", (6, 6, 6, 6, 6)), 2)
    seat_has(duel, 0, cursed_doubloon=2)
    seat_has(duel, 1, health=38, parley=1, powder_keg=1)


def test_the_cursed_side_has_other_abilities() -> None:
    words = rolled(CURSED, THREE).options()
    assert "announce soul_cutlass/0" in words
    assert not [word for word in words if "cutlass_strike" in word]


@pytest.mark.parametrize(
    ("dice", "row", "damage", "keg"), [(THREE, 0, 5, 0), (FOUR, 1, 7, 0), (FIVE, 2, 9, 0), ((1, 1, 1, 4, 4), 0, 5, 1)]
)
def test_soul_cutlass(dice: Dice, row: int, damage: int, keg: int) -> None:
    seat_has(strikes(CURSED, "soul_cutlass", dice, row=row), 1, health=50 - damage, powder_keg=keg)


def test_dread_mark_gives_the_doubloons_to_the_target() -> None:
    duel = strikes(CURSED, "dread_mark", (4, 4, 5, 1, 1), 1, 4, 6, 6)
    seat_has(duel, 0, cp=4, hand=2, cursed_doubloon=0)
    seat_has(duel, 1, health=48, cursed_doubloon=2)


def test_abyssal_walk() -> None:
    duel = strikes(CURSED, "abyssal_walk", (1, 4, 5, 6, 6))
    seat_has(duel, 0, cp=3)
    seat_has(duel, 1, health=42, cp=1, hand=0, wither=1)


@pytest.mark.parametrize(("dice", "row", "damage"), [((1, 2, 3, 4, 6), 0, 7), ((1, 2, 3, 4, 5), 1, 10)])
def test_thar_she_blows(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(CURSED, "thar_she_blows", dice, row=row), 1, health=50 - damage, powder_keg=1, wither=1)


def test_black_soul() -> None:
    duel = strikes(CURSED, "black_soul", (6, 6, 6, 6, 1))
    seat_has(duel, 1, health=42, parley=1, powder_keg=1, wither=1)


@rule("A-52")
def test_the_shivering_deals_one_more_for_each_doubloon_of_an_opponent() -> None:
    duel = scenario(CURSED, barbarian(tokens={"cursed_doubloon": 2})).roll(1, 6, 6, 6, 4).announce("the_shivering")
    seat_has(carried(duel), 1, health=50 - 8 - 2)


def test_avast_ye() -> None:
    duel = defended(CURSED, "avast_ye", 1, 2, 4, 6, 6)
    seat_has(duel, 0, health=48, cursed_doubloon=1)
    seat_has(duel, 1, health=50, cp=3)


def test_cursed_cursed_takes_four_in_the_upkeep() -> None:
    seat_has(scenario(CURSED, barbarian()).upkeep().until("main"), 0, health=46)


def test_cursed_cursed_gives_a_keg_to_an_opponent_who_does_not_attack() -> None:
    duel = scenario(barbarian(), CURSED).roll(1, 2, 3, 4, 6).no_ability()
    seat_has(carried(duel), 0, powder_keg=1)
    duel = scenario(barbarian(), CURSED).roll(1, 2, 3, 4, 6).announce("smack")
    seat_has(carried(duel), 0, powder_keg=0)


def test_cursed_touch() -> None:
    duel = strikes(CURSED, "cursed_touch", (6, 6, 6, 6, 6)).answer("yes").passes()
    seat_has(carried(duel), 1, health=37, parley=1, cursed_doubloon=1, wither=1, powder_keg=1)


def card(name: str, cp: int, **said: Any) -> Side:  # the fields of Side
    return fighter(
        "cursed_pirate", [name, "feed_the_fish"] if name != "feed_the_fish" else [name, "yo_ho"], cp=cp, **said
    )


def test_yo_ho_lets_the_opponent_choose() -> None:
    duel = plays(card("yo_ho", 2))
    assert duel.asked() == (1, "choose_option")
    seat_has(carried(duel.answer("option 0")), 1, powder_keg=1, wither=0)
    for die, hit in ((2, 0), (3, 1)):
        duel = plays(card("yo_ho", 2)).will_roll(1, die).answer("option 1")
        seat_has(carried(duel), 1, powder_keg=hit, wither=hit)


def test_light_it_up() -> None:
    seat_has(plays(card("light_it_up", 2)), 1, powder_keg=1)


def test_feed_the_fish() -> None:
    seat_has(carried(plays(card("feed_the_fish", 3)).answer("yes")), 1, powder_keg=1)


def test_pirates_life() -> None:
    seat_has(takes(plays(card("pirates_life", 1))), 0, cursed_doubloon=1)
    seat_has(plays(card("pirates_life", 1, board="cursed", health=30)), 0, health=33, cursed_doubloon=0)


@pytest.mark.parametrize(("thrown", "hand", "cp"), [((4, 1), 3, 2), ((1, 6), 1, 0)])
def test_heave_ho(thrown: Dice, hand: int, cp: int) -> None:
    seat_has(plays(card("heave_ho", 2), *thrown), 0, hand=hand, cp=cp)


@pytest.mark.parametrize(("die", "hand"), [(1, 1), (4, 0), (6, 0)])
def test_crows_nest(die: int, hand: int) -> None:
    duel = plays(card("crows_nest", 1), die)
    seat_has(duel, 1, hand=hand)
    held = duel.state.heroes[1].hand + duel.state.heroes[1].discard
    assert duel.state.secrets.known[held[0]] & 1  # seen, or thrown away openly


def test_truce() -> None:
    seat_has(plays(card("truce", 3)), 1, parley=1)


def test_pillage() -> None:
    duel = plays(card("pillage", 0))
    seat_has(duel, 0, cp=1)
    seat_has(duel, 1, cp=1)


def test_scurvy() -> None:
    duel = plays(card("scurvy", 2))
    seat_has(duel, 1, wither=1)
    duel.will_roll(0, 4, 4, 5, 5, 6).end()
    seat_has(duel, 0, health=49)


@pytest.mark.parametrize(("die", "damage", "hand", "keg"), [(1, 2, 1, 0), (4, 0, 3, 0), (6, 0, 1, 1)])
def test_swashbuckle(die: int, damage: int, hand: int, keg: int) -> None:
    duel = plays(card("swashbuckle", 2), die)
    seat_has(duel, 0, hand=hand)
    duel.will_roll(0, 4, 4, 5, 5, 6).end()
    seat_has(duel, 1, health=50 - damage, powder_keg=keg)


@pytest.mark.parametrize("pays", [True, False])
def test_ransom(pays: bool) -> None:
    duel = scenario(barbarian(), card("ransom", 1)).roll(1, 2, 3, 4, 6).announce("smack").play("ransom", by=1)
    assert duel.asked() == (0, "whether")
    if pays:
        seat_has(carried(duel.answer("yes")), 1, cp=2)
        seat_has(duel, 0, cp=0)
        return
    duel.passes()
    assert duel.asked() == (1, "reroll_die")
    duel.will_roll(0, 6).answer("die 0")
    assert duel.dice() == [6, 2, 3, 4, 6]


def test_ransom_of_somebody_who_has_not_rolled_alters_no_die() -> None:
    crowd = king(barbarian(), card("ransom", 1), barbarian()).roll(1, 2, 3, 4, 6)
    crowd.announce("smack").play("ransom", by=1).answer("player 2").passes(by=2)
    assert (crowd.asked(), crowd.dice(), crowd.cp(1)) == ((0, "target"), [1, 2, 3, 4, 6], 0)


@pytest.mark.parametrize(("thrown", "damage", "keg"), [((1, 2, 3, 4, 6), 8, 1), ((1, 2, 5, 4, 6), 7, 0)])
def test_run_ya_through(thrown: Dice, damage: int, keg: int) -> None:
    duel = modifies(card("run_ya_through", 2), "cutlass_strike", THREE, *thrown)
    seat_has(duel, 1, health=50 - damage, powder_keg=keg)


def test_shark_bait() -> None:
    seat_has(modifies(card("shark_bait", 1), "cutlass_strike", THREE), 1, health=43)


def test_batten_down() -> None:
    seat_has(plays(card("batten_down", 4)), 0, hand=4)


@pytest.mark.parametrize(("option", "damage", "hand"), [(0, 0, 2), (1, 2, 3), (2, 4, 4)])
def test_cursed_cards(option: int, damage: int, hand: int) -> None:
    duel = plays(card("cursed_cards", 0)).answer(f"option {option}")
    seat_has(carried(duel), 0, hand=hand)
    duel.will_roll(0, 4, 4, 5, 5, 6).end()
    seat_has(duel, 0, health=50 - damage)


def test_high_stakes() -> None:
    seat_has(plays(card("high_stakes", 0), 6, promo="yes"), 1, parley=1)
    seat_has(plays(card("high_stakes", 0), 1, promo="yes"), 0, hand=2)
