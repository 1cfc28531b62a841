"""Writes the wire types as TypeScript: `python -m scripts.wire_types`. A test compares the stored files."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.kernel.events import Event, Undone
from ludotheque.registry.discovery import game_named, view_types
from ludotheque.server.protocol.client_messages import UP
from ludotheque.server.protocol.http_bodies import BODIES
from ludotheque.server.protocol.schemas import Schema, schema_components
from ludotheque.server.protocol.server_messages import DOWN

SOURCES: Final = Path(__file__).resolve().parents[1] / "client" / "src"
HEAD: Final = "// Written by scripts/wire_types.py from the types of the server. Do not edit.\n"
PREFIX: Final = "#/"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[str, str]:
    """Return the content of each file."""
    return {"wire.ts": messages(), "views.ts": views()}


def messages() -> str:
    """Return the types of messages and bodies."""
    parts = [HEAD, *interfaces((*UP, *DOWN, *BODIES))]
    parts.append(union("Up", [kind.__name__ for kind in UP]))
    parts.append(union("Down", [kind.__name__ for kind in DOWN]))
    return "\n".join(parts)


def views() -> str:
    """The views of the games, and their events."""
    known = view_types()
    unions = [events(view.__name__.replace("View", "Event"), game) for game, view in known.items()]
    return "\n".join([HEAD, *interfaces(tuple(known.values())), *unions])


def events(name: str, game: str) -> str:
    """The events of a game as a state contains them, distinguished by their names."""
    package = type(game_named(game)).__module__.rpartition(".")[0]
    found = [kind for kind in Event.NAMES.values() if kind.__module__.startswith(f"{package}.")]
    kinds = [*found, Undone]
    return union(name, [f'{{ name: "{kind.__name__}"; values: {values(kind)} }}' for kind in kinds])


def values(kind: type[Event]) -> str:
    _, components = msgspec.json.schema_components((kind,), ref_template=PREFIX + "{name}")
    fields = components[kind.__name__]["properties"]
    return "{ " + " ".join(f"{field}: {typed(fields[field])};" for field in fields) + " }" if fields else "{}"


def interfaces(kinds: tuple[type, ...]) -> Iterator[str]:
    _, components = schema_components(kinds, PREFIX + "{name}")
    check_names(components)
    for name in sorted(components):
        yield "\n".join(interface(name, components[name]))


def check_names(names: Iterable[str]) -> None:
    """Refuse types with the same name: msgspec then adds their modules, which TypeScript doesn't allow."""
    twice = [name for name in names if not name.isidentifier()]
    if twice:
        raise ValueError(f"types that share a name: {', '.join(sorted(twice))}")


def union(name: str, kinds: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"


def interface(name: str, schema: Schema) -> Iterator[str]:
    """Yield one struct. Fields that the server may omit are optional."""
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
    """Return the TypeScript type of a value."""
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
    """Return the type of a list, or of a tuple with a fixed length."""
    if "prefixItems" in schema:
        return "[" + ", ".join(typed(one) for one in schema["prefixItems"]) + "]"
    inside = typed(schema.get("items", {}))
    return f"({inside})[]" if "|" in inside else f"{inside}[]"


def main() -> None:
    SOURCES.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (SOURCES / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
