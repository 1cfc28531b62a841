"""A simple simulation in small steps, independent of the solver, to compare flicks with."""

from math import hypot

from ludotheque.games.catacombs.lab.random_flicks import RandomShot
from ludotheque.games.catacombs.physics.bodies import Arena, Body


def finals_by_steps(arena: Arena, shot: RandomShot, step: float) -> list[tuple[float, float]]:
    """Return the final positions. Within a step discs move straight; a contact is moved back linearly to its start."""
    bodies = [disc.body() for disc in shot.discs]
    bodies[shot.place].wx, bodies[shot.place].wy = shot.command.velocity()
    while any(body.wx or body.wy for body in bodies):
        moving = [body for body in bodies if body.wx or body.wy]
        for body in moving:
            slow_down(body, arena.slowing * step / 2)
            body.px += body.wx * step
            body.py += body.wy * step
            slow_down(body, arena.slowing * step / 2)
        for body in moving:
            for other in bodies:
                if other is not body:
                    strike(body, other, arena.disc_bounce)
            turn_back(body, arena)
    return [(body.px, body.py) for body in bodies]


def slow_down(body: Body, by: float) -> None:
    speed = hypot(body.wx, body.wy)
    rest = max(0.0, 1.0 - by / speed) if speed else 0.0
    body.wx *= rest
    body.wy *= rest


def strike(one: Body, other: Body, bounce: float) -> None:
    rx, ry = other.px - one.px, other.py - one.py
    wx, wy = other.wx - one.wx, other.wy - one.wy
    reach = one.radius + other.radius
    if hypot(rx, ry) >= reach or rx * wx + ry * wy >= 0.0:
        return
    square, product = wx * wx + wy * wy, rx * wx + ry * wy
    back = (product + (product**2 - square * (rx * rx + ry * ry - reach**2)) ** 0.5) / square
    shift(one, other, -back)
    nx, ny = (other.px - one.px) / reach, (other.py - one.py) / reach
    impulse = -(1.0 + bounce) * (wx * nx + wy * ny) / (1.0 / one.mass + 1.0 / other.mass)
    for body, push in ((one, -impulse), (other, impulse)):
        body.wx += push * nx / body.mass
        body.wy += push * ny / body.mass
    shift(one, other, back)


def shift(one: Body, other: Body, time: float) -> None:
    for body in (one, other):
        body.px += body.wx * time
        body.py += body.wy * time


def turn_back(body: Body, arena: Arena) -> None:
    """Reflect a disc that went into a wall, with reduced speed."""
    across, up = arena.half_width - body.radius, arena.half_height - body.radius
    if abs(body.px) > across and body.px * body.wx > 0.0:
        wall = across if body.px > 0.0 else -across
        body.px = wall - arena.wall_bounce * (body.px - wall)
        body.wx *= -arena.wall_bounce
    if abs(body.py) > up and body.py * body.wy > 0.0:
        wall = up if body.py > 0.0 else -up
        body.py = wall - arena.wall_bounce * (body.py - wall)
        body.wy *= -arena.wall_bounce
