"""Nouns as data: number, gender and what they link to."""

from dataclasses import dataclass
from enum import Enum

from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans


class Gender(Enum):
    """Of a French noun."""

    MASCULINE = "m"
    FEMININE = "f"


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in both languages; `gender` is the French one, `term` what a screen links it to."""

    en_singular: str
    en_plural: str
    fr_singular: str
    fr_plural: str
    gender: Gender
    term: str = ""

    def singular(self, lang: Language) -> Spans:
        """The noun alone, for one."""
        return (Span(self.en_singular if lang == "en" else self.fr_singular, self.term),)

    def plural(self, lang: Language) -> Spans:
        """The noun alone, for many."""
        return (Span(self.en_plural if lang == "en" else self.fr_plural, self.term),)

    def form(self, number: int, lang: Language) -> Spans:
        """The noun as it stands behind a number: 0 is plural in English and singular in French."""
        one = abs(number) == 1 if lang == "en" else abs(number) < 2
        return self.singular(lang) if one else self.plural(lang)
