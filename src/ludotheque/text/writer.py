"""One language at work: names, fixed texts, counted nouns, lists and lines, for any game."""

from collections.abc import Sequence
from typing import Final, Protocol

from ludotheque.text import english, french
from ludotheque.text.clauses import Grammar
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.nouns import Gender, Noun
from ludotheque.text.spans import Part, Span, Spans, capital, listed, phrase

TONGUES: Final[dict[Language, Grammar]] = {"en": english.English(), "fr": french.French()}
NEW_LINE: Final = Span("\n")


class Named(Protocol):
    """Anything with a name in both languages."""

    @property
    def name_en(self) -> str: ...

    @property
    def name_fr(self) -> str: ...


def typeset(text: str, lang: Language) -> str:
    """A text of a content file with the signs of good typography."""
    return english.typography(text) if lang == "en" else french.typography(text)


def name_of(sheet: Named, lang: Language) -> str:
    """The name in a language, with its typography."""
    return typeset(sheet.name_en if lang == "en" else sheet.name_fr, lang)


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
        self.messages = Messages(lang)

    def say(self, key: str, **args: str | int) -> str:
        """A fixed text by its key."""
        return self.messages.say(key, **args)

    def fill(self, key: str, **parts: Part | int) -> Spans:
        """A fixed text in which names and other parts keep their terms; numbers may decide its wording."""
        return filled(self.messages, key, **parts)

    def noun(self, noun: Noun) -> Spans:
        """The noun alone."""
        return noun.singular(self.lang)

    def count(self, number: int, noun: Noun) -> Spans:
        """`2 hearts`."""
        return self.tongue.count(number, noun)

    def all_of(self, items: Sequence[Spans]) -> Spans:
        """`A, B and C`."""
        return self.tongue.all_of(items)

    def one_of(self, items: Sequence[Spans]) -> Spans:
        """`A, B or C`."""
        return listed(items, self.tongue.or_word)

    def comma(self, items: Sequence[Spans]) -> Spans:
        """`A, B, C`."""
        return listed(items, ",")

    def led(self, lead: Part, *rest: Part) -> Spans:
        """`Lead: rest`."""
        return capital(phrase(lead, self.tongue.colon, *rest))


def proper_noun(sheet: Named, gender: Gender) -> Noun:
    """A name as a noun that has no plural."""
    english_name, french_name = name_of(sheet, "en"), name_of(sheet, "fr")
    return Noun(english_name, english_name, french_name, french_name, gender)
