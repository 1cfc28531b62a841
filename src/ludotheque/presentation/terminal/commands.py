"""The words a player types at a question: menus, orders and help."""

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from ludotheque.presentation.document import Column, Document, Row, Table, runs

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("p", "passer"),
    "undo": ("u", "annuler"),
    "hint": ("h", "conseil", "indice"),
    "odds": ("o", "chances", "angles"),
    "rules": ("rule", "regle", "regles"),
    "log": ("l", "journal"),
    "save": ("sauver", "sauvegarder"),
    "resume": ("reprendre", "load"),
    "cards": ("hand", "cartes", "main"),
    "card": ("c", "carte", "read", "lire"),
    "auto": ("a",),
    "board": ("b", "plateau"),
    "keep": ("k", "g", "garder"),
    "roll": ("r", "reroll", "relancer"),
    "help": ("?", "aide"),
    "quit": ("q", "exit", "quitter"),
}
_MEANING: Final = {said: word for word, others in WORDS.items() for said in (word, *others)}
_WORD: Final = re.compile(r"\s*([^\W\d_]+|\?)\s*(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A line: the word it begins with (empty for a bare number) and what follows."""

    word: str
    rest: str

    def numbers(self) -> list[int]:
        """The numbers in the rest; "135" after a word for dice is 1, 3 and 5."""
        return [int(found) for found in re.findall(r"\d", self.rest)]


def understand(line: str) -> TypedLine | None:
    """What the line means, or nothing if its first word is unknown."""
    text = line.strip()
    if re.fullmatch(r"\d{1,4}", text, re.ASCII):
        return TypedLine("", text)
    found = _WORD.match(text)
    if found is None:
        return None
    word = _MEANING.get(without_accents(found[1].lower()))
    return TypedLine(word, found[2].strip()) if word is not None else None


def without_accents(text: str) -> str:
    parts = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def comparable(name: str) -> str:
    """Return a name in simplified form, for comparison with typed text."""
    return without_accents(name.lower()).replace("’", "'").strip()


MOST_LINES: Final = 12


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer with the words behind its number.

    Answers of one `kind` may be folded: those of one `group` then share a line that begins with the group's words.
    """

    action: int
    label: str
    detail: str = ""
    kind: str = ""
    group: str = ""
    short: str = ""


@dataclass(slots=True)
class Menu:
    """Numbered answers, and answers that are typed as words instead."""

    choices: list[Choice]
    typed: list[str] = field(default_factory=list)
    most: int = MOST_LINES  # lines, before similar answers share one

    def action(self, number: int) -> int | None:
        return self.choices[number - 1].action if 1 <= number <= len(self.choices) else None

    def number(self, action: int) -> int | None:
        """What to type for an answer, if it has a number."""
        return next((number for number, choice in enumerate(self.choices, 1) if choice.action == action), None)

    def lines(self) -> list[tuple[str, str]]:
        """Number and text of each line; where the list would be long, similar answers share one."""
        folded = self.kinds_to_fold()
        lines: list[tuple[str, str]] = []
        places: dict[str, int] = {}
        for number, choice in enumerate(self.choices, 1):
            if choice.kind not in folded:
                lines.append((str(number), f"{choice.label} – {choice.detail}" if choice.detail else choice.label))
                continue
            place = places.setdefault(choice.group, len(lines))
            if place == len(lines):
                lines.append(("", choice.group))
            lines[place] = ("", f"{lines[place][1]}  [{number}]\u00a0{choice.short}")
        return lines + [("", line) for line in self.typed]

    def kinds_to_fold(self) -> set[str]:
        """The kinds that must share lines so that the list stays short, the most frequent first."""
        sizes = Counter(choice.kind for choice in self.choices if choice.kind)
        lines = len(self.choices)
        folded: set[str] = set()
        for kind, size in sizes.most_common():
            if lines <= self.most:
                break
            folded.add(kind)
            lines += len({choice.group for choice in self.choices if choice.kind == kind}) - size
        return folded


def help_page(text: str) -> Document:
    """A message of words to type and what they do; a line that is not indented is a sentence of its own.

    Words are indented by two blanks, and at least two more part them from what they do, which may go on in a line
    without words.
    """
    rows: list[tuple[str, ...]] = []
    for line in text.split("\n"):
        words, _, meaning = line.strip().partition("  ")
        if not line.startswith("  "):
            rows.append((line,))
        elif meaning:
            rows.append((words, meaning.strip()))
        else:
            rows[-1] = (*rows[-1][:-1], f"{rows[-1][-1]} {words}")
    shown = tuple(Row(tuple(runs(cell) for cell in row)) for row in rows)
    return Document((Table((Column(), Column()), shown, indent=2),))
