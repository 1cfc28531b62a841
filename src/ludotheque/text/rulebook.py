"""The numbered rules of the games, from docs/rules. English is the specification, French a translation."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.kernel.errors import UnknownContent
from ludotheque.text.languages import Language

PACKAGE: Final = Path(__file__).resolve().parent.parent
PLACES: Final = (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules")
"""The documents in an installed package, and in the source tree."""

_RULE: Final = re.compile(r"[-*] \*\*(?P<id>(?:DT|ODD|CC)(?:-[A-Z0-9]+)*-\d+)\*\* (?P<text>.*)")
_SECTION: Final = re.compile(r"#{2,} (?P<title>.*)")
_GAMES: Final = {"DT": "dice_throne", "ODD": "one_deck_dungeon", "CC": "catacombs_conquest"}
_DOCUMENTS: Final = ("dice_throne.md", "one_deck_dungeon.md", "catacombs_conquest.md")
_INFO: Final = "*(info)*"


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule in one language. `info` rules are informative and need no test."""

    id: str
    game: str
    section: str
    text: str
    info: bool
    lang: Language


@cache
def rules() -> dict[str, Rule]:
    """Return every rule of the specification by id, in document order."""
    return {rule.id: rule for document in documents() for rule in rules_of(document, "en")}


@cache
def rules_in(lang: Language) -> dict[str, Rule]:
    """Return the rules in a language, or in English where they are not translated."""
    known = rules()
    translated = {rule.id: rule for document in translations(lang) for rule in rules_of(document, lang)}
    return {name: replace(translated.get(name, rule), info=rule.info) for name, rule in known.items()}


def rules_of(document: Path, lang: Language) -> Iterator[Rule]:
    """Yield the numbered rules of a document, each with its section."""
    section = ""
    lines = document.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        if heading := _SECTION.match(line):
            section = heading["title"]
        elif entry := _RULE.match(line):
            text = "\n".join([entry["text"], *_continued(lines[number + 1 :])])
            game = _GAMES[entry["id"].partition("-")[0]]
            yield Rule(entry["id"], game, section, text, _INFO in text, lang)


def _continued(lines: list[str]) -> list[str]:
    """Return the indented lines and tables that belong to the rule above."""
    out: list[str] = []
    for line in lines:
        if line.strip() and not line.startswith((" ", "|")):
            break
        out.append(line.strip())
    while out and not out[-1]:
        out.pop()
    return out


def documents() -> list[Path]:
    """Return the rule documents, from the installed package or the source tree."""
    for place in PLACES:
        if place.is_dir():
            return [place / name for name in _DOCUMENTS]
    raise UnknownContent("the rule documents were not installed with this package")


def translations(lang: Language) -> list[Path]:
    """Return the rule documents that exist in a language."""
    beside = [document.parent / lang / document.name for document in documents()]
    return [document for document in beside if document.is_file()]
