"""JSON Schema of messages and bodies, with the types of the games in the places that are open to them."""

from typing import Any

import msgspec

from ludotheque.registry.discovery import shown_types

Schema = dict[str, Any]  # a JSON Schema


def schema_components(kinds: tuple[type, ...], ref_template: str) -> tuple[tuple[Schema, ...], Schema]:
    """Like msgspec's, except that the games' own types stand where these kinds name the type they are derived from."""
    _, named = msgspec.json.schema_components(kinds, ref_template=ref_template)
    derived: dict[str, list[type]] = {}
    for kind in shown_types():
        base = kind.__mro__[1].__name__
        if base in named:
            derived.setdefault(base, []).append(kind)
    every = (*kinds, *(kind for found in derived.values() for kind in found))
    schemas, components = msgspec.json.schema_components(every, ref_template=ref_template)
    instead = {ref_template.format(name=base): references(found, ref_template) for base, found in derived.items()}
    kept = {name: replaced(schema, instead) for name, schema in components.items() if name not in derived}
    return tuple(replaced(schema, instead) for schema in schemas[: len(kinds)]), kept


def references(kinds: list[type], ref_template: str) -> Schema:
    found = [{"$ref": ref_template.format(name=kind.__name__)} for kind in kinds]
    return found[0] if len(found) == 1 else {"anyOf": found}


def replaced(part: Any, instead: dict[str, Schema]) -> Any:  # any part of a JSON Schema
    """The part with other references in place of these."""
    if isinstance(part, list):
        return [replaced(each, instead) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("$ref") in instead:
        return instead[part["$ref"]]
    return {key: replaced(each, instead) for key, each in part.items()}
