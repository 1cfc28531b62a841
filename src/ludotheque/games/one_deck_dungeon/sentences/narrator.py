"""The names of one match, and the narrator for its events, questions and answers."""

from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import Final

from ludotheque.games.one_deck_dungeon.content.loader import load_sets
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.nouns import Lexicon
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.games.one_deck_dungeon.table.die import COLOR_NAMES, ONLY_NAMES, color_of, only_of, value_of
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans, phrase
from ludotheque.text.writer import HeroNames, Narrator, name_of, proper_noun


@cache
def lexicon() -> Lexicon:
    """Return the names of all included sets."""
    return Lexicon(load_sets())


class MatchNames(HeroNames):
    """Names by seat and id; a player's own name, if set, replaces the hero's."""

    def __init__(self, heroes: tuple[str, ...], players: tuple[str, ...] = ()) -> None:
        self.lexicon = lexicon()
        sheets = [self.lexicon.heroes[hero] for hero in heroes]
        super().__init__([proper_noun(sheet, sheet.gender) for sheet in sheets], players)

    def thing(self, thing: str, lang: Language) -> Spans:
        """Return the name of anything with a text, by its id; empty for an id without a name."""
        found = self.lexicon.find(thing)
        if found is None:
            return ()
        kind, sheet = found
        return (Span(name_of(sheet, lang), f"{kind}:{sheet.id}"),)


COLORS: Final = tuple(Color(name) for name in COLOR_NAMES)


class DungeonNarrator(Narrator[MatchNames, DungeonWriter]):
    """Describes one match in one language."""

    def thing(self, thing: str) -> Spans:
        return self.names.thing(thing, self.lang)

    def things(self, things: Iterable[str]) -> Spans:
        """`Bandit and Goblin`."""
        return self.writer.all_of([self.thing(thing) for thing in things])

    def focus(self, focus: str) -> Spans:
        return self.writer.name("focus", self.names.lexicon.focuses[focus])

    def caused(self, said: Spans, cause: str) -> Spans:
        """Add the cause in brackets: "(Flames)", "(stairs)"; add nothing for a cause without a name."""
        named = self.thing(cause)
        if not named and cause in CAUSES:
            named = self.writer.fill(f"odd-cause-{cause}")
        return self.writer.noted(said, [named] if named else [])

    def dice(self, codes: Iterable[int]) -> Spans:
        """Return `strength 3 5, heroic 6`: the dice in their order, grouped by color."""
        groups = groupby(sorted(codes, key=_kind), key=_kind)
        return self.writer.comma([self._like(kind, [value_of(code) for code in group]) for kind, group in groups])

    def _like(self, kind: tuple[int, int], values: list[int]) -> Spans:
        only, color = kind
        said = phrase(self.writer.noun(nouns.COLORS[COLORS[color]]), " ".join(str(value) for value in sorted(values)))
        return phrase(said, self.writer.say(f"odd-only-{ONLY_NAMES[only]}")) if only else said

    def counts(self, counts: Iterable[int]) -> Spans:
        """Return `1 strength die and 2 heroic dice`, from numbers per color."""
        dice = zip(COLORS, counts, strict=True)
        return self.writer.all_of(
            [self.writer.count(number, nouns.COLOR_DICE[color]) for color, number in dice if number]
        )

    def icons(self, hearts: int, time: int, poison: int) -> Spans:
        """Return `2 hearts and 1 time`; empty if all are zero."""
        amounts = ((nouns.HEART, hearts), (nouns.TIME, time), (nouns.POISON, poison))
        return self.writer.all_of([self.writer.count(number, noun) for noun, number in amounts if number])


CAUSES: Final = ("consequences", "stairs", "poison")
"""Causes of damage without a text of their own."""


def _kind(code: int) -> tuple[int, int]:
    return only_of(code), color_of(code)
