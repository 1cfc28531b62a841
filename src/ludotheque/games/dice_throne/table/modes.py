"""The modes: seats, dials, turn order, priority, targets and the end of a match."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.table.state_classes import DiceState
from ludotheque.kernel.errors import unknown, wrong_seats

HEAL_ABOVE_START: Final = 10  # DT-HP-1
ATTACKER_CHOOSES: Final = -1  # a possible result of a targeting die, instead of a seat
OPPONENTS_CHOOSE: Final = -2


class Mode:
    """Seats, dials, order of play, opponents and winners of one mode.

    `teams` holds the team of each seat; a team shares one dial and wins together. `ring` holds the seats in clockwise
    order around the table.
    """

    def __init__(self, name: str, health: int, teams: list[int], ring: list[int]) -> None:
        self.name = name
        self.seats = len(teams)
        self.health = health
        self.dial_of = teams
        self.cap = health + HEAL_ABOVE_START
        self.rolls_for_target = False  # DT-TARGET-5
        self.from_seat: list[list[int]] = []  # for each seat, the ring beginning with that seat
        self.team: list[tuple[int, ...]] = []  # for each seat, all seats that share its dial
        for seat in range(self.seats):
            start = ring.index(seat)
            self.from_seat.append(ring[start:] + ring[:start])
            self.team.append(tuple([other for other in range(self.seats) if teams[other] == teams[seat]]))
        self.foes: list[list[int]] = [
            [other for other in self.from_seat[seat] if teams[other] != teams[seat]] for seat in range(self.seats)
        ]

    def priority(self, state: DiceState) -> list[int]:
        """Return the undefeated seats in priority order: the Active Player, then clockwise (DT-TIMING-5, A-20)."""
        return standing(state, self.from_seat[state.active])

    def opponents(self, state: DiceState, seat: i64) -> list[int]:
        """Return the undefeated opponents, in priority order from that seat."""
        return standing(state, self.foes[seat])

    def are_opponents(self, one: i64, other: i64) -> bool:
        """Return whether the two seats are opponents."""
        return self.dial_of[one] != self.dial_of[other]

    def hand_viewers(self, seat: i64) -> int:
        """Return the mask of viewers who may see a seat's hand: its own team (DT-COMP-6, DT-MODE-2V2-4)."""
        mask = 0
        for other in self.team[seat]:
            mask |= 1 << other
        return mask

    @abstractmethod
    def next_player(self, state: DiceState) -> int:
        """Return the seat whose turn follows the Active Player's."""

    def target_of(self, state: DiceState, attacker: i64, value: i64) -> int:
        """Return the seat that the targeting die selects, or who chooses."""
        return ATTACKER_CHOOSES

    def leaders(self, state: DiceState) -> list[int]:
        """Return the Leaders, whom to attack draws a card (DT-MODE-KOTH-5), in modes that have them."""
        return []

    def verdict(self, state: DiceState) -> str:
        """Return the winning seat or seats, "draw", or an empty string while the game goes on (DT-INV-3)."""
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
    """Return those of the seats that are not defeated; the same list if none is."""
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
    """Two teams. Seat 0 is A1, 1 is B1, 2 is A2 and so on: A has the even seats, and B1 sits opposite A1."""

    def __init__(self, name: str, each: int) -> None:
        seats = list(range(each * TWO_TEAMS))
        bench_a, bench_b = seats[0::2], seats[1::2]
        ring = [bench_a[0], *bench_b, *bench_a[:0:-1]]  # A1, B1 … Bn, An … A2
        super().__init__(name, 50, [seat % TWO_TEAMS for seat in seats], ring)
        self.rolls_for_target = True
        self.across: list[list[int]] = [bench_b, bench_a[::-1]]  # left to right, as each side sees it

    def next_player(self, state: DiceState) -> int:
        """DT-MODE-2V2-3, DT-MODE-3V3-3: zigzag. No seat is skipped: a team is defeated as a whole, ending the game."""
        return (state.active + 1) % self.seats

    def target_of(self, state: DiceState, attacker: i64, value: i64) -> int:
        """DT-MODE-2V2-9, DT-MODE-3V3-5: two faces for each opponent, left to right; on the others, a player chooses."""
        across = self.across[attacker % TWO_TEAMS]
        place: i64 = (value - 1) // 2
        if place < len(across):
            return across[place]
        return OPPONENTS_CHOOSE if value == DECIDED_BY_OPPONENTS else ATTACKER_CHOOSES


THREE_TEAMS: Final = 3
LEFT: Final = 2  # faces up to this one select the team on the left
FREE: Final = 5  # from this face on, the attacker chooses


class ThreeTeams(Mode):
    """Three teams of two. A team's seats are three apart in the setup and adjacent at the table."""

    def __init__(self) -> None:
        super().__init__("2v2v2", 50, [0, 1, 2, 0, 1, 2], [0, 3, 1, 4, 2, 5])
        self.rolls_for_target = True

    def first_of(self, state: DiceState, team: i64) -> int:
        """Return player 1 of a team: the Start Player in their team, otherwise the lower seat (DT-MODE-222-3, A-29)."""
        return state.start_player if state.start_player % THREE_TEAMS == team else team

    def turn_order(self, state: DiceState) -> list[int]:
        """DT-MODE-222-4: return the seats in turn order."""
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
        """DT-MODE-222-6, 7: left is the next undefeated team clockwise, right the next counterclockwise."""
        if value >= FREE:
            return ATTACKER_CHOOSES
        step: i64 = 1 if value <= LEFT else -1
        team: i64 = (attacker + step) % THREE_TEAMS
        if state.heroes[team].defeated:
            team = (attacker - step) % THREE_TEAMS
        first = self.first_of(state, team)
        return first if value % 2 else (first + THREE_TEAMS) % self.seats


class King(Mode):
    """Free-for-all: 35 health each, clockwise turns, and a bonus card for attacking a Leader."""

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
"""The numbers of players of each mode."""


def mode_of(name: str, seats: int) -> Mode:
    """Return the mode with this name for this number of players."""
    if name not in SEATS:
        raise unknown("mode", name, SEATS)
    if seats not in SEATS[name]:
        raise wrong_seats(name, SEATS[name], seats)
    if name == "duel":
        return Duel()
    if name == "king_of_the_hill":
        return King(seats)
    return ThreeTeams() if name == "2v2v2" else Benches(name, seats // 2)
