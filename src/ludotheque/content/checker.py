"""Checks content: each game brings its own checks, and a file is given to the game it belongs to."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.yaml_reader import Plain, read_yaml


class ContentSupport(msgspec.Struct, frozen=True):
    """How one game checks its own content and a file that somebody wrote for it, and what such files may contain."""

    game: str
    root: Path
    check_all: Callable[[], list[Problem]]
    check_file: Callable[[Path], list[Problem]]
    recognises: Callable[[Plain], bool]
    schema: Callable[[], dict[str, Any]]  # a JSON Schema


def check_content(checkers: Sequence[ContentSupport], paths: Iterable[Path] | None = None) -> list[Problem]:
    """What is wrong with these files, or with everything there is if no file is named."""
    if paths is None:
        return [problem for checker in checkers for problem in checker.check_all()]
    return [problem for path in paths for problem in _check_path(checkers, path)]


def _check_path(checkers: Sequence[ContentSupport], path: Path) -> list[Problem]:
    for checker in checkers:
        if checker.root in path.resolve().parents:
            return checker.check_file(path)
    try:
        content = read_yaml(path, path.name)
    except BrokenContent as error:
        return list(error.problems)
    for checker in checkers:
        if checker.recognises(content):
            return checker.check_file(path)
    games = ", ".join(checker.game for checker in checkers)
    return [Problem(path.name, "", f"is no content file of a known game; known: {games}")]


def house_only(path: Path, root: Path, check_all: Callable[[], list[Problem]]) -> list[Problem]:
    """What concerns one file of a game whose files only make sense together."""
    name = path.resolve().relative_to(root).as_posix()
    return [problem for problem in check_all() if problem.file in (name, Path(name).parent.as_posix())]
