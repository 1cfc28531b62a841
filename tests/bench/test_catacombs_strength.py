"""The strength of the players of Catacombs: starts in turn, figures that add up, verdicts that can fail."""

from collections import Counter
from pathlib import Path

import pytest

from bench.catacombs_strength import Pairing, Tally, equals, first_team, key_for, main, play, report

DUEL = Pairing("duel", ("sensible", "sensible"), 4)


def test_bots_get_the_profile_of_their_level() -> None:
    options = Pairing("trio", ("novice", "random"), 1).setup().options
    assert options == {
        "noise_profile_0": "bot_novice",
        "noise_profile_1": "bot_skilled",
        "noise_profile_2": "bot_skilled",
    }


@pytest.mark.parametrize("team", [0, 1])
def test_the_team_starts_whose_turn_it_is(team: int) -> None:
    setup = DUEL.setup()
    assert first_team(setup, key_for(setup, "starts", team)) == team


def test_games_are_counted_once() -> None:
    tally = play(Pairing("duel", ("random", "random"), 4), "count", range(4))
    assert tally.games() == sum(tally.wins.values()) == sum(tally.reasons.values()) == 4
    assert tally.first <= tally.games() - tally.wins["draw"]


def counted(sword: int, skull: int, turns: int) -> dict[Pairing, Tally]:
    wins = Counter({"sword": sword, "skull": skull})
    return {DUEL: Tally(wins, 3, Counter({"pool": sword + skull}), [turns] * (sword + skull))}


def test_a_team_that_wins_too_often_and_games_without_end_are_missed_goals() -> None:
    good, bad = "\n".join(equals(counted(5, 5, 20))), "\n".join(equals(counted(6, 4, 61)))
    assert (good.count("met"), good.count("**missed**")) == (2, 0)
    assert (bad.count("met"), bad.count("**missed**")) == (0, 2)


def test_the_report_has_a_row_for_each_pairing() -> None:
    tallies = counted(5, 5, 20)
    tallies[Pairing("duel", ("sensible", "random"), 10)] = next(iter(counted(9, 1, 15).values()))
    tallies[Pairing("duel", ("expert", "sensible"), 10)] = next(iter(counted(6, 4, 15).values()))
    text = report(tallies, "test")
    assert "| duel | `sensible`, bot_skilled | Sword | 10 | 90.0%" in text
    assert "90.0% (59.6%–98.2%), **missed**" in text
    assert "| duel | `expert`, bot_expert | Sword | 10 | 60.0%" in text


def test_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "report.md"
    few = ["--games", "1", "--random-games", "0", "--mode-games", "0", "--level-games", "0", "--jobs", "1"]
    assert main([*few, "--report", str(path)]) == 0
    assert "## Two equal players" in path.read_text(encoding="utf-8")
