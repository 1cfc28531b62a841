"""Answers in the words of the dungeon: `cover 2 S5 S3`, `use cleave S1`, `door 3`, or dice alone."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from ludotheque.games.one_deck_dungeon.presentation.dice_notation import LETTERS
from ludotheque.games.one_deck_dungeon.table.die import value_of
from ludotheque.presentation.terminal.commands import understand, without_accents

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "cover": ("cover", "box", "couvrir", "recouvrir", "case"),
    "enter": ("door", "enter", "open", "porte", "entrer", "ouvrir"),
    "explore": ("explore", "explorer"),
    "stay": ("stay", "face", "rester", "affronter"),
    "flee": ("flee", "fuir"),
    "descend": ("descend", "descendre"),
    "use": ("use", "utiliser"),
    "drink": ("drink", "potion", "boire"),
    "exchange": ("heroic", "make", "heroique", "creer"),
    "discard": ("discard", "defausser"),
    "peril": ("way", "option", "voie"),
    "ability": ("ability", "capacite"),
    "take_item": ("item", "objet"),
    "take_skill": ("skill", "competence"),
    "take_xp": ("xp",),
    "yes": ("yes", "oui"),
    "done": ("done", "stop", "no", "gather", "fini", "terminer", "non", "lancer"),
}
"""By the verb of the answer. Two letters are enough where they tell words apart."""

SHORTEST: Final = 2
DIE: Final = re.compile(r"(?:(\d):)?([samhf])([1-6])", re.IGNORECASE)
SEATED: Final = re.compile(r"(\d)\s*:\s*(.*)", re.DOTALL)
"""A hero's number before a die or a skill: `2:S5`."""

UNSAID: Final = -1


@dataclass(frozen=True)
class TypedDie:
    """A die by colour and value, and by hero where it was said whose."""

    color: int
    value: int
    seat: int = UNSAID

    def is_it(self, seat: int, code: int) -> bool:
        same = (code >> 3 & 3, value_of(code)) == (self.color, self.value)
        return same and self.seat in (UNSAID, seat)


@dataclass(frozen=True)
class Wish:
    """What a line asks for: an action, a number or name with it, and dice for it."""

    verb: str  # empty for dice alone
    name: str
    seat: int
    dice: tuple[TypedDie, ...]

    @property
    def number(self) -> int:
        return int(self.name) if re.fullmatch(r"\d{1,3}", self.name, re.ASCII) else UNSAID


def wish(line: str, offered: Collection[str]) -> Wish | None:
    """What was wished for in the game's own words; nothing if the line is in none of them.

    Of a word that was only begun, those that can be answered now are meant.
    """
    tokens = without_accents(line.lower()).replace(",", " ").split()
    dice: list[TypedDie] = []
    while tokens and (found := DIE.fullmatch(tokens[-1])):
        dice.insert(0, TypedDie(color_named(found[2]), int(found[3]), int(found[1] or 0) - 1))
        tokens.pop()
    if not tokens:
        return Wish("", "", UNSAID, tuple(dice)) if dice else None
    verb = verb_named(tokens[0])
    if not verb and understand(line) is None:
        verb = verb_begun(tokens[0], offered)
    if not verb:
        return None
    name = " ".join(tokens[1:])
    seated = SEATED.fullmatch(name)
    if seated is not None:
        return Wish(verb, seated[2], int(seated[1]) - 1, tuple(dice))
    return Wish(verb, name, UNSAID, tuple(dice))


def verb_named(word: str) -> str:
    """The verb a word stands for, if it is one."""
    return next((verb for verb, words in WORDS.items() if word in words), "")


def verb_begun(word: str, offered: Collection[str]) -> str:
    """The only verb that has a word which begins so, best among those that are offered."""
    if len(word) < SHORTEST:
        return ""
    begun = [verb for verb, words in WORDS.items() if any(each.startswith(word) for each in words)]
    best = [verb for verb in begun if verb in offered] or begun
    return best[0] if len(best) == 1 else ""


def color_named(letter: str) -> int:
    """Both languages' letters are understood."""
    return next(letters.index(letter.upper()) for letters in LETTERS.values() if letter.upper() in letters)


def begins(name: str, said: str) -> bool:
    """The beginning of a name is enough, without its accents."""
    return simple(name).startswith(simple(said))


def simple(name: str) -> str:
    """A name as it is typed in a hurry."""
    return without_accents(name.lower()).replace("’", "'")
