"""The dungeon's content with deliberate errors."""

import shutil
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.yaml_reader import read_yaml
from ludotheque.games.one_deck_dungeon.content.check import check_common, check_icons, check_ids, check_set
from ludotheque.games.one_deck_dungeon.content.decode import SET_FILES, decode_common, decode_set
from ludotheque.games.one_deck_dungeon.content.loader import COMMON, CONTENT, load_sets

Block = dict[str, Any]  # a YAML file, to be changed anywhere
Change = Callable[[Block], object]
BRAWL = [{"op": "damage", "count": 1}]


@cache
def _parsed(name: str) -> Any:  # what YAML holds
    return read_yaml(CONTENT / name, name)


def changed(name: str, *changes: Change) -> Block:
    """Return the content of a file after changes."""
    content: Block = deepcopy(_parsed(name))
    for change in changes:
        change(content)
    return content


def problems_with(name: str, change: Change) -> list[Problem]:
    """Return the problems of the content after one file is changed."""
    try:
        if name == COMMON:
            return check_common(decode_common(COMMON, changed(name, change)))
        folder = name.partition("/")[0]
        files = {part: f"{folder}/{part}.yaml" for part in SET_FILES}
        box = decode_set(
            folder, {part: changed(file, change) if file == name else _parsed(file) for part, file in files.items()}
        )
    except BrokenContent as error:
        return list(error.problems)
    sets = [*(other for other in load_sets() if other.id != folder), box]
    return check_set(box, folder) + check_ids(sets) + check_icons(sets)


def copied(folder: Path) -> Path:
    """Copy all the files to another folder."""
    return Path(shutil.copytree(CONTENT, folder / "content"))


def write(root: Path, name: str, *changes: Change) -> None:
    """Change one file of a copy."""
    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    text = yaml.dump(changed(name, *changes), Dumper=dumper, allow_unicode=True, sort_keys=False)
    (root / name).write_text(text, encoding="utf-8")


def put(path: str, value: object) -> Change:
    """Write a value at a path such as `heroes/rogue/solo/health`; things in lists go by id or number."""

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


def effect(block: object) -> Change:
    """Put one effect on a skill."""
    return put("skills/accuracy/effects", [block])


def hook(block: object) -> Change:
    """Put one hook on a foe's ability."""
    return put("abilities/frost/hooks", [block])


def at(moment: str, block: object) -> Change:
    """Let a foe act at a moment."""
    return hook({"hook": "at", "moment": moment, "effects": [block]})


def _reach(content: Block, path: str) -> tuple[Any, Any]:
    target: Any = content
    *steps, last = path.split("/")
    for step in steps:
        target = target[_key(target, step)]
    return target, _key(target, last)


def _key(target: Any, step: str) -> Any:
    if not isinstance(target, list):
        return step
    return int(step) if step.isdigit() else next(i for i, block in enumerate(target) if block["id"] == step)
