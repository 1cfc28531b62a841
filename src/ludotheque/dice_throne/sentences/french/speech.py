"""The registry of French sayings and the way from effects to a block."""

from typing import Final

from ludotheque.dice_throne.sentences.grouping import grouped
from ludotheque.dice_throne.sentences.voice import Voice
from ludotheque.dice_throne.vocabulary import Effects
from ludotheque.text.clauses import Block
from ludotheque.text.french import French
from ludotheque.text.registry import Sayings

TONGUE: Final = French()
SAYINGS: Final[Sayings[Voice, Block]] = Sayings("French")


def block(effects: Effects, voice: Voice) -> Block:
    """The effects in printed order."""
    out: list[Block] = [SAYINGS.say(effect, voice) for effect in grouped(effects)]
    return tuple(statement for said in out for statement in said)
