"""What a language must offer for the texts of One Deck Dungeon, and whom a text speaks to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from ludotheque.games.one_deck_dungeon.content.effect_types import (
    Change,
    ExileDice,
    Heal,
    Increase,
    Recolor,
    RemovePoison,
)
from ludotheque.games.one_deck_dungeon.content.hook_types import LowerRolled, Modify
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Counted,
    Effects,
    Fact,
    Limit,
    Many,
    Moment,
    Only,
    Place,
    Target,
    Whose,
)
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Picked
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

    moments: dict[Moment, str]
    moments_of_foe: dict[Moment, str]
    limits: dict[Limit, str]
    do_this: Clause
    rolls: "RollWords"


@dataclass(frozen=True, slots=True)
class RollWords:
    """What a language must offer where more or fewer dice may be rolled."""

    to_roll: str  # "to roll", before how many of which
    to_roll_more: str  # the same where the dice have just been named
    drop: Callable[[int], Clause]
    if_one: Spans
    only_once: str


@dataclass(frozen=True, slots=True)
class HeroWords:
    """Heroes, and the dice of their pools."""

    you: Subject
    heroes: Mapping[Target, Subject]
    owners: Mapping[Whose, Subject]
    dice: Callable[[Picked], Spans]


@dataclass(frozen=True, slots=True)
class DiceWords:
    """Dice that are gained, rolled, altered, swapped and exiled."""

    gain: Verb
    set_to: Callable[[int], str]
    each_set_to: Callable[[int], str]
    uses: Mapping[Only, tuple[str, str]]  # of one die, of several
    roll: Verb
    before_others: Spans  # other effects
    discard: Verb
    of_them: Callable[[int], str]
    if_one_shown: Callable[[bool], str]  # on the only die
    stored_die: str
    stored_dice: Callable[[int | Many], str]
    increase: Verb
    increased: Callable[[Increase], Spans]
    choose: Verb
    a_value: str
    change: Verb
    changed: Callable[[Change], Spans]
    swap: Verb
    swapped: Callable[[Recolor], Spans]
    in_exchange: Callable[[bool], str]  # for one die
    reroll: Verb
    resist_die: Spans
    exile: Verb
    so_many: Callable[[int | Many, Noun], Spans]
    from_supply: Spans
    placed: Callable[[ExileDice], Spans]
    lacking: Callable[[bool], str]  # of one die
    give_back: Verb
    given_back: Callable[[int], Spans]


@dataclass(frozen=True, slots=True)
class PartyWords:
    """What befalls heroes, the party and the boss."""

    per: Mapping[Counted, Spans]
    most: str
    ignore: Verb
    in_boss: Callable[[int], Spans]
    if_shown: Callable[[Spans], Spans]
    early: Callable[[int], str]
    healed: Callable[[Heal, Spans, str], Clause]  # how much, and a note
    spend: Verb
    hurt: Callable[[Target, Spans], Clause]
    poisoned: Callable[[Target, Spans], Clause]
    cured: Callable[[RemovePoison, Spans], Clause]
    cubes: Mapping[Place, Spans]
    item_to_xp: Clause
    add_door: Clause
    skip_encounter: Block
    recovered: Callable[[Spans, Spans], Clause]  # how much, per what


@dataclass(frozen=True, slots=True)
class HookWords:
    """When hooks act and what they change."""

    modified: Callable[[Modify], Clause]
    rolled: Callable[[int, int], str]  # a value, and which time it is
    discard_rolled: Callable[[Spans], Clause]
    after_gather: Spans
    highest: str
    after_effects: Spans
    lowered: Callable[[LowerRolled], Clause]
    if_consequences: Callable[[Spans], Spans]  # have at least
    add_icons: Callable[[Spans], Clause]
    soak_pairs: Block
    if_hurt: Callable[[Spans], Spans]
    instead: str
    in_boss_rounds: Spans
    boxes: Callable[[Noun], Spans]
    as_armor: tuple[Verb, Spans]
    refuse: Callable[[Noun], Clause]  # whose subject is not said
    most_dice: Callable[[int], tuple[Verb, Spans]]
    twice: tuple[Verb, Spans]
    counted: Mapping[Counted, Spans]
    with_four: Callable[[int], str]
    at_least: str
    be: Verb
    at_end: str
    lose_card: str


@dataclass(frozen=True, slots=True)
class ConditionWords:
    """Conditions, as clauses after "if"."""

    if_: Callable[[Spans], Spans]
    door_was_open: Callable[[bool], str]
    bearer: Callable[[Fact, bool], Spans]  # who has something, or has none
    none: Callable[[Noun], Spans]
    exactly: str
    at_most: str
    at_least: str
    to: str
    all_covered: Callable[[Noun], Spans]
    uncovered: Callable[[bool], str]  # one of them
    first_encounter: str
    encounter: Callable[[int], str]
    encounter_or_later: Callable[[int], str]
    encounters: Callable[[int, int], str]
    first_encounters: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Speech:
    """One language: its grammar, its table of sentences, and its words by topic."""

    tongue: Grammar
    sayings: SentenceTable[Narration, Block]
    heroes: HeroWords
    joints: Joints
    dice: DiceWords
    party: PartyWords
    hooks: HookWords
    conditions: ConditionWords


def block(effects: Effects, voice: Narration) -> Block:
    """The effects in printed order."""
    return tuple(statement for effect in grouped(effects) for statement in voice.speech.sayings.say(effect, voice))
