"""How often something happens, and how sure one can be of that after so many games."""

import math
from dataclasses import dataclass
from typing import Final

SURE: Final = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Rate:
    """A share of games, and the 95 % interval around it."""

    rate: float
    low: float
    high: float


def success(wins: int, games: int) -> Rate:
    """The rate of wins with Wilson's 95 % interval, which is right near 0 and 100 % too."""
    rate = wins / games
    spread = SURE * math.sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    middle = rate + SURE**2 / (2 * games)
    scale = 1 + SURE**2 / games
    return Rate(rate, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))
