"""English words for the vocabulary of Dice Throne."""

from typing import Final

from ludotheque.games.dice_throne.sentences.english.effects import COMPANIONS, DAMAGE, DICE, FLOW, TOKENS
from ludotheque.games.dice_throne.sentences.english.hooks import HOOKS
from ludotheque.games.dice_throne.sentences.english.phrases import AMOUNTS, CONDITIONS, COSTS, HEADINGS, PLAYERS
from ludotheque.games.dice_throne.sentences.language_pack import Speech
from ludotheque.games.dice_throne.sentences.sentence_table import SENTENCES
from ludotheque.text.english import English

SPEECH: Final = Speech(
    English(), SENTENCES, PLAYERS, AMOUNTS, CONDITIONS, COSTS, HOOKS, TOKENS, DAMAGE, DICE, COMPANIONS, FLOW, HEADINGS
)
