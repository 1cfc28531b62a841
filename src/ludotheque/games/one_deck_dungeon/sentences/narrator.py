"""What events, questions and answers are said with: a language, the names of a match, and words for its dice."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Color
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.match_names import MatchNames
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.games.one_deck_dungeon.table.die import COLOR_NAMES, ONLY_NAMES, color_of, only_of, value_of
from ludotheque.text.narrator import Narrator
from ludotheque.text.spans import Spans, phrase

COLORS: Final = tuple(Color(name) for name in COLOR_NAMES)


class DungeonNarrator(Narrator[MatchNames, DungeonWriter]):
    """Speaks of one match in one language."""

    def thing(self, thing: str) -> Spans:
        return self.names.thing(thing, self.lang)

    def things(self, things: Iterable[str]) -> Spans:
        """`Bandit and Goblin`."""
        return self.pen.all_of([self.thing(thing) for thing in things])

    def focus(self, focus: str) -> Spans:
        return self.pen.name("focus", self.names.lexicon.focuses[focus])

    def caused(self, said: Spans, cause: str) -> Spans:
        """The same with why it happened: "(Flames)", "(stairs)"; nothing is added for what has no name."""
        named = self.thing(cause)
        if not named and cause in CAUSES:
            named = self.pen.fill(f"odd-cause-{cause}")
        return self.pen.noted(said, [named] if named else [])

    def dice(self, codes: Iterable[int]) -> Spans:
        """`strength 3 5, heroic 6`: dice of a colour together, as they lie."""
        groups = groupby(sorted(codes, key=_kind), key=_kind)
        return self.pen.comma([self._like(kind, [value_of(code) for code in group]) for kind, group in groups])

    def _like(self, kind: tuple[int, int], values: list[int]) -> Spans:
        only, color = kind
        said = phrase(self.pen.noun(nouns.COLORS[COLORS[color]]), " ".join(str(value) for value in sorted(values)))
        return phrase(said, self.pen.say(f"odd-only-{ONLY_NAMES[only]}")) if only else said

    def counts(self, counts: Iterable[int]) -> Spans:
        """`1 strength die and 2 heroic dice`, from numbers per colour."""
        dice = zip(COLORS, counts, strict=True)
        return self.pen.all_of([self.pen.count(number, nouns.COLOR_DICE[color]) for color, number in dice if number])

    def icons(self, hearts: int, time: int, poison: int) -> Spans:
        """`2 hearts and 1 time`; nothing for none."""
        amounts = ((nouns.HEART, hearts), (nouns.TIME, time), (nouns.POISON, poison))
        return self.pen.all_of([self.pen.count(number, noun) for noun, number in amounts if number])


CAUSES: Final = ("consequences", "stairs", "poison")
"""What hurts heroes besides things that have a text."""


def _kind(code: int) -> tuple[int, int]:
    return only_of(code), color_of(code)
