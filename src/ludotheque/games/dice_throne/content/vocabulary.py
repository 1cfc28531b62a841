"""The values in effects and hooks: amounts, targets, conditions, costs and enumerations."""

from enum import Enum
from typing import Annotated, Final

import msgspec

from ludotheque.content.annotations import Between, OneOf, Reference

ANY_STATUS: Final = "any"
"""Stands for a token of any kind in `Remove`, `Transfer` and `PreventStatus`."""

Symbol = Annotated[str, Reference("symbol")]
StatusId = Annotated[str, Reference("status")]
StatusOrAny = Annotated[str, Reference("status or any", label="status")]
CompanionId = Annotated[str, Reference("companion")]
GroupId = Annotated[str, Reference("companion group")]
BoardId = Annotated[str, Reference("board")]
TokenId = Annotated[str, Reference("token")]
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
    """A part of an effect or hook that does nothing on its own."""


Effects = tuple[Effect, ...]


class DamageType(Enum):
    __hash__ = object.__hash__  # Enum's own is Python code, and types are looked up for every damage

    NORMAL = "normal"
    UNDEFENDABLE = "undefendable"
    PURE = "pure"
    COLLATERAL = "collateral"
    ULTIMATE = "ultimate"
    NONE = "none"  # damage outside offence has no type (DT-DMG-7)
    UNSTATED = "unstated"  # no source states the type


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
    SAME = "same"  # the player last chosen in this text
    TRIGGER_PLAYER = "trigger_player"  # the player who caused the hook
    ANY_HOLDER = "any_holder"  # any players who hold the token in question


class Pool(Enum):
    OPPONENTS = "opponents"
    PLAYERS = "players"


class Side(Enum):
    PLAYER = "player"
    OPPONENT = "opponent"


class Many(Enum):
    ALL = "all"
    ANY = "any"  # as many as the player wants
    TO_LIMIT = "to_limit"


class Origin(Enum):
    ROLL_TOTAL = "roll_total"
    OWN_CP = "own_cp"
    INCOMING_DAMAGE = "incoming_damage"
    DAMAGE_DEALT = "damage_dealt"


class TokensOf(Enum):
    SELF = "self"
    DEFENDER = "defender"
    TARGET = "target"  # each player the effect applies to


class Level(Enum):
    BASIC = "basic"
    ADVANCED = "advanced"


class Whose(Enum):
    """Whose dice an effect changes."""

    SELF = "self"
    OPPONENT = "opponent"
    SAME = "same"
    SELF_OR_TEAMMATE = "self_or_teammate"
    ANY = "any"


class DieWord(Enum):
    THAT_DIE = "that_die"  # the die just rolled


class DieValue(Enum):
    ANY = "any"  # a number that the player chooses
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
    """The sum of all its parts, computed when it is needed; a plain number N is `Amount(N)`.

    `per_symbol` and `per_pair` count the innermost roll, or else the activating or defence dice. `half` halves what
    `origin` gives, rounding up (DT-TEXT-14). `max` caps `per_extra_attempt`. `by_tokens` looks up the number of tokens
    of the status with this hook, `by_level` the level of the companion with this hook.
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
    """A choice of `count` players; `distinct` is True for "different", False for "may be the same", else None."""

    count: Positive
    of: Pool
    up_to: bool = False
    distinct: bool | None = None


Targets = tuple[Who | Pick, ...]
ON_SELF: Final[Targets] = (Who.SELF,)


class Cost(Value, frozen=True):
    """A price: `token` names a status, companion or group for SPEND and REMOVE and is empty otherwise.

    `count` is `Many.ANY` if the payer chooses the amount; with `up_to`, it is any number up to `count`. `to` receives
    what `by` pays; None means the supply.
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
    """Holds if every given part holds; None and () mean that a part is not given."""

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
    """An offer to reroll up to `dice` of these dice once, for `pay` if there is a price."""

    dice: Positive | Many
    pay: Costs = ()


class PayForDice(Value, frozen=True):
    """An offer to pay and roll `dice` dice instead."""

    pay: Costs
    dice: Positive


class Limit(Value, frozen=True):
    """How often a hook may be used; exactly one of the two is given."""

    per_turn: Amount | None = None
    per_attack: Amount | None = None
