"""A hero that is not bundled: the Barbarian under other names, to be broken in many ways."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from ludotheque.content.yaml_reader import parse_yaml
from ludotheque.games.dice_throne.content.loader import HEROES

Block = dict[str, Any]  # a YAML file, to be changed anywhere
Change = Callable[[Block], object]


def own_hero_text() -> str:
    """A sound hero file."""
    text = (HEROES / "barbarian.yaml").read_text(encoding="utf-8")
    return text.replace("id: barbarian", "id: brute").replace("concussion", "dizziness")


@cache
def _parsed(text: str) -> Any:  # what YAML holds
    return parse_yaml(text, "brute.yaml")


def own_hero() -> Block:
    content: Block = deepcopy(_parsed(own_hero_text()))
    return content


def written(folder: Path, content: Block) -> Path:
    path = folder / "brute.yaml"
    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    path.write_text(yaml.dump(content, Dumper=dumper, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return path


def put(path: str, value: object) -> Change:
    """Write a value at a path such as `boards/main/abilities/0/effects`."""

    def change(content: Block) -> None:
        target, key = _reach(content, path)
        target[key] = value

    return change


def drop(path: str) -> Change:
    """Take out what is at a path."""

    def change(content: Block) -> None:
        target, key = _reach(content, path)
        del target[key]

    return change


def effect(value: object) -> Change:
    """Make this the one effect of Sturdy Blow, an offensive ability."""
    return put("boards/main/abilities/1/effects", [value])


def status_named(name: str) -> Change:
    """Call Dizziness something else, everywhere."""

    def change(content: Block) -> None:
        content.update(deepcopy(_parsed(own_hero_text().replace("dizziness", name))))

    return change


def _reach(content: Block, path: str) -> tuple[Any, Any]:  # a block or a list, and its key or place
    *steps, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    target: Any = content  # likewise
    for step in steps:
        target = target[step]
    return target, last
