"""What a hand is worth if nothing more is used, and at most if everything goes well."""

from typing import Final

from ludotheque.games.one_deck_dungeon.solver.best_line import BestLine
from ludotheque.games.one_deck_dungeon.solver.board import USE_BITS, Board
from ludotheque.games.one_deck_dungeon.solver.chances import Chances
from ludotheque.games.one_deck_dungeon.solver.counts import size
from ludotheque.games.one_deck_dungeon.solver.cover import Cover
from ludotheque.games.one_deck_dungeon.solver.hand import Hand, is_spent
from ludotheque.games.one_deck_dungeon.solver.outcome_value import Toll
from ludotheque.games.one_deck_dungeon.solver.problem import Problem
from ludotheque.games.one_deck_dungeon.solver.trial import UNSEEN, Trial
from ludotheque.games.one_deck_dungeon.solver.upper_bound import Relaxed
from ludotheque.games.one_deck_dungeon.solver.use_choices import expand

TRIES: Final = 6  # of making heroic dice that are as much work as one hand


class Prospects:
    """Ends, bounds and trials of hands of one problem; each is worked out once."""

    def __init__(self, problem: Problem, limit: int) -> None:
        self.problem = problem
        self.board = Board(problem)
        self.toll = Toll(self.board)
        self.cover = Cover(self.board, self.toll)
        self.chances = Chances(problem.rolls)
        self.limit = limit  # choices tried for one act
        self.nodes = 0
        self.ends: dict[tuple[int, ...], BestLine] = {}
        self.bounds: dict[tuple[int, ...], float] = {}
        self.trials: dict[tuple[tuple[int, ...], int], list[Trial]] = {}

    def spent(self) -> int:
        """Work done so far: hands looked at, sets of targets tried on them, and heroic dice made in trying."""
        return self.nodes + self.cover.searched + self.cover.fits.tries // TRIES

    def end(self, hand: Hand) -> BestLine:
        """What it is worth to lay out the dice now."""
        stock = hand.stock()
        notes = hand.used & self.board.noted
        key = (*stock.colors, stock.heroic, stock.armor_only, stock.mana_only, stock.supply, notes, hand.cubes)
        found = self.ends.get(key)
        if found is None:
            self.nodes += 1
            found = BestLine(self.cover.run(stock, notes, 0, hand.cubes) + self.dice_left(hand.dice))
            found.met = self.cover.without_needless(self.cover.best_met, notes)
            found.layout = self.cover.best_lay
            if found.met != self.cover.best_met:
                found.layout = self.cover.fits.layout(found.met) or found.layout
            self.describe(found, notes)
            self.ends[key] = found
        return found

    def describe(self, line: BestLine, notes: int) -> None:
        problem = self.problem
        hearts, time, poison = self.toll.losses(self.toll.tally(line.met, notes, 0))
        line.hearts, line.time, line.poison = float(hearts), float(time), float(poison)
        if line.layout is not None:
            line.time += problem.exchange_time * len(line.layout.made)
        for place, target in enumerate(self.board.targets):
            if line.met >> place & 1 and target.use >= 0 and not problem.uses[target.use].potion:
                line.time += problem.skill_time

    def dice_left(self, dice: list[int]) -> float:
        """All dice count; those that are laid out are taken off again."""
        weight = self.problem.weights.die_left
        return weight * sum([int(size(some)) for some in dice]) if weight else 0.0

    def at_most(self, hand: Hand) -> float:
        """More than any line from here is worth, at first sight: everything is met, everything unused helps."""
        if self.problem.weights.die_left:
            return self.bound(hand)
        return self.toll.worth(self.board.everything, hand.used & self.board.noted, self.hopes(hand))

    def hopes(self, hand: Hand) -> int:
        """All uses that are left and change the consequences."""
        hopes = 0
        for place in self.board.acts:
            if not is_spent(self.board, hand, place):
                times = min(hand.cubes, 7) if self.problem.uses[place].potion else 1
                hopes += times << place * USE_BITS
        return hopes & self.board.noted

    def bound(self, hand: Hand) -> float:
        """More than any line from here is worth."""
        key = hand.key()
        found = self.bounds.get(key)
        if found is None:
            relaxed = Relaxed(self.board, self.chances, hand)
            self.nodes += 1
            notes, hopes = hand.used & self.board.noted, self.hopes(hand)
            if relaxed.full:
                found = self.toll.worth(self.board.everything, notes, hopes)
            else:
                found = self.cover.run(relaxed.stock, notes, hopes, hand.cubes)
            found += self.dice_left(relaxed.dice)
            self.bounds[key] = found
        return found

    def trials_of(self, hand: Hand, act: int) -> list[Trial]:
        key = (hand.key(), act)
        found = self.trials.get(key)
        if found is None:
            found = expand(self.board, hand, act, self.limit)
            self.trials[key] = found
        return found

    def begun(self, trial: Trial) -> BestLine:
        """What a trial costs before anything comes of it."""
        found = BestLine(0.0)
        dice = sum([roll & 255 for roll in trial.rolls])
        found.time = trial.time + dice * self.chances.time_per_die
        found.value = -trial.cost - found.time * self.toll.time_weight
        return found

    def glance(self, trial: Trial, outcomes: int) -> float:
        """Roughly what a trial is worth if nothing more is used after it; rolls are judged by a few outcomes."""
        if trial.glance == UNSEEN:
            trial.glance = self.begun(trial).value
            if trial.rolls:
                for outcome in self.chances.sample(trial.hand, trial.rolls, outcomes):
                    trial.glance += outcome.chance * self.guess(outcome.hand)
            else:
                trial.glance += self.guess(trial.hand)
        return trial.glance

    def guess(self, hand: Hand) -> float:
        self.nodes += 1
        return self.cover.guess(hand.stock(), hand.used & self.board.noted, hand.cubes) + self.dice_left(hand.dice)
