"""The adapted cases of the dungeon reach what random players of the real game do not."""

from tests.contract.cases import all_cases, finished, questions
from tests.contract.sturdy import STURDY

CASES = [case for case in all_cases() if case.setup.game == STURDY]


def test_floors_change_and_bosses_are_met_beaten_and_not() -> None:
    ends = [finished(case.start(seed), case.random(seed)) for case in CASES for seed in range(12)]
    assert all(match.redact(())["floor"] == 4 for match in ends)
    assert {match.outcome for match in ends} == {"won", "lost"}


def test_the_deck_is_shuffled_again_at_each_floor() -> None:
    """Otherwise imagined worlds would prove little."""
    for case in CASES:
        deck = case.game.streams(case.setup).index("deck")
        drawn = [match.table.core.drawn[deck] for match in questions(case.start("floors"), case.random("floors"))]
        assert {1, 2, 3} <= set(drawn), case.name
