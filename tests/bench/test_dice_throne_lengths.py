"""The report on games of Dice Throne: what is played, kept, taken up again and written; and speed beside a commit."""

from pathlib import Path

import pytest

from bench import against, dice_throne_games
from bench.dice_throne_games import Amounts, Played, Store, Table, heroes, play, wanted
from bench.dice_throne_lengths import main, report, starter_won
from bench.report import Record
from ludotheque.games.dice_throne.game import DiceThrone

DUEL = Table("pairing", "duel", ("barbarian", "pyromancer"), ("sensible", "sensible"), 0)
TEAMS = Table("crowd", "2v2", ("barbarian", "monk", "ninja", "treant"), ("sensible",) * 4, 0)


def test_all_pairings_all_modes_and_both_seats_against_random() -> None:
    tables = wanted(Amounts(2, 1, 1))
    duels = [table for table in tables if table.kind == "pairing"]
    assert len({frozenset(table.heroes) for table in duels}) == 136
    assert all(sum(table.heroes.count(hero) for table in duels) == 2 * 17 for hero in heroes())
    larger = {(mode.name, seats) for mode in DiceThrone().modes() for seats in mode.seats if seats > 2}
    assert {(table.mode, len(table.heroes)) for table in tables if table.kind == "crowd"} == larger
    seats = {(table.heroes[seat], seat) for table in tables if table.kind == "random"
             for seat in (0, 1) if table.agents[seat] == "sensible"}  # fmt: skip
    assert seats == {(hero, seat) for hero in heroes() for seat in (0, 1)}


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    one, other = play(DUEL, "test"), play(DUEL, "test")
    assert (one.outcome, one.turns, one.decisions) == (other.outcome, other.turns, other.decisions)
    assert one.outcome in ("0", "1", "draw")
    assert play(DUEL, "another") != one


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    Store(path, "test").write(DUEL, Played("1", 0, 12, 300, 0.1))
    again = Store(path, "test")
    assert again.played == {DUEL: Played("1", 0, 12, 300, 0.1)}
    assert again.missing([DUEL, TEAMS]) == [TEAMS]
    assert Store(path, "other").missing([DUEL]) == [DUEL]
    monkeypatch.setattr(dice_throne_games, "version", lambda: "other code")
    assert Store(path, "test").foreign == 1


def test_a_team_wins_with_its_start_player() -> None:
    won = Played("1+3", 3, 20, 500, 0.1)
    assert starter_won([(TEAMS, won)]) == [True]
    assert starter_won([(TEAMS, Played("draw", 3, 20, 500, 0.1))]) == [False]


def test_the_report_counts_wins_draws_and_turns(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.jsonl", "test")
    store.write(DUEL, Played("0", 0, 10, 300, 0.5))
    store.write(Table(DUEL.kind, DUEL.mode, DUEL.heroes[::-1], DUEL.agents, 1), Played("draw", 1, 14, 300, 0.5))
    store.write(Table("random", "duel", ("monk", "ninja"), ("sensible", "random"), 0), Played("0", 1, 9, 200, 0.2))
    text = report(store, 9)
    assert "3 of 9 games in 1 seconds of a processor" in text
    assert "| duel | 2 | 2 | 2 | 12 | 10–14 | 6.0 | 1 | 50.0%" in text
    assert "| Barbarian | 2 | 50.0%" in text
    assert "| Pyromancer | 2 | 0.0%" in text
    assert "of 1 games, met." in text


def test_a_run_out_of_time_still_writes_what_it_knows(tmp_path: Path) -> None:
    words = ["--minutes", "-1", "--results", str(tmp_path / "games.jsonl"), "--report", str(tmp_path / "report.md")]
    assert main(words) == 0
    assert "0 of 2256 games" in (tmp_path / "report.md").read_text()


def test_speed_is_by_seconds_of_a_processor_and_slice_by_slice() -> None:
    record = Record("here")
    for games in (10, 30):
        record.add(against.by_processor({"decisions": 100, "games": games, "seconds": 8, "cpu": 2}))
    assert record.games == [5, 15]
    found = against.ratio(record.games, [5, 5])
    assert (found.low, found.median, found.high) == (1, 2, 3)
