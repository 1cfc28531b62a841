"""The Catacombs content with deliberate errors."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.yaml_reader import read_yaml
from ludotheque.games.catacombs.content.check import check_files
from ludotheque.games.catacombs.content.decode import FILE_NAMES, decode_files
from ludotheque.games.catacombs.content.loader import CONTENT

Block = dict[str, Any]  # a YAML file, to be changed anywhere
Change = Callable[[Block], object]


@cache
def _parsed(name: str) -> Any:  # what YAML holds
    return read_yaml(CONTENT / f"{name}.yaml", f"{name}.yaml")


def problems_with(name: str, change: Change) -> list[Problem]:
    """Return the problems of the content after one file is changed."""
    contents = {each: deepcopy(_parsed(each)) for each in FILE_NAMES}
    change(contents[name])
    try:
        return check_files(decode_files(contents))
    except BrokenContent as error:
        return list(error.problems)


def put(path: str, value: object) -> Change:
    """Write a value at a path such as `shots/move/damage`; things in lists go by id or number."""

    def change(content: Block) -> None:
        target, key = _reach(content, path)
        target[key] = value

    return change


def drop(path: str) -> Change:
    """Remove the value at a path."""

    def change(content: Block) -> None:
        target, key = _reach(content, path)
        del target[key]

    return change


def again(path: str) -> Change:
    """Duplicate the entry of a list at a path."""

    def change(content: Block) -> None:
        target, key = _reach(content, path)
        target.append(deepcopy(target[key]))

    return change


def _reach(content: Any, path: str) -> tuple[Any, Any]:
    *way, last = path.split("/")
    for step in way:
        content = content[_key(content, step)]
    return content, _key(content, last)


def _key(content: Any, step: str) -> Any:
    if not isinstance(content, list):
        return step
    if step.isdigit():
        return int(step)
    return next(place for place, entry in enumerate(content) if entry["id"] == step)
