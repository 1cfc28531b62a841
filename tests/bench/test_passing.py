"""What a person is asked in a duel: the default orders keep to their bounds and pass nothing the hint would do."""

from statistics import median

from bench.passing import AFTER, BEFORE, DUELS, SETTINGS, curtains, play, report

ALL = range(DUELS)
FEW = range(3)


def test_a_duel_asks_little_by_default_and_skips_nothing_that_matters() -> None:
    duels = play(AFTER, ALL)
    assert median(duel.empty for duel in duels) <= 8
    assert median(duel.presses for duel in duels) <= 70
    skipped = [each for duel in duels for each in duel.skipped]
    assert len(skipped) <= sum(duel.passed for duel in duels) / 100
    assert all(each.worth < 1 for each in skipped), "less than a point of damage"


def test_around_one_screen_a_turn_draws_the_curtain_twice_at_most() -> None:
    """In the median: a response with something that applies draws it for the one and for the other."""
    assert median(curtains(play(AFTER, ALL, shared=True))) <= 2


def test_every_window_asks_more_and_passes_nothing() -> None:
    before, after = play(BEFORE, FEW), play(AFTER, FEW)
    assert sum(duel.passed for duel in before) == 0
    assert 2 * sum(duel.empty for duel in after) < sum(duel.empty for duel in before)


def test_the_report_has_a_line_for_each_preset() -> None:
    lines = list(report(range(1)))
    assert [line.split("  ")[0] for line in lines if not line.startswith(("  ", "orders"))] == list(SETTINGS)
