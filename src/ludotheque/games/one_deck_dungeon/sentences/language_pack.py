"""What a language must offer for the texts of One Deck Dungeon, and whom a text speaks to."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Condition, Effects, Limit, Moment
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import grouped
from ludotheque.text.clauses import Block, Clause, Grammar, Subject, Verb
from ludotheque.text.composer import SentenceTable
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans


class Setting(Enum):
    """Where a text stands; it decides who is "you"."""

    HERO = "hero"  # skills, abilities, potions, talents: the hero who uses it
    FOE = "foe"  # the party, in this encounter
    PLACE = "place"  # floors, bosses, Shadow Hordes: the party


@dataclass(slots=True)
class Narration:
    """The memory of one text while it is said."""

    speech: "Speech"
    setting: Setting
    stored: int = 0  # dice the hero card can hold


@dataclass(frozen=True, slots=True)
class Joints:
    """What a language must offer for it; `do_this` stands before what may be done and is no single deed."""

    condition: Callable[[Condition], Spans]
    you: Subject
    moments: dict[Moment, str]
    moments_of_foe: dict[Moment, str]
    limits: dict[Limit, str]
    do_this: Clause
    rolls: "RollWords"


@dataclass(frozen=True, slots=True)
class RollWords:
    """What a language must offer where more or fewer dice may be rolled."""

    roll: Verb
    dice: dict[Color, Noun]
    to_roll: str  # "to roll", before how many of which
    to_roll_more: str  # the same where the dice have just been named
    drop: Callable[[int], Clause]
    if_one: Spans
    only_once: str


@dataclass(frozen=True, slots=True)
class Speech:
    """One language: its grammar and its sayings."""

    tongue: Grammar
    sayings: SentenceTable[Narration, Block]
    joints: Joints


def block(effects: Effects, voice: Narration) -> Block:
    """The effects in printed order."""
    return tuple(statement for effect in grouped(effects) for statement in voice.speech.sayings.say(effect, voice))
