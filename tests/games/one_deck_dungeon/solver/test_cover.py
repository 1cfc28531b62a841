"""Laying out dice and making heroic ones, against a recursion that tries everything: larger hands, no skills."""

import random
from itertools import combinations

import pytest

from ludotheque.games.one_deck_dungeon.solver.problem import EncounterProblem
from ludotheque.games.one_deck_dungeon.solver.solution import solve
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState
from tests.games.one_deck_dungeon.solver.cases import some_boxes, some_dice
from tests.games.one_deck_dungeon.solver.exhaustive import box_of, dice_of

HEROIC = 3
HANDS = 60
Dice = tuple[int, ...]


def hands_after_exchanges(dice: Dice, per_exchange: int) -> set[Dice]:
    """Every hand that making heroic dice leads to; one made of others shows their lowest value."""
    found = {dice}
    waiting = [dice]
    while waiting:
        hand = waiting.pop()
        for given in set(combinations(hand, per_exchange)):
            left = list(hand)
            for code in given:
                left.remove(code)
            made = tuple(sorted([*left, HEROIC << 3 | min(code & 7 for code in given)]))
            if made not in found:
                found.add(made)
                waiting.append(made)
    return found


def fewest_hearts(dice: Dice, boxes: list[BoxState], known: dict[tuple[Dice, int], int]) -> int:
    """Hearts of boxes left uncovered, the first box covered by each choice of dice or by none."""
    if not boxes:
        return 0
    key = (dice, len(boxes))
    if key not in known:
        box = boxes[0]
        best = box.hearts + fewest_hearts(dice, boxes[1:], known)
        for chosen in coverings(dice, box):
            left = list(dice)
            for code in chosen:
                left.remove(code)
            best = min(best, fewest_hearts(tuple(left), boxes[1:], known))
        known[key] = int(best)
    return known[key]


def coverings(dice: Dice, box: BoxState) -> set[Dice]:
    fitting = [
        code for code in dice if code >> 3 in (box.color, HEROIC) and not (box.refuses_heroic and code >> 3 == 3)
    ]
    most = (box.max_dice or len(fitting)) if box.wide else 1
    return {
        chosen
        for count in range(1, min(most, len(fitting)) + 1)
        for chosen in combinations(fitting, count)
        if sum(code & 7 for code in chosen) >= box.value
    }


def drawn_problem(number: int) -> EncounterProblem:
    chance = random.Random(f"cover {number}")
    count = chance.choice((5, 6, 6, 7))
    boxes = some_boxes(chance, chance.choice((3, 4, 5)), "SAM").replace("!", "").split()
    traits = chance.choice(("", "", "r", "l"))
    written = [f"{box.partition(':')[0]}:{'h' * chance.randint(1, 3)}{traits}" for box in boxes]
    problem = EncounterProblem(
        [0], [dice_of(some_dice(chance, count, "SSAAMMH"))], [8, 8, 8, 6], [box_of(box) for box in written]
    )
    problem.exchange_dice = chance.choice((2, 2, 2, 3))
    return problem


@pytest.mark.parametrize("batch", range(4))
def test_no_layout_is_better(batch: int) -> None:
    for number in range(batch, HANDS, 4):
        problem = drawn_problem(number)
        hands = hands_after_exchanges(tuple(problem.pools[0]), problem.exchange_dice)
        best = min(fewest_hearts(hand, problem.boxes, {}) for hand in hands)
        answer = solve(problem)
        assert answer.exact, number
        assert -answer.value == pytest.approx(best), number
