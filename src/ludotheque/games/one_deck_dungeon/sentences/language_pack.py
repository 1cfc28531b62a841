"""What a language must offer for the texts of One Deck Dungeon."""

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects
from ludotheque.games.one_deck_dungeon.sentences.narration import Voice
from ludotheque.text.clauses import Block, Tongue
from ludotheque.text.sentence_registry import Sayings


@dataclass(frozen=True, slots=True)
class Speech:
    """One language: its grammar and its sayings."""

    tongue: Tongue
    sayings: Sayings[Voice, Block]
    block: Callable[[Effects, Voice], Block]
