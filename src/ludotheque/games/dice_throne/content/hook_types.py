"""The hooks: how statuses, companions and passives change the rules."""

from enum import Enum
from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    Condition,
    Costs,
    DamageType,
    Effects,
    Hook,
    Limit,
    Positive,
    StatusId,
)


class Moment(Enum):
    __hash__ = object.__hash__  # Enum's own is Python code, and moments are looked up very often

    GAME_START = "game_start"
    OWN_UPKEEP = "own_upkeep"
    OWN_ABILITY_ACTIVATED = "own_ability_activated"  # start of ORP4
    OWN_ATTACK = "own_attack"
    ATTACKED = "attacked"
    INFLICTING_ATTACK_END = "inflicting_attack_end"  # the Attack that placed the token is over
    OWN_ROLL_PHASE_END = "own_roll_phase_end"
    OWN_TURN_END = "own_turn_end"
    OPPONENT_ROLL_PHASE_WITHOUT_ATTACK = "opponent_roll_phase_without_attack"
    OWN_TOKEN_SPENT = "own_token_spent"
    RECEIVED_AGAIN = "received_again"  # a further token at the limit
    DETONATED = "detonated"
    COMPANION_AT_ZERO = "companion_at_zero"


class Window(Enum):
    ANY_TIME = "any_time"
    OWN_UPKEEP = "own_upkeep"
    OWN_MAIN_PHASE = "own_main_phase"
    OWN_TURN_BEFORE_OFFENSIVE_PHASE = "own_turn_before_offensive_phase"
    OWN_OFFENSIVE_PHASE_END = "own_offensive_phase_end"
    OWN_ATTACK = "own_attack"  # activation to DRP5
    ATTACKED = "attacked"  # DT-ATK-10
    INSTEAD_OF_DEFENCE = "instead_of_defence"  # DRP2, also against undefendable Attacks
    DAMAGE_INCOMING = "damage_incoming"
    ATTACK_STATUS_INCOMING = "attack_status_incoming"


class Quantity(Enum):
    __hash__ = object.__hash__  # as for Moment

    ROLL_ATTEMPTS = "roll_attempts"
    ATTEMPT_CP_COST = "attempt_cp_cost"
    OWN_ATTACK_DAMAGE = "own_attack_damage"
    INCOMING_ATTACK_DAMAGE = "incoming_attack_damage"


class Act(Enum):
    ANY_ACTION = "any_action"
    OWN_DEFENCE = "own_defence"
    DEFENCE_OF_TARGET = "defence_of_target"


class Replaced(Enum):
    __hash__ = object.__hash__  # as for Moment

    OWN_INCOME_PHASE = "own_income_phase"
    OWN_OFFENSIVE_PHASE = "own_offensive_phase"
    OWN_DEFEAT = "own_defeat"
    OWN_OFFENSIVE_DAMAGE = "own_offensive_damage"
    DAMAGE_FROM_OPPONENT_OFFENCE = "damage_from_opponent_offence"
    GAIN_OF_THIS = "gain_of_this"


class At(Hook, frozen=True, rename={"moment": "at", "condition": "if"}):
    """Acts by itself; for `OWN_TOKEN_SPENT`, `status` names the token that is spent.

    With `leaflet` it acts for the hero whose leaflet has it, even without a token in play (A-64).
    """

    moment: Moment
    effects: Effects
    status: StatusId | None = None
    condition: Condition | None = None
    leaflet: bool = False


class Use(Hook, frozen=True, rename={"window": "use", "condition": "if"}):
    """An optional use by the holder for the price `pay` (none means free); without `limit`, as often as paid for.

    Either `effects` happen once, or `per_paid` for each unit paid.
    """

    window: Window
    pay: Costs = ()
    effects: Effects = ()
    per_paid: Effects = ()
    limit: Limit | None = None
    attack_modifier: bool = False
    condition: Condition | None = None


class Modify(Hook, frozen=True, rename={"quantity": "modify", "condition": "if"}):
    """Changes a quantity whenever rules ask for it; `types` restricts the damage, `from_attempt` the attempt."""

    quantity: Quantity
    by: Amount
    types: tuple[DamageType, ...] = ()
    from_attempt: Positive | None = None
    condition: Condition | None = None


class Forbid(Hook, frozen=True, rename={"act": "forbid"}):
    """Forbids an act."""

    act: Act


class Replace(Hook, frozen=True, rename={"event": "replace", "condition": "if"}):
    """Replaces an event by effects; without any, nothing happens."""

    event: Replaced
    effects: Effects
    optional: bool = False
    condition: Condition | None = None


HOOKS: Final[dict[str, type[Hook]]] = {"at": At, "use": Use, "modify": Modify, "forbid": Forbid, "replace": Replace}
MODIFIER_MOMENTS: Final = (Moment.OWN_ATTACK, Moment.OWN_TOKEN_SPENT, Window.OWN_ATTACK)
"""Hooks that act inside the holder's own Attack, where hostile verbs default to the defender."""
