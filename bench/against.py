"""Compares the speed of this tree with another commit: `python -m bench.against COMMIT`.

It plays random duels of Barbarian against Pyromancer, plain and compiled, with this tree and with that commit. Both are
measured in alternating slices in one run, by processor time. The commit is cloned into a temporary folder, or into
`--keep`, and built by its own scripts. This tree's bench measures both sides. The compiled half needs `make compiled`
here first, and takes minutes to build there.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench import report
from bench.report import Record, Spread
from bench.run import ROOT, WARM_UP_SECONDS, python_of
from bench.worker import Worker, WorkerLost

BUILDS = ("plain", "compiled")
HERE, THERE = "here", "there"
SLICES = (HERE, THERE, THERE, HERE)  # the order within a round, so that a drift of the machine affects both


def clone(commit: str, folder: Path) -> None:
    """Clone the commit, sharing the objects of this repository."""
    if not (folder / "src").exists():
        git("clone", "--quiet", "--shared", "--no-checkout", str(ROOT), str(folder))
        git("-C", str(folder), "checkout", "--quiet", "--detach", commit)


def git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=ROOT, check=True)


def start(build: str, folder: Path) -> Worker:
    """Start a process that plays the code of a folder with this tree's bench."""
    environment = os.environ | {"PYTHONPATH": str(folder / "src") if build == "plain" else ""}
    python = Path(sys.executable) if build == "plain" else python_of(folder / ".venv-compiled")
    if not python.exists():
        raise WorkerLost(f"there is no {python}")
    worker = Worker([str(python), "-m", "bench.serving", "bench.ours", "dice_throne"], ROOT, environment)
    worker.run("play", WARM_UP_SECONDS)
    if not worker.about.endswith(build):
        worker.close()
        raise WorkerLost(f"{folder} holds {worker.about}, not the {build} build")
    return worker


def measure(build: str, folder: Path, asked: argparse.Namespace) -> dict[str, Record]:
    """Measure slices of both sides in turn."""
    if build == "compiled" and not python_of(folder / ".venv-compiled").exists():
        subprocess.run([sys.executable, "run.py", "compiled"], cwd=folder, check=True)
    records = {HERE: Record(HERE), THERE: Record(THERE)}
    workers = {HERE: start(build, ROOT), THERE: start(build, folder)}
    for number in range(asked.rounds):
        print(f"{build}: round {number + 1} of {asked.rounds}", flush=True)
        for side in SLICES:
            records[side].about = workers[side].about
            records[side].add(by_processor(workers[side].run("play", asked.seconds)))
    for worker in workers.values():
        worker.close()
    return records


def by_processor(done: dict[str, float]) -> dict[str, float]:
    """Return a slice measured by processor time, so that other load on the machine doesn't count."""
    return done | {"seconds": done["cpu"]}


def ratio(here: Sequence[float], there: Sequence[float]) -> Spread:
    """Return the ratio of paired slices, in the order they were taken."""
    found = report.spread([mine / theirs for mine, theirs in zip(here, there, strict=True)])
    assert found is not None
    return found


def lines_of(build: str, records: dict[str, Record]) -> list[str]:
    lines = []
    for record in records.values():
        rates = f"{report.cell(record.decisions)} decisions/s, {report.cell(record.games)} games/s"
        lines.append(f"{build}, {record.name:<6}{rates}  {record.about}")
    for what in ("decisions", "games"):
        found = ratio(getattr(records[HERE], what), getattr(records[THERE], what))
        figures = f"{found.median:.3f} ({found.low:.3f} to {found.high:.3f})"
        lines.append(f"{build}, here / there, {what}/s, median of {len(records[HERE].games)} slices: {figures}")
    return lines


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    about, _, details = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(prog="bench.against", description=about, epilog=details)
    parser.add_argument("commit", help="what to compare this tree with")
    parser.add_argument("--builds", nargs="+", choices=BUILDS, default=BUILDS)
    parser.add_argument("--rounds", type=int, default=10, help="of two slices each side (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice (%(default)s)")
    parser.add_argument("--keep", type=Path, help="clone here, and take what is there already")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    asked = options_of(arguments)
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as passing:
        folder = asked.keep.resolve() if asked.keep else Path(passing) / "there"
        clone(asked.commit, folder)
        for build in asked.builds:
            try:
                lines += lines_of(build, measure(build, folder, asked))
            except WorkerLost as lost:
                lines.append(f"{build}: not measured: {lost}")
    print("", *lines, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
