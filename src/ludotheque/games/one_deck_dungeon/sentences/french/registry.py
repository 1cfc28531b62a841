"""The registry of French sayings and the way from effects to a block."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import grouped
from ludotheque.text.clauses import Block
from ludotheque.text.composer import SentenceTable
from ludotheque.text.french import French

TONGUE: Final = French()
SAYINGS: Final[SentenceTable[Narration, Block]] = SentenceTable("French")


def block(effects: Effects, voice: Narration) -> Block:
    """The effects in printed order."""
    return tuple(statement for effect in grouped(effects) for statement in SAYINGS.say(effect, voice))
