"""How strong a player of Catacombs is: how much it tries out in its head.

The other half of a level is how steady the finger is. That is a matter of the table, not of the player: whoever seats a
bot gives its seat the noise profile of its level (`noise_profile_N`, see PROFILES).
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """The budget for one question."""

    tries: int  # how often an aim is tried with the finger's own noise
    wild: int  # aims in any direction, which find what no straight line shows
    finalists: int  # aims that are looked at more closely
    directions: int  # ways a move is tried in
    goals: int  # obstacles that are tried for each place where one would help
    spots: int  # directions in which a projectile is tried around its character


LEVELS: Final = {
    "novice": Level(tries=3, wild=0, finalists=1, directions=4, goals=1, spots=4),
    "casual": Level(tries=5, wild=8, finalists=2, directions=6, goals=1, spots=8),
    "sensible": Level(tries=7, wild=16, finalists=3, directions=10, goals=2, spots=12),
    "expert": Level(tries=13, wild=64, finalists=5, directions=20, goals=4, spots=24),
}

PROFILES: Final = {
    "novice": "bot_novice",
    "casual": "bot_casual",
    "sensible": "bot_skilled",
    "expert": "bot_expert",
}
"""The noise profile that goes with a level."""
