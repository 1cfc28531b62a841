"""Tokens that bend the phase structure (section 20): Stun and the extra phase it brings."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute, card, dizziness, knows, sturdy_blow, thick_skin
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario
from tests.rules import rule

ANSWERS = ["getting_paid", "not_this_time", "so_wild", "better_d"]


def crit_bash() -> Duel:
    """The Barbarian announces Crit Bash against a Pyromancer full of answers, who lets the announcement stand."""
    foe = pyromancer([*ANSWERS, "fire_up"], cp=9)
    duel = scenario(barbarian(["getting_paid", "smack_3"]), foe).roll(6, 6, 6, 6, 1).announce("crit_bash")
    return duel.passes(by=1)


@rule("DT-TOKEN-1")
def test_stun_comes_with_the_targeted_effects_and_until_then_its_victim_may_act() -> None:
    duel = crit_bash().until_point("W_TARGETED", by=1)
    assert (duel.tokens(1, "stun"), "play getting_paid" in duel.options()) == (0, True)
    duel.passes(by=1)
    assert (duel.tokens(1, "stun"), duel.asked(), duel.points()[-1]) == (1, (0, "respond"), "W_THEN")


@rule("DT-TOKEN-1")
def test_a_stunned_player_is_not_asked_anything() -> None:
    duel = crit_bash().until_point("W_TARGETED", by=1).passes(by=1)
    while duel.tokens(1, "stun"):
        assert duel.asked() == (0, "respond")  # at the "then", the last chance and after the damage
        duel.passes(by=0)
    assert duel.points()[-3:] == ["W_THEN", "W_LAST", "W_POST"]
    assert (duel.health(1), duel.cp(1), duel.hand(1)) == (45, 9, [*ANSWERS, "fire_up"])


@rule("DT-TOKEN-1")
def test_a_stunned_player_does_not_defend(brute: Brute) -> None:
    own = brute(sturdy_blow({"inflict": "stun", "n": 1}, {"damage": 4, "type": "normal"}))
    duel = scenario(own, pyromancer()).roll(1, 3, 6, 6, 4).announce("sturdy_blow")
    assert (duel.asked(), duel.health(1)) == ((0, "rolling"), 46)
    assert "W_DEFENCE_CHOICE" not in duel.points()


@rule("DT-TOKEN-2", "DT-TURN-7")
def test_after_the_attack_the_stun_goes_and_a_new_offensive_phase_begins() -> None:
    duel = crit_bash().pass_windows()
    assert (duel.asked(), duel.attempts_left(), duel.tokens(1, "stun")) == ((0, "rolling"), 2, 0)
    assert duel.phases()[-2:] == ["defensive_roll", "offensive_roll"]
    assert len(duel.logged(events.Rolled)) == 2


@rule("DT-TOKEN-2")
def test_in_the_extra_phase_the_former_holder_may_act_and_defend_again() -> None:
    duel = crit_bash().until_point("W_POST").will_roll(0, 1, 2, 3, 4, 6).passes(by=0).announce("smack")
    assert (duel.asked(), duel.points()[-1]) == ((1, "respond"), "W_ANNOUNCE")
    assert "play so_wild" in duel.options()
    duel.pass_windows()
    assert duel.asked() == (1, "defence")
    duel.defend("molten_armor", 4, 4, 4, 4, 4).pass_windows()
    assert (duel.asked(), duel.health(1)) == ((0, "main"), 50 - 5 - 4)


@rule("DT-TOKEN-2", "DT-TURN-7")
def test_a_stun_of_the_extra_phase_brings_another_one() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(6, 6, 6, 6, 1).will_roll(0, 6, 6, 6, 6, 6)
    duel.announce("crit_bash").will_roll(0, 1, 3, 6, 6, 4).announce("rage").announce("sturdy_blow")
    assert (duel.asked(), duel.health(1)) == ((0, "main"), 50 - 5 - 15 - 4)
    assert len(duel.logged(events.ExtraPhaseGranted)) == 2


@rule("DT-TOKEN-2")
def test_an_activation_without_damage_that_stuns_brings_the_extra_phase_too() -> None:
    duel = scenario(pyromancer(upgrades=["meteorite_2"]), barbarian()).roll(6, 6, 6, 1, 4).announce("meteoroid")
    assert (duel.asked(), duel.tokens(1, "stun"), duel.tokens(1, "knockdown")) == ((0, "rolling"), 0, 1)


@rule("DT-TURN-7")
def test_a_stun_of_the_defender_brings_nobody_an_extra_phase(brute: Brute) -> None:
    """It is not the inflicter's turn, so there is no Offensive Roll Phase for them to take."""
    foe = brute(thick_skin({"inflict": "stun", "n": 1, "target": "attacker"}))
    duel = scenario(barbarian(), foe).roll(1, 1, 1, 4, 4).attack("smack").defend("thick_skin", 4, 4, 4).pass_windows()
    assert (duel.asked(), duel.phase(), duel.tokens(0, "stun")) == ((0, "main"), "main_2", 0)
    assert duel.logged(events.ExtraPhaseGranted) == []


@rule("DT-TURN-7")
def test_each_phase_of_the_turn_has_its_own_damage() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(6, 6, 6, 6, 1).will_roll(0, 1, 3, 6, 6, 4).announce("crit_bash")
    assert duel.health(1) == 45  # dealt before the extra phase
    assert duel.announce("sturdy_blow").health(1) == 41


@rule("A-34", "DT-TURN-6")
def test_knockdown_skips_the_whole_roll_phase() -> None:
    own = barbarian(["head_bash", "smack_3"], cp=0, tokens={"knockdown": 1})
    duel = scenario(own, pyromancer(["so_wild"], cp=9)).main().end()
    assert (duel.asked(), duel.phases()) == ((0, "main"), ["main_2"])
    assert duel.points() == ["W_MAIN"]


@rule("A-34", "DT-CP-3")
def test_nobody_gets_up_in_an_offensive_roll_phase_that_has_begun(brute: Brute) -> None:
    trip = card("feelin_good", {"inflict": "knockdown", "n": 1, "target": "chosen_opponent"})
    foe = brute(knows("knockdown"), trip, hand=["feelin_good"])
    duel = scenario(barbarian(cp=2), foe).roll(1, 1, 1, 4, 4).announce("smack").play("feelin_good", by=1)
    assert (duel.asked(), duel.tokens(0, "knockdown")) == ((1, "defence"), 1)
    duel.declines_defence().until_phase("main_1", 1).until_phase("main_1", 0)
    assert "spend knockdown" in duel.options()


@rule("DT-DEF-16")
@pytest.mark.parametrize(("gained_by", "left"), [("card", 0), ("ability", 1)])
def test_a_token_acts_at_the_end_of_the_roll_phase_unless_it_came_with_its_activation(
    brute: Brute, gained_by: str, left: int
) -> None:
    gain, nothing = {"gain": "dizziness", "n": 1}, {"gain_cp": 1}
    own = brute(
        dizziness({"at": "own_roll_phase_end", "effects": [{"remove": "dizziness", "n": 1, "target": "self"}]}),
        card("concuss", gain if gained_by == "card" else nothing),
        sturdy_blow(gain if gained_by == "ability" else nothing),
        hand=["concuss", "smack_3"],
    )
    duel = scenario(own, pyromancer()).main().play("concuss")
    assert duel.tokens(0, "dizziness") == 1 - left
    duel.will_roll(0, 1, 1, 6, 6, 4).end().attack("sturdy_blow")
    assert (duel.phase(), duel.tokens(0, "dizziness")) == ("main_2", left)


@rule("DT-TOKEN-7")
@pytest.mark.parametrize(("removed", "damage"), [(False, 6), (True, 4)])
def test_targeted_adds_two_if_it_is_there_when_damage_is_computed(brute: Brute, removed: bool, damage: int) -> None:
    foe = brute(knows("targeted"), hand=["buh_bye", "smack_3"], cp=2, tokens={"targeted": 1})
    duel = scenario(pyromancer(), foe).roll(1, 2, 3, 4, 4).announce("fireball").until("defence").declines_defence()
    assert (duel.asked(), duel.points()[-1]) == ((1, "respond"), "W_LAST")
    if removed:
        duel.play("buh_bye", by=1).answer("player 1", by=1)
    duel.pass_windows()
    assert duel.health(1) == 50 - damage


@rule("DT-TOKEN-7", "DT-ATK-2")
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED", "W_LAST"])
def test_targeted_adds_nothing_to_damage_that_is_no_attack(brute: Brute, point: str) -> None:
    hit = card("feelin_good", {"damage": 3, "type": "undefendable", "target": "chosen_opponent"})
    own = brute(knows("targeted"), hit, sturdy_blow({"inflict": "dizziness", "n": 1}), hand=["feelin_good", "smack_3"])
    duel = scenario(own, pyromancer(tokens={"targeted": 1})).roll(1, 1, 6, 6, 4).announce("sturdy_blow")
    duel.until_point(point, by=0).play("feelin_good").pass_windows()
    assert (duel.tokens(1, "dizziness"), duel.health(1)) == (1, 47)
