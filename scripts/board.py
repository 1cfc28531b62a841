"""Shows how far the steps of a command are, a line for each, and reports at the end what failed."""

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
TERMINAL_TICK = 0.5  # seconds between two looks at the steps that run
LOG_TICK = 60.0  # the same where lines stay: enough to see that it goes on
MOST_LOGS = 10  # of one step; a hundred failures have one cause
MOST_LINES = 200  # of one log


class Step:
    """A step that runs or has run."""

    def __init__(self, name: str, part: str, progress: Progress, began: float) -> None:
        self.name = name
        self.part = part
        self.progress = progress
        self.began = began
        self.outcome = Outcome(FAILED, "interrupted")


Repeat = Callable[[Step, Failure], list[str]]
"""The commands that repeat what failed."""


class Board:
    """Where steps are run; on a terminal the last line shows those that run, elsewhere a line now and then does."""

    def __init__(self, out: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.out = out or sys.stdout
        self.clock = clock
        self.began = clock()
        self.terminal = self.out.isatty()
        self.running: list[Step] = []
        self.ended: list[Step] = []
        self.shown = 0  # letters on the line that changes
        self.lock = threading.RLock()

    def run(self, name: str, work: Work, part: str = "") -> Outcome:
        """Do the work here and now; what cannot be set up is a failure like others."""
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
        """A line that stays, with the time since the command was given."""
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
        """What runs, and for how long."""
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
        """Show what runs, and what is printed meanwhile as lines of ours."""
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
        """What failed, with its log and the commands that repeat it; the exit code of the whole."""
        failed = [step for step in self.ended if step.outcome.failures]
        for step in failed:
            self.report_step(step, repeat)
        names = ", ".join(step.name for step in failed)
        total = f"in {self.clock() - self.began:.0f} s"
        print(f"\n{names} failed {total}" if failed else f"\neverything passed {total}", file=self.out)
        self.out.flush()
        return 1 if failed else 0

    def report_totals(self) -> None:
        """The tests of all steps; whatever else failed counts as one."""
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
    """Makes lines of a board out of what is printed."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.begun = ""

    def write(self, text: str) -> int:
        *lines, self.begun = (self.begun + text).split("\n")
        for line in lines:
            self.board.say(line)
        return len(text)


class Lanes:
    """Steps that run beside each other, so many at a time, begun in the order they are given."""

    def __init__(self, board: Board, at_once: int) -> None:
        self.board = board
        self.pool = ThreadPoolExecutor(at_once)
        self.begun: list[Future[Outcome]] = []

    def begin(self, name: str, work: Work, part: str = "") -> "Future[Outcome]":
        self.begun.append(self.pool.submit(self.board.run, name, work, part))
        return self.begun[-1]

    def wait(self) -> None:
        """Until all have ended."""
        self.pool.shutdown()
        for step in self.begun:
            step.result()


def after(needed: "Future[Outcome]", work: Work) -> Work:
    """Work that waits for a step which was begun before it."""

    def later(progress: Progress) -> Outcome:
        needed.result()
        return work(progress)

    return later


def shortened(log: str) -> str:
    """The end of a long log, which says what went wrong."""
    lines = log.rstrip().splitlines()
    if len(lines) <= MOST_LINES:
        return "\n".join(lines)
    return "\n".join([f"({len(lines) - MOST_LINES} lines before these are left out)", *lines[-MOST_LINES:]])
