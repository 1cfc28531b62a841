"""Says events in one language, with the names of a match."""

from ludotheque.games.dice_throne.sentences.match_names import MatchNames
from ludotheque.text.narrator import Narrator
from ludotheque.text.spans import Spans
from ludotheque.text.writer import Writer


class Teller(Narrator[MatchNames, Writer]):
    """Speaks of one match in one language."""

    def card(self, seat: int, card: str) -> Spans:
        return self.names.card(seat, card, self.lang)

    def ability(self, seat: int, ability: str) -> Spans:
        return self.names.ability(seat, ability, self.lang)

    def source(self, seat: int, source: str) -> Spans:
        return self.names.source(seat, source, self.lang)

    def tokens(self, status: str, number: int) -> Spans:
        """`Stun`, `2 Chi`; in French so many tokens of the name."""
        name = self.pen.noun(self.names.lexicon.token(status))
        if number == 1 and status in self.names.lexicon.singles:
            return name
        return self.pen.fill("dt-event-tokens", number=number, name=name)
