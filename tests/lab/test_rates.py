"""Rates come with an interval that is honest near the ends too."""

import pytest

from ludotheque.lab.simulation import success


def test_the_interval_is_wilsons() -> None:
    # Worked by hand for 30 of 100 with z = 1.96: (0.3 + z²/200 ∓ z·sqrt(0.21/100 + z²/40000)) / (1 + z²/100).
    rate = success(30, 100)
    assert (rate.rate, rate.low, rate.high) == pytest.approx((0.3, 0.21895, 0.39585), abs=1e-5)


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0.0, 0.27754), (10, 0.72246, 1.0)])
def test_never_and_always_are_not_certain(wins: int, low: float, high: float) -> None:
    rate = success(wins, 10)
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=1e-5)
