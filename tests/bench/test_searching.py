"""The report on the searcher: fair tables, figures that add up, a verdict that can fail, runs taken up again."""

from collections import Counter
from pathlib import Path

import pytest

from bench.searching import Played, Store, main, options_of, report, table_of
from ludotheque.registry.discovery import game_named

ROSTER = game_named("dice_throne").heroes()
LAP = 2 * len(ROSTER)


def played(number: int, outcome: str) -> Played:
    heroes, seat = table_of(number)
    return Played(number, heroes[seat], heroes[1 - seat], seat, outcome, 10, 5, 100, 0.5)


def test_two_games_in_a_row_differ_in_the_seat_of_the_searcher_alone() -> None:
    for number in range(0, 200, 2):
        (heroes, seat), (others, other) = table_of(number), table_of(number + 1)
        assert heroes == others
        assert (seat, other) == (0, 1)
        assert heroes[0] != heroes[1]


def test_every_hero_is_played_equally_often_at_both_seats() -> None:
    tables = [table_of(number) for number in range(LAP)]
    assert Counter((heroes[seat], seat) for heroes, seat in tables) == {(hero, s): 1 for hero in ROSTER for s in (0, 1)}


@pytest.mark.parametrize(("won", "said"), [(60, ": met."), (50, ": **not met**.")])
def test_the_verdict_follows_the_interval(won: int, said: str) -> None:
    games = [played(number, "won" if number < won else "lost") for number in range(100)]
    text = report(games, options_of(["--games", "100"]))
    assert said in text
    assert f"| all | 100 | {won} | {100 - won} | 0 | {won}.0% " in text
    assert "took 0.100 seconds of a processor" in text


def test_the_run_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    results = tmp_path / "results" / "games.jsonl"
    store = Store(results, "searching", 2)
    for number in range(3):
        store.write(played(number, "won"))
    assert sorted(Store(results, "searching", 2).games) == [0, 1, 2]
    assert not Store(results, "other", 2).games
    written = tmp_path / "report.md"
    main(["--games", "3", "--iterations", "2", "--results", str(results), "--report", str(written)])
    assert "| all | 3 | 3 | 0 | 0 | 100.0% " in written.read_text()
