"""The motion of a disc in closed form, and the arena it moves in (CC-PHYS-1, CC-PHYS-2)."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

NEVER: Final = 1e300


class Arena:
    """A rectangle around the origin, in micrometers, with walls or the edge of a mat."""

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
        """Return the margin that must stay inside: the whole disc between walls, its center on a mat (CC-MAT-3)."""
        return radius if self.walls else 0.0


class Body:
    """One disc. Since its last launch it moves in a straight line and decelerates evenly until it stops."""

    def __init__(self, number: i64, radius: float, mass: float, x: float, y: float) -> None:
        self.number = number
        self.radius = radius
        self.mass = mass
        self.x = x  # position of the last launch
        self.y = y
        self.ux = 0.0  # direction
        self.uy = 0.0
        self.swift = 0.0  # initial speed
        self.since = 0.0  # time of the last launch
        self.slowing = 0.0
        self.stops = NEVER  # time at which it comes to rest
        self.left = 0.0  # distance to that point
        self.moving = False
        self.gone = False  # has left the mat
        self.changed = False  # its motion differs from the predicted one
        self.border = NEVER  # time at which it reaches a border, and which one
        self.side: i64 = -1
        self.px = x  # position and velocity at the last update by `look`
        self.py = y
        self.wx = 0.0
        self.wy = 0.0
        self.speed = 0.0

    def launch(self, vx: float, vy: float, slowing: float, now: float) -> None:
        """Launch the disc from its current position at this time with this velocity."""
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
        """Stop the disc at its current position."""
        self.x = self.px
        self.y = self.py
        self.wx = self.wy = self.speed = 0.0
        self.stops = self.border = NEVER
        self.moving = False

    def look(self, now: float) -> None:
        """Update position and velocity for this time, in closed form from the last launch."""
        t = now - self.since
        lost = self.slowing * t
        way = (self.swift - 0.5 * lost) * t
        speed = max(0.0, self.swift - lost)  # rounding just before the stop must not reverse the motion
        self.px = self.x + self.ux * way
        self.py = self.y + self.uy * way
        self.wx = self.ux * speed
        self.wy = self.uy * speed
        self.speed = speed
