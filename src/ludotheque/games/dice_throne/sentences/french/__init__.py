"""French words for the vocabulary of Dice Throne."""

from typing import Final

from ludotheque.games.dice_throne.sentences.french.effects import COMPANIONS, DAMAGE, DICE, FLOW, TOKENS
from ludotheque.games.dice_throne.sentences.french.hooks import HOOKS
from ludotheque.games.dice_throne.sentences.french.phrases import AMOUNTS, CONDITIONS, COSTS, HEADINGS, PLAYERS
from ludotheque.games.dice_throne.sentences.language_pack import Speech
from ludotheque.games.dice_throne.sentences.sentence_table import SENTENCES
from ludotheque.text.french import French

SPEECH: Final = Speech(
    French(), SENTENCES, PLAYERS, AMOUNTS, CONDITIONS, COSTS, HOOKS, TOKENS, DAMAGE, DICE, COMPANIONS, FLOW, HEADINGS
)
