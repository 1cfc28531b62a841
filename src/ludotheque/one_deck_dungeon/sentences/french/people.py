"""French words for heroes, and for the dice of their pools."""

from typing import Final

from ludotheque.one_deck_dungeon.sentences.picking import Picked
from ludotheque.one_deck_dungeon.vocabulary import Many, Target, Whose
from ludotheque.text.clauses import Clause, Person, Subject, Verb
from ludotheque.text.spans import Part, Spans, listed, phrase, spans

YOU: Final = Subject(spans("vous"), Person.YOU, own=True)
STATED_YOU: Final = Subject(spans("vous"), Person.YOU)
"""The same where "vous" must be said, because something is stated."""

HEROES: Final = {
    Target.SELF: YOU,
    Target.ONE_HERO: Subject(spans("un héros"), Person.ONE),
    Target.SAME_HERO: Subject(spans("ce héros"), Person.ONE),
    Target.ROLLER: Subject(spans("le héros qui l’a lancé"), Person.ONE),
}
OWNERS: Final = {Whose.SELF: YOU, Whose.PARTNER: Subject(spans("votre partenaire"), Person.ONE)}


def order(verb: Verb, *rest: Part) -> Clause:
    """Something "you" do."""
    return Clause(YOU, verb, phrase(*rest))


def numbers(values: tuple[int, ...]) -> Spans:
    """`1 ou 2`."""
    return listed([spans(str(value)) for value in values], "ou")


def dice(pick: Picked) -> Spans:
    """`un de vos dés`, `jusqu’à 2 de vos dés d’agilité de valeur 1`, `chacun des dés de votre partenaire`."""
    kind = phrase(pick.noun.plural("fr"), _shown(pick))
    if pick.whose is Whose.PARTNER:
        kind = phrase(kind, "de votre partenaire")
        return _as_many(kind) if pick.number is Many.ANY else phrase(_some(pick.number), "des", kind)
    kind = phrase("ces" if pick.just_gained else "vos", kind)
    return _as_many(kind) if pick.number is Many.ANY else phrase(_some(pick.number), "de", kind)


def _shown(pick: Picked) -> Spans:
    if pick.of_one_value:
        return spans("de cette valeur")
    return phrase("de valeur", numbers(pick.values)) if pick.values else ()


def _as_many(kind: Spans) -> Spans:
    return phrase("autant de", kind, "que vous voulez")


def _some(number: int | Many) -> str:
    if number is Many.EACH:
        return "chacun"
    return "un" if number == 1 else f"jusqu’à {number}"
