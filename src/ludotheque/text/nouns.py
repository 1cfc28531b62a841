"""Nouns as data: number, gender and link."""

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
    """A noun in both languages. `gender` is the French one, `term` its link."""

    en_singular: str
    en_plural: str
    fr_singular: str
    fr_plural: str
    gender: Gender
    term: str = ""

    def singular(self, lang: Language) -> Spans:
        """Return the singular."""
        return (Span(self.en_singular if lang == "en" else self.fr_singular, self.term),)

    def plural(self, lang: Language) -> Spans:
        """Return the plural."""
        return (Span(self.en_plural if lang == "en" else self.fr_plural, self.term),)

    def form(self, number: int, lang: Language) -> Spans:
        """Return the form after a number. 0 is plural in English and singular in French."""
        one = abs(number) == 1 if lang == "en" else abs(number) < 2
        return self.singular(lang) if one else self.plural(lang)
