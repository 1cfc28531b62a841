"""Who sits where in each mode: seats, dials, turn order, priority, targets and the end of a match."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.table.state_classes import DiceState
from ludotheque.kernel.errors import UnknownContent

HEAL_ABOVE_START: Final = 10  # DT-HP-1
ATTACKER_CHOOSES: Final = -1  # what a targeting die may say instead of a seat
OPPONENTS_CHOOSE: Final = -2


class Mode:
    """Seats, dials, order of play, who is whose opponent, and who has won.

    `teams` says for each seat in which team it is; a team shares one dial and wins together. `ring` are the seats in
    clockwise order around the table.
    """

    def __init__(self, name: str, health: int, teams: list[int], ring: list[int]) -> None:
        self.name = name
        self.seats = len(teams)
        self.health = health
        self.dial_of = teams
        self.cap = health + HEAL_ABOVE_START
        self.rolls_for_target = False  # DT-TARGET-5
        self.from_seat: list[list[int]] = []  # the ring, as each seat counts it
        self.team: list[tuple[int, ...]] = []  # of each seat: all seats at its dial
        for seat in range(self.seats):
            start = ring.index(seat)
            self.from_seat.append(ring[start:] + ring[:start])
            self.team.append(tuple([other for other in range(self.seats) if teams[other] == teams[seat]]))
        self.foes: list[list[int]] = [
            [other for other in self.from_seat[seat] if teams[other] != teams[seat]] for seat in range(self.seats)
        ]

    def priority(self, state: DiceState) -> list[int]:
        """Undefeated seats in the order in which they act: the Active Player, then clockwise (DT-TIMING-5, A-20)."""
        return standing(state, self.from_seat[state.active])

    def opponents(self, state: DiceState, seat: i64) -> list[int]:
        """Undefeated opponents, in priority order from that seat."""
        return standing(state, self.foes[seat])

    def are_opponents(self, one: i64, other: i64) -> bool:
        """Do they play against each other?"""
        return self.dial_of[one] != self.dial_of[other]

    def hand_viewers(self, seat: i64) -> int:
        """The eyes that may look into a seat's hand: the own team's (DT-COMP-6, DT-MODE-2V2-4)."""
        mask = 0
        for other in self.team[seat]:
            mask |= 1 << other
        return mask

    @abstractmethod
    def next_player(self, state: DiceState) -> int:
        """Whose turn comes after the Active Player's."""

    def target_of(self, state: DiceState, attacker: i64, value: i64) -> int:
        """Whom the targeting die means, or who chooses."""
        return ATTACKER_CHOOSES

    def leaders(self, state: DiceState) -> list[int]:
        """Those whom to attack draws a card (DT-MODE-KOTH-5), where the mode has any."""
        return []

    def verdict(self, state: DiceState) -> str:
        """The winner's seat or seats, "draw", or nothing while the game goes on (DT-INV-3)."""
        left: list[int] = []
        for seat in range(self.seats):
            if not state.heroes[seat].defeated and self.dial_of[seat] not in left:
                left.append(self.dial_of[seat])
        if len(left) > 1:
            return ""
        if not left:
            return "draw"
        return "+".join([str(seat) for seat in self.team[self.dial_of.index(left[0])]])


def standing(state: DiceState, seats: list[int]) -> list[int]:
    """Those of them who are not defeated; mostly all, and then the very list."""
    for hero in state.heroes:
        if hero.defeated:
            return [seat for seat in seats if not state.heroes[seat].defeated]
    return seats


class Duel(Mode):
    """Two players, 50 health each, no Targeting Roll Phase, turns alternate."""

    def __init__(self) -> None:
        super().__init__("duel", 50, [0, 1], [0, 1])

    def next_player(self, state: DiceState) -> int:
        return 1 - state.active


TWO_TEAMS: Final = 2
DECIDED_BY_OPPONENTS: Final = 5  # DT-MODE-2V2-9


class Benches(Mode):
    """Seat 0 is A1, seat 1 is B1, seat 2 is A2 and so on: A's seats are even, and B1 sits opposite A1."""

    def __init__(self, name: str, each: int) -> None:
        seats = list(range(each * TWO_TEAMS))
        bench_a, bench_b = seats[0::2], seats[1::2]
        ring = [bench_a[0], *bench_b, *bench_a[:0:-1]]  # A1, B1 … Bn, An … A2
        super().__init__(name, 50, [seat % TWO_TEAMS for seat in seats], ring)
        self.rolls_for_target = True
        self.across: list[list[int]] = [bench_b, bench_a[::-1]]  # left to right, as either bench sees it

    def next_player(self, state: DiceState) -> int:
        """DT-MODE-2V2-3, DT-MODE-3V3-3: zigzag; a team is defeated as a whole, and then the game is over."""
        return (state.active + 1) % self.seats

    def target_of(self, state: DiceState, attacker: i64, value: i64) -> int:
        """DT-MODE-2V2-9, DT-MODE-3V3-5: two faces for each opponent, left to right, as far as there are any."""
        across = self.across[attacker % TWO_TEAMS]
        place: i64 = (value - 1) // 2
        if place < len(across):
            return across[place]
        return OPPONENTS_CHOOSE if value == DECIDED_BY_OPPONENTS else ATTACKER_CHOOSES


THREE_TEAMS: Final = 3
LEFT: Final = 2  # up to this face it is the team on the left
FREE: Final = 5  # from this face on the attacker chooses


class ThreeTeams(Mode):
    """The seats of a team are three apart in the setup and side by side at the table."""

    def __init__(self) -> None:
        super().__init__("2v2v2", 50, [0, 1, 2, 0, 1, 2], [0, 3, 1, 4, 2, 5])
        self.rolls_for_target = True

    def first_of(self, state: DiceState, team: i64) -> int:
        """Player 1 of a team: the Start Player in theirs, otherwise who has the lower seat (DT-MODE-222-3, A-29)."""
        return state.start_player if state.start_player % THREE_TEAMS == team else team

    def turn_order(self, state: DiceState) -> list[int]:
        """DT-MODE-222-4."""
        begins = state.start_player % THREE_TEAMS
        firsts = [self.first_of(state, (begins + step) % THREE_TEAMS) for step in range(THREE_TEAMS)]
        return firsts + [(first + THREE_TEAMS) % self.seats for first in firsts]

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
        team: i64 = (attacker + step) % THREE_TEAMS
        if state.heroes[team].defeated:
            team = (attacker - step) % THREE_TEAMS
        first = self.first_of(state, team)
        return first if value % 2 else (first + THREE_TEAMS) % self.seats


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


SEATS: Final[dict[str, tuple[int, ...]]] = {
    "duel": (2,),
    "king_of_the_hill": (3, 4, 5, 6),
    "2v2": (4,),
    "3v3": (6,),
    "2v2v2": (6,),
}
"""The numbers of players."""


def mode_of(name: str, seats: int) -> Mode:
    """The mode of that name for so many players."""
    if name not in SEATS:
        raise UnknownContent(f"unknown mode {name!r}; allowed: {', '.join(SEATS)}")
    if seats not in SEATS[name]:
        allowed = " or ".join([str(number) for number in SEATS[name]])
        raise UnknownContent(f"mode {name} takes {allowed} heroes, got {seats}")
    if name == "duel":
        return Duel()
    if name == "king_of_the_hill":
        return King(seats)
    return ThreeTeams() if name == "2v2v2" else Benches(name, seats // 2)
