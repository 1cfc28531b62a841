"""Decodes the YAML files of Dice Throne into definitions and effects."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Annotated, Final, cast

import msgspec

from ludotheque.content.annotations import Definition, OneOf
from ludotheque.content.decoder import Decoder, FilePosition, Reader, Special, is_whole, read_each, read_whole
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Board,
    Card,
    CardKind,
    Defence,
    Hero,
    NamedDefinition,
    Passive,
    Requirement,
    Sourced,
    StackLimit,
    Status,
    Tier,
    Ultimate,
)
from ludotheque.games.dice_throne.content.effect_types import ChooseOne, Damage, MayPay, Roll
from ludotheque.games.dice_throne.content.hook_types import HOOKS, MODIFIER_MOMENTS, At, Moment, Use
from ludotheque.games.dice_throne.content.vocabulary import (
    ANY_STATUS,
    Amount,
    Condition,
    Cost,
    CostKind,
    Costs,
    Count,
    DamageType,
    Effect,
    Effects,
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

VERBS: Final[dict[str, type[Effect]]] = {
    "damage": e.Damage,
    "add_damage": e.AddDamage,
    "prevent": e.Prevent,
    "avoid": e.Avoid,
    "make_undefendable": e.MakeUndefendable,
    "halve_attack": e.HalveAttack,
    "share_damage": e.ShareDamage,
    "heal": e.Heal,
    "steal_health": e.StealHealth,
    "set_health": e.SetHealth,
    "gain": e.Gain,
    "inflict": e.Inflict,
    "remove": e.Remove,
    "transfer": e.Transfer,
    "raise_limit": e.RaiseLimit,
    "prevent_status": e.PreventStatus,
    "detonate": e.Detonate,
    "gain_cp": e.GainCp,
    "lose_cp": e.LoseCp,
    "steal_cp": e.StealCp,
    "draw": e.Draw,
    "discard": e.Discard,
    "search_deck": e.SearchDeck,
    "look_at_hand": e.LookAtHand,
    "roll": e.Roll,
    "opposed_roll": e.OpposedRoll,
    "reroll": e.Reroll,
    "set_die": e.SetDie,
    "nudge_die": e.NudgeDie,
    "extra_attempt": e.ExtraAttempt,
    "extra_offensive_phase": e.ExtraOffensivePhase,
    "grow": e.Grow,
    "heal_companion": e.HealCompanion,
    "set_companion": e.SetCompanion,
    "activate_companion": e.ActivateCompanion,
    "build_companion": e.BuildCompanion,
    "upgrade_companion": e.UpgradeCompanion,
    "fail_ability": e.FailAbility,
    "flip_board": e.FlipBoard,
    "then": e.Then,
    "if": e.If,
    "choose": e.Choose,
    "choose_one": e.ChooseOne,
    "pay": e.Pay,
    "may_pay": e.MayPay,
    "hook": e.LastingHook,
}
HOSTILE: Final = (e.Damage, e.Inflict, e.LoseCp, e.StealCp, e.StealHealth, e.Discard)
"""Effects aimed by default at the defender in offensive abilities and attack modifiers; others state a target."""
NESTED: Final = (e.Roll, e.OpposedRoll)
"""Effects whose fields are in a block under the verb instead of beside it."""


OFFENCE: Final = "offence"
DEFENCE: Final = "defence"
MODIFIER: Final = "attack modifier"
CARD: Final = "card"
HOOK: Final = "hook"
_MODIFIER_WORDS: Final = tuple(moment.value for moment in MODIFIER_MOMENTS)
_Payer = Annotated[Who, OneOf(("self", "same"))]


class CostBlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cost in the form of the file."""

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
    """A cost with the dice it buys, in the form of the file."""

    dice: Positive


def read_effect(decoder: Decoder, spot: FilePosition, value: object) -> Effect:
    """Return an effect: the file has exactly one verb, and the keys of that verb."""
    block = dict(spot.mapping(value))
    verb = _only_word(spot, block, tuple(VERBS), "verb")
    kind = VERBS[verb]
    if kind in NESTED:
        inner = spot.mapping(block.pop(verb))
        if block:
            spot.refuse(f"unknown key {', '.join(map(repr, block))}; the keys of {verb} belong under it")
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


def _only_word(spot: FilePosition, block: dict[str | int, object], known: tuple[str, ...], what: str) -> str:
    found = [key for key in block if isinstance(key, str) and key in known]
    if len(found) > 1:
        spot.refuse(f"has {len(found)} {what}s: {', '.join(found)}; exactly one is allowed")
    if not found:
        close = [near for key in block for near in get_close_matches(str(key), known, 1)]
        hint = f" (did you mean {close[0]}?)" if close else ""
        spot.refuse(f"has no known {what}: {block!r}{hint}; allowed: {', '.join(known)}")
    return found[0]


def _check_effect(spot: FilePosition, effect: Effect) -> None:
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


def read_hook(decoder: Decoder, spot: FilePosition, value: object) -> Hook:
    """Return a hook; inside the holder's own attack its effects default to the defender."""
    block = spot.mapping(value)
    word = _only_word(spot, block, tuple(HOOKS), "hook")
    inside = spot.within(MODIFIER if block[word] in _MODIFIER_WORDS else HOOK)
    hook = decoder.struct(HOOKS[word], inside, block)
    if isinstance(hook, Use) and bool(hook.effects) == bool(hook.per_paid):
        spot.refuse("use needs either effects or per_paid")
    if isinstance(hook, At) and (hook.status is None) == (hook.moment is Moment.OWN_TOKEN_SPENT):
        spot.refuse("own_token_spent, and it alone, says which status")
    return hook


def read_amount(decoder: Decoder, spot: FilePosition, value: object) -> Amount:
    """Return an amount from a number or a sum."""
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


def _need(spot: FilePosition, holds: bool, message: str) -> None:
    if not holds:
        spot.refuse(message)


def read_targets(decoder: Decoder, spot: FilePosition, value: object) -> Targets:
    """Return targets from one target or a list."""
    listed = value if isinstance(value, list) else [value]
    _need(spot, bool(listed), "names nobody")
    one = decoder.reader(Who | Pick)
    return tuple(one(spot, entry) for entry in listed)  # type: ignore[misc]  # a reader returns its own type


def read_costs(decoder: Decoder, spot: FilePosition, value: object) -> Costs:
    """Return costs from one cost or a list; all of them are paid."""
    listed = value if isinstance(value, list) else [value]
    _need(spot, bool(listed), "costs nothing")
    return tuple(_cost(spot, decoder.read(CostBlock, spot, entry)) for entry in listed)


def _cost(spot: FilePosition, block: CostBlock) -> Cost:
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


def read_pay_for_dice(decoder: Decoder, spot: FilePosition, value: object) -> PayForDice:
    """Return a cost and the dice it buys from one block."""
    block = decoder.struct(PayForDiceBlock, spot, spot.mapping(value))
    return PayForDice(pay=(_cost(spot, block),), dice=block.dice)


def read_may_reroll(decoder: Decoder, spot: FilePosition, value: object) -> MayReroll:
    """Return a reroll of up to N dice, from a number or a block that includes the cost."""
    block = {"dice": value} if is_whole(value) else spot.mapping(value)
    return decoder.struct(MayReroll, spot, block)


def read_condition(decoder: Decoder, spot: FilePosition, value: object) -> Condition:
    """Return a condition with at least one part."""
    block = spot.mapping(value)
    _need(spot, bool(block) and all(part not in ({}, []) for part in block.values()), "has an empty part")
    return decoder.struct(Condition, spot, block)


def read_limit(decoder: Decoder, spot: FilePosition, value: object) -> Limit:
    """Return a limit per turn or per attack."""
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


Block = dict[str | int, object]
Words = dict[str, frozenset[str]]

_SOURCE_KEYS: Final = ("source", "confidence", "also")
_NAME_KEYS: Final = ("name_en", "name_fr", "name_fr_source")


class AbilityBlock(NamedDefinition, frozen=True, kw_only=True):
    """An ability in the form of the file: one requirement with its effects, or tiers."""

    requirement: Requirement | None = None
    effects: Effects | None = None
    tiers: tuple[Tier, ...] = ()
    all_tiers: Effects = ()
    provenance: Sourced


class NoPassive(Definition, frozen=True, kw_only=True):
    """States, with a source, that a board has no passive ability."""

    none: bool
    provenance: Sourced


class StatusRef(Definition, frozen=True, kw_only=True):
    """A reference to a status of the shared file, with this hero's own source."""

    ref: str
    provenance: Sourced


class CardCount(Definition, frozen=True, kw_only=True):
    """The number of common cards."""

    value: int
    provenance: Sourced


class FileRemark(Definition, frozen=True, kw_only=True):
    """A remark about a whole file, with its source."""

    text: str
    provenance: Sourced


class CommonCards(Definition, frozen=True, kw_only=True):
    """The file of the cards that are in every deck."""

    about: str
    count: CardCount
    cards: tuple[Card, ...]
    promo_family: FileRemark
    upgrade_rule: FileRemark


class SharedStatuses(Definition, frozen=True, kw_only=True):
    """The file of the statuses that are printed on several leaflets."""

    about: str
    statuses: tuple[Status, ...]


def read_requirement(decoder: Decoder, spot: FilePosition, value: object) -> Requirement:
    """Return a requirement: symbols, a straight, or equal numbers."""
    requirement = decoder.struct(Requirement, spot, spot.mapping(value))
    said = [bool(requirement.symbols), requirement.straight is not None, requirement.of_a_kind is not None]
    if said.count(True) != 1:
        spot.refuse("should be {symbols: {…}} or {straight: small | large} or {of_a_kind: 2 to 5}")
    return requirement


def read_ability(decoder: Decoder, spot: FilePosition, value: object) -> Ability:
    """Return an offensive ability; a single requirement becomes one tier."""
    return _ability(decoder, spot, value, is_ultimate=False)


def _ability(decoder: Decoder, spot: FilePosition, value: object, *, is_ultimate: bool) -> Ability:
    block = decoder.struct(AbilityBlock, spot.within(OFFENCE), spot.mapping(value))
    single = block.requirement is not None and block.effects is not None and not block.all_tiers
    either = block.requirement is not None or block.effects is not None
    if either == bool(block.tiers) or either != single:
        spot.refuse("an ability has requirement and effects, or tiers (and all_tiers)")
    tiers = block.tiers
    if block.requirement is not None and block.effects is not None:
        tiers = (Tier(requirement=block.requirement, effects=block.effects),)
    return Ability(
        id=block.id,
        name_en=block.name_en,
        name_fr=block.name_fr,
        name_fr_source=block.name_fr_source,
        tiers=tiers,
        all_tiers=block.all_tiers,
        is_ultimate=is_ultimate,
        provenance=block.provenance,
    )


def read_defence(decoder: Decoder, spot: FilePosition, value: object) -> Defence:
    """Return a defensive ability."""
    return decoder.struct(Defence, spot.within(DEFENCE), spot.mapping(value))


def read_passive(decoder: Decoder, spot: FilePosition, value: object) -> Passive:
    """Return a passive ability."""
    passive = decoder.struct(Passive, spot.within(HOOK), spot.mapping(value))
    if not passive.hooks:
        spot.refuse("a passive needs hooks, or says none: true")
    return passive


def read_stack_limit(decoder: Decoder, spot: FilePosition, value: object) -> StackLimit:
    """Return a stack limit from one number, or from one for the owner and one for others."""
    block = {"owner": value, "others": value} if is_whole(value) else spot.mapping(value)
    return decoder.struct(StackLimit, spot, block)


def read_ultimate(decoder: Decoder, spot: FilePosition, value: object) -> Ability:
    """Return the ability that is a board's ultimate."""
    return _ability(decoder, spot, value, is_ultimate=True)


def read_passive_or_none(decoder: Decoder, spot: FilePosition, value: object) -> Passive | None:
    """Return a passive ability, or None for the sourced statement that there is none."""
    if isinstance(value, dict) and "none" in value:
        decoder.read(NoPassive, spot, value)
        return None
    return read_passive(decoder, spot, value)


def read_boards(decoder: Decoder, spot: FilePosition, value: object) -> tuple[object, ...]:
    """Return all sides of the board; the keys in the file are their names."""
    sides = spot.mapping(value)

    def read(name: str) -> Reader:
        return lambda here, block: decoder.struct(Board, here, here.mapping(block), {"id": name})

    return read_each([(read(str(name)), spot.part(name), block) for name, block in sides.items()])


def read_status(decoder: Decoder, spot: FilePosition, value: object) -> Status:
    """Return a status, or a shared one with this hero's own source."""
    block = spot.mapping(value)
    if "ref" not in block:
        status = decoder.struct(Status, spot, block)
        if status.id in spot.shared:
            spot.note(f"{status.id} is in the file of shared statuses: say ref: {status.id}")
        return status
    ref = decoder.read(StatusRef, spot, value)
    found = spot.shared[spot.word(ref.ref, frozenset(spot.shared), "shared status")]
    return msgspec.structs.replace(cast(Status, found), provenance=ref.provenance)


def read_card(decoder: Decoder, spot: FilePosition, value: object) -> Card:
    """Return a card; the ability printed on an upgrade has the card's names and source."""
    block = dict(spot.mapping(value))
    printed = {key: block.pop(key) for key in ("becomes", "adds_ability") if key in block}
    inside = spot.within(MODIFIER if block.get("attack_modifier") is True else CARD)
    given: dict[str, object] = {"becomes": None, "adds_ability": None}
    if block.get("type") == CardKind.UPGRADE.value:
        given["becomes"] = _becomes(decoder, spot.part("becomes"), printed.get("becomes"), block)
        if "adds_ability" in printed:
            given["adds_ability"] = _added(decoder, spot.part("adds_ability"), printed["adds_ability"], block)
    elif printed:
        spot.note(f"only an upgrade has {' and '.join(printed)}")
    card = decoder.struct(Card, inside, block, given)
    _check_card(spot, card)
    return card


def _becomes(decoder: Decoder, spot: FilePosition, value: object, card: Block) -> Ability | Defence | Passive:
    written = spot.mapping(value)
    for key in written:
        if key in ("id", *_NAME_KEYS, *_SOURCE_KEYS):
            spot.refuse(f"{key} is on the card itself")
    upgraded = spot.word(card.get("upgrades"), spot.words["ability"], "ability")
    names: Block = {key: card[key] for key in (*_NAME_KEYS, *_SOURCE_KEYS) if key in card}
    whole: Block = {"id": upgraded, **names, **written}
    if upgraded in spot.words["defence"]:
        return read_defence(decoder, spot, whole)
    if upgraded in spot.words["passive"]:
        return read_passive(decoder, spot, whole)
    return read_ability(decoder, spot, whole)


def _added(decoder: Decoder, spot: FilePosition, value: object, card: Block) -> Ability:
    written = spot.mapping(value)
    sources: Block = {} if "source" in written else {key: card[key] for key in _SOURCE_KEYS if key in card}
    return read_ability(decoder, spot, {**sources, **written})


def _check_card(spot: FilePosition, card: Card) -> None:
    if card.kind is CardKind.UPGRADE:
        if card.upgrades is None or card.level is None:
            spot.refuse("an upgrade needs upgrades, level and becomes")
        if card.effects or card.attack_modifier or card.play_when or card.promo:
            spot.refuse("an upgrade has no effects of its own: they belong in becomes")
        return
    if card.upgrades is not None or card.level is not None:
        spot.refuse("only an upgrade has upgrades and level")
    if not card.effects:
        spot.refuse("lacks effects")
    if card.attack_modifier and card.kind is not CardKind.ROLL:
        spot.refuse("an attack modifier is a roll phase card")


SHEET_FORMS: Final[dict[object, Special]] = {
    Requirement: read_requirement,
    Ability: read_ability,
    Defence: read_defence,
    Passive: read_passive,
    StackLimit: read_stack_limit,
    Status: read_status,
    Passive | None: read_passive_or_none,
    Ultimate: read_ultimate,
    tuple[Board, ...]: read_boards,
    Card: read_card,
}
DECODER: Final = Decoder({**EFFECT_FORMS, **SHEET_FORMS})


def decode_hero(file: str, content: object, shared: Mapping[str, Status]) -> Hero:
    """Return the hero in a file's content; `shared` are the statuses it may refer to."""
    spot = FilePosition(file, known_words(content), [], shared)
    return read_whole(spot, lambda: DECODER.read(Hero, spot, content))


def decode_common(file: str, content: object) -> CommonCards:
    """Return the common cards."""
    spot = FilePosition(file, _no_words(), [])
    return read_whole(spot, lambda: DECODER.read(CommonCards, spot, content))


def decode_statuses(file: str, content: object) -> SharedStatuses:
    """Return the shared statuses, which may refer to each other."""
    spot = FilePosition(file, known_words(content), [])
    return read_whole(spot, lambda: DECODER.read(SharedStatuses, spot, content))


def _no_words() -> Words:
    kinds = ("symbol", "status", "companion", "companion group", "board", "token", "ability", "defence", "passive")
    return {**dict.fromkeys(kinds, frozenset[str]()), "status or any": frozenset({ANY_STATUS})}


def known_words(content: object) -> Words:
    """Return the words that effects of a file may refer to; the decoder reports a wrong structure later."""
    words = _no_words()
    block = content if isinstance(content, dict) else {}
    dice = block.get("dice")
    faces = dice.get("faces") if isinstance(dice, dict) else None
    boards = block.get("boards")
    sides = [side for side in boards.values() if isinstance(side, dict)] if isinstance(boards, dict) else []
    words["symbol"] = _texts(faces.values() if isinstance(faces, dict) else [])
    words["status"] = _named(block.get("statuses"))
    words["status or any"] = words["status"] | {ANY_STATUS}
    words["companion"] = _named(block.get("companions"))
    words["companion group"] = _named(block.get("companion_groups"))
    words["token"] = words["status"] | words["companion"] | words["companion group"]
    words["board"] = _texts(boards if isinstance(boards, dict) else [])
    words["defence"] = frozenset[str]().union(*(_named(side.get("defenses")) for side in sides))
    words["passive"] = _named([side.get("passive") for side in sides])
    offence = frozenset[str]().union(*(_named(side.get("abilities")) for side in sides))
    words["ability"] = offence | words["defence"] | words["passive"]
    return words


def _texts(values: Iterable[object]) -> frozenset[str]:
    return frozenset(value for value in values if isinstance(value, str))


def _named(blocks: object) -> frozenset[str]:
    listed = blocks if isinstance(blocks, list) else []
    return _texts(block.get("ref", block.get("id")) for block in listed if isinstance(block, dict))
