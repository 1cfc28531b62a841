"""The board on which steps are shown: lines on a terminal and in a log, and the report at the end."""

import io
import re
import sys
import threading

import pytest

from scripts import board as boards
from scripts.board import MOST_LINES, MOST_LOGS, Board, Lanes, Step, after, shortened
from scripts.environments import SetupFailed
from scripts.result_log import Failure, Results
from scripts.steps import FAILED, PASSED, SKIPPED, Outcome, Progress, command, quiet, simply


class Terminal(io.StringIO):
    """Somebody watches."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A time that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def with_tests(passed: int, *failed: str, ended: bool = True) -> Outcome:
    """What came of a run of pytest."""
    results = Results()
    for number in range(passed):
        results.end(f"test_{number}", "passed", "")
    for name in failed:
        results.end(name, "failed", f"{name} went wrong\n")
    results.ended = ended
    return Outcome(FAILED if failed or not ended else PASSED, "", "all that was printed\n", results)


def again(step: Step, failure: Failure) -> list[str]:
    return [f"again: {step.name} {failure.name}".rstrip()]


def test_each_step_has_a_line_with_the_time_since_the_beginning(clock: Clock) -> None:
    out = io.StringIO()
    board = Board(out, clock)

    def tea(_progress: Progress) -> Outcome:
        clock.now += 83
        return Outcome(PASSED, "two cups")

    assert board.run("tea", tea).verdict == PASSED
    assert board.run("cake", simply(lambda: Outcome(SKIPPED, "no oven"))).verdict == SKIPPED
    assert out.getvalue() == "  1:23  ok      tea, 83 s: two cups\n  1:23  skipped cake, 0 s: no oven\n"


def test_where_lines_stay_a_line_now_and_then_says_what_runs(clock: Clock) -> None:
    out = io.StringIO()
    board = Board(out, clock)

    def tea(progress: Progress) -> Outcome:
        progress.words = "3 of 7 tests"
        clock.now += 60
        board.show_running()
        progress.show("a cup broke")
        return Outcome(PASSED)

    board.run("tea", tea)
    assert out.getvalue().splitlines() == [
        "  1:00  …       tea 60 s 3 of 7 tests",
        "  1:00          tea: a cup broke",
        "  1:00  ok      tea, 60 s",
    ]


def test_on_a_terminal_the_last_line_changes_and_is_gone_at_the_end(clock: Clock) -> None:
    out = Terminal()
    board = Board(out, clock)

    def tea(progress: Progress) -> Outcome:
        board.show_running()
        progress.words = "and a word " * 20
        board.show_running()
        return Outcome(PASSED)

    board.run("tea", tea)
    first, second, _ = re.split(r"\r +\r", out.getvalue())
    assert first == "     … tea 0 s"
    assert second.startswith("     … tea 0 s and a word")
    assert len(second) < 80
    assert out.getvalue().endswith("\r  0:00  ok      tea, 0 s\n")


def test_what_is_printed_meanwhile_becomes_lines(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    with Board(clock=clock).watched():
        print("Installing", "things …")
        print("half", end=" ")
        print("a line")
    assert out.getvalue() == "  0:00  Installing things …\n  0:00  half a line\n"


def test_what_runs_is_shown_without_being_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "LOG_TICK", 0.001)
    shown = threading.Event()
    board = Board(io.StringIO())
    monkeypatch.setattr(board, "show_running", shown.set)
    with board.watched():
        assert shown.wait(60)


def test_a_board_without_failures_says_so(clock: Clock) -> None:
    out = io.StringIO()
    board = Board(out, clock)
    board.run("tea", simply(lambda: with_tests(3)))
    board.run("cake", simply(lambda: with_tests(4)))
    out.truncate(0)
    out.seek(0)
    assert board.report(again) == 0
    board.report_totals()
    assert out.getvalue() == "\neverything passed in 0 s\n7 passed, 0 failed\n"


def test_every_failed_test_is_reported_with_its_log_and_counted(clock: Clock) -> None:
    out = io.StringIO()
    board = Board(out, clock)
    board.run("tea", simply(lambda: with_tests(3, "test_cup", "test_pot")))
    board.run("cake", simply(lambda: Outcome(FAILED, "burnt", "smoke\n")))
    assert board.report(again) == 1
    board.report_totals()
    *_, report = out.getvalue().partition("\n\n")
    lines = [line.rstrip("─ ") for line in report.splitlines() if line]
    assert lines == [
        "── tea: test_cup",
        "test_cup went wrong",
        "   again: tea test_cup",
        "── tea: test_pot",
        "test_pot went wrong",
        "   again: tea test_pot",
        "── cake",
        "smoke",
        "   again: cake",
        "tea, cake failed in 0 s",
        "3 passed, 3 failed",
    ]


def test_a_run_that_broke_off_fails_even_where_no_test_did(clock: Clock) -> None:
    out = io.StringIO()
    board = Board(out, clock)
    board.run("tea", simply(lambda: with_tests(3, ended=False)))
    assert board.report(again) == 1
    board.report_totals()
    assert "all that was printed" in out.getvalue()
    assert out.getvalue().endswith("\n3 passed, 1 failed\n")


def test_many_failures_are_named_and_only_the_first_are_shown_whole(clock: Clock) -> None:
    out = io.StringIO()
    board = Board(out, clock)
    names = [f"test_cup_{number}" for number in range(MOST_LOGS + 2)]
    board.run("tea", simply(lambda: with_tests(0, *names)))
    board.report(again)
    board.report_totals()
    assert out.getvalue().count("went wrong") == MOST_LOGS
    assert f"   {names[-1]} failed as well\n" in out.getvalue()
    assert out.getvalue().endswith(f"0 passed, {len(names)} failed\n")


def test_of_a_long_log_the_end_is_shown() -> None:
    shown = shortened("\n".join(str(number) for number in range(MOST_LINES + 5))).splitlines()
    assert shown[0] == "(5 lines before these are left out)"
    assert shown[1:] == [str(number) for number in range(5, MOST_LINES + 5)]


def test_what_cannot_be_set_up_is_a_failure_with_its_message(clock: Clock) -> None:
    def unable() -> Outcome:
        raise SetupFailed("npm says no\nnpm ci failed")

    outcome = Board(io.StringIO(), clock).run("client", simply(unable))
    assert (outcome.verdict, outcome.line, outcome.log) == (FAILED, "npm ci failed", "npm says no\nnpm ci failed\n")


def test_steps_beside_each_other_wait_for_what_they_need(clock: Clock) -> None:
    order: list[str] = []
    begun = threading.Event()

    def water(_progress: Progress) -> Outcome:
        assert begun.wait(60)
        order.append("water")
        return Outcome(PASSED)

    def note(name: str) -> Outcome:
        order.append(name)
        begun.set()
        return Outcome(PASSED)

    lanes = Lanes(Board(io.StringIO(), clock), 2)
    boiled = lanes.begin("water", water)
    lanes.begin("cups", simply(lambda: note("cups")))
    tea = lanes.begin("tea", after(boiled, simply(lambda: note("tea"))))
    lanes.wait()
    assert order == ["cups", "water", "tea"]
    assert tea.result().verdict == PASSED


@pytest.mark.parametrize("how", [command, quiet])
def test_a_command_keeps_its_last_line_its_verdict_and_all_it_printed(how: type) -> None:
    shown: list[str] = []
    script = "print('a'); print('3 passed'); print(); raise SystemExit(1)"
    outcome = how(sys.executable, "-c", script)(Progress(shown.append))
    assert (outcome.verdict, outcome.line, outcome.log) == (FAILED, "3 passed", "a\n3 passed\n\n")
    assert shown == (["a", "3 passed", ""] if how is command else [])
