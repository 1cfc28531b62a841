"""Targeting with a single opponent (DT-TARGET) and the Defensive Roll Phase (DT-DEF)."""

from itertools import combinations
from typing import Any

import pytest

from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.state import DEFENCE, OFFENCE
from ludotheque.games.dice_throne.table.state_classes import DiceState
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import InlineAnswers
from tests.games.dice_throne.guests import Brute, dizziness, sturdy_blow
from tests.games.dice_throne.scenario import Duel, Side, barbarian, fighter, pyromancer, scenario
from tests.rules import rule

Dice = tuple[int, int, int, int, int]


def smacked(defender: Side, attacker: Side | None = None, active: int = 0) -> Duel:
    """The Barbarian smacks with three swords for 4; the Defender is asked."""
    sides = (attacker or barbarian(), defender)
    return scenario(*sides, active=active).roll(1, 1, 1, 4, 4).attack("smack")


def played_in_place(duel: Duel, *words: str) -> DiceState:
    """The Roll Phase by agents who are called in place: they give each of these answers as soon as it is legal."""
    match, left = duel.match, list(words)

    def agent(decision: Decision, _seen: Any) -> int:  # they need not look
        legal = {duel.spell(option): option for option in decision.options}
        return legal[left.pop(0) if left and left[0] in legal else "pass"]

    start = match.checkpoints[-1]
    answers = InlineAnswers([agent, agent], [None, None], None)
    table = match.game.table(match.setup, start.state, (match.source, start.ledger), answers)
    match.game.play_segment(table)
    assert not left, f"{left} was never legal"
    assert isinstance(table.core, DiceState)
    return table.core


@rule("DT-TARGET-1")
def test_a_single_opponent_is_the_target_without_a_roll() -> None:
    duel = smacked(pyromancer()).declines_defence()
    assert duel.logged(events.Targeted) == [events.Targeted(0, 1)]
    assert [event.purpose for event in duel.logged(events.Rolled)] == [OFFENCE]
    assert "targeting_roll" not in duel.phases()


@rule("DT-TARGET-2", "DT-DEF-2")
def test_an_ability_without_damage_has_a_target_if_something_must_be_assigned() -> None:
    duel = scenario(pyromancer(upgrades=["ignite_2"]), barbarian()).roll(4, 4, 5, 5, 1)
    duel.attack("blazing_soul")
    assert duel.logged(events.Targeted) == [events.Targeted(0, 1)]
    assert duel.tokens(1, "knockdown") == 1
    assert duel.asked() == (0, "main")


@rule("DT-TARGET-3")
def test_an_ability_with_special_targeting_only_gets_no_target() -> None:
    duel = scenario(pyromancer(), barbarian()).roll(5, 5, 1, 2, 4)
    duel.attack("burning_soul")
    assert duel.logged(events.Targeted) == []
    assert "W_TARGETED" not in duel.points()
    assert duel.health(1) == 48


@rule("DT-TARGET-3")
def test_an_ability_for_oneself_gets_no_target() -> None:
    duel = scenario(barbarian(health=40), pyromancer()).roll(4, 4, 4, 1, 2)
    duel.attack("fortitude")
    assert duel.logged(events.Targeted) == []
    assert duel.health(0) == 44


@rule("DT-TARGET-8")
@pytest.mark.parametrize("attacker", [0, 1])
def test_only_an_opponent_is_a_target(attacker: int) -> None:
    duel = scenario(barbarian(), barbarian(), active=attacker).roll(1, 1, 1, 4, 4)
    duel.attack("smack")
    assert duel.logged(events.Targeted) == [events.Targeted(attacker, 1 - attacker)]
    assert duel.asked() == (1 - attacker, "defence")


@rule("DT-DEF-1")
def test_targeted_effects_resolve_in_printed_order() -> None:
    duel = scenario(pyromancer(upgrades=["meteorite_2"]), barbarian()).roll(6, 6, 6, 1, 4)
    duel.attack("meteoroid")
    assert [event.status for event in duel.logged(events.TokensPlaced)] == ["knockdown", "burn", "stun"]


@rule("DT-DEF-1", "DT-TEXT-7")
def test_what_follows_a_targeted_effect_is_done_to_the_same_target(brute: Brute) -> None:
    text = sturdy_blow({"inflict": "dizziness", "n": 1}, {"then": [{"lose_cp": 2, "target": "defender"}]})
    own = brute(text, hand=["getting_paid", "smack_3"])
    duel = scenario(own, pyromancer(cp=3)).roll(1, 1, 6, 6, 4).announce("sturdy_blow").until_point("W_THEN", by=0)
    assert (duel.tokens(1, "dizziness"), duel.cp(1)) == (1, 3)
    assert duel.pass_windows().cp(1) == 1


@rule("DT-DEF-1")
def test_targeted_effects_come_before_the_defence_and_the_damage() -> None:
    duel = scenario(pyromancer(upgrades=["hot_streak_2"]), barbarian()).roll(1, 1, 4, 4, 6)
    duel.attack("scorch")
    assert duel.asked() == (1, "defence")
    assert (duel.tokens(1, "burn"), duel.health(1)) == (1, 50)


@rule("DT-TARGET-1", "DT-DEF-1")
@pytest.mark.parametrize("attacker", [0, 1])
def test_either_seat_is_targeted_answers_and_then_suffers(attacker: int) -> None:
    target = 1 - attacker
    sides = pyromancer(hand=["getting_paid"]), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides, active=attacker).roll(1, 2, 3, 6, 4).will_roll(attacker, 6).announce("pyroblast")
    duel.until_point("W_TARGETED", by=target)
    assert duel.tokens(target, "knockdown") == 0
    duel.pass_windows()
    assert (duel.asked(), duel.tokens(target, "knockdown")) == ((target, "defence"), 1)
    duel.defend("molten_armor", 1, 1, 4, 4, 4).pass_windows()
    assert (duel.health(target), duel.health(attacker)) == (44, 48)


@rule("DT-DEF-3")
def test_the_defender_may_answer_a_defendable_attack_with_one_defence() -> None:
    duel = smacked(pyromancer())
    assert duel.asked() == (1, "defence")
    assert duel.options() == ["defend molten_armor", "pass"]
    duel.defend("molten_armor", 4, 4, 4, 4, 4).pass_windows()
    assert len(duel.logged(events.Defended)) == 1
    assert duel.asked() == (0, "main")


@rule("DT-DEF-4", "A-9")
def test_defending_may_be_declined() -> None:
    duel = smacked(pyromancer()).declines_defence()
    assert duel.logged(events.Defended) == []
    assert "W_DEF_DICE" not in duel.points()
    assert duel.points()[-2:] == ["W_LAST", "W_POST"]
    assert duel.health(1) == 46


@rule("DT-DEF-3", "DT-TIMING-6", "DT-TIMING-7")
def test_who_loses_what_was_declared_in_place_of_a_defence_chooses_again() -> None:
    foe = fighter("huntress", nyra=(5, True), tokens={"nyras_bond": 1})
    duel = smacked(foe, barbarian(["buh_bye", "smack_3"], cp=2)).answer("spend nyras_bond", by=1)
    assert duel.asked() == (0, "preempt")
    duel.play("buh_bye", by=0)
    assert (duel.asked(), duel.options()) == ((1, "defence"), ["defend maternal_bond", "pass"])
    assert duel.logged(events.Fizzled) == [events.Fizzled(1, "nyras_bond")]
    duel.defend("maternal_bond", 1, 1, 1)
    assert duel.logged(events.Defended) == [events.Defended(1, "maternal_bond")]


@rule("DT-DEF-3", "DT-TIMING-7")
def test_what_is_left_in_place_of_a_defence_against_undefendable_damage_is_nothing() -> None:
    foe = fighter("huntress", nyra=(5, True), tokens={"nyras_bond": 1})
    own = fighter("gunslinger", ["buh_bye"], cp=2)
    duel = scenario(own, foe).roll(1, 1, 6, 6, 4).attack("bounty_hunter")
    assert duel.options() == ["spend nyras_bond", "pass"]
    duel.answer("spend nyras_bond", by=1).play("buh_bye", by=0).answer("token nyras_bond", by=0).pass_windows()
    assert (duel.asked()[1], duel.nyra(1)) == ("main", (5, True))  # nothing was left to choose


@rule("DT-DEF-3")
def test_what_a_token_offers_beside_its_other_uses_stands_in_place_of_a_defence(brute: Brute) -> None:
    spent = {"pay": {"spend": "dizziness", "n": 1}}
    healing = {"use": "own_main_phase", **spent, "effects": [{"heal": 1}]}
    ducking = {"use": "instead_of_defence", **spent, "effects": [{"prevent": 3}]}
    duel = smacked(brute(dizziness(healing, ducking), tokens={"dizziness": 1}))
    assert duel.options() == ["defend thick_skin", "spend dizziness/1", "pass"]
    duel.answer("spend dizziness/1", by=1).pass_windows()
    assert (duel.tokens(1, "dizziness"), duel.health(1)) == (0, 50 - 4 + 3)
    assert duel.logged(events.Defended) == []


@rule("DT-DEF-6")
@pytest.mark.parametrize(
    ("hero", "dice", "ability", "left"),
    [
        ("barbarian", (1, 1, 6, 6, 4), "sturdy_blow", 46),
        ("pyromancer", (5, 5, 1, 2, 4), "burning_soul", 48),
        ("pyromancer", (6, 6, 6, 6, 6), "scorch_the_earth", 36),
    ],
)
def test_no_defence_against_undefendable_collateral_and_ultimate_damage(
    hero: str, dice: Dice, ability: str, left: int
) -> None:
    attacker = barbarian() if hero == "barbarian" else pyromancer()
    duel = scenario(attacker, pyromancer()).roll(*dice)
    duel.attack(ability)
    assert duel.asked() == (0, "main")
    assert duel.health(1) == left


@rule("DT-DEF-6")
def test_no_defence_where_nothing_is_dealt() -> None:
    duel = scenario(pyromancer(upgrades=["meteorite_2"]), barbarian(hand=[])).roll(6, 6, 6, 1, 4)
    duel.attack("meteoroid")
    assert "W_DEFENCE_CHOICE" not in duel.points()


@rule("DT-DEF-8")
@pytest.mark.parametrize(("upgrades", "dice"), [([], (1, 2, 3)), (["thick_skin_2"], (1, 2, 3, 1))])
def test_the_defender_rolls_as_many_dice_as_printed(upgrades: list[str], dice: tuple[int, ...]) -> None:
    duel = smacked(barbarian(upgrades=upgrades)).defend("thick_skin", *dice).pass_windows()
    assert [event.dice for event in duel.logged(events.Rolled) if event.purpose == DEFENCE] == [dice]


@rule("DT-DEF-8")
def test_the_defender_has_a_single_attempt() -> None:
    duel = smacked(barbarian(hand=["tip_it"])).defend("thick_skin", 1, 1, 1)
    assert duel.asked() == (1, "present")
    assert duel.options() == ["pass", "play tip_it"]


@rule("DT-DEF-8", "DT-ROLL-4")
def test_an_extra_attempt_comes_only_from_what_grants_it() -> None:
    duel = smacked(barbarian(hand=["better_d"])).defend("thick_skin", 1, 1, 4)
    duel.play("better_d", by=1).will_roll(1, 5, 5).reroll(0, 1).pass_windows()
    assert duel.logged(events.HealthChanged) == [events.HealthChanged(1, 50, 52, 6, 4)]


@rule("DT-DEF-8", "DT-ROLL-3")
def test_a_further_attempt_takes_any_of_the_defence_dice() -> None:
    duel = smacked(barbarian(hand=["better_d"])).defend("thick_skin", 1, 1, 4).play("better_d", by=1)
    subsets = [sum(1 << place for place in places) for count in (1, 2, 3) for places in combinations(range(3), count)]
    assert duel.options() == ["pass", *(f"reroll {mask}" for mask in sorted(subsets))]


@rule("DT-DEF-8")
def test_a_further_attempt_granted_after_the_dice_were_presented_is_made_though_no_other_action_is_left() -> None:
    """Agents called in place are not asked where nobody could act; a Roll Attempt is an action too."""
    duel = scenario(barbarian(hand=["getting_paid"]), barbarian(hand=["better_d"])).lay("roll")
    duel.will_roll(0, 1, 1, 1, 4, 4).will_roll(1, 1, 1, 4, 5, 5)
    answers = "announce smack/0", "defend thick_skin", "play getting_paid", "play better_d", "reroll 3"
    assert played_in_place(duel, *answers).dials == [50, 50 + 6 - 4]


@rule("DT-DEF-8", "DT-TIMING-14")
def test_the_attacker_may_alter_the_defence_dice_and_hands_them_back() -> None:
    duel = smacked(barbarian(hand=["tip_it"]), barbarian(hand=["so_wild"])).defend("thick_skin", 4, 4, 4)
    duel.passes(by=1).play("so_wild", by=0).answer("set_die 0 1")
    assert duel.asked() == (1, "present")
    duel.play("tip_it").answer("nudge 0 up").pass_windows()
    assert duel.logged(events.HealthChanged) == [events.HealthChanged(1, 50, 50, 4, 4)]


@rule("DT-TIMING-13", "A-38")
def test_the_defence_dice_stand_once_all_have_passed_on_them() -> None:
    own = barbarian(["so_wild", "getting_paid"], cp=2)
    duel = smacked(pyromancer(), own).defend("molten_armor", 1, 2, 3, 4, 5)
    assert (duel.points()[-1], "play so_wild" in duel.options()) == ("W_DEF_DICE", True)
    duel.passes(by=0)
    assert (duel.points()[-1], duel.options()) == ("W_DEF_FX", ["pass", "play getting_paid"])


@rule("DT-DEF-9", "DT-DEF-10")
def test_tokens_of_the_defence_come_immediately_and_its_damage_waits() -> None:
    duel = smacked(pyromancer(hand=["getting_paid"])).defend("molten_armor", 1, 1, 5, 5, 4)
    duel.until_point("W_LAST")
    assert duel.tokens(1, "fire_mastery") == 2
    assert (duel.health(0), duel.health(1)) == (50, 50)
    duel.pass_windows()
    assert (duel.health(0), duel.health(1)) == (48, 46)


@rule("DT-DEF-10", "DT-DEF-13")
def test_healing_of_the_defence_is_applied_with_the_damage() -> None:
    duel = smacked(barbarian(hand=["getting_paid"], health=3)).defend("thick_skin", 4, 1, 1)
    duel.until_point("W_LAST")
    assert duel.health(1) == 3
    duel.pass_windows()
    assert duel.health(1) == 1


@rule("DT-DEF-11")
def test_damage_of_a_defence_is_not_defended_and_not_modified() -> None:
    defender = pyromancer(hand=["red_hot", "getting_paid"], tokens={"fire_mastery": 3})
    duel = smacked(defender, barbarian(hand=["getting_paid"])).defend("molten_armor", 1, 1, 1, 4, 4)
    duel.until_point("W_LAST", by=0).passes()
    assert duel.options() == ["pass", "play getting_paid"]
    duel.pass_windows()
    assert len(duel.logged(events.Defended)) == 1
    assert duel.health(0) == 47


@rule("DT-DEF-11", "DT-DMG-7")
def test_damage_of_a_defence_can_be_prevented() -> None:
    duel = smacked(pyromancer(), barbarian(hand=["not_this_time", "smack_3"])).defend("molten_armor", 1, 1, 1, 4, 4)
    duel.until_point("W_LAST").play("not_this_time").answer("player 0").pass_windows()
    assert duel.health(0) == 50


@rule("DT-DEF-12")
def test_the_last_chance_asks_the_active_player_first_until_all_pass_in_a_row() -> None:
    attacker, defender = barbarian(hand=["getting_paid"]), pyromancer(hand=["double_up", "getting_paid"])
    duel = smacked(defender, attacker).declines_defence()
    assert duel.points()[-1] == "W_LAST"
    duel.passes(by=0).play("getting_paid", by=1).passes(by=0)  # before it resolves, the Active Player could pre-empt
    assert (duel.asked(), duel.cp(1)) == ((0, "respond"), 4)
    duel.passes(by=0).passes(by=1)
    assert duel.points()[-1] == "W_POST"


@rule("DT-DEF-13")
def test_a_lethal_attack_does_not_stop_what_the_defence_deals() -> None:
    duel = smacked(pyromancer(health=2), barbarian(health=9)).defend("molten_armor", 1, 1, 1, 1, 1)
    duel.pass_windows()
    assert (duel.health(0), duel.health(1), duel.outcome) == (4, 0, "0")


@rule("DT-DEF-14", "DT-WIN-3")
def test_both_falling_together_is_a_draw() -> None:
    duel = smacked(pyromancer(health=4), barbarian(health=1)).defend("molten_armor", 1, 1, 1, 4, 4).pass_windows()
    assert duel.outcome == "draw"


@rule("DT-DEF-14", "DT-DEF-15")
def test_defeat_is_seen_immediately_and_nothing_follows() -> None:
    duel = smacked(pyromancer(health=4), barbarian(hand=["getting_paid"])).declines_defence().pass_windows()
    assert duel.outcome == "0"
    assert duel.points()[-1] == "W_LAST"


@rule("DT-DEF-17")
def test_collateral_damage_only_skips_the_defence_but_not_the_last_chance() -> None:
    duel = scenario(pyromancer(), barbarian(hand=["not_this_time"])).roll(5, 5, 5, 2, 4)
    duel.announce("burning_soul").until_point("W_LAST", by=1)
    duel.play("not_this_time").pass_windows()
    assert duel.points() == ["W_ANNOUNCE", "W_ACTIVATED", "W_LAST", ".W_PREEMPT", "W_POST"]
    assert duel.health(1) == 50


@rule("DT-DEF-17", "DT-DEF-2")
def test_a_token_of_an_ability_that_is_no_attack_is_placed_before_the_last_chance() -> None:
    side = pyromancer(upgrades=["burning_soul_2"])
    duel = scenario(side, barbarian(hand=["getting_paid"])).roll(5, 5, 5, 2, 4)
    duel.announce("burning_soul").until_point("W_LAST")
    assert (duel.tokens(1, "burn"), duel.health(1)) == (1, 50)
    duel.pass_windows()
    assert "W_DEFENCE_CHOICE" not in duel.points()
    assert duel.health(1) == 47


@rule("DT-DEF-6")
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize(("act", "barring"), [("own_defence", 1), ("defence_of_target", 0)])
def test_a_token_forbids_the_defence_it_names_and_no_other(brute: Brute, act: str, barring: int, holder: int) -> None:
    """One of two Brutes attacks; the token of one of them is about its own defence or that of its target."""
    changes = dizziness({"forbid": act})
    sides = [brute(changes, tokens={"dizziness": int(seat == holder)}) for seat in (0, 1)]
    duel = smacked(sides[1], sides[0])
    assert duel.asked() == ((0, "main") if holder == barring else (1, "defence"))
