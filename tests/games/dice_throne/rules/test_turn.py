"""The skeleton of a turn and of a duel (DT-TURN, DT-MODE-1V1)."""

import pytest

from ludotheque.games.dice_throne.table.events import PhaseSkipped, Rolled, Targeted, TurnBegan
from tests.games.dice_throne.scenario import barbarian, new_game, pyromancer, scenario
from tests.rules import rule


@rule("DT-TURN-1")
def test_the_phases_come_in_their_order() -> None:
    duel = scenario(barbarian(deck=["concuss"]), pyromancer(deck=["fire_up"])).upkeep()
    duel.will_roll(0, 1, 2, 3, 4, 6).end()
    duel.attack("mighty_blow").declines_defence().end()
    turn = ["upkeep", "income", "main_1", "offensive_roll", "defensive_roll", "main_2", "discard"]
    assert duel.phases() == [*turn, "upkeep", "income", "main_1"]
    assert duel.asked() == (1, "main")


@rule("DT-MODE-1V1-1")
def test_the_only_opponent_is_the_target_without_a_roll() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 2, 3, 4, 6)
    duel.attack("mighty_blow")
    assert duel.logged(Targeted) == [Targeted(0, 1)]
    assert len(duel.logged(Rolled)) == 1
    assert "W_TARGET" not in duel.points()


@rule("DT-TURN-2", "DT-MODE-1V1-1")
@pytest.mark.parametrize("start", [0, 1])
def test_turns_alternate_from_the_start_player_on(start: int) -> None:
    duel = new_game("barbarian", "pyromancer", (6, 1) if start == 0 else (1, 6))
    other = 1 - start
    for seat in (start, other, start, other):
        duel.until_phase("main_1", seat).until_phase("main_2", seat)
    turns = [(event.seat, event.turn) for event in duel.logged(TurnBegan)]
    assert turns == [(start, 1), (other, 2), (start, 3), (other, 4)]


@rule("DT-TURN-3", "DT-ROLL-6")
def test_a_roll_phase_card_is_legal_in_phases_four_to_six_only() -> None:
    sides = barbarian(tokens={"burn": 1}), pyromancer(hand=["not_this_time", "tip_it", "getting_paid"], cp=9)
    duel = scenario(*sides).upkeep()
    duel.will_roll(0, 1, 2, 3, 4, 6)
    offered = set()
    while duel.phase() != "main_2":
        if "play not_this_time" in duel.options():
            offered.add(duel.phase())
        duel.answer("announce mighty_blow/0") if duel.asked()[1] == "rolling" else duel.idle()
    assert offered == {"defensive_roll"}  # not against the Burn of the Upkeep


@rule("DT-TURN-3")
def test_the_roll_phase_is_over_when_main_phase_two_begins() -> None:
    duel = scenario(barbarian(hand=["so_wild", "vegas_baby", "tip_it"], cp=9), pyromancer()).main_2()
    duel.will_roll(0, 3).play("vegas_baby")
    assert duel.asked() == (0, "present")
    assert duel.options() == ["pass", "play tip_it"]


@rule("DT-TURN-5")
def test_a_skipped_income_phase_gives_nothing_and_opens_no_window() -> None:
    sides = barbarian(hand=["getting_paid"], tokens={"concussion": 1}), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).income()
    assert duel.asked() == (0, "main")
    assert (duel.cp(0), duel.hand(0)) == (2, ["getting_paid"])
    assert "W_INCOME" not in duel.points()
    assert duel.phases() == ["main_1"]
    assert duel.tokens(0, "concussion") == 0


@rule("DT-TURN-5")
def test_only_one_income_phase_is_skipped() -> None:
    duel = scenario(barbarian(tokens={"concussion": 1}), pyromancer()).income()
    duel.until_phase("main_1", 1).until_phase("main_1", 0)
    assert duel.cp(0) == 3


@rule("DT-TURN-5", "DT-TURN-6")
def test_a_skipped_offensive_roll_phase_takes_the_whole_roll_phase_with_it() -> None:
    hands = ["head_bash", "feelin_good"], ["not_this_time", "getting_paid"]
    duel = scenario(barbarian(hand=hands[0], tokens={"knockdown": 1}), pyromancer(hand=hands[1])).main()
    duel.end().passes(by=1)
    assert duel.asked() == (0, "main")
    assert duel.phases() == ["main_2"]
    assert duel.points() == ["W_MAIN"]
    assert not duel.logged(Rolled)
    assert duel.logged(PhaseSkipped) == [PhaseSkipped(0, "offensive_roll", "knockdown")]


@rule("DT-TURN-6", "A-34")
def test_knockdown_is_gone_once_it_has_cost_a_roll_phase() -> None:
    duel = scenario(barbarian(cp=0, tokens={"knockdown": 1}), pyromancer()).main()
    duel.end()
    assert (duel.phase(), duel.tokens(0, "knockdown"), duel.cp(0)) == ("main_2", 0, 0)
    duel.until_phase("main_1", 1).until_phase("offensive_roll", 0)
    assert duel.asked() == (0, "rolling")


@rule("A-34")
@pytest.mark.parametrize("phase", ["upkeep", "income", "main_1"])
def test_knockdown_may_be_paid_off_at_any_moment_before_phase_four(phase: str) -> None:
    duel = scenario(barbarian(tokens={"knockdown": 1}), pyromancer()).at(phase)
    duel.answer("spend knockdown", by=0).until_phase("offensive_roll", 0)
    assert duel.asked() == (0, "rolling")
    assert duel.logged(PhaseSkipped) == []


@rule("A-34")
def test_knockdown_cannot_be_paid_off_later_nor_in_the_opponents_turn() -> None:
    sides = barbarian(cp=5, hand=["getting_paid"], tokens={"knockdown": 1}), pyromancer(hand=["getting_paid"])
    late = scenario(*sides).main_2()
    assert "spend knockdown" not in late.options()
    theirs = scenario(*sides, active=1).upkeep()
    assert theirs.passes(by=1).asked() == (0, "respond")
    assert theirs.options() == ["pass", "play getting_paid"]


@rule("A-34")
def test_knockdown_can_still_be_paid_when_the_opponent_answers_the_end_of_the_main_phase() -> None:
    sides = barbarian(tokens={"knockdown": 1}), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).main()
    duel.will_roll(0, 1, 1, 2, 4, 4)
    duel.end().play("getting_paid", by=1).passes(by=0).answer("spend knockdown", by=0)
    assert duel.asked() == (0, "rolling")


@rule("DT-TURN-7")
def test_an_additional_offensive_roll_phase_is_a_fresh_one() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(6, 6, 1, 1, 1)
    duel.will_roll(0, 6, 1, 1).reroll(2, 3, 4).will_roll(0, 6, 1).reroll(3, 4)
    assert duel.attempts_left() == 0
    duel.will_roll(0, 1, 1, 2, 4, 4).attack("crit_bash")
    assert duel.asked() == (0, "rolling")
    assert (duel.dice(), duel.attempts_left()) == ([1, 1, 2, 4, 4], 2)
    assert duel.health(1) == 45


@rule("DT-TURN-7")
def test_an_additional_offensive_roll_phase_has_its_own_defence_and_its_dictated_target() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(6, 6, 6, 6, 1)
    duel.will_roll(0, 1, 1, 2, 4, 4).attack("crit_bash").attack("smack")
    assert duel.asked() == (1, "defence")
    duel.declines_defence()
    assert duel.logged(Targeted) == [Targeted(0, 1), Targeted(0, 1)]
    assert duel.health(1) == 41
    assert duel.phases() == ["offensive_roll", "defensive_roll", "offensive_roll", "defensive_roll", "main_2"]


@rule("DT-TURN-7")
def test_an_additional_offensive_roll_phase_is_lost_with_the_opponent() -> None:
    duel = scenario(barbarian(), pyromancer(health=5)).roll(6, 6, 6, 6, 1)
    duel.attack("crit_bash")
    assert duel.outcome == "0"
    assert duel.phases() == ["offensive_roll", "defensive_roll"]


@rule("DT-MODE-1V1-1")
def test_a_duel_has_two_players_with_a_dial_of_50_each() -> None:
    duel = new_game("barbarian", "pyromancer", (2, 1))
    assert duel.state.dials == [50, 50]
