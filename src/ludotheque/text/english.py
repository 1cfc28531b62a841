"""English grammar: plurals, articles, counting, verbs and clauses."""

from typing import Final

from ludotheque.text.clauses import Clause, Grammar, Mood, Noun, Person, Subject, Verb
from ludotheque.text.spans import Part, Spans, phrase, plain, spans

_HELPING: Final = {"be", "can", "may"}


def plural(word: str) -> str:
    """The regular plural, keeping capitals; others are said where a noun is."""
    lower = word.lower()
    if lower.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    if lower.endswith("y") and lower[-2:-1] not in set("aeiou"):
        return word[:-1] + "ies"
    return word + "s"


def verb(base: str, third: str = "") -> Verb:
    """Return an English verb. The third person is regular unless given."""
    return Verb(base, base, third or plural(base), base)


BE: Final = Verb("be", "are", "is", "are")
CAN: Final = verb("can", "can")
HAVE: Final = verb("have", "has")


def article(noun: Part) -> Spans:
    """Return the noun with `a` or `an`."""
    words = spans(noun)
    return phrase("an" if plain(words)[:1].lower() in set("aeiou") else "a", words)


def count(number: int, noun: Noun) -> Spans:
    """Return a number and its noun: "1 card", "2 cards"."""
    return phrase(str(number), noun.form(number, "en"))


def times(number: int) -> str:
    """Return how often: once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def possessive(owner: Part) -> Spans:
    """Return `the holder's`, `the Huntress's`, `opponents' `.

    A bare apostrophe needs the space, or the next word would join it.
    """
    words = spans(owner)
    sign = _apostrophe(words)
    return (*words, *spans("’ " if sign == "’" else sign))


def _apostrophe(owner: Spans) -> str:
    said = plain(owner)
    return "’" if said.endswith("s") and not said.endswith("ss") else "’s"


def typography(text: str) -> str:
    """Return the text with English typography: curved apostrophes."""
    return text.replace("'", "’")


class English(Grammar):
    """Builds English clauses and sentences."""

    lang = "en"
    and_word = "and"
    or_word = "or"
    then_word = "then"
    otherwise = "otherwise"
    to_word = "to"
    colon = ":"
    semicolon = ";"
    options_mood = None

    def clause(self, clause: Clause, mood: Mood) -> Spans:
        """Return the clause. The imperative omits the owner as subject, the infinitive any subject."""
        if mood is Mood.INFINITIVE:
            said = clause.deed or clause
            return phrase("not" if said.negation else "", said.verb.bare, said.rest)
        if clause.may:
            may = "may choose not to" if clause.negation else "may"
            return phrase(clause.subject.spans, may, clause.verb.bare, clause.rest)
        return phrase(clause.subject.shown(mood), _finite(clause), clause.rest)

    def a(self, noun: Noun) -> Spans:
        """`a die`, `an Attack`."""
        return article(noun.singular("en"))

    def the(self, noun: Noun) -> Spans:
        """`the die`."""
        return phrase("the", noun.singular("en"))

    def genitive(self, words: Part) -> Spans:
        """Return the words unchanged, for use after "of" or "from"."""
        return spans(words)

    def dative(self, words: Part) -> Spans:
        """Return the words unchanged, for use after "to" or "on"."""
        return spans(words)

    def into(self, noun: Noun) -> Spans:
        """`into a die`."""
        return phrase("into", self.a(noun))

    def whose(self, owner: Part) -> Spans:
        """`Barbarian’s`, before what is theirs."""
        words = spans(owner)
        return (*words, *spans(_apostrophe(words)))

    def if_done(self, who: Subject) -> Spans:
        """Return `if you do`. One other person becomes "they"."""
        return phrase("if", _again(who), "do")

    def if_not_done(self, who: Subject) -> Spans:
        """Return `if you do not`."""
        return phrase(self.if_done(who), "not")

    def choose_one(self, who: Subject, mood: Mood) -> Spans:
        """Return `choose one`, or `that opponent chooses one`."""
        return self.clause(Clause(who, verb("choose"), spans("one")), mood)


def _again(who: Subject) -> Spans:
    return spans("they") if who.person is Person.ONE else who.spans


def _finite(clause: Clause) -> Spans:
    form = clause.verb.form(clause.subject.person)
    if not clause.negation:
        return spans(form)
    if clause.verb is CAN:
        return spans("cannot")
    if clause.verb.bare in _HELPING:
        return phrase(form, "not")
    return phrase("does not" if clause.subject.person is Person.ONE else "do not", clause.verb.bare)
