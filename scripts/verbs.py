"""What `run.py` and the Makefile can be asked to do."""

import io
import os
import sys
from collections.abc import Callable
from functools import partial

from scripts import browser, client, compiled
from scripts.environments import PLAY, ROOT, TEST, SetupFailed, prepare
from scripts.steps import PASSED, SKIPPED, Aside, Outcome, Work, command, interactive, quiet, step, summary

WORKERS = "2"
MORE_WORKERS = "3"  # those of the server wait much of the time: for clocks, for processes, for what never comes
PROCESSORS = 2
INTERRUPTED = 130
HANGS_SECONDS = 600  # the longest test of all needs a tenth of it
SCALE = 10  # of a soak


def play(arguments: list[str]) -> int:
    """start a server on this machine and open it in the browser; `-- --terminal` plays in the terminal"""
    prepare(PLAY)
    if "--terminal" not in arguments:
        client.build_if_stale(PLAY)
    return interactive(PLAY.script("ludo"), "play", *arguments)


def test(arguments: list[str]) -> int:
    """setup, check, tests of the client, of every part, of the server, in the browser, plain against compiled"""
    results = [step("setup", installed), step("pages", partial(client.build_if_stale, TEST))]
    results += Aside([*checks(), ("client tests", client.script("test"))], PROCESSORS).results()
    apart = [f"--ignore=tests/{name}" for name in ("browser", "contract", "server")]
    building = Aside([("compiled build", compiled_aside())], 1)  # half of it needs one processor only
    results.append(step("unit tests", pytest("tests", *apart, *arguments)))
    results += (built := building.results())
    results.append(step("server tests", pytest("tests/server", "-n", MORE_WORKERS, *arguments)))
    results.append(step("contract tests", pytest("tests/contract", *arguments)))
    results.append(step("browser", browser.ready))
    results.append(step("browser tests", pytest("tests/browser", *arguments)))
    if built[0].verdict == PASSED:
        results.append(step("plain and compiled agree", command(TEST.python, "-m", "scripts.same_digests")))
    return summary(results)


def check(_arguments: list[str]) -> int:
    """formatting, lint and types of Python and of the client, and the import contracts"""
    installed()
    return summary(Aside(checks(), PROCESSORS).results())


def soak(arguments: list[str]) -> int:
    """play until everything was used, flick at random, contract and server tests ten times as long, the mutation run"""
    prepare(TEST)
    patient = ("-o", f"faulthandler_timeout={SCALE * HANGS_SECONDS}")
    os.environ["CONTRACT_SCALE"] = str(SCALE)
    return summary(
        [
            step("least used first", command(TEST.python, "-m", "ludotheque.lab.soak", "--jobs", WORKERS, *arguments)),
            step("flicks at random", command(TEST.python, "-m", "ludotheque.lab.catacombs.flicks")),
            step("contract tests", pytest("tests/contract", *patient)),
            step("server tests", pytest("tests/server", *patient)),
            step("mutation", command(TEST.python, "-m", "ludotheque.lab.mutation")),
        ]
    )


def bench(arguments: list[str]) -> int:
    """measure beside other engines, plain and compiled; then flicks beside pymunk, the solver, and the pages"""
    prepare(TEST)
    step("compiled build", compiled.build_if_possible)
    codes = [interactive(TEST.python, "-m", "bench.run", *arguments)]
    codes += [interactive(TEST.python, "-m", module) for module in ("bench.physics", "bench.solver", "bench.pages")]
    return max(codes)


def compile_rules(_arguments: list[str]) -> int:
    """build kernel and rules with mypyc into .venv-compiled"""
    prepare(TEST)
    return summary([step("compiled build", compiled.build)])


def setup(_arguments: list[str]) -> int:
    """install everything `test` needs, build the pages, run nothing"""
    installed()
    client.build_if_stale(TEST)
    print("Ready.")
    return 0


VERBS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "soak": soak,
    "bench": bench,
    "compiled": compile_rules,
    "setup": setup,
}


def installed() -> Outcome:
    prepare(TEST)
    client.install(client.node_of(TEST))
    return Outcome(PASSED)


def checks() -> list[tuple[str, Work]]:
    """The longest first, so that the last ones end together."""
    ruff = TEST.script("ruff")
    typed = [
        name for name in ("src", "tests", "scripts", "bench", "run.py", "hatch_build.py") if (ROOT / name).exists()
    ]
    return [
        ("mypy", quiet(TEST.python, "-m", "mypy", *typed)),
        ("client types", client.script("check")),
        ("client lint", client.script("lint")),
        ("client format", client.script("format")),
        ("import contracts", quiet(TEST.script("lint-imports"), "--no-logo")),
        ("ruff check", quiet(ruff, "check")),
        ("ruff format", quiet(ruff, "format", "--check")),
    ]


def compiled_aside() -> Work:
    """The compiled build as a command of its own, or why there is none."""
    if missing := compiled.missing_compiler():
        return lambda: Outcome(SKIPPED, missing, missing + "\n")
    return quiet(sys.executable, "-m", "scripts.compiled")


def pytest(*arguments: str) -> Work:
    hangs = f"faulthandler_timeout={HANGS_SECONDS}"
    return command(TEST.python, "-m", "pytest", "-q", "-n", WORKERS, "--durations=10", "-o", hangs, *arguments)


def usage() -> str:
    lines = [f"  {name:<9} {verb.__doc__}" for name, verb in VERBS.items()]
    return "\n".join(["usage: python3 run.py VERB [-- ARGUMENT…]", "", *lines])


def main(words: list[str]) -> int:
    """Do what the command line asks for; 2 for a word that is none of ours, 1 for a failure."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without these letters is no reason to stop
    if words[:1] in (["-h"], ["--help"], ["help"]):
        print(usage())
        return 0
    if not words or words[0] not in VERBS:
        print(usage(), file=sys.stderr)
        return 2
    arguments = words[2:] if words[1:2] == ["--"] else words[1:]
    try:
        return VERBS[words[0]](arguments)
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
