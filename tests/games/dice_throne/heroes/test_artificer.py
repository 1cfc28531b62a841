"""The Artificer: board, bots, Synth and Nanites, upgrades and cards."""

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
from tests.games.dice_throne.scenario import barbarian, fighter, new_game, scenario
from tests.rules import rule

HERO = fighter("artificer")
THREE, FOUR, FIVE = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (1, 1, 2, 2, 3)
ALL_BOTS = {"nanobot": 1, "shock_bot": 1, "heal_bot": 1}


def test_the_artificer_starts_with_three_synth_and_no_bot() -> None:
    seat_has(new_game("artificer", "barbarian", (1, 6)), 0, synth=3, nanobot=0, shock_bot=0, heal_bot=0)


@pytest.mark.parametrize(("dice", "row", "damage"), [(THREE, 0, 3), (FOUR, 1, 4), (FIVE, 2, 5)])
@pytest.mark.parametrize(("die", "more", "synth"), [(1, 1, 0), (4, 2, 0), (6, 0, 1)])
def test_spanner_strike(dice: Dice, row: int, damage: int, die: int, more: int, synth: int) -> None:
    duel = strikes(HERO, "spanner_strike", dice, die, row=row)
    seat_has(duel, 0, synth=synth)
    seat_has(duel, 1, health=50 - damage - more)


@pytest.mark.parametrize(("answer", "thrown", "more", "synth"), [("yes", (1, 4, 6), 3, 1), ("pass", (1,), 1, 1)])
def test_spanner_strike_may_pay_synth_to_roll_three(answer: str, thrown: Dice, more: int, synth: int) -> None:
    duel = strikes(fighter("artificer", tokens={"synth": 1}), "spanner_strike", THREE)
    assert duel.asked() == (0, "whether")
    duel = carried(duel.will_roll(0, *thrown).answer(answer))
    seat_has(duel, 0, synth=synth)
    seat_has(duel, 1, health=50 - 3 - more)


def test_schematics() -> None:
    seat_has(strikes(fighter("artificer", health=40), "schematics", (4, 4, 5, 6, 1)), 0, hand=3, health=42, synth=4)


def test_eureka() -> None:
    duel = strikes(HERO, "eureka", (1, 2, 4, 4, 5))
    seat_has(duel, 0, synth=3)
    seat_has(duel, 1, health=43)


def test_jolt() -> None:
    duel = strikes(HERO, "jolt", (1, 2, 3, 4, 6))
    seat_has(duel, 0, synth=1)
    seat_has(duel, 1, health=43, nanite=1)


@rule("A-47")
def test_zapppp_activates_a_bot_before_damage_is_applied() -> None:
    duel = strikes(fighter("artificer", companions=ALL_BOTS), "zapppp", (1, 2, 3, 4, 5))
    assert duel.asked() == (0, "choose_companion")
    seat_has(carried(duel.answer("token shock_bot")), 1, health=50 - 9 - 3, nanite=1)


def test_zapppp_lets_the_nanobot_set_off_what_it_just_inflicted() -> None:
    duel = strikes(fighter("artificer", companions=ALL_BOTS), "zapppp", (1, 2, 3, 4, 5)).answer("token nanobot")
    seat_has(carried(duel), 1, health=50 - 9 - 1, nanite=0)


def test_overclock_activates_two_different_bots() -> None:
    side = fighter("artificer", companions=ALL_BOTS, health=40)
    duel = strikes(side, "overclock", (6, 6, 6, 6, 1), 4).answer("token shock_bot")
    assert duel.options() == ["token nanobot", "token heal_bot", "pass"]
    duel = carried(duel.answer("token heal_bot"))
    seat_has(duel, 0, health=42)
    seat_has(duel, 1, health=50 - 6 - 3)


@pytest.mark.parametrize(("dice", "synth", "nanite"), [((4, 5, 1, 1), 2, 0), ((6, 6, 4, 1), 1, 1)])
def test_ratchet_up(dice: Dice, synth: int, nanite: int) -> None:
    duel = defends(HERO, "ratchet_up", dice)
    seat_has(duel, 0, nanite=nanite)
    seat_has(duel, 1, health=46, synth=synth)


def test_scrap_collector_gains_synth_in_the_upkeep() -> None:
    seat_has(scenario(HERO, barbarian()).upkeep().until("main"), 0, synth=1)


def test_scrap_collector_inflicts_a_nanite_for_four_synth() -> None:
    duel = scenario(fighter("artificer", tokens={"synth": 4}), barbarian()).main().answer("spend scrap_collector")
    seat_has(duel, 0, synth=0)
    seat_has(duel, 1, nanite=1)


def test_maximum_power() -> None:
    duel = strikes(fighter("artificer", companions={"shock_bot": 2}), "maximum_power", (6, 6, 6, 6, 6))
    duel = carried(duel.answer("token shock_bot"))
    seat_has(duel, 0, synth=2)
    seat_has(duel, 1, health=50 - 10 - 3, nanite=1)


@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 1)])
def test_nanobot_sets_off_all_nanites_in_the_upkeep(level: int, price: int) -> None:
    side = fighter("artificer", companions={"nanobot": level}, tokens={"synth": 3, "nanite": 1})
    duel = scenario(side, barbarian(tokens={"nanite": 3})).upkeep().answer("spend nanobot")
    assert ("spend nanobot" in duel.options()) == (level == 2)  # twice a turn only when advanced
    duel = duel.until("main")
    seat_has(duel, 0, health=49, nanite=0, synth=3 - price + 1)  # one more from the passive
    seat_has(duel, 1, health=45, nanite=0)


@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 1)])
def test_shock_bot_adds_three_once_a_turn(level: int, price: int) -> None:
    side = fighter("artificer", companions={"shock_bot": level}, tokens={"synth": 4})
    duel = rolled(side, (1, 2, 4, 4, 5)).announce("eureka")
    while "spend shock_bot" not in duel.options():
        duel.passes()
    duel.answer("spend shock_bot")
    assert "spend shock_bot" not in duel.options()
    seat_has(duel, 0, synth=7 - price)
    seat_has(carried(duel), 1, health=40)


@pytest.mark.parametrize(("die", "healed"), [(1, 1), (4, 2), (6, 2)])
def test_heal_bot_after_six_damage(die: int, healed: int) -> None:
    side = fighter("artificer", companions={"heal_bot": 1}, tokens={"synth": 2}, health=40)
    duel = scenario(barbarian(), side).roll(1, 1, 2, 2, 3).announce("smack", 2)
    duel.until_point("W_TARGETED", by=1).will_roll(1, die).answer("spend heal_bot")
    seat_has(carried(duel), 1, health=40 - 8 + healed, synth=0)


def test_heal_bot_acts_twice_against_an_attack_and_no_more() -> None:
    side = fighter("artificer", companions={"heal_bot": 2}, tokens={"synth": 4}, health=40)
    duel = scenario(barbarian(), side).roll(1, 1, 2, 2, 3).announce("smack", 2).until_point("W_TARGETED", by=1)
    duel.will_roll(1, 1).answer("spend heal_bot").will_roll(1, 4).answer("spend heal_bot")
    while duel.asked()[0] == 1:
        assert "spend heal_bot" not in duel.options()
        duel.passes()
    seat_has(duel, 1, health=40 - 8 + 1 + 2, synth=2)


def test_heal_bot_needs_six_incoming() -> None:
    side = fighter("artificer", companions={"heal_bot": 1}, tokens={"synth": 2})
    duel = scenario(barbarian(), side).roll(1, 2, 3, 4, 6).announce("smack")
    while duel.asked()[1] != "defence":
        assert "spend heal_bot" not in duel.options()
        duel.passes()


def test_spanner_strike_2() -> None:
    seat_has(uses(upgraded("artificer", "spanner_strike_2", 1, THREE), "spanner_strike", 4), 1, health=50 - 4 - 2)


def test_schematics_2() -> None:
    duel = uses(upgraded("artificer", "schematics_2", 1, (4, 4, 5, 6, 1), health=40), "schematics")
    seat_has(duel, 0, cp=2, hand=3, health=42, synth=4)


def test_eureka_2() -> None:
    duel = uses(upgraded("artificer", "eureka_2", 2, (1, 2, 4, 4, 5)), "eureka")
    seat_has(duel, 0, synth=3)
    seat_has(duel, 1, health=42)


@pytest.mark.parametrize(("option", "bot", "level"), [(0, "nanobot", 2), (1, "shock_bot", 2)])
def test_scratch_built(option: int, bot: str, level: int) -> None:
    duel = uses(upgraded("artificer", "eureka_2", 2, (1, 2, 4, 4, 6), companions={"shock_bot": 1}), "scratch_built")
    duel.answer(f"option {option}")
    if option == 0:
        duel.answer(f"token {bot}")
    seat_has(carried(duel), 0, **{bot: level})


def test_jolt_2() -> None:
    duel = uses(upgraded("artificer", "jolt_2", 2, (1, 2, 3, 4, 6)), "jolt")
    seat_has(duel, 0, synth=1)
    seat_has(duel, 1, health=43, nanite=2)


def test_nuts_n_bolts() -> None:
    seat_has(uses(upgraded("artificer", "jolt_2", 2, (1, 2, 3, 6, 5)), "nuts_n_bolts"), 0, synth=5)


def test_zapppp_2() -> None:
    duel = uses(upgraded("artificer", "zapppp_2", 2, (1, 2, 3, 4, 5)), "zapppp")
    seat_has(duel, 0, synth=2)
    seat_has(duel, 1, health=41, nanite=1)


def test_swarming_bots() -> None:
    duel = uses(
        upgraded("artificer", "zapppp_2", 2, (1, 4, 5, 6, 6), companions={"nanobot": 2, "heal_bot": 1}), "swarming_bots"
    )
    seat_has(duel, 1, health=50 - 5 - 2)


def test_overclock_2() -> None:
    seat_has(uses(upgraded("artificer", "overclock_2", 2, (6, 6, 6, 6, 1)), "overclock"), 1, health=44, nanite=1)


def test_power_up() -> None:
    seat_has(uses(upgraded("artificer", "overclock_2", 2, (6, 6, 6, 1, 1)), "power_up"), 1, health=50, nanite=3)


def test_ratchet_up_2() -> None:
    duel = defends(fighter("artificer", upgrades=["ratchet_up_2"]), "ratchet_up", (1, 2, 4, 6, 6))
    seat_has(duel, 0, health=49, nanite=2)
    seat_has(duel, 1, synth=1)


@pytest.mark.parametrize(("die", "synth"), [(1, 1), (4, 2), (6, 2)])
def test_scrap_collector_2(die: int, synth: int) -> None:
    side = fighter("artificer", upgrades=["scrap_collector_2"])
    duel = scenario(side, barbarian()).lay("upkeep").will_roll(0, die).begin().until("main")
    seat_has(duel, 0, synth=synth)


@pytest.mark.parametrize(("option", "health", "synth"), [(0, 48, 1), (1, 49, 0)])
def test_arcing_shield(option: int, health: int, synth: int) -> None:
    duel = attacked(fighter("artificer", ["arcing_shield", "jolt_2"], tokens={"synth": 1}))
    seat_has(carried(duel.answer(f"option {option}")), 1, health=health, synth=synth)


def test_arcing_shield_without_synth_offers_only_the_first_part() -> None:
    seat_has(attacked(fighter("artificer", ["arcing_shield", "jolt_2"])), 1, health=48)


def test_robo_revenge() -> None:
    duel = attacked(fighter("artificer", ["robo_revenge", "jolt_2"], cp=1))
    seat_has(duel, 0, nanite=1)
    seat_has(duel, 1, health=48)


def test_high_voltage() -> None:
    seat_has(plays(fighter("artificer", ["high_voltage", "jolt_2"], cp=1)), 0, synth=2)


def test_nanite_assault() -> None:
    seat_has(plays(fighter("artificer", ["nanite_assault", "jolt_2"], cp=1)), 1, nanite=1)


@pytest.mark.parametrize(("die", "health", "synth", "nanite"), [(1, 42, 0, 0), (4, 40, 1, 0), (6, 40, 0, 1)])
def test_conductivity(die: int, health: int, synth: int, nanite: int) -> None:
    duel = plays(fighter("artificer", ["conductivity", "jolt_2"], health=40), die)
    seat_has(duel, 0, health=health, synth=synth)
    seat_has(duel, 1, nanite=nanite)


@pytest.mark.parametrize(("die", "synth"), [(1, 1), (4, 2), (5, 3)])
def test_oooh_shiny(die: int, synth: int) -> None:
    seat_has(plays(fighter("artificer", ["oooh_shiny", "jolt_2"]), die), 0, synth=synth)


def test_synthesize() -> None:
    side = fighter("artificer", ["synthesize", "jolt_2"])
    seat_has(plays(side, 6, promo="yes"), 0, synth=5, hand=1)
    seat_has(plays(side, 1, promo="yes"), 0, synth=0, hand=2)
