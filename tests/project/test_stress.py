"""Runs of pytest whose results are read from a log, and the stress run that finds tests which do not always pass."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts import stress
from scripts.result_log import FAILED as TEST_FAILED
from scripts.result_log import PASSED as TEST_PASSED
from scripts.result_log import SKIPPED, Reader
from scripts.steps import FAILED, PASSED, Outcome, Progress
from scripts.suites import SUITES
from scripts.suites import pytest as run_of

MIXED = """
import pytest

@pytest.fixture
def torn():
    yield
    raise ValueError("torn down badly")

def test_good(): pass
def test_bad():
    print("last words")
    assert 1 == 2
def test_left_out(): pytest.skip("not here")
def test_torn(torn): pass
"""
DIES = "import os\ndef test_before(): pass\ndef test_dies(): os._exit(3)\n"
SECOND_TIME = """
from pathlib import Path
def test_flickers():
    before = Path({mark!r})
    assert before.exists() or before.touch()
def test_steady(): pass
"""


LIGHT = ("-p", "no:hypothesispytest", "-p", "no:anyio")
"""Without what takes pytest long to start and these tests do not need."""


def at(folder: Path) -> list[str]:
    """Words for pytest: tests are named from this folder, wherever the project is."""
    return ["--rootdir", str(folder), *LIGHT]


def run(module: Path, text: str, *words: str, workers: str = "0") -> tuple[Outcome, list[str]]:
    """What came of the tests of this text, and what was shown meanwhile."""
    module.write_text(text)
    shown: list[str] = []
    outcome = run_of(str(module), "-n", workers, *at(module.parent), chosen=words)(Progress(shown.append))
    return outcome, shown


@pytest.mark.parametrize("workers", ["0", "2"])
def test_outcomes_are_read_from_the_log_with_or_without_workers(tmp_path: Path, workers: str) -> None:
    outcome, shown = run(tmp_path / "test_mixed.py", MIXED, workers=workers)
    assert (outcome.verdict, outcome.line) == (FAILED, "1 passed, 2 failed, 1 skipped")
    results = outcome.results
    assert results is not None
    assert results.ended
    assert results.planned == 4
    assert results.outcomes == {
        "test_mixed.py::test_good": TEST_PASSED,
        "test_mixed.py::test_bad": TEST_FAILED,
        "test_mixed.py::test_left_out": SKIPPED,
        "test_mixed.py::test_torn": TEST_FAILED,
    }
    logs = {failure.name: failure.log for failure in outcome.failures}
    assert "assert 1 == 2" in logs["test_mixed.py::test_bad"]
    assert "last words" in logs["test_mixed.py::test_bad"]
    assert "torn down badly" in logs["test_mixed.py::test_torn"]
    assert sorted(shown) == ["test_mixed.py::test_bad failed", "test_mixed.py::test_torn failed"]


def test_a_run_that_dies_names_the_test_that_ran(tmp_path: Path) -> None:
    outcome, _ = run(tmp_path / "test_dying.py", DIES)
    assert outcome.verdict == FAILED
    assert outcome.passed == 1
    assert "It broke off while these tests ran: test_dying.py::test_dies" in outcome.failures[-1].log


def test_a_worker_that_dies_fails_the_test_that_ran_in_it(tmp_path: Path) -> None:
    outcome, _ = run(tmp_path / "test_dying.py", DIES, workers="1")
    assert [failure.name for failure in outcome.failures] == ["test_dying.py::test_dies"]
    assert outcome.passed == 1


def test_a_module_that_cannot_be_read_fails_once(tmp_path: Path) -> None:
    outcome, _ = run(tmp_path / "test_unreadable.py", "import nothing_of_that_name\n", workers="2")
    assert [failure.name for failure in outcome.failures] == ["test_unreadable.py"]
    assert "nothing_of_that_name" in outcome.failures[0].log


def test_only_somebody_who_chooses_may_leave_no_test(tmp_path: Path) -> None:
    module = tmp_path / "test_mixed.py"
    chosen, _ = run(module, MIXED, "-k", "nobody")
    assert (chosen.verdict, chosen.line) == (PASSED, "no test chosen")
    assert run(module, "")[0].verdict == FAILED


def test_a_line_that_is_still_being_written_waits(tmp_path: Path) -> None:
    log = tmp_path / "log"
    reader = Reader(log)
    assert reader.read_on() == []
    line = '{"what": "failed", "test": "a", "log": "é"}\n'
    log.write_text(line + line[:20], encoding="utf-8")
    assert [failure.name for failure in reader.read_on()] == ["a"]
    log.write_text(line + line.replace('"a"', '"b"'), encoding="utf-8")
    assert [failure.name for failure in reader.read_on()] == ["b"]
    assert reader.results.count(TEST_FAILED) == 2


def test_a_test_that_flickers_is_listed_with_how_often_it_passed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module = tmp_path / "test_second.py"
    module.write_text(SECOND_TIME.format(mark=str(tmp_path / "mark")))
    assert stress.main([str(module), "--rounds", "3", "--busy", "1", "-n", "0", *at(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "round 1 of 3: 1 passed, 1 failed" in said
    assert "round 3 of 3: 2 passed" in said
    assert "assert (False or None)" in said
    assert said.endswith(
        "passed 2 of 3 times (failed 1): test_second.py::test_flickers\n2 tests, 3 rounds: 1 did not always pass\n"
    )


def test_steady_tests_pass_a_stress_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = tmp_path / "test_mixed.py"
    module.write_text(MIXED)
    words = ["--rounds", "2", "--busy", "0", "-n", "0", "-k", "good or left", *at(tmp_path)]
    assert stress.main([str(module), *words]) == 0
    assert capsys.readouterr().out.endswith("2 tests, 2 rounds: every one passed every time\n")


def test_a_test_that_never_ends_is_listed_and_the_broken_round_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module = tmp_path / "test_dying.py"
    module.write_text(DIES)
    assert stress.main([str(module), "--rounds", "1", "--busy", "0", "-n", "0", *at(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "── a round broke off ──" in said
    assert "passed 0 of 1 times (did not end 1): test_dying.py::test_dies" in said


def test_a_suite_is_run_with_all_its_portions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    modules = [tmp_path / f"test_{name}.py" for name in ("one", "two")]
    for module in modules:
        module.write_text("def test_here(): pass\n")
    monkeypatch.setitem(SUITES, "tea", {module.stem: (str(module),) for module in modules})
    assert stress.main(["tea", "--rounds", "1", "--busy", "0", *at(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "round 1 of 1: 1 passed; 1 passed" in said
    assert said.endswith("2 tests, 1 rounds: every one passed every time\n")


def test_no_test_at_all_is_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = tmp_path / "test_nothing.py"
    module.write_text("")
    assert stress.main([str(module), "--rounds", "1", "--busy", "0", "-n", "0", *at(tmp_path)]) == 2
    assert "0 tests, 1 rounds" in capsys.readouterr().out


def test_the_help_names_the_parts(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        stress.main(["--help"])
    assert "unit, server, contract, browser, or a path" in " ".join(capsys.readouterr().out.split())


def test_busy_processes_work_and_end_with_what_they_were_started_for() -> None:
    with stress.busy(2) as started:
        assert len(started) == 2
        assert [process.poll() for process in started] == [None, None]
    assert all(process.poll() is not None for process in started)


def test_busy_processes_end_when_nobody_holds_them_any_more() -> None:
    """As when the run is killed: the other end of their input is closed."""
    with subprocess.Popen([sys.executable, "-c", stress.BUSY], stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 0
