"""French grammar: elision, contraction, articles, gender, negation, plurals, typography, verbs and clauses."""

import re
from typing import Final

from ludotheque.text.clauses import Clause, Gender, Grammar, Mood, Noun, Person, Subject, Verb
from ludotheque.text.spans import Part, Spans, phrase, plain, spans

THIN_SPACE: Final = "\u202f"
_VOWELS: Final = frozenset("aàâäeéèêëiîïoôöuùûüœæh")
_ASPIRATED: Final = (
    "hache",
    "haine",
    "hallebarde",
    "hameçon",
    "hanté",
    "harpie",
    "harpon",
    "hasard",
    "haut",
    "hérisson",
    "héros",
    "heurt",
    "hibou",
    "honte",
    "hors",
    "houe",
    "huit",
    "hurlement",
    "onze",
    "oui",
)
_ELIDED: Final = frozenset(("de", "le", "la", "que", "ne", "je", "me", "te", "se", "jusque", "lorsque", "puisque"))
_STOPS: Final = frozenset(("de", "du", "des", "à", "au", "aux", "en", "avec", "sur", "sous", "par"))


def elides(word: str) -> bool:
    """Return whether the word elides the one before it. Vowels and mute h do, an aspirated h does not."""
    lower = word.lower().lstrip("«( ")
    return lower[:1] in _VOWELS and not lower.startswith(_ASPIRATED)


def elided(small: str, words: Part) -> Spans:
    """Return a small word before others, elided where French requires it: "d’Étourdissement", "s’il"."""
    after = spans(words)
    follows = plain(after)
    if small == "si":
        return phrase("s’", after) if re.match(r"ils?\b", follows) else phrase(small, after)
    return phrase(small[:-1] + "’", after) if small in _ELIDED and elides(follows) else phrase(small, after)


def of(words: Part) -> Spans:
    """Return `de`, contracted with an article: "du joueur", "des dés", "d’un adversaire"."""
    return _contracted("de", words, {"le": "du", "les": "des"})


def to(words: Part) -> Spans:
    """Return `à`, contracted with an article: "au défenseur", "à l’attaquant"."""
    return _contracted("à", words, {"le": "au", "les": "aux"})


def _contracted(small: str, words: Part, contracted: dict[str, str]) -> Spans:
    after = spans(words)
    first, blank, rest = after[0].text.partition(" ")
    if blank and first in contracted and not after[0].term:
        return phrase(contracted[first], rest, after[1:])
    return elided(small, after)


def the(noun: Noun) -> Spans:
    """Return the noun with its definite article in the singular: "le jeton", "la carte", "l’Attaque"."""
    return called(noun.singular("fr"), noun.gender)


def called(name: Part, gender: Gender) -> Spans:
    """Return a name that is a common noun, with its article: "le Barbare", "la Mage", "l’Archère"."""
    return elided("le" if gender is Gender.MASCULINE else "la", name)


def a(noun: Noun) -> Spans:
    """Return the noun with its indefinite article: "un dé", "une carte"."""
    return phrase("un" if noun.gender is Gender.MASCULINE else "une", noun.singular("fr"))


def this(noun: Noun) -> Spans:
    """Return the noun with `ce`, `cet` or `cette`."""
    word = noun.singular("fr")
    if noun.gender is Gender.FEMININE:
        return phrase("cette", word)
    return phrase("cet" if elides(plain(word)) else "ce", word)


def agree(adjective: str, gender: Gender, number: int = 1) -> str:
    """Return a regular adjective in gender and number: "avancé", "avancée", "avancés"."""
    feminine = adjective if gender is Gender.MASCULINE or adjective.endswith("e") else adjective + "e"
    return feminine if abs(number) < 2 or feminine.endswith(("s", "x")) else feminine + "s"


def count(number: int, noun: Noun) -> Spans:
    """Return a number and its noun: "0 carte", "1 carte", "2 cartes"."""
    return phrase(str(number), noun.form(number, "fr"))


def plural(words: str) -> str:
    """Return the plural of a noun and its adjectives, up to a preposition: "Âmes ardentes", "Barils de poudre"."""
    out = words.split(" ")
    for at, word in enumerate(out):
        if word.lower() in _STOPS or word.lower().startswith(("d’", "l’")):
            break
        out[at] = _plural(word)
    return " ".join(out)


def _plural(word: str) -> str:
    if "-" in word or word.endswith(("s", "x", "z")):
        return word
    if word.endswith(("eau", "eu")):
        return word + "x"
    return word[:-2] + "aux" if word.endswith("al") else word + "s"


def verb(bare: str, you: str, one: str, many: str = "") -> Verb:
    """Return a French verb. The plural of an -er verb follows from its singular."""
    return Verb(bare, you, one, many or one + "nt")


def to_whom(does: Verb, pronoun: str) -> Verb:
    """Return the verb with a pronoun for the recipient: "lui infliger", "infligez-lui", "vous lui infligez"."""
    bare, you, one, many = (f"{pronoun} {form}" for form in (does.bare, does.you, does.one, does.many))
    return Verb(bare, you, one, many, order=f"{does.you}-{pronoun}")


def regular(bare: str) -> Verb:
    """Return a regular -er verb."""
    stem = bare[:-2]
    return verb(bare, stem + "ez", stem + "e")


POUVOIR: Final = verb("pouvoir", "pouvez", "peut", "peuvent")
CHOISIR: Final = verb("choisir", "choisissez", "choisit", "choisissent")
ETRE: Final = verb("être", "êtes", "est", "sont")
AVOIR: Final = verb("avoir", "avez", "a", "ont")
OBTENIR: Final = verb("obtenir", "obtenez", "obtient", "obtiennent")


def typography(text: str) -> str:
    """Return the text with French typography: curved apostrophes, thin no-break spaces before high punctuation."""
    curved = text.replace("'", "’")
    return re.sub(r"\s*([!?;:»])", lambda sign: THIN_SPACE + sign.group(1), curved).replace("« ", "«" + THIN_SPACE)


class French(Grammar):
    """Builds French clauses and sentences."""

    lang = "fr"
    and_word = "et"
    or_word = "ou"
    then_word = "puis"
    otherwise = "sinon"
    to_word = "pour"
    colon = THIN_SPACE + ":"
    semicolon = THIN_SPACE + ";"
    options_mood = Mood.INFINITIVE

    def clause(self, clause: Clause, mood: Mood) -> Spans:
        """Return the clause. The imperative omits the owner as subject, the infinitive any subject."""
        if mood is Mood.INFINITIVE:
            return _bare(clause.deed or clause)
        if clause.may:
            choose = "choisir de" if clause.negation else ""
            return phrase(clause.subject.spans, POUVOIR.form(clause.subject.person), choose, _bare(clause))
        shown = clause.subject.shown(mood)
        form = clause.verb.form(clause.subject.person)
        if not shown:
            form = clause.verb.order or form
        if not clause.negation:
            return phrase(shown, form, clause.rest)
        return phrase(shown, elided("ne", form), clause.negation, clause.rest)

    def a(self, noun: Noun) -> Spans:
        """`un dé`, `une carte`."""
        return a(noun)

    def the(self, noun: Noun) -> Spans:
        """`le dé`, `l’Attaque`."""
        return the(noun)

    def genitive(self, words: Part) -> Spans:
        """`du dé`, `d’une carte`."""
        return of(words)

    def dative(self, words: Part) -> Spans:
        """`au dé`, `à une carte`."""
        return to(words)

    def into(self, noun: Noun) -> Spans:
        """`en dé`."""
        return phrase("en", noun.singular("fr"))

    def whose(self, owner: Part) -> Spans:
        """`du Barbare`, behind what is theirs."""
        return of(owner)

    def if_done(self, who: Subject) -> Spans:
        """Return `si vous le faites`."""
        return elided("si", phrase(_again(who), "le", FAIRE.form(who.person)))

    def if_not_done(self, who: Subject) -> Spans:
        """Return `sinon`, which is unambiguous after an offer."""
        return phrase(self.otherwise)

    def choose_one(self, who: Subject, mood: Mood) -> Spans:
        """Return `choisissez entre` before infinitives, `choisissez une option` before sentences."""
        what = "entre" if mood is Mood.INFINITIVE else "une option"
        return self.clause(Clause(who, CHOISIR, spans(what)), Mood.IMPERATIVE)


FAIRE: Final = verb("faire", "faites", "fait", "font")


def _again(who: Subject) -> Spans:
    return {Person.YOU: spans("vous"), Person.ONE: spans("il"), Person.MANY: spans("ils")}[who.person]


def _bare(clause: Clause) -> Spans:
    """Return the infinitive. It keeps "ne pas" together and separates "ne … aucun"."""
    if not clause.negation:
        return phrase(clause.verb.bare, clause.rest)
    if clause.negation == "pas":
        return phrase("ne pas", clause.verb.bare, clause.rest)
    return phrase(elided("ne", clause.verb.bare), clause.negation, clause.rest)
