"""French words for the vocabulary of Dice Throne."""

from typing import Final

from ludotheque.games.dice_throne.sentences.french.amounts import AMOUNTS
from ludotheque.games.dice_throne.sentences.french.companions import COMPANIONS
from ludotheque.games.dice_throne.sentences.french.conditions import CONDITIONS
from ludotheque.games.dice_throne.sentences.french.costs import COSTS
from ludotheque.games.dice_throne.sentences.french.damage import DAMAGE
from ludotheque.games.dice_throne.sentences.french.dice import DICE
from ludotheque.games.dice_throne.sentences.french.flow import FLOW
from ludotheque.games.dice_throne.sentences.french.headings import HEADINGS
from ludotheque.games.dice_throne.sentences.french.hooks import HOOKS
from ludotheque.games.dice_throne.sentences.french.players import PLAYERS
from ludotheque.games.dice_throne.sentences.french.tokens import TOKENS
from ludotheque.games.dice_throne.sentences.language_pack import Speech
from ludotheque.games.dice_throne.sentences.sentence_table import SENTENCES
from ludotheque.text.french import French

SPEECH: Final = Speech(
    French(), SENTENCES, PLAYERS, AMOUNTS, CONDITIONS, COSTS, HOOKS, TOKENS, DAMAGE, DICE, COMPANIONS, FLOW, HEADINGS
)
