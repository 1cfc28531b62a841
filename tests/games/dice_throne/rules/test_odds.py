"""Exact odds: compared with closed forms, direct enumeration and the laws they must obey."""

from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.dice_throne.table import odds

FACES = ("sword", "sword", "sword", "life", "life", "pow")

a_roll = st.lists(st.integers(1, 6), min_size=5, max_size=5)
a_number = st.floats(-100, 100, allow_subnormal=False)
some_values = st.lists(a_number, min_size=1, max_size=11).map(lambda few: [few[n * n % len(few)] for n in range(252)])


def by_enumeration(values: list[float], dice: list[int], mask: int) -> float:
    """The mean over every way the dice outside the mask can fall, without any of the tables."""
    free = [position for position in range(5) if not mask >> position & 1]
    value_of = dict(zip(odds.ROLLS, values, strict=True))
    worth: list[float] = []
    for faces in product(range(1, 7), repeat=len(free)):
        after = list(dice)
        for position, face in zip(free, faces, strict=True):
            after[position] = face
        worth.append(value_of[tuple(sorted(after))])
    return sum(worth) / len(worth)


def test_there_are_252_rolls_and_462_keeps_each_sorted_and_once() -> None:
    assert len(odds.ROLLS) == len(set(odds.ROLLS)) == 252
    assert len(odds.KEEPS) == len(set(odds.KEEPS)) == 462
    assert all(keep == tuple(sorted(keep)) for keep in odds.KEEPS)
    assert set(odds.ROLLS) <= set(odds.KEEPS)


@given(dice=a_roll)
def test_a_roll_is_found_in_any_order(dice: list[int]) -> None:
    assert odds.ROLLS[odds.roll_index(dice)] == tuple(sorted(dice))


@pytest.mark.parametrize(
    "dice", [(), (1, 2, 3, 4), (1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4), (1, 2, 3, 4, 7), (1, 2, -1, 4, 5)]
)
def test_what_is_no_roll_of_five_dice_is_refused(dice: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"^a (roll has 5 dice|die shows 1 to 6), not"):
        odds.roll_index(dice)


def test_five_of_a_kind_in_three_rolls_has_the_known_chance() -> None:
    assert odds.chance_from_scratch(odds.of_a_kind(5)) == pytest.approx(347897 / 7558272, rel=1e-13)
    assert round(odds.chance_from_scratch(odds.of_a_kind(5)), 7) == 0.0460286


@pytest.mark.parametrize("rolls", [1, 2, 3, 4])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("symbol", "faces"), [("sword", 3), ("life", 2), ("pow", 1)])
def test_so_many_of_one_symbol_follow_the_binomial_law(symbol: str, faces: int, count: int, rolls: int) -> None:
    each = 1 - (1 - faces / 6) ** rolls
    law = sum(comb(5, hits) * each**hits * (1 - each) ** (5 - hits) for hits in range(count, 6))
    met = odds.symbol_requirement(FACES, {symbol: count})
    assert odds.chance_from_scratch(met, rolls) == pytest.approx(law, rel=1e-12)


@settings(max_examples=15, deadline=None)
@given(values=some_values, dice=a_roll, mask=st.integers(0, 30))
def test_the_last_reroll_agrees_with_enumeration(values: list[float], dice: list[int], mask: int) -> None:
    table = odds.KeepTable(values, 1)
    assert table.keep_values(dice, 1)[mask] == pytest.approx(by_enumeration(values, dice, mask), rel=1e-9, abs=1e-9)


@settings(max_examples=15, deadline=None)
@given(values=some_values, dice=a_roll, mask=st.integers(0, 30))
def test_an_earlier_reroll_looks_forward_to_best_play_afterwards(
    values: list[float], dice: list[int], mask: int
) -> None:
    table = odds.KeepTable(values, 2)
    afterwards = [table.value_of(roll, 1) for roll in odds.ROLLS]
    mean = by_enumeration(afterwards, dice, mask)
    assert table.keep_values(dice, 2)[mask] == pytest.approx(mean, rel=1e-9, abs=1e-9)


@settings(deadline=None)
@given(values=some_values, dice=a_roll, rerolls=st.integers(0, 2))
def test_a_roll_is_worth_its_best_keep(values: list[float], dice: list[int], rerolls: int) -> None:
    table = odds.KeepTable(values, 2)
    worth = table.keep_values(dice, rerolls)
    assert table.value_of(dice, rerolls) == max(worth)
    assert worth[table.best_keep(dice, rerolls)] == pytest.approx(max(worth), rel=1e-8)


@settings(deadline=None)
@given(values=some_values)
def test_before_the_first_roll_one_expects_the_mean_over_all_rolls(values: list[float]) -> None:
    table = odds.KeepTable(values, 2)
    for rolls in (1, 2, 3):
        mean = sum(p * table.value_of(roll, rolls - 1) for roll, p in odds.throw_distribution(5))
        assert table.expected(rolls) == pytest.approx(mean, rel=1e-9, abs=1e-9)


@settings(deadline=None)
@given(values=some_values, dice=a_roll)
def test_a_further_reroll_is_never_worth_less(values: list[float], dice: list[int]) -> None:
    table = odds.KeepTable(values, 3)
    worth = [table.value_of(dice, rerolls) for rerolls in range(4)]
    assert worth == sorted(worth)


@settings(deadline=None)
@given(values=some_values, dice=a_roll, better=st.integers(0, 251), gain=st.floats(0, 50))
def test_a_better_outcome_never_lowers_any_keep(values: list[float], dice: list[int], better: int, gain: float) -> None:
    raised = values.copy()
    raised[better] += gain
    before = odds.KeepTable(values, 2).keep_values(dice, 2)
    after = odds.KeepTable(raised, 2).keep_values(dice, 2)
    assert all(old <= new for old, new in zip(before, after, strict=True))


@settings(deadline=None)
@given(values=some_values, dice=a_roll, order=st.permutations(range(5)))
def test_the_order_of_the_dice_changes_nothing_but_positions(
    values: list[float], dice: list[int], order: list[int]
) -> None:
    table = odds.KeepTable(values, 2)
    turned = [dice[position] for position in order]
    assert table.value_of(turned, 2) == table.value_of(dice, 2)
    worth, turned_worth = table.keep_values(dice, 2), table.keep_values(turned, 2)
    for mask in range(32):
        same = sum(1 << order[position] for position in range(5) if mask >> position & 1)
        assert turned_worth[mask] == worth[same]


def test_without_rerolls_every_mask_is_worth_stopping() -> None:
    table = odds.KeepTable([float(sum(roll)) for roll in odds.ROLLS], 2)
    assert table.keep_values((6, 1, 3, 1, 4), 0) == [15.0] * 32
    assert table.best_keep((6, 1, 3, 1, 4), 0) == odds.STOP


def test_stopping_is_worth_what_the_dice_show_now() -> None:
    table = odds.KeepTable([float(sum(roll)) for roll in odds.ROLLS], 2)
    assert table.keep_values((1, 1, 1, 1, 2), 2)[odds.STOP] == 6.0


def test_for_the_highest_sum_one_keeps_what_beats_the_reroll() -> None:
    table = odds.KeepTable([float(sum(roll)) for roll in odds.ROLLS], 2)
    assert table.best_keep((6, 1, 4, 5, 3), 1) == 0b01101
    assert table.best_keep((6, 1, 4, 5, 3), 2) == 0b01001
    assert table.expected(3) == pytest.approx(5 * 14 / 3)


def test_among_equal_keeps_the_most_dice_then_the_lowest_mask_win() -> None:
    everything_alike = odds.KeepTable([3.7] * 252, 2)
    assert everything_alike.best_keep((1, 2, 3, 4, 5), 2) == odds.STOP
    straight = odds.chance_table(odds.straight_requirement(5), 1)
    assert straight.best_keep((5, 2, 3, 4, 4), 1) == 0b01111


def test_a_table_does_not_change_with_the_list_it_was_built_from() -> None:
    values = [1.0] * 252
    table = odds.KeepTable(values, 1)
    values[odds.roll_index((1, 2, 3, 4, 5))] = 9.0
    assert table.value_of((1, 2, 3, 4, 5), 0) == 1.0


@settings(deadline=None)
@given(values=some_values, dice=a_roll, rerolls=st.integers(0, 2))
def test_a_rounded_table_says_the_same_with_fewer_digits(values: list[float], dice: list[int], rerolls: int) -> None:
    table = odds.KeepTable(values, 2)
    shown = table.rounded(3)
    assert shown.value_of(dice, rerolls) == round(table.value_of(dice, rerolls), 3)
    assert shown.keep_values(dice, rerolls) == [round(worth, 3) for worth in table.keep_values(dice, rerolls)]


def test_a_table_refuses_rerolls_it_was_not_built_for() -> None:
    table = odds.KeepTable([0.0] * 252, 1)
    for rerolls in (-1, 2):
        with pytest.raises(ValueError, match="0 to 1 rerolls"):
            table.value_of((1, 1, 1, 1, 1), rerolls)
    with pytest.raises(ValueError, match="252 rolls"):
        odds.KeepTable([0.0] * 251, 1)
    with pytest.raises(ValueError, match="rerolls cannot be -1"):
        odds.chance_from_scratch(odds.of_a_kind(5), 0)


def meeting(met: list[bool]) -> set[tuple[int, ...]]:
    return {roll for roll, meets in zip(odds.ROLLS, met, strict=True) if meets}


@pytest.mark.rule("DT-ABIL-1")
def test_symbols_are_needed_at_least_and_surplus_is_ignored() -> None:
    met = meeting(odds.symbol_requirement(FACES, {"sword": 2, "pow": 2}))
    assert (1, 3, 5, 6, 6) in met
    assert (2, 2, 2, 6, 6) in met
    assert (1, 4, 5, 6, 6) not in met
    assert (1, 1, 2, 3, 6) not in met


def test_numbers_can_stand_for_symbols() -> None:
    assert meeting(odds.symbol_requirement((1, 2, 3, 4, 5, 6), {6: 5})) == {(6, 6, 6, 6, 6)}


def test_a_symbol_that_no_face_shows_is_refused() -> None:
    with pytest.raises(ValueError, match="no face shows claw"):
        odds.symbol_requirement(FACES, {"claw": 1})
    with pytest.raises(ValueError, match="6 faces, not 5"):
        odds.symbol_requirement(FACES[:5], {"sword": 1})


@pytest.mark.rule("DT-ABIL-2")
def test_of_a_kind_counts_equal_numbers() -> None:
    assert meeting(odds.of_a_kind(5)) == {(face,) * 5 for face in range(1, 7)}
    assert (1, 1, 2, 2, 3) not in meeting(odds.of_a_kind(3))
    assert (1, 2, 2, 2, 3) in meeting(odds.of_a_kind(3))


@pytest.mark.rule("DT-ABIL-3", "DT-ABIL-4", "DT-ABIL-5")
def test_a_large_straight_is_also_a_small_one() -> None:
    small, large = meeting(odds.straight_requirement(4)), meeting(odds.straight_requirement(5))
    assert large == {(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)}
    assert large < small
    assert (1, 3, 4, 5, 6) in small
    assert (2, 3, 3, 4, 5) in small
    assert (1, 2, 3, 5, 6) not in small


@pytest.mark.parametrize("size", [0, 6])
def test_requirements_and_throws_of_more_than_five_dice_or_none_are_refused(size: int) -> None:
    for ask in (odds.of_a_kind, odds.straight_requirement, odds.throw_distribution):
        with pytest.raises(ValueError, match="1 to 5 dice"):
            ask(size)


@pytest.mark.parametrize("met", [odds.of_a_kind(4), odds.straight_requirement(4)])
def test_the_chance_of_a_roll_is_that_of_its_best_keep(met: list[bool]) -> None:
    for roll in odds.ROLLS[::20]:
        assert odds.chance(met, roll, 2) == max(odds.chance_by_keep(met, roll, 2))


def test_a_requirement_already_met_is_certain() -> None:
    assert odds.chance(odds.straight_requirement(4), (4, 1, 3, 2, 2), 2) == 1.0
    assert odds.chance(odds.of_a_kind(5), (1, 1, 1, 1, 2), 0) == 0.0
    assert odds.chance(odds.of_a_kind(5), (1, 1, 1, 1, 2), 1) == pytest.approx(1 / 6)


@pytest.mark.parametrize("dice_count", [1, 2, 3, 4, 5])
def test_a_throw_agrees_with_counting_every_outcome(dice_count: int) -> None:
    counted: dict[tuple[int, ...], int] = {}
    for faces in product(range(1, 7), repeat=dice_count):
        outcome = tuple(sorted(faces))
        counted[outcome] = counted.get(outcome, 0) + 1
    assert dict(odds.throw_distribution(dice_count)) == {
        outcome: ways / 6**dice_count for outcome, ways in counted.items()
    }
