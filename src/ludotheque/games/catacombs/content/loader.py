"""The included content, read from its files on first use, and lookups by name."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.yaml_reader import Plain, read_yaml
from ludotheque.games.catacombs.content.decode import FILE_NAMES, Files, assembled, decode_files
from ludotheque.games.catacombs.content.definitions import CardDefinition, Content
from ludotheque.kernel.errors import unknown

CONTENT: Final = Path(__file__).parent / "yaml"
CLOSE: Final = 5

T = TypeVar("T")


@cache
def load_content() -> Content:
    """Return the complete content; it never changes while a process runs."""
    return assembled(read_files(CONTENT))


def read_files(root: Path) -> Files:
    """Read all files of a folder: decoded strictly, but not checked for sense."""
    contents: dict[str, Plain] = {}
    problems: list[Problem] = []
    for name in FILE_NAMES:
        try:
            contents[name] = read_yaml(root / f"{name}.yaml", f"{name}.yaml")
        except BrokenContent as error:
            problems += error.problems
    if problems:
        raise BrokenContent(problems)
    return decode_files(contents)


def find_card(card_id: str) -> CardDefinition:
    """Return a card design of either deck."""
    return named("card", card_id, ((card.id, card) for card in load_content().cards()))


def named(kind: str, name: str, things: Iterable[tuple[str, T]]) -> T:
    """Return the thing with that name; the error suggests similar names."""
    known: Mapping[str, T] = dict(things)
    if name not in known:
        raise unknown(kind, name, get_close_matches(name, known, CLOSE) or known)
    return known[name]
