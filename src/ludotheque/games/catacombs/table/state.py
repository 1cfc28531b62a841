"""Constants for the numbers in the state of a Catacombs match."""

from typing import Final

from mypy_extensions import i64

# Values of `phase`: the segment that comes next.
SETUP: Final = 0
START: Final = 1  # of a turn: exhaustion, draw
CARD: Final = 2  # a card is chosen, or discarded by a stunned player
SHOT: Final = 3  # the next shot of the sequence: its target and the position of its projectile
FLICK: Final = 4  # one flick of that shot and its results
ABILITY: Final = 5  # after the sequence; then the card is put away
SURPRISE: Final = 6  # possibly another card
OBSTACLE: Final = 7
FINISH: Final = 8  # of a turn: late draw, flip
OVER: Final = 9
PHASES: Final = (
    "setup",
    "start",
    "card",
    "shot",
    "flick",
    "ability",
    "surprise",
    "obstacle",
    "finish",
    "over",
)

SWORD: Final = 0
SKULL: Final = 1
BANK: Final = 2  # after the two teams in `pools`

# Discs by number: the characters 1 and 2 of Sword, those of Skull, the obstacles, the projectile of a shot.
CHARACTERS: Final = 4
DISCS: Final = 9
PROJECTILE: Final = 9
NOBODY: Final = -1
NO_CARD: Final = -1


def team_of(disc: i64) -> i64:
    """Return the team of the character."""
    return disc >> 1
