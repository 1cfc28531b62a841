"""Commands and how fingers miss them."""

from statistics import fmean, pstdev

import pytest

from ludotheque.games.catacombs.lab.random_flicks import limits, noises
from ludotheque.games.catacombs.physics.flicks import Command, refusal
from ludotheque.games.catacombs.physics.noise import DRAWS, Noise, deviation, executed, shared_out
from ludotheque.games.catacombs.physics.noise_table import DEVIATIONS, SIGMA
from scripts import noise_table
from tests.rules import rule

LIMITS = limits()
CUT_NORMAL = 0.98658  # the standard deviation of a normal distribution that is cut at three


def done(command: Command, noise: Noise, drawn_angle: int, drawn_speed: int) -> tuple[int, int]:
    carried_out = executed(command, noise, LIMITS, drawn_angle, drawn_speed)
    return carried_out.angle, carried_out.speed


@rule("CC-INPUT-1")
def test_a_command_is_an_angle_and_a_speed_within_the_limits() -> None:
    assert (LIMITS.slowest, LIMITS.fastest) == (50_000, 3_000_000)
    for speed in (50_000, 3_000_000):
        assert refusal(Command(0, speed), LIMITS) is None
    for speed in (49_999, 3_000_001, 0, -50_000):
        assert "CC-INPUT-1" in str(refusal(Command(0, speed), LIMITS))


@rule("CC-INPUT-1", "CC-INPUT-4")
def test_any_direction_is_allowed_and_named_in_one_way_only() -> None:
    assert [refusal(Command(angle, 100_000), LIMITS) for angle in (0, 90_000, 359_999)] == [None] * 3
    assert "reason-flick CC-INPUT-1 angle=360000" in str(refusal(Command(360_000, 100_000), LIMITS))
    assert "reason-flick CC-INPUT-1 angle=-1" in str(refusal(Command(-1, 100_000), LIMITS))


@rule("CC-PHYS-3")
def test_a_command_gives_the_disc_its_velocity() -> None:
    assert Command(0, 1_500_000).velocity() == (1_500_000.0, 0.0)
    assert Command(270_000, 1_500_000).velocity() == (0.0, -1_500_000.0)
    assert Command(60_000, 1_000_000).velocity() == pytest.approx((500_000.0, 866_025.4038))


@rule("CC-NOISE-1")
def test_deviations_are_normal_and_cut_at_three() -> None:
    all_of_them = [deviation(drawn) / SIGMA for drawn in range(DRAWS)]
    assert fmean(all_of_them) == 0.0
    assert pstdev(all_of_them) == pytest.approx(CUT_NORMAL, abs=2e-4)
    assert max(all_of_them) < 3.0
    assert all_of_them == sorted(all_of_them)
    assert all(deviation(drawn) == -deviation(DRAWS - 1 - drawn) for drawn in range(DRAWS))
    within_one = sum(abs(one) <= 1.0 for one in all_of_them) / DRAWS
    assert within_one == pytest.approx(0.6827 / 0.9973, abs=1e-3)


def test_the_table_is_the_one_its_script_makes() -> None:
    assert noise_table.deviations() == DEVIATIONS
    assert 2 * len(DEVIATIONS) == DRAWS
    assert noise_table.SIGMA == SIGMA


@pytest.mark.parametrize(("number", "whole"), [(4, 0), (5, 1), (14, 1), (15, 2), (0, 0), (-4, 0), (-5, -1), (-15, -2)])
def test_halves_are_rounded_away_from_zero(number: int, whole: int) -> None:
    assert shared_out(number, 10) == whole


@rule("CC-NOISE-1")
def test_noise_turns_the_angle_and_scales_the_speed() -> None:
    command, noise = Command(10_000, 1_000_000), Noise(2_000, 50_000)
    one_sigma = min(range(DRAWS), key=lambda drawn: abs(int(deviation(drawn)) - SIGMA))
    assert done(command, noise, one_sigma, DRAWS // 2) == pytest.approx((12_000, 1_000_015), abs=2)
    assert done(command, noise, DRAWS // 2, one_sigma) == pytest.approx((10_001, 1_050_000), abs=50)
    assert done(command, noise, 0, 0) == pytest.approx((10_000 - 5_947, 1_000_000 - 148_680), abs=2)


@rule("CC-NOISE-1")
def test_opposite_draws_miss_by_the_same_the_other_way() -> None:
    command, noise = Command(180_000, 1_000_000), Noise(10_000, 200_000)
    for drawn in range(0, DRAWS, 7):
        angle, speed = done(command, noise, drawn, drawn)
        other_angle, other_speed = done(command, noise, DRAWS - 1 - drawn, DRAWS - 1 - drawn)
        assert angle + other_angle == 2 * 180_000
        assert speed + other_speed == 2 * 1_000_000


@rule("CC-NOISE-1")
def test_the_angle_goes_round_and_the_speed_stays_within_the_limits() -> None:
    wild = Noise(10_000, 200_000)
    assert 359_000 > done(Command(0, 50_000), wild, 0, 0)[0] > 330_000
    assert done(Command(0, 50_000), wild, 0, 0)[1] == 50_000
    assert done(Command(359_999, 3_000_000), wild, DRAWS - 1, DRAWS - 1)[1] == 3_000_000
    assert done(Command(359_999, 3_000_000), wild, DRAWS - 1, 0)[0] < 30_000


@rule("CC-NOISE-3")
def test_the_exact_profile_does_what_it_is_commanded() -> None:
    command = Command(123_456, 987_654)
    assert {done(command, noises()["exact"], drawn, drawn) for drawn in range(0, DRAWS, 63)} == {(123_456, 987_654)}


def test_profiles_are_those_of_the_content() -> None:
    assert len(noises()) == 7
    assert (noises()["human_pointer"].angle, noises()["human_pointer"].speed) == (2_000, 50_000)
    assert (noises()["bot_novice"].angle, noises()["bot_novice"].speed) == (10_000, 200_000)
    assert (noises()["bot_expert"].angle, noises()["bot_expert"].speed) == (1_500, 40_000)
