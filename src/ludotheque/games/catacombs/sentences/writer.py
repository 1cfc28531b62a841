"""One language at work: names, lists, notes in brackets, and the units of the arena."""

from typing import Final

from ludotheque.games.catacombs.content.definitions import AbilitySheet, CardSheet, NamedDefinition, ShotSheet
from ludotheque.games.catacombs.content.vocabulary import Team
from ludotheque.text import english, french
from ludotheque.text.clauses import Grammar
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.spans import Part, Span, Spans, capital, listed, phrase

TONGUES: Final[dict[Language, Grammar]] = {"en": english.English(), "fr": french.French()}
NEW_LINE: Final = Span("\n")


def name_of(sheet: NamedDefinition, lang: Language) -> str:
    """The name in a language, with its typography."""
    return typeset(sheet.name_en if lang == "en" else sheet.name_fr, lang)


def typeset(text: str, lang: Language) -> str:
    """A text of a content file with the signs of good typography."""
    return english.typography(text) if lang == "en" else french.typography(text)


def lowered(text: str) -> str:
    """A name inside a sentence."""
    return text[:1].lower() + text[1:]


def lines(*rows: Spans) -> Spans:
    """One row to a line; an empty row leaves none."""
    out: Spans = ()
    for row in rows:
        if row:
            out = (*out, NEW_LINE, *row) if out else row
    return out


class Writer:
    """Writes in one language."""

    def __init__(self, lang: Language) -> None:
        self.lang: Language = lang
        self.tongue = TONGUES[lang]
        self._messages = Messages(lang)

    def say(self, key: str, **args: str | int) -> str:
        """A fixed text by its key."""
        return self._messages.say(key, **args)

    def fill(self, key: str, **parts: Part | int) -> Spans:
        """A fixed text in which names keep their terms."""
        return filled(self._messages, key, **parts)

    def sentence(self, key: str, **parts: Part | int) -> Spans:
        """The same with a capital."""
        return capital(self.fill(key, **parts))

    def all_of(self, items: list[Spans]) -> Spans:
        """`A, B and C`."""
        return listed(items, self.tongue.and_word)

    def in_turn(self, items: list[Spans]) -> Spans:
        """`A, B, C`: one after the other."""
        return listed(items, ",")

    def noted(self, said: Spans, notes: list[Spans]) -> Spans:
        """The same with notes in brackets behind it, where there are any."""
        return phrase(said, "(", self.in_turn(notes), ")") if notes else said

    def led(self, lead: Part, *rest: Part) -> Spans:
        """`Lead: rest`."""
        return capital(phrase(lead, self.tongue.colon, *rest))

    def team(self, team: Team) -> Spans:
        """`Sword`."""
        return (Span(self.say(f"cc-team-{team.value}"), f"team:{team.value}"),)

    def shot(self, sheet: ShotSheet) -> Spans:
        """`critical combat`."""
        return (Span(lowered(name_of(sheet, self.lang)), f"shot:{sheet.id.value}"),)

    def card(self, sheet: CardSheet) -> Spans:
        return (Span(name_of(sheet, self.lang), f"card:{sheet.id}"),)

    def ability(self, sheet: AbilitySheet) -> Spans:
        return (Span(name_of(sheet, self.lang), f"ability:{sheet.id.value}"),)

    def number(self, value: int, unit: int) -> str:
        """A whole number of small units, written in large ones with no zeros at the end: 2500 of 1000 is `2.5`."""
        text = f"{value / unit:g}"
        return text.replace(".", ",") if self.lang == "fr" else text
