"""Can these dice cover those boxes? A quick look that tries the most natural way only."""

from bisect import bisect_left
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dice_samples import Pools, take_sum
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
