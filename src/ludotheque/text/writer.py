"""One language at work for any game: names, fixed texts, nouns, lists, and the narration of a match."""

from collections.abc import Iterable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from ludotheque.kernel.decisions import Decision
from ludotheque.text import english, french
from ludotheque.text.clauses import Gender, Grammar, Noun
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.spans import Part, Span, Spans, capital, listed, phrase, plain

GRAMMARS: Final[dict[Language, Grammar]] = {"en": english.English(), "fr": french.French()}
NEW_LINE: Final = Span("\n")


class Named(Protocol):
    """Anything with a name in both languages."""

    @property
    def name_en(self) -> str: ...

    @property
    def name_fr(self) -> str: ...


def typeset(text: str, lang: Language) -> str:
    """A text of a content file with the signs of good typography."""
    return english.typography(text) if lang == "en" else french.typography(text)


def name_of(sheet: Named, lang: Language) -> str:
    """The name in a language, with its typography."""
    return typeset(sheet.name_en if lang == "en" else sheet.name_fr, lang)


def lines(*rows: Spans) -> Spans:
    """One row to a line; an empty row leaves none."""
    out: Spans = ()
    for row in rows:
        if row:
            out = (*out, NEW_LINE, *row) if out else row
    return out


class Writer:
    """Writes in one language."""

    def __init__(self, lang: Language) -> None:
        self.lang: Language = lang
        self.grammar = GRAMMARS[lang]
        self.messages = Messages(lang)

    def say(self, key: str, **args: str | int) -> str:
        """A fixed text by its key."""
        return self.messages.say(key, **args)

    def fill(self, key: str, **parts: Part | int) -> Spans:
        """A fixed text in which names and other parts keep their terms; numbers may decide its wording."""
        return filled(self.messages, key, **parts)

    def noun(self, noun: Noun) -> Spans:
        """The noun alone."""
        return noun.singular(self.lang)

    def count(self, number: int, noun: Noun) -> Spans:
        """`2 hearts`."""
        return self.grammar.count(number, noun)

    def all_of(self, items: Sequence[Spans]) -> Spans:
        """`A, B and C`."""
        return self.grammar.all_of(items)

    def one_of(self, items: Sequence[Spans]) -> Spans:
        """`A, B or C`."""
        return listed(items, self.grammar.or_word)

    def comma(self, items: Sequence[Spans]) -> Spans:
        """`A, B, C`."""
        return listed(items, ",")

    def led(self, lead: Part, *rest: Part) -> Spans:
        """`Lead: rest`."""
        return capital(phrase(lead, self.grammar.colon, *rest))


def proper_noun(sheet: Named, gender: Gender) -> Noun:
    """A name as a noun that has no plural."""
    english_name, french_name = name_of(sheet, "en"), name_of(sheet, "fr")
    return Noun(english_name, english_name, french_name, french_name, gender)


class MatchNames(Protocol):
    """What the seats of a match are called."""

    def seat(self, seat: int, lang: Language) -> Spans:
        """The name alone."""

    def actor(self, seat: int, lang: Language) -> Spans:
        """The name inside a sentence."""


class HeroNames:
    """Names by seat: the player's own name if there is one, else the hero's; equal heroes are numbered."""

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
WriterT = TypeVar("WriterT", bound=Writer)


class Narrator(Generic[Names, WriterT]):
    """Describes one match in one language."""

    def __init__(self, names: Names, writer: WriterT) -> None:
        self.names = names
        self.writer = writer
        self.lang: Language = writer.lang

    def seat(self, seat: int) -> Spans:
        return self.names.seat(seat, self.lang)

    def actor(self, seat: int) -> Spans:
        """The seat inside a sentence."""
        return self.names.actor(seat, self.lang)

    def seats(self, seats: Iterable[int]) -> Spans:
        """`Archer and Mage`."""
        return self.writer.all_of([self.seat(seat) for seat in seats])

    def actors(self, seats: Iterable[int]) -> Spans:
        """The seats inside a sentence."""
        return self.writer.all_of([self.actor(seat) for seat in seats])


Seen = TypeVar("Seen")
NarratorT = TypeVar("NarratorT")


class AnswerLabels(Generic[Seen, NarratorT]):
    """The words for the answers to one question, as one viewer may know them."""

    def __init__(self, decision: Decision, seen: Seen, narrator: NarratorT) -> None:
        self.decision = decision
        self.seen = seen
        self.narrator = narrator


def log_line(said: Spans) -> Spans:
    """What happened, with a capital and a full stop; nothing for what no log needs."""
    if not said:
        return ()
    return capital(said if plain(said).endswith((".", "!", "?")) else phrase(said, "."))
