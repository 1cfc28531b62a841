"""The answer of the solver: the worth of the best line, and the answers for the table, question by question."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import CoverBoard, CoverTarget
from ludotheque.games.one_deck_dungeon.solver.counts import one
from ludotheque.games.one_deck_dungeon.solver.goals import DiceLayout
from ludotheque.games.one_deck_dungeon.solver.hand import ARMOR_KIND, KINDS, MANA_KIND, STEP_SHIFT, Hand, die_step, step
from ludotheque.games.one_deck_dungeon.solver.problem import CHOOSE, EncounterProblem
from ludotheque.games.one_deck_dungeon.solver.search import BestLine, Prospects, Search
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_COLOR,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_PAY,
    ASK_PLACE,
    ASK_RECEIVER,
    ASK_TEXT,
    COLOR,
    COVER,
    DIE,
    DISCARD,
    DONE,
    EXCHANGE,
    HERO,
    OPTION,
)
from ludotheque.games.one_deck_dungeon.table.die import HEROIC
from ludotheque.games.one_deck_dungeon.table.match_content import COST_MANA
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision

ANSWER_MASK: Final = (1 << STEP_SHIFT) - 1
HINT_BUDGET: Final = 1000
QUICK_BUDGET: Final = 300  # for the thousands of encounters in a simulation


class PlannedAct:
    """One act of the line: the answer to ASK_ACT, the dice it uses (seat << 8 | die), and its other answers."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.dice: list[int] = []
        self.others: list[int] = []


class Solution:
    """A solution of the problem.

    If `exact` is set, no legal line is worth more; otherwise this is the best line found. If `estimated` is set, rolls
    were sampled, and the value may be slightly off.
    """

    def __init__(self, line: BestLine, exact: bool) -> None:
        self.value = line.value
        self.exact = exact
        self.estimated = line.sampled
        self.hearts = line.hearts  # expected, as are time and poison
        self.time = line.time
        self.poison = line.poison
        self.steps: list[int] = []  # answers until the next roll or the end of the step
        self.kinds: list[int] = []  # the kind of question that each of them answers
        self.plan: list[PlannedAct] = []
        self.rolls = False  # whether the steps end with a roll, after which the solver must run again
        self.uncovered: list[int] = []  # boxes that remain uncovered, if nothing is rolled

    def tell(self, steps: list[int]) -> None:
        for code in steps:
            kind, action = code >> STEP_SHIFT, code & ANSWER_MASK
            self.kinds.append(kind)
            self.steps.append(action)
            if kind == ASK_ACT:
                if action != DONE:
                    self.plan.append(PlannedAct(action))
            elif action & ~ARGUMENT_MASK == DIE:
                self.plan[-1].dice.append(action & ARGUMENT_MASK)
            elif action != DONE:
                self.plan[-1].others.append(action)


class Follower:
    """Returns the steps of a solution one by one; questions with a single answer are never asked."""

    def __init__(self, answer: Solution) -> None:
        self.answer = answer
        self.place = 0

    def next(self, decision: Decision) -> int:
        """Return the step that answers this question, or -1 if there is none."""
        kinds, steps = self.answer.kinds, self.answer.steps
        place = self.place
        while place < len(steps):
            if kinds[place] == decision.kind and steps[place] in decision.options:
                self.place = place + 1
                return steps[place]
            if kinds[place] == ASK_ACT:
                break
            place += 1
        return -1


def solve(problem: EncounterProblem, budget: int = HINT_BUDGET) -> Solution:
    """Return the line with the best expected value; `budget` limits the work, and so the time it takes."""
    search = Search(problem, budget)
    line = search.run()
    prospects = search.prospects
    answer = Solution(line, line.whole and not search.board.cut and not prospects.cover.fits.gave_up)
    hand = search.hand
    while line.trial is not None:
        answer.tell(line.trial.before)
        if line.then is None:
            answer.rolls = True
            return answer
        hand = line.trial.hand
        line = line.then
    finish(prospects, hand, line, answer)
    return answer


def finish(prospects: Prospects, hand: Hand, line: BestLine, answer: Solution) -> None:
    """Make heroic dice, cover boxes (armor first) and use closing uses."""
    board = prospects.board
    if line.layout is not None:
        laid = [prospects.cover.fits.laid(line.layout, color) for color in range(3)]
        answer.tell(Laying(board, hand.copy(), line.layout, laid).steps(line.met))
    answer.tell([step(ASK_ACT, DONE)])
    for place, target in enumerate(board.targets):
        if target.box >= 0 and not line.met >> place & 1:
            answer.uncovered.append(target.box)


class Laying:
    """Converts a layout into answers: which hero's die goes where."""

    def __init__(self, board: CoverBoard, hand: Hand, layout: DiceLayout, laid: list[list[int]]) -> None:
        self.board = board
        self.hand = hand
        self.layout = layout
        self.laid = laid
        self.dice: list[int] = []  # kind << 16 | value << 8 | target
        for color in range(3):
            self.tell_apart(color)
        self.made: list[int] = []

    def tell_apart(self, color: int) -> None:
        """Decide which dice on targets of a color are heroic: where that is allowed, as many as were given."""
        heroic = self.layout.given[color]
        refusing: list[int] = []
        for code in self.laid[color]:
            if self.board.targets[code & 255].refuses_heroic:
                refusing.append(code)
                continue
            if heroic >> ((code >> 8) - 1) * 4 & 15:
                heroic -= int(one(code >> 8))
                self.dice.append(HEROIC << 16 | code)
            else:
                self.dice.append(color << 16 | code)
        self.dice.extend([color << 16 | code for code in refusing])

    def steps(self, met: int) -> list[int]:
        for value in self.layout.dropped:
            self.made.append(step(ASK_ACT, DISCARD))
            self.made.append(die_step(self.board, ASK_DISCARD, self.draw(HEROIC, value), value))
        for given in self.layout.made:
            self.make_heroic(given)
        for place in self.board.order:
            if met >> place & 1:
                target = self.board.targets[place]
                dice = self.dice_for(place)
                if target.use >= 0:
                    self.use(target, dice)
                else:
                    self.cover(target, dice)
        return self.made

    def draw(self, kind: i64, value: i64) -> i64:
        """Return the pool that a die of that kind comes from, and remove the die."""
        pool: i64 = kind
        while not self.hand.dice[pool] >> (value - 1) * 4 & 15:
            pool += KINDS
        self.hand.dice[pool] -= int(one(value))
        return pool

    def make_heroic(self, given: list[int]) -> None:
        self.made.append(step(ASK_ACT, EXCHANGE))
        heroes: list[int] = []
        for code in given:
            pool = self.draw(code & 255, code >> 8)
            heroes.append(int(pool // KINDS))
            self.made.append(die_step(self.board, ASK_EXCHANGE, pool, code >> 8))
        if min(heroes) != max(heroes):
            self.made.append(step(ASK_RECEIVER, HERO | self.board.problem.seats[heroes[0]]))
        if self.board.problem.exchange_exiles:
            self.made.append(step(ASK_COLOR, COLOR | given[0] & 255))
        value = min([code >> 8 for code in given])
        self.hand.dice[heroes[0] * KINDS + HEROIC] += int(one(value))

    def dice_for(self, place: int) -> list[int]:
        """Return the dice of a target as kind << 8 | value, the highest first."""
        found = [code >> 8 for code in self.dice if code & 255 == place]
        restricted = ARMOR_KIND if self.board.targets[place].box >= 0 else MANA_KIND
        found.extend([restricted << 8 | code >> 8 for code in self.layout.restricted if code & 255 == place])
        found.sort(key=by_value, reverse=True)
        return found

    def cover(self, target: CoverTarget, dice: list[int]) -> None:
        """Cover the target with one die for each time, or with dice until the sum is reached."""
        for _ in range(target.times):
            self.made.append(step(ASK_ACT, COVER | target.box))
            total: i64 = 0
            while dice and total < target.value:
                total += self.lay(ASK_PLACE, dice.pop(0))

    def use(self, target: CoverTarget, dice: list[int]) -> None:
        use = self.board.problem.uses[target.use]
        self.made.append(step(ASK_ACT, use.action))
        paid: i64 = 0
        while dice and paid < use.amount:
            value = self.lay(ASK_PAY, dice.pop(0))
            paid += value if use.cost == COST_MANA else 1
        for op in use.ops:
            if op.kind == CHOOSE:
                self.made.append(step(ASK_TEXT, OPTION | op.value))

    def lay(self, kind: i64, die: int) -> i64:
        pool = self.draw(die >> 8, die & 255)
        self.made.append(die_step(self.board, kind, pool, die & 255))
        return die & 255


def by_value(die: int) -> int:
    return die & 255
