"""What a language must offer for the texts of Dice Throne, and what is remembered while a text is said."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ludotheque.games.dice_throne.content.definitions import Card, Companion, Defence, PlayWhen, Requirement, Status
from ludotheque.games.dice_throne.content.vocabulary import CostKind, Costs, Effects, Pick, Pool, Side, Targets, Who
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon
from ludotheque.games.dice_throne.sentences.merged_effects import grouped, grouped_by_die
from ludotheque.text.clauses import Block, Clause, Grammar
from ludotheque.text.composer import SentenceTable
from ludotheque.text.spans import Span, Spans


class Setting(Enum):
    """Where a text stands; it decides who need not be named."""

    OFFENCE = "offence"
    DEFENCE = "defence"
    CARD = "card"
    MODIFIER = "modifier"
    PASSIVE = "passive"  # also companions: the owner is "you"
    STATUS = "status"  # anybody may hold it: the holder is "they"


@dataclass(slots=True)
class Voice:
    """The memory of one text while it is said, in the order in which it is said."""

    speech: "Speech"
    lexicon: Lexicon
    setting: Setting
    picked: Side = Side.PLAYER
    picked_many: bool = False
    paid: CostKind = CostKind.CP
    thrown: int = 1
    one_die: bool = False
    is_named: bool = False
    to_others: bool = False  # "they" could be taken for the target
    same_chooses: bool = False  # whoever was picked last has just been named
    token: str = ""  # the status whose text this is
    of_leaflet: bool = False  # the text is not about the holder but about the hero whose leaflet has the token
    holder_spelled: bool = False  # "their" could be anybody's, so the holder is named with what is theirs
    token_named: bool = False  # "this token" has just been said
    token_doubled: bool = False  # there are two of it, and the first is meant
    modifier_said: bool = False  # the heading says already that the token is an Attack Modifier
    attacking: bool = False  # the sentence says already that the Attack is meant
    companion: str = ""  # named last in this sentence of a companion's own text
    by_inflicter: bool = False  # who brought the token removes it (DT-TOKEN-2)

    @property
    def of_holder(self) -> bool:
        """The text is about "the holder", in the third person."""
        return self.setting is Setting.STATUS

    @property
    def in_attack(self) -> bool:
        """The opponent of the text need not be named."""
        return self.setting in {Setting.OFFENCE, Setting.MODIFIER}


@dataclass(frozen=True, slots=True)
class Speech:
    """One language: its grammar, its sayings, and its headings."""

    tongue: Grammar
    sayings: SentenceTable[Voice, Block]
    costs: Callable[[Costs, Voice], tuple[Clause, ...]]
    requirement: Callable[[Requirement, Voice], Spans]
    defence: Callable[[Defence, Voice], Block]
    defence_heading: Callable[[Defence], Spans]  # nothing where both players roll
    card_heading: Callable[[Card], Spans]
    play_when: Callable[[PlayWhen], Spans]
    upgrade_heading: Callable[[Span, int], Spans]
    adds: Callable[[Span], Spans]
    status_heading: Callable[[Status, Lexicon], Spans]
    companion_heading: Callable[[Companion, int], Spans]  # and how often a turn it may be used
    also: str  # before what is added whichever row was used


def block(effects: Effects, voice: Voice) -> Block:
    """The effects in printed order."""
    said = grouped_by_die(effects) if voice.one_die else grouped(effects)
    return tuple(statement for effect in said for statement in voice.speech.sayings.say(effect, voice))


ONE_OF: Final = {Pool.OPPONENTS: Who.CHOSEN_OPPONENT, Pool.PLAYERS: Who.CHOSEN_PLAYER}


def choices(targets: Targets) -> int:
    """How often a target is chosen that may be the same each time; 1 for all other targets."""
    first = targets[0]
    again = len(targets) == 1 and isinstance(first, Pick) and first.distinct is False
    return first.count if again and isinstance(first, Pick) else 1


def each_choice(targets: Targets) -> Targets:
    """The target of one of these choices."""
    first = targets[0]
    return (ONE_OF[first.of],) if choices(targets) > 1 and isinstance(first, Pick) else targets
