"""English words for dice that are gained, rolled, altered, swapped and exiled."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Many, Only, Place
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import picked
from ludotheque.games.one_deck_dungeon.sentences.english.heroes import dice
from ludotheque.games.one_deck_dungeon.sentences.language_pack import DiceWords
from ludotheque.text.english import article, count, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase

DISCARD: Final = verb("discard")
EXILE: Final = verb("exile")
SOME: Final = {Many.ANY: "any number of", Many.EACH: "all"}


def _stored_dice(number: int | Many) -> str:
    return f"{SOME[number] if isinstance(number, Many) else f'{number} of'} your stored dice"


def _increased(effect: e.Increase) -> Spans:
    each = "each" if isinstance(effect.dice, int) and effect.dice > 1 else ""
    return phrase(dice(picked(effect)), f"by {effect.by}", each)


def _swapped(effect: e.Recolor) -> Spans:
    kind = nouns.die(effect.to)
    other = article(kind.singular("en")) if effect.dice == 1 else kind.plural("en")
    color = "of another color and" if len(effect.to) > 1 else "of"
    value = "the same value" if effect.dice == 1 else "the same values"
    return phrase(dice(picked(effect)), "for", other, color, value)


def _so_many(number: int | Many, noun: Noun) -> Spans:
    return phrase(SOME[number], noun.plural("en")) if isinstance(number, Many) else count(number, noun)


def _placed(effect: e.ExileDice) -> Spans:
    where = {Place.HEROIC_EXCHANGE: "discarded for it", Place.COVERED_SKULLS: "on covered skull boxes"}[effect.place]
    dice_there = phrase(nouns.die(effect.colors).plural("en"), where)
    if isinstance(effect.count, Many):
        return phrase(SOME[effect.count], "the", dice_there)
    return phrase("one" if effect.count == 1 else str(effect.count), "of the", dice_there)


def _given_back(number: int) -> Spans:
    exiled = phrase("up to" if number > 1 else "", str(number), "exiled", nouns.DIE.form(number, "en"))
    return phrase(exiled, "to the", nouns.SUPPLY.singular("en"))


DICE: Final = DiceWords(
    gain=verb("gain"),
    set_to=lambda value: f"set to {value}",
    each_set_to=lambda value: f"each set to {value}",
    uses={
        Only.ARMOR_BOX: ("that may only cover an armor box", "that may only cover armor boxes"),
        Only.MANA: ("that may only help pay a mana cost", "that may only help pay mana costs"),
    },
    roll=verb("roll"),
    before_others=phrase("before", nouns.OTHER_EFFECT.plural("en")),
    discard=DISCARD,
    of_them=lambda number: f"{number} of them",
    if_one_shown=lambda one: "if it shows 1" if one else "if any of them shows 1",
    stored_die="your stored die",
    stored_dice=_stored_dice,
    increase=verb("increase"),
    increased=_increased,
    choose=verb("choose"),
    a_value="a value",
    change=verb("change"),
    changed=lambda effect: phrase(dice(picked(effect)), f"to {effect.to}"),
    swap=verb("swap"),
    swapped=_swapped,
    in_exchange=lambda one: "in exchange" if one else "for each of them",
    reroll=verb("reroll"),
    resist_die=phrase("the", nouns.RESIST_DIE.singular("en")),
    exile=EXILE,
    so_many=_so_many,
    from_supply=phrase("from the", nouns.SUPPLY.singular("en")),
    placed=_placed,
    lacking=lambda one: "if there is none" if one else "if there are not enough",
    give_back=verb("return"),
    given_back=_given_back,
)
