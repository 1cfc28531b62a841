"""Which tests show which rule: found by their marks, where the tests are at hand."""

import ast
from collections.abc import Iterator
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
        place = module.relative_to(folder.parent).as_posix()
        for rule, test in marks_in(ast.parse(module.read_text(encoding="utf-8"))):
            found.setdefault(rule, []).append(f"{place}::{test}")
    return found


def marks_in(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Each rule with the name of a test that shows it."""
    for node in ast.walk(tree):
        if isinstance(node, Marked):
            yield from ((rule, node.name) for rule in rules_named(node))


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
