"""What a text that is being carried out knows: who uses it, why, and what it has done so far."""

from typing import Final

from mypy_extensions import i64

PARTY: Final = 0  # the seat in whose name the whole party acts


class Now:
    """The circumstances of one text."""

    def __init__(self, seat: i64, cause: str) -> None:
        self.seat = seat  # the hero who uses it; for the dungeon's own texts the first hero concerned
        self.cause = cause  # the content id of the source
        self.anywhere = False  # reaches heroes outside the encounter too (potions, moments between encounters)
        self.turn_start = False
        self.card: i64 = -1  # the card in question: opened, fled, looted
        self.roller: i64 = seat
        self.hero: i64 = -1  # the hero picked last (Target.SAME_HERO)
        self.gained: list[int] = []  # dice this text has gained
        self.given: list[int] = []  # dice discarded for a heroic die
        self.spent: list[bool] = [False]  # does the cube just paid lie in the supply? shared by all texts that answer
        self.skipped = False  # the encounter is to be skipped
        self.resist_rerolled = False

    def for_source(self, seat: i64, cause: str) -> "Now":
        """The same circumstances for a hook that answers to them."""
        now = Now(seat, cause)
        now.anywhere = self.anywhere
        now.turn_start = self.turn_start
        now.card = self.card
        now.roller = self.roller
        now.given = self.given
        now.spent = self.spent
        return now
