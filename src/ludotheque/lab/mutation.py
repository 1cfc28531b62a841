"""Changes rule code in sampled places, one at a time in a copy, and expects the rule tests to notice each change."""

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from ludotheque.lab.game_lab import LABS, RuleCode, lab_of
from ludotheque.lab.reach import GAMES, reached_lines

SOURCE: Final = Path(__file__).parents[2]
ROOT: Final = SOURCE.parent
HARMLESS: Final = ROOT / "tests" / "golden" / "harmless_changes.txt"
LONGEST_TEST: Final = 60  # seconds; a change that makes the rules run in circles is noticed too
PATIENCE: Final = 6  # so many times as long as without a change, for all tests
NOTHING_RAN: Final = 5  # pytest's code

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
}  # fmt: skip


@dataclass(frozen=True)
class Change:
    """One change: where, what it was and what it becomes."""

    module: Path
    line: int
    before: str
    after: str
    text: str  # the whole module with the change

    def __str__(self) -> str:
        return f"{self.module.relative_to(SOURCE)}:{self.line}: {self.before}  →  {self.after}"

    def is_harmless(self) -> bool:
        """Has somebody seen that it alters nothing?"""
        line = f"{self.module.relative_to(SOURCE)}: {self.before}  →  {self.after}"
        return line in HARMLESS.read_text(encoding="utf-8").splitlines()


def is_rule_code(path: Path, code: RuleCode) -> bool:
    """Rule code acts on a table, is one, settles what lies on it, or says how a mode is played."""
    if path in code.without_table or path.parent in code.without_table:
        return True
    tables = [node.annotation for node in ast.walk(parse(path)) if isinstance(node, ast.arg) and node.annotation]
    bases = [base for node in ast.walk(parse(path)) if isinstance(node, ast.ClassDef) for base in node.bases]
    return any("Table" in ast.unparse(name) for name in tables + bases)


def rule_modules(game: str) -> list[Path]:
    code = lab_of(game).rule_code()
    files = [path for folder in code.folders for path in sorted(folder.glob("*.py"))]
    return [path for path in files if path.name not in code.edges and is_rule_code(path, code)]


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The code of a function, without what only tells, and without types."""
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
    """The node with one small change."""
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
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return self.new
        return super().visit(node)  # type: ignore[no-any-return] # ast says Any


def lines_of_changes(module: Path) -> list[int]:
    """The lines of all changes that can be made in a module, in their order."""
    return [getattr(node, "lineno", 0) for node, _ in places(parse(module))]


def change_of(module: Path, number: int) -> Change:
    """The numbered change of a module."""
    tree = parse(module)
    node, other = next(islice(places(tree), number, None))
    before = ast.unparse(node).splitlines()[0]
    text = ast.unparse(ast.fix_missing_locations(Putting(node, other).visit(tree)))
    return Change(module, getattr(node, "lineno", 0), before, ast.unparse(other).splitlines()[0], text)


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for node in (node for function in functions for node in inside(function)):
        for other in variants(node):
            yield node, other


def sampled(game: str, count: int, seed: int, games: int = GAMES) -> list[Change]:
    """So many changes in lines that are reached in play; every module has its turn before one comes again."""
    random = Random(f"mutation {seed}")
    modules = rule_modules(game)
    random.shuffle(modules)
    reached = reached_lines(game, modules, seed, games)
    waiting = {
        module: [number for number, line in enumerate(lines_of_changes(module)) if (module, line) in reached]
        for module in modules
    }
    found: list[Change] = []
    while len(found) < count and any(waiting.values()):
        for module in modules:
            if waiting[module] and len(found) < count:
                change = change_of(module, waiting[module].pop(random.randrange(len(waiting[module]))))
                found += [] if change.is_harmless() else [change]
    return found


def copy_house(folder: Path) -> None:
    """What the tests need, as it stands now: nobody's work in the meantime changes what is measured."""
    for name in ("src", "tests", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", folder)


def rewrite(module: Path, text: str) -> None:
    """Write a module, and forget its bytecode: Python would keep it for a text of the same length and second."""
    module.write_text(text, encoding="utf-8")
    for compiled in (module.parent / "__pycache__").glob(f"{module.stem}.*.pyc"):
        compiled.unlink()


class House:
    """A copy of the house, in which one rule at a time is changed and the game's tests are run."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.code = lab_of(game).rule_code()
        self.others = [name for name in LABS if name != game]  # whose contract tests see nothing of these rules
        self.longest: float | None = None  # seconds a run of the tests may take

    def notices(self, change: Change) -> bool:
        """Do the tests fail in the copied house with that change?"""
        module = self.folder / "src" / change.module.relative_to(SOURCE)
        original = module.read_text(encoding="utf-8")
        rewrite(module, change.text)
        noticed = self.tests_fail()
        rewrite(module, original)
        return noticed

    def words(self) -> list[str]:
        """What pytest is told: the tests of the rules, without those that see no rule of this game at work."""
        ignored = [f"--ignore-glob={name}" for name in self.code.about_words]
        others = ["-k", " and ".join(f"not {name}" for name in self.others)] if self.others else []
        ending = [
            "-o",
            f"faulthandler_timeout={LONGEST_TEST}",
            "-o",
            "faulthandler_exit_on_timeout=true",
            "--max-worker-restart=0",
        ]
        return ["-x", "-q", "-n", "2", "-p", "no:cacheprovider", *ending, *ignored, *others, *self.code.tests]

    def tests_fail(self) -> bool:
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *self.words()],
                cwd=self.folder,
                env=os.environ | {"PYTHONPATH": str(self.folder / "src")},
                capture_output=True,
                timeout=self.longest,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        if done.returncode == NOTHING_RAN:
            raise SystemExit(f"no tests in {', '.join(self.code.tests)}")
        return done.returncode != 0

    def survives(self, number: int, change: Change) -> bool:
        noticed = self.notices(change)
        print(f"{number:3d}  {'noticed ' if noticed else 'SURVIVED'}  {change}", flush=True)
        return not noticed


def survivors_of(game: str, chosen: list[Change]) -> list[Change]:
    """The changes that the tests do not notice."""
    with tempfile.TemporaryDirectory() as name:
        copy_house(Path(name))
        house = House(Path(name), game)
        began = time.monotonic()
        if house.tests_fail():
            raise SystemExit(f"the rule tests of {game} fail without any change")
        house.longest = PATIENCE * (time.monotonic() - began)
        return [change for number, change in enumerate(chosen, 1) if house.survives(number, change)]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.lab.mutation", description=__doc__)
    parser.add_argument("rules", nargs="*", help=f"the games to change by name, otherwise all: {', '.join(LABS)}")
    parser.add_argument("--changes", type=int, default=50, help="so many places of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--allowed", type=int, default=0, help="so many may go unnoticed in each")
    parser.add_argument("--list", action="store_true", help="only say what would be changed")
    said = parser.parse_args(words)
    failed = False
    for game in said.rules or LABS:
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
