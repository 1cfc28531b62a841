"""Our own sine and cosine: right to the last bits, and exactly symmetric."""

from math import cos, radians, sin

import pytest

from ludotheque.games.catacombs.physics.angles import TURN, direction


def test_every_direction_is_right_to_the_last_bits() -> None:
    for angle in range(0, TURN, 37):
        across, up = direction(angle)
        assert abs(across - cos(radians(angle / 1000))) < 1e-15
        assert abs(up - sin(radians(angle / 1000))) < 1e-15


@pytest.mark.parametrize("start", range(0, 90_000, 22_500))
def test_images_of_an_angle_give_exact_images(start: int) -> None:
    for angle in [*range(start, start + 22_500, 131), start, 45_000]:
        across, up = direction(angle)
        assert direction(180_000 - angle) == (-across, up)
        assert direction(-angle) == (across, -up)
        assert direction(180_000 + angle) == (-across, -up)
        assert direction(90_000 - angle) == (up, across)


def test_the_axes_are_exact() -> None:
    assert [direction(angle) for angle in (0, 90_000, 180_000, 270_000)] == [(1, 0), (0, 1), (-1, 0), (0, -1)]


def test_a_turn_more_or_less_changes_nothing() -> None:
    assert direction(-1) == direction(TURN - 1)
    assert direction(3 * TURN + 12_345) == direction(12_345)
