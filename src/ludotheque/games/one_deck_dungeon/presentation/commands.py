"""The words that a player of One Deck Dungeon types, and their meanings."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from ludotheque.games.one_deck_dungeon.table.die import ONLY_NAMES, color_of, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import COST_FREE, COST_MANA, PreparedBox, PreparedUse
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState
from ludotheque.presentation.document import Run, Runs, joined, runs, unbroken
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.terminal.commands import comparable, understand, without_accents
from ludotheque.text.languages import Language

LETTERS: Final[dict[Language, str]] = {"en": "SAMH", "fr": "FAMH"}
"""The letters of strength (force), agility, magic and heroic, in the order of the colors."""

STYLES: Final = ("strong yellow", "strong magenta", "strong blue", "strong inverse")
HEART: Final = "♥"
LOST_HEART: Final = "♡"
GAP: Final = " · "


class Letters:
    """Formats dice, boxes and other short notations in one language."""

    def __init__(self, localizer: Localizer) -> None:
        self.localizer = localizer
        self.letters = LETTERS[localizer.lang]

    def die(self, code: int) -> Runs:
        """Return `S5`, followed by the restriction of a restricted die."""
        text = Run(f"{self.letters[color_of(code)]}{value_of(code)}", style=STYLES[color_of(code)])
        if not only_of(code):
            return (text,)
        only = self.localizer.say(f"delve-only-{ONLY_NAMES[only_of(code)]}")
        return runs(text, f"\u00a0({only})")

    def dice(self, codes: Iterable[int]) -> Runs:
        return joined(map(self.die, codes), " ")

    def icons(self, counts: Iterable[int]) -> Runs:
        """Return `SSS A MM`: the dice that a hero gathers."""
        groups = [Run(self.letters[color] * count, style=STYLES[color]) for color, count in enumerate(counts) if count]
        return joined(groups, "\u00a0") or runs("–")

    def amounts(self, counts: Iterable[int]) -> Runs:
        """Return `S 8  A 7`: the number of dice of each color."""
        each = (
            runs(Run(self.letters[color], style=STYLES[color]), f"\u00a0{count}") for color, count in enumerate(counts)
        )
        return joined(each, "  ")

    def need(self, box: BoxState | PreparedBox) -> Runs:
        """Return `S11 wide, armor`: what covers a box."""
        number = str(box.value) if box.value else "X"
        say = self.localizer.say
        text = Run(say("delve-any") + f" {number}", style="strong")
        if box.color >= 0:
            text = Run(f"{self.letters[box.color]}{number}", style=STYLES[box.color])
        marks = [name for name, holds in (("wide", box.wide), ("armor", box.armor), ("skull", box.skull)) if holds]
        said = [say(f"delve-mark-{mark}") for mark in marks]
        if isinstance(box, BoxState):
            said += [say("delve-no-heroic", letter=self.letters[-1])] if box.refuses_heroic else []
            said += [say("delve-max-dice", count=int(box.max_dice))] if box.max_dice else []
        return runs(text, f" {', '.join(said)}" if said else "")

    def toll(self, hearts: int, time: int, poison: int) -> Runs:
        """Return `2♥ 1 time`: the consequences of an uncovered box; empty for none."""
        parts = [Run(f"{hearts}{HEART}", style="red")] if hearts else []
        parts += [Run(self.localizer.say("delve-time", count=time))] if time else []
        parts += [Run(self.localizer.say("delve-poison", count=poison), style="green")] if poison else []
        return joined(parts, " ")

    def toll_of(self, box: BoxState | PreparedBox) -> Runs:
        return self.toll(int(box.hearts), int(box.time), int(box.poison))

    def box(self, box: BoxState | PreparedBox) -> Runs:
        """Return both on one line, for lists: `S5 1♥`."""
        toll = self.toll_of(box)
        return unbroken(runs(self.need(box), " → " if toll else "", toll))

    def cost(self, use: PreparedUse) -> str:
        """Return `2 S` or `3 mana`; empty if free."""
        if use.cost == COST_FREE:
            return ""
        if use.cost == COST_MANA:
            return self.localizer.say("delve-mana", count=int(use.amount))
        return f"{use.amount}\u00a0{self.letters[use.cost - 1]}"

    def hearts(self, damage: int, health: int) -> Runs:
        """`♥♥♥♡♡ 3/5`."""
        left = max(0, health - damage)
        style = "red" if 3 * left <= health else "strong red"
        lost = Run(LOST_HEART * (health - left), style="soft")
        return runs(Run(HEART * left, style=style), lost, f" {left}/{health}")


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
"""The words of each verb. Two letters are enough where they are unambiguous."""

SHORTEST: Final = 2
DIE: Final = re.compile(r"(?:(\d):)?([samhf])([1-6])", re.IGNORECASE)
SEATED: Final = re.compile(r"(\d)\s*:\s*(.*)", re.DOTALL)
"""A hero's number before a die or a skill: `2:S5`."""

UNSAID: Final = -1


@dataclass(frozen=True)
class TypedDie:
    """A die by color and value, and by hero if specified."""

    color: int
    value: int
    seat: int = UNSAID

    def is_it(self, seat: int, code: int) -> bool:
        same = (code >> 3 & 3, value_of(code)) == (self.color, self.value)
        return same and self.seat in (UNSAID, seat)


@dataclass(frozen=True)
class TypedOrder:
    """A typed order: an action with a number or name, and its dice."""

    verb: str  # empty for dice alone
    name: str
    seat: int
    dice: tuple[TypedDie, ...]

    @property
    def number(self) -> int:
        return int(self.name) if re.fullmatch(r"\d{1,3}", self.name, re.ASCII) else UNSAID


def typed_order(line: str, offered: Collection[str]) -> TypedOrder | None:
    """Parse an order in the game's own words; return `None` if the line is not one.

    An abbreviated word means one of the actions that are currently possible.
    """
    tokens = without_accents(line.lower()).replace(",", " ").split()
    dice: list[TypedDie] = []
    while tokens and (found := DIE.fullmatch(tokens[-1])):
        dice.insert(0, TypedDie(color_named(found[2]), int(found[3]), int(found[1] or 0) - 1))
        tokens.pop()
    if not tokens:
        return TypedOrder("", "", UNSAID, tuple(dice)) if dice else None
    verb = verb_named(tokens[0])
    if not verb and understand(line) is None:
        verb = verb_begun(tokens[0], offered)
    if not verb:
        return None
    name = " ".join(tokens[1:])
    seated = SEATED.fullmatch(name)
    if seated is not None:
        return TypedOrder(verb, seated[2], int(seated[1]) - 1, tuple(dice))
    return TypedOrder(verb, name, UNSAID, tuple(dice))


def verb_named(word: str) -> str:
    """Return the verb of a word; empty if it is not one."""
    return next((verb for verb, words in WORDS.items() if word in words), "")


def verb_begun(word: str, offered: Collection[str]) -> str:
    """Return the only verb with a word that begins like this, preferably one of those offered."""
    if len(word) < SHORTEST:
        return ""
    begun = [verb for verb, words in WORDS.items() if any(each.startswith(word) for each in words)]
    best = [verb for verb in begun if verb in offered] or begun
    return best[0] if len(best) == 1 else ""


def color_named(letter: str) -> int:
    """Return the color of a letter in either language."""
    return next(letters.index(letter.upper()) for letters in LETTERS.values() if letter.upper() in letters)


def begins(name: str, said: str) -> bool:
    """Return whether this is the beginning of the name, ignoring accents."""
    return comparable(name).startswith(comparable(said))
