"""Runs tests several times while all processors are busy, and lists those that don't always pass.

`python -m scripts.stress server --rounds 3` takes a part (unit, server, contract, browser) or any pytest path. Other
arguments go to pytest, such as `-k WORD` or `-n 1`. Exit code 0: every test passed (or was skipped) every time; 1: some
did not; 2: no test ran.

Servers under test draw the same games in every run. Each round here gives them other ones, by a printed salt, which
draws them again.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from scripts.result_log import FAILED, PASSED, SKIPPED, Results
from scripts.steps import Progress
from scripts.suites import SUITES, pytest

ROUNDS = 3
SALT = "LUDO_TEST_SALT"  # read by tests.repeated_chance
AT_ONCE = 2  # portions of a suite
BUSY = """
import os, sys, threading
def leave():
    sys.stdin.read()
    os._exit(0)
threading.Thread(target=leave, daemon=True).start()
while True:
    pass
"""
"""Exits when its parent does: then its standard input is closed."""


class Tally:
    """The results of each test, round by round, and the log of its first failure."""

    def __init__(self) -> None:
        self.rounds = 0
        self.found: dict[str, list[str]] = {}
        self.logs: dict[str, str] = {}
        self.broken: list[str] = []

    def add(self, portions: list[tuple[Results, str]]) -> None:
        """Add a round. A portion that pytest didn't finish is kept with its output."""
        self.rounds += 1
        for results, output in portions:
            for name, outcome in results.outcomes.items():
                self.found.setdefault(name, []).append(outcome)
            for failure in results.failures:
                self.logs.setdefault(failure.name, failure.log)
            for name in results.running:
                self.found.setdefault(name, [])
            if not results.ended:
                self.broken.append(output)

    def unsteady(self) -> dict[str, list[str]]:
        """Return the tests that didn't pass every time. One that is always skipped is fine."""
        steady = ([PASSED] * self.rounds, [SKIPPED] * self.rounds)
        return {name: found for name, found in sorted(self.found.items()) if found not in steady}


@contextmanager
def busy(processes: int) -> "Iterator[list[subprocess.Popen[bytes]]]":
    """Keep that many processors busy."""
    command = [sys.executable, "-c", BUSY]
    started = [subprocess.Popen(command, stdin=subprocess.PIPE) for _ in range(processes)]
    try:
        yield started
    finally:
        for process in started:
            process.kill()
            process.communicate()


def run_round(runs: list[list[str]], tally: Tally, salt: str = "") -> str:
    """Run one round of all portions, two at a time. Returns a summary."""
    variables = {SALT: salt} if salt else {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        outcomes = list(pool.map(lambda words: pytest(*words, variables=variables)(Progress(print_line)), runs))
    tally.add([(outcome.results, outcome.log) for outcome in outcomes if outcome.results is not None])
    return "; ".join(outcome.line for outcome in outcomes)


def print_line(line: str) -> None:
    print(f"   {line}", flush=True)


def report(tally: Tally) -> int:
    """Print every unstable test with its first log, then the totals. Returns the exit code."""
    unsteady = tally.unsteady()
    for name in unsteady:
        print(f"\n── {name} " + "─" * max(3, 76 - len(name)), tally.logs.get(name, "").rstrip(), sep="\n")
    for output in tally.broken:
        print("\n── a round broke off " + "─" * 59, output.rstrip(), sep="\n")
    print()
    for name, found in unsteady.items():
        missing = tally.rounds - len(found)
        counts = {"failed": found.count(FAILED), "skipped": found.count(SKIPPED), "did not end": missing}
        said = ", ".join(f"{outcome} {times}" for outcome, times in counts.items() if times)
        print(f"passed {found.count(PASSED)} of {tally.rounds} times ({said}): {name}")
    verdict = f"{len(unsteady)} did not always pass" if unsteady else "every one passed every time"
    print(f"{len(tally.found)} tests, {tally.rounds} rounds: {verdict}")
    if not tally.found:
        return 2
    return 1 if unsteady or tally.broken else 0


def asked(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        "python -m scripts.stress",
        description=(__doc__ or "").partition("\n\n")[0],
        epilog="All other arguments go to pytest, such as -k WORD or -n 1.",
    )
    parser.add_argument("part", help=f"{', '.join(SUITES)}, or a path that pytest takes")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each test runs (%(default)s)")
    processors = os.cpu_count() or 1
    parser.add_argument("--busy", type=int, default=processors, help="how many processors are kept busy (%(default)s)")
    parser.add_argument("--salt", default="", help="begin the salts of the rounds with this, for games of another run")
    return parser.parse_known_args(arguments)


def main(arguments: list[str]) -> int:
    wanted, more = asked(arguments)
    tally = Tally()
    portions = SUITES[wanted.part].values() if wanted.part in SUITES else [(wanted.part,)]
    runs = [[*words, *more] for words in portions]
    with busy(wanted.busy):
        for number in range(1, wanted.rounds + 1):
            salt = f"{wanted.salt}{number}"
            print(f"round {number} of {wanted.rounds}: {run_round(runs, tally, salt)}", flush=True)
            print(f"   its games again: {SALT}={salt}", flush=True)
    return report(tally)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
