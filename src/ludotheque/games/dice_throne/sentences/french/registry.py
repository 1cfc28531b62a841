"""The registry of French sayings and the way from effects to a block."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Effects
from ludotheque.games.dice_throne.sentences.merged_effects import grouped, grouped_by_die
from ludotheque.games.dice_throne.sentences.narration import Narration
from ludotheque.text.clauses import Block
from ludotheque.text.composer import SentenceTable
from ludotheque.text.french import French

TONGUE: Final = French()
SAYINGS: Final[SentenceTable[Narration, Block]] = SentenceTable("French")


def block(effects: Effects, voice: Narration) -> Block:
    """The effects in printed order."""
    said = grouped_by_die(effects) if voice.one_die else grouped(effects)
    out: list[Block] = [SAYINGS.say(effect, voice) for effect in said]
    return tuple(statement for said in out for statement in said)
