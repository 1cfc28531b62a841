"""Writes the types of the wire as TypeScript: `python -m scripts.wire_types`; a test compares the file that is kept."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.server.wire.down import DOWN
from ludotheque.server.wire.requests import BODIES
from ludotheque.server.wire.up import UP

TARGET: Final = Path(__file__).resolve().parents[1] / "client" / "src" / "wire.ts"
HEAD: Final = "// Written by scripts/wire_types.py from the types of the server. Do not edit.\n"
PREFIX: Final = "#/"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]  # a JSON Schema


def typescript() -> str:
    """The whole file."""
    _, components = msgspec.json.schema_components((*UP, *DOWN, *BODIES), ref_template=PREFIX + "{name}")
    check_names(components)
    parts = [HEAD]
    parts.extend("\n".join(interface(name, components[name])) for name in sorted(components))
    parts.append(union("Up", [kind.__name__ for kind in UP]))
    parts.append(union("Down", [kind.__name__ for kind in DOWN]))
    return "\n".join(parts)


def check_names(names: Iterable[str]) -> None:
    """Two types of one name come with the names of their modules, which is no name of TypeScript."""
    twice = [name for name in names if not name.isidentifier()]
    if twice:
        raise ValueError(f"types that share a name: {', '.join(sorted(twice))}")


def union(name: str, kinds: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"


def interface(name: str, schema: Schema) -> Iterator[str]:
    """One struct; what the server may leave out has a question mark."""
    if "properties" not in schema:
        yield f"export type {name} = {typed(schema)};\n"
        return
    yield from comment(schema)
    yield f"export interface {name} {{"
    needed = schema.get("required", [])
    for field, kind in schema["properties"].items():
        mark = "" if field in needed else "?"
        yield f"  {field}{mark}: {typed(kind)};"
    yield "}\n"


def comment(schema: Schema) -> Iterator[str]:
    if "description" in schema:
        lines = [line.strip() for line in schema["description"].splitlines()]
        yield "/** " + lines[0] if len(lines) > 1 else f"/** {lines[0]} */"
        yield from (f" * {line}".rstrip() for line in lines[1:])
        if len(lines) > 1:
            yield " */"


def typed(schema: Schema) -> str:
    """The type of a value."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PREFIX)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return listed(schema)
    if kind == "object":
        inside = schema.get("additionalProperties", {})
        return f"Record<string, {typed(inside) if isinstance(inside, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def listed(schema: Schema) -> str:
    """A list of one kind, or of a fixed length."""
    if "prefixItems" in schema:
        return "[" + ", ".join(typed(one) for one in schema["prefixItems"]) + "]"
    inside = typed(schema.get("items", {}))
    return f"({inside})[]" if "|" in inside else f"{inside}[]"


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
