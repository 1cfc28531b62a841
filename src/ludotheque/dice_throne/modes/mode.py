"""What a mode of play settles."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne.state import DiceState

HEAL_ABOVE_START: Final = 10  # DT-HP-1


class Mode:
    """Seats, dials, order of play, who is whose opponent, and who has won."""

    def __init__(self, name: str, seats: int, health: int, dial_of: list[int]) -> None:
        self.name = name
        self.seats = seats
        self.health = health
        self.dial_of = dial_of
        self.cap = health + HEAL_ABOVE_START

    @abstractmethod
    def priority(self, state: DiceState) -> list[int]:
        """Undefeated seats in the order in which they act, the Active Player first (DT-TIMING-5)."""

    @abstractmethod
    def opponents(self, state: DiceState, seat: i64) -> list[int]:
        """Undefeated opponents, in priority order from that seat."""

    @abstractmethod
    def are_opponents(self, one: i64, other: i64) -> bool:
        """Do they play against each other?"""

    @abstractmethod
    def next_player(self, state: DiceState) -> int:
        """Whose turn comes after the Active Player's."""

    @abstractmethod
    def hand_viewers(self, seat: i64) -> int:
        """The eyes that may look into a seat's hand (DT-COMP-6)."""

    @abstractmethod
    def verdict(self, state: DiceState) -> str:
        """The winner, "draw", or nothing while the game goes on (DT-INV-3)."""
