"""Answers that cannot be listed: positions of a projectile, and flicks."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.angles import TURN, direction
from ludotheque.games.catacombs.physics.flicks import Command, LaunchLimits, refusal
from ludotheque.games.catacombs.table.actions import (
    FLICK,
    OBSTACLE,
    PLACE,
    angle_of,
    flick_action,
    obstacle_action,
    obstacle_of,
    origin_of,
    place_action,
    speed_of,
    x_of,
    y_of,
)
from ludotheque.games.catacombs.table.match_content import MatchContent, PreparedShot
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.kernel.decisions import ARGUMENT_MASK, Space
from ludotheque.kernel.refusal import Refusal

DIRECTIONS: Final = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
AROUND: Final = 2  # micrometers around a point that is not whole
NONE_YET: Final = -1  # distance that is not known yet

Point = tuple[float, float]


class RoundArea:
    """The points within a distance of a center."""

    def __init__(self, x: i64, y: i64, radius: i64) -> None:
        self.x = x
        self.y = y
        self.radius = radius

    def square(self, x: i64, y: i64) -> i64:
        """Return the exact square of the distance of a point from the center."""
        return (x - self.x) * (x - self.x) + (y - self.y) * (y - self.y)


class Ground:
    """The whole-numbered positions allowed for the center of a new disc."""

    def __init__(self, left: i64, bottom: i64, right: i64, top: i64) -> None:
        self.left = left
        self.bottom = bottom
        self.right = right
        self.top = top
        self.kept_out: list[RoundArea] = []  # outside these circles or on them
        self.within: list[RoundArea] = []  # inside these circles or on them

    def is_free(self, x: i64, y: i64) -> bool:
        if not (self.left <= x <= self.right and self.bottom <= y <= self.top):
            return False
        for circle in self.kept_out:
            if circle.square(x, y) < circle.radius * circle.radius:
                return False
        return all(circle.square(x, y) <= circle.radius * circle.radius for circle in self.within)

    def corners(self) -> list[Point]:
        """Return the crossings of all borders, and some points of each circle: any free area has one at its edge."""
        circles = self.kept_out + self.within
        points: list[Point] = []
        for place, circle in enumerate(circles):
            x, y, radius = float(circle.x), float(circle.y), float(circle.radius)
            points.extend([(x + across * radius, y + up * radius) for across, up in DIRECTIONS])
            points.extend(self.on_sides(circle))
            for other in circles[place + 1 :]:
                points.extend(crossings(circle, other))
        for side in (self.left, self.right):
            points.extend([(float(side), float(self.bottom)), (float(side), float(self.top))])
        return points

    def on_sides(self, circle: RoundArea) -> list[Point]:
        """Return where a circle crosses the sides of the rectangle, or their extensions."""
        points: list[Point] = []
        x, y, radius = float(circle.x), float(circle.y), float(circle.radius)
        for side in (float(self.left), float(self.right)):
            rest = radius * radius - (side - x) * (side - x)
            if rest >= 0.0:
                points.extend([(side, y - sqrt(rest)), (side, y + sqrt(rest))])
        for side in (float(self.bottom), float(self.top)):
            rest = radius * radius - (side - y) * (side - y)
            if rest >= 0.0:
                points.extend([(x - sqrt(rest), side), (x + sqrt(rest), side)])
        return points

    def spots_about(self, point: Point) -> list[tuple[int, int]]:
        """Return the free whole-numbered positions next to a point."""
        near_x, near_y = round(point[0]), round(point[1])
        return [
            (x, y)
            for x in range(near_x - AROUND, near_x + AROUND + 1)
            for y in range(near_y - AROUND, near_y + AROUND + 1)
            if self.is_free(x, y)
        ]

    def first_spot(self) -> list[tuple[int, int]]:
        """Return a free position, always the same for the same ground; empty if there is none."""
        for point in self.corners():
            spots = self.spots_about(point)
            if spots:
                return spots[:1]
        return []

    def nearest_spot(self, x: i64, y: i64) -> tuple[int, int]:
        """Return the free position nearest to a point: the point itself, or one at the edge of an obstruction."""
        if self.is_free(x, y):
            return x, y
        best, least = (x, y), NONE_YET
        points = self.corners()
        points.append((float(min(max(x, self.left), self.right)), float(min(max(y, self.bottom), self.top))))
        points.extend(pushed_out(self.kept_out, float(x), float(y)))
        for point in points:
            for spot in self.spots_about(point):
                away = (spot[0] - x) * (spot[0] - x) + (spot[1] - y) * (spot[1] - y)
                if least == NONE_YET or away < least:
                    best, least = spot, away
        return best


def crossings(one: RoundArea, other: RoundArea) -> list[Point]:
    """Return the points that two circles share."""
    dx, dy = float(other.x - one.x), float(other.y - one.y)
    square = dx * dx + dy * dy
    if square == 0.0:
        return []
    one_square = float(one.radius) * float(one.radius)
    along = (one_square - float(other.radius) * float(other.radius) + square) / (2.0 * square)
    rest = one_square / square - along * along
    if rest < 0.0:
        return []
    aside = sqrt(rest)
    x, y = float(one.x) + along * dx, float(one.y) + along * dy
    return [(x - aside * dy, y + aside * dx), (x + aside * dy, y - aside * dx)]


def pushed_out(circles: list[RoundArea], x: float, y: float) -> list[Point]:
    """Return the nearest point of each circle."""
    points: list[Point] = []
    for circle in circles:
        dx, dy = x - float(circle.x), y - float(circle.y)
        away = sqrt(dx * dx + dy * dy)
        if away > 0.0:
            part = float(circle.radius) / away
            points.append((float(circle.x) + dx * part, float(circle.y) + dy * part))
    return points


TRIES: Final = 24
STEP: Final = 137_508  # millidegrees: multiples of the golden angle never repeat
RINGS: Final = 5
NO_SPOT: Final = -1  # not a valid action


class FlickSpace(Space):
    """Any direction, and any speed that a finger can give (CC-INPUT-1)."""

    def __init__(self, limits: LaunchLimits) -> None:
        self.limits = limits

    def refusal(self, action: int) -> Refusal | None:
        if action & ~ARGUMENT_MASK != FLICK or action != flick_action(angle_of(action), speed_of(action)):
            return Refusal("reason-want-flick", ("CC-INPUT-1",))
        return refusal(Command(angle_of(action), speed_of(action)), self.limits)

    def describe(self) -> dict[str, int]:
        return {"angles": TURN, "slowest": self.limits.slowest, "fastest": self.limits.fastest}

    def nth(self, number: int) -> int:
        return flick_action(number % TURN, speed_for(self.limits, number // TURN))


class ObstacleSpace(FlickSpace):
    """Any obstacle, flicked like any other disc (CC-OBST-4)."""

    def refusal(self, action: int) -> Refusal | None:
        if action & ~ARGUMENT_MASK != OBSTACLE or action != obstacle_action(
            obstacle_of(action), angle_of(action), speed_of(action)
        ):
            return Refusal("reason-want-obstacle", ("CC-OBST-2",))
        if not CHARACTERS <= obstacle_of(action) < DISCS:
            named: dict[str, str | int] = {"disc": obstacle_of(action), "first": CHARACTERS, "last": DISCS - 1}
            return Refusal("reason-no-obstacle", ("CC-OBST-4",), named)
        return refusal(Command(angle_of(action), speed_of(action)), self.limits)

    def nth(self, number: int) -> int:
        obstacles = DISCS - CHARACTERS
        disc = CHARACTERS + number % obstacles
        number //= obstacles
        return obstacle_action(disc, number % TURN, speed_for(self.limits, number // TURN))


def speed_for(limits: LaunchLimits, number: i64) -> i64:
    """Return a speed for any number; consecutive numbers give very different speeds."""
    span = limits.fastest - limits.slowest + 1
    return limits.slowest + number * 7919 * 101 % span


class PlaceSpace(Space):
    """The positions around one or two characters where the projectile may be placed (CC-RANGE)."""

    def __init__(self, content: MatchContent, state: CatacombsState, shot: PreparedShot, origins: list[int]) -> None:
        self.content = content
        self.xs = state.xs
        self.ys = state.ys
        self.radius = shot.radius
        self.reach: i64 = content.reach + shot.radius  # between centers
        self.nearest: i64 = content.radii[0] + shot.radius + content.clearance
        self.grounds = [self.ground_of(disc) for disc in origins]
        self.origins = origins

    def ground_of(self, disc: i64) -> Ground:
        content = self.content
        rim = self.radius + (content.clearance if content.walls else 0)
        ground = Ground(rim, rim, content.width - rim, content.height - rim)
        ground.within.append(RoundArea(self.xs[disc], self.ys[disc], self.reach))
        for other in range(DISCS):
            apart = content.radii[other] + self.radius + content.clearance
            ground.kept_out.append(RoundArea(self.xs[other], self.ys[other], apart))
        return ground

    def refusal(self, action: int) -> Refusal | None:
        if action & ~ARGUMENT_MASK != PLACE or action != place_action(origin_of(action), x_of(action), y_of(action)):
            return Refusal("reason-want-spot", ("CC-SHOT-4",))
        disc = origin_of(action)
        if disc not in self.origins:
            allowed = ", ".join([str(origin) for origin in self.origins])
            return Refusal("reason-spot-origin", ("CC-SHOT-4", "CC-SHOT-9"), {"disc": disc, "allowed": allowed})
        return self.spot_refusal(self.grounds[self.origins.index(disc)], x_of(action), y_of(action))

    def spot_refusal(self, ground: Ground, x: i64, y: i64) -> Refusal | None:
        """Return why the position is refused: limits are inclusive (CC-RANGE-2, CC-RANGE-3).

        Its numbers are micrometers.
        """
        if not (ground.left <= x <= ground.right and ground.bottom <= y <= ground.top):
            bounds: dict[str, str | int] = {
                "left": ground.left,
                "right": ground.right,
                "bottom": ground.bottom,
                "top": ground.top,
            }
            return Refusal("reason-spot-outside", ("CC-RANGE-3",), {**bounds, "x": x, "y": y})
        for disc, circle in enumerate(ground.kept_out):
            if circle.square(x, y) < circle.radius * circle.radius:
                apart: dict[str, str | int] = {"disc": disc, "least": circle.radius}
                return Refusal("reason-spot-close", ("CC-RANGE-3",), {**apart, "x": x, "y": y})
        if not ground.is_free(x, y):
            return Refusal("reason-spot-far", ("CC-RANGE-1", "CC-RANGE-2"), {"most": self.reach, "x": x, "y": y})
        return None

    def describe(self) -> dict[str, int]:
        """Return the bounds, with the character or both characters it may start from."""
        facts = {"radius": self.radius, "nearest": self.nearest, "reach": self.reach}
        for place, disc in enumerate(self.origins):
            facts[f"from_{place}"] = disc
        return facts

    def nth(self, number: int) -> int:
        place = number % len(self.origins)
        number //= len(self.origins)
        for _ in range(TRIES):
            action = self.around(place, number % TURN, number // TURN % RINGS)
            if action != NO_SPOT:
                return action
            number += STEP
        return self.first()

    def around(self, place: i64, angle: i64, ring: i64) -> int:
        """Return the position in that direction on one of the rings between nearest and farthest, if it is free."""
        disc = self.origins[place]
        away = float(self.nearest) + float(self.reach - self.nearest) * (float(ring) + 0.5) / RINGS
        across, up = direction(angle)
        x, y = self.xs[disc] + round(across * away), self.ys[disc] + round(up * away)
        return place_action(disc, x, y) if self.grounds[place].is_free(x, y) else NO_SPOT

    def first(self) -> int:
        """Return a position, always the same, if there is one (CC-RANGE-5)."""
        for place in range(len(self.origins)):
            for turn in range(TRIES):
                action = self.around(place, turn * STEP % TURN, RINGS // 2)
                if action != NO_SPOT:
                    return action
        for disc, ground in zip(self.origins, self.grounds, strict=True):
            for x, y in ground.first_spot():
                return place_action(disc, x, y)
        return NO_SPOT
