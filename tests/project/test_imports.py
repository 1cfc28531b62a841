"""What the import contracts cannot say: which foreign packages a layer may know."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ludotheque"
KERNEL = sorted((PACKAGE / "kernel").rglob("*.py"))
ALLOWED = sys.stdlib_module_names | {"mypy_extensions"}


def imported(module: Path) -> Iterator[str]:
    """The full names of all modules a module imports, wherever in it that happens."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("module", KERNEL, ids=lambda module: module.name)
def test_kernel_needs_the_standard_library_alone(module: Path) -> None:
    foreign = [name for name in imported(module) if name.split(".")[0] not in ALLOWED]
    assert [name for name in foreign if not name.startswith("ludotheque.kernel")] == []


def test_every_package_has_a_place_in_the_import_contract() -> None:
    contract = (PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    packages = [folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()]
    assert [name for name in packages if f"({name})" not in contract] == []
