"""Which boxes to cover with given dice: the best set that a quick fit finds, by branch and bound."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dice_fit import Demand, Fit, Laid
from ludotheque.games.one_deck_dungeon.agents.dice_samples import Pools
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import Case
from ludotheque.games.one_deck_dungeon.agents.penalty import WEIGHED, Toll, toll_of

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
