"""The Tactician: board, upgrades and cards."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.heroes.fights import (
    Dice,
    attacked,
    carried,
    defends,
    plays,
    seat_has,
    strikes,
    upgraded,
    uses,
)
from tests.games.dice_throne.scenario import fighter, new_game

HERO = fighter("tactician")
THREE, FOUR, FIVE = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (1, 1, 2, 2, 3)


def test_the_tactician_starts_with_two_tactical_advantages() -> None:
    duel = new_game("tactician", "barbarian", (6, 1))
    seat_has(duel, 0, tactical_advantage=2)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 4), (FOUR, 1, 5), (FIVE, 2, 6)])
def test_saber_strike(dice: Dice, row: int, damage: int) -> None:
    seat_has(strikes(HERO, "saber_strike", dice, row=row), 1, health=50 - damage)


def test_carpet_bomb_hits_each_chosen_opponent_once() -> None:
    duel = strikes(HERO, "carpet_bomb", (1, 2, 6, 6, 4))
    seat_has(duel, 0, tactical_advantage=1)
    seat_has(duel, 1, health=48)


@pytest.mark.parametrize(("die", "damage", "gained"), [(1, 5, 1), (4, 0, 5)])
def test_profiteer(die: int, damage: int, gained: int) -> None:
    duel = strikes(HERO, "profiteer", (1, 4, 5, 5, 6), die)
    seat_has(duel, 0, tactical_advantage=gained, hand=1)
    seat_has(duel, 1, health=50 - damage)


def test_profiteer_on_a_medal_draws_and_rolls_another_phase() -> None:
    duel = strikes(HERO, "profiteer", (1, 4, 5, 5, 6), 6)
    seat_has(duel, 0, tactical_advantage=1, hand=2)
    assert duel.asked() == (0, "rolling")
    assert [event.target for event in duel.logged(events.ExtraPhaseGranted)] == [-1]


def test_strategic_approach() -> None:
    seat_has(strikes(HERO, "strategic_approach", (1, 2, 3, 6, 6)), 1, health=43, constrict=1)


def test_flank() -> None:
    duel = strikes(HERO, "flank", (1, 2, 3, 4, 6))
    seat_has(duel, 0, tactical_advantage=1)
    seat_has(duel, 1, health=44)


def test_exploit() -> None:
    duel = strikes(HERO, "exploit", (1, 2, 3, 4, 5))
    seat_has(duel, 0, tactical_advantage=2)
    seat_has(duel, 1, health=41, constrict=1)


def test_maneuver() -> None:
    duel = strikes(HERO, "maneuver", (6, 6, 6, 6, 1))
    seat_has(duel, 0, tactical_advantage=5)
    seat_has(duel, 1, health=45)


@pytest.mark.parametrize(
    ("dice", "returned", "kept", "gained"), [((1, 2, 3, 4), 1, 1, 0), ((1, 1, 2, 2), 2, 0, 0), ((4, 5, 6, 6), 0, 2, 2)]
)
def test_countermeasures(dice: Dice, returned: int, kept: int, gained: int) -> None:
    duel = defends(HERO, "countermeasures", dice)
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=46 + kept, tactical_advantage=gained)


def test_higher_ground_raises_the_limit_and_fills_up_to_it() -> None:
    duel = strikes(HERO, "higher_ground", (6, 6, 6, 6, 6))
    seat_has(duel, 0, tactical_advantage=6)
    seat_has(duel, 1, health=50 - 12 - 2, targeted=1, constrict=1)


@pytest.mark.parametrize(
    ("dice", "row", "damage", "bound"), [(THREE, 0, 5, 0), ((1, 1, 1, 2, 4), 1, 6, 1), (FIVE, 2, 7, 0)]
)
def test_saber_strike_2(dice: Dice, row: int, damage: int, bound: int) -> None:
    duel = uses(upgraded("tactician", "saber_strike_2", 1, dice), "saber_strike", row=row)
    seat_has(duel, 1, health=50 - damage, constrict=bound)


@pytest.mark.parametrize(("die", "damage", "gained", "hand"), [(1, 6, 2, 1), (4, 0, 5, 1), (6, 0, 2, 2)])
def test_profiteer_2(die: int, damage: int, gained: int, hand: int) -> None:
    duel = uses(upgraded("tactician", "profiteer_2", 2, (1, 4, 5, 5, 6)), "profiteer", die)
    seat_has(duel, 0, tactical_advantage=gained, hand=hand)
    seat_has(duel, 1, health=50 - damage)


def test_carpet_bomb_2() -> None:
    duel = uses(upgraded("tactician", "carpet_bomb_2", 2, (1, 2, 6, 6, 4)), "carpet_bomb")
    seat_has(duel, 0, tactical_advantage=2)
    seat_has(duel, 1, health=48)


def test_strategize() -> None:
    duel = uses(upgraded("tactician", "carpet_bomb_2", 2, (4, 4, 5, 5, 1)), "strategize")
    seat_has(duel, 0, tactical_advantage=3, hand=3)


def test_strategic_approach_2() -> None:
    duel = uses(upgraded("tactician", "strategic_approach_2", 2, (1, 2, 3, 6, 6)), "strategic_approach")
    seat_has(duel, 0, tactical_advantage=1)
    seat_has(duel, 1, health=43, constrict=1)


def test_indirect_approach() -> None:
    duel = uses(upgraded("tactician", "strategic_approach_2", 2, (1, 2, 3, 4, 6)), "indirect_approach")
    seat_has(duel, 0, tactical_advantage=2)
    seat_has(duel, 1, health=48)


def test_flank_2() -> None:
    duel = uses(upgraded("tactician", "flank_2", 2, (1, 2, 3, 4, 6)), "flank")
    seat_has(duel, 0, tactical_advantage=2)
    seat_has(duel, 1, health=44)


def test_exploit_2() -> None:
    duel = uses(upgraded("tactician", "exploit_2", 2, (1, 2, 3, 4, 5)), "exploit")
    seat_has(duel, 0, tactical_advantage=3)
    seat_has(duel, 1, health=41, constrict=1)


def test_interdiction() -> None:
    duel = uses(upgraded("tactician", "exploit_2", 2, (1, 4, 5, 6, 6)), "interdiction")
    seat_has(duel, 0, hand=3)
    seat_has(duel, 1, constrict=1, health=50)


def test_maneuver_2() -> None:
    duel = uses(upgraded("tactician", "maneuver_2", 2, (6, 6, 6, 6, 1)), "maneuver")
    seat_has(duel, 0, tactical_advantage=5)
    seat_has(duel, 1, health=45, constrict=1)


def test_reconnaissance() -> None:
    seat_has(uses(upgraded("tactician", "maneuver_2", 2, (6, 6, 6, 1, 1)), "reconnaissance"), 0, tactical_advantage=5)


@pytest.mark.parametrize(("level", "returned"), [(2, 2), (3, 4)])
def test_countermeasures_2_rolls_five(level: int, returned: int) -> None:
    side = fighter("tactician", upgrades=[f"countermeasures_{level}"])
    duel = defends(side, "countermeasures", (1, 2, 3, 3, 5))
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=47)


def test_countermeasures_3_doubles_the_pairs() -> None:
    duel = defends(fighter("tactician", upgrades=["countermeasures_3"]), "countermeasures", (1, 2, 4, 5, 6))
    seat_has(duel, 0, health=48)
    seat_has(duel, 1, health=48, tactical_advantage=1)


def test_bunker_up() -> None:
    duel = plays(fighter("tactician", ["bunker_up", "flank_2"], cp=2)).answer("player 0")
    seat_has(carried(duel), 0, protect=1)


@pytest.mark.parametrize(("die", "gained"), [(1, 1), (4, 2), (5, 3)])
def test_war_room(die: int, gained: int) -> None:
    seat_has(plays(fighter("tactician", ["war_room", "flank_2"], cp=1), die), 0, tactical_advantage=gained)


@pytest.mark.parametrize(("die", "foe", "own", "protect"), [(1, 48, 46, 0), (4, 50, 49, 0), (6, 50, 46, 1)])
def test_disengage(die: int, foe: int, own: int, protect: int) -> None:
    duel = attacked(fighter("tactician", ["disengage", "flank_2"], cp=0), die)
    seat_has(duel, 0, health=foe)
    seat_has(duel, 1, health=own, protect=protect)


def test_feigned_retreat_constricts_until_the_attackers_next_turn() -> None:
    duel = attacked(fighter("tactician", ["feigned_retreat", "flank_2"], cp=2))
    seat_has(duel, 1, health=49)
    seat_has(duel, 0, constrict=1)  # it came with this Roll Phase and speaks of the next


def test_ambush() -> None:
    seat_has(plays(fighter("tactician", ["ambush", "flank_2"], cp=1)), 0, tactical_advantage=2)


def test_upper_hand() -> None:
    side = fighter("tactician", ["upper_hand", "flank_2"])
    seat_has(plays(side, 6, promo="yes"), 0, tactical_advantage=4, hand=1)
    seat_has(plays(side, 1, promo="yes"), 0, tactical_advantage=0, hand=2)
