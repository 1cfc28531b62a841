"""A player that looks for the combination which beats most others."""

from functools import cache
from itertools import product

from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.game import Seen
from quatre_cent_vingt_et_un.rules import strength

Dice = tuple[int, ...]
THROWS = [tuple(sorted(dice, reverse=True)) for dice in product(range(1, 7), repeat=3)]


@cache
def beaten(dice: Dice) -> float:
    """How much of all throws a combination beats; a tie counts half."""
    own = strength(list(dice))
    others = [strength(list(other)) for other in THROWS]
    return sum(1.0 if other < own else 0.5 for other in others if other <= own) / len(others)


@cache
def value(dice: Dice, left: int) -> float:
    """What a throw is worth with so many rolls left."""
    return max(after(dice, mask, left) for mask in range(8)) if left else beaten(dice)


@cache
def after(dice: Dice, mask: int, left: int) -> float:
    """The same once the dice of the mask are rolled again; without any, one stands."""
    if not mask:
        return beaten(dice)
    kept = [face for place, face in enumerate(dice) if not mask >> place & 1]
    ends = [tuple(sorted([*kept, *new], reverse=True)) for new in product(range(1, 7), repeat=3 - len(kept))]
    return sum(value(end, left - 1) for end in ends) / len(ends)


def sensible_agent(_seed: bytes | str) -> Agent:
    """Takes the best answer; nothing of it is left to luck."""

    def answer(decision: Decision, seen: Seen) -> int:
        view = seen.view()
        dice, left = tuple(view["dice"]), view["limit"] - view["rolls"]
        return max(decision.options, key=lambda action: after(dice, action & ARGUMENT_MASK, left))

    return answer
