"""Every module says in its first line what it is for."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TREES = ("src", "scripts", "bench")
MODULES = [
    ROOT / "run.py",
    ROOT / "hatch_build.py",
    *sorted(file for tree in TREES for file in (ROOT / tree).rglob("*.py")),
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ROOT)))
def test_module_has_a_docstring(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert not tree.body or ast.get_docstring(tree)
