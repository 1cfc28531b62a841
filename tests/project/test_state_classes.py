"""Classes of states are those that their fields say, and what no class can be written for is refused."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.mypyc_build import modules
from scripts.state_classes import DECLARED, SOURCES, WRITTEN, Unsupported, files, written

ROOT = Path(__file__).resolve().parents[2]
MODULES = [path for tree in ("src", "scripts", "bench", "tests") for path in sorted((ROOT / tree).rglob("*.py"))]
PART = '''"""Fields of a test."""

from mypy_extensions import i64

from ludotheque.kernel.state import StatePart
from ludotheque.kernel.state_classes import Secrets
from ludotheque.kernel.table import GameState


class Coin(StatePart):
    """One coin."""

    side: i64
'''


def with_fields(*lines: str) -> str:
    """A file with a second part of these fields."""
    return PART + '\n\nclass Purse(StatePart):\n    """Many coins."""\n\n' + "".join(f"    {line}\n" for line in lines)


def test_the_classes_kept_are_those_of_the_fields() -> None:
    kept = {path: path.read_text(encoding="utf-8") for path in files()}
    assert kept == files(), "run python -m scripts.state_classes"


def test_every_game_has_fields_and_its_classes_are_compiled() -> None:
    compiled = {path.as_posix() for path in modules(SOURCES.parent)}
    folders = [SOURCES / "kernel", *(path.parent for path in SOURCES.glob("games/*/table/table.py"))]
    for folder in folders:
        assert (folder / DECLARED).exists()
        assert (folder / WRITTEN).relative_to(SOURCES.parent).as_posix() in compiled
        assert (folder / DECLARED).relative_to(SOURCES.parent).as_posix() not in compiled


def imports(path: Path, name: str) -> list[ast.ImportFrom]:
    """Where a module imports from a module of the package by that name."""
    text = path.read_text(encoding="utf-8")
    if f".{name} import" not in text:
        return []
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    return [node for node in found if f"{node.module}".startswith("ludotheque.") and f"{node.module}".endswith(name)]


def positional_calls(path: Path) -> Iterator[int]:
    """The lines where a module builds a part by the order of its fields."""
    parts = [alias.asname or alias.name for node in imports(path, "state_classes") for alias in node.names]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if parts else ():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in parts and node.args:
            yield node.lineno


def test_nothing_imports_the_fields() -> None:
    assert [path.name for path in MODULES if imports(path, "state_fields")] == []


def test_constructors_are_called_by_name() -> None:
    """The order of the fields is that of files; a call that relied on it could not be read, nor survive a new field."""
    found = {path.name: list(positional_calls(path)) for path in MODULES if path.name != WRITTEN}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_type_says_how_its_field_is_copied_and_read() -> None:
    source = with_fields(
        "rank: i64",
        "owner: str",
        "faces: list[int]  # the last is on top",
        "piles: list[list[int]]",
        "past: list[tuple[int, ...]]",
        "worth: dict[str, int]",
        "best: Coin",
        "coins: list[Coin]",
        "secrets: Secrets",
        "left: int = 3",
    )
    purse = written(source).partition("class Purse")[2]
    copied = [line.strip().removesuffix(",") for line in purse.partition("return Purse(")[2].splitlines()[1:-1]]
    assert copied == [
        "self.rank",
        "self.owner",
        "self.faces[:]",
        "[item[:] for item in self.piles]",
        "self.past[:]",
        "self.worth.copy()",
        "self.best.copy()",
        "[item.copy() for item in self.coins]",
        "self.secrets.copy()",
        "self.left",
    ]
    parts = purse.partition("PARTS")[2].partition("\n\n")[0]
    assert "{" + parts.partition(" = {")[2] == (
        '{  # as StatePart says\n        "past": tuple,\n        "worth": dict,\n        "best": (Coin,),\n'
        '        "coins": Coin,\n        "secrets": (Secrets,),\n    }'
    )
    assert "        left: int = 3,\n" in purse
    assert "        self.faces = faces  # the last is on top\n" in purse


def test_what_a_base_class_takes_is_handed_to_it() -> None:
    state = '\n\nclass State(GameState):\n    """All."""\n\n    drawn: list[int]\n    secrets: Secrets\n    turn: i64\n'
    text = written(PART + state)
    assert 'FIELDS: ClassVar[tuple[str, ...]] = ("drawn", "secrets", "turn")\n' in text
    assert "        super().__init__(drawn, secrets)\n        self.turn = turn\n" in text


def test_one_field_is_still_a_tuple() -> None:
    assert '    FIELDS: ClassVar[tuple[str, ...]] = ("side",)\n' in written(PART)


def test_a_comment_too_long_for_the_line_stands_before_it() -> None:
    comment = "# " + "very " * 18 + "long"
    text = written(with_fields(f"coins_that_are_left: i64  {comment}"))
    assert f"        {comment}\n        self.coins_that_are_left = coins_that_are_left\n" in text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("coins: set[int]", r"fields.py:19: Purse.coins is of type set\[int\], .*; known are i64, int, str, "),
        ("coins: list[Note]", r"Purse.coins is of type list\[Note\]"),
        ("coins: float", r"Purse.coins is of type float"),
        ("coins: dict[str, list[int]]", r"Purse.coins is of type dict\[str, list\[int\]\]"),
        ("coins: list[int] = []", r"Purse.coins may have a number or a string as its default only"),
        ("coins = 3", r"Purse may hold fields only"),
        ("def count(self) -> int: return 1", r"Purse may hold fields only"),
        ("# alone", r"fields.py:19: a comment belongs behind the field it explains"),
        ("side: i64 = 0\n    more: i64", r"fields of Purse with a default should come last"),
        ("side: i64\n    side: i64", r"Purse.side is there twice"),
    ],
)
def test_a_field_that_cannot_be_written_is_refused(line: str, why: str) -> None:
    with pytest.raises(Unsupported, match=why):
        written(with_fields(line), "fields.py")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("LIMIT = 3", "only `from … import` and classes are allowed here"),
        ('class Purse(Money):\n    """Many coins."""', "Purse should derive from StatePart or GameState alone"),
        ('class Coin(StatePart):\n    """Again."""', "Coin is there twice"),
        ("class Purse(StatePart):\n    coins: i64", "Purse should say in one line what it is"),
        ('class All(GameState):\n    """All."""\n    turn: i64', "All should begin with drawn, secrets"),
    ],
)
def test_a_class_that_cannot_be_written_is_refused(text: str, why: str) -> None:
    with pytest.raises(Unsupported, match=why):
        written(f"{PART}\n\n{text}\n")
