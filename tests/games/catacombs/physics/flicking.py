"""Small scenes for tests of physics: discs in millimeters from the arena's center, and the results of a flick."""

from math import hypot

from ludotheque.games.catacombs.lab.random_flicks import arena_of, kinds
from ludotheque.games.catacombs.physics.angles import direction
from ludotheque.games.catacombs.physics.bodies import Arena, Body
from ludotheque.games.catacombs.physics.flicks import DISC_DISC, DISC_WALL, EXIT, STOP, Flick, Touch, flick

WALLS = arena_of("walls")
MAT = arena_of("mat")
MM = 1000.0
M = 1e6


def disc(x: float, y: float, kind: str = "character") -> Body:
    """Return a disc of a kind at that place; `flicked` numbers it."""
    return Body(-1, float(kinds()[kind].radius), kinds()[kind].mass, x * MM, y * MM)


def flicked(bodies: list[Body], angle: float, speed: float, arena: Arena = WALLS) -> Flick:
    """Flick the first disc, in degrees and meters per second."""
    for number, body in enumerate(bodies):
        body.number = number
    across, up = direction(round(1000 * angle))
    return flick(arena, bodies, 0, speed * M * across, speed * M * up)


def hits(done: Flick) -> list[tuple[int, int]]:
    """Return the pairs of discs that touched, in order."""
    return [(touch.a, touch.b) for touch in done.touches if touch.kind == DISC_DISC]


def of_kind(done: Flick, kind: int) -> list[Touch]:
    return [touch for touch in done.touches if touch.kind == kind]


def bumps(done: Flick) -> list[Touch]:
    """Return all events but stops."""
    return [touch for touch in done.touches if touch.kind in (DISC_DISC, DISC_WALL, EXIT)]


def stops(done: Flick) -> dict[int, float]:
    """Return when each disc came to its final rest."""
    return {touch.a: touch.time for touch in of_kind(done, STOP)}


def overlap(one: Body, other: Body) -> float:
    """Return the overlap in micrometers; negative if the discs are apart."""
    return one.radius + other.radius - hypot(one.px - other.px, one.py - other.py)


def place(body: Body) -> tuple[float, float]:
    """Return the place in millimeters."""
    return body.px / MM, body.py / MM
