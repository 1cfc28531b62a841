"""The problem that a table poses: texts, hooks and everything in play as plain numbers."""

import pytest

from ludotheque.games.one_deck_dungeon.solver.problem import (
    HEAL,
    HEART_IGNORED,
    HEART_TO_TIME,
    PENALTY_BOXES,
    PENALTY_SKULLS,
    EncounterProblem,
    Weights,
)
from ludotheque.games.one_deck_dungeon.solver.problem_builder import Texts, problem_of
from tests.games.one_deck_dungeon.solver.exhaustive import GAME, Case, Exhaustive, state_of, table_of

SETUP, STATE = state_of(Case(("S1",), "S1:h"))
CONTENT = GAME.content(SETUP)
USES = [use for use in CONTENT.uses if use.effects and (use.combat or use.peril)]
POTIONS = [potion for potion in CONTENT.potions if potion.combat or potion.peril or potion.any_time]


def posed(case: Case) -> EncounterProblem:
    everything = Exhaustive(case)
    return everything.problem(everything.start)


@pytest.mark.parametrize("prepared", [*USES, *POTIONS], ids=lambda prepared: str(prepared.id))
def test_every_text_of_step_4_can_be_searched(prepared: object) -> None:
    table = table_of(SETUP, STATE.copy(), [])
    problem = problem_of(table, Weights())
    ways = Texts(problem, table, 0, False).ways(prepared.effects)  # type: ignore[attr-defined]  # uses and potions
    assert ways
    assert not problem.approximate


def test_what_foes_add() -> None:
    assert posed(Case(("S1",), "S1:h", card="bandit_1")).exchange_dice == 3
    assert posed(Case(("S1",), "S1:h", card="shadow_1")).skill_time == 1
    assert posed(Case(("S1",), "S1:h", card="glooping_ooze_1")).rolls.time[1] == 1
    assert posed(Case(("S1",), "S1:h", card="phantom_1")).rolls.discards == 0b1010
    penalties = posed(Case(("S1",), "S1:h", card="skeleton_1")).penalties
    assert [(penalty.counted, penalty.least, penalty.time) for penalty in penalties] == [(PENALTY_BOXES, 1, 2)]
    assert posed(Case(("S1",), "S1:h", card="beetle_1")).penalties[0].loot


def test_what_floors_heroes_and_bosses_add() -> None:
    assert posed(Case(("S1",), "S1:h", dungeon="hydras_reef", floor=3)).rolls.lowers == [0, 0, 0, 1]
    assert posed(Case(("S1",), "S1:h", dungeon="yetis_cavern")).added[0].least == 3
    assert posed(Case(("S1",), "S1:h", dungeon="smoldering_ruins")).exchange_time == 1
    assert posed(Case(("S1",), "S1:h", heroes=("paladin",))).soaks_pairs
    assert posed(Case(("S1",), "S1:h", heroes=("archer",))).trade == HEART_TO_TIME
    boss = posed(Case(("S1",), "S1:hs", heroes=("archer",), boss=True, dungeon="hydras_reef"))
    assert boss.trade == HEART_IGNORED
    assert [(penalty.counted, penalty.per_box) for penalty in boss.penalties] == [(PENALTY_SKULLS, True)]
    assert posed(Case(("S1",), "S1:hs", boss=True, dungeon="mudlands")).exiles_on_skulls


def test_used_skills_and_empty_hands_are_left_out() -> None:
    everything = Exhaustive(Case(("S1",), "S1:h", skills=("valor dodge",), potions="heroism"))
    assert len(everything.problem(everything.start).uses) == 2  # without a cube no potion
    valor = CONTENT.use_numbers["valor"]
    everything.start.encounters[0].used.append(valor)
    assert len(everything.problem(everything.start).uses) == 1


def test_a_combat() -> None:
    problem = posed(Case(("S3 A4 H1",), "S3:h A9+!:hp", skills=("valor dodge",), supply=(7, 7, 8, 5)))
    assert (problem.seats, problem.supply, problem.color) == ([0], [7, 7, 8, 5], -1)
    assert problem.pools == [[3, 12, 25]]
    assert [(box.value, box.wide, box.armor, box.hearts, box.poison) for box in problem.boxes] == [
        (3, 0, 0, 1, 0),
        (9, 1, 1, 1, 1),
    ]
    assert [(use.cost, use.amount) for use in problem.uses] == [(0, 0), (2, 1)]
    assert not problem.in_boss


def test_a_peril_keeps_dice_of_its_colour_only() -> None:
    """ODD-ENC-15, and combat skills are out of place."""
    problem = posed(Case(("M3",), "M6+:hh", card="arrow_wall_1", option=0, skills=("valor accuracy",)))
    assert problem.color == 2
    assert [use.action & 4095 for use in problem.uses] == [CONTENT.use_numbers["accuracy"]]


def test_a_boss_round() -> None:
    problem = posed(Case(("S3",), "S3:hs", boss=True, boss_left=2, skills=("dodge",)))
    assert problem.in_boss
    assert problem.boss_health - problem.boss_damage == 2
    assert problem.uses[0].ops[0].count == 2  # hearts that a dodge ignores there


def test_two_heroes() -> None:
    case = Case(("S3", "A4"), "S3:h", heroes=("archer", "warrior"), damage=(1, 2), skills=("", "valor"))
    problem = posed(case)
    assert problem.seats == [0, 1]
    assert problem.damage == [1, 2]
    assert problem.trade == 0  # what an archer does alone
    valor = next(use for use in problem.uses if use.action & 4095 == CONTENT.use_numbers["valor"])
    assert valor.hero == 1


def test_a_pair_of_four() -> None:
    """A potion reaches everybody, a skill only heroes of the encounter (ODD-4P-7)."""
    four = ("warden", "mage", "rogue", "hunter")
    case = Case(("S3", "A4"), "S3:h", heroes=four, seats=(2, 3), potions="healing", cubes=1, damage=(2,))
    case.skills = ("", "", "regrowth", "")
    problem = posed(case)
    assert problem.seats == [2, 3]
    assert problem.damage == [2, 2, 2, 2]
    reach = {op.heroes for use in problem.uses for op in use.ops if op.kind == HEAL}
    assert reach == {0b1111, 0b1100}
