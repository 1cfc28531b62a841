"""Writes the classes of a state from its fields: `python -m scripts.state_classes`; a test compares the files kept.

A `state_fields.py` is read as syntax and never imported. The `state_classes.py` beside it gets each class with FIELDS,
PARTS, a constructor and a copy, as `ludotheque.kernel.state` wants them. They are written out because mypyc compiles
plain text to plain C: a loop over FIELDS, or a dataclass, copies a state at about half the speed.
"""

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parents[1] / "src" / "ludotheque"
DECLARED: Final = "state_fields.py"
WRITTEN: Final = "state_classes.py"
HEAD: Final = f'"""Classes of a state, written by scripts/state_classes.py from {DECLARED}. Do not edit."""\n'
WIDTH: Final = 120  # as ruff formats
INHERITED: Final[dict[str, tuple[str, ...]]] = {"StatePart": (), "GameState": ("drawn", "secrets")}
"""The base classes a part may have, and the fields that their constructors take."""
NUMBERS_AND_STRINGS: Final = ("i64", "int", "str")
FLAT_LISTS: Final = ("list[int]", "list[str]")
KNOWN: Final = (
    *NUMBERS_AND_STRINGS,
    *FLAT_LISTS,
    "list[list[int]]",
    "list[tuple[int, ...]]",
    "dict of int or str",
    "another part",
    "a list of parts",
)


class Unsupported(Exception):
    """A declaration that no class can be written for."""


@dataclass(frozen=True)
class Field:
    """One field of a part."""

    name: str
    type: str
    default: str
    comment: str
    copied: str  # how a copy gets it
    nested: str  # its entry in PARTS; empty where a file holds it as it is


@dataclass(frozen=True)
class Declaration:
    """One class: what its file says about it."""

    name: str
    base: str
    about: str
    fields: list[Field]


class Reader:
    """Reads one file of declarations; `place` names it in messages."""

    def __init__(self, source: str, place: str) -> None:
        self.place = place
        self.source = source
        self.comments = dict(comments(source))
        self.parts: list[str] = []  # classes that may be a field's type
        self.imports: list[str] = []

    def read(self) -> list[Declaration]:
        """The classes in their order."""
        found: list[Declaration] = []
        for node in ast.parse(self.source).body[1:]:  # after the docstring
            if isinstance(node, ast.ImportFrom):
                self.read_import(node)
            elif isinstance(node, ast.ClassDef):
                found.append(self.read_class(node))
                self.parts.append(node.name)
            else:
                raise self.unsupported(node, "only `from … import` and classes are allowed here")
        for line in self.comments:
            raise Unsupported(f"{self.place}:{line}: a comment belongs behind the field it explains")
        return found

    def read_import(self, node: ast.ImportFrom) -> None:
        self.imports.append(ast.unparse(node))
        if f"{node.module}.py".endswith(f".{WRITTEN}"):
            self.parts.extend(alias.name for alias in node.names)

    def read_class(self, node: ast.ClassDef) -> Declaration:
        base = ast.unparse(node.bases[0]) if len(node.bases) == 1 else ""
        if base not in INHERITED or node.keywords or node.decorator_list:
            raise self.unsupported(node, f"{node.name} should derive from {' or '.join(INHERITED)} alone")
        if node.name in self.parts:
            raise self.unsupported(node, f"{node.name} is there twice")
        about = ast.get_docstring(node)
        if not about or "\n" in about:
            raise self.unsupported(node, f"{node.name} should say in one line what it is")
        fields = [self.read_field(node.name, statement) for statement in node.body[1:]]
        self.check_order(node, base, fields)
        return Declaration(node.name, base, about, fields)

    def read_field(self, owner: str, node: ast.stmt) -> Field:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            raise self.unsupported(node, f"{owner} may hold fields only, each with its type")
        kind = ast.unparse(node.annotation)
        copied, nested = self.handled(kind, f"self.{node.target.id}")
        if not copied:
            why = f"{owner}.{node.target.id} is of type {kind}, which nobody knows how to copy; known are"
            raise self.unsupported(node, f"{why} {', '.join(KNOWN)}")
        if node.value is not None and (kind not in NUMBERS_AND_STRINGS or not isinstance(node.value, ast.Constant)):
            raise self.unsupported(node, f"{owner}.{node.target.id} may have a number or a string as its default only")
        default = "" if node.value is None else ast.unparse(node.value)
        comment = self.comments.pop(node.end_lineno or node.lineno, "")
        return Field(node.target.id, kind, default, comment, copied, nested)

    def handled(self, kind: str, value: str) -> tuple[str, str]:
        """How a value of a type is copied, and what its entry in PARTS is; no copy for a type that is not known."""
        inner = kind.removeprefix("list[").removesuffix("]")
        if kind in NUMBERS_AND_STRINGS:
            return value, ""
        if kind in FLAT_LISTS:
            return f"{value}[:]", ""
        if kind == "list[tuple[int, ...]]":
            return f"{value}[:]", "tuple"
        if kind == "list[list[int]]":
            return f"[item[:] for item in {value}]", ""
        if kind in [f"dict[{key}, {item}]" for key in ("int", "str") for item in ("int", "str")]:
            return f"{value}.copy()", "dict"
        if kind in self.parts:
            return f"{value}.copy()", f"({kind},)"
        if inner in self.parts:
            return f"[item.copy() for item in {value}]", inner
        return "", ""

    def check_order(self, node: ast.ClassDef, base: str, fields: list[Field]) -> None:
        names = [field.name for field in fields]
        if twice := [name for name in dict.fromkeys(names) if names.count(name) > 1]:
            raise self.unsupported(node, f"{node.name}.{twice[0]} is there twice")
        first = INHERITED[base]
        if tuple(names[: len(first)]) != first:
            raise self.unsupported(node, f"the fields of {node.name} should begin with {', '.join(first)}")
        optional = [bool(field.default) for field in fields]
        if optional != sorted(optional):
            raise self.unsupported(node, f"fields of {node.name} with a default should come last")

    def unsupported(self, node: ast.stmt, why: str) -> Unsupported:
        return Unsupported(f"{self.place}:{node.lineno}: {why}")


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Each comment with the number of its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def written(source: str, place: str = DECLARED) -> str:
    """The module of classes for a file of declarations."""
    reader = Reader(source, place)
    classes = reader.read()
    typing = "Any, ClassVar" if any(field.nested for each in classes for field in each.fields) else "ClassVar"
    ours = [line for line in reader.imports if line.startswith("from ludotheque.")]
    others = [line for line in reader.imports if line not in ours]
    blocks = [[f"from typing import {typing}"], others, ours]
    head = "\n".join([HEAD, *("\n".join(block) + "\n" for block in blocks if block)])
    return "\n\n".join([head, *("\n".join(class_lines(each)) + "\n" for each in classes)])


def class_lines(declared: Declaration) -> Iterator[str]:
    """One class."""
    name, fields = declared.name, declared.fields
    yield f"class {name}({declared.base}):"
    yield f'    """{declared.about}"""'
    yield ""
    names = [f'"{field.name}"' for field in fields]
    yield from literal("    FIELDS: ClassVar[tuple[str, ...]] = (", names, ")", "")
    if parts := [f'"{field.name}": {field.nested}' for field in fields if field.nested]:
        yield from literal("    PARTS: ClassVar[dict[str, Any]] = {", parts, "}", "  # as StatePart says")
    yield ""
    yield from call("    def __init__(", ["self", *map(parameter, fields)], ") -> None:")
    inherited = INHERITED[declared.base]
    if inherited:
        yield f"        super().__init__({', '.join(inherited)})"
    for field in fields[len(inherited) :]:
        yield from assignment(field)
    yield ""
    yield f'    def copy(self) -> "{name}":'
    yield from call(f"        return {name}(", [field.copied for field in fields], ")")


def parameter(field: Field) -> str:
    return f"{field.name}: {field.type}" + (f" = {field.default}" if field.default else "")


def assignment(field: Field) -> Iterator[str]:
    """A comment that makes the line too long is put before it."""
    line = f"        self.{field.name} = {field.name}"
    beside = f"{line}  {field.comment}".rstrip()
    if len(beside) > WIDTH:
        yield f"        {field.comment}"
        beside = line
    yield beside


def literal(start: str, items: list[str], end: str, comment: str) -> Iterator[str]:
    """A tuple or a dictionary: on one line, or every item on its own."""
    comma = "," if end == ")" and len(items) == 1 else ""
    line = f"{start}{', '.join(items)}{comma}{end}{comment}"
    if len(line) <= WIDTH:
        yield line
    else:
        yield from spread(start + comment, items, end)


def call(start: str, items: list[str], end: str) -> Iterator[str]:
    """Arguments: on the line of the call, on a line of their own, or every one on its own."""
    indent = " " * (len(start) - len(start.lstrip()))
    joined = ", ".join(items)
    if len(start) + len(joined) + len(end) <= WIDTH:
        yield start + joined + end
    elif len(indent) + 4 + len(joined) <= WIDTH:
        yield from (start, f"{indent}    {joined}", indent + end)
    else:
        yield from spread(start, items, end)


def spread(start: str, items: list[str], end: str) -> Iterator[str]:
    indent = " " * (len(start) - len(start.lstrip()))
    yield start
    yield from (f"{indent}    {item}," for item in items)
    yield indent + end


def files() -> dict[Path, str]:
    """What each file of classes is to hold."""
    declared = sorted(SOURCES.rglob(DECLARED))
    return {
        path.with_name(WRITTEN): written(path.read_text(encoding="utf-8"), path.relative_to(SOURCES).as_posix())
        for path in declared
    }


def main() -> None:
    try:
        found = files()
    except Unsupported as problem:
        raise SystemExit(str(problem)) from None
    for path, content in found.items():
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
