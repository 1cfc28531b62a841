"""French conditions, as clauses after "si"."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Condition, Fact
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Extent, extent
from ludotheque.text.french import a, agree, count, elided
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans

BEARERS: Final = {
    Fact.OWN_POISON: ("vous", "avez", nouns.POISON_TOKEN),
    Fact.OWN_DAMAGE: ("vous", "avez", nouns.DAMAGE),
    Fact.CARD_LEAVES: ("la carte", "a", nouns.LEAF),
    Fact.DOOR_LEAVES: ("les cartes de la porte", "ont", nouns.LEAF),
    Fact.LOOTED_COMBAT_XP: ("c’est une carte de combat qui", "vaut", nouns.XP),
}
"""Who has how many of what."""

UNCOVERED: Final = {
    Fact.UNCOVERED_BOXES: nouns.BOX,
    Fact.UNCOVERED_ARMOR: nouns.ARMOR_BOX,
    Fact.UNCOVERED_POISON_BOXES: nouns.POISON_BOX,
}


def full(condition: Condition) -> Spans:
    """The condition with "si"."""
    return elided("si", _clause(condition))


def _clause(condition: Condition) -> Spans:
    if condition.fact in BEARERS:
        bearer, has, noun = BEARERS[condition.fact]
        has_or_not = elided("ne", has) if extent(condition) is Extent.NONE else spans(has)
        return phrase(bearer, has_or_not, amount(condition, noun))
    if condition.fact in UNCOVERED:
        return _uncovered(condition, UNCOVERED[condition.fact])
    if condition.fact is Fact.FLOOR_ENCOUNTERS:
        return _encounters(condition)
    was = "n’était pas" if extent(condition) is Extent.NONE else "était"
    return {Fact.DOOR_WAS_OPEN: spans(f"la porte {was} déjà ouverte")}[condition.fact]


def amount(condition: Condition, noun: Noun) -> Spans:
    """`une feuille`, `au moins 3 blessures`, `exactement 2 feuilles`; "aucun" needs "ne" before it."""
    low, high = condition.at_least, condition.at_most
    match extent(condition):
        case Extent.SOME if noun.fr_singular != noun.fr_plural:
            return a(noun)
        case Extent.NONE:
            return phrase(agree("aucun", noun.gender), noun.singular("fr"))
        case Extent.EXACTLY:
            return phrase("exactement", count(low, noun))
        case Extent.AT_MOST:
            return phrase("au plus", count(high, noun))
        case Extent.BETWEEN:
            return phrase(f"{low} à", count(high, noun))
        case _:
            return phrase("au moins", count(low, noun))


def _uncovered(condition: Condition, noun: Noun) -> Spans:
    kind = extent(condition)
    if kind is Extent.NONE:
        return phrase("toutes les", noun.plural("fr"), "sont recouvertes")
    one = kind is Extent.SOME or max(condition.at_least, 1 if kind is Extent.EXACTLY else 2) == 1
    state = "n’est pas recouverte" if one else "ne sont pas recouvertes"
    return phrase(amount(condition, noun), state)


def _encounters(condition: Condition) -> Spans:
    low, high = condition.at_least, condition.at_most
    match extent(condition):
        case Extent.EXACTLY if low == 1:
            return spans("c’est la première rencontre de l’étage")
        case Extent.EXACTLY:
            return spans(f"c’est la rencontre nº {low} de l’étage")
        case Extent.SOME | Extent.AT_LEAST:
            return spans(f"c’est la rencontre nº {low} de l’étage ou une suivante")
        case Extent.BETWEEN if low > 1:
            return spans(f"c’est une des rencontres nº {low} à {high} de l’étage")
        case _:
            return spans(f"c’est une des {high} premières rencontres de l’étage")
