"""Conditions in any language, as clauses after "if"."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Condition, Fact
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Extent, extent
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans

BORNE: Final = {
    Fact.OWN_POISON: nouns.POISON_TOKEN,
    Fact.OWN_DAMAGE: nouns.DAMAGE,
    Fact.CARD_LEAVES: nouns.LEAF,
    Fact.DOOR_LEAVES: nouns.LEAF,
    Fact.LOOTED_COMBAT_XP: nouns.XP,
}
"""What somebody or something has."""

UNCOVERED: Final = {
    Fact.UNCOVERED_BOXES: nouns.BOX,
    Fact.UNCOVERED_ARMOR: nouns.ARMOR_BOX,
    Fact.UNCOVERED_POISON_BOXES: nouns.POISON_BOX,
}


def full(condition: Condition, voice: Narration) -> Spans:
    """The condition with "if"."""
    return voice.speech.conditions.if_(_clause(condition, voice))


def _clause(condition: Condition, voice: Narration) -> Spans:
    words, fact, kind = voice.speech.conditions, condition.fact, extent(condition)
    if fact in BORNE:
        return phrase(words.bearer(fact, kind is Extent.NONE), _amount(condition, BORNE[fact], voice))
    if fact in UNCOVERED:
        return _uncovered(condition, UNCOVERED[fact], voice)
    if fact is Fact.FLOOR_ENCOUNTERS:
        return spans(_encounters(condition, voice))
    return {Fact.DOOR_WAS_OPEN: spans(words.door_was_open(kind is not Extent.NONE))}[fact]


def _amount(condition: Condition, noun: Noun, voice: Narration) -> Spans:
    """`a leaf`, `at least 3 damage`, `no leaves`, `exactly 2 leaves`."""
    words, tongue = voice.speech.conditions, voice.speech.tongue
    low, high = condition.at_least, condition.at_most
    match extent(condition):
        case Extent.SOME if noun.singular(tongue.lang) != noun.plural(tongue.lang):
            return tongue.a(noun)
        case Extent.NONE:
            return words.none(noun)
        case Extent.EXACTLY:
            return phrase(words.exactly, tongue.count(low, noun))
        case Extent.AT_MOST:
            return phrase(words.at_most, tongue.count(high, noun))
        case Extent.BETWEEN:
            return phrase(str(low), words.to, tongue.count(high, noun))
        case _:
            return phrase(words.at_least, tongue.count(low, noun))


def _uncovered(condition: Condition, noun: Noun, voice: Narration) -> Spans:
    words, kind = voice.speech.conditions, extent(condition)
    if kind is Extent.NONE:
        return words.all_covered(noun)
    one = kind is Extent.SOME or (kind is Extent.EXACTLY and condition.at_least == 1)
    return phrase(_amount(condition, noun, voice), words.uncovered(one))


def _encounters(condition: Condition, voice: Narration) -> str:
    words = voice.speech.conditions
    low, high = condition.at_least, condition.at_most
    match extent(condition):
        case Extent.EXACTLY:
            return words.first_encounter if low == 1 else words.encounter(low)
        case Extent.SOME | Extent.AT_LEAST:
            return words.encounter_or_later(low)
        case Extent.BETWEEN if low > 1:
            return words.encounters(low, high)
        case _:
            return words.first_encounters(high)
