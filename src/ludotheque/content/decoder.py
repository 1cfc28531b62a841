"""Strict decoding of plain values into typed ones. The type annotations define what a file may contain.

The decoder collects every problem with its path and what would be allowed, then refuses the file as a whole.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Annotated, Any, NoReturn, TypeVar, Union, cast, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from ludotheque.content.annotations import Between, Flat, FromPosition, Matching, OneOf, Reference
from ludotheque.content.problems import BrokenContent, Problem

T = TypeVar("T")


class ValueRefused(Exception):
    """A value was refused. The problem is already recorded."""


class FilePosition(msgspec.Struct, frozen=True):
    """The position in a file, with the words known there and the setting in which the block is printed.

    `shared` contains blocks of another file that this one may refer to, by id.
    """

    file: str
    words: Mapping[str, frozenset[str]]
    problems: list[Problem]
    shared: Mapping[str, object] = {}
    path: str = ""
    setting: str = ""

    def part(self, name: object) -> FilePosition:
        return msgspec.structs.replace(self, path=f"{self.path}/{name}" if self.path else str(name))

    def item(self, index: int, value: object) -> FilePosition:
        name = value.get("id", index) if isinstance(value, dict) else index
        return msgspec.structs.replace(self, path=f"{self.path}[{name}]")

    def within(self, setting: str) -> FilePosition:
        return msgspec.structs.replace(self, setting=setting)

    def note(self, message: str) -> None:
        self.problems.append(Problem(self.file, self.path, message))

    def refuse(self, message: str) -> NoReturn:
        self.note(message)
        raise ValueRefused

    def mapping(self, value: object) -> dict[str | int, object]:
        if not isinstance(value, dict):
            self.refuse(f"should be a block of keys, is {value!r}")
        return value

    def word(self, value: object, allowed: tuple[str, ...] | frozenset[str], kind: str = "word") -> str:
        if not isinstance(value, str) or value not in allowed:
            self.refuse(f"unknown {kind} {value!r}; allowed: {', '.join(sorted(allowed)) or 'none here'}")
        return value


Reader = Callable[[FilePosition, object], object]
Special = Callable[["Decoder", FilePosition, object], object]


class Decoder:
    """Readers for annotations, each created once. `special` reads the types with a short form in files."""

    def __init__(self, special: Mapping[object, Special]) -> None:
        self.special = special
        self.readers: dict[object, Reader] = {}
        self.fields: dict[type, tuple[FieldInfo, ...]] = {}

    def read(self, kind: type[T], spot: FilePosition, value: object) -> T:
        return cast(T, self.reader(kind)(spot, value))

    def reader(self, annotation: object) -> Reader:
        found = self.readers.get(annotation)
        if found is None:
            found = self.readers[annotation] = self._reader(annotation)
        return found

    def _reader(self, annotation: object) -> Reader:
        special = self.special.get(annotation)
        if special is not None:
            return lambda spot, value: special(self, spot, value)
        origin, args = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            return self._marked(args[0], args[1:])
        if origin in (Union, types.UnionType):
            return self._union(args)
        if origin is tuple:
            return self._sequence(args[0])
        if isinstance(annotation, type) and issubclass(annotation, Enum):
            return _enum_reader(annotation)
        if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
            return lambda spot, value: self.struct(annotation, spot, spot.mapping(value))
        return _PLAIN[annotation]

    def _marked(self, annotation: object, marks: tuple[object, ...]) -> Reader:
        for mark in marks:
            if isinstance(mark, Reference):
                return _reference(mark)
            if isinstance(mark, Between):
                return _bounded(mark)
            if isinstance(mark, Matching):
                return _matching(mark)
            if isinstance(mark, OneOf):
                return _narrowed(mark.words, self.reader(annotation))
        return self.reader(annotation)

    def _union(self, args: tuple[object, ...]) -> Reader:
        """Return a reader that gives words to the enum and everything else to the other type."""
        choices = [arg for arg in args if arg is not type(None)]
        enums = [arg for arg in choices if isinstance(arg, type) and issubclass(arg, Enum)]
        others = [arg for arg in choices if arg not in enums]
        if len(choices) == 1:
            return self.reader(choices[0])
        by_word, by_shape = self.reader(enums[0]), self.reader(others[0])
        return lambda spot, value: by_word(spot, value) if isinstance(value, str) else by_shape(spot, value)

    def _sequence(self, item: object) -> Reader:
        if get_origin(item) is tuple and Ellipsis not in get_args(item):
            return self._pairs(*get_args(item))
        read = self.reader(item)

        def read_list(spot: FilePosition, value: object) -> object:
            if not isinstance(value, list):
                spot.refuse(f"should be a list, is {value!r}")
            return read_each([(read, spot.item(index, entry), entry) for index, entry in enumerate(value)])

        return read_list

    def _pairs(self, key: object, value: object) -> Reader:
        read_key, read_value = self.reader(key), self.reader(value)

        def read_mapping(spot: FilePosition, block: object) -> object:
            entries = spot.mapping(block)
            keys = read_each([(read_key, spot, name) for name in entries])
            values = read_each([(read_value, spot.part(name), number) for name, number in entries.items()])
            return tuple(zip(keys, values, strict=True))

        return read_mapping

    def struct(
        self,
        kind: type[T],
        spot: FilePosition,
        block: Mapping[Any, object],  # keys are words or numbers, and Mapping is invariant in its keys
        given: Mapping[str, object] | None = None,
    ) -> T:
        """Read a struct from a block. `given` contains the fields that are not written in it."""
        entries: dict[str, object] = dict(given or {})
        unread, failed = dict(block), False
        for field in self.fields_of(kind):
            if field.name in entries or is_elsewhere(field.type):
                continue
            try:
                self._field(field, spot, unread, entries)
            except ValueRefused:
                failed = True
        if unread:
            allowed = ", ".join(self.keys_of(kind))
            spot.note(f"unknown key {', '.join(repr(key) for key in unread)}; allowed: {allowed}")
        if failed or unread:
            raise ValueRefused
        return kind(**entries)

    def _field(
        self, field: FieldInfo, spot: FilePosition, unread: dict[str | int, object], entries: dict[str, object]
    ) -> None:
        inner = marked_flat(field.type)
        if inner is not None:
            own = {key: unread.pop(key) for key in self.keys_of(inner) if key in unread}
            entries[field.name] = self.reader(inner)(spot, own)
        elif field.encode_name in unread:
            value = unread.pop(field.encode_name)
            entries[field.name] = self.reader(field.type)(spot.part(field.encode_name), value)
        elif field.required:
            spot.refuse(f"lacks {field.encode_name}")

    def fields_of(self, kind: type) -> tuple[FieldInfo, ...]:
        known = self.fields.get(kind)
        if known is None:
            known = self.fields[kind] = fields(kind)
        return known

    def keys_of(self, kind: type) -> list[str]:
        """Return every key that a block of this kind may have."""
        keys: list[str] = []
        for field in self.fields_of(kind):
            inner = marked_flat(field.type)
            if inner is not None:
                keys += self.keys_of(inner)
            elif not is_elsewhere(field.type):
                keys.append(field.encode_name)
        return keys


def read_whole(spot: FilePosition, read: Callable[[], T]) -> T:
    """Return the result of `read`. Raises `BrokenContent` with all problems."""
    try:
        value = read()
    except ValueRefused:
        raise BrokenContent(spot.problems) from None
    if spot.problems:
        raise BrokenContent(spot.problems)
    return value


def marked_flat(annotation: object) -> type | None:
    """Return the struct if this field is marked `Flat`, or None."""
    if get_origin(annotation) is Annotated:
        inner, *marks = get_args(annotation)
        if any(isinstance(mark, Flat) for mark in marks):
            return cast(type, inner)
    return None


def is_elsewhere(annotation: object) -> bool:
    return get_origin(annotation) is Annotated and any(isinstance(m, FromPosition) for m in get_args(annotation)[1:])


def read_each(jobs: list[tuple[Reader, FilePosition, object]]) -> tuple[object, ...]:
    """Read all values, so that one wrong entry doesn't hide the next."""
    done, failed = [], False
    for read, spot, value in jobs:
        try:
            done.append(read(spot, value))
        except ValueRefused:
            failed = True
    if failed:
        raise ValueRefused
    return tuple(done)


def _enum_reader(kind: type[Enum]) -> Reader:
    members = {str(member.value): member for member in kind}
    allowed = tuple(members)
    return lambda spot, value: members[spot.word(value, allowed)]


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _bounded(bounds: Between) -> Reader:
    def read(spot: FilePosition, value: object) -> object:
        number = _whole(spot, value)
        if not bounds.low <= number <= bounds.high:
            spot.refuse(f"should be from {bounds.low} to {bounds.high}, is {number}")
        return number

    return read


def _whole(spot: FilePosition, value: object) -> int:
    if not is_whole(value):
        spot.refuse(f"should be a whole number, is {value!r}")
    return cast(int, value)


def _flag(spot: FilePosition, value: object) -> bool:
    if not isinstance(value, bool):
        spot.refuse(f"should be true or false, is {value!r}")
    return value


def _text(spot: FilePosition, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        spot.refuse(f"should be text, is {value!r}")
    return value


def _reference(mark: Reference) -> Reader:
    return lambda spot, value: spot.word(value, spot.words.get(mark.kind, frozenset()), str(mark))


def _narrowed(allowed: tuple[str, ...], read: Reader) -> Reader:
    return lambda spot, value: read(spot, spot.word(value, allowed))


def _matching(mark: Matching) -> Reader:
    pattern = re.compile(mark.pattern)

    def read(spot: FilePosition, value: object) -> object:
        if not isinstance(value, str) or not pattern.fullmatch(value):
            spot.refuse(f"{value!r} is not allowed; allowed: {mark.allowed}")
        return value

    return read


_PLAIN: dict[object, Reader] = {
    int: _whole,
    bool: _flag,
    str: _text,
    object: lambda _spot, value: value,
}
