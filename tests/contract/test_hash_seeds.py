"""Nothing depends on the order of hashes: two processes with different hash seeds play the same games."""

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.cases import all_cases, finished

ROOT = Path(__file__).parents[2]


def names_of_games() -> str:
    """One line per case: the digest at the end, how long it took, what was told."""
    lines = []
    for case in all_cases():
        match = finished(case.start("hash"), case.random("hash"))
        lines.append(f"{case.name}: {match.digest()} {len(match.tape)} {len(match.log)} {match.outcome}")
    return "\n".join(lines)


def test_two_hash_seeds_play_the_same_games() -> None:
    script = "from tests.contract.test_hash_seeds import names_of_games; print(names_of_games())"
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
    assert len(first.splitlines()) == len(all_cases())
