"""A hero, the common cards and the shared statuses from their content files."""

from collections.abc import Iterable, Mapping
from typing import Final, cast

import msgspec

from ludotheque.content.decoder import Decoder, Reader, Special, Spot, is_whole, read_each, read_whole
from ludotheque.games.dice_throne.content.decode_effects import CARD, DEFENCE, EFFECT_FORMS, HOOK, MODIFIER, OFFENCE
from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Board,
    Card,
    CardKind,
    Defence,
    Hero,
    Named,
    Passive,
    Requirement,
    Sheet,
    Sourced,
    StackLimit,
    Status,
    Tier,
    Ultimate,
)
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Effects

Block = dict[str | int, object]
Words = dict[str, frozenset[str]]

_SOURCE_KEYS: Final = ("source", "confidence", "also")
_NAME_KEYS: Final = ("name_en", "name_fr", "name_fr_source")


class AbilityBlock(Named, frozen=True, kw_only=True):
    """An ability as it is written: one requirement with its effects, or tiers."""

    requirement: Requirement | None = None
    effects: Effects | None = None
    tiers: tuple[Tier, ...] = ()
    all_tiers: Effects = ()
    provenance: Sourced


class NoPassive(Sheet, frozen=True, kw_only=True):
    """Says, with a source, that a board has no passive ability."""

    none: bool
    provenance: Sourced


class StatusRef(Sheet, frozen=True, kw_only=True):
    """A status of the shared file, with this hero's own source."""

    ref: str
    provenance: Sourced


class CardCount(Sheet, frozen=True, kw_only=True):
    """How many common cards there are."""

    value: int
    provenance: Sourced


class Note(Sheet, frozen=True, kw_only=True):
    """A sourced remark about a whole file."""

    text: str
    provenance: Sourced


class CommonCards(Sheet, frozen=True, kw_only=True):
    """The file of the cards that every deck has."""

    about: str
    count: CardCount
    cards: tuple[Card, ...]
    promo_family: Note
    upgrade_rule: Note


class SharedStatuses(Sheet, frozen=True, kw_only=True):
    """The file of the statuses printed on more than one leaflet."""

    about: str
    statuses: tuple[Status, ...]


def read_requirement(decoder: Decoder, spot: Spot, value: object) -> Requirement:
    """Symbols, a straight, or equal numbers."""
    requirement = decoder.struct(Requirement, spot, spot.mapping(value))
    said = [bool(requirement.symbols), requirement.straight is not None, requirement.of_a_kind is not None]
    if said.count(True) != 1:
        spot.refuse("should be {symbols: {…}} or {straight: small | large} or {of_a_kind: 2 to 5}")
    return requirement


def read_ability(decoder: Decoder, spot: Spot, value: object) -> Ability:
    """An offensive ability; a single requirement becomes one tier."""
    return _ability(decoder, spot, value, is_ultimate=False)


def _ability(decoder: Decoder, spot: Spot, value: object, *, is_ultimate: bool) -> Ability:
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


def read_defence(decoder: Decoder, spot: Spot, value: object) -> Defence:
    """A defensive ability."""
    return decoder.struct(Defence, spot.within(DEFENCE), spot.mapping(value))


def read_passive(decoder: Decoder, spot: Spot, value: object) -> Passive:
    """A passive ability."""
    passive = decoder.struct(Passive, spot.within(HOOK), spot.mapping(value))
    if not passive.hooks:
        spot.refuse("a passive needs hooks, or says none: true")
    return passive


def read_stack_limit(decoder: Decoder, spot: Spot, value: object) -> StackLimit:
    """N, or the owner's and the others'."""
    block = {"owner": value, "others": value} if is_whole(value) else spot.mapping(value)
    return decoder.struct(StackLimit, spot, block)


def read_ultimate(decoder: Decoder, spot: Spot, value: object) -> Ability:
    """The ability that is a board's ultimate."""
    return _ability(decoder, spot, value, is_ultimate=True)


def read_passive_or_none(decoder: Decoder, spot: Spot, value: object) -> Passive | None:
    """A passive ability, or the sourced remark that there is none."""
    if isinstance(value, dict) and "none" in value:
        decoder.read(NoPassive, spot, value)
        return None
    return read_passive(decoder, spot, value)


def read_boards(decoder: Decoder, spot: Spot, value: object) -> tuple[object, ...]:
    """Every side, by its name."""
    sides = spot.mapping(value)

    def read(name: str) -> Reader:
        return lambda here, block: decoder.struct(Board, here, here.mapping(block), {"id": name})

    return read_each([(read(str(name)), spot.part(name), block) for name, block in sides.items()])


def read_status(decoder: Decoder, spot: Spot, value: object) -> Status:
    """A status, or a reference to a shared one with this hero's own source."""
    block = spot.mapping(value)
    if "ref" not in block:
        status = decoder.struct(Status, spot, block)
        if status.id in spot.shared:
            spot.note(f"{status.id} stands in the file of shared statuses: say ref: {status.id}")
        return status
    ref = decoder.read(StatusRef, spot, value)
    found = spot.shared[spot.word(ref.ref, frozenset(spot.shared), "shared status")]
    return msgspec.structs.replace(cast(Status, found), provenance=ref.provenance)


def read_card(decoder: Decoder, spot: Spot, value: object) -> Card:
    """A card; what is printed on an upgrade shares its names and its source."""
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


def _becomes(decoder: Decoder, spot: Spot, value: object, card: Block) -> Ability | Defence | Passive:
    written = spot.mapping(value)
    for key in written:
        if key in ("id", *_NAME_KEYS, *_SOURCE_KEYS):
            spot.refuse(f"{key} stands on the card itself")
    upgraded = spot.word(card.get("upgrades"), spot.words["ability"], "ability")
    names: Block = {key: card[key] for key in (*_NAME_KEYS, *_SOURCE_KEYS) if key in card}
    whole: Block = {"id": upgraded, **names, **written}
    if upgraded in spot.words["defence"]:
        return read_defence(decoder, spot, whole)
    if upgraded in spot.words["passive"]:
        return read_passive(decoder, spot, whole)
    return read_ability(decoder, spot, whole)


def _added(decoder: Decoder, spot: Spot, value: object, card: Block) -> Ability:
    written = spot.mapping(value)
    sources: Block = {} if "source" in written else {key: card[key] for key in _SOURCE_KEYS if key in card}
    return read_ability(decoder, spot, {**sources, **written})


def _check_card(spot: Spot, card: Card) -> None:
    if card.kind is CardKind.UPGRADE:
        if card.upgrades is None or card.level is None:
            spot.refuse("an upgrade needs upgrades, level and becomes")
        if card.effects or card.attack_modifier or card.play_when or card.promo:
            spot.refuse("an upgrade has no effects of its own: they stand in becomes")
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
    """A hero from what its file says; `shared` are the statuses it may refer to."""
    spot = Spot(file, known_words(content), [], shared)
    return read_whole(spot, lambda: DECODER.read(Hero, spot, content))


def decode_common(file: str, content: object) -> CommonCards:
    """The common cards."""
    spot = Spot(file, _no_words(), [])
    return read_whole(spot, lambda: DECODER.read(CommonCards, spot, content))


def decode_statuses(file: str, content: object) -> SharedStatuses:
    """The shared statuses; they may name each other."""
    spot = Spot(file, known_words(content), [])
    return read_whole(spot, lambda: DECODER.read(SharedStatuses, spot, content))


def _no_words() -> Words:
    kinds = ("symbol", "status", "companion", "companion group", "board", "token", "ability", "defence", "passive")
    return {**dict.fromkeys(kinds, frozenset[str]()), "status or any": frozenset({ANY_STATUS})}


def known_words(content: object) -> Words:
    """What the effects of a file may refer to; a shape that is wrong is refused later, by the decoder."""
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
