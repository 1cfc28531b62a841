"""What some targets of one colour ask for, and whether given dice meet it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import Board
from ludotheque.games.one_deck_dungeon.solver.counts import (
    LANE,
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


class Goals:
    """Singles and sums of one colour. Among such dice a higher one can do whatever a lower one can, so a single takes
    the lowest die that is high enough, and no other choice is worth trying.

    `relief` names restricted dice that already lie on a target: value << 8 | target.
    """

    def __init__(self, board: Board, chosen: int, relief: list[int]) -> None:
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

    def add(self, board: Board, place: int, eased: list[int]) -> None:
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
        """Do dice of the colour, and heroic dice given to it, do?"""
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
        """Which values lie where, or nothing if the dice do not do."""
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
        """Where heroic dice count like any other."""
        for need in self.singles:
            value = lowest(dice, need >> 8)
            if not value:
                return None
            dice -= one(value)
            found = [*found, int(value << 8 | need & 255)]
        sums = lay_sums(dice, self.sums, 0)
        return None if sums is None else found + sums


class Met:
    """How far dice go for the targets of one colour."""

    def __init__(self, goals: Goals, own: i64, given: i64) -> None:
        self.enough = goals.met(own, given)
        self.short: i64 = 0  # dice missing for each height, LANE bits each
        self.over: i64 = 0  # dice to spare for each height
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
        self.useful = ALL_VALUES if loose else sorted(set(unmet_values))  # values a heroic die may help with
        self.lacking = max(missing, unmet) if missing > 0 and goals.wide else unmet  # pips heroic dice must add
        self.lowest_need = min([need >> 8 for need in goals.own + goals.singles] or [7])
        self.wide = goals.wide
        self.rest = dice  # no more than these can be given for heroic dice
        self.spare: i64 = 99  # nor more pips than these
        if goals.wide:
            self.spare = total(dice) - goals.sum_pips
            if missing > 0:
                self.rest = 0
                self.used = 0

    def left(self, more: i64) -> i64:
        """The best that can be given for heroic dice, if heroic dice set so many pips more free."""
        return spared(self.rest, self.spare + more) if self.wide else self.rest


def spared(dice: i64, pips: i64) -> i64:
    """At least as good as any choice of dice that add up to no more than the pips."""
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


class Reach:
    """What is known of dice and targets of single colours."""

    def __init__(self, board: Board, relief: list[int] | None = None) -> None:
        self.board = board
        self.relief = relief or []
        self.goals: dict[int, Goals] = {}
        self.known: dict[int, Met] = {}
        self.strict = any(target.refuses_heroic for target in board.targets)

    def goals_of(self, chosen: int) -> Goals:
        found = self.goals.get(chosen)
        if found is None:
            found = Goals(self.board, chosen, self.relief)
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
    """Do the dice reach the sum, none of them needless?"""
    excess = total(chosen) - (goal >> 8 & 255)
    if excess < 0 or (goal >> 16 and size(chosen) > goal >> 16):
        return False
    return lowest(chosen, 1) > excess


def on_target(dice: i64, target: int) -> Laid:
    return [value << 8 | target for value in values_of(dice)]


def sums_met(dice: i64, sums: list[int]) -> bool:
    """Can the dice be parted so that each sum is reached?"""
    if len(sums) == 1:
        most = sums[0] >> 16
        return total(top(dice, most) if most else dice) >= sums[0] >> 8 & 255
    if len(sums) == 2 and not sums[0] >> 16 and not sums[1] >> 16:
        return can_part(dice, sums[0] >> 8 & 255, sums[1] >> 8 & 255)
    return lay_sums(dice, sums, 0) is not None


def can_part(dice: i64, first: i64, second: i64) -> bool:
    """Is there a choice of dice that reaches the first sum while the others reach the second?"""
    reached: i64 = 1  # bits of sums of some of the dice; no more than eight dice of a colour, and heroic ones
    all_dice: i64 = 0
    for value in values_of(dice):
        reached |= reached << value
        all_dice += value
        if all_dice > 56:
            return lay_sums(dice, [first << 8, second << 8], 0) is not None
    room = all_dice - second
    return room >= first and reached >> first & ((2 << (room - first)) - 1) != 0


def lay_sums(dice: i64, sums: list[int], place: int) -> Laid | None:
    """Dice for each sum, or nothing if they do not do."""
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
    """As few dice as reach the sum; 0 if it cannot be reached."""
    count: i64 = 1
    most = goal >> 16
    everything = size(dice)
    while count <= everything and (not most or count <= most):
        chosen = top(dice, count)
        if total(chosen) >= goal >> 8 & 255:
            return chosen
        count += 1
    return 0
