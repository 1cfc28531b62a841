"""Rule code contains nothing that could make the same tape give another game, checked by its syntax."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "ludotheque"
RULES = ("campaign/**/*.py", "table/**/*.py", "resolution/*.py", "effects/*.py", "rules/*.py", "solver/*.py", "view.py")
KERNEL_FILES = {"file_format.py", "saves.py", "replay.py"}  # they read and write files, and report errors in them
BANNED = {"random", "secrets", "time", "datetime", "os", "sys", "threading", "asyncio", "uuid", "tempfile", "pathlib"}


def takes_table(tree: ast.AST) -> bool:
    """Return whether a function of the module takes a table, or a class of it is a table."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation is not None and "Table" in ast.unparse(node.annotation):
            return True
        if isinstance(node, ast.ClassDef) and any("Table" in ast.unparse(each) for each in node.bases):
            return True
    return False


def rule_modules() -> list[Path]:
    games = sorted((PACKAGE / "games").iterdir())
    files = [path for game in games for pattern in RULES for path in sorted(game.glob(pattern))]
    return [path for path in files if takes_table(parse(path))]


def kernel_modules() -> list[Path]:
    return [path for path in sorted((PACKAGE / "kernel").glob("*.py")) if path.name not in KERNEL_FILES]


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", rule_modules(), ids=name)
def test_rules_hold_nothing_open_while_they_are_suspended(path: Path) -> None:
    blocks = (ast.Try, ast.TryStar, ast.With, ast.AsyncWith, ast.AsyncFunctionDef, ast.Yield, ast.YieldFrom, ast.Await)
    found = [f"line {node.lineno}: {type(node).__name__}" for node in ast.walk(parse(path)) if isinstance(node, blocks)]
    assert found == []


@pytest.mark.parametrize("path", rule_modules() + kernel_modules(), ids=name)
def test_no_clock_no_luck_and_no_world_outside(path: Path) -> None:
    found = []
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name.split(".")[0] in BANNED]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found += [node.module or ""] if (node.module or "").split(".")[0] in BANNED else []
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            found.append(f"line {node.lineno}: global or nonlocal")
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("open", "hash", "id", "input")
        ):
            found.append(f"line {node.lineno}: {node.func.id}()")
    assert found == []


@pytest.mark.parametrize("path", rule_modules() + kernel_modules(), ids=name)
def test_no_order_depends_on_hashes(path: Path) -> None:
    assert list(unordered(parse(path))) == []


def unordered(tree: ast.Module) -> Iterator[str]:
    """Yield loops and lists over sets, or over names bound to sets."""
    sets = {target for node in ast.walk(tree) for target in bound_to_set(node)}
    for node in ast.walk(tree):
        for source in walked(node):
            if is_set(source) or (isinstance(source, ast.Name) and source.id in sets):
                yield f"line {source.lineno}: {ast.unparse(source)}"


def bound_to_set(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Assign) and is_set(node.value):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and says_set(node):
        yield node.target.id


def says_set(node: ast.AnnAssign) -> bool:
    return ast.unparse(node.annotation).startswith(("set[", "frozenset[")) or bool(node.value and is_set(node.value))


def is_set(node: ast.expr) -> bool:
    if isinstance(node, (ast.Set, ast.SetComp)):
        return True
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")


def walked(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what this node iterates over; `sorted`, `len`, `in` and sums do not count."""
    if isinstance(node, (ast.For, ast.comprehension)):
        yield node.iter
    elif (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("list", "tuple", "enumerate", "iter", "next", "zip")
    ):
        yield from node.args
    elif isinstance(node, ast.Starred):
        yield node.value


def test_the_list_of_rule_modules_is_not_empty() -> None:
    names = {path.name for path in rule_modules()}
    assert {"turn.py", "attack.py", "windows.py", "table.py", "flow.py"} <= names


@pytest.mark.parametrize(
    "text", ["for a in {1, 2}: pass", "b = {1}\nc = [d for d in b]", "e = list(set(f))", "g: set[int] = h()\n[*g]"]
)
def test_a_loop_over_a_set_is_found(text: str) -> None:
    assert len(list(unordered(ast.parse(text)))) == 1
