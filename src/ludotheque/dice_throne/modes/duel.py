"""One against one (DT-MODE-1V1)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne.modes.mode import Mode
from ludotheque.dice_throne.state import DiceState

FIRST_ACTIVE: Final = [0, 1]  # asked for at every window, changed by nobody
SECOND_ACTIVE: Final = [1, 0]


class Duel(Mode):
    """Two players, 50 health each, no Targeting Roll Phase, turns alternate."""

    def __init__(self) -> None:
        super().__init__("duel", 2, 50, [0, 1])

    def priority(self, state: DiceState) -> list[int]:
        return FIRST_ACTIVE if state.active == 0 else SECOND_ACTIVE

    def opponents(self, state: DiceState, seat: i64) -> list[int]:
        return [] if state.heroes[1 - seat].defeated else [1 - seat]

    def are_opponents(self, one: i64, other: i64) -> bool:
        return one != other

    def next_player(self, state: DiceState) -> int:
        return 1 - state.active

    def hand_viewers(self, seat: i64) -> int:
        return 1 << seat

    def verdict(self, state: DiceState) -> str:
        first, second = state.heroes[0].defeated, state.heroes[1].defeated
        if first and second:
            return "draw"
        if first:
            return "1"
        return "0" if second else ""
