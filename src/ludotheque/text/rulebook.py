"""The numbered rules of the games, as they stand in docs/rules: English is the specification, French is for readers."""

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
"""Where the documents lie in an installed package, and in the sources."""

_RULE: Final = re.compile(r"[-*] \*\*(?P<id>(?:DT|ODD|CC)(?:-[A-Z0-9]+)*-\d+)\*\* (?P<text>.*)")
_SECTION: Final = re.compile(r"#{2,} (?P<title>.*)")
_GAMES: Final = {"DT": "dice_throne", "ODD": "one_deck_dungeon", "CC": "catacombs_conquest"}
_DOCUMENTS: Final = ("dice_throne.md", "one_deck_dungeon.md", "catacombs_conquest.md")
_INFO: Final = "*(info)*"


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule in one language; `info` rules only inform and need no test."""

    id: str
    game: str
    section: str
    text: str
    info: bool
    lang: Language


@cache
def rules() -> dict[str, Rule]:
    """Every rule of the specification by its id, in the order of the documents."""
    return {rule.id: rule for document in documents() for rule in rules_of(document, "en")}


@cache
def rules_in(lang: Language) -> dict[str, Rule]:
    """The same rules as a reader of that language reads them; in English where they are not translated."""
    known = rules()
    translated = {rule.id: rule for document in translations(lang) for rule in rules_of(document, lang)}
    return {name: replace(translated.get(name, rule), info=rule.info) for name, rule in known.items()}


def rules_of(document: Path, lang: Language) -> Iterator[Rule]:
    """The numbered rules of one document, each with the section it stands in."""
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
    """The indented lines and the tables that belong to the rule above them."""
    out: list[str] = []
    for line in lines:
        if line.strip() and not line.startswith((" ", "|")):
            break
        out.append(line.strip())
    while out and not out[-1]:
        out.pop()
    return out


def documents() -> list[Path]:
    """The rule documents, wherever this package keeps them."""
    for place in PLACES:
        if place.is_dir():
            return [place / name for name in _DOCUMENTS]
    raise UnknownContent("the rule documents were not installed with this package")


def translations(lang: Language) -> list[Path]:
    """The documents of the games whose rules exist in that language, beside the specification."""
    beside = [document.parent / lang / document.name for document in documents()]
    return [document for document in beside if document.is_file()]
