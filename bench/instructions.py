"""Counts the instructions of a game here and at another commit: `python -m bench.instructions COMMIT`.

A count of instructions hardly depends on what else the machine does, so it shows differences of a percent that seconds
hide. Each workload runs twice under valgrind, with few and with many games of the same seed; the difference divided by
the difference of the games leaves out start-up and caches. Both sides must play the same games: equal digests prove it.
Commands are counted from their start to their end. The commit is cloned into a temporary folder, or into `--keep`, and
prepared there by its own scripts. The compiled half needs `make compiled` here first.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.against import BUILDS, clone
from bench.ours import PLAYED
from bench.run import ROOT, python_of
from ludotheque.lab.simulation import run_games

SEED: Final = 7
VALGRIND: Final = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNTED: Final = re.compile(r"I\s+refs:\s+([\d,]+)")
ENVIRONMENTS: Final = dict(zip(BUILDS, (".venv", ".venv-compiled"), strict=True))
PLAY: Final = "from bench.instructions import play; print(play({name!r}, {games}))"
START: Final = "from ludotheque.cli.main import main; main({words!r})"
WHERE: Final = "import ludotheque.kernel.table as table; print(table.__file__)"


class Workload(NamedTuple):
    """Games of `bench.ours.PLAYED`: how many are played in the short and in the long run."""

    few: int
    many: int


WORKLOADS: Final = {
    "dice_throne": Workload(40, 120),
    "dice_throne_mixed": Workload(8, 16),
    "one_deck_dungeon": Workload(100, 500),
    "catacombs": Workload(10, 30),
}


COMMANDS: Final = {
    "ludo --help": ["--help"],
    "ludo games": ["games"],
    "ludo simulate": ["simulate", "dice_throne", "--games", "1"],
}
"""Commands whose whole run is counted."""
NAMES: Final = (*WORKLOADS, *COMMANDS)


class Unmeasured(Exception):
    """A workload cannot be counted; the message gives the reason."""


def play(name: str, games: int) -> str:
    """Play that many games of a workload, its setups in turn. Returns the digests of the setups."""
    played = PLAYED[name]()
    digests: list[str] = []
    for place, setup in enumerate(played.setups):
        share = len(range(place, games, len(played.setups)))
        done = run_games(
            game=setup.game,
            mode=setup.mode,
            heroes=setup.heroes,
            options=setup.options,
            agents=(played.agent,) * len(setup.heroes),
            games=share,
            seed=SEED,
        )
        digests.append(done.digest)
    return " ".join(digests)


def output(words: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    """Run a command with this tree's bench, and with the same hashes and kept bytecode each time."""
    environment = os.environ | {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unmeasured((done.stderr.strip() or f"{words[0]} failed").splitlines()[-1])
    return done


def instructions(report: str) -> int:
    """Return the number of instructions that valgrind reports."""
    found = COUNTED.search(report)
    if found is None:
        raise Unmeasured("valgrind reports no instructions")
    return int(found[1].replace(",", ""))


def counted(python: Path, code: str) -> int:
    return instructions(output([*VALGRIND, str(python), "-c", code]).stderr)


def per_game(python: Path, name: str) -> float:
    """Return the instructions of one game of a workload."""
    few, many = WORKLOADS[name]
    short, long = (counted(python, PLAY.format(name=name, games=games)) for games in (few, many))
    return (long - short) / (many - few)


def digests(python: Path, name: str) -> str:
    """Return the digests of the long run; it also writes the bytecode, so that no counted run compiles modules."""
    return output([str(python), "-c", PLAY.format(name=name, games=WORKLOADS[name].many)]).stdout.strip()


def of_command(python: Path, name: str) -> int:
    """Return the instructions of a command, after a run that writes the bytecode."""
    code = START.format(words=COMMANDS[name])
    output([str(python), "-c", code])
    return counted(python, code)


def compare(pythons: Sequence[Path], name: str) -> tuple[float, float]:
    """Return the instructions of one game, or of a command, with each Python."""
    here, there = pythons
    if name in COMMANDS:
        return of_command(here, name), of_command(there, name)
    if digests(here, name) != digests(there, name):
        raise Unmeasured("the games are not the same")
    return per_game(here, name), per_game(there, name)


def python_for(folder: Path, build: str) -> Path:
    """Return the Python of a build, after checking that it holds that build."""
    python = python_of(folder / ENVIRONMENTS[build])
    if not python.exists():
        raise Unmeasured(f"there is no {python}")
    plain = output([str(python), "-c", WHERE]).stdout.strip().endswith(".py")
    if plain != (build == "plain"):
        raise Unmeasured(f"{python.parent.parent} holds no {build} build")
    return python


def prepare(folder: Path, builds: Sequence[str]) -> None:
    """Create the environments of a clone that are not there yet."""
    for build, verb in zip(BUILDS, ("setup", "compiled"), strict=True):
        if build in builds and not python_of(folder / ENVIRONMENTS[build]).exists():
            subprocess.run([sys.executable, "run.py", verb], cwd=folder, check=True)


def line_of(build: str, name: str, here: float, there: float) -> str:
    """Return the line of a report: millions of instructions, and how many more they are here."""
    return f"{name:<18} {build:<8} {here / 1e6:9.3f} M here {there / 1e6:9.3f} M there {here / there - 1:+8.2%}"


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.instructions", description=__doc__)
    parser.add_argument("commit", help="what to compare this tree with")
    parser.add_argument("--builds", nargs="+", choices=BUILDS, default=BUILDS)
    parser.add_argument("--only", nargs="+", choices=NAMES, default=NAMES, help="what to count")
    parser.add_argument("--keep", type=Path, help="clone here, and take what is there already")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each workload and build. Returns 1 if one could not be measured."""
    asked = options_of(arguments)
    if shutil.which(VALGRIND[0]) is None:
        sys.exit(f"{VALGRIND[0]} is not installed")
    failed = 0
    with tempfile.TemporaryDirectory() as passing:
        folder = asked.keep.resolve() if asked.keep else Path(passing) / "there"
        clone(asked.commit, folder)
        prepare(folder, asked.builds)
        for build in asked.builds:
            for name in asked.only:
                try:
                    pythons = [python_for(place, build) for place in (ROOT, folder)]
                    print(line_of(build, name, *compare(pythons, name)), flush=True)
                except Unmeasured as reason:
                    failed = 1
                    print(f"{name:<18} {build:<8} not measured: {reason}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
