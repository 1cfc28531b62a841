"""Effects and hooks from the words of a content file: `op` and `hook` name the kind, the other keys are its own."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

from ludotheque.content.decoder import Decoder, Special, Spot
from ludotheque.games.one_deck_dungeon.content.effect_types import EFFECTS, ChooseOne, ExileCube, ExileDice, If, Roll
from ludotheque.games.one_deck_dungeon.content.hook_types import HOOKS, At, Boxes, Modify, WhenRolled
from ludotheque.games.one_deck_dungeon.content.vocabulary import Condition, Effect, Hook, Place

T = TypeVar("T")

OP: Final = "op"
HOOK: Final = "hook"
OPS: Final[dict[str, type[Effect]]] = {str(kind.__struct_config__.tag): kind for kind in EFFECTS}
HOOK_WORDS: Final[dict[str, type[Hook]]] = {str(kind.__struct_config__.tag): kind for kind in HOOKS}

_CUBE_PLACES: Final = (Place.PARTY, Place.SPENT)
_BOX_KINDS: Final = ("armor", "skull", "wide", "color")
_BOX_CHANGES: Final = ("become_armor", "refuse", "max_dice", "twice")


def read_effect(decoder: Decoder, spot: Spot, value: object) -> Effect:
    """One effect: its `op`, and the keys of that kind."""
    effect = _tagged(decoder, spot, value, OP, OPS)
    _check_effect(spot, effect)
    return effect


def read_hook(decoder: Decoder, spot: Spot, value: object) -> Hook:
    """One hook: its kind, and the keys of that kind."""
    hook = _tagged(decoder, spot, value, HOOK, HOOK_WORDS)
    _check_hook(spot, hook)
    return hook


def _tagged(decoder: Decoder, spot: Spot, value: object, tag: str, kinds: Mapping[str, type[T]]) -> T:
    block = dict(spot.mapping(value))
    if tag not in block:
        spot.refuse(f"lacks {tag}; allowed: {', '.join(kinds)}")
    word = block.pop(tag)
    if not isinstance(word, str) or word not in kinds:
        close = get_close_matches(str(word), kinds, 1)
        hint = f" (did you mean {close[0]}?)" if close else ""
        spot.refuse(f"unknown {tag} {word!r}{hint}; allowed: {', '.join(kinds)}")
    return decoder.struct(kinds[word], spot, block)


def _check_effect(spot: Spot, effect: Effect) -> None:
    match effect:
        case Roll() if effect.drop >= effect.count:
            spot.refuse("drop leaves none of the rolled dice")
        case ChooseOne() if len(effect.options) < 2 or not all(effect.options):
            spot.refuse("choose_one needs at least two texts, none of them empty")
        case If(effects=()):
            spot.refuse("then needs effects")
        case ExileCube() if effect.place not in _CUBE_PLACES:
            spot.refuse(f"there are no cubes at {effect.place.value}; allowed: party, spent")
        case ExileDice() if effect.place in _CUBE_PLACES:
            allowed = ", ".join(place.value for place in Place if place not in _CUBE_PLACES)
            spot.refuse(f"there are no dice at {effect.place.value}; allowed: {allowed}")
        case _:
            pass


def _check_hook(spot: Spot, hook: Hook) -> None:
    match hook:
        case At(effects=()) | WhenRolled(effects=()):
            spot.refuse("effects needs at least one effect")
        case Modify() if (hook.by == 0) == (hook.to is None):
            spot.refuse("modify needs either by or to")
        case Boxes() if all(getattr(hook, kind) is None for kind in _BOX_KINDS):
            spot.refuse(f"boxes must say which: {', '.join(_BOX_KINDS)}")
        case Boxes() if not any(getattr(hook, change) for change in _BOX_CHANGES):
            spot.refuse(f"boxes must say what changes: {', '.join(_BOX_CHANGES)}")
        case _:
            pass


def read_condition(decoder: Decoder, spot: Spot, value: object) -> Condition:
    """A fact and its bounds."""
    condition = decoder.struct(Condition, spot, spot.mapping(value))
    if condition.at_least > condition.at_most:
        spot.refuse(f"can never hold: at least {condition.at_least} and at most {condition.at_most}")
    return condition


EFFECT_FORMS: Final[dict[object, Special]] = {
    Effect: read_effect,
    Hook: read_hook,
    Condition: read_condition,
}
