"""What events, questions and answers of a match are said with: the names of its seats and a language."""

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from ludotheque.kernel.decisions import Decision
from ludotheque.text import french
from ludotheque.text.languages import Language
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Span, Spans, capital, phrase, plain
from ludotheque.text.writer import Writer


class MatchNames(Protocol):
    """What the seats of a match are called."""

    def seat(self, seat: int, lang: Language) -> Spans:
        """The name alone."""

    def actor(self, seat: int, lang: Language) -> Spans:
        """The name inside a sentence."""


class HeroNames:
    """Names by seat; a player's own name, where there is one, stands for the hero's, and equal heroes are numbered."""

    def __init__(self, nouns: Sequence[Noun], players: tuple[str, ...]) -> None:
        self.nouns = nouns
        self.players = players

    def _player(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else ""

    def seat(self, seat: int, lang: Language) -> Spans:
        """The player's name, or the hero's."""
        if self._player(seat):
            return (Span(self.players[seat], f"seat:{seat}"),)
        name = plain(self.nouns[seat].singular(lang))
        is_alone = list(self.nouns).count(self.nouns[seat]) == 1
        return (Span(name if is_alone else f"{name} {seat + 1}", f"seat:{seat}"),)

    def actor(self, seat: int, lang: Language) -> Spans:
        """The same inside a sentence: in French a hero has an article, a player's own name has none."""
        name = self.seat(seat, lang)
        if lang == "en" or self._player(seat):
            return name
        return french.called(name, self.nouns[seat].gender)


Names = TypeVar("Names", bound=MatchNames)
Pen = TypeVar("Pen", bound=Writer)


class Narrator(Generic[Names, Pen]):
    """Speaks of one match in one language."""

    def __init__(self, names: Names, pen: Pen) -> None:
        self.names = names
        self.pen = pen
        self.lang: Language = pen.lang

    def seat(self, seat: int) -> Spans:
        return self.names.seat(seat, self.lang)

    def actor(self, seat: int) -> Spans:
        """The seat inside a sentence."""
        return self.names.actor(seat, self.lang)

    def seats(self, seats: Iterable[int]) -> Spans:
        """`Archer and Mage`."""
        return self.pen.all_of([self.seat(seat) for seat in seats])

    def actors(self, seats: Iterable[int]) -> Spans:
        """The seats inside a sentence."""
        return self.pen.all_of([self.actor(seat) for seat in seats])


Seen = TypeVar("Seen")
Teller = TypeVar("Teller")


class AnswerLabels(Generic[Seen, Teller]):
    """The words for the answers to one question, as one viewer may know them."""

    def __init__(self, decision: Decision, seen: Seen, teller: Teller) -> None:
        self.decision = decision
        self.seen = seen
        self.teller = teller


def log_line(said: Spans) -> Spans:
    """What happened, with a capital and a full stop; nothing for what no log needs."""
    if not said:
        return ()
    return capital(said if plain(said).endswith((".", "!", "?")) else phrase(said, "."))
