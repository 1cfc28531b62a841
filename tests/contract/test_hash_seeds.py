"""Nothing depends on the order of hashes: two processes with different hash seeds play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.cases import TOY, Case, all_cases, finished

ROOT = Path(__file__).parents[2]
PLAIN = pytest.param("toy", marks=pytest.mark.plain)


def cases_of(games: str) -> list[Case]:
    """Return the toy game, or all other cases."""
    return [case for case in all_cases() if (case.setup.game == TOY) == (games == TOY)]


def names_of_games(games: str) -> str:
    """Return one line per case: the final digest, the number of answers and the events."""
    lines = []
    for case in cases_of(games):
        match = finished(case.start("hash"), case.random("hash"))
        lines.append(f"{case.name}: {match.digest()} {len(match.tape)} {len(match.log)} {match.outcome}")
    return "\n".join(lines)


@pytest.mark.parametrize("games", ["real", PLAIN])
def test_two_hash_seeds_play_the_same_games(games: str) -> None:
    script = f"from tests.contract.test_hash_seeds import names_of_games; print(names_of_games({games!r}))"
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "1")
    ]
    first, second = (process.communicate(timeout=120)[0] for process in processes)
    assert first == second
    assert len(first.splitlines()) == len(cases_of(games)) > 0
