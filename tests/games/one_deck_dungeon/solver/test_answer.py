"""What an answer of the solver says, and how it is followed."""

import pytest

from ludotheque.games.one_deck_dungeon.solver.problem import GAIN, ROLL, EncounterProblem, Op, UsableText, Weights
from ludotheque.games.one_deck_dungeon.solver.solution import Follower, Solution, solve
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_HERO,
    ASK_PLACE,
    COVER,
    DIE,
    DONE,
    EXCHANGE,
    HERO,
    VERBS,
)
from ludotheque.kernel.decisions import Decision
from tests.games.one_deck_dungeon.solver.exhaustive import Case, Exhaustive, box_of, dice_of


def problem(dice: str, boxes: str) -> EncounterProblem:
    """An encounter written by hand: no table is needed."""
    pool = dice_of(dice)
    supply = [
        total - len([code for code in pool if code >> 3 & 3 == color]) for color, total in enumerate((8, 8, 8, 6))
    ]
    return EncounterProblem([0], [pool], supply, [box_of(box) for box in boxes.split()])


def said(answer: Solution) -> list[str]:
    return [VERBS.spell(step) for step in answer.steps]


def test_every_answer_of_the_step_in_order() -> None:
    answer = solve(problem("S4 A3 M5", "S3:h A4:t M5:hh"))
    assert answer.exact
    assert answer.steps == [COVER | 2, DIE | 21, COVER | 0, DIE | 4, DONE]
    assert answer.kinds == [ASK_ACT, ASK_PLACE, ASK_ACT, ASK_PLACE, ASK_ACT]
    assert (answer.hearts, answer.time, answer.poison) == (0.0, 1.0, 0.0)
    assert answer.value == pytest.approx(-0.3)


def test_the_plan_names_acts_dice_and_what_stays_uncovered() -> None:
    answer = solve(problem("A6 M6 S1", "S5:hh A6:t"))
    assert [part.action for part in answer.plan] == [EXCHANGE, COVER | 0]
    assert sorted(answer.plan[0].dice) == dice_of("A6 M6")
    assert answer.plan[1].dice == dice_of("H6")
    assert answer.uncovered == [1]
    assert not answer.rolls


def test_the_steps_stop_at_a_roll() -> None:
    question = problem("S2", "S5:hh")
    question.uses.append(UsableText(USE_VALOR, 0, [Op(ROLL, color=3)]))
    answer = solve(question)
    assert answer.rolls
    assert answer.steps == [USE_VALOR]
    assert answer.hearts == pytest.approx(2 * 4 / 6)


USE_VALOR = 11 << 50 | 23


def test_what_is_not_needed_is_not_used() -> None:
    question = problem("S5", "S5:hh")
    question.uses.append(UsableText(USE_VALOR, 0, [Op(GAIN, color=3, value=6)]))
    assert said(solve(question)) == ["cover:0", "die:0,5", "done"]


def test_a_small_budget_cuts_and_says_so() -> None:
    case = Case(
        ("S2 S3 A1 A4 A6 M2 M3 H1",),
        "S4:h S6:hh A9+:hh A5:ht M5:h M6:tt",
        skills=("persistence cleave backstab",),
        potions="clarity",
        cubes=2,
    )
    everything = Exhaustive(case)
    question = everything.problem(everything.start)
    quick = solve(question, 40)
    longer = solve(question, 4000)
    assert not quick.exact
    assert quick.steps
    assert longer.value >= quick.value


def test_the_same_problem_has_the_same_answer() -> None:
    answers = [solve(problem("S2 S3 A4 M2 H5", "S5:h A6:hh M7+:t"), 200) for _ in range(2)]
    assert answers[0].steps == answers[1].steps


def test_a_follower_skips_what_nobody_asks() -> None:
    """Sole answers are given without a question, and some questions the steps say nothing about."""
    follower = Follower(solve(problem("S4 A3 M5", "S3:h A4:t M5:hh")))
    assert follower.next(Decision(0, ASK_ACT, [COVER | 0, COVER | 2, DONE])) == COVER | 2
    assert follower.next(Decision(0, ASK_HERO, [HERO | 0, HERO | 1])) == -1
    assert follower.next(Decision(0, ASK_ACT, [COVER | 0, DONE])) == COVER | 0
    assert follower.next(Decision(0, ASK_PLACE, [DIE | 4, DIE | 5])) == DIE | 4
    assert follower.next(Decision(0, ASK_ACT, [DONE])) == DONE
    assert follower.next(Decision(0, ASK_ACT, [DONE])) == -1


def test_hearts_may_weigh_more_the_more_there_are() -> None:
    weights = Weights(hearts=(0.0, 1.0, 4.0))
    assert [weights.cost_of_hearts(count) for count in range(5)] == [0.0, 1.0, 4.0, 7.0, 10.0]
