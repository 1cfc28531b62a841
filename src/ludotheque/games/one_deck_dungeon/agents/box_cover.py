"""Estimate quickly, without the solver, which boxes dice can cover and what uncovered boxes cost."""

from bisect import bisect_left
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dice_samples import Pools, take_sum
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import COMBAT, HEARTS, POISON, TIME, BoxModel, Case
from ludotheque.games.one_deck_dungeon.table.die import HEROIC


def quick_cover(case: Case, pools: Pools, order: list[int]) -> int:
    """Return the covered boxes as bits, and remove the dice used from the pools."""
    met = 0
    late: list[int] = []
    gate = False
    lines = case.lines
    for place in order:
        line = lines[place]
        if gate and not line.armor:
            return met  # ODD-ENC-14
        if line.wide:
            done = lay_few(line, pools) if line.most else lay_wide(line, pools)
        elif line.times > 1:
            done = lay_several(line, pools)
        else:
            done = lay_single(line, pools)
        if not done and line.armor:
            done = make(case, line, pools)
            gate = not done
        if done:
            met |= 1 << place
        else:
            late.append(place)
    for place in late:
        if make(case, lines[place], pools):
            met |= 1 << place
    return met


def lay_single(line: BoxModel, pools: Pools) -> bool:
    """Cover the box with the lowest die that is high enough; use a heroic die only if no other fits."""
    value = line.value
    own = pools[line.color]
    if own and own[-1] >= value:
        del own[bisect_left(own, value)]
        return True
    heroic = pools[HEROIC]
    if heroic and heroic[-1] >= value and not line.refuses:
        del heroic[bisect_left(heroic, value)]
        return True
    return False


def lay_several(line: BoxModel, pools: Pools) -> bool:
    """Cover the box as many times as it requires."""
    before = [pool[:] for pool in pools]
    for _ in range(line.times):
        if not lay_single(line, pools):
            pools[:] = before
            return False
    return True


def lay_wide(line: BoxModel, pools: Pools) -> bool:
    """Cover the box with the lowest dice that add up to its value; heroic dice fill the gap."""
    own, heroic = pools[line.color], pools[HEROIC]
    missing = line.value - sum(own)
    if missing <= 0:
        take_sum(own, line.value)
        return True
    if sum(heroic) < missing or line.refuses:
        return False
    own.clear()
    take_sum(heroic, missing)
    return True


def lay_few(line: BoxModel, pools: Pools) -> bool:
    """Cover the box with the highest dice, as many as the box allows."""
    own, heroic = pools[line.color], pools[HEROIC]
    best = sorted([*own, *heroic])[-line.most :]
    if sum(best) < line.value:
        return False
    for shown in best:
        if shown in own:
            own.remove(shown)
        else:
            heroic.remove(shown)
    return True


def make(case: Case, line: BoxModel, pools: Pools) -> bool:
    """Cover the box with heroic dice made of others (ODD-DICE-9); an armor box keeps dice of its own color for later
    boxes.
    """
    if line.refuses or line.times > 1 or line.most:
        return False
    if line.wide:
        return make_sum(case, line, pools)
    value = line.value
    spared = line.color if line.armor and case.color == COMBAT else -1
    found = [(shown, color) for color, dice in enumerate(pools) if color != spared for shown in dice if shown >= value]
    if len(found) < case.made_of:
        return False
    found.sort()
    for shown, color in found[: case.made_of]:
        pools[color].remove(shown)
    return True


def make_sum(case: Case, line: BoxModel, pools: Pools) -> bool:
    """Cover a wide box with its color, heroic dice and heroic dice made of other colors."""
    missing = line.value - sum(pools[line.color]) - sum(pools[HEROIC])
    others = [(shown, color) for color in range(HEROIC) if color != line.color for shown in pools[color]]
    others.sort(reverse=True)
    used = 0
    while missing > 0 and used + case.made_of <= len(others):
        used += case.made_of
        missing -= others[used - 1][0]
    if missing > 0:
        return False
    for shown, color in others[:used]:
        pools[color].remove(shown)
    pools[line.color].clear()
    pools[HEROIC].clear()
    return True


Toll = tuple[float, ...]
"""Hearts, time, poison, hits, whether the loot is lost, and the weighted sum."""
HITS: Final = 3
LOST: Final = 4
WEIGHED: Final = 5


def best_cover(case: Case, pools: Pools, ignores: list[int]) -> Toll:
    """Return the cost of the uncovered boxes under the better of two box orders."""
    best: Toll = ()
    everything = (1 << len(case.lines)) - 1
    for order in case.orders:
        met = quick_cover(case, [pool[:] for pool in pools], order)
        toll = toll_of(case, met, ignores)
        if not best or toll[WEIGHED] < best[WEIGHED]:
            best = toll
        if met == everything:
            break
    return best


def toll_of(case: Case, met: int, ignores: list[int]) -> Toll:
    """Return the cost of the uncovered boxes (ODD-ENC-19, simplified); each set of covered boxes is computed once."""
    plain = not (ignores[HEARTS] or ignores[TIME] or ignores[POISON])
    if plain:
        known = case.memo.get(met)
        if known is not None:
            return known
    icons = [0, 0, 0]
    skulls = hits = poisoned = armor = 0
    for place, line in enumerate(case.lines):
        if met >> place & 1:
            hits += line.skull
            continue
        skulls += line.skull
        poisoned += line.icons[POISON] > 0
        armor += line.armor
        for icon in range(3):
            icons[icon] += line.icons[icon]
    soften(case, icons, ignores)
    hits -= case.recovers_per_skull * skulls + (case.recovers_for_poison if poisoned else 0)
    lost = 1.0 if case.loses_loot and armor else 0.0
    toll = (*summed(case, icons, met == (1 << len(case.lines)) - 1), float(hits), lost)
    found = (*toll, weighed(case, toll))
    if plain:
        case.memo[met] = found
    return found


def weighed(case: Case, toll: Toll) -> float:
    weights = case.weights
    cost = weights.cost_of_hearts(int(toll[HEARTS])) + toll[TIME] * weights.time + toll[POISON] * weights.poison
    return cost - toll[HITS] * weights.skull + toll[LOST] * weights.loot


def soften(case: Case, icons: list[int], ignores: list[int]) -> None:
    for icon in range(3):
        if icon or not case.soaks:
            icons[icon] = max(0, icons[icon] - ignores[icon])
    for icon, count, if_icon, least in case.adds:
        if icons[if_icon] >= least:
            icons[icon] += count
    hearts, time = icons[HEARTS], 0
    if case.soaks:
        hearts -= hearts // 2
    if case.trades and case.color == COMBAT:
        if case.boss:
            hearts = max(0, hearts - 1)
        elif hearts == 1:
            hearts, time = 0, 1
    if hearts < icons[HEARTS]:
        use_where_cheaper(case, icons, hearts, time + case.skill_time)


def use_where_cheaper(case: Case, icons: list[int], hearts: int, time: int) -> None:
    """Use a skill that works by itself (AMB-36) if its result, these hearts and this time, is cheaper."""
    weights = case.weights
    spared = weights.cost_of_hearts(icons[HEARTS]) - weights.cost_of_hearts(hearts)
    if case.boss or spared >= weights.time * time:
        icons[HEARTS] = hearts
        icons[TIME] += time


def summed(case: Case, icons: list[int], whole: bool) -> tuple[float, float, float]:
    found = [float(icons[icon]) + (0.0 if whole else case.uncovered[icon]) for icon in range(3)]
    return found[HEARTS], 0.0 if case.boss else found[TIME], found[POISON]


Need = tuple[int, int]
"""The value that a single die or the sum of several dice must show, and its box."""
Laid = tuple[int, int, int]
"""A box, and the color and value of a die on it; `GIVEN` instead of a box for a die given for a heroic die."""

GIVEN: Final = -1


class Demand:
    """The values that a set of boxes requires, per color, highest first."""

    def __init__(self) -> None:
        self.strict: list[list[Need]] = [[], [], []]  # single dice that may not be heroic
        self.singles: list[list[Need]] = [[], [], []]
        self.wides: list[list[Need]] = [[], [], []]
        self.few: list[tuple[int, int, int, int]] = []  # value, box, color, most dice

    def sort(self) -> None:
        for color in range(HEROIC):
            self.strict[color].sort(reverse=True)
            self.singles[color].sort(reverse=True)
            self.wides[color].sort(reverse=True)


class Fit:
    """One attempt to place dice; `laid` lists the placements if it succeeds."""

    def __init__(self, pools: Pools, made_of: int) -> None:
        self.pools = pools
        self.made_of = made_of
        self.laid: list[Laid] = []
        self.spare: list[Need] = []  # unused dice: value and color
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
        """Cover boxes that limit the number of dice with the highest unused dice."""
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
        """Cover with heroic dice what the dice of the right color could not."""
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
        """Make heroic dice of the lowest dice that are high enough (ODD-DICE-9)."""
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
    """Add each box in this order if it still fits; other boxes need all armor to be covered first (ODD-ENC-14)."""
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


class QuickCover:
    """The best set of boxes that the quick fit finds, by branch and bound."""

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
        """Decide the box at `at`: earlier boxes are decided, and of the later ones those in `open_` may still be
        covered.
        """
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
