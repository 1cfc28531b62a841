"""The test suites: their folders, and how pytest runs them."""

import shlex
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from scripts.environments import ROOT, TEST
from scripts.result_log import NO_TEST_CHOSEN, SKIPPED, Reader
from scripts.result_log import PASSED as TEST_PASSED
from scripts.steps import FAILED, PASSED, Outcome, Progress, Work, environment

HANGS_SECONDS = 600  # ten times what the longest test needs
LOOK_SECONDS = 0.3  # seconds between two progress updates
UNUSED = ("-p", "no:schemathesis")  # its plugin takes a second to load, and its functions don't need it


PLAYING = ("agents", "lab")
SHOWN = ("cli", "presentation")  # these belong to the rest


def folders_of_games() -> list[Path]:
    """Return the test folders of all games."""
    return [path for path in sorted(ROOT.glob("tests/games/*/*")) if path.is_dir() and path.name != "__pycache__"]


def of_games(chosen: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the test folders of games with a matching name."""
    return tuple(path.relative_to(ROOT).as_posix() for path in folders_of_games() if chosen(path.name))


PLAYERS = ("tests/agents", "tests/bench", "tests/envs", "tests/lab", *of_games(lambda name: name in PLAYING))
RULES = (
    "tests/content",
    "tests/kernel",
    "tests/registry",
    "tests/storage",
    "tests/text",
    *of_games(lambda name: name not in (*PLAYING, *SHOWN)),
)
PATCHING = ("tests/games/dice_throne/lab/test_setups.py", "tests/lab/test_mutation.py")
"""Tests of agents that read, patch or subclass rules, which compiled rules don't allow."""
PROOFS = ("tests/server/proofs",)
SCREENS = ("tests/browser/test_access.py",)
TABLES = tuple(
    f"tests/browser/test_{name}.py"
    for name in ("duels", "front_door", "plain_table", "table_life", "teams", "tutorial")
)


def all_but(folder: str, *others: str) -> tuple[str, ...]:
    """Return arguments for a folder without some paths."""
    return (folder, *[f"--ignore={other}" for other in others])


SUITES: dict[str, dict[str, tuple[str, ...]]] = {
    "unit": {
        "rules": (*RULES, *PATCHING),
        "players": (*PLAYERS, *[f"--ignore={file}" for file in PATCHING]),
        "the rest": all_but("tests", *RULES, *PLAYERS, "tests/server", "tests/contract", "tests/browser"),
    },
    "server": {"proofs": PROOFS, "the rest": all_but("tests/server", *PROOFS)},
    "contract": {"": ("tests/contract",)},
    "browser": {"screens": SCREENS, "tables": TABLES, "the rest": all_but("tests/browser", *SCREENS, *TABLES)},
}
"""The pytest arguments for each portion of a suite. Each portion runs in its own process, in parallel.

That is cheaper than xdist workers, each of which collects all tests and creates all shared fixtures.
"""
ON_COMPILED = {("unit", "players"), ("server", "proofs"), ("server", "the rest"), ("contract", "")}
"""What runs on the compiled build if the same command makes one. It is faster, and it is what wheels contain."""


def pytest(*arguments: str, variables: Mapping[str, str] | None = None, chosen: Sequence[str] = ()) -> Work:
    """Return work that runs pytest. `chosen` are the user's own arguments, which may select no test at all."""

    def work(progress: Progress) -> Outcome:
        with tempfile.TemporaryDirectory() as folder:
            log, output = Path(folder, "results"), Path(folder, "output")
            words = [str(TEST.python), "-m", "pytest", "-q", "-p", "scripts.result_log", "--result-log", str(log)]
            words += ["-o", f"faulthandler_timeout={HANGS_SECONDS}", *UNUSED, *arguments, *chosen]
            reader = Reader(log)
            with (
                output.open("w", encoding="utf-8") as heard,
                subprocess.Popen(words, cwd=ROOT, stdout=heard, stderr=heard, env=environment(variables)) as process,
            ):
                code = followed(process, reader, progress)
            outcome = outcome_of(code, reader, output.read_text(encoding="utf-8", errors="replace"), chosen)
        outcome.alone = alone(variables or {})
        return outcome

    return work


def followed(process: "subprocess.Popen[bytes]", reader: Reader, progress: Progress) -> int:
    """Report progress until the tests have ended. Returns the exit code."""
    code = None
    while code is None:
        with suppress(subprocess.TimeoutExpired):
            code = process.wait(LOOK_SECONDS)
        for failure in reader.read_on():
            progress.show(f"{failure.name} failed")
        results = reader.results
        progress.words = f"{len(results.outcomes)} of {results.planned} tests" if results.planned else ""
    return code


def outcome_of(code: int, reader: Reader, output: str, chosen: Sequence[str]) -> Outcome:
    """Return the outcome of a run. If it was interrupted, pytest's own output is the log."""
    results = reader.results
    line = f"{results.count(TEST_PASSED)} passed"
    line += f", {len(results.failures)} failed" if results.failures else ""
    line += f", {results.count(SKIPPED)} skipped" if results.count(SKIPPED) else ""
    if code == NO_TEST_CHOSEN and chosen:
        return Outcome(PASSED, "no test chosen")
    if not results.ended and results.running:
        output += f"\nIt broke off while these tests ran: {', '.join(results.running)}\n"
    return Outcome(FAILED if code else PASSED, line, output, results)


def alone(variables: Mapping[str, str]) -> str:
    """Return the command that runs one test the same way, without the test's name."""
    given = [f"{name}={shlex.quote(value)}" for name, value in variables.items()]
    return " ".join([*given, str(TEST.python.relative_to(ROOT)), "-m pytest -m ''"])
