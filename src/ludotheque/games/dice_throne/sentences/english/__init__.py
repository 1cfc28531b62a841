"""English words for the vocabulary of Dice Throne."""

from typing import Final

from ludotheque.games.dice_throne.sentences.english.amounts import AMOUNTS
from ludotheque.games.dice_throne.sentences.english.companions import COMPANIONS
from ludotheque.games.dice_throne.sentences.english.conditions import CONDITIONS
from ludotheque.games.dice_throne.sentences.english.costs import COSTS
from ludotheque.games.dice_throne.sentences.english.damage import DAMAGE
from ludotheque.games.dice_throne.sentences.english.dice import DICE
from ludotheque.games.dice_throne.sentences.english.flow import FLOW
from ludotheque.games.dice_throne.sentences.english.headings import HEADINGS
from ludotheque.games.dice_throne.sentences.english.hooks import HOOKS
from ludotheque.games.dice_throne.sentences.english.players import PLAYERS
from ludotheque.games.dice_throne.sentences.english.tokens import TOKENS
from ludotheque.games.dice_throne.sentences.language_pack import Speech
from ludotheque.games.dice_throne.sentences.sentence_table import SENTENCES
from ludotheque.text.english import English

SPEECH: Final = Speech(
    English(), SENTENCES, PLAYERS, AMOUNTS, CONDITIONS, COSTS, HOOKS, TOKENS, DAMAGE, DICE, COMPANIONS, FLOW, HEADINGS
)
