"""Says events in one language, with the names of a match."""

from collections.abc import Iterable
from typing import Final

from ludotheque.games.dice_throne.sentences.match_names import MatchNames
from ludotheque.text.clauses import Grammar
from ludotheque.text.english import English
from ludotheque.text.french import French
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Part, Spans

TONGUES: Final[dict[Language, Grammar]] = {"en": English(), "fr": French()}


class Teller:
    """Speaks of one match in one language."""

    def __init__(self, names: MatchNames, lang: Language) -> None:
        self.names = names
        self.lang: Language = lang
        self.tongue = TONGUES[lang]
        self.messages = Messages(lang)

    def fill(self, key: str, **parts: Part | int) -> Spans:
        """A message in which names and other parts keep their terms; numbers may decide its wording."""
        return filled(self.messages, key, **parts)

    def actor(self, seat: int) -> Spans:
        """The seat inside a sentence."""
        return self.names.actor(seat, self.lang)

    def actors(self, seats: Iterable[int]) -> Spans:
        """`Barbarian and Monk`."""
        return self.tongue.all_of([self.actor(seat) for seat in seats])

    def noun(self, noun: Noun) -> Spans:
        """The noun alone."""
        return noun.singular(self.lang)

    def count(self, number: int, noun: Noun) -> Spans:
        """`2 cards`."""
        return self.tongue.count(number, noun)

    def card(self, seat: int, card: str) -> Spans:
        return self.names.card(seat, card, self.lang)

    def ability(self, seat: int, ability: str) -> Spans:
        return self.names.ability(seat, ability, self.lang)

    def source(self, seat: int, source: str) -> Spans:
        return self.names.source(seat, source, self.lang)

    def tokens(self, status: str, number: int) -> Spans:
        """`Stun`, `2 Chi`; in French so many tokens of the name."""
        name = self.noun(self.names.lexicon.token(status))
        if number == 1 and status in self.names.lexicon.singles:
            return name
        return self.fill("dt-event-tokens", number=number, name=name)
