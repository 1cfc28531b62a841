"""When discs will touch each other or a border: closed forms, and a quartic where both move (CC-PHYS-7)."""

from math import sqrt
from typing import Final

from ludotheque.games.catacombs.physics.bodies import NEVER, Arena, Body
from ludotheque.games.catacombs.physics.quartics import Quartic, first_closing

TOUCHING: Final = 1e-3  # micrometres: what rounding may leave between discs that touch
SLACK: Final = 0.5  # micrometres that touching discs may sink before it is resolved; keeps sliding contacts finite
SLOW: Final = 1000.0  # micrometres per second (CC-PHYS-6)
LEANING: Final = 1e-4  # seconds: touching discs that part for no longer come back slowly, and lean on each other

LEFT: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
TOP: Final = 3


class Meeting:
    """Two discs that will touch at that time if nothing comes between. Discs that are leaning touch already and press
    slowly; their time is when they have sunk in by the slack."""

    def __init__(self, time: float, one: Body, other: Body, leaning: bool) -> None:
        self.time = time
        self.one = one if one.number < other.number else other
        self.other = other if one.number < other.number else one
        self.leaning = leaning


def along(speed: float, slowing: float, way: float) -> float:
    """The time after which a disc of that speed has gone so far; NEVER if it stops before."""
    left = speed * speed - 2.0 * slowing * way
    if left < 0.0:
        return NEVER
    return 2.0 * way / (speed + sqrt(left))


def meet_resting(body: Body, discs: list[Body], now: float, ahead: list[Meeting]) -> None:
    """Adds where a moving disc, looked at `now`, touches those that rest: its way is a straight line."""
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
                add(ahead, Meeting(now + along(body.speed, body.slowing, way), body, other, False))


def press_resting(body: Body, other: Body, now: float, ahead: list[Meeting]) -> None:
    """Adds when a moving disc strikes a resting one that it touches: now, or if it is slow, when it has sunk in."""
    rx, ry = other.px - body.px, other.py - body.py
    distance = sqrt(rx * rx + ry * ry)
    reach = body.radius + other.radius - SLACK
    if rx * body.wx + ry * body.wy >= SLOW * distance:
        ahead.append(Meeting(now, body, other, False))
        return
    aside = rx * body.uy - ry * body.ux
    if -reach < aside < reach:
        way = rx * body.ux + ry * body.uy - sqrt((reach - aside) * (reach + aside))
        add(ahead, Meeting(now + along(body.speed, body.slowing, max(0.0, way)), body, other, True))


def add(ahead: list[Meeting], meeting: Meeting) -> None:
    if meeting.time < NEVER:
        ahead.append(meeting)


def meet_moving(one: Body, other: Body, now: float, ahead: list[Meeting]) -> None:
    """Adds when two moving discs, both looked at `now`, touch while both still move."""
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
        ahead.append(Meeting(now, one, other, False))
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
    add(ahead, Meeting(now + time, one, other, leaning))


def lean(one: Body, other: Body) -> bool:
    """Whether two discs touch and neither part nor approach by more than a little."""
    rx, ry = other.px - one.px, other.py - one.py
    reach = one.radius + other.radius + TOUCHING
    square = rx * rx + ry * ry
    if one is other or square > reach * reach:
        return False
    leaving = rx * (other.wx - one.wx) + ry * (other.wy - one.wy)
    return -SLOW * reach < leaving < SLOW * reach


def stay_apart(gap: float, leaving: float, back: float, end: float) -> bool:
    """Whether the discs stay apart even along the line on which their centres lie now: gap + leaving t - back t^2 / 2
    is positive up to the end. Cheap, and true for most pairs."""
    if gap <= 0.0 or gap + (leaving - 0.5 * back * end) * end <= 0.0:
        return False
    if back >= 0.0 or leaving >= 0.0 or leaving <= back * end:
        return True
    return gap + 0.5 * leaving * leaving / back > 0.0


def meet_border(body: Body, arena: Arena, now: float) -> None:
    """Sets when a moving disc, looked at `now`, reaches a border, and which; in a corner first that of its x."""
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
