"""The arenas, discs and limits of the content files, in the units of the physics: micrometres, grams, seconds."""

from functools import cache
from typing import Any, Final, NamedTuple

from ludotheque.catacombs.content_check import CONTENT
from ludotheque.catacombs.physics.bodies import Arena, Body
from ludotheque.catacombs.physics.commands import Limits
from ludotheque.catacombs.physics.noise import Noise, noise_of
from ludotheque.content.reading import read_yaml

MICRO: Final = 1_000_000
BOUNDARIES: Final = ("walls", "mat")
PROJECTILES: Final = ("missile", "longbow", "fireball", "wave")


class Kind(NamedTuple):
    """A kind of disc."""

    radius: int
    mass: float


@cache
def content_of(name: str) -> dict[str, Any]:  # as read: the shapes are checked elsewhere
    content = read_yaml(CONTENT / f"{name}.yaml", f"{name}.yaml")
    assert isinstance(content, dict)
    return {str(key): value for key, value in content.items()}


def arena_of(boundary: str) -> Arena:
    """The arena with walls, or on the mat; each with its own friction."""
    given = content_of("arena")
    surface = given["surface"]
    friction = surface["friction"][surface["default_friction_for"][boundary]]["value"]
    bounces = (
        float(content_of("discs")["contact"]["restitution_disc_disc"]["value"]),
        float(given["wall_contact"]["restitution"]["value"]),
    )
    half_width, half_height = (500.0 * given["arena"][side]["value"] for side in ("width_mm", "height_mm"))
    return Arena(half_width, half_height, boundary == "walls", friction * surface["gravity_m_s2"] * MICRO, bounces)


@cache
def kinds() -> dict[str, Kind]:
    """Every kind of disc there is."""
    given = content_of("discs")
    sizes = {size["id"]: size for size in given["size_classes"]}
    return {
        piece["id"]: Kind(
            round(500 * sizes[piece["size_class"]]["diameter_mm"]),
            float(piece.get("mass_g", sizes[piece["size_class"]]["mass_g"])),
        )
        for piece in given["pieces"]
    }


def limits() -> Limits:
    """CC-INPUT-1."""
    given = content_of("shots")["flick_input"]
    return Limits(round(given["speed_min_m_s"]["value"] * MICRO), round(given["speed_max_m_s"]["value"] * MICRO))


def noises() -> dict[str, Noise]:
    """CC-NOISE-1: every profile."""
    given = content_of("shots")["execution_noise"]["profiles"]
    return {name: noise_of(profile["angle_deg"], profile["impulse_relative"]) for name, profile in given.items()}


class Disc(NamedTuple):
    """A disc that lies somewhere, in micrometres from the arena's centre."""

    number: int
    kind: Kind
    x: int
    y: int

    def body(self) -> Body:
        return Body(self.number, float(self.kind.radius), self.kind.mass, float(self.x), float(self.y))
