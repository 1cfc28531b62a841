"""The limits of CONTRIBUTING.md on modules and functions, measured on the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TREES = ("src", "scripts", "bench")
MODULES = [
    ROOT / "run.py",
    ROOT / "hatch_build.py",
    *sorted(file for tree in TREES for file in (ROOT / tree).rglob("*.py")),
]

MODULE_LINES = 400
FUNCTION_LINES = 30
PARAMETERS = 5
NESTING = 3

Function = ast.FunctionDef | ast.AsyncFunctionDef
BLOCKS = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)


def functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def length(function: Function) -> int:
    """Lines from the signature to the end, without the docstring; a constructor sets one field a line."""
    if function.name == "__init__":
        return 0
    lines = (function.end_lineno or 0) - function.lineno + 1
    if ast.get_docstring(function) is None:
        return lines
    docstring = function.body[0]
    return lines - ((docstring.end_lineno or 0) - docstring.lineno + 1)


def parameters(function: Function) -> int:
    """How many a caller gives; constructors of state take every field and are not counted."""
    if function.name == "__init__":
        return 0
    given = function.args
    names = [each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return len(names) - (names[:1] in (["self"], ["cls"]))


def depth(node: ast.AST) -> int:
    """How deep blocks stand in blocks; `elif` is as deep as its `if`, a function inside starts anew."""
    deepest = 0
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, Function):
                continue
            chained = isinstance(node, ast.If) and name == "orelse" and isinstance(child, ast.If) and len(value) == 1
            deepest = max(deepest, depth(child) + (isinstance(child, BLOCKS) and not chained))
    return deepest


def faults(module: Path) -> Iterator[str]:
    text = module.read_text(encoding="utf-8")
    tree = ast.parse(text)
    if (lines := len(text.splitlines())) > MODULE_LINES:
        yield f"{lines} lines"
    if tree.body and not ast.get_docstring(tree):
        yield "no docstring"
    for function in functions(tree):
        measured = {
            "lines": (length(function), FUNCTION_LINES),
            "parameters": (parameters(function), PARAMETERS),
            "blocks deep": (depth(function), NESTING),
        }
        for what, (found, limit) in measured.items():
            if found > limit:
                yield f"{function.name} (line {function.lineno}): {found} {what}, {limit} at most"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ROOT)))
def test_module_keeps_the_limits(module: Path) -> None:
    assert list(faults(module)) == []


def test_an_elif_is_no_deeper_than_its_if() -> None:
    source = "def f(a):\n if a:\n  pass\n elif a > 1:\n  pass\n else:\n  for b in a:\n   pass\n"
    assert depth(ast.parse(source).body[0]) == 2
