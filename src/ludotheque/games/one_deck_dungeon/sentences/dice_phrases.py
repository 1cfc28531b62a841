"""What both languages ask about the dice of a pool that an effect is for, about ranges and about changed numbers."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ludotheque.games.one_deck_dungeon.content.effect_types import (
    Change,
    Exchange,
    ExileDice,
    Increase,
    Recolor,
    Reroll,
)
from ludotheque.games.one_deck_dungeon.content.hook_types import Modify
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Condition, Many, Whose
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.text.nouns import Noun

ENDLESS: Final = 999
"""A condition without an upper bound."""


@dataclass(frozen=True, slots=True)
class Picked:
    """Dice of a pool: how many at most, of which colours and values."""

    number: int | Many
    colors: tuple[Color, ...] = ()
    values: tuple[int, ...] = ()
    whose: Whose = Whose.SELF
    of_one_value: bool = False
    just_gained: bool = False

    @property
    def noun(self) -> Noun:
        """The kind of die."""
        return nouns.die(self.colors)


def picked(effect: Increase | Change | Recolor | Exchange | Reroll | ExileDice) -> Picked:
    """The dice an effect is for."""
    match effect:
        case Increase(dice=dice, colors=colors, values=values, whose=whose):
            return Picked(dice, colors, values, whose)
        case Change(dice=dice, colors=colors, values=values, one_value=one_value, just_gained=just_gained):
            return Picked(dice, colors, values, Whose.SELF, one_value, just_gained)
        case Recolor(dice=dice, colors=colors):
            return Picked(dice, colors)
        case Exchange(dice=dice, values=values):
            return Picked(dice, (), values)
        case Reroll(dice=dice, values=values, whose=whose):
            return Picked(dice, (), values, whose)
        case ExileDice(count=count, colors=colors):
            return Picked(count, colors)


class Extent(Enum):
    """How a condition bounds what it counts."""

    SOME = "some"
    NONE = "none"
    EXACTLY = "exactly"
    AT_LEAST = "at least"
    AT_MOST = "at most"
    BETWEEN = "between"


def extent(condition: Condition) -> Extent:
    """The shape of a condition's bounds."""
    low, high = condition.at_least, condition.at_most
    if high >= ENDLESS:
        return Extent.SOME if low == 1 else Extent.AT_LEAST
    if low == high:
        return Extent.NONE if low == 0 else Extent.EXACTLY
    return Extent.AT_MOST if low == 0 else Extent.BETWEEN


class Way(Enum):
    """How a number of the rules changes."""

    SET = "set"
    MORE = "more"
    LESS = "less"


def changed(hook: Modify) -> tuple[Way, int]:
    """The way and by how much, or to what."""
    if hook.to is not None:
        return Way.SET, hook.to
    return (Way.MORE, hook.by) if hook.by > 0 else (Way.LESS, -hook.by)
