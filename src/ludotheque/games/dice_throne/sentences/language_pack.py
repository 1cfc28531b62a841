"""What a language must offer for the texts of Dice Throne, and what is remembered while a text is said."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ludotheque.games.dice_throne.content.definitions import CardKind, PlayWhen, Straight
from ludotheque.games.dice_throne.content.effect_types import (
    Damage,
    Grow,
    HealCompanion,
    NudgeDie,
    PreventStatus,
    SetCompanion,
    SetDie,
    ShareDamage,
    StealCp,
    StealHealth,
)
from ludotheque.games.dice_throne.content.hook_types import Modify, Moment
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    Cost,
    CostKind,
    DamageType,
    Effects,
    Level,
    MayReroll,
    Origin,
    PayForDice,
    Pick,
    Pool,
    Side,
    SymbolCounts,
    Targets,
    Until,
    Who,
    Whose,
)
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon
from ludotheque.games.dice_throne.sentences.merged_effects import Inflicted, grouped, grouped_by_die
from ludotheque.text.clauses import Block, Clause, Grammar, Person, Subject, Verb
from ludotheque.text.composer import SentenceTable
from ludotheque.text.languages import Language
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans


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


Measure = tuple[Spans, Spans]
"""An amount as a head ("1 damage") and a tail ("per Sword"), between which a target may stand."""


@dataclass(frozen=True, slots=True)
class PlayerWords:
    """Who acts, who receives, whose."""

    me: Callable[[Voice], Subject]  # the one the text is about
    fixed: Mapping[Who, str]
    chosen: Callable[[Noun, Voice], Spans]  # "a player of your choice"
    any_holder: Callable[[Voice], Spans]
    oneself: Callable[[Voice], str]
    opposed: Callable[[Voice], Spans]  # whom the text's Attack or ability is aimed at
    same: Callable[[Voice], Spans]  # whoever was picked last
    they: Callable[[Voice], Subject]  # the same as a pronoun, as those who act
    pick: Callable[[Pick, Noun, Voice], Spans]
    most: str  # before those who act, where fewer may be picked
    as_object: Callable[[Who | Pick, Spans], Spans]
    with_others: Callable[[Voice], Person]  # of the one the text is about, together with others
    repeated: Callable[[int, Clause], Block]  # for so many choices that may fall on the same
    on: Callable[[Spans], Spans]  # tokens "on the defender"
    holder_has: str
    they_have: str
    you_have: str
    whose: Callable[[Voice, Noun], Spans]  # "your turn"


@dataclass(frozen=True, slots=True)
class AmountWords:
    """How much."""

    equal: Callable[[Amount, Noun, Spans], Measure]  # of a unit, as much as something else
    counted: Callable[[str, Voice], Noun]  # what tokens are counted by
    all_of: Callable[[Noun], Spans]
    any_number: Callable[[Noun, Voice], Spans]
    to_limit: Callable[[Noun, Voice], Measure]
    per: str
    pair: Callable[[str, Voice], Spans]
    symbols: Callable[[Spans, bool], Spans]  # names of symbols, one of which may be the name of something else
    in_play: str
    after_first: str
    at_most: Callable[[int], str]
    for_tokens: str
    at_level: Callable[[int | str, Level], str]  # what holds at a higher level
    origin: Callable[[Origin, Voice], Spans]
    half: Callable[[Spans], Spans]


@dataclass(frozen=True, slots=True)
class ConditionWords:
    """Conditions: each part a clause after "if"; symbols and faces alone are said with "on"."""

    on: str
    all_hold: Callable[[list[Spans]], Spans]  # the parts, with "if"
    counted: Callable[[SymbolCounts, Voice], Spans]  # so many of each symbol
    span: Callable[[int, int], str]  # "1 to 4"
    this_die_shows: str
    a_die_shows: str
    dice_show: str
    no_die_shows: str
    nor: str
    get: Verb  # "have" before "3 of a kind"
    roll: str
    total: str
    is_between: Callable[[int, int], str]
    is_at_least: Callable[[int], str]
    is_at_most: Callable[[int], str]
    rerolled: Callable[[bool, Voice], Spans]
    added: Callable[[int], str]
    attack_deals: Callable[[int, Voice], Spans]
    incoming: Callable[[int], Spans]
    dealt: Callable[[int], Spans]
    damaged_holder: Callable[[str, int, Voice], Spans]
    defence_rolled: Callable[[bool], str]
    ultimate: Callable[[bool], str]
    have: Verb
    so_many: Callable[[str, int, Voice], Spans]  # "at least 2 Chi"
    paid: Callable[[int, Voice], Spans]
    is_owner: Callable[[bool, Voice], Spans]
    held_before: Callable[[bool, Voice], Spans]
    is_opponent: Callable[[bool, Voice], Spans]
    is_first: Callable[[bool, Voice], Spans]
    fewer_attempts: Callable[[int, Voice], Spans]
    flipped: Callable[[bool, Voice], Spans]
    active: Callable[[str, Voice], Spans]
    downed: Callable[[str, Voice], Spans]
    health: Callable[[str, int, Voice], Spans]


@dataclass(frozen=True, slots=True)
class CostWords:
    """What is paid, and for each what."""

    clause: Callable[[Cost, Voice], Clause]  # of whoever pays
    most: str
    late: str  # "(not gained this turn)"
    all_own: Callable[[Noun, Voice], Spans]
    any_amount: Callable[[Noun, Voice], Spans]
    for_each: str
    done: Callable[[CostKind, Noun], str]  # "paid", "spent"
    short: Callable[[Cost, Voice], Spans]  # the price where the token has just been named: "2 tokens"


Deed = tuple[Verb, Spans, str]
"""What somebody does: the verb, what follows, and the word for "not" or "none"."""


@dataclass(frozen=True, slots=True)
class HookWords:
    """When hooks act, what may be paid, what they change."""

    game_start: str
    when: str
    activate: Verb
    an_ability: str  # an offensive one
    attack: Verb
    attacked: Callable[[Voice], Spans]
    phase_end: Callable[[Spans], Spans]
    turn_end: Callable[[Spans], Spans]
    spent: Callable[[Spans, Voice], Spans]  # a token of that name
    received_again: Callable[[Voice], Spans]
    moments: Mapping[Moment, str]  # that are always said alike
    any_time: str
    instead_of_defence: Callable[[Voice], Spans]
    hurt: Callable[[Voice], Spans]
    status_incoming: Callable[[Voice], Spans]
    leaflet: str  # with or without a token
    before: str
    during: str
    skip: Verb
    that_phase: str
    times: Callable[[int], str]
    per_turn: str
    per_attack: str
    each: Callable[[str], str]  # a limit said once of a whole menu
    but_ultimate: str  # of an Attack
    except_ultimate: str  # of damage
    do_this: str
    more: Callable[[Noun, bool], Noun]  # "more damage", or less of it
    attempt_cost: Callable[[Modify, Voice], Clause]
    attacks: Callable[[bool, Voice], Spans]  # on the one the text is about, or theirs
    deal: Verb
    only_types: Callable[[tuple[DamageType, ...]], Spans]
    can: Verb
    negation: str
    attack_target: Callable[[Voice], Spans]
    use_defence: str
    any_action: Deed
    instead_of_defeat: str
    no_offence: Callable[[Voice], Deed]
    no_harm: Deed
    gain_this: Deed


@dataclass(frozen=True, slots=True)
class TokenWords:
    """Status tokens, Combat Points and cards."""

    gain: Verb
    given: Callable[[Targets, Spans, Voice], Clause | None]  # a gain as what the owner of the text does
    inflicted: Callable[[Inflicted, Voice], Block]
    remove: Verb
    remove_it: tuple[Verb, Spans]
    remove_from: Callable[[Targets, Voice], tuple[Verb, Spans]]
    all_own: Callable[[Voice], Spans]  # status effects
    any_own: Callable[[Voice], Spans]
    of_own: Callable[[Voice], Spans]
    transfer: Verb
    this_token: str
    one_of_any: Spans  # nothing where it is said like any other token
    from_whom: Callable[[Spans], Spans]
    to_whom: Callable[[Targets, Voice], Spans]
    to_another: Callable[[Voice], Spans]
    raise_: Verb
    limit_by: Callable[[int, Spans, Voice], Spans]
    prevent: Verb
    incoming: Callable[[PreventStatus, Noun, Voice], Spans]
    explode: Verb
    detonate: Verb
    detonated: Callable[[str, Targets, Voice], Spans]
    first_one: str
    lose: Verb
    steal: Verb
    most: str
    of_those: str
    victim: Callable[[Targets, Voice], Spans]  # of a theft
    instead: Callable[[bool], str]  # of gaining one, or several
    stolen: Callable[[StealCp, str, Voice], Clause]
    draw: Verb
    discard: Verb
    whole_hand: Callable[[Person], Spans]
    any_cards: Callable[[Voice], Spans]
    at_random: str
    of_choice: Callable[[Person], str]
    made_discard: Callable[[Targets, Spans, Voice], Clause | None]
    search: Callable[[int, Voice], Block]
    look: Verb
    their_hand: Callable[[bool], str]
    hand_of: Callable[[Spans], Spans]


@dataclass(frozen=True, slots=True)
class DamageWords:
    """Damage, health and the Attack."""

    take: Verb
    isolated: str
    unpreventable: str
    dealt: Callable[[Damage, Measure, str, Voice], Block]
    change_attack: Callable[[Measure, bool, bool, Voice], Clause]  # less of it? is the Attack said?
    prevent: Verb
    all_of: str
    meant_for: Callable[[Targets, Voice], Spans]
    avoid: Verb
    incoming: Spans
    make: Verb
    undefendable: str
    halved: Deed
    ability: str
    fails: Deed
    share: Callable[[ShareDamage, Voice], Clause]
    heal: Verb
    helped: Callable[[Targets, Measure, Voice], Clause | None]  # healing as what the owner of the text does
    steal: Callable[[StealHealth, Voice], Block]
    set: Verb
    own_health: Callable[[int, Voice], Spans]
    health_of: Callable[[Spans, int], Spans]


@dataclass(frozen=True, slots=True)
class DiceWords:
    """Throws, dice and Roll Attempts."""

    roll: Verb
    instead: Callable[[PayForDice, Voice], Spans]
    each_die: str
    reroll: Verb
    reroll_these: Callable[[MayReroll, Voice], Clause]
    late: str  # once the target is chosen
    both_roll: Callable[[str, Spans, Spans, Voice], Clause]  # when, who else, what
    if_higher: Callable[[bool, Voice], Spans]  # or equal
    that_die: str
    an_opponent: str
    of_choice: Callable[[bool, Voice], Spans]  # the owner's, or that of who rolls
    most: str
    twice: str
    dice_of: Callable[[int, Whose, Voice], Spans]
    change: Verb
    changed: Callable[[SetDie, Voice], Spans]
    nudge: Verb
    nudged: Callable[[NudgeDie, Voice], Spans]
    extra_attempts: Callable[[int], Spans]
    with_most: str
    in_phase: str


@dataclass(frozen=True, slots=True)
class CompanionWords:
    """Companions and the board."""

    grow: Callable[[Grow, Noun, Voice], Clause]
    heal: Callable[[HealCompanion, Voice], Clause]
    turn: Callable[[SetCompanion, Voice], Clause]
    activate: Verb
    so_many: Callable[[int, Noun, bool], Spans]  # different ones?
    free: str
    any_time: Callable[[bool], str]  # of several?
    build: Verb
    upgrade: Verb
    levelled: Callable[[Level, Noun], Spans]
    upgraded: Callable[[Level, Noun], Spans]
    flip: Verb
    own_board: Callable[[Voice], str]
    rest_of_game: str


@dataclass(frozen=True, slots=True)
class FlowWords:
    """What joins effects."""

    nothing: Block
    choose: Verb
    take: Verb
    extra_phases: Callable[[int], Spans]
    against: str
    holder: str
    you: str
    until: Mapping[Until, Spans]


@dataclass(frozen=True, slots=True)
class HeadingWords:
    """Whole sheets: requirements, and headings of cards and statuses."""

    kinds: Mapping[CardKind, str]
    straights: Mapping[Straight, str]
    of_a_kind: str
    defensive_roll: str
    modifier: str
    play_when: Mapping[PlayWhen, str]
    upgrades: str
    to_level: str
    adds: str
    also: str  # before what is added whichever row was used
    others_limit: Callable[[int], str]
    persistent: str
    spendable: str
    no_removal: str
    no_transfer: str
    neither: str
    except_by: Callable[[Noun], Spans]  # by an ability of the owner's board
    other_way: str
    companion: str
    most_in_play: Callable[[int], str]
    most_health: Callable[[int], Spans]
    uses: Callable[[int], Spans]


@dataclass(frozen=True, slots=True)
class Speech:
    """One language: its grammar, its table of sentences, and its words by topic."""

    tongue: Grammar
    sayings: SentenceTable[Voice, Block]
    players: PlayerWords
    amounts: AmountWords
    conditions: ConditionWords
    costs: CostWords
    hooks: HookWords
    tokens: TokenWords
    damage: DamageWords
    dice: DiceWords
    companions: CompanionWords
    flow: FlowWords
    headings: HeadingWords

    @property
    def lang(self) -> Language:
        return self.tongue.lang


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
