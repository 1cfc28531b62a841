"""French words for conditions."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Fact
from ludotheque.games.one_deck_dungeon.sentences.language_pack import ConditionWords
from ludotheque.text.french import agree, elided
from ludotheque.text.spans import Spans, phrase

BEARERS: Final = {
    Fact.OWN_POISON: ("vous", "avez"),
    Fact.OWN_DAMAGE: ("vous", "avez"),
    Fact.CARD_LEAVES: ("la carte", "a"),
    Fact.DOOR_LEAVES: ("les cartes de la porte", "ont"),
    Fact.LOOTED_COMBAT_XP: ("c’est une carte de combat qui", "vaut"),
}


def _bearer(fact: Fact, none: bool) -> Spans:
    """A word like "aucun" needs "ne" before it."""
    bearer, has = BEARERS[fact]
    return phrase(bearer, elided("ne", has) if none else has)


CONDITIONS: Final = ConditionWords(
    if_=lambda clause: elided("si", clause),
    door_was_open=lambda yes: f"la porte {'était' if yes else 'n’était pas'} déjà ouverte",
    bearer=_bearer,
    none=lambda noun: phrase(agree("aucun", noun.gender), noun.singular("fr")),
    exactly="exactement",
    at_most="au plus",
    at_least="au moins",
    to="à",
    all_covered=lambda noun: phrase("toutes les", noun.plural("fr"), "sont recouvertes"),
    uncovered=lambda one: "n’est pas recouverte" if one else "ne sont pas recouvertes",
    first_encounter="c’est la première rencontre de l’étage",
    encounter=lambda number: f"c’est la rencontre nº {number} de l’étage",
    encounter_or_later=lambda number: f"c’est la rencontre nº {number} de l’étage ou une suivante",
    encounters=lambda low, high: f"c’est une des rencontres nº {low} à {high} de l’étage",
    first_encounters=lambda number: f"c’est une des {number} premières rencontres de l’étage",
)
