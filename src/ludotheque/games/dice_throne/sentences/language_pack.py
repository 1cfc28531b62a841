"""What a language must define for the texts of Dice Throne, and the state kept while a text is generated."""

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
from ludotheque.games.dice_throne.sentences.merged_effects import Inflicted, grouped, grouped_by_die
from ludotheque.games.dice_throne.sentences.nouns import Lexicon
from ludotheque.text.clauses import Block, Clause, Grammar, Noun, Person, Subject, Verb
from ludotheque.text.composer import SentenceTable
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans


class Setting(Enum):
    """The kind of text; it decides which players a sentence need not name."""

    OFFENCE = "offence"
    DEFENCE = "defence"
    CARD = "card"
    MODIFIER = "modifier"
    PASSIVE = "passive"  # also companions: the owner is "you"
    STATUS = "status"  # any player may hold it: the holder is "they"


@dataclass(slots=True)
class Narration:
    """What the sentences of one text have mentioned so far, in order."""

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
    same_chooses: bool = False  # the player last chosen has just been named
    token: str = ""  # the status that this text belongs to
    of_leaflet: bool = False  # the text is about the hero with the leaflet, not about the token's holder
    holder_spelled: bool = False  # "their" would be ambiguous, so the holder is named in possessives
    token_named: bool = False  # "this token" has just been used
    token_doubled: bool = False  # two of the token are meant, and the text refers to the first
    modifier_said: bool = False  # the heading already identifies the token as an Attack Modifier
    attacking: bool = False  # the sentence already refers to the Attack
    companion: str = ""  # the companion last named in this sentence of its own text
    by_inflicter: bool = False  # the player who inflicted the token removes it (DT-TOKEN-2)

    @property
    def of_holder(self) -> bool:
        """Return whether the text is about "the holder", in the third person."""
        return self.setting is Setting.STATUS

    @property
    def in_attack(self) -> bool:
        """Return whether sentences may leave out the text's opponent."""
        return self.setting in {Setting.OFFENCE, Setting.MODIFIER}


Measure = tuple[Spans, Spans]
"""An amount as a head ("1 damage") and a tail ("per Sword"); a target may go between them."""


@dataclass(frozen=True, slots=True)
class PlayerWords:
    """Words for players as subjects, objects and possessors."""

    me: Callable[[Narration], Subject]  # the player whom the text is about
    fixed: Mapping[Who, str]
    chosen: Callable[[Noun, Narration], Spans]  # "a player of your choice"
    any_holder: Callable[[Narration], Spans]
    oneself: Callable[[Narration], str]
    opposed: Callable[[Narration], Spans]  # the target of the text's Attack or ability
    same: Callable[[Narration], Spans]  # the player last chosen
    they: Callable[[Narration], Subject]  # the same player as a pronoun, as a subject
    pick: Callable[[Pick, Noun, Narration], Spans]
    most: str  # before subjects, if fewer players may be chosen
    as_object: Callable[[Who | Pick, Spans], Spans]
    with_others: Callable[[Narration], Person]  # the player whom the text is about, together with others
    repeated: Callable[[int, Clause], Block]  # for several choices that may name the same player
    on: Callable[[Spans], Spans]  # tokens "on the defender"
    holder_has: str
    they_have: str
    you_have: str
    whose: Callable[[Narration, Noun], Spans]  # "your turn"


@dataclass(frozen=True, slots=True)
class AmountWords:
    """Words for amounts."""

    equal: Callable[[Amount, Noun, Spans], Measure]  # of a unit, equal to something else
    counted: Callable[[str, Narration], Noun]  # the unit that tokens are counted in
    all_of: Callable[[Noun], Spans]
    any_number: Callable[[Noun, Narration], Spans]
    to_limit: Callable[[Noun, Narration], Measure]
    per: str
    pair: Callable[[str, Narration], Spans]
    symbols: Callable[[Spans, bool], Spans]  # names of symbols, one of which may be ambiguous
    in_play: str
    after_first: str
    at_most: Callable[[int], str]
    for_tokens: str
    at_level: Callable[[int | str, Level], str]  # what applies at a higher level
    origin: Callable[[Origin, Narration], Spans]
    half: Callable[[Spans], Spans]


@dataclass(frozen=True, slots=True)
class ConditionWords:
    """Words for conditions: each part is a clause after "if"; symbols and faces alone follow "on"."""

    on: str
    all_hold: Callable[[list[Spans]], Spans]  # all parts together, with "if"
    counted: Callable[[SymbolCounts, Narration], Spans]  # a count of each symbol
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
    rerolled: Callable[[bool, Narration], Spans]
    added: Callable[[int], str]
    attack_deals: Callable[[int, Narration], Spans]
    incoming: Callable[[int], Spans]
    dealt: Callable[[int], Spans]
    damaged_holder: Callable[[str, int, Narration], Spans]
    defence_rolled: Callable[[bool], str]
    ultimate: Callable[[bool], str]
    have: Verb
    so_many: Callable[[str, int, Narration], Spans]  # "at least 2 Chi"
    paid: Callable[[int, Narration], Spans]
    is_owner: Callable[[bool, Narration], Spans]
    held_before: Callable[[bool, Narration], Spans]
    is_opponent: Callable[[bool, Narration], Spans]
    is_first: Callable[[bool, Narration], Spans]
    fewer_attempts: Callable[[int, Narration], Spans]
    flipped: Callable[[bool, Narration], Spans]
    active: Callable[[str, Narration], Spans]
    downed: Callable[[str, Narration], Spans]
    health: Callable[[str, int, Narration], Spans]


@dataclass(frozen=True, slots=True)
class CostWords:
    """Words for prices, and for "for each" unit paid."""

    clause: Callable[[Cost, Narration], Clause]  # with the payer as its subject
    most: str
    late: str  # "(not gained this turn)"
    all_own: Callable[[Noun, Narration], Spans]
    any_amount: Callable[[Noun, Narration], Spans]
    for_each: str
    done: Callable[[CostKind, Noun], str]  # "paid", "spent"
    short: Callable[[Cost, Narration], Spans]  # the price after the token was named: "2 tokens"


Deed = tuple[Verb, Spans, str]
"""An action: the verb, its objects, and the words for "not" or "none"."""


@dataclass(frozen=True, slots=True)
class HookWords:
    """Words for hooks: when they act, their prices, and what they change."""

    game_start: str
    when: str
    activate: Verb
    an_ability: str  # an offensive ability
    attack: Verb
    attacked: Callable[[Narration], Spans]
    phase_end: Callable[[Spans], Spans]
    turn_end: Callable[[Spans], Spans]
    spent: Callable[[Spans, Narration], Spans]  # a token of that name was spent
    received_again: Callable[[Narration], Spans]
    moments: Mapping[Moment, str]  # moments with a fixed wording
    any_time: str
    instead_of_defence: Callable[[Narration], Spans]
    hurt: Callable[[Narration], Spans]
    status_incoming: Callable[[Narration], Spans]
    leaflet: str  # whether or not a token is in play
    before: str
    during: str
    skip: Verb
    that_phase: str
    times: Callable[[int], str]
    per_turn: str
    per_attack: str
    each: Callable[[str], str]  # a limit that applies to each use of a menu
    but_ultimate: str  # of an Attack
    except_ultimate: str  # of damage
    do_this: str
    more: Callable[[Noun, bool], Noun]  # "more damage", or less of it
    attempt_cost: Callable[[Modify, Narration], Clause]
    attacks: Callable[[bool, Narration], Spans]  # attacks on the player whom the text is about, or theirs
    deal: Verb
    only_types: Callable[[tuple[DamageType, ...]], Spans]
    can: Verb
    negation: str
    attack_target: Callable[[Narration], Spans]
    use_defence: str
    any_action: Deed
    instead_of_defeat: str
    no_offence: Callable[[Narration], Deed]
    no_harm: Deed
    gain_this: Deed


@dataclass(frozen=True, slots=True)
class TokenWords:
    """Words for status tokens, Combat Points and cards."""

    gain: Verb
    given: Callable[[Targets, Spans, Narration], Clause | None]  # a gain as an action of the text's owner
    inflicted: Callable[[Inflicted, Narration], Block]
    remove: Verb
    remove_it: tuple[Verb, Spans]
    remove_from: Callable[[Targets, Narration], tuple[Verb, Spans]]
    all_own: Callable[[Narration], Spans]  # status effects
    any_own: Callable[[Narration], Spans]
    of_own: Callable[[Narration], Spans]
    transfer: Verb
    this_token: str
    one_of_any: Spans  # empty if it is worded like any other token
    from_whom: Callable[[Spans], Spans]
    to_whom: Callable[[Targets, Narration], Spans]
    to_another: Callable[[Narration], Spans]
    raise_: Verb
    limit_by: Callable[[int, Spans, Narration], Spans]
    prevent: Verb
    incoming: Callable[[PreventStatus, Noun, Narration], Spans]
    explode: Verb
    detonate: Verb
    detonated: Callable[[str, Targets, Narration], Spans]
    first_one: str
    lose: Verb
    steal: Verb
    most: str
    of_those: str
    victim: Callable[[Targets, Narration], Spans]  # of a theft
    instead: Callable[[bool], str]  # instead of gaining one, or several
    stolen: Callable[[StealCp, str, Narration], Clause]
    draw: Verb
    discard: Verb
    whole_hand: Callable[[Person], Spans]
    any_cards: Callable[[Narration], Spans]
    at_random: str
    of_choice: Callable[[Person], str]
    made_discard: Callable[[Targets, Spans, Narration], Clause | None]
    search: Callable[[int, Narration], Block]
    look: Verb
    their_hand: Callable[[bool], str]
    hand_of: Callable[[Spans], Spans]


@dataclass(frozen=True, slots=True)
class DamageWords:
    """Words for damage, health and the Attack."""

    take: Verb
    isolated: str
    unpreventable: str
    dealt: Callable[[Damage, Measure, str, Narration], Block]
    change_attack: Callable[[Measure, bool, bool, Narration], Clause]  # whether less, whether the Attack is named
    prevent: Verb
    all_of: str
    meant_for: Callable[[Targets, Narration], Spans]
    avoid: Verb
    incoming: Spans
    make: Verb
    undefendable: str
    halved: Deed
    ability: str
    fails: Deed
    share: Callable[[ShareDamage, Narration], Clause]
    heal: Verb
    helped: Callable[[Targets, Measure, Narration], Clause | None]  # healing as an action of the text's owner
    steal: Callable[[StealHealth, Narration], Block]
    set: Verb
    own_health: Callable[[int, Narration], Spans]
    health_of: Callable[[Spans, int], Spans]


@dataclass(frozen=True, slots=True)
class DiceWords:
    """Words for throws, dice and Roll Attempts."""

    roll: Verb
    instead: Callable[[PayForDice, Narration], Spans]
    each_die: str
    reroll: Verb
    reroll_these: Callable[[MayReroll, Narration], Clause]
    late: str  # after the target is chosen
    both_roll: Callable[[str, Spans, Spans, Narration], Clause]  # when, the other player, what they roll
    if_higher: Callable[[bool, Narration], Spans]  # whether equal results count
    that_die: str
    an_opponent: str
    of_choice: Callable[[bool, Narration], Spans]  # chosen by the owner, or by the roller
    most: str
    twice: str
    dice_of: Callable[[int, Whose, Narration], Spans]
    change: Verb
    changed: Callable[[SetDie, Narration], Spans]
    nudge: Verb
    nudged: Callable[[NudgeDie, Narration], Spans]
    extra_attempts: Callable[[int], Spans]
    with_most: str
    in_phase: str


@dataclass(frozen=True, slots=True)
class CompanionWords:
    """Words for companions and the board."""

    grow: Callable[[Grow, Noun, Narration], Clause]
    heal: Callable[[HealCompanion, Narration], Clause]
    turn: Callable[[SetCompanion, Narration], Clause]
    activate: Verb
    so_many: Callable[[int, Noun, bool], Spans]  # whether different ones
    free: str
    any_time: Callable[[bool], str]  # whether several
    build: Verb
    upgrade: Verb
    levelled: Callable[[Level, Noun], Spans]
    upgraded: Callable[[Level, Noun], Spans]
    flip: Verb
    own_board: Callable[[Narration], str]
    rest_of_game: str


@dataclass(frozen=True, slots=True)
class FlowWords:
    """Words that connect effects."""

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
    """Words for whole definitions: requirements, and headings of cards and statuses."""

    kinds: Mapping[CardKind, str]
    straights: Mapping[Straight, str]
    of_a_kind: str
    defensive_roll: str
    modifier: str
    play_when: Mapping[PlayWhen, str]
    upgrades: str
    to_level: str
    adds: str
    also: str  # before what is added to every row
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
    """One language: its grammar, its sentence table, and its words by topic."""

    grammar: Grammar
    sentence_table: SentenceTable[Narration, Block]
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
        return self.grammar.lang


def block(effects: Effects, narration: Narration) -> Block:
    """Return the effects in printed order."""
    said = grouped_by_die(effects) if narration.one_die else grouped(effects)
    return tuple(statement for effect in said for statement in narration.speech.sentence_table.say(effect, narration))


ONE_OF: Final = {Pool.OPPONENTS: Who.CHOSEN_OPPONENT, Pool.PLAYERS: Who.CHOSEN_PLAYER}


def choices(targets: Targets) -> int:
    """Return how often a target is chosen that may be the same each time; 1 for all other targets."""
    first = targets[0]
    again = len(targets) == 1 and isinstance(first, Pick) and first.distinct is False
    return first.count if again and isinstance(first, Pick) else 1


def each_choice(targets: Targets) -> Targets:
    """Return the target of one of these choices."""
    first = targets[0]
    return (ONE_OF[first.of],) if choices(targets) > 1 and isinstance(first, Pick) else targets
