"""The commands of `run.py` and the Makefile."""

import io
import sys
from collections.abc import Callable
from functools import partial

from scripts import client, compiled
from scripts.board import Board
from scripts.environments import PLAY, TEST, SetupFailed, prepare
from scripts.parts import PARTS, Plan, repeat, run_parts, run_soak, run_tests
from scripts.steps import Outcome, interactive, simply

INTERRUPTED = 130


def play(arguments: list[str]) -> int:
    """start a local server and open the browser; `-- --terminal` plays in the terminal"""
    prepare(PLAY)
    if "--terminal" not in arguments:
        client.build_if_stale(PLAY)
    return interactive(PLAY.script("ludo"), "play", *arguments)


def test(arguments: list[str]) -> int:
    """run the set-up, all checks and all tests; `-- --part NAME` runs one part, other arguments go to pytest"""
    return run_tests(arguments)


def check(_arguments: list[str]) -> int:
    """check formatting, lint and types of Python and of the client, and the import contracts"""
    board = Board()
    with board.watched():
        run_parts(Plan(board, {"checks", "client packages"}))
    return board.report(partial(repeat, "test"))


def soak(arguments: list[str]) -> int:
    """run the long tests: coverage play, random flicks, contract, server (also PostgreSQL), Lighthouse, mutation"""
    return run_soak(arguments)


def bench(arguments: list[str]) -> int:
    """benchmark against other engines, plain and compiled, then flicks against pymunk, the solver and the pages"""
    prepare(TEST)
    Board().run("compiled build", simply(compiled.build_if_possible))
    codes = [interactive(TEST.python, "-m", "bench.run", *arguments)]
    codes += [interactive(TEST.python, "-m", module) for module in ("bench.physics", "bench.solver", "bench.pages")]
    return max(codes)


def compile_rules(_arguments: list[str]) -> int:
    """build kernel and rules with mypyc into .venv-compiled"""
    board = Board()
    board.run("compiled build", simply(build))
    return board.report(partial(repeat, "compiled"))


def build() -> Outcome:
    prepare(TEST)
    return compiled.build()


def setup(_arguments: list[str]) -> int:
    """install everything `test` needs and build the web client, without running tests"""
    board = Board()
    with board.watched():
        run_parts(Plan(board, {"pages", "client packages"}))
    return board.report(partial(repeat, "setup"))


VERBS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "soak": soak,
    "bench": bench,
    "compiled": compile_rules,
    "setup": setup,
}


def usage() -> str:
    lines = [f"  {name:<9} {' '.join((verb.__doc__ or '').split())}" for name, verb in VERBS.items()]
    parts = f"parts of test: {', '.join(PARTS)}"
    return "\n".join(["usage: python3 run.py VERB [-- ARGUMENT…]", "", *lines, "", parts])


def main(words: list[str]) -> int:
    """Run the command line. Returns 2 for an unknown verb, 1 for a failure."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # the terminal may lack some letters
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
