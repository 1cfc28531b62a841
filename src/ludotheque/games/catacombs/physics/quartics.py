"""The gap between two moving discs as a quartic of time, and the first time at which it is closed and closing."""

from math import sqrt
from typing import Final

from ludotheque.games.catacombs.physics.bodies import NEVER

STEPS: Final = 100


class Quartic:
    """a t^4 + b t^3 + c t^2 + d t + e: the square of a distance less the square of a reach."""

    def __init__(self, a: float, b: float, c: float, d: float) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = 0.0

    def less(self, distance: float, reach: float) -> "Quartic":
        """The same for the distance at the time 0, less that reach."""
        self.e = (distance - reach) * (distance + reach)
        return self

    def value(self, t: float) -> float:
        return (((self.a * t + self.b) * t + self.c) * t + self.d) * t + self.e

    def slope(self, t: float) -> float:
        return ((4.0 * self.a * t + 3.0 * self.b) * t + 2.0 * self.c) * t + self.d

    def bend(self, t: float) -> float:
        return (12.0 * self.a * t + 6.0 * self.b) * t + 2.0 * self.c


def first_closing(gap: Quartic, end: float) -> float:
    """The first time up to `end` at which the gap is zero or less and falls.

    Between two zeros of its bend the slope is monotone and has at most one zero of its own; on either side of that
    the gap is monotone. So no root can hide, however close two of them lie.
    """
    first, second = bend_zeros(gap, end)
    found = closing_between(gap, 0.0, first)
    if found >= NEVER and first < end:
        found = closing_between(gap, first, second)
        if found >= NEVER and second < end:
            found = closing_between(gap, second, end)
    return found


def bend_zeros(gap: Quartic, end: float) -> tuple[float, float]:
    """Where the slope turns inside the stretch, in order; the end where it does not."""
    a, b, c = 6.0 * gap.a, 3.0 * gap.b, gap.c  # half of the bend
    under = b * b - 4.0 * a * c
    if under <= 0.0:
        return end, end
    root = sqrt(under)
    q = -0.5 * (b + root) if b >= 0.0 else -0.5 * (b - root)
    one = inside(q, a, end)
    other = inside(c, q, end)
    return (one, other) if one <= other else (other, one)


def inside(above: float, below: float, end: float) -> float:
    """The quotient if it lies between 0 and the end, else the end."""
    if below == 0.0:
        return end
    quotient = above / below
    return quotient if 0.0 < quotient < end else end


def closing_between(gap: Quartic, start: float, stop: float) -> float:
    """The same on a stretch on which the slope is monotone."""
    low, high = gap.slope(start), gap.slope(stop)
    if low < 0.0 < high:
        if gap.value(start) <= 0.0:
            return start
        return falling_root(gap, start, slope_zero(gap, start, stop))
    if low >= 0.0 > high:
        return falling_root(gap, slope_zero(gap, start, stop), stop)
    if low < 0.0 or high < 0.0:
        return falling_root(gap, start, stop)
    return NEVER


def slope_zero(gap: Quartic, start: float, stop: float) -> float:
    """Where the monotone slope changes its sign: Newton's steps, halving where they leave the bracket."""
    rising = gap.slope(stop) > 0.0
    t = 0.5 * (start + stop)
    for _ in range(STEPS):
        slope = gap.slope(t)
        if (slope > 0.0) == rising:
            stop = t
        else:
            start = t
        bend = gap.bend(t)
        ahead = t - slope / bend if bend != 0.0 else start
        if not start < ahead < stop:
            ahead = 0.5 * (start + stop)
        if ahead == t or not start < ahead < stop:
            break
        t = ahead
    return t


def falling_root(gap: Quartic, start: float, stop: float) -> float:
    """Where a gap that falls all along is closed. It bends one way only, and Newton's steps from the side on which it
    lies above its tangents (below them, from the end) come nearer without ever passing the root."""
    if gap.value(start) <= 0.0:
        return start
    if gap.value(stop) > 0.0:
        return NEVER
    t = start if gap.bend(0.5 * (start + stop)) > 0.0 else stop
    for _ in range(STEPS):
        slope = gap.slope(t)
        if slope >= 0.0:
            break
        ahead = t - gap.value(t) / slope
        if not start < ahead < stop or abs(ahead - t) <= 1e-15 * t:
            break
        t = ahead
    return t
