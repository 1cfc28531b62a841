"""The best expected line through acts and rolls, within a budget of work."""

from typing import Final

from ludotheque.games.one_deck_dungeon.solver.best_line import BestLine
from ludotheque.games.one_deck_dungeon.solver.chances import Outcome
from ludotheque.games.one_deck_dungeon.solver.cover import TIE
from ludotheque.games.one_deck_dungeon.solver.hand import Hand, first_hand
from ludotheque.games.one_deck_dungeon.solver.problem import Problem
from ludotheque.games.one_deck_dungeon.solver.prospects import Prospects
from ludotheque.games.one_deck_dungeon.solver.trial import UNSEEN, Trial
from ludotheque.games.one_deck_dungeon.solver.use_choices import is_gift, open_acts

FEWEST_CHOICES: Final = 8
FEWEST_OUTCOMES: Final = 12
GLANCES: Final = 6  # outcomes that a roll is judged by before it is followed
NARROW: Final = 3  # trials that are followed in the first, narrow pass


class Search:
    """First a narrow look that follows only what seems best to the end, then everything, one act deeper at a time."""

    def __init__(self, problem: Problem, budget: int) -> None:
        self.problem = problem
        self.prospects = Prospects(problem, max(FEWEST_CHOICES, budget // 60))
        self.board = self.prospects.board
        self.hand = first_hand(problem)
        self.budget = budget
        self.allowed = budget  # work after which the pass is given up
        self.ended = False
        self.width = 0  # trials followed from each hand; 0 is all of them
        self.lines: dict[tuple[int, ...], BestLine] = {}
        self.depths: dict[tuple[int, ...], int] = {}

    def run(self) -> BestLine:
        best = self.line(self.hand, 0)
        most = len(self.board.acts) + self.problem.cubes
        if not best.whole and most > 1:
            best = self.better(best, most, NARROW, self.budget * 2 // 3)
        for depth in range(1, most + 1):
            if best.whole or self.prospects.spent() > self.budget:
                break
            best = self.better(best, depth, 0, self.budget)
        return best

    def better(self, best: BestLine, depth: int, width: int, allowed: int) -> BestLine:
        """The line of another pass if it is worth more, or if it is as good and nothing was left out."""
        if width != self.width:
            self.lines = {}
            self.depths = {}
        self.width = width
        self.allowed = allowed
        self.ended = False
        found = self.line(self.hand, depth)
        if self.ended:
            if found.value <= best.value + TIE:
                return best
            found.whole = False
            return found
        return found if found.whole or found.value > best.value + TIE else best

    def line(self, hand: Hand, depth: int) -> BestLine:
        """The best line with so many acts at most."""
        key = hand.key()
        found = self.lines.get(key)
        if found is not None and (found.whole or self.depths[key] >= depth):
            return found
        prospects = self.prospects
        best = prospects.end(hand)
        acts = open_acts(self.board, hand)
        if acts and prospects.at_most(hand) > best.value + TIE:
            gifts = [act for act in acts if is_gift(self.board, hand, act)][:1]
            if not depth and not gifts:
                best = best.cut_short()
            elif prospects.bound(hand) > best.value + TIE:
                best = self.best_act(hand, depth + len(gifts), gifts or acts, best)
        if not self.ended:
            self.lines[key] = best
            self.depths[key] = depth
        return best

    def best_act(self, hand: Hand, depth: int, acts: list[int], end: BestLine) -> BestLine:
        """The best of all acts, or none of them."""
        best = end
        trials: list[Trial] = []
        for act in acts:
            trials.extend(self.prospects.trials_of(hand, act))
        whole = not any(trial.clipped for trial in trials)
        if 0 < self.width < len(trials):
            trials = self.promising(trials)[: self.width]
            whole = False
        else:
            trials.sort(key=by_glance)
        most = self.prospects.bound(hand)
        for trial in trials:
            if self.is_over():
                return best
            found = self.follow(trial, depth, best.value)
            whole = whole and found.whole
            if found.value > best.value + TIE and not self.ended:
                best = found
                if best.value >= most - TIE:
                    best.whole = True  # nothing can be better
                    return best
        if best is not end:
            best.whole = whole
            return best
        return end if whole else end.cut_short()

    def is_over(self) -> bool:
        self.ended = self.ended or self.prospects.spent() > self.allowed
        return self.ended

    def promising(self, trials: list[Trial]) -> list[Trial]:
        """The trials that seem best at a glance come first."""
        seen: list[Trial] = []
        for trial in trials:
            if self.is_over():
                break
            self.prospects.glance(trial, GLANCES)
            seen.append(trial)
        seen.sort(key=by_glance)
        return seen

    def follow(self, trial: Trial, depth: int, beaten: float) -> BestLine:
        """What a trial is worth; a line that cannot beat what is known is given up with its bound."""
        prospects = self.prospects
        found = prospects.begun(trial)
        found.trial = trial
        if not trial.rolls:
            found.then = self.line(trial.hand, depth - 1)
            found.add(found.then, 1.0)
            return found
        most = prospects.bound(prospects.chances.luckiest(trial.hand, trial.rolls))
        if found.value + most <= beaten + TIE:
            found.value += most
            return found
        left = 1.0
        for outcome in self.outcomes(trial, found):
            left -= outcome.chance
            self.add_outcome(found, outcome, depth)
            if self.is_over() or found.value + left * most <= beaten + TIE:
                found.value += left * most
                break
        return found

    def outcomes(self, trial: Trial, found: BestLine) -> list[Outcome]:
        """Everything a roll may bring, or a sample if that is too much."""
        chances = self.prospects.chances
        room = max(FEWEST_OUTCOMES, (self.allowed - self.prospects.spent()) // 20)
        if chances.count(trial.rolls) <= room:
            return chances.outcomes(trial.hand, trial.rolls)
        found.whole = False
        found.sampled = True
        return chances.sample(trial.hand, trial.rolls, room)

    def add_outcome(self, found: BestLine, outcome: Outcome, depth: int) -> None:
        rules = self.problem.rolls
        hand = outcome.hand
        if rules.nth and outcome.marks:
            if hand.seen < rules.nth <= hand.seen + outcome.marks:
                found.poison += outcome.chance * rules.nth_poison
                found.value -= outcome.chance * rules.nth_poison * self.problem.weights.poison
            hand.seen = min(rules.nth, hand.seen + outcome.marks)
        found.add(self.line(hand, depth - 1), outcome.chance)


def by_glance(trial: Trial) -> float:
    """The most promising first; trials nobody has looked at come last."""
    return -trial.glance if trial.glance < UNSEEN else UNSEEN
