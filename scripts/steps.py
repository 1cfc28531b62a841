"""The steps of a command: what each does, what came of it, and the programs they run."""

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
    """What a step came to: a verdict, the line worth repeating, what it printed, and what became of its tests."""

    def __init__(self, verdict: str, line: str = "", log: str = "", results: Results | None = None) -> None:
        self.verdict = verdict
        self.line = line
        self.log = log
        self.results = results
        self.alone = ""  # the command that runs one of its tests, whose name is to be added

    @property
    def passed(self) -> int:
        """How many tests passed."""
        return self.results.count(TEST_PASSED) if self.results else 0

    @property
    def failures(self) -> list[Failure]:
        """The tests that failed; what failed otherwise, or broke off, counts as one without a name."""
        named = self.results.failures if self.results else []
        whole = self.results is not None and self.results.ended
        return named if self.verdict != FAILED or (named and whole) else [*named, Failure("", self.log)]


class Progress:
    """How far a step is, in a few words that may change at any time, and lines that are worth being shown now."""

    def __init__(self, show: Callable[[str], None]) -> None:
        self.words = ""
        self.show = show


Work = Callable[[Progress], Outcome]


def simply(work: Callable[[], Outcome]) -> Work:
    """Work that says nothing about how far it is."""
    return lambda _progress: work()


def command(*words: str | Path, folder: Path = ROOT, variables: Mapping[str, str] | None = None) -> Work:
    """Work that is one command whose output is worth reading as it comes."""

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
    """Work that is one command whose output is read only if it fails."""

    def work(_progress: Progress) -> Outcome:
        silent = Progress(lambda _line: None)
        return command(*words, folder=folder, variables=variables)(silent)

    return work


def outcome_of(code: int, said: str) -> Outcome:
    """The last line is the one worth repeating."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return Outcome(FAILED if code else PASSED, lines[-1] if lines else "", said)


def environment(variables: Mapping[str, str] | None = None) -> dict[str, str]:
    """What a program that is listened to must see."""
    return os.environ | {"PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", **(variables or {})}


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
