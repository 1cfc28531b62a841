"""English sentences for the vocabulary of One Deck Dungeon; importing this fills the registry."""

from typing import Final

from ludotheque.one_deck_dungeon.sentences.english import dice, flow, hooks, party
from ludotheque.one_deck_dungeon.sentences.english.speech import SAYINGS, TONGUE, block
from ludotheque.one_deck_dungeon.sentences.speech import Speech

SPEECH: Final = Speech(TONGUE, SAYINGS, block)

__all__ = ["SPEECH", "dice", "flow", "hooks", "party"]
