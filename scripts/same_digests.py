"""Checks that the plain and the compiled package play the same games to the same end, and match the stored digests.

`python -m scripts.same_digests --write` stores the current digests, after an intended change of behaviour.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ludotheque.kernel.game import Setup
from ludotheque.lab.setups import setups_of
from ludotheque.registry.discovery import agent_names, game_ids, game_named
from scripts.environments import COMPILED, PLAY, ROOT, Environment

RANDOM_GAMES = 300  # per game, spread over its representative setups
THINKING_GAMES = {"sensible": 10, "searcher": 1}  # by agents that think, with each game's first setup
SEED = 20
LANES = 2  # each with a plain and a compiled process; the compiled one mostly waits
LONGEST_SHOWN = 30  # letters of an option; a campaign sheet has many
FLICKS = "from ludotheque.games.catacombs.lab.random_flicks import digest; print(digest(1000, 2))"
PLAYS = """
import json, sys
from ludotheque.lab.simulation import run_games
for line in sys.stdin:
    batch = json.loads(line)
    heroes, agents = tuple(batch.pop("heroes")), tuple(batch.pop("agents"))
    print(run_games(heroes=heroes, agents=agents, **batch).digest, flush=True)
"""  # one process for many batches, because starting one takes longer than most batches
KEPT = ROOT / "tests" / "golden" / "frozen" / "digests.txt"
WHERE = "import ludotheque.kernel.table as table; print(table.__file__)"


@dataclass(frozen=True)
class Run:
    """Games of one setup, with the agent at seat 0 and random ones at the others."""

    setup: Setup
    agent: str
    games: int

    def __str__(self) -> str:
        options = [f"{key}={value[:LONGEST_SHOWN]}" for key, value in self.setup.options.items()]
        heroes = ",".join(self.setup.heroes)
        return " ".join([self.setup.game, self.setup.mode, heroes, *options, self.agent, f"{self.games} games"])

    def batch(self) -> dict[str, Any]:  # JSON-ready values
        """Return the batch as JSON for a process."""
        setup = self.setup
        agents = [self.agent, *["random"] * (len(setup.heroes) - 1)]
        named = {"game": setup.game, "mode": setup.mode, "heroes": setup.heroes, "options": dict(setup.options)}
        return {**named, "agents": agents, "games": self.games, "seed": SEED}


def runs_of(game: str) -> Iterator[Run]:
    """Yield random games of every setup, and a few by agents that think."""
    setups = setups_of(game_named(game))
    for setup in setups:
        yield Run(setup, "random", -(-RANDOM_GAMES // len(setups)))
    for agent in agent_names(game):
        if agent in THINKING_GAMES:
            yield Run(setups[0], agent, THINKING_GAMES[agent])


def runs() -> list[Run]:
    """Return the runs of all games."""
    return [run for game in game_ids() for run in runs_of(game)]


def compiled_for_certain() -> bool:
    words = [str(COMPILED.python), "-c", WHERE]
    return not subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip().endswith(".py")


def player(environment: Environment) -> "subprocess.Popen[str]":
    """Start a process that plays batches with the package of that environment."""
    words = [str(environment.python), "-c", PLAYS]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def tell(process: "subprocess.Popen[str]", run: Run) -> None:
    assert process.stdin
    process.stdin.write(json.dumps(run.batch()) + "\n")
    process.stdin.flush()


def digest(process: "subprocess.Popen[str]") -> str:
    """Return the digest of the last batch. A failed process ends the comparison."""
    assert process.stdout
    if not (line := process.stdout.readline()):
        sys.exit(f"{subprocess.list2cmdline(process.args[:1])} failed")  # type: ignore[arg-type,index]  # a list
    return line.strip()


def digests(planned: list[Run]) -> list[tuple[str, str]]:
    """Return the digests of the plain and the compiled package for each run."""
    found = []
    with player(PLAY) as plain, player(COMPILED) as compiled:
        for run in planned:
            tell(plain, run)
            tell(compiled, run)
            found.append((digest(plain), digest(compiled)))
    return found


def flicks_differ() -> bool:
    """Return whether flicks differ. Games have few kinds of flicks; these include crowds, rows and mirror images."""
    words = [[str(build.python), "-c", FLICKS] for build in (PLAY, COMPILED)]
    both = [subprocess.Popen(each, stdout=subprocess.PIPE, text=True) for each in words]
    found = [process.communicate()[0].strip() for process in both]
    if any(process.returncode for process in both):
        sys.exit("flicking failed")
    print("1000 flicks:", " and ".join(found), flush=True)
    return found[0] != found[1]


def kept_digests() -> dict[str, str]:
    """Return the stored digest of each run."""
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return dict(line.rsplit(": ", 1) for line in lines)


def main(words: Sequence[str] = ()) -> int:
    if not compiled_for_certain():
        sys.exit(f"{COMPILED.folder.name} runs the plain kernel")
    differing = int(flicks_differ())
    played = runs()
    lanes = [played[lane::LANES] for lane in range(LANES)]
    found: dict[str, str] = {}
    with ThreadPoolExecutor(LANES) as pool:
        for lane, both in zip(lanes, pool.map(digests, lanes), strict=True):
            for run, (plain, compiled) in zip(lane, both, strict=True):
                same = plain == compiled
                differing += not same
                found[str(run)] = plain
                said = f"same digest {plain}" if same else f"plain {plain}, compiled {compiled}"
                print(run, said, sep=": ", flush=True)
    if "--write" in words:
        KEPT.write_text("".join(f"{run}: {found[str(run)]}\n" for run in played), encoding="utf-8")
    changed = differences(found)
    for line in changed:
        print(line)
    games = sum(run.games for run in played)
    print(f"{games} games, plain and compiled " + ("differ" if differing else "end alike") + ended(len(changed)))
    return 1 if differing or changed else 0


def differences(found: dict[str, str]) -> list[str]:
    """Return a line for each run that differs from the stored digests."""
    kept = kept_digests()
    names = dict.fromkeys([*kept, *found])
    return [
        f"{name}: {found.get(name, 'not played')}, kept {kept.get(name, 'nothing')}"
        for name in names
        if found.get(name) != kept.get(name)
    ]


def ended(changed: int) -> str:
    return f"; {changed} runs not as in {KEPT.relative_to(ROOT)}" if changed else ", as they were kept"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
