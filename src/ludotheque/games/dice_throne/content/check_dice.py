"""Which throws are possible, and which of them meet a requirement or a condition."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from ludotheque.games.dice_throne.content.definitions import Requirement, Straight
from ludotheque.games.dice_throne.content.vocabulary import Condition

Throw = tuple[int, ...]
Throws = tuple[Throw, ...]


@cache
def throws(dice: int) -> Throws:
    """Every throw of so many dice, whatever their order."""
    return tuple(combinations_with_replacement(range(1, 7), dice))


def throws_meeting(requirement: Requirement, faces: Sequence[str]) -> Throws:
    """The throws of five dice that activate an ability."""
    return tuple(throw for throw in throws(5) if _meets(throw, requirement, faces))


def _meets(throw: Throw, requirement: Requirement, faces: Sequence[str]) -> bool:
    if requirement.of_a_kind is not None:
        return max(Counter(throw).values()) >= requirement.of_a_kind
    if requirement.straight is not None:
        return longest_run(throw) >= (4 if requirement.straight is Straight.SMALL else 5)
    shown = _shown(throw, faces)
    return all(shown[symbol] >= count for symbol, count in requirement.symbols)


def looks_at_dice(condition: Condition) -> bool:
    """Does any part of the condition depend on dice?"""
    totals = (condition.roll_total_at_least, condition.roll_total_at_most, condition.of_a_kind)
    return bool(condition.symbols or condition.none_of or condition.faces) or any(part is not None for part in totals)


def can_hold(condition: Condition, dice: Throws, faces: Sequence[str]) -> bool:
    """Is there a throw that meets the dice part of the condition?"""
    return any(_holds(throw, condition, faces) for throw in dice)


def _holds(throw: Throw, condition: Condition, faces: Sequence[str]) -> bool:
    shown, numbers = _shown(throw, faces), Counter(throw)
    at_most = condition.roll_total_at_most
    return (
        all(shown[symbol] >= count for symbol, count in condition.symbols)
        and not any(shown[symbol] for symbol in condition.none_of)
        and (not condition.faces or any(numbers[face] for face in condition.faces))
        and max(numbers.values(), default=0) >= (condition.of_a_kind or 0)
        and sum(throw) >= (condition.roll_total_at_least or 0)
        and (at_most is None or sum(throw) <= at_most)
    )


def _shown(throw: Throw, faces: Sequence[str]) -> Counter[str]:
    return Counter(faces[number - 1] for number in throw)


def longest_run(throw: Throw) -> int:
    """The length of the longest row of following numbers."""
    best = run = 0
    for number in range(1, 7):
        run = run + 1 if number in throw else 0
        best = max(best, run)
    return best
