"""The information for a decision in Catacombs Conquest: the arena, lines of sight and the cards."""

import random
from dataclasses import dataclass
from functools import cache
from math import asin, atan2, erf, hypot, pi, sqrt
from typing import Final

from ludotheque.games.catacombs.physics.bodies import Body
from ludotheque.games.catacombs.physics.flicks import Command, flick
from ludotheque.games.catacombs.physics.noise import DRAWS, Noise, executed
from ludotheque.games.catacombs.rules.shots import hits_of
from ludotheque.games.catacombs.table.match_content import MatchContent, PreparedCard, PreparedShot, PreparedStep
from ludotheque.games.catacombs.table.state import BANK, CHARACTERS, DISCS, NO_CARD, NOBODY, PROJECTILE
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule

SPREAD: Final = 0.6180339887498949  # golden ratio: multiples of it cover all speeds evenly, in mixed order

STEPS: Final = 1000  # number of steps from the slowest to the fastest flick


class ArenaModel:
    """Positions in micrometers from the arena's center; a projectile, if there is one, comes last."""

    def __init__(self, content: MatchContent, xs: list[float], ys: list[float], radii: list[float]) -> None:
        self.content = content
        self.xs = xs
        self.ys = ys
        self.radii = radii
        self.shot: PreparedShot | None = None  # the shot of the projectile

    def with_projectile(self, shot: PreparedShot, x: float, y: float) -> "ArenaModel":
        radii = [*self.radii[:DISCS], float(shot.radius)]
        board = ArenaModel(self.content, [*self.xs[:DISCS], x], [*self.ys[:DISCS], y], radii)
        board.shot = shot
        return board

    def bodies(self) -> list[Body]:
        masses = self.content.masses if self.shot is None else [*self.content.masses, self.shot.mass]
        return [
            Body(disc, radius, masses[disc], self.xs[disc], self.ys[disc]) for disc, radius in enumerate(self.radii)
        ]

    def flicked(self, disc: int, command: Command, enemies: list[int]) -> "TriedFlick":
        """Return the result of a flick without noise; a move hits no enemy, so it has no enemies."""
        bodies = self.bodies()
        vx, vy = command.velocity()
        made = flick(self.content.arena, bodies, disc, vx, vy)
        hits = hits_of(made, enemies) if enemies else []
        return TriedFlick(self, bodies, hits)


class TriedFlick:
    """The result of a simulated flick: the hits, and the positions of the discs afterwards."""

    def __init__(self, before: ArenaModel, bodies: list[Body], hits: list[int]) -> None:
        self.before = before
        self.bodies = bodies
        self.hits = hits

    def board(self) -> ArenaModel:
        """Return the positions without the projectile; discs that left the mat are at its edge."""
        xs = [body.px for body in self.bodies[:DISCS]]
        ys = [body.py for body in self.bodies[:DISCS]]
        if not self.before.content.walls:
            self.bring_back(xs, ys)
        return ArenaModel(self.before.content, xs, ys, self.before.radii[:DISCS])

    def bring_back(self, xs: list[float], ys: list[float]) -> None:
        """Return discs to the mat (CC-MAT-4), as precisely as a plan needs."""
        arena = self.before.content.arena
        for body in self.bodies[:DISCS]:
            if body.gone:
                right = arena.half_width - body.radius
                top = arena.half_height - body.radius
                xs[body.number] = min(max(body.px, -right), right)
                ys[body.number] = min(max(body.py, -top), top)


def board_of(content: MatchContent, state: CatacombsState, shot: PreparedShot | None) -> ArenaModel:
    """Return the current arena; `shot` is the shot whose projectile may be placed."""
    half_width, half_height = content.width // 2, content.height // 2
    xs, ys = [float(x - half_width) for x in state.xs], [float(y - half_height) for y in state.ys]
    board = ArenaModel(content, xs, ys, [float(radius) for radius in content.radii])
    if state.projectile and shot is not None:
        x, y = state.projectile
        return board.with_projectile(shot, float(x - half_width), float(y - half_height))
    return board


def flicked_disc(board: ArenaModel, active: int) -> int:
    return active if board.shot is None else PROJECTILE


@cache
def misses(count: int) -> tuple[tuple[int, int], ...]:
    """Return pairs of drawn numbers that represent the noise of a finger: angles in even steps, speeds well mixed."""
    pairs: list[tuple[int, int]] = []
    for number in range(count):
        angle = (2 * number + 1) * DRAWS // (2 * count)
        speed = int((0.5 + (number - (count - 1) / 2) * SPREAD) % 1.0 * DRAWS)
        pairs.append((angle, speed))
    return tuple(pairs)


def carried_out(content: MatchContent, noise: Noise, command: Command, count: int) -> list[Command]:
    """Return what a finger with noise does with a command, in this many samples (CC-NOISE-1)."""
    if not (noise.angle or noise.speed):
        return [command]
    return [executed(command, noise, content.limits, angle, speed) for angle, speed in misses(count)]


def aimed(content: MatchContent, angle: float, speed: float) -> Command:
    """Return a command for radians and micrometers per second, rounded to the steps that players can enter.

    These are tenths of a degree and thousandths of the range of speeds.
    """
    span = content.limits.fastest - content.limits.slowest
    part = min(max(round((speed - float(content.limits.slowest)) * STEPS / float(span)), 0), STEPS)
    tenths = round(angle * 1800.0 / pi) % 3600
    return Command(tenths * 100, content.limits.slowest + round(part * span / STEPS))


def speed_to_go(content: MatchContent, way: float) -> float:
    """Return the speed that carries a disc exactly this far if nothing is in the way (CC-PHYS-2)."""
    return sqrt(2.0 * content.arena.slowing * max(0.0, way))


ROOT_2: Final = 1.4142135623730951
LEAST_NOISE: Final = 0.5  # degrees: even an exact finger cannot rely on grazing hits

Gap = tuple[float, float]  # radians relative to the direct line


class SightLine:
    """The best straight line to hit a disc."""

    def __init__(self, target: int, angle: float, chance: float) -> None:
        self.target = target
        self.angle = angle  # radians
        self.chance = chance  # of a hit along it, with the noise of the angle


class Sight:
    """The lines of sight from a position for a disc of that size."""

    def __init__(self, board: ArenaModel, x: float, y: float, radius: float, own: int) -> None:
        self.board = board
        self.x = x
        self.y = y
        self.radius = radius
        self.own = own  # the disc to flick; -1 for a projectile that is not placed yet

    def line(self, target: int, spread: float) -> SightLine:
        """Return the best line to a disc; if it is completely blocked, the direct line with chance 0."""
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
        """Return the directions that other discs block."""
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
    """Return the parts of the gaps outside a shadow."""
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
    """Return the probability that an angle aimed at the middle stays inside, for a normal distribution."""
    return erf(width / (2.0 * ROOT_2 * spread))


def spread_of(angle_noise: int) -> float:
    """Convert a noise profile's millidegrees to radians."""
    return max(angle_noise / 1000.0, LEAST_NOISE) * pi / 180.0


@dataclass(frozen=True)
class SearchBudget:
    """The search budget for one question."""

    tries: int  # trials of an aim with the finger's own noise
    wild: int  # aims in any direction, which find indirect hits
    finalists: int  # aims that are examined more closely
    directions: int  # directions in which a move is tried
    goals: int  # obstacles that are tried for each useful place
    spots: int  # directions in which a projectile is tried around its character


LEVELS: Final = {
    "novice": SearchBudget(tries=3, wild=0, finalists=1, directions=4, goals=1, spots=4),
    "casual": SearchBudget(tries=5, wild=8, finalists=2, directions=6, goals=1, spots=8),
    "sensible": SearchBudget(tries=7, wild=16, finalists=3, directions=10, goals=2, spots=12),
    "expert": SearchBudget(tries=13, wild=64, finalists=5, directions=20, goals=4, spots=24),
}

PROFILES: Final = {
    "novice": "bot_novice",
    "casual": "bot_casual",
    "sensible": "bot_skilled",
    "expert": "bot_expert",
}
"""The noise profile for each level."""


NO_STEPS: Final[list[PreparedStep]] = []


class DecisionContext:
    """One question, from the point of view of the seat that is asked."""

    def __init__(self, decision: Decision, seen: CatacombsSeen, level: SearchBudget, seed: str) -> None:
        self.seen = seen
        self.content = seen.content
        self.state = seen.state()
        self.level = level
        self.seat = decision.owner
        self.team = self.content.teams[self.seat]
        self.foes = 1 - self.team
        self.disc = seen.disc()  # the active character, whichever seat is asked
        self.mates = [2 * self.team, 2 * self.team + 1]
        self.enemies = [2 * self.foes, 2 * self.foes + 1]
        self.steps = seen.steps()
        self.card = self.known(self.state.playing) if self.state.playing != NO_CARD else None
        self.noise = self.content.noises[self.seat]
        self.spread = spread_of(self.noise.angle)
        noises = [self.content.noises[self.content.seat_of(disc)] for disc in range(CHARACTERS)]
        self.spreads = [spread_of(noise.angle) for noise in noises]  # angular spread of each character
        self.luck = random.Random(f"{seed}:{self.state.turn}:{decision.kind}:{self.state.xs}:{self.state.ys}")

    def known(self, card: int) -> PreparedCard:
        """Return a card that the seat may see."""
        prepared = self.seen.card(card)
        if prepared is None:
            raise BrokenRule(f"card {card} is hidden from seat {self.seat}")
        return prepared

    def step(self) -> PreparedStep:
        """Return the current shot."""
        return self.steps[self.state.shot]

    def rest(self) -> list[PreparedStep]:
        """Return the shots of the sequence after the current one."""
        return self.steps[self.state.shot + 1 :]

    def board(self) -> ArenaModel:
        shot = self.step().shot if self.state.projectile else None
        return board_of(self.content, self.state, shot)

    def hittable(self, step: PreparedStep) -> list[int]:
        """Return the enemies that count: the named one alone, or both (CC-TARGET-2)."""
        if not step.shot.damage:
            return []
        return [self.state.target] if step.targeted and self.state.target != NOBODY else self.enemies

    def next_enemy(self) -> int:
        """Return the enemy character whose turn comes next."""
        return 2 * self.foes + self.state.markers[self.foes]

    def next_mate(self) -> int:
        """Return the own character that acts after it."""
        marker = self.state.markers[self.team]
        return 2 * self.team + (1 - marker if self.state.team == self.team else marker)

    def lead(self) -> int:
        """Return the lead in tokens over the enemy (CC-END-5)."""
        return self.state.pools[self.team] - self.state.pools[self.foes]

    def more_cards(self) -> int:
        """Return the lead in hand cards over the enemy, without the card about to be played (CC-END-6)."""
        sizes = [sum(len(self.state.hands[seat]) for seat in seats) for seats in self.content.team_seats]
        return sizes[self.team] - sizes[self.foes] - 1

    def bank(self) -> int:
        return self.state.pools[BANK]
