"""Pytest plugin that logs the result of every test, and a reader for that log.

Load it with `-p scripts.result_log --result-log FILE`. Reading needs only the standard library.
"""

import json
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

PASSED = "passed"
SKIPPED = "skipped"
FAILED = "failed"
WORST = (PASSED, SKIPPED, FAILED)
NO_TEST_CHOSEN = 5  # pytest's exit code if no test was selected


class Failure:
    """A failed test or unreadable module, with pytest's output."""

    def __init__(self, name: str, log: str) -> None:
        self.name = name
        self.log = log


class Results:
    """The results of a run so far."""

    def __init__(self) -> None:
        self.planned = 0
        self.outcomes: dict[str, str] = {}
        self.failures: list[Failure] = []
        self.running: list[str] = []
        self.ended = False

    def count(self, outcome: str) -> int:
        return sum(found == outcome for found in self.outcomes.values())

    def note(self, line: dict[str, Any]) -> None:  # as the plugin wrote it
        match line["what"]:
            case "planned":
                self.planned = line["tests"]
            case "began":
                self.running.append(line["test"])
            case "ended":
                self.ended = True
            case outcome:
                self.end(line["test"], outcome, line["log"])

    def end(self, test: str, outcome: str, log: str) -> None:
        if test in self.running:
            self.running.remove(test)
        if outcome == FAILED and self.outcomes.get(test) != FAILED:  # every worker reports a module it cannot read
            self.failures.append(Failure(test, log))
        self.outcomes[test] = outcome


class Reader:
    """Follows a file that is still being written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.place = 0
        self.results = Results()

    def read_on(self) -> list[Failure]:
        """Read new lines. Returns the new failures."""
        known = len(self.results.failures)
        if self.path.exists():
            with self.path.open(encoding="utf-8") as file:
                file.seek(self.place)
                while (line := file.readline()).endswith("\n"):
                    self.results.note(json.loads(line))
                    self.place = file.tell()
        return self.results.failures[known:]


class Writer:
    """The plugin of one run. With xdist, that of the controller process."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file
        self.found: dict[str, tuple[str, str]] = {}

    def write(self, what: str, **more: object) -> None:
        self.file.write(json.dumps({"what": what, **more}) + "\n")
        self.file.flush()

    def pytest_collection_finish(self, session: "pytest.Session") -> None:
        self.write("planned", tests=len(session.items))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.write("began", test=nodeid)

    def pytest_runtest_logreport(self, report: "pytest.TestReport") -> None:
        """Write the worst of the setup, call and teardown reports. A worker that crashed sends only one."""
        outcome, log = self.found.pop(report.nodeid, (PASSED, ""))
        worst = max(outcome, report.outcome, key=WORST.index)
        log += said(report) if report.failed else ""
        if report.when in ("setup", "call"):
            self.found[report.nodeid] = (worst, log)
        else:
            self.write(worst, test=report.nodeid, log=log)

    def pytest_collectreport(self, report: "pytest.CollectReport") -> None:
        if report.failed:
            self.write(FAILED, test=report.nodeid, log=said(report))

    def pytest_sessionfinish(self) -> None:
        self.write("ended")


class Planner:
    """Gets the number of tests from the xdist workers."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.writer.write("planned", tests=len(ids))


def said(report: "pytest.TestReport | pytest.CollectReport") -> str:
    """Return the traceback and the captured output of a test."""
    parts = [report.longreprtext, *[f"--- {title} ---\n{text.rstrip()}" for title, text in report.sections]]
    return "\n".join(part for part in parts if part) + "\n"


def pytest_addoption(parser: "pytest.Parser") -> None:
    parser.addoption("--result-log", metavar="FILE", help="write what becomes of every test into this file")


def pytest_configure(config: "pytest.Config") -> None:
    name = config.getoption("--result-log")
    if name is None or hasattr(config, "workerinput"):  # an xdist worker, which reports to its controller
        return
    writer = Writer(Path(name).open("w", encoding="utf-8"))  # noqa: SIM115 - open for as long as tests run
    config.pluginmanager.register(writer, "result-log")
    if config.pluginmanager.hasplugin("xdist"):
        config.pluginmanager.register(Planner(writer))
    config.add_cleanup(writer.file.close)
