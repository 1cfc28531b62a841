"""Search for the best expected line through acts and rolls, within a budget and an upper bound."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import USE_BITS, CoverBoard
from ludotheque.games.one_deck_dungeon.solver.chances import RollChances, RollOutcome
from ludotheque.games.one_deck_dungeon.solver.counts import how_many, one, size
from ludotheque.games.one_deck_dungeon.solver.cover import TIE, CoverSearch, DiceByUse
from ludotheque.games.one_deck_dungeon.solver.goals import DiceLayout
from ludotheque.games.one_deck_dungeon.solver.hand import (
    ARMOR_KIND,
    MANA_KIND,
    UNSEEN,
    ActTrial,
    Hand,
    first_hand,
    is_spent,
)
from ludotheque.games.one_deck_dungeon.solver.outcome_value import Toll
from ludotheque.games.one_deck_dungeon.solver.problem import (
    CHANGE,
    GAIN,
    INCREASE,
    RECOLOR,
    REROLL,
    ROLL,
    SWAP,
    EncounterProblem,
    Op,
)
from ludotheque.games.one_deck_dungeon.solver.use_choices import belongs, expand, is_gift, open_acts
from ludotheque.games.one_deck_dungeon.table.die import FREE, HEROIC


class BestLine:
    """The best line found from a hand: its worth, expected results and continuation."""

    def __init__(self, value: float) -> None:
        self.value = value
        self.hearts = 0.0
        self.time = 0.0
        self.poison = 0.0
        self.whole = True  # whether the search was exhaustive
        self.sampled = False  # whether rolls were sampled
        self.met = 0  # covered targets, if the step ends here
        self.layout: DiceLayout | None = None  # the dice on them
        self.trial: ActTrial | None = None  # the act to perform, if the step continues
        self.then: BestLine | None = None  # the continuation after an act without a roll

    def add(self, other: "BestLine", chance: float) -> None:
        """Add an outcome with its probability."""
        self.value += chance * other.value
        self.hearts += chance * other.hearts
        self.time += chance * other.time
        self.poison += chance * other.poison
        self.whole = self.whole and other.whole
        self.sampled = self.sampled or other.sampled

    def cut_short(self) -> "BestLine":
        """Return the same end, marked as not exhaustive."""
        found = BestLine(self.value)
        found.hearts, found.time, found.poison = self.hearts, self.time, self.poison
        found.met, found.layout = self.met, self.layout
        found.whole = False
        return found


MOST: Final = (8, 8, 8, 7, 8, 8)  # dice per kind; no color has more, and a color plus heroic dice fits in a count
FEW: Final = 2  # up to this many dice are added to the bound instead of raising all dice


class Relaxed:
    """An optimistic stock of dice for the upper bound, with the help of unused acts."""

    def __init__(self, board: CoverBoard, chances: RollChances, hand: Hand) -> None:
        self.board = board
        self.chances = chances
        stock = hand.stock()
        self.dice: list[int] = [*stock.colors, stock.heroic, stock.armor_only, stock.mana_only]
        self.strict = any(target.refuses_heroic for target in board.targets)
        self.stand_ins = 0  # heroic dice that represent dice of any color
        self.full = False  # whether there are more of them than can be counted
        self.raise_by = 0
        self.floor = 1
        for place in board.acts:
            if is_spent(board, hand, place):
                continue
            use = board.problem.uses[place]
            for _ in range(min(hand.cubes, 7) if use.potion else 1):
                for op in use.ops:
                    self.help(op)
        self.dice = [int(self.lifted(dice, MOST[kind])) for kind, dice in enumerate(self.dice)]
        self.stock = DiceByUse(self.dice[:3], self.dice[3], self.dice[4], self.dice[5], stock.supply + 6)

    def help(self, op: Op) -> None:
        if op.kind == GAIN and belongs(self.board, op.color):
            kind = op.color if op.only == FREE else ARMOR_KIND if op.color == HEROIC else MANA_KIND
            self.add(kind, op.value, op.count)
        elif op.kind == ROLL and belongs(self.board, op.color):
            self.add(op.color, self.chances.best[op.color], op.count)
        elif op.kind == INCREASE:
            self.raise_by += op.value
        elif op.kind in (CHANGE, REROLL):
            value = op.value if op.kind == CHANGE else 6
            if op.count <= FEW:
                self.add_any(value, op.count)
            else:
                self.floor = max(self.floor, value)
        elif op.kind == RECOLOR and op.to == 1 << HEROIC:
            self.add(HEROIC, 6, op.count)
        elif op.kind == RECOLOR:
            self.add_any(6, op.count)
        elif op.kind == SWAP and belongs(self.board, op.color):
            self.add(op.color, op.value, MOST[op.color])

    def add_any(self, value: int, count: int) -> None:
        """Add dice of whichever color is needed."""
        self.stand_ins += count
        for kind in range(HEROIC + 1) if self.strict else range(HEROIC, HEROIC + 1):
            self.add(kind, value, count)

    def add(self, kind: int, value: int, count: int) -> None:
        if value:
            room = MOST[kind] - int(how_many(self.dice[kind], value))
            if kind == HEROIC and self.stand_ins and count > room:
                self.full = True
            self.dice[kind] += int(one(value)) * min(count, max(0, room))

    def lifted(self, dice: i64, most: i64) -> i64:
        """Return the dice raised and set as far as any text could."""
        if self.raise_by == 0 and self.floor == 1:
            return dice
        found: i64 = 0
        for value in range(1, 7):
            here = how_many(dice, value)
            there = max(self.floor, min(6, value + self.raise_by))
            room = most - how_many(found, there)
            self.full = self.full or (here > room and self.stand_ins > 0)
            found += min(here, room) * one(there)
        return found


TRIES: Final = 6  # attempts to make heroic dice that cost as much work as one hand


class Prospects:
    """Ends, bounds and trials of the hands of one problem; each is computed once."""

    def __init__(self, problem: EncounterProblem, limit: int) -> None:
        self.problem = problem
        self.board = CoverBoard(problem)
        self.toll = Toll(self.board)
        self.cover = CoverSearch(self.board, self.toll)
        self.chances = RollChances(problem.rolls)
        self.limit = limit  # maximum number of choices for one act
        self.nodes = 0
        self.ends: dict[tuple[int, ...], BestLine] = {}
        self.bounds: dict[tuple[int, ...], float] = {}
        self.trials: dict[tuple[tuple[int, ...], int], list[ActTrial]] = {}

    def spent(self) -> int:
        """Return the work so far: hands examined, sets of targets tried on them, and attempts to make heroic dice."""
        return self.nodes + self.cover.searched + self.cover.fits.tries // TRIES

    def end(self, hand: Hand) -> BestLine:
        """Return the line that stops here and places the dice."""
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
        """Return the worth of all dice; those on targets are subtracted elsewhere."""
        weight = self.problem.weights.die_left
        return weight * sum([int(size(some)) for some in dice]) if weight else 0.0

    def at_most(self, hand: Hand) -> float:
        """Return a quick upper bound of any line from here: everything is covered, and every unused use helps."""
        if self.problem.weights.die_left:
            return self.bound(hand)
        return self.toll.worth(self.board.everything, hand.used & self.board.noted, self.hopes(hand))

    def hopes(self, hand: Hand) -> int:
        """Return all unused uses that change the consequences."""
        hopes = 0
        for place in self.board.acts:
            if not is_spent(self.board, hand, place):
                times = min(hand.cubes, 7) if self.problem.uses[place].potion else 1
                hopes += times << place * USE_BITS
        return hopes & self.board.noted

    def bound(self, hand: Hand) -> float:
        """Return an upper bound of any line from here."""
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

    def trials_of(self, hand: Hand, act: int) -> list[ActTrial]:
        key = (hand.key(), act)
        found = self.trials.get(key)
        if found is None:
            found = expand(self.board, hand, act, self.limit)
            self.trials[key] = found
        return found

    def begun(self, trial: ActTrial) -> BestLine:
        """Return the cost of a trial before its results."""
        found = BestLine(0.0)
        dice = sum([roll & 255 for roll in trial.rolls])
        found.time = trial.time + dice * self.chances.time_per_die
        found.value = -trial.cost - found.time * self.toll.time_weight
        return found

    def glance(self, trial: ActTrial, outcomes: int) -> float:
        """Return the approximate worth of a trial without further uses; rolls are judged by a few outcomes."""
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


FEWEST_CHOICES: Final = 8
FEWEST_OUTCOMES: Final = 12
GLANCES: Final = 6  # outcomes that judge a roll before it is searched
NARROW: Final = 3  # trials searched in the first, narrow pass


class Search:
    """A narrow search that follows only what seems best, then a full search that goes one act deeper at a time."""

    def __init__(self, problem: EncounterProblem, budget: int) -> None:
        self.problem = problem
        self.prospects = Prospects(problem, max(FEWEST_CHOICES, budget // 60))
        self.board = self.prospects.board
        self.hand = first_hand(problem)
        self.budget = budget
        self.allowed = budget  # work after which the pass is abandoned
        self.ended = False
        self.width = 0  # trials followed from each hand; 0: all
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
        """Run another pass; return its line if it is worth more, or as good and exhaustive."""
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
        """Return the best line with at most this many acts."""
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
        """Return the best of all acts, or the end without any."""
        best = end
        trials: list[ActTrial] = []
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

    def promising(self, trials: list[ActTrial]) -> list[ActTrial]:
        """Return the trials, the most promising at a glance first."""
        seen: list[ActTrial] = []
        for trial in trials:
            if self.is_over():
                break
            self.prospects.glance(trial, GLANCES)
            seen.append(trial)
        seen.sort(key=by_glance)
        return seen

    def follow(self, trial: ActTrial, depth: int, beaten: float) -> BestLine:
        """Return the line after a trial; a line that cannot beat the best one is abandoned with its bound."""
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

    def outcomes(self, trial: ActTrial, found: BestLine) -> list[RollOutcome]:
        """Return every outcome of a roll, or a sample if there are too many."""
        chances = self.prospects.chances
        room = max(FEWEST_OUTCOMES, (self.allowed - self.prospects.spent()) // 20)
        if chances.count(trial.rolls) <= room:
            return chances.outcomes(trial.hand, trial.rolls)
        found.whole = False
        found.sampled = True
        return chances.sample(trial.hand, trial.rolls, room)

    def add_outcome(self, found: BestLine, outcome: RollOutcome, depth: int) -> None:
        rules = self.problem.rolls
        hand = outcome.hand
        if rules.nth and outcome.marks:
            if hand.seen < rules.nth <= hand.seen + outcome.marks:
                found.poison += outcome.chance * rules.nth_poison
                found.value -= outcome.chance * rules.nth_poison * self.problem.weights.poison
            hand.seen = min(rules.nth, hand.seen + outcome.marks)
        found.add(self.line(hand, depth - 1), outcome.chance)


def by_glance(trial: ActTrial) -> float:
    """Sort key: most promising first, trials without an estimate last."""
    return -trial.glance if trial.glance < UNSEEN else UNSEEN
