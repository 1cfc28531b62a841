"""Pytest plugin that runs a game's rule tests against changed rules.

`-p ludotheque.lab.mutation_tests --changes FILE` collects the tests once and then forks a process per change. The child
replaces the code of the changed function and runs the tests that reach the changed lines. `--override FILE` is for
changes that this cannot see, because their function runs during collection: it imports the changed module from the
start and runs all tests.
"""

import gc
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Final

import pytest

JOBS: Final = os.cpu_count() or 1
LONGEST_TEST: Final = 60  # seconds; a change that causes an endless loop counts as noticed
CALLED_OFTEN: Final = 3  # the result of a function with fewer calling tests may be cached for later tests
NOTICED: Final = "noticed"
SURVIVED: Final = "survived"
UNREACHED: Final = "unreached"  # no test calls it, as far as this process can see

Function = tuple[str, int]  # its file and first line, decorators included
Code = tuple[str, int, str]  # a file, the first line of a code object, and its name
Lines = dict[Function, set[int]]  # the executed lines of each called function
Change = dict[str, Any]
"""Read from JSON: number, file, line and name of the function, first and last changed line, text of the module."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--changes", help="a file of changes, one a line as JSON; verdicts are appended to FILE.verdicts")
    parser.addoption("--override", help="a file with one such change, which is imported instead of the module")


def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Install the changed module before conftests import rules."""
    override = early_config.known_args_namespace.override
    if override:
        sys.meta_path.insert(0, ChangedModule(json.loads(Path(override).read_text(encoding="utf-8"))))


def pytest_configure(config: pytest.Config) -> None:
    changes = config.getoption("changes")
    if changes:
        config.pluginmanager.register(ForkedRuns(Path(changes)))


class ChangedModule(MetaPathFinder):
    """Imports one module with the text of a change."""

    def __init__(self, change: Change) -> None:
        self.change = change

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin != self.change["file"]:
            return None
        spec.loader = ChangedSource(name, self.change["file"], self.change["text"])
        return spec


class ChangedSource(SourceFileLoader):
    """Compiles a given text instead of the file's content."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, _name: str) -> CodeType:
        return compile(self.text, self.path, "exec")


class ForkedRuns:
    """Runs the collected tests once to record what they call, then for each change those that matter."""

    def __init__(self, changes: Path) -> None:
        self.changes = [json.loads(line) for line in changes.read_text(encoding="utf-8").splitlines()]
        self.verdicts = Path(f"{changes}.verdicts")
        wanted = {function_of(change) for change in self.changes}
        self.functions = {
            code: function
            for file in {change["file"] for change in self.changes}
            for code, function in codes_of(file).items()
            if function in wanted
        }
        self.ran = Path(f"{changes}.ran")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Replace the usual test loop."""
        functions = [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]
        gc.freeze()  # keeps the collector from copying memory that the children share
        survey = forked(partial(self.survey, session))
        if os.waitstatus_to_exitcode(os.waitpid(survey, 0)[1]):
            raise pytest.UsageError("a test fails without any change")
        ran = {name: lines_from(raw) for name, raw in json.loads(self.ran.read_text(encoding="utf-8")).items()}
        running: dict[int, Change] = {}
        for change in self.changes:
            tests = closest_first(session.items, ran, change)
            changed = [function for function in functions if is_changed(function.__code__, change)]
            if not tests or not changed:
                self.note(change, UNREACHED)
                continue
            if len(running) == JOBS:
                self.end_one(running)
            code = code_of(compile(change["text"], change["file"], "exec"), change["name"])
            running[forked(partial(run_changed, session, tests, changed, code))] = change
        while running:
            self.end_one(running)
        return True

    def survey(self, session: pytest.Session) -> int:
        """Run every test and record which lines of the changed functions it reaches."""
        found: dict[str, list[Any]] = {}  # lines of functions, JSON-ready
        for item in session.items:
            with recorded_lines(self.functions) as lines:
                run_test(session, item)
            if session.testsfailed:
                sys.stderr.write(f"{item.nodeid} fails without any change\n")
                return 1
            found[item.nodeid] = [[*function, sorted(ran)] for function, ran in lines.items()]
        self.ran.write_text(json.dumps(found), encoding="utf-8")
        return 0

    def end_one(self, running: dict[int, Change]) -> None:
        """Wait for one child. One that was killed, for example by its alarm, has noticed the change."""
        child, status = os.wait()
        self.note(running.pop(child), NOTICED if status else SURVIVED)

    def note(self, change: Change, verdict: str) -> None:
        with self.verdicts.open("a", encoding="utf-8") as file:
            file.write(json.dumps([change["number"], verdict]) + "\n")


def closest_first(items: list[pytest.Item], ran: dict[str, Lines], change: Change) -> list[pytest.Item]:
    """Return the tests that reach the changed lines, the most specific first.

    If few tests call the function at all, its result may be cached between tests. Then all tests are returned.
    """
    function, lines = function_of(change), range(change["first"], change["last"] + 1)
    calling = [item for item in items if function in ran[item.nodeid]]
    calling.sort(key=lambda item: len(ran[item.nodeid]))
    if 0 < len(calling) <= CALLED_OFTEN:
        return calling + [item for item in items if item not in calling]
    return [item for item in calling if not ran[item.nodeid][function].isdisjoint(lines)] or calling[:1]


def forked(work: Callable[[], int]) -> int:
    """Return the process id of a child that does the work and exits with its result."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        code = work()
    finally:
        os._exit(code)


def run_changed(session: pytest.Session, tests: list[pytest.Item], changed: list[FunctionType], code: CodeType) -> int:
    """Return 1 if a test fails with the changed code, else 0."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    for function in changed:
        function.__code__ = code
    for item in tests:
        signal.alarm(LONGEST_TEST)
        run_test(session, item)
        if session.testsfailed:
            return 1
    return 0


def run_test(session: pytest.Session, item: pytest.Item) -> None:
    """Run one test with all its fixtures, which end with it."""
    session.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def function_of(change: Change) -> Function:
    return change["file"], change["line"]


def codes_of(file: str) -> dict[Code, Function]:
    """Return the function of each code object in a file. Comprehensions and lambdas are separate code objects."""
    found: dict[Code, Function] = {}
    waiting: list[tuple[CodeType, Function | None]] = [(compile(Path(file).read_bytes(), file, "exec"), None)]
    while waiting:
        code, function = waiting.pop()
        for part in [constant for constant in code.co_consts if isinstance(constant, CodeType)]:
            own = function if part.co_name.startswith("<") else (file, part.co_firstlineno)
            waiting.append((part, own))
            if own is not None:
                found[file, part.co_firstlineno, part.co_name] = own
    return found


def lines_from(raw: list[Any]) -> Lines:  # from JSON
    return {(file, line): set(ran) for file, line, ran in raw}


def is_changed(code: CodeType, change: Change) -> bool:
    return (code.co_filename, code.co_firstlineno) == function_of(change)


def code_of(code: CodeType, name: str) -> CodeType:
    """Return the code of a function by its qualified name in a module's code."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return code_of(constant, name)
    raise LookupError(name)


@contextmanager
def recorded_lines(functions: dict[Code, Function]) -> Iterator[Lines]:
    """Record the executed lines of these functions."""
    found: Lines = {}

    def trace(frame: FrameType, _event: str, _argument: object) -> Callable[..., Any] | None:  # as sys.settrace
        """Trace each call. The result traces each line of that function."""
        code = frame.f_code
        function = functions.get((code.co_filename, code.co_firstlineno, code.co_name))
        if function is None:
            return None
        lines = found.setdefault(function, set())

        def local(frame: FrameType, _event: str, _argument: object) -> Callable[..., Any]:  # the same
            lines.add(frame.f_lineno)
            return local

        return local

    sys.settrace(trace)
    try:
        yield found
    finally:
        sys.settrace(None)
