"""Answers that cannot be listed: where a projectile is placed, how a disc is flicked."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.angles import TURN, direction
from ludotheque.games.catacombs.physics.flicks import Command, Limits, refusal
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
from ludotheque.games.catacombs.table.free_ground import Circle, Ground
from ludotheque.games.catacombs.table.match_content import MatchContent, PreparedShot
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.kernel.decisions import ARGUMENT_MASK, Space

TRIES: Final = 24
STEP: Final = 137_508  # millidegrees: steps of the golden angle never come back to the same place
RINGS: Final = 5
NO_SPOT: Final = -1  # of actions


class FlickSpace(Space):
    """CC-INPUT-1: any direction, any speed a finger has."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    def refusal(self, action: int) -> str:
        if action & ~ARGUMENT_MASK != FLICK or action != flick_action(angle_of(action), speed_of(action)):
            return "a flick is wanted: flick:angle,speed (CC-INPUT-1)"
        return refusal(Command(angle_of(action), speed_of(action)), self.limits)

    def describe(self) -> dict[str, int]:
        return {"angles": TURN, "slowest": self.limits.slowest, "fastest": self.limits.fastest}

    def nth(self, number: int) -> int:
        return flick_action(number % TURN, speed_for(self.limits, number // TURN))


class ObstacleSpace(FlickSpace):
    """CC-OBST-4: any obstacle, flicked like anything else."""

    def refusal(self, action: int) -> str:
        if action & ~ARGUMENT_MASK != OBSTACLE or action != obstacle_action(
            obstacle_of(action), angle_of(action), speed_of(action)
        ):
            return "a flick of an obstacle is wanted: obstacle:disc,angle,speed (CC-OBST-2)"
        if not CHARACTERS <= obstacle_of(action) < DISCS:
            return f"disc {obstacle_of(action)} is no obstacle; {CHARACTERS} to {DISCS - 1} are (CC-OBST-4)"
        return refusal(Command(angle_of(action), speed_of(action)), self.limits)

    def nth(self, number: int) -> int:
        obstacles = DISCS - CHARACTERS
        disc = CHARACTERS + number % obstacles
        number //= obstacles
        return obstacle_action(disc, number % TURN, speed_for(self.limits, number // TURN))


def speed_for(limits: Limits, number: i64) -> i64:
    """A speed for any number; neighbours are far apart."""
    span = limits.fastest - limits.slowest + 1
    return limits.slowest + number * 7919 * 101 % span


class PlaceSpace(Space):
    """CC-RANGE: the spots around one character or two where the projectile may lie."""

    def __init__(self, kit: MatchContent, state: CatacombsState, shot: PreparedShot, origins: list[int]) -> None:
        self.kit = kit
        self.xs = state.xs
        self.ys = state.ys
        self.radius = shot.radius
        self.reach: i64 = kit.reach + shot.radius  # from centre to centre
        self.nearest: i64 = kit.radii[0] + shot.radius + kit.clearance
        self.grounds = [self.ground_of(disc) for disc in origins]
        self.origins = origins

    def ground_of(self, disc: i64) -> Ground:
        kit = self.kit
        rim = self.radius + (kit.clearance if kit.walls else 0)
        ground = Ground(rim, rim, kit.width - rim, kit.height - rim)
        ground.within.append(Circle(self.xs[disc], self.ys[disc], self.reach))
        for other in range(DISCS):
            apart = kit.radii[other] + self.radius + kit.clearance
            ground.kept_out.append(Circle(self.xs[other], self.ys[other], apart))
        return ground

    def refusal(self, action: int) -> str:
        if action & ~ARGUMENT_MASK != PLACE or action != place_action(origin_of(action), x_of(action), y_of(action)):
            return "a spot is wanted: place:from,x,y (CC-SHOT-4)"
        disc = origin_of(action)
        if disc not in self.origins:
            allowed = " or ".join([str(origin) for origin in self.origins])
            return f"the projectile cannot start from disc {disc}, only from {allowed} (CC-SHOT-4, CC-SHOT-9)"
        return self.spot_refusal(self.grounds[self.origins.index(disc)], x_of(action), y_of(action))

    def spot_refusal(self, ground: Ground, x: i64, y: i64) -> str:
        """CC-RANGE-2, CC-RANGE-3: limits are inclusive."""
        if not (ground.left <= x <= ground.right and ground.bottom <= y <= ground.top):
            return (
                f"the spot {x},{y} is not inside: x must lie between {ground.left} and {ground.right}, "
                f"y between {ground.bottom} and {ground.top} (CC-RANGE-3)"
            )
        for disc, circle in enumerate(ground.kept_out):
            if circle.square(x, y) < circle.radius * circle.radius:
                return (
                    f"the spot {x},{y} is too close to disc {disc}: centres {circle.radius} apart at least (CC-RANGE-3)"
                )
        if not ground.is_free(x, y):
            return f"the spot {x},{y} is too far: centres at most {self.reach} apart (CC-RANGE-1, CC-RANGE-2)"
        return ""

    def describe(self) -> dict[str, int]:
        """The bounds, with the character it may start from, or both."""
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
        """The spot in that direction on one of the rings between the nearest and the farthest, if it is free."""
        disc = self.origins[place]
        away = float(self.nearest) + float(self.reach - self.nearest) * (float(ring) + 0.5) / RINGS
        across, up = direction(angle)
        x, y = self.xs[disc] + round(across * away), self.ys[disc] + round(up * away)
        return place_action(disc, x, y) if self.grounds[place].is_free(x, y) else NO_SPOT

    def first(self) -> int:
        """A spot, always the same, if there is one (CC-RANGE-5)."""
        for place in range(len(self.origins)):
            for turn in range(TRIES):
                action = self.around(place, turn * STEP % TURN, RINGS // 2)
                if action != NO_SPOT:
                    return action
        for disc, ground in zip(self.origins, self.grounds, strict=True):
            for x, y in ground.first_spot():
                return place_action(disc, x, y)
        return NO_SPOT
