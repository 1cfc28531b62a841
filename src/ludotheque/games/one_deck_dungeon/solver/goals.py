"""What the targets of one color require, and the heroic dice that fill the gaps."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import CoverBoard
from ludotheque.games.one_deck_dungeon.solver.counts import (
    LANE,
    bottom,
    highest,
    how_many,
    how_many_from,
    lowest,
    one,
    parts,
    size,
    top,
    total,
    values_of,
)

ALL_VALUES: Final = [1, 2, 3, 4, 5, 6]
Laid = list[int]
"""Dice on targets, value << 8 | target."""


class ColorGoals:
    """Singles and sums of one color. A higher die can do whatever a lower one can, so a single takes the lowest die
    that is high enough, and no other choice is worth trying.

    `relief` lists restricted dice that are already on a target: value << 8 | target.
    """

    def __init__(self, board: CoverBoard, chosen: int, relief: list[int]) -> None:
        self.own: list[int] = []  # singles that refuse heroic dice, value << 8 | target, highest first
        self.singles: list[int] = []
        self.own_sums: list[int] = []  # sums that refuse heroic dice: most dice << 16 | value << 8 | target
        self.sums: list[int] = []
        self.pips: i64 = 0
        place = 0
        while chosen >> place:
            if chosen >> place & 1:
                self.add(board, place, [code >> 8 for code in relief if code & 255 == place])
            place += 1
        for goals in (self.own, self.singles, self.sums):
            goals.sort(reverse=True)
        self.strict = bool(self.own or self.own_sums)
        self.wide = bool(self.sums or self.own_sums)
        singles = [need >> 8 for need in self.own + self.singles]
        self.at_least: list[int] = [len([need for need in singles if need >= value]) for value in range(7)]
        self.sum_pips: i64 = 0
        for goal in self.sums + self.own_sums:
            self.sum_pips += goal >> 8 & 255
            self.at_least[1] += ((goal >> 8 & 255) + 5) // 6  # no die shows more than 6

    def add(self, board: CoverBoard, place: int, eased: list[int]) -> None:
        target = board.targets[place]
        if target.wide:
            sums = self.own_sums if target.refuses_heroic else self.sums
            values = [target.value - sum(eased)] + [target.value] * (target.times - 1)
            most = target.max_dice - len(eased) if target.max_dice else 0
            sums.extend([most << 16 | value << 8 | place for value in values if value > 0])
        else:
            singles = self.own if target.refuses_heroic else self.singles
            values = [target.value] * (target.times - len(eased))
            singles.extend([value << 8 | place for value in values])
        for value in values:
            self.pips += max(0, value)

    def met(self, own: i64, given: i64) -> bool:
        """Return whether these dice of the color and the heroic dice given to it are enough."""
        if self.strict:
            return self.laid(own, given) is not None
        dice = own + given
        if total(dice) < self.pips:
            return False
        for need in self.singles:
            value = lowest(dice, need >> 8)
            if not value:
                return False
            dice -= one(value)
        return not self.sums or sums_met(dice, self.sums)

    def laid(self, own: i64, given: i64) -> Laid | None:
        """Return the target of each die, or `None` if the dice are not enough."""
        found: Laid = []
        for need in self.own:
            value = lowest(own, need >> 8)
            if not value:
                return None
            own -= one(value)
            found.append(value << 8 | need & 255)
        return self.lay_own_sums(0, own, given, found)

    def lay_own_sums(self, place: int, own: i64, given: i64, found: Laid) -> Laid | None:
        if place == len(self.own_sums):
            return self.lay_rest(own + given, found)
        goal = self.own_sums[place]
        for chosen in parts(own):
            if suits(chosen, goal):
                laid = self.lay_own_sums(place + 1, own - chosen, given, found + on_target(chosen, goal & 255))
                if laid is not None:
                    return laid
        return None

    def lay_rest(self, dice: i64, found: Laid) -> Laid | None:
        """Lay out the targets for which heroic dice count like any other."""
        for need in self.singles:
            value = lowest(dice, need >> 8)
            if not value:
                return None
            dice -= one(value)
            found = [*found, int(value << 8 | need & 255)]
        sums = lay_sums(dice, self.sums, 0)
        return None if sums is None else found + sums


class Met:
    """How many of the targets of one color the dice can cover."""

    def __init__(self, goals: ColorGoals, own: i64, given: i64) -> None:
        self.enough = goals.met(own, given)
        self.short: i64 = 0  # missing dice for each value, LANE bits each
        self.over: i64 = 0  # surplus dice for each value
        dice = own + given
        counts = how_many_from(dice)
        for value in range(1, 7):
            there = counts[value] - goals.at_least[value]
            if there < 0:
                self.short -= there << (value - 1) * LANE
            else:
                self.over += there << (value - 1) * LANE
        missing: i64 = goals.pips - total(dice)
        unmet: i64 = 0
        unmet_values: list[int] = []
        self.used: i64 = 0  # dice on singles
        for need in goals.own + goals.singles:
            value = lowest(dice, need >> 8)
            if value:
                dice -= one(value)
                self.used += one(value)
            else:
                unmet += need >> 8
                unmet_values.append(need >> 8)
        loose = goals.wide or goals.strict
        self.useful = ALL_VALUES if loose else sorted(set(unmet_values))  # values with which a heroic die may help
        self.lacking = max(missing, unmet) if missing > 0 and goals.wide else unmet  # pips heroic dice must add
        self.lowest_need = min([need >> 8 for need in goals.own + goals.singles] or [7])
        self.wide = goals.wide
        self.rest = dice  # maximum of dice that can be given for heroic dice
        self.spare: i64 = 99  # maximum of their pips
        if goals.wide:
            self.spare = total(dice) - goals.sum_pips
            if missing > 0:
                self.rest = 0
                self.used = 0

    def left(self, more: i64) -> i64:
        """Return the best dice to give for heroic dice, if heroic dice free this many more pips."""
        return spared(self.rest, self.spare + more) if self.wide else self.rest


def spared(dice: i64, pips: i64) -> i64:
    """Return dice at least as good as any selection that adds up to no more than the pips."""
    small: i64 = 0
    value: i64 = 1
    while value <= 6 and value <= pips:
        small += how_many(dice, value) * one(value)
        value += 1
    count: i64 = 0
    for low in values_of(small):
        pips -= low
        if pips < 0:
            break
        count += 1
    return top(small, count)


class GoalReach:
    """A cache of the results for dice and targets of single colors."""

    def __init__(self, board: CoverBoard, relief: list[int] | None = None) -> None:
        self.board = board
        self.relief = relief or []
        self.goals: dict[int, ColorGoals] = {}
        self.known: dict[int, Met] = {}
        self.strict = any(target.refuses_heroic for target in board.targets)

    def goals_of(self, chosen: int) -> ColorGoals:
        found = self.goals.get(chosen)
        if found is None:
            found = ColorGoals(self.board, chosen, self.relief)
            self.goals[chosen] = found
        return found

    def of(self, chosen: int, own: int, given: int) -> Met:
        key = chosen << 24 | own + given
        if self.strict:
            key = key << 24 | given
        found = self.known.get(key)
        if found is None:
            found = Met(self.goals_of(chosen), own, given)
            self.known[key] = found
        return found


def suits(chosen: i64, goal: int) -> bool:
    """Return whether the dice reach the sum and none is superfluous."""
    excess = total(chosen) - (goal >> 8 & 255)
    if excess < 0 or (goal >> 16 and size(chosen) > goal >> 16):
        return False
    return lowest(chosen, 1) > excess


def on_target(dice: i64, target: int) -> Laid:
    return [value << 8 | target for value in values_of(dice)]


def sums_met(dice: i64, sums: list[int]) -> bool:
    """Return whether the dice can be split so that each sum is reached."""
    if len(sums) == 1:
        most = sums[0] >> 16
        return total(top(dice, most) if most else dice) >= sums[0] >> 8 & 255
    if len(sums) == 2 and not sums[0] >> 16 and not sums[1] >> 16:
        return can_part(dice, sums[0] >> 8 & 255, sums[1] >> 8 & 255)
    return lay_sums(dice, sums, 0) is not None


def can_part(dice: i64, first: i64, second: i64) -> bool:
    """Return whether some dice can reach the first sum while the others reach the second."""
    reached: i64 = 1  # bits of the sums of some dice; there are at most eight dice of a color, and heroic ones
    all_dice: i64 = 0
    for value in values_of(dice):
        reached |= reached << value
        all_dice += value
        if all_dice > 56:
            return lay_sums(dice, [first << 8, second << 8], 0) is not None
    room = all_dice - second
    return room >= first and reached >> first & ((2 << (room - first)) - 1) != 0


def lay_sums(dice: i64, sums: list[int], place: int) -> Laid | None:
    """Return dice for each sum, or `None` if they are not enough."""
    if place == len(sums):
        return []
    left: i64 = 0
    for goal in sums[place:]:
        left += goal >> 8 & 255
    if total(dice) < left:
        return None
    goal = sums[place]
    if place + 1 == len(sums):
        chosen = enough(dice, goal)
        return None if not chosen else on_target(chosen, goal & 255)
    for choice in parts(dice):
        if suits(choice, goal):
            rest = lay_sums(dice - choice, sums, place + 1)
            if rest is not None:
                return on_target(choice, goal & 255) + rest
    return None


def enough(dice: i64, goal: int) -> i64:
    """Return the fewest dice that reach the sum; 0 if they cannot."""
    count: i64 = 1
    most = goal >> 16
    everything = size(dice)
    while count <= everything and (not most or count <= most):
        chosen = top(dice, count)
        if total(chosen) >= goal >> 8 & 255:
            return chosen
        count += 1
    return 0


OTHERS: Final = ((1, 2), (0, 2), (0, 1))


class DiceLayout:
    """Which dice go to the targets of each color, and which heroic dice were made for that."""

    def __init__(self, own: list[int], heroic: i64) -> None:
        self.chosen: list[int] = [0, 0, 0]  # bits of targets
        self.own = own
        self.heroic = heroic  # not yet given to a color
        self.given: list[int] = [0, 0, 0]  # heroic dice
        self.made: list[list[int]] = []  # the dice given for each new heroic die: value << 8 | color
        self.restricted: list[int] = []  # value << 8 | target
        self.dropped: list[int] = []  # values of heroic dice returned to the supply so that one can be made
        self.exiled = 0  # dice that leave the game afterwards
        self.cost = 0.0

    def copy(self) -> "DiceLayout":
        other = DiceLayout(self.own[:], self.heroic)
        other.chosen = self.chosen[:]
        other.given = self.given[:]
        other.made = self.made[:]
        other.restricted = self.restricted
        other.dropped = self.dropped
        return other


def made_of(dice: i64, per_exchange: int, count: int) -> i64:
    """Return the most pips of this many heroic dice made of these: the highest dice are given."""
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
    """Changes a layout until it covers its targets.

    As long as a color lacks something, it must get another heroic die; so only such colors get any. A heroic die is
    made of the lowest dice that are high enough, never of dice of the color that gets it: they could cover the target
    themselves.
    """

    def __init__(self, reach: GoalReach, per_exchange: int, layout: DiceLayout, patience: int) -> None:
        self.reach = reach
        self.per_exchange = per_exchange
        self.layout = layout
        self.patience = patience  # attempts before it gives up
        self.failed: dict[tuple[int, ...], int] = {}
        self.tries = 0

    def met(self, color: int) -> Met:
        layout = self.layout
        return self.reach.of(layout.chosen[color], layout.own[color], layout.given[color])

    def within_reach(self, count: int) -> bool:
        return self.can_do((self.met(0), self.met(1), self.met(2)), count)

    def can_do(self, mets: tuple[Met, Met, Met], count: int) -> bool:
        """Check quickly whether there are enough pips, and enough dice of each value.

        A new heroic die takes several others, all at least as high.
        """
        first, second, third = mets
        heroic: i64 = self.layout.heroic
        short = first.short + second.short + third.short
        over = first.over + second.over + third.over
        spare = (over & 255) + size(heroic) - (short & 255)  # surplus dice; each new heroic die uses some up
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
        """Return an upper bound of the pips of heroic dice, or any value that is enough.

        These are the existing heroic dice and the best that can be made of unused dice. Heroic dice may also replace
        higher dice on singles, which are then unused.
        """
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
        """Return the same bound if new heroic dice may replace others too: each must do what the replaced die did."""
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
        """Cover everything by making at most this many more heroic dice; return whether that succeeded."""
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
        """Use an existing heroic die: the lowest that suffices alone, as the others may be useful elsewhere."""
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
        """Make a heroic die of dice of other colors, high enough that the others can add the rest."""
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
        """Take the lowest dice of the color that show at least this value."""
        own = self.layout.own
        picks: list[int] = []
        for _ in range(count):
            value = lowest(own[color], least)
            own[color] -= int(one(value))
            picks.append(int(value << 8 | color))
        return picks
