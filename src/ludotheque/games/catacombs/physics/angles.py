"""Sine and cosine of whole millidegrees by our own polynomials, identical on every machine and exactly symmetric."""

from typing import Final

from mypy_extensions import i64

TURN: Final = 360_000
QUARTER: Final = 90_000
EIGHTH: Final = 45_000
RADIANS: Final = 3.141592653589793 / 180_000.0
HALF_ROOT: Final = 0.7071067811865476  # cosine and sine of 45 degrees, which must be the same number


def small_sine(x: float) -> float:
    """Return the sine of an angle up to 45 degrees, accurate to about the last bit."""
    q = x * x
    tail = 1.0 - q / 156.0 * (1.0 - q / 210.0 * (1.0 - q / 272.0))
    return x * (1.0 - q / 6.0 * (1.0 - q / 20.0 * (1.0 - q / 42.0 * (1.0 - q / 72.0 * (1.0 - q / 110.0 * tail)))))


def small_cosine(x: float) -> float:
    q = x * x
    tail = 1.0 - q / 132.0 * (1.0 - q / 182.0 * (1.0 - q / 240.0))
    return 1.0 - q / 2.0 * (1.0 - q / 12.0 * (1.0 - q / 30.0 * (1.0 - q / 56.0 * (1.0 - q / 90.0 * tail))))


def in_first_quarter(angle: i64) -> tuple[float, float]:
    if angle < EIGHTH:
        return small_cosine(float(angle) * RADIANS), small_sine(float(angle) * RADIANS)
    if angle > EIGHTH:
        return small_sine(float(QUARTER - angle) * RADIANS), small_cosine(float(QUARTER - angle) * RADIANS)
    return HALF_ROOT, HALF_ROOT


def direction(millidegrees: i64) -> tuple[float, float]:
    """Return the unit vector of that angle; mirror images of an angle give exact mirror images."""
    angle = millidegrees % TURN
    quarter = angle // QUARTER
    across, up = in_first_quarter(angle % QUARTER)
    if quarter == 0:
        return across, up
    if quarter == 1:
        return -up, across
    if quarter == 2:
        return -across, -up
    return up, -across
