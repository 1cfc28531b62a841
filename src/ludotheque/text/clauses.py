"""Nouns and the other parts of generated text, and the interface of a language's grammar."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ludotheque.text.languages import Language
from ludotheque.text.spans import Part, Span, Spans, listed, phrase


class Gender(Enum):
    """Of a French noun."""

    MASCULINE = "m"
    FEMININE = "f"


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in both languages. `gender` is the French one, `term` its link."""

    en_singular: str
    en_plural: str
    fr_singular: str
    fr_plural: str
    gender: Gender
    term: str = ""

    def singular(self, lang: Language) -> Spans:
        """Return the singular."""
        return (Span(self.en_singular if lang == "en" else self.fr_singular, self.term),)

    def plural(self, lang: Language) -> Spans:
        """Return the plural."""
        return (Span(self.en_plural if lang == "en" else self.fr_plural, self.term),)

    def form(self, number: int, lang: Language) -> Spans:
        """Return the form after a number. 0 is plural in English and singular in French."""
        one = abs(number) == 1 if lang == "en" else abs(number) < 2
        return self.singular(lang) if one else self.plural(lang)


class Person(Enum):
    YOU = "you"
    ONE = "one"
    MANY = "many"


class Mood(Enum):
    IMPERATIVE = "imperative"
    INDICATIVE = "indicative"
    INFINITIVE = "infinitive"


@dataclass(frozen=True, slots=True)
class Verb:
    """The verb forms that texts need. `order` is the imperative if it differs from the second person."""

    bare: str
    you: str
    one: str
    many: str
    order: str = ""

    def form(self, person: Person) -> str:
        """Return the present tense."""
        return {Person.YOU: self.you, Person.ONE: self.one, Person.MANY: self.many}[person]


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a clause. `own` marks the subject of the whole text, which an order need not name."""

    spans: Spans
    person: Person
    own: bool = False

    def shown(self, mood: Mood) -> Spans:
        """Return the subject if it must be said. An order to "you" omits it."""
        return () if self.own and self.person is Person.YOU and mood is Mood.IMPERATIVE else self.spans


@dataclass(frozen=True, slots=True)
class Clause:
    """A subject does something, may do it, or doesn't. `negation` is the language's word for "not" or "none".

    What happens to others can also be said as an act of the text's owner, in `as_deed`: "to give a card to a player"
    for "a player gains a card".
    """

    subject: Subject
    verb: Verb
    rest: Spans = ()
    may: bool = False
    negation: str = ""
    as_deed: "Clause | None" = None

    @property
    def is_plain(self) -> bool:
        """Whether the clause is neither optional nor negated."""
        return not self.may and not self.negation

    @property
    def deed(self) -> "Clause | None":
        """The owner's act, which can follow "to" without a subject, or None if there is none."""
        if not self.is_plain:
            return None
        return self if self.subject.own else self.as_deed


def deed(verb: Verb, rest: Spans) -> Clause:
    """Return an act of the text's owner without a subject, for `as_deed`."""
    return Clause(Subject((), Person.YOU, own=True), verb, rest)


@dataclass(frozen=True, slots=True)
class Lead:
    """The lead of a consequence: "on a 6", "if you do". A `short` lead takes a colon, a clause a comma."""

    spans: Spans
    short: bool = False


@dataclass(frozen=True, slots=True)
class When:
    """A condition with its body, and the alternative."""

    lead: Lead
    body: "Block"
    otherwise: "Block" = ()


@dataclass(frozen=True, slots=True)
class ChoiceClause:
    """Exactly one of the options. A `chooser` other than the owner is named, and later referred to as `again`."""

    options: tuple["Block", ...]
    chooser: Subject
    again: Subject | None = None


@dataclass(frozen=True, slots=True)
class Sequel:
    """What follows a printed "then"."""

    body: "Block"


@dataclass(frozen=True, slots=True)
class Headed:
    """A clause with dependent statements, such as a roll and its results."""

    head: Clause
    body: "Block"


@dataclass(frozen=True, slots=True)
class OfferClause:
    """A cost that may (or `must`) be paid: once, or for `each` unit again. `otherwise` applies if it is not paid.

    `each` comes before the effect and `per` after it: "for each card discarded", "per card discarded".
    """

    costs: tuple[Clause, ...]
    body: "Block"
    otherwise: "Block" = ()
    each: Spans = ()
    per: Spans = ()
    lead: Spans = ()
    must: bool = False


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """An entry of a menu: its own price and timing, if any, and its purposes. `per` is as in `OfferClause`."""

    price: Spans
    lead: Spans
    aims: tuple["Block", ...]
    per: Spans = ()


@dataclass(frozen=True, slots=True)
class PriceMenu:
    """Several things to pay for. What they share is said first."""

    offer: Clause
    entries: tuple[MenuEntry, ...]
    lead: Spans = ()


Statement = Clause | When | ChoiceClause | Sequel | Headed | OfferClause | PriceMenu
Block = tuple[Statement, ...]


class Grammar(ABC):
    """The function words of a language, and how it builds clauses."""

    lang: ClassVar[Language]
    and_word: ClassVar[str]
    or_word: ClassVar[str]
    then_word: ClassVar[str]
    otherwise: ClassVar[str]
    to_word: ClassVar[str]
    colon: ClassVar[str]
    semicolon: ClassVar[str]
    options_mood: ClassVar[Mood | None]
    """The mood of options that are all acts of the chooser, or None for the mood of the text."""

    @abstractmethod
    def clause(self, clause: Clause, mood: Mood) -> Spans:
        """Return the clause in this mood."""

    @abstractmethod
    def a(self, noun: Noun) -> Spans:
        """One of its kind: "a die"."""

    @abstractmethod
    def the(self, noun: Noun) -> Spans:
        """The one in question: "the turn"."""

    @abstractmethod
    def genitive(self, words: Part) -> Spans:
        """The words behind "of"; French joins its preposition to them, English leaves it to the sentence."""

    @abstractmethod
    def dative(self, words: Part) -> Spans:
        """The words behind "to", in the same way."""

    @abstractmethod
    def into(self, noun: Noun) -> Spans:
        """What something becomes: "into a Spirit"."""

    @abstractmethod
    def whose(self, owner: Part) -> Spans:
        """The owner beside what is theirs: "Barbarian’s"."""

    def count(self, number: int, noun: Noun) -> Spans:
        """A number and its noun: "2 cards"."""
        return phrase(str(number), noun.form(number, self.lang))

    def all_of(self, items: Sequence[Spans]) -> Spans:
        """`A, B and C`."""
        return listed(items, self.and_word)

    @abstractmethod
    def if_done(self, who: Subject) -> Spans:
        """Return `if you do`, after an offer."""

    @abstractmethod
    def if_not_done(self, who: Subject) -> Spans:
        """Return `if you do not`, after an offer."""

    @abstractmethod
    def choose_one(self, who: Subject, mood: Mood) -> Spans:
        """Return `choose one`, before options in this mood."""
