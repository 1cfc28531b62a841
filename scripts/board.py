"""Shows the progress of a command's steps, one line each, and reports failures at the end."""

import io
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from typing import TextIO

from scripts.environments import SetupFailed
from scripts.result_log import Failure
from scripts.steps import FAILED, Outcome, Progress, Work

WIDTH = 80
TERMINAL_TICK = 0.5  # seconds between two progress updates
LOG_TICK = 60.0  # the same for a log, where lines stay
MOST_LOGS = 10  # per step; a hundred failures have one cause
MOST_LINES = 200  # per log


class Step:
    """A step that is running or has ended."""

    def __init__(self, name: str, part: str, progress: Progress, began: float) -> None:
        self.name = name
        self.part = part
        self.progress = progress
        self.began = began
        self.outcome = Outcome(FAILED, "interrupted")


Repeat = Callable[[Step, Failure], list[str]]
"""Returns the commands that repeat a failure."""


class Board:
    """Runs steps. On a terminal the last line shows the running ones, elsewhere a line is printed at intervals."""

    def __init__(self, out: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.out = out or sys.stdout
        self.clock = clock
        self.began = clock()
        self.terminal = self.out.isatty()
        self.running: list[Step] = []
        self.ended: list[Step] = []
        self.shown = 0  # letters on the changing line
        self.lock = threading.RLock()

    def run(self, name: str, work: Work, part: str = "") -> Outcome:
        """Run the work. A failed set-up counts as a failure."""
        step = Step(name, part, Progress(lambda said: self.say(f"{'':<7} {name}", said)), self.clock())
        with self.lock:
            self.running.append(step)
        try:
            step.outcome = work(step.progress)
        except SetupFailed as failure:
            step.outcome = Outcome(FAILED, str(failure).splitlines()[-1], f"{failure}\n")
        finally:
            with self.lock:
                self.running.remove(step)
                self.ended.append(step)
                self.say(f"{step.outcome.verdict:<7} {name}, {self.seconds(step)}", step.outcome.line)
        return step.outcome

    def seconds(self, step: Step) -> str:
        return f"{self.clock() - step.began:.0f} s"

    def say(self, *words: str) -> None:
        """Print a permanent line with the time since the command started."""
        with self.lock:
            self.wipe()
            minutes, seconds = divmod(int(self.clock() - self.began), 60)
            line = ": ".join(word for word in words if word)
            print(f"{minutes:3}:{seconds:02}  {line}", file=self.out, flush=True)

    def wipe(self) -> None:
        if self.shown:
            print("\r" + " " * self.shown, end="\r", file=self.out)
        self.shown = 0

    def show_running(self) -> None:
        """Print the running steps and their times."""
        with self.lock:
            said = [
                " ".join(filter(None, (step.name, self.seconds(step), step.progress.words))) for step in self.running
            ]
            if not said:
                return
            if not self.terminal:
                self.say(f"{'…':<7} " + "; ".join(said))
                return
            self.wipe()
            line = f"     … {'; '.join(said)}"[: WIDTH - 1]
            print(line, end="", file=self.out, flush=True)
            self.shown = len(line)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Show running steps, and redirect other output to the board."""
        over = threading.Event()
        tick = TERMINAL_TICK if self.terminal else LOG_TICK

        def watch() -> None:
            while not over.wait(tick):
                self.show_running()

        thread = threading.Thread(target=watch, daemon=True)
        thread.start()
        try:
            with redirect_stdout(Printed(self)):
                yield
        finally:
            over.set()
            thread.join()
            with self.lock:
                self.wipe()

    def report(self, repeat: Repeat) -> int:
        """Print each failure with its log and the commands that repeat it. Returns the exit code."""
        failed = [step for step in self.ended if step.outcome.failures]
        for step in failed:
            self.report_step(step, repeat)
        names = ", ".join(step.name for step in failed)
        total = f"in {self.clock() - self.began:.0f} s"
        print(f"\n{names} failed {total}" if failed else f"\neverything passed {total}", file=self.out)
        self.out.flush()
        return 1 if failed else 0

    def report_totals(self) -> None:
        """Print the total number of tests. Any other failure counts as one."""
        passed = sum(step.outcome.passed for step in self.ended)
        failed = sum(len(step.outcome.failures) for step in self.ended)
        print(f"{passed} passed, {failed} failed", file=self.out, flush=True)

    def report_step(self, step: Step, repeat: Repeat) -> None:
        failures = step.outcome.failures
        for failure in failures[:MOST_LOGS]:
            title = f"{step.name}: {failure.name}" if failure.name else step.name
            print(f"\n── {title} " + "─" * max(3, WIDTH - 4 - len(title)), file=self.out)
            print(shortened(failure.log), *[f"   {line}" for line in repeat(step, failure)], sep="\n", file=self.out)
        for failure in failures[MOST_LOGS:]:
            print(f"   {failure.name} failed as well", file=self.out)


class Printed(io.TextIOBase):
    """Turns printed output into lines of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.begun = ""

    def write(self, text: str) -> int:
        *lines, self.begun = (self.begun + text).split("\n")
        for line in lines:
            self.board.say(line)
        return len(text)


class Lanes:
    """Runs steps in parallel, up to a limit, started in the given order."""

    def __init__(self, board: Board, at_once: int) -> None:
        self.board = board
        self.pool = ThreadPoolExecutor(at_once)
        self.begun: list[Future[Outcome]] = []

    def begin(self, name: str, work: Work, part: str = "") -> "Future[Outcome]":
        self.begun.append(self.pool.submit(self.board.run, name, work, part))
        return self.begun[-1]

    def wait(self) -> None:
        """Wait until all steps have ended."""
        self.pool.shutdown()
        for step in self.begun:
            step.result()


def after(needed: "Future[Outcome]", work: Work) -> Work:
    """Return work that first waits for an earlier step."""

    def later(progress: Progress) -> Outcome:
        needed.result()
        return work(progress)

    return later


def shortened(log: str) -> str:
    """Return the end of a long log, where the error is."""
    lines = log.rstrip().splitlines()
    if len(lines) <= MOST_LINES:
        return "\n".join(lines)
    return "\n".join([f"({len(lines) - MOST_LINES} lines before these are left out)", *lines[-MOST_LINES:]])
