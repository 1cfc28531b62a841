"""What the seats, cards, skills and the rest of one match are called."""

from functools import cache

from ludotheque.games.one_deck_dungeon.content.loader import load_sets
from ludotheque.games.one_deck_dungeon.sentences.lexicon import Lexicon
from ludotheque.text.languages import Language
from ludotheque.text.narrator import HeroNames
from ludotheque.text.spans import Span, Spans
from ludotheque.text.writer import name_of, proper_noun


@cache
def lexicon() -> Lexicon:
    """The names of all sets of the house."""
    return Lexicon(load_sets())


class MatchNames(HeroNames):
    """Names by seat and id; a player's own name, where there is one, stands for the hero's."""

    def __init__(self, heroes: tuple[str, ...], players: tuple[str, ...] = ()) -> None:
        self.lexicon = lexicon()
        sheets = [self.lexicon.heroes[hero] for hero in heroes]
        super().__init__([proper_noun(sheet, sheet.gender) for sheet in sheets], players)

    def thing(self, thing: str, lang: Language) -> Spans:
        """Anything that has a text, by its id; nothing for what has no name."""
        found = self.lexicon.find(thing)
        if found is None:
            return ()
        kind, sheet = found
        return (Span(name_of(sheet, lang), f"{kind}:{sheet.id}"),)
