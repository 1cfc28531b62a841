"""The words a player of One Deck Dungeon types, and what they mean."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from ludotheque.games.one_deck_dungeon.table.die import ONLY_NAMES, color_of, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import COST_FREE, COST_MANA, PreparedBox, PreparedUse
from ludotheque.games.one_deck_dungeon.table.state_classes import Box
from ludotheque.presentation.terminal.commands import understand, without_accents
from ludotheque.presentation.terminal.console import NARROWEST, LocalizedConsole
from ludotheque.text.languages import Language

LETTERS: Final[dict[Language, str]] = {"en": "SAMH", "fr": "FAMH"}
"""Strength (force), agility, magic, heroic: by the number of the colour."""

STYLES: Final = ("bold yellow", "bold magenta", "bold bright_blue", "bold reverse")
HEART: Final = "♥"
LOST_HEART: Final = "♡"
GAP: Final = " · "
UNBROKEN: Final = {0xA0: 0xE0A0, 0x202F: 0xE0AF}
"""Spaces at which no line may end stand as signs of private use while lines are cut."""

BROKEN: Final = {sign: space for space, sign in UNBROKEN.items()}


class Letters:
    """Writes small things in one language."""

    def __init__(self, speaker: LocalizedConsole) -> None:
        self.speaker = speaker
        self.letters = LETTERS[speaker.lang]

    def die(self, code: int) -> Text:
        """`S5`; what a restricted die may be used for stands behind it."""
        text = Text.assemble((f"{self.letters[color_of(code)]}{value_of(code)}", STYLES[color_of(code)]))
        if only_of(code):
            only = self.speaker.say(f"delve-only-{ONLY_NAMES[only_of(code)]}")
            text.append(f"\u00a0({only})")
        return text

    def dice(self, codes: Iterable[int]) -> Text:
        return Text(" ").join(self.die(code) for code in codes)

    def icons(self, counts: Iterable[int]) -> Text:
        """`SSS A MM`: the dice a hero gathers."""
        groups = [Text(self.letters[color] * count, STYLES[color]) for color, count in enumerate(counts) if count]
        return Text("\u00a0").join(groups) if groups else Text("–")

    def amounts(self, counts: Iterable[int]) -> Text:
        """`S 8  A 7`: how many dice there are of each colour."""
        return Text("  ").join(
            Text.assemble((self.letters[color], STYLES[color]), f"\u00a0{count}") for color, count in enumerate(counts)
        )

    def need(self, box: Box | PreparedBox) -> Text:
        """`S11 wide, armor`: what covers a box."""
        number = str(box.value) if box.value else "X"
        say = self.speaker.say
        text = Text.assemble((say("delve-any") + f" {number}", "bold"))
        if box.color >= 0:
            text = Text.assemble((f"{self.letters[box.color]}{number}", STYLES[box.color]))
        marks = [name for name, holds in (("wide", box.wide), ("armor", box.armor), ("skull", box.skull)) if holds]
        said = [say(f"delve-mark-{mark}") for mark in marks]
        if isinstance(box, Box):
            said += [say("delve-no-heroic", letter=self.letters[-1])] if box.refuses_heroic else []
            said += [say("delve-max-dice", count=int(box.max_dice))] if box.max_dice else []
        return text.append(" " + ", ".join(said)) if said else text

    def toll(self, hearts: int, time: int, poison: int) -> Text:
        """`2♥ 1 time`: what an uncovered box brings; nothing for none."""
        parts = [Text(f"{hearts}{HEART}", "red")] if hearts else []
        parts += [Text(self.speaker.say("delve-time", count=time))] if time else []
        parts += [Text(self.speaker.say("delve-poison", count=poison), "green")] if poison else []
        return Text(" ").join(parts)

    def toll_of(self, box: Box | PreparedBox) -> Text:
        return self.toll(int(box.hearts), int(box.time), int(box.poison))

    def box(self, box: Box | PreparedBox) -> Text:
        """Both on one line, for lists: `S5 1♥`."""
        toll = self.toll_of(box)
        text = Text.assemble(self.need(box), " → " if toll else "", toll)
        text.plain = text.plain.replace(" ", "\u00a0")
        return text

    def cost(self, use: PreparedUse) -> str:
        """`2 S`, `3 mana`; nothing for free."""
        if use.cost == COST_FREE:
            return ""
        if use.cost == COST_MANA:
            return self.speaker.say("delve-mana", count=int(use.amount))
        return f"{use.amount}\u00a0{self.letters[use.cost - 1]}"

    def hearts(self, damage: int, health: int) -> Text:
        """`♥♥♥♡♡ 3/5`."""
        left = max(0, health - damage)
        style = "red" if 3 * left <= health else "bold red"
        return Text.assemble((HEART * left, style), (LOST_HEART * (health - left), "dim"), f" {left}/{health}")


def hung(lead: Text | str, body: Text | str, console: Console, indent: int = 0) -> Text:
    """A lead, and beside it text with its colours that never runs below it; or by an indent of its own."""
    first = Text(lead) if isinstance(lead, str) else lead
    text = Text(body) if isinstance(body, str) else body.copy()
    text.plain = text.plain.translate(UNBROKEN)
    indent = indent or first.cell_len
    width = max(NARROWEST, console.width - 1) - max(indent, first.cell_len)
    out = Text()
    for number, line in enumerate(text.wrap(console, width)):
        line.rstrip()
        out.append_text(Text("\n" + " " * indent) if number else first)
        out.append_text(line)
    out.plain = out.plain.translate(BROKEN)
    return out


def padded(text: Text, width: int) -> Text:
    """The text filled up to a width."""
    out = text.copy()
    out.append(" " * (width - text.cell_len))
    return out


def rule(title: str, console: Console) -> Text:
    """A title as a line across the screen."""
    width = console.width - 1
    return Text(f"── {title} ".ljust(width, "─")[:width], style="bold")


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
class TypedOrder:
    """What a line asks for: an action, a number or name with it, and dice for it."""

    verb: str  # empty for dice alone
    name: str
    seat: int
    dice: tuple[TypedDie, ...]

    @property
    def number(self) -> int:
        return int(self.name) if re.fullmatch(r"\d{1,3}", self.name, re.ASCII) else UNSAID


def wish(line: str, offered: Collection[str]) -> TypedOrder | None:
    """What was wished for in the game's own words; nothing if the line is in none of them.

    Of a word that was only begun, those that can be answered now are meant.
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
