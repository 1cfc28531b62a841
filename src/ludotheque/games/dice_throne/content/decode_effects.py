"""Effects, hooks and their parts from the words of a content file."""

from difflib import get_close_matches
from typing import Annotated, Final

import msgspec

from ludotheque.content.annotations import OneOf
from ludotheque.content.decoder import Decoder, Special, Spot, is_whole
from ludotheque.games.dice_throne.content.effect_types import ChooseOne, Damage, MayPay, Roll
from ludotheque.games.dice_throne.content.effect_words import HOSTILE, NESTED, VERBS
from ludotheque.games.dice_throne.content.hook_types import HOOKS, MODIFIER_MOMENTS, At, Moment, Use
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    Condition,
    Cost,
    CostKind,
    Costs,
    Count,
    DamageType,
    Effect,
    Hook,
    Limit,
    Many,
    MayReroll,
    PayForDice,
    Pick,
    Positive,
    Targets,
    TokenId,
    Who,
)

OFFENCE: Final = "offence"
DEFENCE: Final = "defence"
MODIFIER: Final = "attack modifier"
CARD: Final = "card"
HOOK: Final = "hook"
_MODIFIER_WORDS: Final = tuple(moment.value for moment in MODIFIER_MOMENTS)
_Payer = Annotated[Who, OneOf(("self", "same"))]


class CostBlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cost as it is written."""

    cp: Positive | Many | None = None
    spend: TokenId | None = None
    remove: TokenId | None = None
    discard: Positive | None = None
    n: Count | None = None
    up_to: Positive | None = None
    by: _Payer = Who.SELF
    to: _Payer | None = None
    not_gained_this_turn: bool = False


class PayForDiceBlock(CostBlock, frozen=True, kw_only=True):
    """A cost with the dice it buys, as it is written."""

    dice: Positive


def read_effect(decoder: Decoder, spot: Spot, value: object) -> Effect:
    """One effect: exactly one verb, and the keys of that verb."""
    block = dict(spot.mapping(value))
    verb = _only_word(spot, block, tuple(VERBS), "verb")
    kind = VERBS[verb]
    if kind in NESTED:
        inner = spot.mapping(block.pop(verb))
        if block:
            spot.refuse(f"unknown key {', '.join(map(repr, block))}; the keys of {verb} stand under it")
        block = dict(inner)
    elif verb not in decoder.keys_of(kind) and block.pop(verb) is not True:
        spot.refuse(f"{verb} should be true")
    if kind in HOSTILE and "target" not in block:
        if spot.setting not in (OFFENCE, MODIFIER):
            spot.refuse(f"{verb} must say its target: only offensive abilities and attack modifiers have a defender")
        block["target"] = Who.DEFENDER.value
    effect = decoder.struct(kind, spot, block)
    _check_effect(spot, effect)
    return effect


def _only_word(spot: Spot, block: dict[str | int, object], known: tuple[str, ...], what: str) -> str:
    found = [key for key in block if isinstance(key, str) and key in known]
    if len(found) > 1:
        spot.refuse(f"has {len(found)} {what}s: {', '.join(found)}; exactly one is allowed")
    if not found:
        close = [near for key in block for near in get_close_matches(str(key), known, 1)]
        hint = f" (did you mean {close[0]}?)" if close else ""
        spot.refuse(f"has no known {what}: {block!r}{hint}; allowed: {', '.join(known)}")
    return found[0]


def _check_effect(spot: Spot, effect: Effect) -> None:
    match effect:
        case Damage(damage_type=DamageType.NONE) if spot.setting == OFFENCE:
            spot.refuse("damage of an offensive ability must say its type")
        case Damage(damage_type=kind) if spot.setting == DEFENCE and kind is not DamageType.NONE:
            spot.refuse("damage of a defence has no type (DT-DMG-7)")
        case MayPay() if effect.effects and effect.per_paid:
            spot.refuse("may_pay has either effects or per_paid")
        case MayPay(effects=(), per_paid=(), otherwise=()):
            spot.refuse("may_pay needs effects, per_paid or else")
        case ChooseOne() if len(effect.options) < 2:
            spot.refuse("choose_one needs at least two options")
        case Roll(effects=(), each_die=()):
            spot.refuse("a roll needs effects or each_die")
        case _:
            pass


def read_hook(decoder: Decoder, spot: Spot, value: object) -> Hook:
    """One hook; inside the holder's own attack its effects go to the defender."""
    block = spot.mapping(value)
    word = _only_word(spot, block, tuple(HOOKS), "hook")
    inside = spot.within(MODIFIER if block[word] in _MODIFIER_WORDS else HOOK)
    hook = decoder.struct(HOOKS[word], inside, block)
    if isinstance(hook, Use) and bool(hook.effects) == bool(hook.per_paid):
        spot.refuse("use needs either effects or per_paid")
    if isinstance(hook, At) and (hook.status is None) == (hook.moment is Moment.OWN_TOKEN_SPENT):
        spot.refuse("own_token_spent, and it alone, says which status")
    return hook


def read_amount(decoder: Decoder, spot: Spot, value: object) -> Amount:
    """A number, or a sum."""
    if is_whole(value):
        return decoder.struct(Amount, spot, {"base": value})
    if not isinstance(value, dict):
        spot.refuse(f"should be a number or a sum, is {value!r}; a sum has: {', '.join(decoder.keys_of(Amount))}")
    amount = decoder.struct(Amount, spot, value)
    counted = set(value) - {"base", "max", "of", "half"}
    _need(spot, bool(counted) and all(value[key] not in ({}, 0) for key in counted), f"{value!r} counts nothing")
    _need(spot, "max" not in value or amount.per_extra_attempt != 0, "max goes with per_extra_attempt")
    _need(spot, "of" not in value or bool(amount.per_token), "of goes with per_token")
    _need(spot, not amount.half or amount.origin is not None, "half goes with from")
    for pairs in (amount.per_symbol, amount.per_pair, amount.per_token, amount.per_companion):
        _need(spot, all(number for _, number in pairs), "counts nothing: 0 for each")
    return amount


def _need(spot: Spot, holds: bool, message: str) -> None:
    if not holds:
        spot.refuse(message)


def read_targets(decoder: Decoder, spot: Spot, value: object) -> Targets:
    """One target, or a list of them."""
    listed = value if isinstance(value, list) else [value]
    _need(spot, bool(listed), "names nobody")
    one = decoder.reader(Who | Pick)
    return tuple(one(spot, entry) for entry in listed)  # type: ignore[misc]  # a reader gives what it was made for


def read_costs(decoder: Decoder, spot: Spot, value: object) -> Costs:
    """One cost, or a list of costs that are all paid."""
    listed = value if isinstance(value, list) else [value]
    _need(spot, bool(listed), "costs nothing")
    return tuple(_cost(spot, decoder.read(CostBlock, spot, entry)) for entry in listed)


def _cost(spot: Spot, block: CostBlock) -> Cost:
    said = {kind: getattr(block, kind.value) for kind in CostKind if getattr(block, kind.value) is not None}
    _need(spot, len(said) == 1, "a cost has exactly one of: cp, spend, remove, discard")
    kind, value = next(iter(said.items()))
    by_token = kind in (CostKind.SPEND, CostKind.REMOVE)
    given = [number for number in (block.n, block.up_to) if number is not None]
    _need(spot, len(given) == by_token, "spend and remove, and they alone, need either n or up_to")
    number = given[0] if by_token else value
    return Cost(
        kind=kind,
        count=Amount(number) if isinstance(number, int) else number,
        token=value if by_token else "",
        up_to=block.up_to is not None,
        by=block.by,
        to=block.to,
        not_gained_this_turn=block.not_gained_this_turn,
    )


def read_pay_for_dice(decoder: Decoder, spot: Spot, value: object) -> PayForDice:
    """A cost and the dice it buys, in one block."""
    block = decoder.struct(PayForDiceBlock, spot, spot.mapping(value))
    return PayForDice(pay=(_cost(spot, block),), dice=block.dice)


def read_may_reroll(decoder: Decoder, spot: Spot, value: object) -> MayReroll:
    """Up to N dice, or a block that says what it costs."""
    block = {"dice": value} if is_whole(value) else spot.mapping(value)
    return decoder.struct(MayReroll, spot, block)


def read_condition(decoder: Decoder, spot: Spot, value: object) -> Condition:
    """At least one part."""
    block = spot.mapping(value)
    _need(spot, bool(block) and all(part not in ({}, []) for part in block.values()), "has an empty part")
    return decoder.struct(Condition, spot, block)


def read_limit(decoder: Decoder, spot: Spot, value: object) -> Limit:
    """Per turn or per attack."""
    block = spot.mapping(value)
    _need(spot, len(block) == 1, "should be {per_turn: N} or {per_attack: N}")
    return decoder.struct(Limit, spot, block)


EFFECT_FORMS: Final[dict[object, Special]] = {
    Effect: read_effect,
    Hook: read_hook,
    Amount: read_amount,
    Targets: read_targets,
    Costs: read_costs,
    PayForDice: read_pay_for_dice,
    MayReroll: read_may_reroll,
    Condition: read_condition,
    Limit: read_limit,
}
