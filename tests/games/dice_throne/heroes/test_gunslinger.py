"""The Gunslinger: board, upgrades and cards."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.heroes.fights import (
    Dice,
    carried,
    carried_to_defence,
    modifies,
    plays,
    rolled,
    seat_has,
    strikes,
    upgraded,
    uses,
)
from tests.games.dice_throne.scenario import Duel, Side, barbarian, fighter, scenario
from tests.rules import rule

HERO = fighter("gunslinger")
THREE, FOUR, FIVE = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (1, 1, 2, 2, 3)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 3), (FOUR, 1, 4), (FIVE, 2, 5)])
def test_revolver(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(HERO, "revolver", dice, row=row), 1, health=50 - damage)


def test_bounty_hunter_is_already_helped_by_its_token() -> None:
    duel = strikes(fighter("gunslinger", cp=0), "bounty_hunter", (1, 2, 6, 6, 4))
    seat_has(duel, 0, cp=1)
    seat_has(duel, 1, health=48, bounty=1)


@pytest.mark.parametrize(("own", "foe", "damage"), [(5, 4, 7), (4, 4, 7), (3, 4, 5)])
def test_showdown(own: int, foe: int, damage: int) -> None:
    duel = rolled(HERO, (1, 2, 3, 4, 6), own).will_roll(1, foe)
    seat_has(carried(duel.announce("showdown")), 1, health=50 - damage)


@rule("DT-ROLL-19")
def test_showdown_waits_for_the_target() -> None:
    duel = rolled(HERO, (1, 2, 3, 4, 6), 5).will_roll(1, 4)
    told = [type(event) for event in carried(duel.announce("showdown")).match.log]
    assert told.index(events.Targeted) < len(told) - 1 - told[::-1].index(events.Rolled)


def test_deadeye() -> None:
    seat_has(strikes(HERO, "deadeye", (6, 6, 6, 6, 1)), 1, health=44, knockdown=1)


def test_take_cover() -> None:
    duel = strikes(HERO, "take_cover", (1, 2, 4, 4, 5))
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, health=45)


def test_fan_the_hammer() -> None:
    duel = strikes(HERO, "fan_the_hammer", (1, 2, 3, 4, 5))
    seat_has(duel, 0, evasive=2)
    seat_has(duel, 1, health=43)


def duels(side: Side, own: int, foe: int) -> Duel:
    duel = carried_to_defence(scenario(barbarian(), side).roll(1, 2, 3, 4, 6).announce("smack"))
    return carried(duel.will_roll(0, foe).defend("duel", own))


def test_duel_lets_the_winner_choose() -> None:
    duel = duels(HERO, 5, 4)
    assert (duel.asked(), duel.options()) == ((1, "choose_option"), ["option 0", "option 1"])
    seat_has(carried(duel.answer("option 0")), 0, health=47)
    seat_has(duel, 1, health=46)
    seat_has(carried(duels(HERO, 5, 4).answer("option 1")), 1, health=48)


def test_duel_lost_or_drawn_deals_one() -> None:
    for foe in (4, 5):
        duel = duels(HERO, 4, foe)
        seat_has(duel, 0, health=49)
        seat_has(duel, 1, health=46)


def test_quick_draw_reloads_in_the_upkeep() -> None:
    duel = scenario(HERO, barbarian()).upkeep().until("main")
    seat_has(duel, 0, reload=1)


def test_fill_em_with_lead() -> None:
    duel = carried(rolled(fighter("gunslinger", cp=0), (6, 6, 6, 6, 6)).announce("fill_em_with_lead"))
    seat_has(duel, 0, evasive=1, cp=1)
    seat_has(duel, 1, health=50 - 10 - 1, bounty=1, knockdown=1)


def test_fill_em_with_lead_lets_a_reload_be_rolled_again() -> None:
    duel = rolled(fighter("gunslinger", tokens={"reload": 1}), (6, 6, 6, 6, 6)).announce("fill_em_with_lead")
    duel.will_roll(0, 1).answer("spend reload")
    assert duel.asked() == (0, "reroll_die")
    seat_has(carried(duel.will_roll(0, 6).answer("die 0")), 1, health=50 - 10 - 1 - 3)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "down"), [(THREE, 0, 4, 0), ((1, 1, 1, 1, 4), 1, 5, 1), (FIVE, 2, 6, 0)]
)
def test_revolver_2(dice: Dice, row: int, damage: int, down: int) -> None:
    duel = uses(upgraded("gunslinger", "revolver_2", 2, dice), "revolver", row=row)
    seat_has(duel, 1, health=50 - damage, knockdown=down)


def test_bounty_hunter_2() -> None:
    duel = uses(upgraded("gunslinger", "bounty_hunter_2", 1, (1, 2, 6, 6, 4)), "bounty_hunter")
    seat_has(duel, 1, health=47, bounty=1)


@pytest.mark.parametrize(("own", "damage"), [(4, 8), (3, 6)])
def test_showdown_2(own: int, damage: int) -> None:
    duel = upgraded("gunslinger", "showdown_2", 2, (1, 2, 3, 4, 6)).will_roll(1, 4)
    seat_has(uses(duel, "showdown", own), 1, health=50 - damage)


@pytest.mark.parametrize(("own", "damage"), [(4, 9), (3, 6)])
def test_showdown_3(own: int, damage: int) -> None:
    duel = upgraded("gunslinger", "showdown_3", 3, (1, 2, 3, 4, 6)).will_roll(1, 4)
    seat_has(uses(duel, "showdown", own), 1, health=50 - damage)


def test_fan_the_hammer_2() -> None:
    duel = uses(upgraded("gunslinger", "fan_the_hammer_2", 2, (1, 2, 3, 4, 5)), "fan_the_hammer")
    seat_has(duel, 0, evasive=2)
    seat_has(duel, 1, health=42)


def test_pistol_whip() -> None:
    duel = uses(upgraded("gunslinger", "fan_the_hammer_2", 2, (1, 1, 4, 5, 6)), "pistol_whip")
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, health=49, knockdown=1)


def test_take_cover_2() -> None:
    duel = uses(upgraded("gunslinger", "take_cover_2", 2, (1, 2, 4, 4, 5)), "take_cover")
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, health=44)


def test_mark_the_target() -> None:
    duel = uses(upgraded("gunslinger", "take_cover_2", 2, (6, 6, 4, 4, 5)), "mark_the_target")
    seat_has(duel, 0, evasive=2)
    seat_has(duel, 1, health=50, bounty=1)


def test_deadeye_2() -> None:
    duel = uses(upgraded("gunslinger", "deadeye_2", 2, (6, 6, 6, 6, 1)), "deadeye")
    seat_has(duel, 1, health=42, knockdown=1)


def test_enforcer_marks_and_fells_those_it_names() -> None:
    duel = uses(upgraded("gunslinger", "deadeye_2", 2, (6, 6, 6, 1, 1)), "enforcer")
    duel = carried(duel.answer("yes").passes())
    seat_has(duel, 0, evasive=1)
    seat_has(duel, 1, bounty=1, knockdown=1)


def test_duel_2_wins_on_equal_dice() -> None:
    duel = duels(fighter("gunslinger", upgrades=["duel_2"]), 4, 4)
    seat_has(carried(duel.answer("option 0")), 0, health=47)


def test_quick_draw_2_may_roll_the_reload_again() -> None:
    side = fighter("gunslinger", upgrades=["quick_draw_2"], tokens={"reload": 1})
    duel = rolled(side, THREE).announce("revolver").will_roll(0, 2).answer("spend reload")
    seat_has(carried(duel.will_roll(0, 5).answer("die 0")), 1, health=50 - 3 - 3)
    seat_has(scenario(side, barbarian()).upkeep().until("main"), 0, reload=2)


def test_wanted() -> None:
    seat_has(plays(fighter("gunslinger", ["wanted", "revolver_2"], cp=2)), 1, bounty=1)


def test_spin_the_chamber() -> None:
    seat_has(plays(fighter("gunslinger", ["spin_the_chamber", "revolver_2"], cp=1)), 0, reload=1)


@pytest.mark.parametrize(("die", "damage", "down", "bounty"), [(1, 2, 0, 0), (4, 0, 1, 0), (6, 0, 0, 1)])
def test_roulette(die: int, damage: int, down: int, bounty: int) -> None:
    duel = plays(fighter("gunslinger", ["roulette", "revolver_2"], cp=1), die).answer("player 1")
    carried(duel).will_roll(0, 4, 4, 4, 5, 5).end()
    seat_has(duel, 1, health=50 - damage, knockdown=down, bounty=bounty)


def test_wild_west_rolls_a_reload_again_for_one_more() -> None:
    side = fighter("gunslinger", ["wild_west", "revolver_2"], cp=1, tokens={"reload": 1})
    duel = rolled(side, THREE).announce("revolver").play("wild_west").will_roll(0, 1).answer("spend reload")
    seat_has(carried(duel.will_roll(0, 4).answer("die 0")), 1, health=50 - 3 - 1 - 2)


@rule("DT-TURN-3")
def test_wild_west_is_over_when_the_roll_phase_ends() -> None:
    side = fighter("gunslinger", ["wild_west", "revolver_2"], cp=1, deck=["deadeye_2"])
    duel = rolled(side, THREE, foe=barbarian(deck=["smack_2"])).announce("revolver").play("wild_west")
    duel.until_phase("main_1", 1).until_phase("main_1", 0).until("main")
    duel.will_roll(0, *THREE).end().announce("revolver").will_roll(0, 3).answer("spend reload")
    seat_has(carried(duel), 1, health=50 - 3 - 3 - 2)  # nobody was asked to roll the die again


@pytest.mark.parametrize(("thrown", "damage", "down"), [((1, 2, 3, 1, 6), 7, 1), ((1, 2, 3, 5, 6), 6, 0)])
def test_eat_lead(thrown: Dice, damage: int, down: int) -> None:
    duel = modifies(fighter("gunslinger", ["eat_lead", "revolver_2"], cp=1), "revolver", THREE, *thrown)
    seat_has(duel, 1, health=50 - damage, knockdown=down)


def test_run_and_gun() -> None:
    side = fighter("gunslinger", ["run_and_gun", "revolver_2"])
    seat_has(plays(side, 6, promo="yes"), 1, bounty=1, knockdown=1)
    seat_has(plays(side, 1, promo="yes"), 0, hand=2)
