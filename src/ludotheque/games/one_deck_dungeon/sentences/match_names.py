"""What the seats, cards, skills and the rest of one match are called."""

from functools import cache

from ludotheque.games.one_deck_dungeon.content.loader import load_sets
from ludotheque.games.one_deck_dungeon.sentences.lexicon import Lexicon
from ludotheque.games.one_deck_dungeon.sentences.writer import name_of
from ludotheque.text import french
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans


@cache
def lexicon() -> Lexicon:
    """The names of all sets of the house."""
    return Lexicon(load_sets())


class MatchNames:
    """Names by seat and id; a player's own name, where there is one, stands for the hero's."""

    def __init__(self, heroes: tuple[str, ...], players: tuple[str, ...] = ()) -> None:
        self.lexicon = lexicon()
        self.heroes = tuple(self.lexicon.heroes[hero] for hero in heroes)
        self.players = players

    def actor(self, seat: int, lang: Language) -> Spans:
        """The same inside a sentence: in French a hero has an article, a player's own name has none."""
        name = self.seat(seat, lang)
        if lang == "en" or self._player(seat):
            return name
        return french.called(name, self.heroes[seat].gender)

    def _player(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else ""

    def seat(self, seat: int, lang: Language) -> Spans:
        """The player's name, or the hero's; equal heroes are numbered."""
        if self._player(seat):
            return (Span(self.players[seat], f"seat:{seat}"),)
        hero = self.heroes[seat]
        name = name_of(hero, lang)
        is_alone = sum(other.id == hero.id for other in self.heroes) == 1
        return (Span(name if is_alone else f"{name} {seat + 1}", f"seat:{seat}"),)

    def thing(self, thing: str, lang: Language) -> Spans:
        """Anything that has a text, by its id; nothing for what has no name."""
        found = self.lexicon.find(thing)
        if found is None:
            return ()
        kind, sheet = found
        return (Span(name_of(sheet, lang), f"{kind}:{sheet.id}"),)
