"""What a language must provide for the texts of One Deck Dungeon, and whom a text addresses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ludotheque.games.one_deck_dungeon.content.effect_types import (
    Change,
    Exchange,
    ExileDice,
    Heal,
    Increase,
    Recolor,
    RemovePoison,
    Reroll,
)
from ludotheque.games.one_deck_dungeon.content.hook_types import LowerRolled, Modify
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Color,
    Condition,
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
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import grouped
from ludotheque.text.clauses import Block, Clause, Grammar, Noun, Subject, Verb
from ludotheque.text.composer import SentenceTable
from ludotheque.text.spans import Spans

ENDLESS: Final = 999
"""The upper bound of a condition without one."""


@dataclass(frozen=True, slots=True)
class DicePhrase:
    """Dice of a pool: their maximum number, colors and values."""

    number: int | Many
    colors: tuple[Color, ...] = ()
    values: tuple[int, ...] = ()
    whose: Whose = Whose.SELF
    of_one_value: bool = False
    just_gained: bool = False

    @property
    def noun(self) -> Noun:
        """Return the noun for the kind of die."""
        return nouns.die(self.colors)


def picked(effect: Increase | Change | Recolor | Exchange | Reroll | ExileDice) -> DicePhrase:
    """Return the dice that an effect applies to."""
    match effect:
        case Increase(dice=dice, colors=colors, values=values, whose=whose):
            return DicePhrase(dice, colors, values, whose)
        case Change(dice=dice, colors=colors, values=values, one_value=one_value, just_gained=just_gained):
            return DicePhrase(dice, colors, values, Whose.SELF, one_value, just_gained)
        case Recolor(dice=dice, colors=colors):
            return DicePhrase(dice, colors)
        case Exchange(dice=dice, values=values):
            return DicePhrase(dice, (), values)
        case Reroll(dice=dice, values=values, whose=whose):
            return DicePhrase(dice, (), values, whose)
        case ExileDice(count=count, colors=colors):
            return DicePhrase(count, colors)


class Extent(Enum):
    """How a condition bounds what it counts."""

    SOME = "some"
    NONE = "none"
    EXACTLY = "exactly"
    AT_LEAST = "at least"
    AT_MOST = "at most"
    BETWEEN = "between"


def extent(condition: Condition) -> Extent:
    """Return the form of a condition's bounds."""
    low, high = condition.at_least, condition.at_most
    if high >= ENDLESS:
        return Extent.SOME if low == 1 else Extent.AT_LEAST
    if low == high:
        return Extent.NONE if low == 0 else Extent.EXACTLY
    return Extent.AT_MOST if low == 0 else Extent.BETWEEN


class Way(Enum):
    """How a number of the rules changes."""

    SET = "set"
    MORE = "more"
    LESS = "less"


def changed(hook: Modify) -> tuple[Way, int]:
    """Return the kind of change and its amount, or the new value."""
    if hook.to is not None:
        return Way.SET, hook.to
    return (Way.MORE, hook.by) if hook.by > 0 else (Way.LESS, -hook.by)


class Setting(Enum):
    """The kind of source of a text, which decides who "you" is."""

    HERO = "hero"  # skills, abilities, potions, talents: the hero who uses it
    FOE = "foe"  # the party, in this encounter
    PLACE = "place"  # floors, bosses, Shadow Hordes: the party


@dataclass(slots=True)
class Narration:
    """The state of one text while it is written."""

    speech: "Speech"
    setting: Setting
    stored: int = 0  # dice that the hero card can store


@dataclass(frozen=True, slots=True)
class Joints:
    """The connecting words of a language; `do_this` introduces an optional action that is not a single verb."""

    moments: dict[Moment, str]
    moments_of_foe: dict[Moment, str]
    limits: dict[Limit, str]
    do_this: Clause
    rolls: "RollWords"


@dataclass(frozen=True, slots=True)
class RollWords:
    """The words of a language for rolling more or fewer dice."""

    to_roll: str  # "to roll", before the number of dice
    to_roll_more: str  # the same where the dice were just mentioned
    drop: Callable[[int], Clause]
    if_one: Spans
    only_once: str


@dataclass(frozen=True, slots=True)
class HeroWords:
    """Words for heroes, and the dice of their pools."""

    you: Subject
    heroes: Mapping[Target, Subject]
    owners: Mapping[Whose, Subject]
    dice: Callable[[DicePhrase], Spans]


@dataclass(frozen=True, slots=True)
class DiceWords:
    """Words for dice that are gained, rolled, changed, swapped and exiled."""

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
    """Words for what happens to heroes, the party and the boss."""

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
    """Words for when hooks act and what they change."""

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
    refuse: Callable[[Noun], Clause]  # without a subject
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

    grammar: Grammar
    sentence_table: SentenceTable[Narration, Block]
    heroes: HeroWords
    joints: Joints
    dice: DiceWords
    party: PartyWords
    hooks: HookWords
    conditions: ConditionWords


def block(effects: Effects, narration: Narration) -> Block:
    """Return the effects in printed order."""
    return tuple(
        statement for effect in grouped(effects) for statement in narration.speech.sentence_table.say(effect, narration)
    )
