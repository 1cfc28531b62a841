"""Measures all contenders in one run, a short slice of each in turn, and reports: `python -m bench.run`."""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from bench import report
from bench.peers import PEERS
from bench.report import Record
from bench.worker import Worker, WorkerLost

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "bench" / "requirements.txt"
PEER_PACKAGES = ("open_spiel", "pymunk", "rlcard")
WARM_UP_SECONDS = 0.3


def python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare_peers(environment: Path) -> None:
    """Install the pinned peers in a separate environment."""
    stamp = environment / "peers.sha256"
    digest = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    print(f"installing the peers into {environment.name} (once)", flush=True)
    venv.create(environment, with_pip=False)
    (environment / ".gitignore").write_text("*\n")
    failed = [package for package in PEER_PACKAGES if not install(environment, package)]
    if not failed:
        stamp.write_text(digest)


def install(environment: Path, package: str) -> bool:
    """Install one peer with our pip. After a failure, the contender is missing later."""
    pip = [sys.executable, "-m", "pip", "--python", str(python_of(environment)), "install", "--quiet"]
    done = subprocess.run([*pip, "-c", str(REQUIREMENTS), package], capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip() or "no reason given").splitlines()[-1]
        print(f"{package} could not be installed: {reason}", flush=True)
    return done.returncode == 0


def commands() -> dict[str, list[str]]:
    """Return the command of each contender's process. Its Python may not exist."""
    peers = python_of(ROOT / ".venv-bench")
    builds = {"plain": Path(sys.executable), "compiled": python_of(ROOT / ".venv-compiled")}
    started = {
        name: [str(builds[build]), "-m", "bench.serving", "bench.ours", game]
        for name, (game, build) in report.OURS.items()
    }
    return started | {name: [str(peers), "-m", "bench.serving", "bench.peers", name] for name in PEERS}


def start(name: str, command: Sequence[str], records: dict[str, Record]) -> Worker | None:
    """Start and warm up one contender, or record why it is missing."""
    record = records[name] = Record(name)
    if not Path(command[0]).exists():
        record.missing = f"there is no {Path(command[0]).relative_to(ROOT)}"
        return None
    try:
        worker = Worker(command, ROOT)
        worker.run("play", WARM_UP_SECONDS)
    except WorkerLost as lost:
        record.missing = str(lost)
        return None
    record.about = worker.about
    if name in report.OURS and not worker.about.endswith(report.OURS[name][1]):
        record.missing = f"this environment holds {worker.about}"
        worker.close()
        return None
    return worker


def run_rounds(workers: dict[str, Worker], records: dict[str, Record], options: argparse.Namespace) -> None:
    """Give every contender a slice per round, starting with another one each time."""
    for number in range(options.rounds):
        names = list(workers)
        turn = number % max(len(names), 1)
        print(f"round {number + 1} of {options.rounds}", flush=True)
        for name in names[turn:] + names[:turn]:
            try:
                run_slice(workers[name], records[name], options)
            except WorkerLost as lost:
                records[name].lose(str(lost))
                del workers[name]


def run_slice(worker: Worker, record: Record, options: argparse.Namespace) -> None:
    record.add(worker.run("play", options.seconds))
    if worker.copies:
        record.add(worker.run("copies", options.copy_seconds))


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description="Measure random games side by side with peers.")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, each with a slice of every contender")
    parser.add_argument("--seconds", type=float, default=1.2, help="length of a slice of play")
    parser.add_argument("--copy-seconds", type=float, default=0.3, help="length of a slice of copying")
    parser.add_argument("--output", type=Path, default=ROOT / "bench" / "results" / "latest.json")
    options = parser.parse_args(arguments)
    if options.rounds < 1 or min(options.seconds, options.copy_seconds) <= 0:
        parser.error("rounds and seconds must be positive")
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bench. Returns 1 if a required value was measured and missed."""
    options = parse(arguments)
    prepare_peers(ROOT / ".venv-bench")
    records: dict[str, Record] = {}
    started = {name: start(name, command, records) for name, command in commands().items()}
    workers = {name: worker for name, worker in started.items() if worker is not None}
    run_rounds(workers, records, options)
    for worker in workers.values():
        worker.close()
    print("", *report.lines_of(records), sep="\n")
    options.output.parent.mkdir(parents=True, exist_ok=True)
    figures = report.as_json(records, options.rounds, options.seconds)
    options.output.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return int(any(check.verdict == "FAIL" for check in report.required(records)))


if __name__ == "__main__":
    sys.exit(main())
