"""Mutation testing: changes sampled rule code in memory, one place at a time. The rule tests must notice."""

import argparse
import ast
import copy
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final

from ludotheque.lab import mutation_tests
from ludotheque.lab.mutation_tests import NOTICED, SURVIVED, UNREACHED
from ludotheque.lab.soak import Soak
from ludotheque.registry.discovery import examined_games, laboratory_of
from ludotheque.registry.laboratory import RuleCode

GAMES: Final = 40


class Reach:
    """Records every executed line of some modules."""

    def __init__(self, modules: list[Path]) -> None:
        self.files = {str(path): path for path in modules}
        self.lines: set[tuple[Path, int]] = set()

    def watch(self, frame: FrameType, event: str, _what: Any) -> Any:  # the signature of a trace function
        path = self.files.get(frame.f_code.co_filename)
        if path is None:
            return None
        if event == "line":
            self.lines.add((path, frame.f_lineno))
        return self.watch


def reached_lines(game: str, modules: list[Path], seed: int, games: int = GAMES) -> set[tuple[Path, int]]:
    """Return the lines executed in some games by coverage agents.

    The games run in a separate process. In this one, cached preparation code would not run again.
    """
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(lines_played, game, modules, seed, games).result()


def lines_played(game: str, modules: list[Path], seed: int, games: int) -> set[tuple[Path, int]]:
    reach = Reach(modules)
    soak = Soak(game, seed)
    sys.settrace(reach.watch)
    for number in range(games):
        soak.used.update(soak.play(number, soak.goals(number)))
    sys.settrace(None)
    return reach.lines


SOURCE: Final = Path(__file__).parents[2]
ROOT: Final = SOURCE.parent
HARMLESS: Final = ROOT / "tests" / "golden" / "harmless_changes.txt"
LOOK_SECONDS: Final = 0.2

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
}  # fmt: skip


@dataclass(frozen=True)
class CodeChange:
    """One change: its place, the old code and the new code."""

    module: Path
    line: int
    last_line: int
    function: str  # the qualified name of its function
    line_of_function: int  # where the function begins, decorators included
    before: str
    after: str
    text: str  # the whole module with the change

    def __str__(self) -> str:
        return f"{self.module.relative_to(SOURCE)}:{self.line}: {self.before}  →  {self.after}"

    def is_harmless(self) -> bool:
        """Return whether the change is listed as having no effect."""
        line = f"{self.module.relative_to(SOURCE)}: {self.before}  →  {self.after}"
        return line in HARMLESS.read_text(encoding="utf-8").splitlines()


def is_rule_code(path: Path, code: RuleCode) -> bool:
    """Return whether a module is rule code: it acts on a table, defines one, settles it, or defines a mode."""
    if path in code.without_table or path.parent in code.without_table:
        return True
    tables = [node.annotation for node in ast.walk(parse(path)) if isinstance(node, ast.arg) and node.annotation]
    bases = [base for node in ast.walk(parse(path)) if isinstance(node, ast.ClassDef) for base in node.bases]
    return any("Table" in ast.unparse(name) for name in tables + bases)


def rule_modules(game: str) -> list[Path]:
    code = laboratory_of(game).rule_code()
    files = [path for folder in code.folders for path in sorted(folder.glob("*.py"))]
    return [path for path in files if is_rule_code(path, code)]


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Yield the code of a function, without code that only creates events, and without types."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.If) and "listening" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Expr) and ast.unparse(node).startswith(("table.note_window", "self.tell")):
            continue
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            continue
        yield node
        children = ast.iter_child_nodes(node)
        waiting.extend(
            child for child in children if not (isinstance(node, ast.AnnAssign) and child is node.annotation)
        )


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the node with one small change."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        yield changed(node, ops=[COMPARISONS[type(node.ops[0])](), *node.ops[1:]])
    elif isinstance(node, ast.BoolOp):
        yield changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield changed(node, op=OPERATORS[type(node.op)]())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield changed(node, value=node.value + 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Call) and ast.unparse(node.func).startswith("table.") and len(node.args) > 1:
        yield changed(node, args=[node.args[1], node.args[0], *node.args[2:]])
    elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield ast.copy_location(ast.Pass(), node)


def changed(node: ast.AST, **fields: object) -> ast.AST:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


class Putting(ast.NodeTransformer):
    """Replaces one node by another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return self.new
        return super().visit(node)  # type: ignore[no-any-return] # ast says Any


def lines_of_changes(module: Path) -> list[int]:
    """Return the lines of all possible changes in a module, in order."""
    return [getattr(node, "lineno", 0) for _, node, _ in places(parse(module))]


def change_of(module: Path, number: int) -> CodeChange:
    """Return a module's change by its number."""
    tree = parse(module)
    function, node, other = next(islice(places(tree), number, None))
    before = ast.unparse(node).splitlines()[0]
    text = ast.unparse(ast.fix_missing_locations(Putting(node, other).visit(tree)))
    after = ast.unparse(other).splitlines()[0]
    line, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
    return CodeChange(module, line, last, qualified_name(tree, function), first_line(function), before, after, text)


def places(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, ast.AST, ast.AST]]:
    """Yield every changeable place: its function, the node and its replacement."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        for node in inside(function):
            for other in variants(node):
                yield function, node, other


def qualified_name(tree: ast.Module, function: ast.FunctionDef) -> str:
    """Return a function's name with its classes. Rules have no nested functions."""
    classes = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and function in node.body]
    return ".".join([*classes, function.name])


def first_line(function: ast.FunctionDef) -> int:
    """Return the line on which the function begins for Python."""
    return min([function.lineno, *[decorator.lineno for decorator in function.decorator_list]])


def sampled(game: str, count: int, seed: int, games: int = GAMES) -> list[CodeChange]:
    """Return a sample of changes in executed lines, taken from all modules in turn."""
    random = Random(f"mutation {seed}")
    modules = rule_modules(game)
    random.shuffle(modules)
    reached = reached_lines(game, modules, seed, games)
    waiting = {
        module: [number for number, line in enumerate(lines_of_changes(module)) if (module, line) in reached]
        for module in modules
    }
    found: list[CodeChange] = []
    while len(found) < count and any(waiting.values()):
        for module in modules:
            if waiting[module] and len(found) < count:
                change = change_of(module, waiting[module].pop(random.randrange(len(waiting[module]))))
                found += [] if change.is_harmless() else [change]
    return found


def survivors_of(game: str, chosen: list[CodeChange]) -> list[CodeChange]:
    """Return the changes that the tests don't notice."""
    with tempfile.TemporaryDirectory() as name:
        file = Path(name, "changes")
        file.write_text("".join(f"{json.dumps(dumped(*each))}\n" for each in enumerate(chosen)), encoding="utf-8")
        run = pytest_run(game, "--changes", str(file))
        verdicts: dict[int, str] = {}
        ended = False
        while not ended:
            time.sleep(LOOK_SECONDS)
            ended = run.poll() is not None  # checked first, so that the last verdicts are still read
            new = read_verdicts(Path(f"{file}.verdicts"))[len(verdicts) :]
            verdicts.update(new)
            for number, verdict in new:
                report(number, chosen[number], verdict)
        if run.returncode:
            raise SystemExit(f"the rule tests of {game} cannot be run without any change")
        for number in [number for number, verdict in verdicts.items() if verdict == UNREACHED]:
            verdicts[number] = verdict_alone(game, number, chosen[number], Path(name, "change"))
            report(number, chosen[number], verdicts[number])
    return [change for number, change in enumerate(chosen) if verdicts[number] == SURVIVED]


def dumped(number: int, change: CodeChange) -> dict[str, object]:
    """Return a change as JSON for the test run."""
    function = {"line": change.line_of_function, "name": change.function}
    lines = {"first": change.line, "last": change.last_line}
    return {"number": number, "file": str(change.module), "text": change.text, **function, **lines}


def read_verdicts(file: Path) -> list[tuple[int, str]]:
    """Return the verdicts so far."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [(number, verdict) for number, verdict in map(json.loads, lines)]


def report(number: int, change: CodeChange, verdict: str) -> None:
    """Print a verdict, unless no test reached the change and it will be tried again."""
    if verdict == UNREACHED:
        return
    print(f"{number + 1:3d}  {'SURVIVED' if verdict == SURVIVED else 'noticed '}  {change}", flush=True)


def verdict_alone(game: str, number: int, change: CodeChange, file: Path) -> str:
    """Return the verdict of all tests on a change that runs before them, or in none of them."""
    file.write_text(json.dumps(dumped(number, change)), encoding="utf-8")
    return NOTICED if pytest_run(game, "--override", str(file)).wait() else SURVIVED


def pytest_run(game: str, *words: str) -> "subprocess.Popen[bytes]":
    """Start the tests that must notice a change of a game's rules."""
    given = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", mutation_tests.__name__, *words]
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", *given, *rule_tests(game)], cwd=ROOT, stdout=subprocess.DEVNULL
    )


def rule_tests(game: str) -> list[str]:
    """Return pytest arguments for the rule tests, without those that run no rule of this game."""
    code = laboratory_of(game).rule_code()
    ignored = [f"--ignore-glob={name}" for name in code.about_words]
    others = [name for name in examined_games() if name != game]
    return [*ignored, *(["-k", " and ".join(f"not {name}" for name in others)] if others else []), *code.tests]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.lab.mutation", description=__doc__)
    parser.add_argument(
        "rules", nargs="*", help=f"the games to change by name, otherwise all: {', '.join(examined_games())}"
    )
    parser.add_argument("--changes", type=int, default=50, help="so many places of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--allowed", type=int, default=0, help="so many may go unnoticed in each")
    parser.add_argument("--list", action="store_true", help="only say what would be changed")
    said = parser.parse_args(words)
    failed = False
    for game in said.rules or examined_games():
        chosen = sampled(game, said.changes, said.seed)
        if said.list:
            print("\n".join(str(change) for change in chosen))
            continue
        survivors = survivors_of(game, chosen)
        print(f"{len(chosen) - len(survivors)} of {len(chosen)} changes of {game} were noticed (seed {said.seed})")
        failed |= len(survivors) > said.allowed
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
