"""The comparison of plain and compiled games notices a difference, and that it compared nothing."""

import subprocess
import sys

import pytest

from scripts import same_digests
from scripts.environments import COMPILED, Environment


def printing(script: str) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize(("compiled", "code"), [("aa", 0), ("bb", 1)])
def test_a_different_digest_fails(compiled: str, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def simulate(environment: Environment, _run: tuple[str, str, str, int]) -> "subprocess.Popen[str]":
        digest = compiled if environment is COMPILED else "aa"
        return printing(f'print(\'{{"digest": "{digest}"}}\')')

    monkeypatch.setattr(same_digests, "simulate", simulate)
    monkeypatch.setattr(same_digests, "compiled_for_certain", lambda: True)
    assert same_digests.main() == code


def test_a_failed_simulation_fails() -> None:
    with pytest.raises(SystemExit, match="failed"):
        same_digests.digest(printing("raise SystemExit(3)"))


def test_plain_code_in_the_compiled_environment_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same_digests, "compiled_for_certain", lambda: False)
    with pytest.raises(SystemExit, match="runs the plain kernel"):
        same_digests.main()


def test_at_least_300_games_are_compared() -> None:
    assert sum(run[-1] for run in same_digests.RUNS) >= 300
