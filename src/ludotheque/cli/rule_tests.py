"""Which tests show which rule: found by their marks, where the tests are at hand."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.text.rulebook import PACKAGE

TESTS: Final = PACKAGE.parent.parent / "tests"
_MARK: Final = "rule"

Marked = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def marked_tests(folder: Path = TESTS) -> dict[str, list[str]]:
    """The tests of each rule, as pytest names them; nothing where there is no folder of tests."""
    found: dict[str, list[str]] = {}
    for module in sorted(folder.rglob("test_*.py")):
        text = module.read_text(encoding="utf-8")
        place = module.relative_to(folder.parent).as_posix()
        for rule, test in marks_in(text) if f"{_MARK}(" in text else ():
            found.setdefault(rule, []).append(f"{place}::{test}")
    return found


@cache
def marks_in(text: str) -> list[tuple[str, str]]:
    """Each rule with the name of a test that shows it; the same text is taken apart only once."""
    return [(rule, test.name) for test in tests_in(ast.parse(text).body) for rule in rules_named(test)]


def tests_in(body: list[ast.stmt]) -> Iterator[Marked]:
    """What can carry a mark: functions of a module, classes and their methods."""
    for node in body:
        if isinstance(node, Marked):
            yield node
        if isinstance(node, ast.ClassDef):
            yield from tests_in(node.body)


def rules_named(node: Marked) -> Iterator[str]:
    """The ids in `@rule(...)` or `@pytest.mark.rule(...)` above a test."""
    for decorator in node.decorator_list:
        if not isinstance(decorator, ast.Call):
            continue
        called = decorator.func
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        if name != _MARK:
            continue
        for given in decorator.args:
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                yield given.value
