"""The commands of run.py: what they refuse, what they pass on, which parts they run and how those are repeated."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from run import refusal
from scripts import browser, client, compiled, parts, verbs
from scripts.board import Step
from scripts.result_log import Failure
from scripts.steps import FAILED, PASSED, SKIPPED, Outcome, Progress, Work
from scripts.suites import SUITES

ROOT = Path(__file__).resolve().parents[2]


def test_an_old_python_is_refused_in_one_sentence() -> None:
    sentence = refusal((3, 10))
    assert sentence == "This needs Python 3.11 or newer, and this is Python 3.10; try `make PYTHON=python3.11`."


@pytest.mark.parametrize("version", [(3, 11), (3, 13), (4, 0)])
def test_a_recent_python_is_not_refused(version: tuple[int, int]) -> None:
    assert refusal(version) == ""


def test_run_needs_no_installed_package() -> None:
    words = [sys.executable, "-E", "-s", "-S", str(ROOT / "run.py"), "--help"]
    said = subprocess.run(words, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    assert "usage" in said
    assert "-- --part NAME" in said
    assert "parts of test: checks, client, unit, server, contract, browser, agreement" in said


def test_an_unknown_verb_is_answered_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert verbs.main(["paly"]) == 2
    assert "python3 run.py VERB" in capsys.readouterr().err


def test_the_makefile_knows_every_verb() -> None:
    line = next(line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("VERBS"))
    assert line.removeprefix("VERBS :=").split() == list(verbs.VERBS)


@pytest.mark.parametrize("words", [["echo", "--", "--lang", "fr"], ["echo", "--lang", "fr"]])
def test_what_follows_the_verb_is_passed_on(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    def echo(arguments: list[str]) -> int:
        given.extend(arguments)
        return 7

    monkeypatch.setitem(verbs.VERBS, "echo", echo)
    assert verbs.main(words) == 7
    assert given == ["--lang", "fr"]


def test_without_a_compiler_the_build_is_skipped_in_the_tests_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiled.build_if_possible().verdict == SKIPPED
    outcome = compiled.build()
    assert outcome.verdict == FAILED
    assert outcome.line.startswith("There is no C compiler (no-such-compiler) here")


class Ran:
    """A project in which nothing is run but everything noted; what is named in `broken` fails."""

    def __init__(self) -> None:
        self.commands: list[str] = []
        self.broken: set[str] = set()

    def quiet(self, *words: str | Path, variables: dict[str, str] | None = None, **_more: object) -> Work:
        """Stands for commands and for runs of pytest."""
        said = self.spelled(*(variables or ()), *words)

        def work(_progress: Progress) -> Outcome:
            self.commands.append(said)
            failed = any(name in said for name in self.broken)
            return Outcome(FAILED if failed else PASSED, "", f"what {said} printed\n" if failed else "")

        return work

    @staticmethod
    def spelled(*words: str | Path) -> str:
        """A command without the folders in it."""
        return " ".join(Path(word).name for word in words)

    def tests(self, *words: str, variables: dict[str, str] | None = None, chosen: list[str] | None = None) -> Work:
        return self.quiet("pytest", *words, *(chosen or ()), variables=variables)

    def simple(self, name: str) -> Callable[[], Outcome]:
        return lambda: self.quiet(name)(Progress(print))


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Ran:
    found = Ran()
    monkeypatch.setattr(parts, "quiet", found.quiet)
    monkeypatch.setattr(parts, "command", found.quiet)
    monkeypatch.setattr(parts, "pytest", found.tests)
    monkeypatch.setattr(client, "script", lambda name: found.quiet("npm", name))
    for name in ("node_ready", "python_ready", "client_ready", "pages_ready"):
        monkeypatch.setattr(parts, name, found.simple(name))
    monkeypatch.setattr(browser, "ready", found.simple("ready"))
    monkeypatch.setattr(compiled, "missing_compiler", lambda: "")
    monkeypatch.setattr(compiled, "site_packages", lambda: ROOT / "elsewhere")
    return found


def test_all_parts_run_and_the_first_line_says_which_python(ran: Ran, capsys: pytest.CaptureFixture[str]) -> None:
    assert verbs.main(["test"]) == 0
    said = capsys.readouterr().out
    assert f"Python {sys.version.split()[0]} (" in said.splitlines()[0]
    assert said.endswith("\n0 passed, 0 failed\n")
    for wanted in (
        "mypy",
        "lint-imports",
        "ruff check",
        "npm check",
        "npm lint",
        "npm format",
        "npm test",
        "pages_ready",
    ):
        assert any(wanted in command for command in ran.commands), wanted
    for portions in SUITES.values():
        for words in portions.values():
            assert any(ran.spelled("pytest", *words) in command for command in ran.commands), words
    assert any(command.endswith("scripts.same_digests") for command in ran.commands)


def test_nothing_begins_before_what_it_needs(ran: Ran) -> None:
    verbs.main(["test"])
    order = [place for place, command in enumerate(ran.commands) if command in ("client_ready", "pages_ready", "ready")]
    assert [ran.commands[place] for place in order] == ["client_ready", "pages_ready", "ready"]
    browsing = [place for place, command in enumerate(ran.commands) if "pytest" in command and "browser" in command]
    assert min(browsing) > order[-1]
    built = next(place for place, command in enumerate(ran.commands) if command.endswith("scripts.compiled"))
    later = [place for place, command in enumerate(ran.commands) if "contract -m" in command or "digests" in command]
    assert len(later) == 3
    assert min(later) > built


def test_contract_tests_run_compiled_and_those_that_cannot_run_plain(ran: Ran) -> None:
    assert verbs.main(["test", "--", "--part", "contract", "-k", "undo"]) == 0
    assert sorted(command for command in ran.commands if "contract" in command) == [
        "PYTHONPATH pytest contract -m not plain and not soak -k undo",
        "pytest contract -m plain and not soak -k undo",
    ]
    assert any("scripts.compiled" in command for command in ran.commands)


@pytest.mark.parametrize("why", ["no compiler", "broken"])
def test_without_a_compiled_build_contract_tests_run_plain_and_nothing_is_compared(
    ran: Ran, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], why: str
) -> None:
    if why == "broken":
        ran.broken = {"scripts.compiled"}
    else:
        monkeypatch.setattr(compiled, "missing_compiler", lambda: "There is no C compiler here.")
    code = verbs.main(["test", "--part", "contract", "--part", "agreement"])
    assert code == (1 if why == "broken" else 0)
    assert [command for command in ran.commands if "pytest" in command] == ["pytest contract"]
    assert not any("digests" in command for command in ran.commands)
    said = capsys.readouterr().out
    assert "skipped plain and compiled agree, 0 s: nothing is compiled" in said
    assert ("skipped compiled build, 0 s: There is no C compiler here." in said) == (why != "broken")


def test_a_part_runs_alone_and_other_arguments_go_to_pytest(ran: Ran) -> None:
    assert verbs.main(["test", "--", "--part", "server", "-x"]) == 0
    assert sorted(ran.commands) == [
        "client_ready",
        "node_ready",
        "pages_ready",
        "pytest proofs -x",
        f"pytest server {Path('--ignore=tests/server/proofs').name} -x",
        "python_ready",
    ]


def test_an_unknown_part_is_refused_with_those_there_are(ran: Ran, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        verbs.main(["test", "--part", "sever"])
    assert refused.value.code == 2
    assert ran.commands == []
    assert "'checks', 'client', 'unit', 'server', 'contract', 'browser', 'agreement'" in capsys.readouterr().err


def test_a_failure_is_shown_at_the_end_with_its_log_and_the_command_that_repeats_it(
    ran: Ran, capsys: pytest.CaptureFixture[str]
) -> None:
    ran.broken = {"mypy"}
    assert verbs.main(["test"]) == 1
    said = capsys.readouterr().out
    *_, end = said.partition("── mypy ──")
    assert "what python -m mypy" in end
    assert "this part again: " in end
    assert "run.py test -- --part checks" in end
    assert end.endswith("\n0 passed, 1 failed\n")
    assert any("digests" in command for command in ran.commands)  # the other parts are run all the same


@pytest.mark.parametrize(
    ("broken", "begun"),
    [
        ("node_ready", {"node_ready"}),
        ("python_ready", {"node_ready", "python_ready", "client_ready", "pages_ready", "ready"}),
    ],
)
def test_what_cannot_be_set_up_ends_the_tests(
    ran: Ran, capsys: pytest.CaptureFixture[str], broken: str, begun: set[str]
) -> None:
    ran.broken = {broken}
    assert verbs.main(["test"]) == 1
    assert set(ran.commands) == begun
    assert capsys.readouterr().out.endswith("\n0 passed, 1 failed\n")


def test_a_soak_runs_what_the_tests_leave_out(ran: Ran) -> None:
    assert verbs.main(["soak", "--games", "9"]) == 0
    runs = [command for command in ran.commands if "pytest" in command]
    patient = "-n 2 -m  -o faulthandler_timeout=6000"
    assert runs == [
        f"CONTRACT_SCALE pytest contract {patient}",
        f"CONTRACT_SCALE pytest server {patient}",
        f"pytest browser {patient} -m soak",
        f"pytest bench {patient} -m soak",
    ]
    assert any(command.endswith("--games 9") for command in ran.commands)
    assert "pages_ready" in ran.commands


def test_checks_alone_look_at_python_and_at_the_client(ran: Ran) -> None:
    assert verbs.main(["check"]) == 0
    assert len([command for command in ran.commands if command.startswith("npm")]) == 3
    assert len([command for command in ran.commands if "ruff" in command]) == 2
    assert "pages_ready" not in ran.commands
    assert not any("pytest" in command for command in ran.commands)


def test_setting_up_builds_the_pages_and_runs_nothing(ran: Ran) -> None:
    assert verbs.main(["setup"]) == 0
    assert ran.commands[0] == "node_ready"
    assert sorted(ran.commands) == ["client_ready", "node_ready", "pages_ready", "python_ready"]
    assert ran.commands.index("client_ready") < ran.commands.index("pages_ready")


def test_the_command_that_repeats_a_test_names_it_for_a_shell() -> None:
    step = Step("server tests", "server", Progress(print), 0)
    step.outcome.alone = ".venv/bin/python -m pytest"
    alone, again = partial(parts.repeat, "test")(step, Failure("tests/a.py::test_b[c d]", ""))
    assert alone == "this test alone: .venv/bin/python -m pytest 'tests/a.py::test_b[c d]'"
    assert again.endswith("run.py test -- --part server")
    assert parts.repeat("soak", step, Failure("", ""))[0].endswith(" run.py soak")


def collected(words: tuple[str, ...]) -> set[Path]:
    """The modules of tests that pytest finds by these words."""
    given = {ROOT / word for word in words if not word.startswith("--ignore=")}
    left_out = {ROOT / word.removeprefix("--ignore=") for word in words if word.startswith("--ignore=")}
    found = {file for place in given for file in (place.rglob("test_*.py") if place.is_dir() else [place])}
    return {file for file in found if not left_out & {file, *file.parents}}


def test_every_module_of_tests_is_in_one_portion_of_one_suite() -> None:
    portions = [collected(words) for suite in SUITES.values() for words in suite.values()]
    assert sorted(file for portion in portions for file in portion) == sorted((ROOT / "tests").rglob("test_*.py"))
    assert all(portions)


def test_whatever_only_a_soak_runs_is_where_a_soak_looks_and_is_listed() -> None:
    listed = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    marked = [file for file in (ROOT / "tests").rglob("*.py") if "mark.soak" in file.read_text(encoding="utf-8")]
    places = {file.relative_to(ROOT / "tests") for file in marked if file != Path(__file__)}
    assert {place.parts[0] for place in places} <= {"bench", "browser", "contract", "server"}
    assert [place.as_posix() for place in places if f"tests/{place.as_posix()}" not in listed] == []
