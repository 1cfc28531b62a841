"""French words for heroes, and for the dice of their pools."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Many, Target, Whose
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Picked
from ludotheque.games.one_deck_dungeon.sentences.heroes import numbers
from ludotheque.games.one_deck_dungeon.sentences.language_pack import HeroWords
from ludotheque.text.clauses import Person, Subject
from ludotheque.text.spans import Spans, phrase, spans

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


def dice(pick: Picked) -> Spans:
    """`un de vos dés`, `jusqu’à 2 de vos dés d’agilité de valeur 1`, `vos dés, autant que vous voulez`."""
    if pick.whose is Whose.PARTNER:
        shown = phrase("qui montrent", numbers(pick.values, "ou")) if pick.values else ()
        kind = phrase(pick.noun.plural("fr"), "de votre partenaire", shown)
        return _as_many(phrase("les", kind)) if pick.number is Many.ANY else phrase(_some(pick.number), "des", kind)
    kind = _own(pick)
    return _as_many(kind) if pick.number is Many.ANY else phrase(_some(pick.number), "de", kind)


def as_many(pick: Picked) -> Spans:
    """`autant de vos dés que vous voulez`, for own dice where more follows."""
    return phrase("autant de", _own(pick), "que vous voulez")


def _own(pick: Picked) -> Spans:
    return phrase("ces" if pick.just_gained else "vos", pick.noun.plural("fr"), _shown(pick))


def _shown(pick: Picked) -> Spans:
    if pick.of_one_value:
        return spans("de cette valeur")
    return phrase("de valeur", numbers(pick.values, "ou")) if pick.values else ()


def _as_many(kind: Spans) -> Spans:
    return phrase(kind, ", autant que vous voulez")


def _some(number: int | Many) -> str:
    if number is Many.EACH:
        return "chacun"
    return "un" if number == 1 else f"jusqu’à {number}"


HERO_WORDS: Final = HeroWords(YOU, HEROES, OWNERS, dice)
