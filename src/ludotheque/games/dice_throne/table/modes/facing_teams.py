"""Two teams on facing benches (DT-MODE-2V2, DT-MODE-3V3): seats alternate between the teams in turn order."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.table.modes.mode import ATTACKER_CHOOSES, OPPONENTS_CHOOSE, Mode
from ludotheque.games.dice_throne.table.state import DiceState

TEAMS: Final = 2
DECIDED_BY_OPPONENTS: Final = 5  # DT-MODE-2V2-9


class Benches(Mode):
    """Seat 0 is A1, seat 1 is B1, seat 2 is A2 and so on: A's seats are even, and B1 sits opposite A1."""

    def __init__(self, name: str, each: int) -> None:
        seats = list(range(each * TEAMS))
        bench_a, bench_b = seats[0::2], seats[1::2]
        ring = [bench_a[0], *bench_b, *bench_a[:0:-1]]  # A1, B1 … Bn, An … A2
        super().__init__(name, 50, [seat % TEAMS for seat in seats], ring)
        self.rolls_for_target = True
        self.across: list[list[int]] = [bench_b, bench_a[::-1]]  # left to right, as either bench sees it

    def next_player(self, state: DiceState) -> int:
        """DT-MODE-2V2-3, DT-MODE-3V3-3: zigzag; a team is defeated as a whole, and then the game is over."""
        return (state.active + 1) % self.seats

    def target_of(self, state: DiceState, attacker: i64, value: i64) -> int:
        """DT-MODE-2V2-9, DT-MODE-3V3-5: two faces for each opponent, left to right, as far as there are any."""
        across = self.across[attacker % TEAMS]
        place: i64 = (value - 1) // 2
        if place < len(across):
            return across[place]
        return OPPONENTS_CHOOSE if value == DECIDED_BY_OPPONENTS else ATTACKER_CHOOSES
