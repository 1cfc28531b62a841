"""Heroic dice for colours that lack something: those there are, and some made of other dice."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.counts import (
    LANE,
    bottom,
    highest,
    how_many,
    how_many_from,
    lowest,
    one,
    size,
    top,
    total,
)
from ludotheque.games.one_deck_dungeon.solver.goals import Met, Reach

OTHERS: Final = ((1, 2), (0, 2), (0, 1))


class Layout:
    """Which dice go to the targets of each colour, and what was made to that end."""

    def __init__(self, own: list[int], heroic: i64) -> None:
        self.chosen: list[int] = [0, 0, 0]  # bits of targets
        self.own = own
        self.heroic = heroic  # not given to any colour yet
        self.given: list[int] = [0, 0, 0]  # heroic dice
        self.made: list[list[int]] = []  # for each heroic die made, what is given: value << 8 | colour
        self.restricted: list[int] = []  # value << 8 | target
        self.dropped: list[int] = []  # values of heroic dice put back so that one can be made
        self.exiled = 0  # dice that leave the game afterwards
        self.cost = 0.0

    def copy(self) -> "Layout":
        other = Layout(self.own[:], self.heroic)
        other.chosen = self.chosen[:]
        other.given = self.given[:]
        other.made = self.made[:]
        other.restricted = self.restricted
        other.dropped = self.dropped
        return other


def made_of(dice: i64, per_exchange: int, count: int) -> i64:
    """The most pips that so many heroic dice made of these can show together: always the highest are given."""
    found: i64 = 0
    seen: i64 = 0
    made: i64 = 0
    value: i64 = 6
    while value and made < count:
        seen += how_many(dice, value)
        while seen >= per_exchange and made < count:
            seen -= per_exchange
            found += value
            made += 1
        value -= 1
    return found


class HeroicDiceSearch:
    """Changes a layout until it meets its targets.

    As long as a colour lacks something, it must get another heroic die; so only such colours are given any. A heroic
    die is made of the lowest dice that are high enough, never of dice of the colour that gets it: they would do there
    themselves.
    """

    def __init__(self, reach: Reach, per_exchange: int, layout: Layout, patience: int) -> None:
        self.reach = reach
        self.per_exchange = per_exchange
        self.layout = layout
        self.patience = patience  # tries after which it gives up
        self.failed: dict[tuple[int, ...], int] = {}
        self.tries = 0

    def met(self, color: int) -> Met:
        layout = self.layout
        return self.reach.of(layout.chosen[color], layout.own[color], layout.given[color])

    def within_reach(self, count: int) -> bool:
        return self.can_do((self.met(0), self.met(1), self.met(2)), count)

    def can_do(self, mets: tuple[Met, Met, Met], count: int) -> bool:
        """At first sight: enough pips, and enough dice of each height? For a heroic die so many others are given, all
        at least as high."""
        first, second, third = mets
        heroic: i64 = self.layout.heroic
        short = first.short + second.short + third.short
        over = first.over + second.over + third.over
        spare = (over & 255) + size(heroic) - (short & 255)  # dice in all, and each one made costs some
        if spare < 0:
            return False
        count = min(count, spare // (self.per_exchange - 1))
        if short:
            there: i64 = 0
            value: i64 = 6
            while value:
                there += heroic >> (value - 1) * 4 & 15
                made: i64 = (over >> (value - 1) * LANE & 255) // self.per_exchange
                if short >> (value - 1) * LANE & 255 > there + min(count, made):
                    return False
                value -= 1
        lacking = first.lacking + second.lacking + third.lacking
        return lacking == 0 or lacking <= self.most_pips(mets, count, lacking)

    def most_pips(self, mets: tuple[Met, Met, Met], count: int, wanted: i64) -> i64:
        """What heroic dice can add at most, or something that is enough: those there are and the best that can be made
        of what is left over, some of them perhaps taking the place of higher dice on singles, which are then left over
        too."""
        heroic: i64 = self.layout.heroic
        everything = total(heroic)
        if not count or everything + 6 * count < wanted:
            return everything + 6 * count
        per = self.per_exchange
        most = everything + made_of(mets[0].left(0) + mets[1].left(0) + mets[2].left(0), per, count)
        if most >= wanted:
            return most
        if count > 1:
            return max(most, self.most_with_swaps(mets, count, wanted))
        if not heroic:
            return most
        highest_heroic = highest(heroic)
        used: i64 = 0
        wide = False
        for met in mets:
            wide = wide or met.wide
            if met.lowest_need <= highest_heroic:
                used += met.used
        for swapped in range(1, size(heroic) + 1 if wide else min(size(heroic), size(used)) + 1):
            freed = top(used, swapped)
            given = total(bottom(heroic, swapped))
            more = max(given, total(freed))
            left = mets[0].left(more) + mets[1].left(more) + mets[2].left(more)
            most = max(most, everything - given + made_of(left + freed, per, count))
            if most >= wanted:
                break
        return most

    def most_with_swaps(self, mets: tuple[Met, Met, Met], count: int, wanted: i64) -> i64:
        """The same if dice that are made, too, may take the place of others: each then has to do what that one did."""
        used = mets[0].used + mets[1].used + mets[2].used
        wide = mets[0].wide or mets[1].wide or mets[2].wide
        need = 1 if wide else min(mets[0].lowest_need, mets[1].lowest_need, mets[2].lowest_need)
        heroic: i64 = self.layout.heroic
        places = count - 1 + size(heroic)
        most: i64 = 0
        for swapped in range(1, places + 1 if wide else min(places, size(used)) + 1):
            left = mets[0].left(6 * swapped) + mets[1].left(6 * swapped) + mets[2].left(6 * swapped)
            made = made_of(left + top(used, swapped), self.per_exchange, count)
            most = max(most, total(heroic) - swapped * need + made)
            if most >= wanted:
                break
        return most

    def seek(self, count: int) -> bool:
        """Meet everything by making so many heroic dice more at most."""
        mets = (self.met(0), self.met(1), self.met(2))
        if mets[0].enough and mets[1].enough and mets[2].enough:
            return True
        self.tries += 1
        if self.tries > self.patience or not self.can_do(mets, count):
            return False
        layout = self.layout
        key = (*layout.own, *layout.given)
        if self.failed.get(key, -1) >= count:
            return False
        lacking = 2 if mets[0].enough and mets[1].enough else 1 if mets[0].enough else 0
        if self.give(lacking, count) or (count > 0 and self.make(lacking, mets, count)):
            return True
        self.failed[key] = count
        return False

    def give(self, color: int, count: int) -> bool:
        """One of the heroic dice there are: of those that will do alone the lowest, as the others may do elsewhere."""
        layout = self.layout
        useful = self.met(color).useful
        value = lowest(layout.heroic, useful[0])
        while value:
            die = int(one(value))
            layout.heroic -= die
            layout.given[color] += die
            enough = len(useful) < 6 and self.met(color).enough
            if self.seek(count):
                return True
            layout.heroic += die
            layout.given[color] -= die
            value = lowest(layout.heroic, value + 1) if value < 6 and not enough else 0
        return False

    def make(self, color: int, mets: tuple[Met, Met, Met], count: int) -> bool:
        """A heroic die made of dice of other colours, high enough that the others can add the rest."""
        left, right = OTHERS[color]
        layout = self.layout
        per = self.per_exchange
        lefts = how_many_from(layout.own[left])
        rights = how_many_from(layout.own[right])
        lacking = mets[0].lacking + mets[1].lacking + mets[2].lacking
        least = lacking - self.most_pips(mets, count - 1, lacking)
        for value in mets[color].useful:
            if lefts[value] + rights[value] < per:
                break
            if value < least and value < 6:
                continue
            for first in range(max(0, per - rights[value]), min(per, lefts[value]) + 1):
                picks = self.take(left, value, first) + self.take(right, value, per - first)
                die = int(one(min([pick >> 8 for pick in picks])))
                layout.given[color] += die
                layout.made.append(picks)
                if self.seek(count - 1):
                    return True
                layout.made.pop()
                layout.given[color] -= die
                for pick in picks:
                    layout.own[pick & 255] += int(one(pick >> 8))
        return False

    def take(self, color: int, least: int, count: int) -> list[int]:
        """The lowest dice that show at least so much leave the colour."""
        own = self.layout.own
        picks: list[int] = []
        for _ in range(count):
            value = lowest(own[color], least)
            own[color] -= int(one(value))
            picks.append(int(value << 8 | color))
        return picks
