"""Which boxes dice cover, quickly and without the solver."""

from bisect import bisect_left
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dice_samples import Pools, take_sum
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import Case
from ludotheque.games.one_deck_dungeon.agents.penalty import WEIGHED, Toll, toll_of
from ludotheque.games.one_deck_dungeon.table.die import HEROIC

Need = tuple[int, int]
"""What a single die must show, or dice together, and the box it is for."""
Laid = tuple[int, int, int]
"""A box, and the colour and value of a die on it; GIVEN instead of a box for a die that is given for a heroic one."""

GIVEN: Final = -1


class Demand:
    """What a set of boxes asks for, per colour, highest first."""

    def __init__(self) -> None:
        self.strict: list[list[Need]] = [[], [], []]  # single dice, not heroic
        self.singles: list[list[Need]] = [[], [], []]
        self.wides: list[list[Need]] = [[], [], []]
        self.few: list[tuple[int, int, int, int]] = []  # value, box, colour, most dice

    def sort(self) -> None:
        for color in range(HEROIC):
            self.strict[color].sort(reverse=True)
            self.singles[color].sort(reverse=True)
            self.wides[color].sort(reverse=True)


class Fit:
    """One try to lay dice; `laid` says how if it came out."""

    def __init__(self, pools: Pools, made_of: int) -> None:
        self.pools = pools
        self.made_of = made_of
        self.laid: list[Laid] = []
        self.spare: list[Need] = []  # dice left over: value and colour
        self.needs: list[Need] = []
        self.sums: list[Need] = []

    def run(self, demand: Demand) -> bool:
        for color in range(HEROIC):
            if not self.lay_color(demand, color):
                return False
        heroic = self.pools[HEROIC][:]
        if demand.few and not self.lay_few(demand, heroic):
            return False
        if not self.needs and not self.sums:
            return True
        return self.lay_heroic(heroic)

    def lay_color(self, demand: Demand, color: int) -> bool:
        own = self.pools[color]
        strict, singles, wides = demand.strict[color], demand.singles[color], demand.wides[color]
        if not (strict or singles or wides):
            self.spare.extend([(shown, color) for shown in own])
            return True
        own = own[:]
        for value, place in strict:
            at = bisect_left(own, value)
            if at == len(own):
                return False
            self.laid.append((place, color, own.pop(at)))
        for value, place in singles:
            at = bisect_left(own, value)
            if at < len(own):
                self.laid.append((place, color, own.pop(at)))
            else:
                self.needs.append((value, place))
        for value, place in wides:
            missing = value - sum(own)
            for shown in take_sum(own, value):
                self.laid.append((place, color, shown))
            if missing > 0:
                self.sums.append((missing, place))
        self.spare.extend([(shown, color) for shown in own])
        return True

    def lay_few(self, demand: Demand, heroic: list[int]) -> bool:
        """Sums of few dice: the highest of those left over."""
        for value, place, color, most in demand.few:
            own_dice = [(shown, color) for shown, own in self.spare if own == color]
            dice = sorted([*own_dice, *[(each, HEROIC) for each in heroic]])
            total = 0
            for shown, own in dice[: -most - 1 : -1]:
                if total >= value:
                    break
                total += shown
                self.laid.append((place, own, shown))
                if own == HEROIC:
                    heroic.remove(shown)
                else:
                    self.spare.remove((shown, own))
            if total < value:
                return False
        return True

    def lay_heroic(self, heroic: list[int]) -> bool:
        """What own dice could not do."""
        made: list[Need] = []
        self.needs.sort(reverse=True)
        for value, place in self.needs:
            at = bisect_left(heroic, value)
            if at < len(heroic):
                self.laid.append((place, HEROIC, heroic.pop(at)))
            else:
                made.append((value, place))
        sums: list[Need] = []
        self.sums.sort(reverse=True)
        for missing, place in self.sums:
            left = missing - sum(heroic)
            for shown in take_sum(heroic, missing):
                self.laid.append((place, HEROIC, shown))
            if left > 0:
                sums.append((left, place))
        if not made and not sums:
            return True
        self.spare.extend([(shown, HEROIC) for shown in heroic])
        self.spare.sort()
        return self.make(made) and self.make_sums(sums)

    def make(self, made: list[Need]) -> bool:
        """Heroic dice made of the lowest that are high enough (ODD-DICE-9)."""
        for value, place in made:
            at = bisect_left(self.spare, (value, -1))
            if at + self.made_of > len(self.spare):
                return False
            self.give(at, place)
        return True

    def make_sums(self, sums: list[Need]) -> bool:
        for value, place in sums:
            missing = value
            while missing > 0:
                if len(self.spare) < self.made_of:
                    return False
                at = min(bisect_left(self.spare, (missing, -1)), len(self.spare) - self.made_of)
                missing -= self.give(at, place)
        return True

    def give(self, at: int, place: int) -> int:
        group = self.spare[at : at + self.made_of]
        del self.spare[at : at + self.made_of]
        self.laid.extend([(GIVEN, color, shown) for shown, color in group])
        self.laid.append((place, HEROIC, group[0][0]))
        return group[0][0]


TRIED: Final = 400
TIE: Final = 1e-9


def demand_of(case: Case, met: int) -> Demand:
    demand = Demand()
    for place, line in enumerate(case.lines):
        if not met >> place & 1:
            continue
        if line.most:
            demand.few.append((line.value, place, line.color, line.most))
        elif line.wide:
            demand.wides[line.color].append((line.value, place))
        elif line.refuses:
            demand.strict[line.color].extend([(line.value, place)] * line.times)
        else:
            demand.singles[line.color].extend([(line.value, place)] * line.times)
    demand.sort()
    return demand


def fits(case: Case, pools: Pools, met: int) -> bool:
    return Fit(pools, case.made_of).run(demand_of(case, met))


def pick(case: Case, pools: Pools, order: list[int]) -> int:
    """Each box in turn if it still fits; without all the armor nothing else (ODD-ENC-14)."""
    met = 0
    gate = False
    for place in order:
        if gate and not case.lines[place].armor:
            break
        if fits(case, pools, met | 1 << place):
            met |= 1 << place
        elif case.lines[place].armor:
            gate = True
    return met


class Cover:
    """The best set of boxes that a quick fit finds, by branch and bound."""

    def __init__(self, case: Case, pools: Pools, ignores: list[int]) -> None:
        self.case = case
        self.pools = pools
        self.ignores = ignores
        self.order = case.orders[0]
        self.armor = sum([1 << place for place, line in enumerate(case.lines) if line.armor])
        self.met = 0
        self.best = toll_of(case, 0, ignores)
        self.tried = 0

    def run(self) -> Toll:
        for order in self.case.orders:
            met = pick(self.case, self.pools, order)
            toll = toll_of(self.case, met, self.ignores)
            if toll[WEIGHED] < self.best[WEIGHED]:
                self.met, self.best = met, toll
        alone = 0
        for place, line in enumerate(self.case.lines):
            bit = 1 << place
            if fits(self.case, self.pools, bit if line.armor else self.armor | bit):
                alone |= bit
        self.decide(0, 0, alone)
        return self.best

    def decide(self, at: int, met: int, open_: int) -> None:
        """Boxes before `at` are decided; of the rest those in `open_` may still be covered."""
        if toll_of(self.case, met | open_, self.ignores)[WEIGHED] >= self.best[WEIGHED] - TIE or self.tried > TRIED:
            return
        while at < len(self.order) and not open_ >> self.order[at] & 1:
            at += 1
        if at == len(self.order):
            self.met, self.best = met, toll_of(self.case, met, self.ignores)
            return
        bit = 1 << self.order[at]
        self.tried += 1
        if fits(self.case, self.pools, met | bit):
            self.decide(at + 1, met | bit, open_ & ~bit)
        open_ &= ~bit
        if bit & self.armor:
            open_ &= self.armor
        self.decide(at + 1, met, open_)

    def laid(self) -> list[Laid]:
        fit = Fit(self.pools, self.case.made_of)
        fit.run(demand_of(self.case, self.met))
        return fit.laid
