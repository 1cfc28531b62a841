"""The parts of `make test` and `make soak`: their dependencies, their order, and how to repeat one."""

import argparse
import os
import platform
import shlex
import sys
from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from scripts import browser, client, compiled
from scripts.board import Board, Lanes, Step, after
from scripts.environments import ROOT, TEST, begin, prepare
from scripts.result_log import Failure
from scripts.steps import FAILED, PASSED, SKIPPED, Outcome, Progress, Work, command, quiet, simply
from scripts.suites import HANGS_SECONDS, ON_COMPILED, SUITES, pytest

PROCESSORS = os.cpu_count() or 1
MOST_LANES = 5  # some machines report more processors than they provide
WORKERS = "2"  # per pytest run, in a soak
SCALE = 10  # of a soak
PARTS = ("checks", "client", *SUITES, "agreement")
TYPED = ("src", "tests", "scripts", "bench", "examples", "run.py", "hatch_build.py")
PLAIN = "plain and not soak"
COMPILABLE = "not plain and not soak"

Ended = Future[Outcome]
"""The future outcome of a step."""


class Wanted:
    """The requested parts of the tests, and arguments for pytest."""

    def __init__(self, arguments: list[str]) -> None:
        parser = argparse.ArgumentParser(
            "python3 run.py test --",
            description="Run all tests, or some parts of them.",
            epilog="All other arguments go to pytest, such as -k WORD or -x.",
        )
        parser.add_argument("--part", action="append", choices=PARTS, help="only this part; may be given several times")
        found, self.chosen = parser.parse_known_args(arguments)
        self.parts = {part for part in PARTS if not found.part or part in found.part}


class Plan:
    """Runs steps in parallel, one more than there are processors, because some mostly wait."""

    def __init__(self, board: Board, wanted: set[str], chosen: Sequence[str] = ()) -> None:
        self.board = board
        self.wanted = wanted
        self.chosen = chosen
        self.lanes = Lanes(board, min(PROCESSORS + 1, MOST_LANES))

    def begin(self, part: str, name: str, work: Work, needed: Ended | None = None) -> Ended:
        """Start a step of a requested part after another one has ended. Steps start in the order of these calls."""
        if part in self.wanted:
            return self.lanes.begin(name, after(needed, work) if needed else work, part)
        left_out: Ended = Future()
        left_out.set_result(Outcome(SKIPPED))
        return left_out

    def test(self, suite: str, portion: str, needed: Ended, built: Ended) -> None:
        """Start a portion of a suite after its dependencies."""
        if (suite, portion) in ON_COMPILED:
            work = after(built, on_best_build(SUITES[suite][portion], built, self.chosen))
        else:
            work = pytest(*SUITES[suite][portion], chosen=self.chosen)
        self.begin(suite, f"{suite} tests, {portion}".removesuffix(", "), work, needed)


def run_tests(arguments: list[str]) -> int:
    """Run all parts, or the requested ones. Returns the exit code."""
    wanted = Wanted(arguments)
    board = Board()
    board.say(f"Python {platform.python_version()} ({sys.executable}), {os.cpu_count()} processors")
    with board.watched():
        run_parts(Plan(board, needs(wanted.parts), wanted.chosen))
    code = board.report(partial(repeat, "test"))
    board.report_totals()
    return code


def run_parts(plan: Plan) -> bool:
    """Start steps that others need first, then the longest ones. Returns whether anything could run."""
    if plan.board.run("setup", simply(node_ready)).verdict == FAILED:
        return False
    python = plan.lanes.begin("Python packages", simply(python_ready))
    packages = plan.begin("client packages", "client packages", simply(client_ready))
    pages = plan.begin("pages", "pages", simply(pages_ready), packages)
    found = plan.begin("browser", "browser", simply(browser.ready), pages)
    if python.result().verdict == FAILED:
        plan.lanes.wait()
        return False
    built = plan.begin("compiled build", "compiled build", compiled_aside())
    for name, work in checks_of_python():
        plan.begin("checks", name, work)
    plan.test("browser", "tables", found, built)
    plan.test("browser", "screens", found, built)
    plan.test("unit", "the rest", pages, built)
    plan.test("server", "proofs", pages, built)
    plan.test("contract", "", pages, built)
    plan.test("browser", "the rest", found, built)
    plan.test("server", "the rest", pages, built)
    plan.test("unit", "rules", pages, built)
    plan.test("unit", "players", pages, built)
    plan.begin("agreement", "plain and compiled agree", agreement(built), built)
    plan.begin("contract", "contract tests, plain", plain_contract(built, plan.chosen), built)
    for name, work in checks_of_client():
        plan.begin("checks", name, work, packages)
    plan.begin("client", "client tests", client.script("test"), packages)
    plan.lanes.wait()
    return True


def needs(parts: set[str]) -> set[str]:
    """Return these parts with the steps they depend on."""
    compiling = {"compiled build"} if parts & {"contract", "agreement"} else set()
    return parts | compiling | {"client packages", "pages"}


def on_best_build(tests: Sequence[str], built: Ended, chosen: Sequence[str]) -> Work:
    """Return work that runs tests on the compiled build, or on plain rules if there is none."""

    def work(progress: Progress) -> Outcome:
        if built.result().verdict != PASSED:
            return pytest(*tests, chosen=chosen)(progress)
        first = {"PYTHONPATH": str(compiled.site_packages())}
        return pytest(*tests, "-m", COMPILABLE, variables=first, chosen=chosen)(progress)

    return work


def plain_contract(built: Ended, chosen: Sequence[str]) -> Work:
    """Return work that runs the tests which patch or subclass rules. Compiled rules don't allow that."""

    def work(progress: Progress) -> Outcome:
        if built.result().verdict != PASSED:
            return Outcome(SKIPPED, "they ran with the others")
        return pytest("tests/contract", "-m", PLAIN, chosen=chosen)(progress)

    return work


def agreement(built: Ended) -> Work:
    """Return work that checks that the same games end alike on both builds."""

    def work(progress: Progress) -> Outcome:
        if built.result().verdict != PASSED:
            return Outcome(SKIPPED, "nothing is compiled")
        return quiet(TEST.python, "-m", "scripts.same_digests")(progress)

    return work


def run_soak(arguments: list[str]) -> int:
    """Run the long tests: the same with more games, and those that `test` leaves out."""
    scale = {"CONTRACT_SCALE": str(SCALE)}
    patient = ("-n", WORKERS, "-m", "", "-o", f"faulthandler_timeout={SCALE * HANGS_SECONDS}")
    board = Board()
    with board.watched():
        if run_parts(Plan(board, needs(set()))):
            least_used = command(TEST.python, "-m", "ludotheque.lab.soak", "--jobs", WORKERS, *arguments)
            board.run("least used first", least_used)
            board.run("flicks at random", command(TEST.python, "-m", "ludotheque.games.catacombs.lab.random_flicks"))
            board.run("contract tests", pytest("tests/contract", *patient, variables=scale))
            board.run("server tests", pytest("tests/server", *patient, variables=scale))
            board.run("browser tests", pytest("tests/browser", *patient, "-m", "soak"))
            board.run("load test", pytest("tests/bench", *patient, "-m", "soak"))
            board.run("mutation", command(TEST.python, "-m", "ludotheque.lab.mutation"))
    return board.report(partial(repeat, "soak"))


def node_ready() -> Outcome:
    """Install the Node.js for the client packages. It comes first, because pip needs the environment for itself."""
    begin(TEST)
    client.node_of(TEST)
    return Outcome(PASSED)


def python_ready() -> Outcome:
    prepare(TEST)
    return Outcome(PASSED)


def client_ready() -> Outcome:
    client.install(client.node_of(TEST))
    return Outcome(PASSED)


def pages_ready() -> Outcome:
    return client.build_if_stale(TEST)


def checks_of_python() -> list[tuple[str, Work]]:
    ruff = TEST.script("ruff")
    typed = [name for name in TYPED if (ROOT / name).exists()]
    return [
        ("ruff check", quiet(ruff, "check")),
        ("ruff format", quiet(ruff, "format", "--check")),
        ("import contracts", quiet(TEST.script("lint-imports"), "--no-logo")),
        ("mypy", quiet(TEST.python, "-m", "mypy", *typed)),
    ]


def checks_of_client() -> list[tuple[str, Work]]:
    return [
        ("client types", client.script("check")),
        ("client lint", client.script("lint")),
        ("client format", client.script("format")),
    ]


def compiled_aside() -> Work:
    """Return work that makes the compiled build in a subprocess, or skips it with the reason."""
    if missing := compiled.missing_compiler():
        return lambda _progress: Outcome(SKIPPED, missing)
    return quiet(sys.executable, "-m", "scripts.compiled")


def repeat(verb: str, step: Step, failure: Failure) -> list[str]:
    """Return the commands that repeat a failure: the test alone, and its part, or everything if it has none."""
    lines = [f"this test alone: {step.outcome.alone} {shlex.quote(failure.name)}"] if failure.name else []
    again = f"{Path(sys.executable).name} run.py {verb}"
    if verb == "test" and step.part in PARTS:
        return [*lines, f"this part again: {again} -- --part {step.part}"]
    return [*lines, f"again: {again}"]
