"""Three teams of two (DT-MODE-222): rounds of all Players 1, then all Players 2."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.table.modes.mode import ATTACKER_CHOOSES, Mode
from ludotheque.games.dice_throne.table.state import DiceState

TEAMS: Final = 3
LEFT: Final = 2  # up to this face it is the team on the left
FREE: Final = 5  # from this face on the attacker chooses


class ThreeTeams(Mode):
    """The seats of a team are three apart in the setup and side by side at the table."""

    def __init__(self) -> None:
        super().__init__("2v2v2", 50, [0, 1, 2, 0, 1, 2], [0, 3, 1, 4, 2, 5])
        self.rolls_for_target = True

    def first_of(self, state: DiceState, team: i64) -> int:
        """Player 1 of a team: the Start Player in theirs, otherwise who has the lower seat (DT-MODE-222-3, A-29)."""
        return state.start_player if state.start_player % TEAMS == team else team

    def turn_order(self, state: DiceState) -> list[int]:
        """DT-MODE-222-4."""
        begins = state.start_player % TEAMS
        firsts = [self.first_of(state, (begins + step) % TEAMS) for step in range(TEAMS)]
        return firsts + [(first + TEAMS) % self.seats for first in firsts]

    def next_player(self, state: DiceState) -> int:
        order = self.turn_order(state)
        place = order.index(state.active)
        for seat in order[place + 1 :] + order[:place]:
            if not state.heroes[seat].defeated:
                return seat
        return state.active

    def target_of(self, state: DiceState, attacker: i64, value: i64) -> int:
        """DT-MODE-222-6, 7: left is the next undefeated team clockwise, right the next the other way round."""
        if value >= FREE:
            return ATTACKER_CHOOSES
        step: i64 = 1 if value <= LEFT else -1
        team: i64 = (attacker + step) % TEAMS
        if state.heroes[team].defeated:
            team = (attacker - step) % TEAMS
        first = self.first_of(state, team)
        return first if value % 2 else (first + TEAMS) % self.seats
