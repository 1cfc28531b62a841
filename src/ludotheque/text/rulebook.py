"""The numbered rules of the games, each with a document: English is the specification, French is for readers."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.refusal import Refusal
from ludotheque.plugins import described_games
from ludotheque.text.languages import Language

PACKAGE: Final = Path(__file__).resolve().parent.parent
PLACES: Final = (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules")
"""The documents in an installed package, and in the source tree."""

_SECTION: Final = re.compile(r"#{2,} (?P<title>.*)")
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


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The document with the rules of a game, whose ids begin with the prefix."""

    game: str
    prefix: str
    document: Path

    def translated(self, lang: Language) -> "Rulebook":
        """The same rules in another language, in a document beside this one that may not be there."""
        return replace(self, document=self.document.parent / lang / self.document.name)


@cache
def rules() -> dict[str, Rule]:
    """Every rule of the specification by its id, in the order of the documents."""
    return {rule.id: rule for book in rulebooks() for rule in rules_of(book, "en")}


@cache
def rules_in(lang: Language) -> dict[str, Rule]:
    """Return the rules in a language, or in English where they are not translated."""
    known = rules()
    translated = {rule.id: rule for book in translations(lang) for rule in rules_of(book, lang)}
    return {name: replace(translated.get(name, rule), info=rule.info) for name, rule in known.items()}


def rules_of(rulebook: Rulebook, lang: Language) -> Iterator[Rule]:
    """Return the numbered rules of one document, each with its section."""
    numbered = re.compile(rf"[-*] \*\*(?P<id>{re.escape(rulebook.prefix)}(?:-[A-Z0-9]+)*-\d+)\*\* (?P<text>.*)")
    section = ""
    lines = rulebook.document.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        if heading := _SECTION.match(line):
            section = heading["title"]
        elif entry := numbered.match(line):
            text = "\n".join([entry["text"], *_continued(lines[number + 1 :])])
            yield Rule(entry["id"], rulebook.game, section, text, _INFO in text, lang)


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


def rulebooks() -> list[Rulebook]:
    """The rules of the installed games, in the order of a list of games."""
    named = [game for game in described_games() if game.rule_document and not missing_rules(game.rule_document)]
    return [Rulebook(game.id, game.rule_prefix, document_at(game.rule_document)) for game in named]


def document_at(name: str) -> Path:
    """Return the path of a document: in the package that it names, or among the bundled documents."""
    package, _, path = name.rpartition(":")
    if package:
        return Path(str(files(package))) / path
    for place in PLACES:
        if place.is_dir():
            return place / path
    raise UnknownContent(Refusal("error-no-rules"))


def missing_rules(name: str) -> str:
    """Why the rule document of another package cannot be read; empty if it can."""
    if ":" not in name:
        return ""
    try:
        return "" if document_at(name).is_file() else f"there is no rule document {name}"
    except (ImportError, TypeError) as error:
        return f"{type(error).__name__}: {error}"


def translations(lang: Language) -> list[Rulebook]:
    """The rules that exist in that language, beside the specification."""
    beside = [book.translated(lang) for book in rulebooks()]
    return [book for book in beside if book.document.is_file()]
