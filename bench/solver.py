"""Measures the encounter solver on encounters of real games, plain and compiled: `python -m bench.solver`."""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any

from bench.encounters import later_encounters
from bench.run import ROOT, python_of
from ludotheque.games.one_deck_dungeon.solver import search
from ludotheque.games.one_deck_dungeon.solver.problem import EncounterProblem
from ludotheque.games.one_deck_dungeon.solver.solution import HINT_BUDGET, QUICK_BUDGET, solve

GAMES = 48
PLAY_BUDGET = 60
BUDGETS = (QUICK_BUDGET, HINT_BUDGET)
BOUNDS = {"plain": 20.0, "compiled": 3.0}
"""The bound of the median, in milliseconds of processor time."""
KINDS = ("all", "perils", "combats", "bosses")

Figures = dict[str, Any]  # JSON-ready values


def flavour() -> str:
    return "plain" if str(search.__file__).endswith(".py") else "compiled"


class Solved:
    """The result of one encounter."""

    def __init__(self, problem: EncounterProblem, budget: int) -> None:
        start = process_time()
        answer = solve(problem, budget)
        self.milliseconds = (process_time() - start) * 1000.0
        self.exact = answer.exact
        self.kind = "bosses" if problem.in_boss else "combats" if problem.color < 0 else "perils"


def summary(kind: str, budget: int, solved: Sequence[Solved]) -> Figures:
    times = sorted(one.milliseconds for one in solved)
    return {
        "build": flavour(),
        "kind": kind,
        "budget": budget,
        "encounters": len(times),
        "median_ms": round(median(times), 3),
        "p75_ms": round(times[len(times) * 3 // 4], 3),
        "p90_ms": round(times[len(times) * 9 // 10], 3),
        "exact": sum(one.exact for one in solved),
    }


def figures() -> list[Figures]:
    """Return the results for each budget: all encounters, and separately perils (easy), combats and boss rounds."""
    problems = [problem for game in later_encounters(GAMES, PLAY_BUDGET) for problem in game]
    found: list[Figures] = []
    for budget in BUDGETS:
        solved = [Solved(problem, budget) for problem in problems]
        for kind in KINDS:
            some = [one for one in solved if kind in (one.kind, "all")]
            if some:
                found.append(summary(kind, budget, some))
    return found


def line_of(row: Figures) -> str:
    return (
        f"{row['build']:8} {row['kind']:7} budget {row['budget']:5}: median {row['median_ms']:7.2f} ms, "
        f"p75 {row['p75_ms']:7.2f}, p90 {row['p90_ms']:7.2f}, exact {row['exact']} of {row['encounters']}"
    )


def is_too_slow(row: Figures) -> bool:
    """Return whether a median with the hint budget exceeds its bound, for every kind of encounter."""
    return bool(row["budget"] == HINT_BUDGET and row["median_ms"] > BOUNDS[row["build"]])


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure here and in the compiled environment, if there is one. Returns 1 if a median exceeds its bound."""
    parser = argparse.ArgumentParser(prog="bench.solver", description=__doc__)
    parser.add_argument("--json", action="store_true", help="measure here only and print the figures as JSON")
    options = parser.parse_args(arguments)
    found = figures()
    if options.json:
        print(json.dumps(found))
        return 0
    compiled = compiled_figures() if flavour() == "plain" else []
    found += compiled
    print(*[line_of(row) for row in found], sep="\n")
    if not compiled:
        print("compiled not measured: there is no .venv-compiled that holds the solver")
    return int(any(is_too_slow(row) for row in found))


def compiled_figures() -> list[Figures]:
    """Return the results of the compiled environment, none if it lacks the solver."""
    compiled = python_of(ROOT / ".venv-compiled")
    if not compiled.exists():
        return []
    command = [str(compiled), "-m", "bench.solver", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    rows: list[Figures] = json.loads(done.stdout) if done.returncode == 0 else []
    return [row for row in rows if row["build"] == "compiled"]


if __name__ == "__main__":
    sys.exit(main())
