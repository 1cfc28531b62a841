"""English words for conditions."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Fact
from ludotheque.games.one_deck_dungeon.sentences.language_pack import ConditionWords
from ludotheque.text.spans import phrase, spans

BEARERS: Final = {
    Fact.OWN_POISON: "you have",
    Fact.OWN_DAMAGE: "you have",
    Fact.CARD_LEAVES: "the card has",
    Fact.DOOR_LEAVES: "the cards of the door have",
    Fact.LOOTED_COMBAT_XP: "it is a combat card worth",
}
CONDITIONS: Final = ConditionWords(
    if_=lambda clause: phrase("if", clause),
    door_was_open=lambda yes: f"the door {'was' if yes else 'was not'} already open",
    bearer=lambda fact, _none: spans(BEARERS[fact]),
    none=lambda noun: phrase("no", noun.plural("en")),
    exactly="exactly",
    at_most="at most",
    at_least="at least",
    to="to",
    all_covered=lambda noun: phrase("every", noun.singular("en"), "is covered"),
    uncovered=lambda one: "is uncovered" if one else "are uncovered",
    first_encounter="it is the first encounter of the floor",
    encounter=lambda number: f"it is encounter {number} of the floor",
    encounter_or_later=lambda number: f"it is encounter {number} of the floor or a later one",
    encounters=lambda low, high: f"it is encounter {low} to {high} of the floor",
    first_encounters=lambda number: f"it is one of the first {number} encounters of the floor",
)
