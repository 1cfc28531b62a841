"""Is the Catacombs content sound: every file for itself, and what they say of each other?"""

from pathlib import Path
from typing import Final

from ludotheque.catacombs.content_check_arena import check_arena, check_discs
from ludotheque.catacombs.content_check_cards import check_decks, check_known_cards
from ludotheque.catacombs.content_check_shots import check_setup, check_shots
from ludotheque.catacombs.files import FILE_NAMES, Files
from ludotheque.catacombs.loading import CONTENT, read_files
from ludotheque.content.checks import ContentChecker, house_only
from ludotheque.content.problems import BrokenContent, Findings, Problem

__all__ = ["CHECKER", "CONTENT", "check_files", "check_house"]

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


CHECKER: Final = ContentChecker(
    game="catacombs_conquest",
    root=CONTENT,
    check_all=check_house,
    check_file=lambda path: house_only(path, CONTENT, check_house),
    recognises=lambda _content: False,
)
