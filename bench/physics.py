"""Benchmarks flicks against pymunk in one run, and compares their contacts: `python -m bench.physics`."""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from bench.run import ROOT, prepare_peers, python_of
from ludotheque.games.catacombs.lab.random_flicks import arena_of, spread
from ludotheque.games.catacombs.physics.flicks import Command

STEP = 0.001
FINE_STEP = 0.0001
FIRST = 3
PLAIN, COMPILED, PEER, FINE = "ours-plain", "ours-compiled", "pymunk", "pymunk-fine"
REQUIRED_RATIOS = {PLAIN: 10.0, COMPILED: 80.0}
REQUIRED_SAME = 0.98
TYPICAL = (500_000, 2_000_000)  # micrometres per second, as in the content files

Answer = dict[str, Any]  # the output of a contender's process


@dataclass
class Contender:
    """A contender's command and results: processor seconds per round, and all contacts."""

    command: list[str]
    about: str = ""
    missing: str = ""
    seconds: list[float] = field(default_factory=list)
    contacts: list[list[list[int]]] = field(default_factory=list)

    def run(self, given: str) -> None:
        if self.missing:
            return
        if not Path(self.command[0]).exists():
            self.missing = f"there is no {Path(self.command[0]).relative_to(ROOT)}"
            return
        done = subprocess.run(self.command, input=given, capture_output=True, text=True, cwd=ROOT, check=False)
        if done.returncode:
            self.missing = (done.stderr.strip() or "no reason given").splitlines()[-1]
            return
        answer: Answer = json.loads(done.stdout)
        self.about = answer["about"]
        self.seconds.append(answer["seconds"])
        self.contacts = answer["contacts"]


def contenders() -> dict[str, Contender]:
    peers, compiled = python_of(ROOT / ".venv-bench"), python_of(ROOT / ".venv-compiled")
    peer = [str(peers), "-m", "bench.physics_peer"]
    return {
        PLAIN: Contender([sys.executable, "-m", "bench.physics_ours"]),
        COMPILED: Contender([str(compiled), "-m", "bench.physics_ours"]),
        PEER: Contender([*peer, str(STEP)]),
        FINE: Contender([*peer, str(FINE_STEP)]),
    }


def shots(count: int) -> str:
    """Return random layouts between walls. The first disc is flicked in a random direction at a typical speed."""
    arena = arena_of("walls")
    made = []
    for number in range(count):
        random = Random(f"bench {number}")
        discs = [(*disc.kind, disc.x, disc.y) for disc in spread(arena, random)]
        command = Command(random.randrange(360_000), random.randint(*TYPICAL))
        made.append({"discs": discs, "velocity": command.velocity()})
    names = ("half_width", "half_height", "slowing", "disc_bounce", "wall_bounce")
    return json.dumps({"arena": {name: getattr(arena, name) for name in names}, "shots": made})


def measure(count: int, rounds: int) -> dict[str, Contender]:
    """Run every contender on all shots once a round. The fine steps, which are not for speed, run once in all."""
    given = shots(count)
    found = contenders()
    names = [PLAIN, COMPILED, PEER]
    for number in range(rounds):
        turn = number % len(names)
        for name in names[turn:] + names[:turn]:
            found[name].run(given)
    found[FINE].run(given)
    compiled = found[COMPILED]
    if not compiled.missing and compiled.about != "compiled":
        compiled.missing = "this environment holds plain physics"
    return found


def same(one: Contender, other: Contender) -> float:
    """Return the share of shots with the same first contacts in the same order."""
    pairs = list(zip(one.contacts, other.contacts, strict=True))
    return sum(first[:FIRST] == second[:FIRST] for first, second in pairs) / len(pairs)


def checks(found: dict[str, Contender]) -> list[tuple[str, float, float]]:
    """Return the requirements that were measured: name, bound and value."""
    peer = found[PEER]
    made: list[tuple[str, float, float]] = []
    for name, least in REQUIRED_RATIOS.items():
        if not found[name].missing and not peer.missing:
            ratios = [theirs / ours for ours, theirs in zip(found[name].seconds, peer.seconds, strict=True)]
            made.append((f"{name}, times as fast as {PEER} at {STEP} s", least, median(ratios)))
    if not peer.missing:
        made.append((f"same first {FIRST} contacts as {PEER} at {STEP} s", REQUIRED_SAME, same(found[PLAIN], peer)))
    if not found[FINE].missing:
        made.append((f"the same at {FINE_STEP} s", REQUIRED_SAME, same(found[PLAIN], found[FINE])))
    if not found[COMPILED].missing:
        made.append(("the same, plain and compiled", 1.0, same(found[PLAIN], found[COMPILED])))
    return made


def report(found: dict[str, Contender], count: int) -> bool:
    """Print all results. Returns whether the measured ones suffice."""
    for name, contender in found.items():
        if contender.missing:
            print(f"{name:<14} not measured: {contender.missing}")
            continue
        each = sum(len(contacts) for contacts in contender.contacts) / count
        spent = median(contender.seconds) / count * 1e6
        print(f"{name:<14} {spent:9.1f} µs a flick, {each:.2f} contacts ({contender.about})")
    sound = True
    for what, least, value in checks(found):
        sound = sound and value >= least
        print(f"{'ok' if value >= least else 'FAIL':<4} {what}: {value:.3g}, at least {least:g}")
    return sound


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bench. Returns 1 if a required value was measured and missed."""
    parser = argparse.ArgumentParser(prog="bench.physics", description=__doc__)
    parser.add_argument("--shots", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=3)
    said = parser.parse_args(arguments)
    prepare_peers(ROOT / ".venv-bench")
    return 0 if report(measure(said.shots, said.rounds), said.shots) else 1


if __name__ == "__main__":
    sys.exit(main())
