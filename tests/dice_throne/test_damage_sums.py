"""The sums that are shown come to what the rules settle."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.dice_throne import state as s
from ludotheque.dice_throne.damage import settle
from ludotheque.dice_throne.damage_sums import sums_of
from ludotheque.dice_throne.state import Line

SEATS = 3
SEAT = st.integers(0, SEATS - 1)
DEALT = st.builds(
    Line,
    what=st.just(s.DEAL),
    seat=SEAT,
    by=SEAT,
    damage_type=st.integers(s.NORMAL, s.UNTYPED),
    amount=st.integers(0, 12),
    firm=st.integers(0, 1),
    attack=st.integers(0, 1),
)
ADDED = st.builds(
    Line,
    what=st.just(s.ADD),
    seat=SEAT,
    by=SEAT,
    damage_type=st.sampled_from((s.NORMAL, s.UNDEFENDABLE, s.ULTIMATE)),
    amount=st.integers(-6, 6),
    firm=st.just(0),
)
LESSENED = st.builds(
    Line,
    what=st.sampled_from((s.PREVENT, s.PREVENT_HALF, s.AVOID, s.HEAL, s.REFLECT_HALF, s.HALVE)),
    seat=SEAT,
    by=SEAT,
    damage_type=st.just(s.UNTYPED),
    amount=st.integers(0, 6),
    firm=st.just(0),
)
POOLS = st.lists(st.one_of(DEALT, ADDED, LESSENED), max_size=10)


@given(POOLS)
def test_parts_come_to_what_is_settled(lines: list[Line]) -> None:
    settled = settle(lines, SEATS)
    found = {each["seat"]: each for each in sums_of(lines, SEATS)}
    for seat in range(SEATS):
        shown = found.get(seat, {"parts": [], "total": 0, "heal": 0})
        assert shown["total"] == settled.totals[seat]
        assert shown["heal"] == settled.heals[seat]
        assert sum(part["amount"] for part in shown["parts"]) == settled.totals[seat]


def test_a_sum_names_its_parts_in_the_order_they_count() -> None:
    lines = [
        Line(s.DEAL, 1, 0, s.NORMAL, 6, 0, 1),
        Line(s.ADD, 1, 0, s.NORMAL, 2, 0),
        Line(s.PREVENT, 1, 1, s.UNTYPED, 3, 0),
        Line(s.HEAL, 1, 1, s.UNTYPED, 1, 0),
        Line(s.DEAL, 0, 1, s.UNTYPED, 4, 0),
        Line(s.AVOID, 0, 0, s.UNTYPED, 0, 0),
    ]
    mine, theirs = sums_of(lines, 2)
    assert [(part["what"], part["amount"]) for part in theirs["parts"]] == [
        ("attack", 6),
        ("added", 2),
        ("prevented", -3),
    ]
    assert (theirs["total"], theirs["heal"]) == (5, 1)
    assert [(part["what"], part["amount"]) for part in mine["parts"]] == [("damage", 4), ("avoided", -4)]


def test_nothing_waits_where_nothing_was_written() -> None:
    assert sums_of([], 2) == []
