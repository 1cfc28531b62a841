"""Writes the texts of Catacombs Conquest in one language."""

from ludotheque.games.catacombs.content.definitions import AbilitySheet, CardSheet, ShotSheet
from ludotheque.games.catacombs.content.vocabulary import Team
from ludotheque.text.spans import Part, Span, Spans, capital, phrase
from ludotheque.text.writer import Writer, name_of


def lowered(text: str) -> str:
    """A name inside a sentence."""
    return text[:1].lower() + text[1:]


class CatacombsWriter(Writer):
    """Writes in one language."""

    def sentence(self, key: str, **parts: Part | int) -> Spans:
        """The same with a capital."""
        return capital(self.fill(key, **parts))

    def noted(self, said: Spans, notes: list[Spans]) -> Spans:
        """The same with notes in brackets behind it, where there are any."""
        return phrase(said, "(", self.comma(notes), ")") if notes else said

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
