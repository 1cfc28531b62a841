"""The mutation run changes rule code, one place at a time, and the same places for the same seed."""

import json
import os
import subprocess
import sys
from pathlib import Path

from ludotheque.lab import mutation_tests
from ludotheque.lab.mutation import change_of, lines_of_changes, read_verdicts, rule_modules, sampled
from ludotheque.lab.mutation_tests import NOTICED, SURVIVED, UNREACHED


def written(folder: Path, text: str) -> Path:
    path = folder / "rule.py"
    path.write_text(text, encoding="utf-8")
    return path


def made(folder: Path, body: str) -> list[str]:
    """All changes of a function with that body, as they stand in it afterwards."""
    path = written(folder, f"def rule(table: Table) -> None:\n    {body}\n")
    found = [change_of(path, number) for number in range(len(lines_of_changes(path)))]
    return [change.text.split("\n    ", 1)[1] for change in found]


def test_small_changes_of_each_kind(tmp_path: Path) -> None:
    assert made(tmp_path, "return a < b") == ["return a <= b"]
    assert made(tmp_path, "return a and b") == ["return a or b"]
    assert made(tmp_path, "return not a") == ["return a"]
    assert made(tmp_path, "a = 3") == ["a = 4"]
    assert made(tmp_path, "a += b") == ["pass"]
    assert made(tmp_path, "resolve(b)") == ["pass"]
    assert made(tmp_path, "return table.steal(a, b)") == ["return table.steal(b, a)"]


def test_what_only_tells_is_left_alone(tmp_path: Path) -> None:
    assert made(tmp_path, "'It is 3.'") == []
    assert made(tmp_path, "if table.listening: table.tell(3)") == []
    assert made(tmp_path, "raise BrokenRule(3)") == []


def test_rule_modules_are_the_rules() -> None:
    names = {path.name for path in rule_modules("dice_throne")}
    assert {"turn.py", "attack.py", "damage.py", "table.py", "modes.py"} <= names
    assert not {"game.py", "view.py", "effects.py", "loading.py"} & names


def test_the_same_seed_changes_the_same_places_and_spreads_them() -> None:
    first = sampled("dice_throne", 30, 1, games=2)
    assert [str(change) for change in first] == [str(change) for change in sampled("dice_throne", 30, 1, games=2)]
    assert len({change.module for change in first}) >= 20


def test_a_change_knows_the_function_it_is_in(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "def first(): pass\n\nclass Table:\n    @runs(\n        Deal)\n    def deal(self, a):\n        a += 3\n",
    )
    found = [change_of(path, number) for number in range(len(lines_of_changes(path)))]
    assert {(change.function, change.line_of_function) for change in found} == {("Table.deal", 4)}


RULES = """
from functools import cache

def double(number): return 2 * number

def sign(number):
    if number < 0:
        return -1
    return 1 if all(
        number >= 0
        for _ in range(1)
    ) else 2

@cache
def limit(): return 3

START = double(2)
"""
TESTS = """
import rules

def test_double(): assert rules.double(1) == 2
def test_sign(): assert [rules.sign(3), rules.sign(0)] == [1, 1]
def test_sign_of_more(): assert rules.sign(4)
def test_sign_of_most(): assert rules.sign(5)
def test_sign_of_less(): assert rules.sign(-4) < 0
def test_limit(): rules.limit()
def test_limit_again(): assert rules.limit() == 3
"""


def run_pytest(folder: Path, words: list[str]) -> "subprocess.CompletedProcess[bytes]":
    """With the plugin that is meant and no other, which would take longer to load than these tests take."""
    alone = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", *words]
    return subprocess.run(command, cwd=folder, env=alone, check=False, capture_output=True)


def verdicts(folder: Path, *changes: tuple[str, int, int, str, str]) -> dict[int, str]:
    """What the tests above say of changes: function, its line, the line changed, what it returned and will return."""
    (folder / "rules.py").write_text(RULES, encoding="utf-8")
    (folder / "test_rules.py").write_text(TESTS, encoding="utf-8")
    found = [
        {
            "number": number,
            "file": str(folder / "rules.py"),
            "line": line,
            "name": name,
            "first": changed,
            "last": changed,
            "text": RULES.replace(f"return {before}", f"return {after}"),
        }
        for number, (name, line, changed, before, after) in enumerate(changes)
    ]
    file = folder / "changes"
    file.write_text("".join(f"{json.dumps(change)}\n" for change in found), encoding="utf-8")
    words = ["-q", "-p", "no:cacheprovider", "-p", mutation_tests.__name__, "--changes", str(file), "test_rules.py"]
    run_pytest(folder, words).check_returncode()
    return dict(read_verdicts(Path(f"{file}.verdicts")))


def test_each_change_is_tried_by_itself_on_the_tests_that_call_its_function(tmp_path: Path) -> None:
    """A result that is kept for later tests is noticed by a test that does not call the function again."""
    assert verdicts(
        tmp_path,
        ("double", 4, 4, "2 * number", "3 * number"),
        ("double", 4, 4, "2 * number", "number + number"),
        ("limit", 14, 15, "3", "4"),
        ("limit", 99, 99, "3", "4"),
    ) == {0: NOTICED, 1: SURVIVED, 2: NOTICED, 3: UNREACHED}


def test_only_tests_that_come_to_the_changed_lines_are_run(tmp_path: Path) -> None:
    """Of a function that many tests call; no test comes to the line of the last change."""
    assert verdicts(
        tmp_path,
        ("sign", 6, 8, "-1", "-2"),
        ("sign", 6, 8, "-1", "0"),
        ("sign", 6, 10, "1 if", "3 if"),
        ("sign", 6, 99, "-1", "0"),
    ) == {0: SURVIVED, 1: NOTICED, 2: NOTICED, 3: SURVIVED}


def test_a_change_of_what_runs_on_import_is_noticed_by_importing_it(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "test_start.py").write_text(
        "import rules\ndef test_start(): assert rules.START == 4\n", encoding="utf-8"
    )
    codes = []
    for after in ("2 * number", "3 * number"):
        file = tmp_path / "change"
        change = {"file": str(tmp_path / "rules.py"), "text": RULES.replace("2 * number", after)}
        file.write_text(json.dumps(change), encoding="utf-8")
        words = [
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            mutation_tests.__name__,
            "--override",
            str(file),
            "test_start.py",
        ]
        codes.append(run_pytest(tmp_path, words).returncode)
    assert codes == [0, 1]
