"""The suites of tests: where they stand, how pytest runs them, and what became of them."""

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

HANGS_SECONDS = 600  # the longest test of all needs a tenth of it
LOOK_SECONDS = 0.3  # between two looks at how far the tests are
UNUSED = ("-p", "no:schemathesis")  # its plugin takes pytest a second to load; its functions need none


PLAYING = ("agents", "lab")
SHOWN = ("cli", "presentation")  # these are among the rest


def folders_of_games() -> list[Path]:
    """The folders of the tests of each game."""
    return [path for path in sorted(ROOT.glob("tests/games/*/*")) if path.is_dir() and path.name != "__pycache__"]


def of_games(chosen: Callable[[str], bool]) -> tuple[str, ...]:
    """Those whose name is chosen."""
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
"""Tests among those of players that read, patch or subclass rules, which is not possible where these are compiled."""
PROOFS = ("tests/server/proofs",)
SCREENS = ("tests/browser/test_access.py",)
TABLES = tuple(
    f"tests/browser/test_{name}.py"
    for name in ("duels", "front_door", "plain_table", "table_life", "teams", "tutorial")
)


def all_but(folder: str, *others: str) -> tuple[str, ...]:
    """What stands in a folder and in none of these."""
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
"""What pytest is given for each portion of a suite; each runs in a process of its own, beside others.

That is cheaper than workers of one run, each of which reads all tests and makes all that tests share.
"""
ON_COMPILED = {("unit", "players"), ("server", "proofs"), ("server", "the rest"), ("contract", "")}
"""What runs on the compiled build where the same command makes one: it takes less time, and it is what wheels hold."""


def pytest(*arguments: str, variables: Mapping[str, str] | None = None, chosen: Sequence[str] = ()) -> Work:
    """Work that is one run of pytest; `chosen` is what a person added, which may leave no test at all."""

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
    """Tell how far the tests are until they have ended."""
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
    """What the run came to; where it broke off, what pytest itself printed is the log."""
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
    """The command that runs one test the same way; its name is to be added."""
    given = [f"{name}={shlex.quote(value)}" for name, value in variables.items()]
    return " ".join([*given, str(TEST.python.relative_to(ROOT)), "-m pytest -m ''"])
