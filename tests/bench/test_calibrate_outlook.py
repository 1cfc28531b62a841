"""Learning the weights of the win-chance estimate: the method finds what is there and leaves out what cannot be."""

import random

import pytest

from bench.calibrate_outlook import allowed, learned, logistic, reliability, signs, solved
from ludotheque.games.dice_throne.agents.win_probability import NAMES


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def noted(weights: list[float], count: int) -> list[tuple[list[float], float]]:
    """Facts and chances that follow these weights exactly."""
    chance = random.Random("noted")
    rows = [[chance.uniform(-1, 1) for _ in weights] for _ in range(count)]
    return [(facts, logistic(sum(w * fact for w, fact in zip(weights, facts, strict=True)))) for facts in rows]


def test_weights_are_found_again() -> None:
    assert learned(noted([2.0, 0.5, -1.0], 3000)) == pytest.approx([2.0, 0.5, -1.0], abs=0.05)


def test_a_fact_that_would_speak_against_its_owner_is_left_out() -> None:
    weights = [1.0, -1.0, *[0.5] * (len(NAMES) - 2)]
    found = allowed(noted(weights, 800))
    assert found[1] == 0.0
    assert min(found) >= 0.0
    assert found[0] == pytest.approx(1.0, abs=0.2)


def test_heroes_speak_for_their_side() -> None:
    assert signs(("a", "b"), ("a", "b", "c")) == [1.0, -1.0, 0.0]
    assert signs(("a", "a"), ("a", "b", "c")) == [0.0, 0.0, 0.0]


def test_reliability_counts_each_note_once() -> None:
    lines = reliability([(0.25, 1.0), (0.25, 0.0), (1.0, 1.0)])
    assert [line.split() for line in lines[1:3]] == [
        ["0.2–0.3", "2", "0.250", "0.500"],
        ["0.9–1.0", "1", "1.000", "1.000"],
    ]
    assert "0.2083" in lines[-1]
