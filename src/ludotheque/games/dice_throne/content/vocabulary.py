"""The values that effects and hooks are made of: amounts, targets, conditions, costs and the closed lists of words."""

from enum import Enum
from typing import Annotated, Final

import msgspec

from ludotheque.content.annotations import Between, OneOf, Ref

ANY_STATUS: Final = "any"
"""Stands for a token of any kind in `Remove`, `Transfer` and `PreventStatus`."""

Symbol = Annotated[str, Ref("symbol")]
StatusId = Annotated[str, Ref("status")]
StatusOrAny = Annotated[str, Ref("status or any", label="status")]
CompanionId = Annotated[str, Ref("companion")]
GroupId = Annotated[str, Ref("companion group")]
BoardId = Annotated[str, Ref("board")]
TokenId = Annotated[str, Ref("token")]
Face = Annotated[int, Between(1, 6)]
Positive = Annotated[int, Between(1, 99)]

SymbolCounts = tuple[tuple[Symbol, int], ...]
SymbolNeeds = tuple[tuple[Symbol, Positive], ...]
StatusCounts = tuple[tuple[StatusId, int], ...]
StatusNeeds = tuple[tuple[StatusId, Positive], ...]
GroupCounts = tuple[tuple[GroupId, int], ...]
CompanionNeeds = tuple[tuple[CompanionId, Positive], ...]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happens; one class per verb, in `effects`."""


class Hook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a status, companion or passive adds to the rules; one class per kind, in `hooks`."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an effect or hook that does nothing by itself."""


Effects = tuple[Effect, ...]


class DamageType(Enum):
    __hash__ = object.__hash__  # Enum's own is Python code, and types are looked up for every damage

    NORMAL = "normal"
    UNDEFENDABLE = "undefendable"
    PURE = "pure"
    COLLATERAL = "collateral"
    ULTIMATE = "ultimate"
    NONE = "none"  # damage outside offence has no type (DT-DMG-7)
    UNSTATED = "unstated"  # no source says which


class Who(Enum):
    SELF = "self"
    DEFENDER = "defender"
    ATTACKER = "attacker"
    INFLICTER = "inflicter"
    EACH_OPPONENT = "each_opponent"
    EACH_PLAYER = "each_player"
    CHOSEN_PLAYER = "chosen_player"
    CHOSEN_OPPONENT = "chosen_opponent"
    CHOSEN_TEAMMATE = "chosen_teammate"
    SAME = "same"  # whoever was picked last in this text
    TRIGGER_PLAYER = "trigger_player"  # who caused the hook
    ANY_HOLDER = "any_holder"  # any players holding the token in question


class Pool(Enum):
    OPPONENTS = "opponents"
    PLAYERS = "players"


class Side(Enum):
    PLAYER = "player"
    OPPONENT = "opponent"


class Many(Enum):
    ALL = "all"
    ANY = "any"  # as many as wanted
    TO_LIMIT = "to_limit"


class Origin(Enum):
    ROLL_TOTAL = "roll_total"
    OWN_CP = "own_cp"
    INCOMING_DAMAGE = "incoming_damage"
    DAMAGE_DEALT = "damage_dealt"


class TokensOf(Enum):
    SELF = "self"
    DEFENDER = "defender"
    TARGET = "target"  # each player the effect goes to


class Level(Enum):
    BASIC = "basic"
    ADVANCED = "advanced"


class Whose(Enum):
    """Whose dice are touched."""

    SELF = "self"
    OPPONENT = "opponent"
    SAME = "same"
    SELF_OR_TEAMMATE = "self_or_teammate"
    ANY = "any"


class DieWord(Enum):
    THAT_DIE = "that_die"  # the die just rolled


class DieValue(Enum):
    ANY = "any"  # a number of one's choice
    COPY_OF_OWN_DIE = "copy_of_own_die"


class DiscardBy(Enum):
    VICTIM = "victim"
    RANDOM = "random"


class RollPhase(Enum):
    OFFENSIVE = "offensive"
    DEFENSIVE = "defensive"


class CompanionState(Enum):
    ACTIVE = "active"
    DOWNED = "downed"


class WinIf(Enum):
    HIGHER = "higher"
    AT_LEAST = "at_least"


class After(Enum):
    TARGET_CHOSEN = "target_chosen"  # DT-ROLL-19


class Until(Enum):
    ROLL_PHASE_END = "roll_phase_end"


class StatusKind(Enum):
    POSITIVE = "positive"
    NEGATIVE = "negative"
    UNIQUE = "unique"


class CostKind(Enum):
    CP = "cp"
    SPEND = "spend"
    REMOVE = "remove"
    DISCARD = "discard"


LevelCounts = tuple[tuple[Level, int], ...]
TokenSteps = tuple[tuple[Positive, int], ...]


class Amount(Value, frozen=True, rename={"origin": "from"}):
    """A sum of all its parts, counted when it is needed; a plain number N is `Amount(N)`.

    `per_symbol` and `per_pair` count the innermost roll, otherwise the activating or defence dice. `half` halves
    what `origin` gives, rounding up (DT-TEXT-14). `max` caps `per_extra_attempt`. `by_tokens` looks up the tokens
    held of the status that carries the hook, `by_level` the level of the companion that carries it.
    """

    base: int = 0
    per_symbol: SymbolCounts = ()
    per_pair: SymbolCounts = ()
    per_token: StatusCounts = ()
    of: TokensOf = TokensOf.SELF
    per_companion: GroupCounts = ()
    per_extra_attempt: int = 0
    max: int | None = None
    by_tokens: TokenSteps = ()
    by_level: LevelCounts = ()
    origin: Origin | None = None
    half: bool = False


Count = Amount | Many


class Pick(Value, frozen=True, rename={"count": "pick"}):
    """Choose `count` players; `distinct` is true for printed "different", false for "may be the same", None unsaid."""

    count: Positive
    of: Pool
    up_to: bool = False
    distinct: bool | None = None


Targets = tuple[Who | Pick, ...]
ON_SELF: Final[Targets] = (Who.SELF,)


class Cost(Value, frozen=True):
    """What is paid: `token` names a status, companion or group for SPEND and REMOVE and is empty otherwise.

    `count` is `Many.ANY` where the payer chooses how many; with `up_to` any number up to `count`. `to` is who
    receives what `by` pays, None for the supply.
    """

    kind: CostKind
    count: Count
    token: str = ""
    up_to: bool = False
    by: Annotated[Who, OneOf(("self", "same"))] = Who.SELF
    to: Annotated[Who, OneOf(("self", "same"))] | None = None
    not_gained_this_turn: bool = False


Costs = tuple[Cost, ...]


class Condition(Value, frozen=True):
    """Holds if every part that is said holds; None and () are parts that are not said."""

    symbols: SymbolNeeds = ()
    none_of: tuple[Symbol, ...] = ()
    of_a_kind: Positive | None = None
    faces: tuple[Face, ...] = ()
    roll_total_at_least: Positive | None = None
    roll_total_at_most: Positive | None = None
    added_damage_at_least: Positive | None = None
    attack_damage_at_least: Positive | None = None
    incoming_damage_at_least: Positive | None = None
    damage_dealt_at_least: Positive | None = None
    attack_damaged_holder_of: StatusNeeds = ()
    paid_at_least: Positive | None = None
    rerolled: bool | None = None
    defence_rolled: bool | None = None
    ultimate: bool | None = None
    holding: StatusNeeds = ()
    holder_is_owner: bool | None = None
    held_since_own_turn_start: bool | None = None
    chosen_is: Side | None = None
    first_player: bool | None = None
    attempts_used_below: Positive | None = None
    side: BoardId | None = None
    companion_active: CompanionId | None = None
    companion_downed: CompanionId | None = None
    companion_health_at_least: CompanionNeeds = ()


class MayReroll(Value, frozen=True):
    """These dice may be rolled again once: up to `dice` of them, for `pay` if anything is asked."""

    dice: Positive | Many
    pay: Costs = ()


class PayForDice(Value, frozen=True):
    """Pay to roll `dice` dice instead."""

    pay: Costs
    dice: Positive


class Limit(Value, frozen=True):
    """How often a hook may be used; exactly one of the two is given."""

    per_turn: Amount | None = None
    per_attack: Amount | None = None
