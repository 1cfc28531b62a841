"""French words for the vocabulary of One Deck Dungeon."""

from typing import Final

from ludotheque.games.one_deck_dungeon.sentences.french.conditions import CONDITIONS
from ludotheque.games.one_deck_dungeon.sentences.french.dice import DICE
from ludotheque.games.one_deck_dungeon.sentences.french.flow import JOINTS
from ludotheque.games.one_deck_dungeon.sentences.french.heroes import HERO_WORDS
from ludotheque.games.one_deck_dungeon.sentences.french.hooks import HOOKS
from ludotheque.games.one_deck_dungeon.sentences.french.party import PARTY
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Speech
from ludotheque.games.one_deck_dungeon.sentences.sentence_table import SENTENCES
from ludotheque.text.french import French

SPEECH: Final = Speech(French(), SENTENCES, HERO_WORDS, JOINTS, DICE, PARTY, HOOKS, CONDITIONS)
