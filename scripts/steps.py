"""The steps of a command: their work, outcomes and subprocesses."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from scripts.environments import ROOT
from scripts.result_log import PASSED as TEST_PASSED
from scripts.result_log import Failure, Results

PASSED = "ok"
FAILED = "FAILED"
SKIPPED = "skipped"


class Outcome:
    """The outcome of a step: a verdict, a summary line, its output and its test results."""

    def __init__(self, verdict: str, line: str = "", log: str = "", results: Results | None = None) -> None:
        self.verdict = verdict
        self.line = line
        self.log = log
        self.results = results
        self.alone = ""  # the command that runs one of its tests, without the test's name

    @property
    def passed(self) -> int:
        """The number of passed tests."""
        return self.results.count(TEST_PASSED) if self.results else 0

    @property
    def failures(self) -> list[Failure]:
        """The failed tests. Any other failure or an interruption counts as one without a name."""
        named = self.results.failures if self.results else []
        whole = self.results is not None and self.results.ended
        return named if self.verdict != FAILED or (named and whole) else [*named, Failure("", self.log)]


class Progress:
    """The progress of a step: a few words that may change at any time, and a callback for lines to print."""

    def __init__(self, show: Callable[[str], None]) -> None:
        self.words = ""
        self.show = show


Work = Callable[[Progress], Outcome]


def simply(work: Callable[[], Outcome]) -> Work:
    """Return work that reports no progress."""
    return lambda _progress: work()


def command(*words: str | Path, folder: Path = ROOT, variables: Mapping[str, str] | None = None) -> Work:
    """Return work that runs a command and prints its output as it comes."""

    def work(progress: Progress) -> Outcome:
        said = []
        with subprocess.Popen(
            [str(word) for word in words],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=environment(variables),
        ) as process:
            for line in process.stdout or ():
                said.append(line)
                progress.show(line.rstrip("\n"))
        return outcome_of(process.returncode, "".join(said))

    return work


def quiet(*words: str | Path, folder: Path = ROOT, variables: Mapping[str, str] | None = None) -> Work:
    """Return work that runs a command and shows its output only if it fails."""

    def work(_progress: Progress) -> Outcome:
        silent = Progress(lambda _line: None)
        return command(*words, folder=folder, variables=variables)(silent)

    return work


def outcome_of(code: int, said: str) -> Outcome:
    """Return the outcome of a command. Its last line is the summary."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return Outcome(FAILED if code else PASSED, lines[-1] if lines else "", said)


def environment(variables: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment of a command whose output is read."""
    # An empty value lets the many processes of a run share bytecode, even where the machine turns it off.
    always = {"PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", "PYTHONDONTWRITEBYTECODE": ""}
    return os.environ | always | dict(variables or {})


def interactive(*words: str | Path) -> int:
    """Run a command in the terminal. Returns its exit code."""
    sys.stdout.flush()
    with subprocess.Popen([str(word) for word in words], cwd=ROOT) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                # The command received the signal too and decides how to react.
                continue
