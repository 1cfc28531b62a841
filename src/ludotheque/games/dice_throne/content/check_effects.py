"""Sense checks of effects and hooks: dice to look at, conditions that can hold, somebody to be `same` as."""

from collections.abc import Iterator, Sequence
from enum import Enum

import msgspec

from ludotheque.content.problems import Problem
from ludotheque.games.dice_throne.content.check_dice import Throws, can_hold, looks_at_dice, throws
from ludotheque.games.dice_throne.content.effect_types import Choose, LastingHook, OpposedRoll, Roll
from ludotheque.games.dice_throne.content.hook_types import At, Moment
from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition, Effects, Hook, Pick, Who, Whose

_PICKS = (Who.CHOSEN_PLAYER, Who.CHOSEN_OPPONENT, Who.CHOSEN_TEAMMATE)
MOST_DICE = 10


class Place(msgspec.Struct, frozen=True):
    """Where we are, and which throws may lie on the table there (None: no dice in view)."""

    file: str
    path: str
    faces: Sequence[str]
    problems: list[Problem]
    dice: Throws | None = None

    def part(self, name: str) -> "Place":
        return msgspec.structs.replace(self, path=f"{self.path}/{name}" if self.path else name)

    def item(self, index: object) -> "Place":
        return msgspec.structs.replace(self, path=f"{self.path}[{index}]")

    def seeing(self, dice: Throws | None) -> "Place":
        return msgspec.structs.replace(self, dice=dice)

    def need(self, holds: object, message: str) -> None:
        if not holds:
            self.problems.append(Problem(self.file, self.path, message))


def check_effects(place: Place, effects: Effects) -> None:
    """The effects of a whole ability or card."""
    _walk(place, effects)
    check_same(place, effects)


def check_same(place: Place, value: object) -> None:
    """`same` needs somebody picked before it."""
    picked = False
    for mention in _mentions(value):
        picked = picked or mention != "same"
        place.need(picked, "says `same`, but nobody was chosen before")


def check_hooks(place: Place, hooks: Sequence[Hook]) -> None:
    """The hooks of a status, companion or passive; each is a text of its own."""
    for index, hook in enumerate(hooks):
        _hook(place.item(index), hook)
        check_same(place.item(index), hook)


def _hook(place: Place, hook: Hook) -> None:
    activated = isinstance(hook, At) and hook.moment is Moment.OWN_ABILITY_ACTIVATED
    _fields(place.seeing(throws(5) if activated else None), hook)


def _walk(place: Place, value: object) -> None:
    match value:
        case Roll():
            _roll(place, value)
        case LastingHook():
            _hook(place.part("hook"), value.hook)
        case Amount():
            counts_dice = bool(value.per_symbol or value.per_pair)
            place.need(not counts_dice or place.dice is not None, "counts symbols, but no dice are in view")
        case Condition():
            _condition(place, value)
        case OpposedRoll():
            _dice_number(place, value.dice)
            _fields(place, value)
        case tuple():
            for index, entry in enumerate(value):
                _walk(place.item(index), entry)
        case msgspec.Struct():
            _fields(place, value)
        case _:
            pass


def _fields(place: Place, value: msgspec.Struct) -> None:
    for field, key in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
        _walk(place.part(key), getattr(value, field))


def _roll(place: Place, roll: Roll) -> None:
    number = _dice_number(place, roll.dice)
    if roll.or_pay is not None:
        number = max(number or 0, roll.or_pay.dice)
    _walk(place.part("effects").seeing(throws(number) if number else None), roll.effects)
    _walk(place.part("each_die").seeing(throws(1)), roll.each_die)


def _dice_number(place: Place, dice: Amount) -> int | None:
    """How many dice, if that is a plain number."""
    if dice != Amount(dice.base):
        return None
    sound = 1 <= dice.base <= MOST_DICE
    place.need(sound, f"rolls {dice.base} dice; allowed: 1 to {MOST_DICE}")
    return dice.base if sound else None


def _condition(place: Place, condition: Condition) -> None:
    if not looks_at_dice(condition):
        return
    if place.dice is None:
        place.need(False, "looks at dice, but none are in view")
    else:
        place.need(can_hold(condition, place.dice, place.faces), "can never hold: no throw seen here meets it")


def _mentions(value: object) -> Iterator[str]:
    """Every choice of a player and every `same`, in printed order."""
    if value in (Who.SAME, Whose.SAME):
        yield "same"
    elif isinstance(value, Choose | Pick) or value in _PICKS:
        yield "pick"
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _mentions(getattr(value, field))
    elif isinstance(value, tuple):
        for entry in value:
            yield from _mentions(entry)


def numbers_in(value: object) -> Iterator[int]:
    """Every number of an effect, in order."""
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for entry in value:
            yield from numbers_in(entry)
    elif isinstance(value, int) and not isinstance(value, bool | Enum):
        yield value
