"""Run commands one after the other under headings, and sum them up at the end."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.environments import ROOT

PASSED = "ok"
FAILED = "FAILED"
SKIPPED = "skipped"
STARTED = time.monotonic()
Work = Callable[[], "Outcome"]


class Result:
    """How one step went, how long it took, and the line worth repeating in the summary."""

    def __init__(self, name: str, verdict: str, seconds: float, line: str) -> None:
        self.name = name
        self.verdict = verdict
        self.seconds = seconds
        self.line = line


class Outcome:
    """What a step's work came to: a verdict, its last line, and what it said but did not show yet."""

    def __init__(self, verdict: str, line: str = "", unshown: str = "") -> None:
        self.verdict = verdict
        self.line = line
        self.unshown = unshown


class Aside:
    """Steps that go on beside others, on one processor each; what they say is shown when they are waited for."""

    def __init__(self, steps: Sequence[tuple[str, Work]], at_once: int) -> None:
        self.pool = ThreadPoolExecutor(at_once)
        self.running = [(name, self.pool.submit(timed, work)) for name, work in steps]

    def results(self) -> list[Result]:
        found = []
        for name, future in self.running:
            outcome, seconds = future.result()
            heading(name)
            print(outcome.unshown, end="")
            found.append(result(name, outcome, seconds))
        self.pool.shutdown()
        return found


def step(name: str, work: Work) -> Result:
    """Print the heading, do the work, and time it."""
    heading(name)
    return result(name, *timed(work))


def heading(name: str) -> None:
    print(f"\n── {name} " + "─" * max(3, 76 - len(name)), flush=True)


def timed(work: Work) -> tuple[Outcome, float]:
    started = time.monotonic()
    outcome = work()
    return outcome, time.monotonic() - started


def result(name: str, outcome: Outcome, seconds: float) -> Result:
    print(f"   {outcome.verdict}, {seconds:.1f} s", flush=True)
    return Result(name, outcome.verdict, seconds, outcome.line)


def command(*words: str | Path, folder: Path = ROOT, variables: Mapping[str, str] | None = None) -> Work:
    """Work that is one command: its output is shown as it comes, its last line is kept."""

    def work() -> Outcome:
        last = ""
        with subprocess.Popen(
            [str(word) for word in words],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=os.environ | {"PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", **(variables or {})},
        ) as process:
            for line in process.stdout or ():
                print(line, end="", flush=True)
                last = line.strip() or last
        return Outcome(FAILED if process.returncode else PASSED, last)

    return work


def quiet(*words: str | Path, folder: Path = ROOT, variables: Mapping[str, str] | None = None) -> Work:
    """Work that is one command whose output is kept, for steps that run beside others."""

    def work() -> Outcome:
        done = subprocess.run(
            [str(word) for word in words],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=os.environ | {"PYTHONIOENCODING": "utf-8", **(variables or {})},
            check=False,
        )
        said = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        return Outcome(FAILED if done.returncode else PASSED, said[-1] if said else "", done.stdout)

    return work


def summary(results: list[Result]) -> int:
    """Print every step's verdict on one line each; the exit code of the whole."""
    print("\n══ summary " + "═" * 69)
    width = max(len(result.name) for result in results)
    for result in results:
        print(f"{result.verdict:>8}  {result.name:<{width}} {result.seconds:7.1f} s  {result.line}".rstrip())
    failed = [result.name for result in results if result.verdict == FAILED]
    total = time.monotonic() - STARTED
    print(f"{', '.join(failed)} failed" if failed else "everything passed", f"in {total:.1f} s", flush=True)
    return 1 if failed else 0


def interactive(*words: str | Path) -> int:
    """Hand the terminal to one command; its exit code is ours."""
    sys.stdout.flush()
    with subprocess.Popen([str(word) for word in words], cwd=ROOT) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                # The terminal sent it to the command as well, which decides what it means.
                continue
