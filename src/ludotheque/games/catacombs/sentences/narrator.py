"""What events, questions and answers are said with: a language, and the names of a match."""

from collections.abc import Iterable

from ludotheque.games.catacombs.content.loader import find_card, load_content
from ludotheque.games.catacombs.content.vocabulary import ShotKind
from ludotheque.games.catacombs.sentences.card_texts import layout_name
from ludotheque.games.catacombs.sentences.match_names import Names
from ludotheque.games.catacombs.sentences.writer import Pen
from ludotheque.games.catacombs.table.state import PROJECTILE
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans


class Teller:
    """Speaks of one match in one language."""

    def __init__(self, names: Names, lang: Language) -> None:
        self.names = names
        self.lang: Language = lang
        self.pen = Pen(lang)

    def seat(self, seat: int) -> Spans:
        return self.names.seat(seat, self.lang)

    def actor(self, seat: int) -> Spans:
        """The seat inside a sentence."""
        return self.names.actor(seat, self.lang)

    def team(self, team: int) -> Spans:
        return self.names.team(team, self.lang)

    def disc(self, disc: int) -> Spans:
        return self.names.disc(disc, self.lang)

    def discs(self, discs: Iterable[int]) -> Spans:
        """`Skull 1 and Skull 2`."""
        return self.pen.all_of([self.disc(disc) for disc in discs])

    def flicked(self, disc: int, shot: str) -> Spans:
        """A character or an obstacle; a projectile by its own name: `the fireball disc`."""
        if disc != PROJECTILE:
            return self.disc(disc)
        sheet = load_content().shot(ShotKind(shot))
        return (Span(self.pen.say(f"cc-the-disc-{sheet.flicked_disc.value}"), f"disc:{disc}"),)

    def card(self, card: str) -> Spans:
        return self.pen.card(find_card(card))

    def cards(self, cards: Iterable[str]) -> Spans:
        """`Witch, Zombie`."""
        return self.pen.in_turn([self.card(card) for card in cards])

    def shot(self, shot: str) -> Spans:
        """`critical combat`."""
        return self.pen.shot(load_content().shot(ShotKind(shot)))

    def layout(self, layout: str) -> Spans:
        return (Span(layout_name(layout, self.lang), f"layout:{layout}"),)
