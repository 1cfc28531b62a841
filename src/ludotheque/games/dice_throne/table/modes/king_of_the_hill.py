"""King of the hill (DT-MODE-KOTH): three to six players, each for themselves."""

from ludotheque.games.dice_throne.table.modes.mode import Mode
from ludotheque.games.dice_throne.table.state import DiceState


class King(Mode):
    """35 health each, turns clockwise, a card for those who attack a Leader."""

    def __init__(self, seats: int) -> None:
        super().__init__("king_of_the_hill", 35, list(range(seats)), list(range(seats)))

    def next_player(self, state: DiceState) -> int:
        """DT-MODE-KOTH-2: clockwise, defeated players skipped."""
        for seat in self.from_seat[state.active][1:]:
            if not state.heroes[seat].defeated:
                return seat
        return state.active

    def leaders(self, state: DiceState) -> list[int]:
        """DT-MODE-KOTH-3: the most health among the undefeated."""
        most = max(state.dials)
        return [seat for seat in range(self.seats) if state.dials[seat] == most]
