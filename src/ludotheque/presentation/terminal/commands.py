"""What a player types: a number or a word, in French or English, long or short."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

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
class Typed:
    """A line: the word it begins with (empty for a bare number) and what follows."""

    word: str
    rest: str

    def numbers(self) -> list[int]:
        """The numbers in the rest; "135" after a word for dice is 1, 3 and 5."""
        return [int(found) for found in re.findall(r"\d", self.rest)]


def understand(line: str) -> Typed | None:
    """What the line means, or nothing if its first word is unknown."""
    text = line.strip()
    if re.fullmatch(r"\d{1,4}", text, re.ASCII):
        return Typed("", text)
    found = _WORD.match(text)
    if found is None:
        return None
    word = _MEANING.get(without_accents(found[1].lower()))
    return Typed(word, found[2].strip()) if word is not None else None


def without_accents(text: str) -> str:
    parts = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
