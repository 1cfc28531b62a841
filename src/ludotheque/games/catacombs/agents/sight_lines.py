"""Straight lines between discs: how open an enemy lies, and how likely a finger is to find the gap."""

from math import asin, atan2, erf, hypot, pi
from typing import Final

from ludotheque.games.catacombs.agents.arena_model import Board

ROOT_2: Final = 1.4142135623730951
LEAST_NOISE: Final = 0.5  # degrees: even an exact finger cannot count on grazing

Gap = tuple[float, float]  # radians about the direct line


class Line:
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

    def line(self, target: int, spread: float) -> Line:
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
                return Line(target, direct, 0.0)
        low, high = widest(gaps)
        return Line(target, direct + (low + high) / 2, within(high - low, spread))

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
