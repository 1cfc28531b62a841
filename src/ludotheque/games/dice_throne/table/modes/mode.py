"""What a mode of play settles."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.table.state import DiceState

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
