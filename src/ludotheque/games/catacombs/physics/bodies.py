"""A disc on its way: where it is at any time, and the arena it moves in (CC-PHYS-1, CC-PHYS-2)."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

NEVER: Final = 1e300


class Arena:
    """A rectangle about the origin, in micrometres; walls, or the edge of a mat."""

    def __init__(
        self, half_width: float, half_height: float, walls: bool, slowing: float, bounces: tuple[float, float]
    ) -> None:
        self.half_width = half_width
        self.half_height = half_height
        self.walls = walls
        self.slowing = slowing  # mu * g, in micrometres per second squared
        self.disc_bounce = bounces[0]  # restitution between discs
        self.wall_bounce = bounces[1]

    def rim(self, radius: float) -> float:
        """How much of a disc must stay inside: all of it between walls, its centre on a mat (CC-MAT-3)."""
        return radius if self.walls else 0.0


class Body:
    """One disc. Its way since the last launch is a straight line on which it slows evenly until it stops."""

    def __init__(self, number: i64, radius: float, mass: float, x: float, y: float) -> None:
        self.number = number
        self.radius = radius
        self.mass = mass
        self.x = x  # where it was launched
        self.y = y
        self.ux = 0.0  # which way
        self.uy = 0.0
        self.swift = 0.0  # how fast
        self.since = 0.0  # when
        self.slowing = 0.0
        self.stops = NEVER  # when it comes to rest
        self.left = 0.0  # how far that is from the launch
        self.moving = False
        self.gone = False  # over the edge of the mat
        self.changed = False  # has another way than was foreseen
        self.border = NEVER  # when it reaches a border, and which
        self.side: i64 = -1
        self.px = x  # where it is, and how fast, at the time it was last looked at
        self.py = y
        self.wx = 0.0
        self.wy = 0.0
        self.speed = 0.0

    def launch(self, vx: float, vy: float, slowing: float, now: float) -> None:
        """From the place where it was last looked at, at that time, with this velocity."""
        speed = sqrt(vx * vx + vy * vy)
        if speed <= 0.0:
            self.halt()
            return
        self.x = self.px
        self.y = self.py
        self.wx = vx
        self.wy = vy
        self.ux = vx / speed
        self.uy = vy / speed
        self.speed = self.swift = speed
        self.since = now
        self.slowing = slowing
        self.stops = now + speed / slowing
        self.left = speed * speed / (2.0 * slowing)
        self.moving = True

    def halt(self) -> None:
        """At rest where it was last looked at."""
        self.x = self.px
        self.y = self.py
        self.wx = self.wy = self.speed = 0.0
        self.stops = self.border = NEVER
        self.moving = False

    def look(self, now: float) -> None:
        """Where a moving disc is at this time, in closed form from its last launch."""
        t = now - self.since
        lost = self.slowing * t
        way = (self.swift - 0.5 * lost) * t
        speed = max(0.0, self.swift - lost)  # a rounding before its stop it must not turn back
        self.px = self.x + self.ux * way
        self.py = self.y + self.uy * way
        self.wx = self.ux * speed
        self.wy = self.uy * speed
        self.speed = speed
