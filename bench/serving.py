"""A contender's process: plays or copies states on request."""

import importlib
import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Protocol


class Contender(Protocol):
    """The interface of a contender. Both loops run until the `perf_counter` deadline."""

    def about(self) -> str:
        """Return the version and build that is measured."""

    def play_until(self, deadline: float) -> tuple[int, int]:
        """Play whole games. Returns decisions (two or more legal answers) and games."""

    def copiers(self) -> Sequence[Callable[[], object]]:
        """Return one copying function per mid-game state, none if the engine cannot copy."""


def serve(build: Callable[[], Contender]) -> None:
    """Answer requests on standard input until it closes. Anything printed goes to standard error."""
    answers, sys.stdout = sys.stdout, sys.stderr
    try:
        contender = build()
        copiers = contender.copiers()
        print(json.dumps({"about": contender.about(), "copies": bool(copiers)}), file=answers, flush=True)
        for line in sys.stdin:
            request = json.loads(line)
            figures = measure(contender, copiers, request["measure"], request["seconds"])
            print(json.dumps(figures), file=answers, flush=True)
    except Exception as problem:  # noqa: BLE001 - one contender's failure must not end the report
        print(json.dumps({"failure": f"{type(problem).__name__}: {problem}"}), file=answers, flush=True)


def measure(
    contender: Contender, copiers: Sequence[Callable[[], object]], what: str, seconds: float
) -> dict[str, float]:
    """Run one slice. Returns what was done, its time and its processor time."""
    cpu = time.process_time()
    start = time.perf_counter()
    if what == "play":
        decisions, games = contender.play_until(start + seconds)
        done: dict[str, float] = {"decisions": decisions, "games": games}
    else:
        done = {"copies": copy_until(copiers, start + seconds)}
    done["seconds"] = time.perf_counter() - start
    done["cpu"] = time.process_time() - cpu
    return done


def copy_until(copiers: Sequence[Callable[[], object]], deadline: float) -> int:
    """Copy every state in turn until the deadline. Returns the number of copies."""
    copies = 0
    while time.perf_counter() < deadline:
        for copier in copiers:
            copier()
        copies += len(copiers)
    return copies


if __name__ == "__main__":
    module, *arguments = sys.argv[1:]
    # Imported within serve, so that a missing or broken package becomes a line of the report.
    serve(lambda: importlib.import_module(module).contender(*arguments))
