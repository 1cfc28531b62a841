"""The parts that a text is composed of, and what a language must know to say them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ludotheque.text.languages import Language
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Part, Spans, listed, phrase


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
    """The forms a text needs: bare, with you, with one other, with many; `order` where an order is not as with you."""

    bare: str
    you: str
    one: str
    many: str
    order: str = ""

    def form(self, person: Person) -> str:
        """The present tense."""
        return {Person.YOU: self.you, Person.ONE: self.one, Person.MANY: self.many}[person]


@dataclass(frozen=True, slots=True)
class Subject:
    """Who acts; `own` is the one the whole text is about, whom an order need not name."""

    spans: Spans
    person: Person
    own: bool = False

    def shown(self, mood: Mood) -> Spans:
        """The subject where it must be said: an order to "you" does without."""
        return () if self.own and self.person is Person.YOU and mood is Mood.IMPERATIVE else self.spans


@dataclass(frozen=True, slots=True)
class Clause:
    """Somebody does something, may do it, or does not; `negation` is the word for "not" or "none" in the language.

    What befalls others can also be said as what the owner of the text does, in `as_deed`: "to give a card to a player"
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
        """Simply happens."""
        return not self.may and not self.negation

    @property
    def deed(self) -> "Clause | None":
        """What the owner does, which can follow "to" because who acts is understood; nothing if it is no such thing."""
        if not self.is_plain:
            return None
        return self if self.subject.own else self.as_deed


def deed(verb: Verb, rest: Spans) -> Clause:
    """What the owner of a text does, without a subject: for `as_deed`, which is only said where nobody is named."""
    return Clause(Subject((), Person.YOU, own=True), verb, rest)


@dataclass(frozen=True, slots=True)
class Lead:
    """What stands before a consequence: "on a 6", "if you do"; `short` leads take a colon, clauses a comma."""

    spans: Spans
    short: bool = False


@dataclass(frozen=True, slots=True)
class When:
    """Under a condition the body, otherwise the other."""

    lead: Lead
    body: "Block"
    otherwise: "Block" = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """Exactly one of the options; a `chooser` who is not the owner is said, and is then taken up `again`."""

    options: tuple["Block", ...]
    chooser: Subject
    again: Subject | None = None


@dataclass(frozen=True, slots=True)
class Sequel:
    """What follows a printed "then"."""

    body: "Block"


@dataclass(frozen=True, slots=True)
class Headed:
    """A clause and what hangs on it: a throw and its results."""

    head: Clause
    body: "Block"


@dataclass(frozen=True, slots=True)
class Offer:
    """Something may (or `must`) be paid: once for the body, or for `each` unit again; `otherwise` if it was not.

    `each` leads what happens, `per` says the same behind it: "for each card discarded", "per card discarded".
    """

    costs: tuple[Clause, ...]
    body: "Block"
    otherwise: "Block" = ()
    each: Spans = ()
    per: Spans = ()
    lead: Spans = ()
    must: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing on a menu: its price and moment, if they are its own, and what it is for; `per` as in `Offer`."""

    price: Spans
    lead: Spans
    aims: tuple["Block", ...]
    per: Spans = ()


@dataclass(frozen=True, slots=True)
class Menu:
    """Several things that somebody may pay for; what they share is said before them."""

    offer: Clause
    entries: tuple[Entry, ...]
    lead: Spans = ()


Statement = Clause | When | Choice | Sequel | Headed | Offer | Menu
Block = tuple[Statement, ...]


class Grammar(ABC):
    """The small words of a language and the way it builds a clause."""

    lang: ClassVar[Language]
    and_word: ClassVar[str]
    or_word: ClassVar[str]
    then_word: ClassVar[str]
    otherwise: ClassVar[str]
    to_word: ClassVar[str]
    colon: ClassVar[str]
    semicolon: ClassVar[str]
    options_mood: ClassVar[Mood | None]
    """Of options that are all deeds of who chooses; none: that of the text."""

    @abstractmethod
    def clause(self, clause: Clause, mood: Mood) -> Spans:
        """The clause in this mood."""

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
        """`if you do`, after an offer."""

    @abstractmethod
    def if_not_done(self, who: Subject) -> Spans:
        """`if you do not`, after an offer."""

    @abstractmethod
    def choose_one(self, who: Subject, mood: Mood) -> Spans:
        """`choose one`, before options in this mood."""
