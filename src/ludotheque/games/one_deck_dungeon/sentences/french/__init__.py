"""French sentences for the vocabulary of One Deck Dungeon; importing this fills the registry."""

from typing import Final

from ludotheque.games.one_deck_dungeon.sentences.french import dice, flow, hooks, party
from ludotheque.games.one_deck_dungeon.sentences.french.registry import SAYINGS, TONGUE, block
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Speech

SPEECH: Final = Speech(TONGUE, SAYINGS, block)

__all__ = ["SPEECH", "dice", "flow", "hooks", "party"]
