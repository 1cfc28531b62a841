"""Instructions are those of one game, and only of the same games."""

from collections.abc import Sequence
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from bench import instructions
from bench.instructions import NAMES, VALGRIND, WORKLOADS, Unmeasured, compare, line_of, per_game, play

REPORT = "==12== \n==12== I   refs:      1,234,567\n"
START_UP = 5_000_000
OF_ONE_GAME = 2_500


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A machine whose valgrind counts a start-up and each game; the digest of each Python's games."""
    digests = {"here": "ab", "there": "ab"}

    def output(words: Sequence[str]) -> "CompletedProcess[str]":
        if words[0] != VALGRIND[0]:
            return CompletedProcess(words, 0, digests[words[0]], "")
        games = int(words[-1].rpartition(", ")[2].rstrip(")"))
        return CompletedProcess(words, 0, "", f"==1== I refs: {START_UP + OF_ONE_GAME * games:,}\n")

    monkeypatch.setattr(instructions, "output", output)
    return digests


def test_the_report_of_valgrind_is_read() -> None:
    assert instructions.instructions(REPORT) == 1_234_567
    with pytest.raises(Unmeasured):
        instructions.instructions("==12== Segmentation fault\n")


def test_start_up_is_left_out(machine: dict[str, str]) -> None:
    assert per_game(Path("here"), "dice_throne") == OF_ONE_GAME
    assert compare([Path("here"), Path("there")], "catacombs") == (OF_ONE_GAME, OF_ONE_GAME)


def test_other_games_are_not_compared(machine: dict[str, str]) -> None:
    machine["there"] = "cd"
    with pytest.raises(Unmeasured, match="not the same"):
        compare([Path("here"), Path("there")], "dice_throne")


def test_every_setup_of_a_workload_is_played_in_turn() -> None:
    assert len(play("one_deck_dungeon", 3).split()) == 1
    assert play("one_deck_dungeon", 3) == play("one_deck_dungeon", 3) != play("one_deck_dungeon", 4)


def test_a_line_says_how_many_more_there_are_here() -> None:
    assert line_of("plain", "dice_throne", 1_030_000, 1_000_000).endswith("+3.00%")
    assert set(WORKLOADS) < set(NAMES)
