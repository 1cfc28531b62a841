"""Defeat with more than two players: who is out, whose turn breaks off, and what goes on (DT-WIN, A-32, A-33)."""

from dataclasses import replace

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute, card, dizziness, knows, sturdy_blow
from tests.games.dice_throne.modes.gathering import Crowd, barbarian, gathered, king, pyromancer
from tests.rules import rule

SMACK = (1, 1, 1, 4, 4)
STURDY = (1, 1, 6, 6, 4)
BASH = (6, 6, 6, 6, 4)
SOULS = (5, 5, 5, 2, 4)
OWN_DEATH = {"damage": 9, "isolated": True, "target": "self"}  # as a card says it
FATAL = {**OWN_DEATH, "type": "undefendable"}  # as an ability says it


def turn_of(crowd: Crowd) -> tuple[int, str]:
    return crowd.active(), crowd.phase()


@rule("DT-WIN-4")
def test_some_fall_together_and_the_others_play_on() -> None:
    crowd = king(pyromancer(), *[barbarian()] * 3, health=[20, 3, 3, 20]).roll(*SOULS)
    crowd.attack("burning_soul")
    assert (crowd.defeated(), crowd.outcome) == ([1, 2], "")
    assert [event.seats for event in crowd.logged(events.Defeated)] == [(1, 2)]
    crowd.until_phase("main_1", 3)


@rule("DT-WIN-4", "DT-WIN-2")
def test_the_lone_survivor_of_a_common_fall_wins() -> None:
    crowd = king(pyromancer(), *[barbarian()] * 3, health=[20, 3, 3, 2]).roll(*SOULS)
    crowd.attack("burning_soul")
    assert (crowd.defeated(), crowd.outcome) == ([1, 2, 3], "0")


@rule("DT-WIN-3")
def test_all_who_are_left_fall_together_and_nobody_wins(brute: Brute) -> None:
    text = sturdy_blow({"damage": 5, "type": "collateral", "target": "each_player"})
    crowd = king(brute(text), health=[5, 1, 3]).roll(*STURDY)
    crowd.attack("sturdy_blow")
    assert (crowd.dials(), crowd.outcome) == ([0, 0, 0], "draw")


@rule("DT-WIN-3", "DT-MODE-222-5")
def test_three_teams_may_draw(brute: Brute) -> None:
    text = sturdy_blow({"damage": 2, "type": "collateral", "target": "each_player"})
    crowd = gathered("2v2v2", brute(text), health=[4, 4, 3]).roll(*STURDY)
    crowd.attack("sturdy_blow")
    assert (crowd.dials(), crowd.outcome) == ([0, 0, 0], "draw")


@rule("DT-WIN-3", "DT-MODE-2V2-6")
def test_a_shared_dial_falls_by_the_sum_of_what_its_members_take(brute: Brute) -> None:
    text = sturdy_blow({"damage": 2, "type": "collateral", "target": "each_opponent"})
    crowd = gathered("2v2", brute(text), health=[50, 4]).roll(*STURDY)
    crowd.attack("sturdy_blow")
    assert crowd.outcome == "0+2"


@rule("DT-HP-1", "DT-HP-2")
def test_a_dial_of_35_goes_up_to_45() -> None:
    crowd = king(barbarian(hand=["feelin_good"]), health=[42, 30, 30]).at("main_1")
    crowd.will_roll(0, 4, 4, 4).play("feelin_good").pass_windows()
    assert crowd.dials() == [45, 30, 30]


@rule("A-33", "DT-WIN-1")
def test_who_falls_in_the_own_upkeep_has_no_more_phases() -> None:
    crowd = king(pyromancer(tokens={"burn": 1}), barbarian(), barbarian(), health=[2, 35, 35]).at("upkeep")
    assert crowd.defeated() == [0]
    assert crowd.active() == 1
    assert crowd.phases()[:3] == ["upkeep", "upkeep", "income"]


@rule("A-33")
def test_who_falls_in_the_own_main_phase_ends_the_turn_and_the_card_is_discarded(brute: Brute) -> None:
    crowd = king(brute(card("concuss", OWN_DEATH), hand=["concuss"]), health=[9, 35, 35]).at("main_1")
    crowd.play("concuss")
    assert (crowd.defeated(), crowd.discard_pile(0)) == ([0], ["concuss"])
    assert crowd.active() == 1


@rule("A-33")
def test_nothing_of_a_card_that_broke_off_the_turn_is_left_for_the_next_player(brute: Brute) -> None:
    text = card("concuss", OWN_DEATH, type="instant", cost=0)
    crowd = king(brute(text, hand=["concuss"]), barbarian(["getting_paid"]), health=[9, 35, 35]).at("main_1")
    crowd.play("concuss")
    broken_off = len(crowd.points())
    crowd.until_phase("main_1", 1).until("main")
    later = crowd.points()[broken_off:]
    assert "W_INCOME" in later
    assert not [point for point in later if point.startswith(".")]  # none lies inside a fast action any more


@rule("A-32", "A-33")
def test_what_lasts_until_the_roll_phase_ends_ends_with_one_that_breaks_off(brute: Brute) -> None:
    reward = {"at": "own_token_spent", "status": "dizziness", "effects": [{"gain_cp": 2}]}
    rolled = {"roll": {"dice": 1, "effects": [{"heal": 1}]}}
    spent = {"use": "own_main_phase", "pay": {"spend": "dizziness", "n": 1}, "effects": [rolled]}
    armed = card("concuss", {"hook": reward, "until": "roll_phase_end"}, type="instant", cost=0)
    deadly = sturdy_blow({"damage": 1, "type": "undefendable"}, FATAL)
    other = brute(deadly, dizziness(spent), armed, hand=["concuss", "smack_3"], tokens={"dizziness": 1}, cp=0)
    attacker = replace(other, hand=["smack_3"], tokens={})
    crowd = king(attacker, other, barbarian(), health=[9, 35, 35]).roll(*STURDY)
    crowd.announce("sturdy_blow").play("concuss", by=1).until_phase("main_1", 1)
    assert crowd.defeated() == [0]
    before = crowd.cp(1)
    crowd.until("main").will_roll(1, 4).answer("spend dizziness")
    assert crowd.cp(1) == before


@rule("A-33", "DT-TURN-7")
def test_an_extra_phase_of_one_who_falls_goes_to_nobody_else(brute: Brute) -> None:
    then = {"then": [{"extra_offensive_phase": 1, "target": "defender"}, FATAL]}
    text = sturdy_blow({"damage": 1, "type": "undefendable"}, then)
    crowd = king(brute(text), *[barbarian()] * 3, health=[9, 35, 35, 35]).roll(*STURDY)
    crowd.announce("sturdy_blow").answer("player 2").pass_windows()
    assert [event.target for event in crowd.logged(events.ExtraPhaseGranted)] == [2]
    assert (crowd.defeated(), crowd.active()) == ([0], 1)
    crowd.until("main").will_roll(1, *SMACK).end().attack("smack")
    assert crowd.asked() == (1, "target")  # no target is dictated


@rule("A-33", "DT-DMG-33")
def test_what_waited_for_the_end_of_the_phase_is_applied_when_the_turn_breaks_off(brute: Brute) -> None:
    text = card("concuss", {"damage": 3, "target": "each_opponent"}, OWN_DEATH)
    crowd = king(brute(text, hand=["concuss"]), health=[9, 35, 35]).at("main_1")
    crowd.play("concuss")
    assert crowd.dials() == [0, 32, 32]
    last = king(brute(text, hand=["concuss"]), health=[9, 3, 4]).at("main_1")
    last.play("concuss")
    assert (last.dials(), last.outcome) == ([0, 0, 1], "2")
    more = king(brute(text, hand=["concuss"]), barbarian(), barbarian(), barbarian(), health=[9, 3, 9, 9]).at("main_1")
    more.play("concuss")
    assert (more.defeated(), more.active()) == ([0, 1], 2)


@rule("A-32")
def test_an_attacker_who_falls_in_mid_attack_still_hits_and_then_the_turn_ends(brute: Brute) -> None:
    text = sturdy_blow(FATAL, {"damage": 6, "type": "normal"})
    crowd = king(brute(text), health=[9, 35, 35]).roll(*STURDY)
    crowd.announce("sturdy_blow")
    assert (crowd.defeated(), crowd.asked()) == ([0], (0, "target"))
    crowd.answer("player 2").pass_windows().declines_defence().pass_windows()
    assert crowd.dials() == [0, 35, 29]
    assert crowd.active() == 1
    assert "main_2" not in crowd.phases()


@rule("A-32", "DT-WIN-2")
def test_the_attack_of_one_who_fell_may_decide_the_game(brute: Brute) -> None:
    text = sturdy_blow(FATAL, {"damage": 6, "type": "undefendable"})
    crowd = king(brute(text), health=[9, 35, 6]).roll(*STURDY)
    crowd.announce("sturdy_blow").answer("player 2").pass_windows()
    assert crowd.outcome == "1"


@rule("A-32", "DT-STATUS-16", "DT-TOKEN-2")
def test_stun_is_over_with_the_attack_even_if_its_attacker_fell(brute: Brute) -> None:
    text = sturdy_blow({"inflict": "stun", "n": 1}, FATAL, {"damage": 2, "type": "undefendable"})
    crowd = king(brute(text, knows("stun")), health=[9, 35, 35]).roll(*STURDY)
    crowd.announce("sturdy_blow").answer("player 2").pass_windows()
    assert [event.seat for event in crowd.logged(events.TokensPlaced)] == [2]
    assert crowd.tokens(2, "stun") == 0
    assert crowd.active() == 1


@rule("A-32")
def test_a_defender_who_falls_in_mid_attack_neither_defends_nor_comes_back(brute: Brute) -> None:
    text = sturdy_blow({"steal_health": 3}, {"damage": 6, "type": "normal"})
    crowd = king(brute(text), health=[20, 3, 20]).roll(*STURDY)
    crowd.announce("sturdy_blow").answer("player 1").pass_windows()
    assert (crowd.asked(), crowd.dials()) == ((0, "main"), [23, 0, 20])
    assert "W_DEFENCE_CHOICE" not in crowd.points()


@rule("DT-WIN-1")
def test_nothing_heals_the_defeated(brute: Brute) -> None:
    """Their healing waits in the pool when isolated damage defeats them."""
    hits = card("concuss", {"damage": 9, "isolated": True, "target": "chosen_opponent"}, type="instant", cost=0)
    healed = barbarian(hand=["feelin_good"])
    crowd = king(brute(hits, hand=["concuss"]), healed, health=[35, 5, 35]).roll(*SMACK)
    crowd.announce("smack").until("target").answer("player 1").until_point("W_TARGETED", by=1)
    crowd.will_roll(1, 4, 4, 4).play("feelin_good")
    crowd.until_point("W_TARGETED", by=0).play("concuss").answer("player 1").pass_windows()
    assert (crowd.defeated(), crowd.health(1)) == ([1], 0)


@rule("DT-WIN-1", "DT-TEXT-11")
def test_a_thief_who_fell_gains_nothing(brute: Brute) -> None:
    text = sturdy_blow(FATAL, {"steal_health": 4}, {"damage": 1, "type": "undefendable"})
    crowd = king(brute(text), health=[9, 35, 35]).roll(*STURDY)
    crowd.announce("sturdy_blow").answer("player 1").pass_windows()
    assert crowd.dials() == [0, 30, 35]


@rule("DT-STATUS-16")
def test_tokens_stay_and_work_when_the_one_they_came_from_is_out() -> None:
    crowd = king(barbarian(), pyromancer(tokens={"burn": 1}), barbarian(), health=[0, 35, 35], active=2).at("discard")
    crowd.until_phase("main_1", 1)
    assert crowd.health(1) == 33


@rule("DT-TURN-7")
def test_an_extra_phase_is_forfeited_if_the_opponent_it_must_hit_is_out() -> None:
    crowd = king(health=[35, 5, 35]).roll(*BASH)
    crowd.announce("crit_bash").answer("player 1").pass_windows()
    assert (crowd.defeated(), turn_of(crowd)) == ([1], (0, "main_2"))
    assert crowd.logged(events.ExtraPhaseGranted) == []


@rule("DT-TURN-7")
def test_an_extra_phase_that_was_granted_is_forfeited_too(brute: Brute) -> None:
    """Granted while the opponent stood; isolated damage of the same text then defeats them."""
    text = sturdy_blow(
        {"damage": 1, "type": "undefendable"},
        {"then": [{"extra_offensive_phase": 1, "target": "defender"}, {"damage": 9, "isolated": True, "type": "pure"}]},
    )
    crowd = king(brute(text), health=[35, 9, 35]).roll(*STURDY)
    crowd.announce("sturdy_blow").answer("player 1").pass_windows()
    assert [event.target for event in crowd.logged(events.ExtraPhaseGranted)] == [1]
    assert (crowd.defeated(), turn_of(crowd)) == ([1], (0, "main_2"))


@rule("DT-TURN-7")
@pytest.mark.parametrize(("active", "target"), [(0, 3), (1, 0)])
def test_an_extra_phase_has_no_targeting_in_teams_either(active: int, target: int) -> None:
    crowd = gathered("2v2", active=active).roll(*BASH)
    crowd.will_roll(active, 3, *SMACK).announce("crit_bash").pass_windows()
    crowd.attack("smack")
    assert (crowd.targets(), crowd.asked()) == ([target, target], (target, "defence"))
    assert crowd.phases().count("targeting_roll") == 1
