"""English words for the vocabulary of One Deck Dungeon."""

from typing import Final

from ludotheque.games.one_deck_dungeon.sentences.english.conditions import CONDITIONS
from ludotheque.games.one_deck_dungeon.sentences.english.dice import DICE
from ludotheque.games.one_deck_dungeon.sentences.english.flow import JOINTS
from ludotheque.games.one_deck_dungeon.sentences.english.heroes import HERO_WORDS
from ludotheque.games.one_deck_dungeon.sentences.english.hooks import HOOKS
from ludotheque.games.one_deck_dungeon.sentences.english.party import PARTY
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Speech
from ludotheque.games.one_deck_dungeon.sentences.sentence_table import SENTENCES
from ludotheque.text.english import English

SPEECH: Final = Speech(English(), SENTENCES, HERO_WORDS, JOINTS, DICE, PARTY, HOOKS, CONDITIONS)
