"""The times at which discs touch each other or a border: closed forms, and a quartic if both move (CC-PHYS-7)."""

from math import sqrt
from typing import Final

from ludotheque.games.catacombs.physics.bodies import NEVER, Arena, Body

STEPS: Final = 100


class Quartic:
    """a t^4 + b t^3 + c t^2 + d t + e: the square of a distance minus the square of a reach."""

    def __init__(self, a: float, b: float, c: float, d: float) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = 0.0

    def less(self, distance: float, reach: float) -> "Quartic":
        """Set the constant term from the distance at time 0 and this reach; return the quartic itself."""
        self.e = (distance - reach) * (distance + reach)
        return self

    def value(self, t: float) -> float:
        return (((self.a * t + self.b) * t + self.c) * t + self.d) * t + self.e

    def slope(self, t: float) -> float:
        return ((4.0 * self.a * t + 3.0 * self.b) * t + 2.0 * self.c) * t + self.d

    def bend(self, t: float) -> float:
        return (12.0 * self.a * t + 6.0 * self.b) * t + 2.0 * self.c


def first_closing(gap: Quartic, end: float) -> float:
    """Return the first time up to `end` at which the gap is zero or less and decreasing.

    Between two zeros of the second derivative the slope is monotone and has at most one zero; on either side of that
    zero the gap is monotone. So no root is missed, however close two roots are.
    """
    first, second = bend_zeros(gap, end)
    found = closing_between(gap, 0.0, first)
    if found >= NEVER and first < end:
        found = closing_between(gap, first, second)
        if found >= NEVER and second < end:
            found = closing_between(gap, second, end)
    return found


def bend_zeros(gap: Quartic, end: float) -> tuple[float, float]:
    """Return the zeros of the second derivative inside the interval, in order; `end` for missing ones."""
    a, b, c = 6.0 * gap.a, 3.0 * gap.b, gap.c  # half of the second derivative
    under = b * b - 4.0 * a * c
    if under <= 0.0:
        return end, end
    root = sqrt(under)
    q = -0.5 * (b + root) if b >= 0.0 else -0.5 * (b - root)
    one = inside(q, a, end)
    other = inside(c, q, end)
    return (one, other) if one <= other else (other, one)


def inside(above: float, below: float, end: float) -> float:
    """Return the quotient if it is between 0 and the end, otherwise the end."""
    if below == 0.0:
        return end
    quotient = above / below
    return quotient if 0.0 < quotient < end else end


def closing_between(gap: Quartic, start: float, stop: float) -> float:
    """Return the first closing in an interval in which the slope is monotone."""
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
    """Return the zero of the monotone slope: Newton's method, with bisection if a step leaves the bracket."""
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
    """Return the root of a decreasing gap.

    The gap is convex or concave, and Newton's method from the side where it is above its tangents (from the end if it
    is below) approaches the root without ever passing it.
    """
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


TOUCHING: Final = 1e-3  # micrometers: possible rounding error between discs that touch
SLACK: Final = 0.5  # micrometers of overlap allowed before a contact is resolved; keeps sliding contacts finite
SLOW: Final = 1000.0  # micrometres per second (CC-PHYS-6)
LEANING: Final = 1e-4  # seconds: touching discs that separate for less come back slowly, and count as leaning

LEFT: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
TOP: Final = 3


class UpcomingContact:
    """The time at which two discs will touch unless another event changes that.

    Leaning discs already touch and press slowly; their time is when they overlap by the slack.
    """

    def __init__(self, time: float, one: Body, other: Body, leaning: bool) -> None:
        self.time = time
        self.one = one if one.number < other.number else other
        self.other = other if one.number < other.number else one
        self.leaning = leaning


def along(speed: float, slowing: float, way: float) -> float:
    """Return the time after which a disc of that speed has moved this far; NEVER if it stops before."""
    left = speed * speed - 2.0 * slowing * way
    if left < 0.0:
        return NEVER
    return 2.0 * way / (speed + sqrt(left))


def meet_resting(body: Body, discs: list[Body], now: float, ahead: list[UpcomingContact]) -> None:
    """Add the times at which a moving disc, updated for `now`, touches resting ones: its path is a straight line."""
    px, py, ux, uy, radius, left = body.px, body.py, body.ux, body.uy, body.radius, body.left
    for other in discs:
        if other.moving:
            continue
        rx = other.px - px
        ry = other.py - py
        before = rx * ux + ry * uy
        reach = radius + other.radius
        if before <= 0.0 or before - reach > left:
            continue
        aside = rx * uy - ry * ux
        if -reach < aside < reach:
            way = before - sqrt((reach - aside) * (reach + aside))
            if way <= TOUCHING:
                press_resting(body, other, now, ahead)
            elif way <= left:
                add(ahead, UpcomingContact(now + along(body.speed, body.slowing, way), body, other, False))


def press_resting(body: Body, other: Body, now: float, ahead: list[UpcomingContact]) -> None:
    """Add the time at which a moving disc hits a resting one that it touches: now, or if slow, after the slack."""
    rx, ry = other.px - body.px, other.py - body.py
    distance = sqrt(rx * rx + ry * ry)
    reach = body.radius + other.radius - SLACK
    if rx * body.wx + ry * body.wy >= SLOW * distance:
        ahead.append(UpcomingContact(now, body, other, False))
        return
    aside = rx * body.uy - ry * body.ux
    if -reach < aside < reach:
        way = rx * body.ux + ry * body.uy - sqrt((reach - aside) * (reach + aside))
        add(ahead, UpcomingContact(now + along(body.speed, body.slowing, max(0.0, way)), body, other, True))


def add(ahead: list[UpcomingContact], meeting: UpcomingContact) -> None:
    if meeting.time < NEVER:
        ahead.append(meeting)


def meet_moving(one: Body, other: Body, now: float, ahead: list[UpcomingContact]) -> None:
    """Add the time at which two moving discs, both updated for `now`, touch while both still move."""
    rx, ry = other.px - one.px, other.py - one.py
    square = rx * rx + ry * ry
    reach = one.radius + other.radius
    far = reach + one.left + other.left
    if square > far * far:
        return
    wx, wy = other.wx - one.wx, other.wy - one.wy
    leaving = rx * wx + ry * wy
    distance = sqrt(square)
    touching = distance - reach <= TOUCHING
    if touching and -leaving >= SLOW * distance:
        ahead.append(UpcomingContact(now, one, other, False))
        return
    bx, by = one.slowing * (other.ux - one.ux), one.slowing * (other.uy - one.uy)
    back = rx * bx + ry * by
    end = min(one.stops, other.stops) - now
    near = reach - SLACK if touching else reach
    if end <= 0.0 or stay_apart(square - near * distance, leaving, back, end):
        return
    gap = Quartic(0.25 * (bx * bx + by * by), -(wx * bx + wy * by), wx * wx + wy * wy - back, 2.0 * leaving)
    time = first_closing(gap.less(distance, reach), end)
    leaning = touching and time < LEANING
    if leaning:
        time = first_closing(gap.less(distance, near), end)
    add(ahead, UpcomingContact(now + time, one, other, leaning))


def lean(one: Body, other: Body) -> bool:
    """Return whether two discs touch and their distance changes slowly or not at all."""
    rx, ry = other.px - one.px, other.py - one.py
    reach = one.radius + other.radius + TOUCHING
    square = rx * rx + ry * ry
    if one is other or square > reach * reach:
        return False
    leaving = rx * (other.wx - one.wx) + ry * (other.wy - one.wy)
    return -SLOW * reach < leaving < SLOW * reach


def stay_apart(gap: float, leaving: float, back: float, end: float) -> bool:
    """Return whether the discs stay apart even along the line through their current centers.

    This holds if gap + leaving t - back t^2 / 2 is positive up to the end. The check is cheap, and true for most pairs.
    """
    if gap <= 0.0 or gap + (leaving - 0.5 * back * end) * end <= 0.0:
        return False
    if back >= 0.0 or leaving >= 0.0 or leaving <= back * end:
        return True
    return gap + 0.5 * leaving * leaving / back > 0.0


def meet_border(body: Body, arena: Arena, now: float) -> None:
    """Set the time at which a moving disc, updated for `now`, reaches a border, and which; in a corner the x border."""
    rim = arena.rim(body.radius)
    body.border, body.side = NEVER, -1
    way = gap = NEVER
    if body.ux != 0.0:
        gap = arena.half_width - rim - (body.px if body.ux > 0.0 else -body.px)
        way = gap / abs(body.ux)
        body.side = RIGHT if body.ux > 0.0 else LEFT
    if body.uy != 0.0:
        rise = arena.half_height - rim - (body.py if body.uy > 0.0 else -body.py)
        if rise / abs(body.uy) < way:
            gap, way = rise, rise / abs(body.uy)
            body.side = TOP if body.uy > 0.0 else BOTTOM
    if gap <= TOUCHING:
        body.border = now
    elif way <= body.left:
        body.border = now + along(body.speed, body.slowing, way)
