"""The commands of run.py: what they refuse, what they pass on, how they sum up."""

import subprocess
import sys
from pathlib import Path

import pytest

from run import refusal
from scripts import client, compiled, verbs
from scripts.steps import FAILED, PASSED, SKIPPED, Aside, Outcome, Result, command, quiet, step, summary

ROOT = Path(__file__).resolve().parents[2]


def test_an_old_python_is_refused_in_one_sentence() -> None:
    sentence = refusal((3, 10))
    assert sentence == "This needs Python 3.11 or newer, and this is Python 3.10; try `make PYTHON=python3.11`."


@pytest.mark.parametrize("version", [(3, 11), (3, 13), (4, 0)])
def test_a_recent_python_is_not_refused(version: tuple[int, int]) -> None:
    assert refusal(version) == ""


def test_run_needs_no_installed_package() -> None:
    words = [sys.executable, "-E", "-s", "-S", str(ROOT / "run.py"), "help"]
    assert "usage" in subprocess.run(words, check=True, capture_output=True, text=True, encoding="utf-8").stdout


def test_an_unknown_verb_is_answered_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert verbs.main(["paly"]) == 2
    assert "python3 run.py VERB" in capsys.readouterr().err


def test_the_makefile_knows_every_verb() -> None:
    line = next(line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("VERBS"))
    assert line.removeprefix("VERBS :=").split() == list(verbs.VERBS)


@pytest.mark.parametrize("words", [["echo", "--", "--lang", "fr"], ["echo", "--lang", "fr"]])
def test_what_follows_the_verb_is_passed_on(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    def echo(arguments: list[str]) -> int:
        given.extend(arguments)
        return 7

    monkeypatch.setitem(verbs.VERBS, "echo", echo)
    assert verbs.main(words) == 7
    assert given == ["--lang", "fr"]


def test_a_command_keeps_its_last_line_and_its_verdict(capfd: pytest.CaptureFixture[str]) -> None:
    outcome = command(sys.executable, "-c", "print('a'); print('3 passed'); print(); raise SystemExit(1)")()
    assert (outcome.verdict, outcome.line) == (FAILED, "3 passed")
    assert "a\n" in capfd.readouterr().out


def test_a_step_is_timed_under_its_heading(capsys: pytest.CaptureFixture[str]) -> None:
    result = step("tea", lambda: Outcome(PASSED, "drunk"))
    assert (result.name, result.verdict, result.line) == ("tea", PASSED, "drunk")
    assert "── tea ──" in capsys.readouterr().out


@pytest.mark.parametrize(("verdict", "code"), [(PASSED, 0), (SKIPPED, 0), (FAILED, 1)])
def test_only_a_failure_fails_the_whole(verdict: str, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert summary([Result("one", PASSED, 1.0, "1 passed"), Result("two", verdict, 2.0, "")]) == code
    assert "1 passed" in capsys.readouterr().out


def test_without_a_compiler_the_build_is_skipped_in_the_tests_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiled.build_if_possible().verdict == SKIPPED
    outcome = compiled.build()
    assert outcome.verdict == FAILED
    assert outcome.line.startswith("There is no C compiler (no-such-compiler) here")


def test_steps_aside_are_shown_in_their_order_with_all_they_said(capsys: pytest.CaptureFixture[str]) -> None:
    slow = quiet(sys.executable, "-c", "import time; time.sleep(0.3); print('slow'); raise SystemExit(1)")
    fast = quiet(sys.executable, "-c", "print('fast'); print('2 passed'); print()")
    results = Aside([("first", slow), ("second", fast)], 2).results()
    assert [(result.name, result.verdict, result.line) for result in results] == [
        ("first", FAILED, "slow"),
        ("second", PASSED, "2 passed"),
    ]
    shown = capsys.readouterr().out
    assert shown.index("── first") < shown.index("slow") < shown.index("── second") < shown.index("fast")


def test_the_checks_look_at_python_and_at_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "script", lambda _name: lambda: Outcome(PASSED))
    names = [name for name, _ in verbs.checks()]
    assert {"mypy", "ruff check", "ruff format", "import contracts"} < set(names)
    assert {"client types", "client lint", "client format"} < set(names)
