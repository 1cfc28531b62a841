"""Every response point of the catalogue, in the order in which a turn reaches it (section 16.1)."""

from ludotheque.games.dice_throne.table.response_points import POINTS
from tests.golden.renew_trace import TRACE, trace_text
from tests.rules import rule


@rule("DT-TURN-1", "DT-TIMING-5", "DT-TARGET-1")
def test_a_turn_reaches_the_points_of_the_golden_trace() -> None:
    assert trace_text() == TRACE.read_text(encoding="utf-8")


def test_the_trace_has_every_point_that_a_duel_can_reach() -> None:
    words = set(trace_text().split())
    assert {point for point in POINTS if point not in words} == {"W_TARGET"}  # a single opponent needs no die
