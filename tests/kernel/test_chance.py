"""Chance: every outcome equally likely, the same again for the same key, and no two streams alike."""

from collections import Counter

import pytest

from ludotheque.kernel.chance import MOST_SIDES, Chance, key_of

KEY = key_of("chance")


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 100])
def test_every_outcome_is_as_likely_as_any_other(sides: int) -> None:
    draws = 2000 * sides
    counts = Counter(Chance(KEY, 1).outcomes(0, 0, sides, draws))
    assert sorted(counts) == list(range(sides))
    # Chi squared over a fixed key: its mean is sides - 1, its deviation about sqrt(2 (sides - 1)).
    spread = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert spread < (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5


def test_words_that_would_favour_an_outcome_are_rejected() -> None:
    # 65536 = 65 * 1008 + 16: without rejection the first of 1008 sides would come up a sixty-fifth too often.
    chance = Chance(KEY, 1)
    rejected = [scaled for scaled in (word * 1008 for word in range(1 << 16)) if scaled & 0xFFFF < 16]
    assert len(rejected) == 16
    for scaled in rejected:
        assert 0 <= chance.checked(0, 5, 1008, scaled) < 1008


def test_large_ranges_are_drawn_from_long_words() -> None:
    chance = Chance(KEY, 1)
    drawn = [chance.outcome(0, number, 1_000_000) for number in range(200)]
    assert MOST_SIDES < 1_000_000
    assert all(0 <= outcome < 1_000_000 for outcome in drawn)
    assert len(set(drawn)) > 190


def test_an_outcome_depends_on_key_stream_and_number_alone() -> None:
    there, back = Chance(KEY, 2), Chance(KEY, 2)
    forwards = [there.outcome(1, number, 6) for number in range(100)]
    assert [back.outcome(1, number, 6) for number in reversed(range(100))] == forwards[::-1]
    assert [back.outcome(0, number, 6) for number in range(100)] != forwards
    assert [Chance(key_of("other"), 2).outcome(1, number, 6) for number in range(100)] != forwards


def test_a_permutation_has_everything_once_and_reaches_every_order() -> None:
    chance = Chance(KEY, 1)
    orders = Counter(tuple(chance.permutation(0, number, 3)) for number in range(3000))
    assert len(orders) == 6
    assert min(orders.values()) > 400
    assert sorted(chance.permutation(0, 1, 40)) == list(range(40))
