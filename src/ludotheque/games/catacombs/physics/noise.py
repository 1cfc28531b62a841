"""The noise of a finger: from a command and two drawn numbers to the executed command (CC-NOISE-1)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.angles import TURN
from ludotheque.games.catacombs.physics.flicks import Command, LaunchLimits
from ludotheque.games.catacombs.physics.noise_table import DEVIATIONS, SIGMA

DRAWS: Final = 4096  # each drawn number is one of 0 .. DRAWS - 1, with equal probability
MIDDLE: Final = DRAWS // 2
MILLION: Final = 1_000_000


class Noise:
    """A noise profile: the size of one standard deviation."""

    def __init__(self, angle: i64, speed: i64) -> None:
        self.angle = angle  # millidegrees
        self.speed = speed  # millionths of the commanded speed; also of the impulse, since the mass is constant


def deviation(drawn: i64) -> i64:
    """Return a normal deviate cut at three standard deviations, in units of 1 / SIGMA.

    The deviates of `drawn` and `DRAWS - 1 - drawn` are opposite.
    """
    if drawn >= MIDDLE:
        return DEVIATIONS[drawn - MIDDLE]
    return -DEVIATIONS[MIDDLE - 1 - drawn]


def shared_out(number: i64, parts: i64) -> i64:
    """Return the nearest whole number to a quotient, halves away from zero, so that opposites stay opposite."""
    if number < 0:
        return -shared_out(-number, parts)
    return (number + parts // 2) // parts


def executed(command: Command, noise: Noise, limits: LaunchLimits, drawn_angle: i64, drawn_speed: i64) -> Command:
    """Return the executed command; its speed stays within the limits of commands."""
    angle = command.angle + shared_out(noise.angle * deviation(drawn_angle), SIGMA)
    off = shared_out(command.speed * noise.speed * deviation(drawn_speed), SIGMA * MILLION)
    speed = min(max(command.speed + off, limits.slowest), limits.fastest)
    return Command(angle % TURN, speed)
