"""How a finger misses what it was told: from a command and two drawn numbers to what is executed (CC-NOISE-1)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.angles import TURN
from ludotheque.games.catacombs.physics.flicks import Command, Limits
from ludotheque.games.catacombs.physics.noise_table import DEVIATIONS, SIGMA

DRAWS: Final = 4096  # either drawn number is one of 0 .. DRAWS - 1, all equally likely
MIDDLE: Final = DRAWS // 2
MILLION: Final = 1_000_000


class Noise:
    """A profile: how large one standard deviation is."""

    def __init__(self, angle: i64, speed: i64) -> None:
        self.angle = angle  # millidegrees
        self.speed = speed  # millionths of the speed commanded; the mass is what it is, so of the impulse too


def deviation(drawn: i64) -> i64:
    """A normal deviate that is cut at three standard deviations, in units of one in SIGMA; drawn and DRAWS - 1 - drawn
    are opposite."""
    if drawn >= MIDDLE:
        return DEVIATIONS[drawn - MIDDLE]
    return -DEVIATIONS[MIDDLE - 1 - drawn]


def shared_out(number: i64, parts: i64) -> i64:
    """The nearest whole number to a quotient, halves away from zero, so that opposites stay opposite."""
    if number < 0:
        return -shared_out(-number, parts)
    return (number + parts // 2) // parts


def executed(command: Command, noise: Noise, limits: Limits, drawn_angle: i64, drawn_speed: i64) -> Command:
    """What the finger does; the speed stays within what a command may ask for."""
    angle = command.angle + shared_out(noise.angle * deviation(drawn_angle), SIGMA)
    off = shared_out(command.speed * noise.speed * deviation(drawn_speed), SIGMA * MILLION)
    speed = min(max(command.speed + off, limits.slowest), limits.fastest)
    return Command(angle % TURN, speed)
