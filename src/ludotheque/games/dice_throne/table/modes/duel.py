"""One against one (DT-MODE-1V1)."""

from ludotheque.games.dice_throne.table.modes.mode import Mode
from ludotheque.games.dice_throne.table.state import DiceState


class Duel(Mode):
    """Two players, 50 health each, no Targeting Roll Phase, turns alternate."""

    def __init__(self) -> None:
        super().__init__("duel", 50, [0, 1], [0, 1])

    def next_player(self, state: DiceState) -> int:
        return 1 - state.active
