"""Find where a module writes into parts of a state, by its syntax and the annotations of its game."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "ludotheque"
CHANGING = {
    "append",
    "clear",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
}
UNKNOWN = ""
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Known:
    """A class with the types of its members."""

    bases: list[str]
    members: dict[str, str] = field(default_factory=dict)  # types of fields, results of methods and properties


class Names:
    """The classes and functions that rule modules of a game may use, with their annotated types."""

    def __init__(self, folder: Path) -> None:
        self.classes: dict[str, Known] = {}
        self.functions: dict[str, str] = {}
        self.parts: dict[str, list[str]] = {}
        for path in [*sorted((PACKAGE / "kernel").glob("*.py")), *sorted(folder.rglob("*.py"))]:
            if path.name == "state_fields.py" or path.parent.name in ("content", "sentences", "agents", "presentation"):
                continue
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    self.classes[node.name] = known_class(node)
                    if path.name == "state_classes.py":
                        self.parts[node.name] = fields_of(node)
                elif isinstance(node, Function) and node.returns is not None:
                    self.functions[node.name] = ast.unparse(node.returns)
        self.fields = {name for names in self.parts.values() for name in names}

    def member(self, kind: str, name: str) -> str:
        """Return the type of an attribute, or of a method's result."""
        known = self.classes.get(kind)
        if known is None:
            return UNKNOWN
        found = [known.members.get(name, UNKNOWN), *(self.member(base, name) for base in known.bases)]
        return next((each for each in found if each), UNKNOWN)

    def is_part(self, kind: str) -> bool:
        known = self.classes.get(kind)
        return kind in self.parts or (known is not None and any(self.is_part(base) for base in known.bases))


def fields_of(node: ast.ClassDef) -> list[str]:
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == "FIELDS" and each.value is not None:
            return list(ast.literal_eval(each.value))
    return []


def known_class(node: ast.ClassDef) -> Known:
    known = Known([ast.unparse(base) for base in node.bases])
    for each in node.body:
        if isinstance(each, ast.AnnAssign):
            known.members[ast.unparse(each.target)] = ast.unparse(each.annotation)
        elif isinstance(each, Function):
            if each.returns is not None:
                known.members[each.name] = plain(each.returns)
            if each.name == "__init__":
                known.members.update(fields_set(each))
    return known


def fields_set(init: Function) -> Iterator[tuple[str, str]]:
    """Yield the fields that a constructor sets from its parameters, or annotates."""
    given = {each.arg: plain(each.annotation) for each in init.args.args if each.annotation is not None}
    for node in ast.walk(init):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            yield node.target.attr, plain(node.annotation)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id in given:
            for target in node.targets:
                if isinstance(target, ast.Attribute):
                    yield target.attr, given[node.value.id]


def plain(annotation: ast.expr) -> str:
    """Return an annotation without quotes and without `| None`."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return ast.unparse(annotation).removesuffix(" | None")


class Writes(ast.NodeVisitor):
    """Visits a module; `found` collects the lines that write into a part of a state."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.found: list[str] = []
        self.owner = UNKNOWN
        self.types: dict[str, str] = {}
        self.inside: set[str] = set()  # names bound to a list inside a part

    # Bindings of names.

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.owner = node.name
        self.generic_visit(node)
        self.owner = UNKNOWN

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before = self.types, self.inside
        self.types, self.inside = {"self": self.owner}, set()
        for each in [*node.args.args, *node.args.kwonlyargs]:
            if each.annotation is not None:
                self.types[each.arg] = plain(each.annotation)
        for statement in node.body:
            self.visit(statement)
        self.types, self.inside = before

    def visit_For(self, node: ast.For) -> None:
        self.bind_items(node.target, node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.bind_items(node.target, node.iter)
        self.generic_visit(node)

    def bind_items(self, target: ast.expr, source: ast.expr) -> None:
        """Bind the items of a list, also when it is enumerated, reversed or zipped."""
        if isinstance(source, ast.Call) and isinstance(source.func, ast.Name) and source.args:
            if source.func.id == "enumerate" and isinstance(target, ast.Tuple):
                self.bind_items(target.elts[1], source.args[0])
                return
            if source.func.id == "zip" and isinstance(target, ast.Tuple):
                for each, part in zip(target.elts, source.args, strict=False):
                    self.bind_items(each, part)
                return
            if source.func.id in ("reversed", "sorted", "list"):
                source = source.args[0]
        self.bind(target, item_of(self.type_of(source)), self.is_held(source))

    def bind(self, target: ast.expr, kind: str, held: bool) -> None:
        if isinstance(target, ast.Name):
            self.types[target.id] = kind
            (self.inside.add if held and kind.startswith(("list[", "dict[")) else self.inside.discard)(target.id)

    def type_of(self, node: ast.expr) -> str:
        """Return the type of an expression, if annotations determine it."""
        if isinstance(node, ast.Name):
            return self.types.get(node.id, UNKNOWN)
        if isinstance(node, ast.Attribute):
            return self.names.member(self.type_of(node.value), node.attr)
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                return self.names.member(self.type_of(node.func.value), node.func.attr)
            name = ast.unparse(node.func)
            return (
                name if name in self.names.classes else self.names.functions.get(name, UNKNOWN).removesuffix(" | None")
            )
        if isinstance(node, ast.Subscript):
            kind = self.type_of(node.value)
            return kind if isinstance(node.slice, ast.Slice) else item_of(kind)
        if isinstance(node, ast.IfExp):
            return self.type_of(node.body) or self.type_of(node.orelse)
        if isinstance(node, ast.BoolOp):
            return next((kind for value in node.values if (kind := self.type_of(value))), UNKNOWN)
        return UNKNOWN

    def is_held(self, node: ast.expr) -> bool:
        """Return whether the expression is something inside a part, and not a copy."""
        if isinstance(node, ast.Name):
            return node.id in self.inside
        if isinstance(node, ast.Attribute):
            return self.names.is_part(self.type_of(node.value))
        if isinstance(node, ast.Subscript):
            return not isinstance(node.slice, ast.Slice) and self.is_held(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            return self.type_of(node.func.value).endswith("Table")  # probably the table's own list
        if isinstance(node, (ast.IfExp, ast.BoolOp)):
            either = [node.body, node.orelse] if isinstance(node, ast.IfExp) else node.values
            return any(self.is_held(each) for each in either)
        return False

    # Writes.

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        for target in node.targets:
            self.write(target)
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=False))
            for each, value in pairs:
                self.bind(each, self.type_of(value), self.is_held(value))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.write(node.target)
        self.bind(node.target, plain(node.annotation), node.value is not None and self.is_held(node.value))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.write(node.target)
        if isinstance(node.target, ast.Name) and node.target.id in self.inside:
            self.report(node.target)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.write(target)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING and self.is_state(node.func.value):
            self.report(node)
        self.generic_visit(node)

    def write(self, target: ast.expr) -> None:
        if isinstance(target, (ast.Tuple, ast.List)):
            for each in target.elts:
                self.write(each)
        elif isinstance(target, ast.Attribute):
            if self.is_state(target):
                self.report(target)
        elif isinstance(target, ast.Subscript) and self.is_state(target.value):
            self.report(target)

    def is_state(self, node: ast.expr) -> bool:
        """Return whether it is inside a part, or inside something of an unknown type with a field of that name."""
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Attribute) and not self.type_of(node.value):
            return node.attr in self.names.fields
        return self.is_held(node)

    def report(self, node: ast.expr) -> None:
        self.found.append(f"line {node.lineno}: {ast.unparse(node)}")


def item_of(kind: str) -> str:
    """Return the type of the items of a list or a dictionary."""
    if kind.startswith("list["):
        return kind.removeprefix("list[").removesuffix("]")
    if kind.startswith("dict["):
        return kind.removeprefix("dict[").removesuffix("]").partition(", ")[2]
    return UNKNOWN


def writes(text: str, names: Names) -> list[str]:
    visitor = Writes(names)
    visitor.visit(ast.parse(text))
    return visitor.found
