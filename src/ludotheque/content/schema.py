"""JSON Schema for editors, generated from the annotations that the decoder uses."""

import types
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from ludotheque.content.annotations import Between, Matching, OneOf
from ludotheque.content.decoder import Decoder, is_elsewhere, marked_flat

Schema = dict[str, Any]  # any JSON value
Form = Callable[["SchemaWriter"], Schema]

_PLAIN: dict[object, Schema] = {
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    str: {"type": "string"},
    object: {},
}


class SchemaWriter:
    """Writes each struct once under `$defs`. `forms` describes the types with a special form in files."""

    def __init__(self, decoder: Decoder, forms: Mapping[object, Form]) -> None:
        self.decoder = decoder
        self.forms = forms
        self.definitions: dict[str, Schema] = {}

    def document(self, kind: object, title: str) -> Schema:
        """Return the schema of a whole file."""
        root = self.of(kind)
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": title,
            **root,
            "$defs": dict(sorted(self.definitions.items())),
        }

    def of(self, annotation: object) -> Schema:
        """Return the schema of one annotation."""
        form = self.forms.get(annotation)
        if form is not None:
            name = annotation.__name__ if isinstance(annotation, type) else form.__name__.strip("_")
            return self.named(name, lambda: form(self))
        return self.plain(annotation)

    def plain(self, annotation: object) -> Schema:
        """Return the schema of an annotation without its special form."""
        origin, args = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            return self._marked(args[0], args[1:])
        if origin in (Union, types.UnionType):
            return any_of([self.of(arg) for arg in args if arg is not type(None)])
        if origin is tuple:
            return self._sequence(args[0])
        if isinstance(annotation, type) and issubclass(annotation, Enum):
            return {"enum": [member.value for member in annotation]}
        if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
            return self.named(annotation.__name__, lambda: self.struct(annotation))
        return _PLAIN[annotation]

    def named(self, name: str, write: Callable[[], Schema]) -> Schema:
        """Return a reference to a definition, which may refer to itself."""
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name] = write()
        return {"$ref": f"#/$defs/{name}"}

    def struct(self, kind: type, extra: Mapping[str, Schema] | None = None) -> Schema:
        """Return the schema of a block with the keys of a struct, `extra` ones first."""
        properties, required = dict(extra or {}), list(extra or ())
        self._collect(kind, properties, required)
        schema: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
        return {**schema, "required": required} if required else schema

    def _collect(self, kind: type, properties: dict[str, Schema], required: list[str]) -> None:
        for field in self.decoder.fields_of(kind):
            inner = marked_flat(field.type)
            if inner is not None:
                self._collect(inner, properties, required)
            elif not is_elsewhere(field.type):
                properties.setdefault(field.encode_name, self.of(field.type))
                if field.required and field.encode_name not in required:
                    required.append(field.encode_name)

    def _marked(self, annotation: object, marks: tuple[object, ...]) -> Schema:
        for mark in marks:
            if isinstance(mark, Between):
                return {"type": "integer", "minimum": mark.low, "maximum": mark.high}
            if isinstance(mark, Matching):
                return {"type": "string", "pattern": f"^(?:{mark.pattern})$"}
            if isinstance(mark, OneOf):
                return {"enum": list(mark.words)}
        return self.of(annotation)

    def _sequence(self, item: object) -> Schema:
        if get_origin(item) is tuple and Ellipsis not in get_args(item):
            return {"type": "object", "additionalProperties": self.of(get_args(item)[1])}
        return {"type": "array", "items": self.of(item)}


def any_of(choices: list[Schema]) -> Schema:
    """Return a schema for one of several choices."""
    return choices[0] if len(choices) == 1 else {"anyOf": choices}


def one_or_list(schema: Schema) -> Schema:
    """Return a schema for one value or a list of them."""
    return any_of([schema, {"type": "array", "items": schema, "minItems": 1}])
