"""English conditions, as clauses after "if"."""

from ludotheque.games.one_deck_dungeon.content.vocabulary import Condition, Fact
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Extent, extent
from ludotheque.text.english import article, count
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans


def full(condition: Condition) -> Spans:
    """The condition with "if"."""
    return phrase("if", _clause(condition))


def _clause(condition: Condition) -> Spans:
    match condition.fact:
        case Fact.DOOR_WAS_OPEN:
            was = "was not" if extent(condition) is Extent.NONE else "was"
            return spans(f"the door {was} already open")
        case Fact.OWN_POISON:
            return phrase("you have", amount(condition, nouns.POISON_TOKEN))
        case Fact.OWN_DAMAGE:
            return phrase("you have", amount(condition, nouns.DAMAGE))
        case Fact.CARD_LEAVES:
            return phrase("the card has", amount(condition, nouns.LEAF))
        case Fact.DOOR_LEAVES:
            return phrase("the cards of the door have", amount(condition, nouns.LEAF))
        case Fact.UNCOVERED_BOXES:
            return _uncovered(condition, nouns.BOX)
        case Fact.UNCOVERED_ARMOR:
            return _uncovered(condition, nouns.ARMOR_BOX)
        case Fact.UNCOVERED_POISON_BOXES:
            return _uncovered(condition, nouns.POISON_BOX)
        case Fact.LOOTED_COMBAT_XP:
            return phrase("it is a combat card worth", amount(condition, nouns.XP))
        case Fact.FLOOR_ENCOUNTERS:
            return _encounters(condition)


def amount(condition: Condition, noun: Noun) -> Spans:
    """`a leaf`, `at least 3 damage`, `no leaves`, `exactly 2 leaves`."""
    low, high = condition.at_least, condition.at_most
    match extent(condition):
        case Extent.SOME if noun.en_singular != noun.en_plural:
            return article(noun.singular("en"))
        case Extent.NONE:
            return phrase("no", noun.plural("en"))
        case Extent.EXACTLY:
            return phrase("exactly", count(low, noun))
        case Extent.AT_MOST:
            return phrase("at most", count(high, noun))
        case Extent.BETWEEN:
            return phrase(f"{low} to", count(high, noun))
        case _:
            return phrase("at least", count(low, noun))


def _uncovered(condition: Condition, noun: Noun) -> Spans:
    kind = extent(condition)
    one = kind is Extent.SOME or (kind is Extent.EXACTLY and condition.at_least == 1)
    if kind is Extent.NONE:
        return phrase("every", noun.singular("en"), "is covered")
    return phrase(amount(condition, noun), "is uncovered" if one else "are uncovered")


def _encounters(condition: Condition) -> Spans:
    low, high = condition.at_least, condition.at_most
    match extent(condition):
        case Extent.EXACTLY if low == 1:
            return spans("it is the first encounter of the floor")
        case Extent.EXACTLY:
            return spans(f"it is encounter {low} of the floor")
        case Extent.SOME | Extent.AT_LEAST:
            return spans(f"it is encounter {low} of the floor or a later one")
        case Extent.BETWEEN if low > 1:
            return spans(f"it is encounter {low} to {high} of the floor")
        case _:
            return spans(f"it is one of the first {high} encounters of the floor")
