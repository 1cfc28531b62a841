"""Between shots discs lie on whole micrometres, inside the arena and on no other disc (CC-STATE-4)."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.bodies import Arena, Body

ROUNDS: Final = 1000


class Spot:
    """Where a disc lies, in whole micrometres from the arena's centre."""

    def __init__(self, number: i64, radius: float, x: i64, y: i64) -> None:
        self.number = number
        self.radius = radius
        self.x = x
        self.y = y
        self.push_x: i64 = 0  # how far the others push it
        self.push_y: i64 = 0


def settled(arena: Arena, bodies: list[Body]) -> list[Spot]:
    """The spots of discs that came to rest; those that left the mat are not among them."""
    spots = [Spot(body.number, body.radius, round(body.px), round(body.py)) for body in bodies if not body.gone]
    push_apart(arena, spots)
    return spots


def push_apart(arena: Arena, spots: list[Spot]) -> bool:
    """Moves overlapping discs away from each other, all at once, until none overlaps; whether that was reached.

    Pushes are whole numbers, so their sum does not depend on the order of the discs, and opposite for both discs, so
    mirror images stay mirror images. Each push is at least a micrometre, so that rounding cannot make it vanish.
    """
    for spot in spots:
        keep_inside(arena, spot)
    for _ in range(ROUNDS):
        if not pushed(spots):
            return True
        for spot in spots:
            spot.x += spot.push_x
            spot.y += spot.push_y
            spot.push_x = spot.push_y = 0
            keep_inside(arena, spot)
    return False


def pushed(spots: list[Spot]) -> bool:
    """Adds up the pushes; whether there are any."""
    found = False
    for place, one in enumerate(spots):
        x, y, radius = one.x, one.y, one.radius
        for other in spots[place + 1 :]:
            reach = radius + other.radius
            dx, dy = float(other.x - x), float(other.y - y)
            if -reach < dx < reach and -reach < dy < reach and dx * dx + dy * dy < reach * reach:
                found = True
                push(one, other, reach - sqrt(dx * dx + dy * dy))
    return found


def push(one: Spot, other: Spot, overlap: float) -> None:
    """Half of the overlap each; along either axis to the next micrometre."""
    dx, dy = float(other.x - one.x), float(other.y - one.y)
    part = 0.5 * overlap / sqrt(dx * dx + dy * dy)
    x, y = outward(part * dx), outward(part * dy)
    one.push_x -= x
    one.push_y -= y
    other.push_x += x
    other.push_y += y


def outward(way: float) -> i64:
    """The next whole number away from zero."""
    whole = int(way)
    if whole < way:
        return whole + 1
    if whole > way:
        return whole - 1
    return whole


def keep_inside(arena: Arena, spot: Spot) -> None:
    rim = arena.rim(spot.radius)
    across: i64 = int(arena.half_width - rim)
    up: i64 = int(arena.half_height - rim)
    if not (-across <= spot.x <= across and -up <= spot.y <= up):
        spot.x = min(max(spot.x, -across), across)
        spot.y = min(max(spot.y, -up), up)
