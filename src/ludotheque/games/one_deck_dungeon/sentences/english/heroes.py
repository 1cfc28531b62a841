"""English words for heroes, and for the dice of their pools."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Many, Target, Whose
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Picked
from ludotheque.games.one_deck_dungeon.sentences.heroes import numbers
from ludotheque.games.one_deck_dungeon.sentences.language_pack import HeroWords
from ludotheque.text.clauses import Person, Subject
from ludotheque.text.spans import Spans, phrase, spans

YOU: Final = Subject(spans("you"), Person.YOU, own=True)
STATED_YOU: Final = Subject(spans("you"), Person.YOU)
"""The same where "you" must be said, so that nobody takes it for the party."""

HEROES: Final = {
    Target.SELF: STATED_YOU,
    Target.ONE_HERO: Subject(spans("one hero"), Person.ONE),
    Target.SAME_HERO: Subject(spans("that hero"), Person.ONE),
    Target.ROLLER: Subject(spans("the hero who rolled it"), Person.ONE),
}
OWNERS: Final = {Whose.SELF: YOU, Whose.PARTNER: Subject(spans("your partner"), Person.ONE)}
POSSESSIVES: Final = {Whose.SELF: "your", Whose.PARTNER: "your partner’s"}


def dice(pick: Picked) -> Spans:
    """`one of your dice`, `up to 2 of your agility dice showing 1`, `each of your partner’s dice`."""
    whose = "those" if pick.just_gained else POSSESSIVES[pick.whose]
    shown = spans("showing that value") if pick.of_one_value else ()
    if pick.values:
        shown = phrase("showing", numbers(pick.values, "or"))
    return phrase(_how_many(pick.number), "of", whose, pick.noun.plural("en"), shown)


def _how_many(number: int | Many) -> str:
    if isinstance(number, Many):
        return {Many.ANY: "any number", Many.EACH: "each"}[number]
    return "one" if number == 1 else f"up to {number}"


HERO_WORDS: Final = HeroWords(YOU, HEROES, OWNERS, dice)
