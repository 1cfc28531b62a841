"""The verbs: one frozen type for each effect of a card, an ability or a token."""

from typing import Annotated

from ludotheque.content.annotations import OneOf
from ludotheque.games.dice_throne.content.vocabulary import (
    ON_SELF,
    After,
    Amount,
    BoardId,
    CompanionId,
    CompanionState,
    Condition,
    Costs,
    Count,
    DamageType,
    DieValue,
    DieWord,
    DiscardBy,
    Effect,
    Effects,
    Face,
    GroupId,
    Hook,
    Level,
    MayReroll,
    PayForDice,
    Positive,
    RollPhase,
    Side,
    StatusId,
    StatusKind,
    StatusOrAny,
    Targets,
    Until,
    Who,
    Whose,
    WinIf,
)


class Damage(Effect, frozen=True, rename={"amount": "damage", "damage_type": "type"}):
    """Deal damage; `isolated` is DT-ISO-1, `unpreventable` damage cannot be prevented or reduced."""

    amount: Amount
    target: Targets
    damage_type: DamageType = DamageType.NONE
    isolated: bool = False
    unpreventable: bool = False


class AddDamage(Effect, frozen=True, rename={"amount": "add_damage"}):
    """Increase or reduce the damage of the current Attack; the damage type stays."""

    amount: Amount


class Prevent(Effect, frozen=True, rename={"amount": "prevent"}):
    """Prevent damage incoming to the target."""

    amount: Amount
    target: Targets = ON_SELF


class Avoid(Effect, frozen=True):
    """Receive none of the incoming damage (DT-DMG-24)."""


class MakeUndefendable(Effect, frozen=True):
    """This Attack cannot be defended."""


class HalveAttack(Effect, frozen=True):
    """This Attack deals half its damage."""


class ShareDamage(Effect, frozen=True, rename={"companion": "share_damage", "count": "n"}):
    """Move incoming damage to a companion: all of it, or any part."""

    companion: CompanionId
    count: Count


class Heal(Effect, frozen=True, rename={"amount": "heal"}):
    """Heal (DT-HP-1 to 4)."""

    amount: Amount
    target: Targets = ON_SELF


class StealHealth(Effect, frozen=True, rename={"amount": "steal_health"}):
    """Take health from the target (DT-TEXT-12)."""

    amount: Amount
    target: Targets


class SetHealth(Effect, frozen=True, rename={"health": "set_health"}):
    """Set the target's dial to this number."""

    health: Positive
    target: Targets


class Gain(Effect, frozen=True, rename={"status": "gain", "count": "n"}):
    """Put tokens on the owner's board."""

    status: StatusId
    count: Count
    target: Targets = ON_SELF


class Inflict(Effect, frozen=True, rename={"status": "inflict", "count": "n"}):
    """Put tokens on other players' boards."""

    status: StatusId
    count: Count
    target: Targets


class Remove(Effect, frozen=True, rename={"status": "remove", "count": "n"}):
    """Remove tokens of one kind, or of `ANY_STATUS`."""

    status: StatusOrAny
    count: Count
    target: Targets
    optional: bool = False


class Transfer(Effect, frozen=True, rename={"status": "transfer", "count": "n", "origin": "from"}):
    """Move tokens from one player to another."""

    status: StatusOrAny
    count: Count
    origin: Targets
    to: Targets
    optional: bool = False


class RaiseLimit(Effect, frozen=True, rename={"status": "raise_limit", "count": "n"}):
    """Raise the owner's stack limit for the rest of the game (DT-STATUS-5)."""

    status: StatusId
    count: Positive


class PreventStatus(Effect, frozen=True, rename={"status": "prevent_status", "count": "n"}):
    """Incoming tokens of this attack are not placed; `kind` restricts which."""

    status: StatusOrAny
    count: Positive
    kind: Annotated[StatusKind, OneOf(("positive", "negative"))] | None = None
    optional: bool = False


class Detonate(Effect, frozen=True, rename={"status": "detonate"}):
    """Run the `detonated` hooks of that token."""

    status: StatusId
    target: Targets


class GainCp(Effect, frozen=True, rename={"amount": "gain_cp"}):
    """Gain Combat Points."""

    amount: Amount
    target: Targets = ON_SELF


class LoseCp(Effect, frozen=True, rename={"amount": "lose_cp"}):
    """Lose Combat Points."""

    amount: Amount
    target: Targets


class StealCp(Effect, frozen=True, rename={"amount": "steal_cp"}):
    """Take Combat Points; with `instead_of_gain`, that part of the printed gain comes from the target."""

    amount: Amount
    target: Targets
    up_to: bool = False
    instead_of_gain: bool = False


class Draw(Effect, frozen=True, rename={"amount": "draw"}):
    """Draw cards."""

    amount: Amount
    target: Targets = ON_SELF


class Discard(Effect, frozen=True, rename={"amount": "discard"}):
    """Discard cards from hand; `Many.ALL` means the whole hand."""

    amount: Count
    target: Targets
    by: DiscardBy = DiscardBy.VICTIM


class SearchDeck(Effect, frozen=True, rename={"count": "search_deck"}):
    """Take any card of the owner's deck to hand, then shuffle."""

    count: Positive


class LookAtHand(Effect, frozen=True):
    """See the target's hand."""

    target: Targets


class Roll(Effect, frozen=True):
    """Throw dice; `effects` apply to the whole throw, `each_die` to each die separately."""

    dice: Amount
    effects: Effects = ()
    each_die: Effects = ()
    may_reroll: MayReroll | None = None
    or_pay: PayForDice | None = None
    by: Annotated[Who, OneOf(("self", "same"))] = Who.SELF


class OpposedRoll(Effect, frozen=True):
    """Both players roll; `win` applies if the text's owner rolls higher, otherwise `lose`."""

    dice: Amount
    against: Annotated[Who, OneOf(("defender", "attacker"))]
    win_if: WinIf
    win: Effects
    lose: Effects
    after: After | None = None


class Reroll(Effect, frozen=True, rename={"dice": "reroll"}):
    """Reroll this many dice, or the die just rolled."""

    dice: Positive | DieWord
    whose: Annotated[Whose, OneOf(("self", "opponent", "same", "self_or_teammate"))] = Whose.SELF
    up_to: bool = False
    same_die_twice: bool = False
    picked_by: Annotated[Who, OneOf(("self",))] | None = None
    optional: bool = False


class SetDie(Effect, frozen=True, rename={"value": "set_die"}):
    """Set dice to a number, any number, or a copy of one of the owner's dice."""

    value: Face | DieValue
    dice: Positive
    whose: Annotated[Whose, OneOf(("self", "any"))]


class NudgeDie(Effect, frozen=True, rename={"by": "nudge_die"}):
    """Move dice up or down by this much, within 1 to 6."""

    by: Positive
    dice: Positive
    whose: Annotated[Whose, OneOf(("self", "any"))]


class ExtraAttempt(Effect, frozen=True, rename={"count": "extra_attempt"}):
    """Grant more Roll Attempts, each with up to `dice` dice."""

    count: Positive
    phase: RollPhase
    dice: Positive
    target: Targets


class Grow(Effect, frozen=True, rename={"amount": "grow"}):
    """Grow Spirits along `growth_order`; `each_in_play` grows each one once."""

    amount: Amount
    each_in_play: bool = False
    optional: bool = False


class HealCompanion(Effect, frozen=True, rename={"companion": "heal_companion", "amount": "n"}):
    """Heal a companion."""

    companion: CompanionId
    amount: Amount


class SetCompanion(Effect, frozen=True, rename={"companion": "set_companion"}):
    """Put a companion in a state."""

    companion: CompanionId
    state: CompanionState


class ActivateCompanion(Effect, frozen=True, rename={"group": "activate_companion", "count": "n"}):
    """Activate companions, all different if `distinct`; `free` waives the price, `ignore_conditions` the timing."""

    group: GroupId
    count: Positive
    distinct: bool = False
    free: bool = False
    ignore_conditions: bool = False


class BuildCompanion(Effect, frozen=True, rename={"group": "build_companion"}):
    """Build a companion of a group."""

    group: GroupId
    level: Level
    free: bool = False


class UpgradeCompanion(Effect, frozen=True, rename={"group": "upgrade_companion", "origin": "from"}):
    """Upgrade a companion of a group."""

    group: GroupId
    origin: Level
    to: Level
    free: bool = False


class Then(Effect, frozen=True, rename={"effects": "then"}):
    """The effects after a printed "then" (DT-TEXT-4 to 7)."""

    effects: Effects


class If(Effect, frozen=True, rename={"condition": "if", "otherwise": "else"}):
    """`effects` if all parts of the condition hold, else `otherwise`."""

    condition: Condition
    effects: Effects
    otherwise: Effects = ()


class Choose(Effect, frozen=True, rename={"of": "choose"}):
    """Name a player, for later effects."""

    of: Side


class ChooseOne(Effect, frozen=True, rename={"options": "choose_one"}):
    """Exactly one option (DT-TEXT-8), chosen by the text's owner or another player."""

    options: tuple[Effects, ...]
    chooser: Annotated[Who, OneOf(("self", "same"))] = Who.SELF


class Pay(Effect, frozen=True, rename={"cost": "pay"}):
    """Pay, then resolve the effects."""

    cost: Costs
    effects: Effects


class MayPay(Effect, frozen=True, rename={"cost": "may_pay", "otherwise": "else"}):
    """Offer a price: `effects` once, or `per_paid` for each unit paid; `otherwise` if nothing was paid."""

    cost: Costs
    effects: Effects = ()
    per_paid: Effects = ()
    otherwise: Effects = ()


class ExtraOffensivePhase(Effect, frozen=True, rename={"count": "extra_offensive_phase"}):
    """Grant `by` another Offensive Roll Phase (DT-TURN-7); `target`, if given, must be attacked in it."""

    count: Positive
    by: Annotated[Who, OneOf(("self", "inflicter"))] = Who.SELF
    target: Targets = ()


class FailAbility(Effect, frozen=True):
    """The activation has no effect at all (DT-TOKEN-6)."""


class FlipBoard(Effect, frozen=True, rename={"board": "flip_board"}):
    """Turn the board over permanently."""

    board: BoardId


class LastingHook(Effect, frozen=True):
    """A hook that stays in force for a while."""

    hook: Hook
    until: Until
