"""Where the others lie, seen from one disc: angle, distance, whether the way is free, and the power it takes."""

from dataclasses import dataclass
from math import atan2, degrees, hypot, sqrt

from rich.console import Group, RenderableType

from ludotheque.games.catacombs.presentation.terminal_arena import Laid
from ludotheque.games.catacombs.presentation.terminal_context import Scene
from ludotheque.games.catacombs.sentences.match_names import letter_of
from ludotheque.games.catacombs.sentences.units import millimetres, power_of, spelled
from ludotheque.games.catacombs.table.state import CHARACTERS, PROJECTILE


@dataclass(frozen=True)
class Bearing:
    """A disc as another sees it."""

    disc: int
    angle: float  # degrees, counter-clockwise from the right
    distance: float  # micrometres between the centres
    gap: float  # between the rims
    blocker: int | None  # the disc that a straight flick touches first
    power: float  # the least that carries so far, in per cent


def angle_between(one: Laid, other: Laid) -> float:
    """Which way the other lies, from 0 to 360."""
    return degrees(atan2(other.y - one.y, other.x - one.x)) % 360


def way_until(mover: Laid, target: Laid, other: Laid) -> float | None:
    """How far the mover slides towards the target until it touches the other; nothing if it passes."""
    dx, dy = target.x - mover.x, target.y - mover.y
    long = hypot(dx, dy)
    along = ((other.x - mover.x) * dx + (other.y - mover.y) * dy) / long
    aside = ((other.x - mover.x) * dy - (other.y - mover.y) * dx) / long
    apart = mover.radius + other.radius
    if along <= 0 or abs(aside) >= apart:
        return None
    return along - sqrt(apart * apart - aside * aside)


def bearing(mover: Laid, target: Laid, discs: list[Laid], slowing: float) -> Bearing:
    distance = hypot(target.x - mover.x, target.y - mover.y)
    gap = max(0.0, distance - mover.radius - target.radius)
    ways = [(way, each.disc) for each in discs if each not in (mover, target)
            if (way := way_until(mover, target, each)) is not None and way < gap]  # fmt: skip
    blocker = min(ways)[1] if ways else None
    power = max(0.0, power_of(round(sqrt(2.0 * slowing * gap))))
    return Bearing(target.disc, angle_between(mover, target), distance, gap, blocker, power)


class Bearings:
    """The table of one moment."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.discs = sorted(scene.discs(), key=lambda laid: laid.disc)

    def of(self, disc: int) -> Laid:
        return next(laid for laid in self.discs if laid.disc == disc)

    def table(self, disc: int, all_discs: bool = True) -> RenderableType:
        """From that disc: the other characters, and the obstacles if they are wanted too."""
        mover = self.of(disc)
        slowing = self.scene.kit.arena.slowing
        others = [
            each for each in self.discs if each is not mover and (each.disc < CHARACTERS or all_discs)
            if each.disc != PROJECTILE
        ]  # fmt: skip
        rows = [self.row(bearing(mover, each, self.discs, slowing)) for each in others]
        title = self.scene.say("arena-bearings", disc=self.name(disc), x=millimetres(mover.x), y=millimetres(mover.y))
        return Group(self.scene.speaker.hanging("", title), *(self.scene.speaker.hanging("  ", row) for row in rows))

    def name(self, disc: int) -> str:
        return self.scene.disc(disc)

    def row(self, found: Bearing) -> str:
        lang, say = self.scene.lang, self.scene.say
        way = say("arena-clear")
        if found.blocker is not None:
            way = say("arena-blocked", disc=self.name(found.blocker))
        return say(
            "arena-bearing",
            disc=self.name(found.disc),
            angle=spelled(found.angle, 1, lang),
            distance=millimetres(found.distance),
            way=way,
            power=spelled(found.power + 0.05, 1, lang),
        )

    def disc_named(self, wanted: str) -> int | None:
        """A disc by its letter or number."""
        marks = {letter_of(laid.disc).lower(): laid.disc for laid in self.discs if laid.disc != PROJECTILE}
        return marks.get(wanted.strip().lower().lstrip("#"))
