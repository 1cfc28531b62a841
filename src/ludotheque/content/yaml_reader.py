"""Reads YAML files as plain values. Refuses duplicate keys, anchors and unusual types."""

from pathlib import Path
from typing import NoReturn, TypeAlias

import yaml

from ludotheque.content.problems import BrokenContent, Problem

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # PyYAML without its C library: the same loader, slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]  # two loaders with one interface

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str | int, Plain] | None"


def read_yaml(path: Path, name: str) -> Plain:
    """Return the content of a file. `name` is its name in problems."""
    try:
        return parse_yaml(path.read_text(encoding="utf-8"), name)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BrokenContent([Problem(name, "", f"cannot be read: {reason}")]) from error


def parse_yaml(text: str, name: str) -> Plain:
    """Return the content of a text."""
    reader = _Reader(text, name)
    try:
        return reader.content()
    except yaml.MarkedYAMLError as error:
        line = f" (line {error.problem_mark.line + 1})" if error.problem_mark else ""
        message = f"is no valid YAML{line}: {error.problem or error.context}"
        raise BrokenContent([Problem(name, "", message)]) from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BrokenContent([Problem(name, "", f"is no valid YAML: {type(error).__name__} {error}")]) from error
    finally:
        reader.loader.dispose()


class _Reader:
    """Builds values from nodes, each node once."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.loader = _Loader(text)
        self.seen: set[int] = set()

    def content(self) -> Plain:
        node = self.loader.get_single_node()
        return None if node is None else self.value(node)

    def value(self, node: yaml.Node) -> Plain:
        if isinstance(node, yaml.ScalarNode):
            return self.scalar(node)
        if id(node) in self.seen:
            self.refuse(node, "anchors and aliases are not allowed")
        self.seen.add(id(node))
        if isinstance(node, yaml.SequenceNode):
            return [self.value(item) for item in node.value]
        return self.mapping(node)

    def scalar(self, node: yaml.Node) -> bool | int | float | str | None:
        value = self.loader.construct_object(node)
        if value is not None and not isinstance(value, bool | int | float | str):
            self.refuse(node, f"{value!r} is neither text nor a number")
        return value

    def mapping(self, node: yaml.Node) -> dict[str | int, Plain]:
        block: dict[str | int, Plain] = {}
        for key_node, value_node in node.value:
            key = self.scalar(key_node) if isinstance(key_node, yaml.ScalarNode) else None
            if not isinstance(key, str | int) or isinstance(key, bool):
                self.refuse(key_node, "a key must be a word or a number")
            if key in block:
                self.refuse(key_node, f"key {key!r} is written twice")
            block[key] = self.value(value_node)
        return block

    def refuse(self, node: yaml.Node, message: str) -> NoReturn:
        raise BrokenContent([Problem(self.name, f"line {node.start_mark.line + 1}", message)])
