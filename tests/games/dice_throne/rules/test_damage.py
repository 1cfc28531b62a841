"""Damage in play: what can be prevented and when, what is applied and how (DT-DMG)."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario
from tests.rules import rule

PREVENTS = ["not_this_time", "getting_paid"]


def may_prevent(duel: Duel) -> bool:
    return "play not_this_time" in duel.options()


@rule("DT-DMG-1", "DT-DMG-31", "A-37")
def test_prevention_needs_incoming_damage_so_it_waits_for_the_target() -> None:
    duel = scenario(barbarian(), pyromancer(hand=PREVENTS)).roll(1, 1, 1, 4, 4).announce("smack")
    offers = []
    while duel.asked() != (1, "defence"):
        offers.append((duel.points()[-1], may_prevent(duel)))
        duel.passes(by=1)
    assert offers == [("W_ANNOUNCE", False), ("W_ACTIVATED", False), ("W_TARGETED", True)]


@rule("DT-DMG-31", "A-37")
def test_nothing_is_prevented_where_nothing_is_dealt() -> None:
    duel = scenario(barbarian(), pyromancer(hand=PREVENTS)).roll(4, 4, 4, 1, 2).announce("fortitude")
    while duel.asked() == (1, "respond"):
        assert not may_prevent(duel)
        duel.passes()


@rule("DT-DMG-31")
def test_only_a_player_with_incoming_damage_can_be_shielded() -> None:
    duel = scenario(barbarian(), pyromancer(hand=PREVENTS)).roll(1, 1, 1, 4, 4)
    duel.attack("smack").defend("molten_armor", 1, 1, 4, 4, 4).until_point("W_LAST", by=1)
    duel.play("not_this_time").answer("player 1").pass_windows()  # both have some
    assert (duel.health(0), duel.health(1)) == (48, 50)


@rule("DT-DMG-31")
def test_a_single_point_of_incoming_damage_can_be_prevented() -> None:
    duel = scenario(barbarian(hand=PREVENTS), pyromancer()).roll(1, 1, 1, 4, 4)
    duel.attack("smack").defend("molten_armor", 1, 4, 4, 4, 4).until_point("W_LAST", by=0)
    duel.play("not_this_time").answer("player 0").pass_windows()
    assert (duel.health(0), duel.health(1)) == (50, 46)


@rule("DT-DMG-4")
@pytest.mark.parametrize(
    ("dice", "ability", "lost"), [((6, 6, 6, 1, 4), "crit_smash", 0), ((1, 1, 6, 6, 4), "sturdy_blow", 0)]
)
def test_undefendable_damage_can_still_be_prevented(dice: tuple[int, ...], ability: str, lost: int) -> None:
    sides = barbarian(upgrades=["crit_bash_2"]), pyromancer(hand=PREVENTS)
    duel = scenario(*sides).roll(*dice).announce(ability).until_point("W_LAST")
    duel.play("not_this_time").pass_windows()
    assert duel.health(1) == 50 - lost


@rule("DT-DMG-7")
def test_damage_of_a_token_is_no_attack_and_cannot_be_defended() -> None:
    duel = scenario(barbarian(tokens={"burn": 1}, hand=["getting_paid"]), pyromancer()).upkeep()
    assert duel.until("main").health(0) == 48
    assert duel.logged(events.Defended) == []
    assert "W_DEFENCE_CHOICE" not in duel.points()


@rule("DT-DMG-20", "DT-DMG-22")
@pytest.mark.parametrize("first", ["prevention", "modifier"])
def test_prevention_and_modifier_give_the_same_total_in_any_order(first: str) -> None:
    sides = barbarian(hand=["get_some", "smack_3"]), pyromancer(hand=["not_this_time"])
    duel = scenario(*sides).roll(1, 1, 1, 4, 4).announce("smack")
    if first == "prevention":
        duel.until_point("W_TARGETED", by=1).play("not_this_time", by=1).passes(by=0)
        duel.pass_windows().declines_defence()
        duel.will_roll(0, 1, 1, 1, 4, 4).play("get_some", by=0).pass_windows()
    else:
        duel.until_point("W_TARGETED", by=0).will_roll(0, 1, 1, 1, 4, 4).play("get_some", by=0)
        duel.pass_windows().declines_defence()
        duel.until_point("W_LAST", by=1).play("not_this_time", by=1).pass_windows()
    assert duel.health(1) == 50 - (4 + 3 - 6)


@rule("DT-DMG-23", "A-14")
def test_more_prevention_than_damage_heals_nobody() -> None:
    duel = scenario(barbarian(), pyromancer(hand=PREVENTS, health=40)).roll(1, 1, 1, 4, 4).attack("smack")
    duel.declines_defence().play("not_this_time", by=1).pass_windows()
    assert duel.health(1) == 40


@rule("DT-DMG-5", "DT-DEF-6")
def test_added_damage_takes_the_type_of_what_it_modifies() -> None:
    sides = barbarian(hand=["get_some", "smack_3"]), pyromancer(hand=PREVENTS)
    duel = scenario(*sides).roll(1, 1, 6, 6, 4).announce("sturdy_blow")
    duel.until_point("W_ACTIVATED", by=0).will_roll(0, 1, 1, 1, 4, 4).play("get_some", by=0).pass_windows()
    assert duel.asked() == (0, "main")  # 4 + 3, all of it undefendable
    assert duel.health(1) == 43


@rule("DT-DMG-30")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (60, 58)])
def test_healing_and_damage_are_applied_in_one_sum(before: int, after: int) -> None:
    duel = scenario(barbarian(), barbarian(health=before)).roll(1, 1, 1, 4, 4)
    duel.attack("smack").defend("thick_skin", 4, 1, 1).pass_windows()
    assert duel.health(1) == after
    assert bool(duel.outcome) is (after == 0)


@rule("DT-DMG-30", "DT-HP-1")
def test_the_cap_is_applied_to_the_sum_and_not_to_the_healing_alone() -> None:
    duel = scenario(barbarian(), barbarian(health=59)).roll(1, 1, 1, 4, 4)
    duel.attack("smack").defend("thick_skin", 4, 5, 4).pass_windows()
    assert duel.health(1) == 60  # 59 + 6 - 4, not 60 - 4


@rule("DT-DMG-33", "DT-DMG-20")
def test_damage_of_the_upkeep_is_applied_when_the_phase_ends() -> None:
    sides = pyromancer(tokens={"burn": 1, "fire_mastery": 1}, hand=["getting_paid"]), barbarian()
    duel = scenario(*sides).upkeep().until("upkeep_order").answer("trigger burn")
    duel.passes(by=0)
    assert duel.logged(events.HealthChanged) == []  # burn has acted, fire mastery is next
    duel.passes(by=0)
    assert (duel.tokens(0, "fire_mastery"), duel.health(0)) == (0, 50)
    duel.passes(by=0)
    assert duel.health(0) == 48
