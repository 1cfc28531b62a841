"""The arenas, discs and limits of the content files as the physics takes them: micrometres, grams, seconds."""

from functools import cache
from typing import Final, NamedTuple

from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.content.vocabulary import Boundary
from ludotheque.games.catacombs.physics.bodies import Arena, Body
from ludotheque.games.catacombs.physics.flicks import Limits
from ludotheque.games.catacombs.physics.noise import Noise

BOUNDARIES: Final = ("walls", "mat")
PROJECTILES: Final = ("missile", "longbow", "fireball", "wave")


class Kind(NamedTuple):
    """A kind of disc."""

    radius: int
    mass: float


def arena_of(boundary: str) -> Arena:
    """The arena with walls, or on the mat; each with its own friction."""
    sheet = load_content().arena
    bounces = (sheet.restitution_disc, sheet.restitution_wall)
    slowing = float(sheet.slowing_um_s2(Boundary(boundary)))
    return Arena(sheet.width_um / 2.0, sheet.height_um / 2.0, boundary == "walls", slowing, bounces)


@cache
def kinds() -> dict[str, Kind]:
    """Every kind of disc there is."""
    return {disc.id.value: Kind(disc.radius_um, disc.mass_mg / 1000.0) for disc in load_content().discs}


def limits() -> Limits:
    """CC-INPUT-1."""
    given = load_content().flick_input
    return Limits(given.slowest_um_s, given.fastest_um_s)


def noises() -> dict[str, Noise]:
    """CC-NOISE-1: every profile."""
    return {profile.id: Noise(profile.angle_mdeg, profile.impulse_ppm) for profile in load_content().profiles}


class Disc(NamedTuple):
    """A disc that lies somewhere, in micrometres from the arena's centre."""

    number: int
    kind: Kind
    x: int
    y: int

    def body(self) -> Body:
        return Body(self.number, float(self.kind.radius), self.kind.mass, float(self.x), float(self.y))
