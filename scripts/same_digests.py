"""Prove that the plain and the compiled package play the same games to the same end."""

import json
import subprocess
import sys

from scripts.environments import COMPILED, PLAY, Environment

# Where each seat sits with each hero, and a few games of players that think.
RUNS = (
    ("dice_throne", "barbarian,pyromancer", "random,random", 200),
    ("dice_throne", "pyromancer,barbarian", "random,random", 100),
    ("dice_throne", "barbarian,pyromancer", "sensible,random", 10),
)
SEED = "20"
WHERE = "import ludotheque.kernel.table as table; print(table.__file__)"


def compiled_for_certain() -> bool:
    words = [str(COMPILED.python), "-c", WHERE]
    return not subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip().endswith(".py")


def simulate(environment: Environment, run: tuple[str, str, str, int]) -> "subprocess.Popen[str]":
    game, heroes, agents, games = run
    words = [str(environment.script("ludo")), "simulate", game, "--heroes", heroes, "--agents", agents]
    words += ["--games", str(games), "--seed", SEED, "--json"]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True)


def digest(process: "subprocess.Popen[str]") -> str:
    """The digest a simulation printed; a failed one ends the comparison."""
    output, _ = process.communicate()
    if process.returncode:
        sys.exit(f"`{subprocess.list2cmdline(process.args)}` failed")  # type: ignore[arg-type]  # a list, as given above
    return str(json.loads(output)["digest"])


def main() -> int:
    if not compiled_for_certain():
        sys.exit(f"{COMPILED.folder.name} runs the plain kernel")
    differing = 0
    for run in RUNS:
        both = [simulate(PLAY, run), simulate(COMPILED, run)]
        plain, compiled = (digest(process) for process in both)
        same = plain == compiled
        differing += not same
        print(*run, "games:", f"same digest {plain}" if same else f"plain {plain}, compiled {compiled}", flush=True)
    games = sum(run[-1] for run in RUNS)
    print(f"{games} games, plain and compiled " + ("differ" if differing else "end alike"))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
