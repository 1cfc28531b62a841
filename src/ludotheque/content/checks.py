"""One place to check content: each game brings a checker, and a file finds the game it belongs to."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.reading import Plain, read_yaml


class ContentChecker(msgspec.Struct, frozen=True):
    """How one game checks its own content, and a file that somebody wrote for it."""

    game: str
    root: Path
    check_all: Callable[[], list[Problem]]
    check_file: Callable[[Path], list[Problem]]
    recognises: Callable[[Plain], bool]


def check_content(checkers: Sequence[ContentChecker], paths: Iterable[Path] | None = None) -> list[Problem]:
    """What is wrong with these files, or with everything there is if no file is named."""
    if paths is None:
        return [problem for checker in checkers for problem in checker.check_all()]
    return [problem for path in paths for problem in _check_path(checkers, path)]


def _check_path(checkers: Sequence[ContentChecker], path: Path) -> list[Problem]:
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
