"""Checks content files. Each game provides its own checks."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.yaml_reader import Plain, read_yaml


class ContentSupport(msgspec.Struct, frozen=True):
    """How a game checks its bundled content and other files, and the schema of such files."""

    game: str
    root: Path
    check_all: Callable[[], list[Problem]]
    check_file: Callable[[Path], list[Problem]]
    recognises: Callable[[Plain], bool]
    schema: Callable[[], dict[str, Any]]  # a JSON Schema


def check_content(checkers: Sequence[ContentSupport], paths: Iterable[Path] | None = None) -> list[Problem]:
    """Return the problems of these files, or of all bundled content by default."""
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


def problems_of_file(path: Path, root: Path, check_all: Callable[[], list[Problem]]) -> list[Problem]:
    """Return the problems of one file of a game whose files can only be checked together."""
    name = path.resolve().relative_to(root).as_posix()
    return [problem for problem in check_all() if problem.file in (name, Path(name).parent.as_posix())]
