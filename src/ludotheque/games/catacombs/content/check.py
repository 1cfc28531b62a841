"""Is the Catacombs content sound: every file for itself, and what they say of each other?"""

from pathlib import Path
from typing import Final

from ludotheque.content.checker import ContentSupport, house_only
from ludotheque.content.problems import BrokenContent, Findings, Problem
from ludotheque.games.catacombs.content.check_arena import check_arena, check_discs
from ludotheque.games.catacombs.content.check_cards import check_decks, check_known_cards
from ludotheque.games.catacombs.content.check_shots import check_setup, check_shots
from ludotheque.games.catacombs.content.file_types import FILE_NAMES, Files
from ludotheque.games.catacombs.content.json_schema import content_schema
from ludotheque.games.catacombs.content.loader import CONTENT, read_files

__all__ = ["CONTENT", "SUPPORT", "check_files", "check_house"]

CHECKS: Final = {
    "arena": check_arena,
    "cards": check_known_cards,
    "cards_designed": check_decks,
    "discs": check_discs,
    "setup": check_setup,
    "shots": check_shots,
}


def check_house(root: Path = CONTENT) -> list[Problem]:
    """Every file of the house, and what they say of each other."""
    problems = _check_names(root)
    try:
        files = read_files(root)
    except BrokenContent as error:
        return problems + list(error.problems)
    return problems + check_files(files)


def check_files(files: Files) -> list[Problem]:
    """What decodes may still make no sense."""
    problems: list[Problem] = []
    for name, check in CHECKS.items():
        out = Findings(f"{name}.yaml")
        check(out, files)
        problems += out.problems
    return problems


def _check_names(root: Path) -> list[Problem]:
    """Nothing lies about that nobody reads."""
    known = {f"{name}.yaml" for name in FILE_NAMES}
    found = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.yaml"))
    return [Problem(name, "", "is read by nobody") for name in found if name not in known]


SUPPORT: Final = ContentSupport(
    game="catacombs_conquest",
    root=CONTENT,
    check_all=check_house,
    check_file=lambda path: house_only(path, CONTENT, check_house),
    recognises=lambda _content: False,
    schema=content_schema,
)
