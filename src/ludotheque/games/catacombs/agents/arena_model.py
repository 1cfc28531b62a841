"""The arena as players see it, with lines of sight."""

from functools import cache
from math import asin, atan2, erf, hypot, pi, sqrt
from typing import Final

from ludotheque.games.catacombs.physics.bodies import Body
from ludotheque.games.catacombs.physics.flicks import Command, flick
from ludotheque.games.catacombs.physics.noise import DRAWS, Noise, executed
from ludotheque.games.catacombs.rules.damage import hits_of
from ludotheque.games.catacombs.table.match_content import MatchContent, PreparedShot
from ludotheque.games.catacombs.table.state import DISCS, PROJECTILE
from ludotheque.games.catacombs.table.state_classes import CatacombsState

SPREAD: Final = 0.6180339887498949  # steps of the golden section go through all speeds evenly, in another order

STEPS: Final = 1000  # from the slowest to the fastest flick


class Board:
    """Places in micrometres from the arena's centre; a projectile, if there is one, comes last."""

    def __init__(self, kit: MatchContent, xs: list[float], ys: list[float], radii: list[float]) -> None:
        self.kit = kit
        self.xs = xs
        self.ys = ys
        self.radii = radii
        self.shot: PreparedShot | None = None  # of the projectile

    def with_projectile(self, shot: PreparedShot, x: float, y: float) -> "Board":
        radii = [*self.radii[:DISCS], float(shot.radius)]
        board = Board(self.kit, [*self.xs[:DISCS], x], [*self.ys[:DISCS], y], radii)
        board.shot = shot
        return board

    def bodies(self) -> list[Body]:
        masses = self.kit.masses if self.shot is None else [*self.kit.masses, self.shot.mass]
        return [
            Body(disc, radius, masses[disc], self.xs[disc], self.ys[disc]) for disc, radius in enumerate(self.radii)
        ]

    def flicked(self, disc: int, command: Command, enemies: list[int]) -> "Thrown":
        """What comes of a flick that is carried out exactly so; nobody is hit by a move, so its enemies are none."""
        bodies = self.bodies()
        vx, vy = command.velocity()
        made = flick(self.kit.arena, bodies, disc, vx, vy)
        hits = hits_of(made, enemies) if enemies else []
        return Thrown(self, bodies, hits)


class Thrown:
    """A flick that was tried: who was hit, and how the discs lie afterwards."""

    def __init__(self, before: Board, bodies: list[Body], hits: list[int]) -> None:
        self.before = before
        self.bodies = bodies
        self.hits = hits

    def board(self) -> Board:
        """Without the projectile; what left the mat lies at its edge."""
        xs = [body.px for body in self.bodies[:DISCS]]
        ys = [body.py for body in self.bodies[:DISCS]]
        if not self.before.kit.walls:
            self.bring_back(xs, ys)
        return Board(self.before.kit, xs, ys, self.before.radii[:DISCS])

    def bring_back(self, xs: list[float], ys: list[float]) -> None:
        """CC-MAT-4, as far as a plan needs it."""
        arena = self.before.kit.arena
        for body in self.bodies[:DISCS]:
            if body.gone:
                right = arena.half_width - body.radius
                top = arena.half_height - body.radius
                xs[body.number] = min(max(body.px, -right), right)
                ys[body.number] = min(max(body.py, -top), top)


def board_of(kit: MatchContent, state: CatacombsState, shot: PreparedShot | None) -> Board:
    """What lies there; the shot is the one whose projectile may be placed."""
    half_width, half_height = kit.width // 2, kit.height // 2
    xs, ys = [float(x - half_width) for x in state.xs], [float(y - half_height) for y in state.ys]
    board = Board(kit, xs, ys, [float(radius) for radius in kit.radii])
    if state.projectile and shot is not None:
        x, y = state.projectile
        return board.with_projectile(shot, float(x - half_width), float(y - half_height))
    return board


def flicked_disc(board: Board, active: int) -> int:
    return active if board.shot is None else PROJECTILE


@cache
def misses(count: int) -> tuple[tuple[int, int], ...]:
    """Pairs of drawn numbers that stand for all a finger may do: angles in even steps, speeds well mixed."""
    pairs: list[tuple[int, int]] = []
    for number in range(count):
        angle = (2 * number + 1) * DRAWS // (2 * count)
        speed = int((0.5 + (number - (count - 1) / 2) * SPREAD) % 1.0 * DRAWS)
        pairs.append((angle, speed))
    return tuple(pairs)


def carried_out(kit: MatchContent, noise: Noise, command: Command, count: int) -> list[Command]:
    """What a finger makes of a command, in so many tries (CC-NOISE-1)."""
    if not (noise.angle or noise.speed):
        return [command]
    return [executed(command, noise, kit.limits, angle, speed) for angle, speed in misses(count)]


def aimed(kit: MatchContent, angle: float, speed: float) -> Command:
    """A command in radians and micrometres per second, rounded to what a player can say: tenths of a degree and
    thousandths of the way from the slowest to the fastest flick."""
    span = kit.limits.fastest - kit.limits.slowest
    part = min(max(round((speed - float(kit.limits.slowest)) * STEPS / float(span)), 0), STEPS)
    tenths = round(angle * 1800.0 / pi) % 3600
    return Command(tenths * 100, kit.limits.slowest + round(part * span / STEPS))


def speed_to_go(kit: MatchContent, way: float) -> float:
    """The speed that carries a disc just so far if nothing is in the way (CC-PHYS-2)."""
    return sqrt(2.0 * kit.arena.slowing * max(0.0, way))


ROOT_2: Final = 1.4142135623730951
LEAST_NOISE: Final = 0.5  # degrees: even an exact finger cannot count on grazing

Gap = tuple[float, float]  # radians about the direct line


class SightLine:
    """The best straight way to hit a disc."""

    def __init__(self, target: int, angle: float, chance: float) -> None:
        self.target = target
        self.angle = angle  # radians
        self.chance = chance  # to hit by it, if angles miss as they do


class Sight:
    """What is to be seen from a place by a disc of that size."""

    def __init__(self, board: Board, x: float, y: float, radius: float, own: int) -> None:
        self.board = board
        self.x = x
        self.y = y
        self.radius = radius
        self.own = own  # the disc that would be flicked from here; -1 for a projectile that is not placed yet

    def line(self, target: int, spread: float) -> SightLine:
        """The best line to a disc; without any gap the direct one, with no chance."""
        board = self.board
        dx, dy = board.xs[target] - self.x, board.ys[target] - self.y
        away = hypot(dx, dy)
        direct = atan2(dy, dx)
        reach = self.radius + board.radii[target]
        half = asin(reach / away) if away > reach else pi / 2
        gaps = [(-half, half)]
        for low, high in self.shadows(target, dx / away, dy / away, (away, reach)):
            gaps = without(gaps, low, high)
            if not gaps:
                return SightLine(target, direct, 0.0)
        low, high = widest(gaps)
        return SightLine(target, direct + (low + high) / 2, within(high - low, spread))

    def shadows(self, target: int, ux: float, uy: float, goal: tuple[float, float]) -> list[Gap]:
        """The directions that other discs take away."""
        board, own, x, y, mine = self.board, self.own, self.x, self.y, self.radius
        away, reach = goal
        found: list[Gap] = []
        for disc, radius in enumerate(board.radii):
            dx, dy = board.xs[disc] - x, board.ys[disc] - y
            along = dx * ux + dy * uy
            if along <= 0.0 or along >= away or disc in (target, own):
                continue
            aside = dy * ux - dx * uy
            width = mine + radius
            if abs(aside) - width < reach * along / away:
                far = hypot(along, aside)
                middle = atan2(aside, along)
                half = asin(width / far) if far > width else pi / 2
                found.append((middle - half, middle + half))
        return found


def without(gaps: list[Gap], low: float, high: float) -> list[Gap]:
    """What is left of the gaps when a shadow falls on them."""
    left: list[Gap] = []
    for start, end in gaps:
        if high <= start or low >= end:
            left.append((start, end))
            continue
        if start < low:
            left.append((start, low))
        if high < end:
            left.append((high, end))
    return left


def widest(gaps: list[Gap]) -> Gap:
    best = gaps[0]
    for gap in gaps[1:]:
        if gap[1] - gap[0] > best[1] - best[0]:
            best = gap
    return best


def within(width: float, spread: float) -> float:
    """The chance that an angle aimed at the middle stays inside, for a normal spread."""
    return erf(width / (2.0 * ROOT_2 * spread))


def spread_of(angle_noise: int) -> float:
    """From a noise profile's millidegrees to radians."""
    return max(angle_noise / 1000.0, LEAST_NOISE) * pi / 180.0
