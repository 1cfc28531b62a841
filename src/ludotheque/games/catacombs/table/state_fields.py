"""Fields of the state of a Catacombs match. Only scripts/state_classes.py reads this file: nothing imports it.

The order of the fields is the order of their values in files.
"""

from mypy_extensions import i64

from ludotheque.kernel.state_classes import Secrets
from ludotheque.kernel.table import GameState


class CatacombsState(GameState):
    """Everything about a match that its setup does not determine."""

    drawn: list[int]
    secrets: Secrets
    xs: list[int]  # of characters and obstacles, in micrometres from the lower left corner
    ys: list[int]
    projectile: list[int]  # x and y while a projectile is in the arena, otherwise empty
    pools: list[int]  # tokens of Sword, of Skull, of the bank
    piles: list[list[int]]  # per team, the last card is on top
    discards: list[list[int]]  # per team
    hands: list[list[int]]  # per seat
    kept: list[list[int]]  # armor, per team
    playing: i64  # the card in play
    shot: i64  # index in the sequence of its shots
    target: i64  # the target that was chosen, a disc
    flicks: i64  # made in this shot
    markers: list[int]  # per team: 0 is character 1
    stunned: list[int]  # per team: whether its next turn, or the current one, is stunned
    team: i64  # the team whose turn it is
    turn: i64  # single turns, from 1
    layout: i64  # of the obstacles
    phase: i64  # the segment that comes next, and the step while it runs
    reason: str  # why the game ended
    outcome: str
