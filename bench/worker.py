"""The parent's side of a contender's process: start it, request slices of play or copying, close it."""

import contextlib
import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class WorkerLost(Exception):
    """A contender could not start or has stopped. The message gives the reason in one line."""


class Worker:
    """A contender that waits for requests in a separate process."""

    def __init__(self, command: Sequence[str], root: Path, environment: Mapping[str, str] | None = None) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=root, env=environment)
        hello = self.receive()
        self.about = str(hello["about"])
        self.copies = bool(hello["copies"])

    def receive(self) -> dict[str, object]:
        """Read one answer. Raises with the reason if there is none."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise WorkerLost(f"its process ended with code {self.process.wait()}")
        answer: dict[str, object] = json.loads(line)
        if "failure" in answer:
            self.close()
            raise WorkerLost(str(answer["failure"]))
        return answer

    def run(self, what: str, seconds: float) -> dict[str, float]:
        """Ask the contender to play or copy for about that long."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # the process has ended: reading its answer gives the reason
            self.process.stdin.write(json.dumps({"measure": what, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        return {name: float(str(value)) for name, value in self.receive().items()}

    def close(self) -> None:
        """Close the input, so that the process ends."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()
