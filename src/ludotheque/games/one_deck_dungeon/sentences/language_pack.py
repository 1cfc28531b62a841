"""What a language must offer for the texts of One Deck Dungeon, and whom a text speaks to."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects
from ludotheque.text.clauses import Block, Grammar
from ludotheque.text.composer import SentenceTable


class Setting(Enum):
    """Where a text stands; it decides who is "you"."""

    HERO = "hero"  # skills, abilities, potions, talents: the hero who uses it
    FOE = "foe"  # the party, in this encounter
    PLACE = "place"  # floors, bosses, Shadow Hordes: the party


@dataclass(slots=True)
class Narration:
    """The memory of one text while it is said."""

    setting: Setting
    stored: int = 0  # dice the hero card can hold


@dataclass(frozen=True, slots=True)
class Speech:
    """One language: its grammar and its sayings."""

    tongue: Grammar
    sayings: SentenceTable[Narration, Block]
    block: Callable[[Effects, Narration], Block]
