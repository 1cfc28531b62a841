"""What spectators are sent, as late as the room wants it."""

from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")
SHORTEST: Final = 1.0  # seconds between two items
MOST: Final = 100  # items that wait, or one or two more


class Broadcast(Generic[T]):
    """Items in the order they came, each let out when its delay is over; the newest one that is out is kept.

    However fast they come, only so many wait: of those that follow each other closely the last stands for all.
    """

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.step = max(SHORTEST, delay / MOST)
        self.waiting: deque[tuple[float, T]] = deque()
        self.shown: T | None = None
        self.out_at = float("-inf")  # when the last one that is out was due

    def add(self, at: float, item: T) -> None:
        before = self.waiting[-2][0] if len(self.waiting) > 1 else self.out_at
        if self.waiting and self.waiting[-1][0] - before < self.step:
            self.waiting.pop()
        self.waiting.append((at + self.delay, item))

    def due(self, now: float) -> list[T]:
        """What may be shown now and was not before."""
        out: list[T] = []
        while self.waiting and self.waiting[0][0] <= now:
            self.out_at, item = self.waiting.popleft()
            out.append(item)
        if out:
            self.shown = out[-1]
        return out

    def latest(self, now: float) -> T | None:
        """What somebody sees who comes now."""
        ripe = [item for at, item in self.waiting if at <= now]
        return ripe[-1] if ripe else self.shown

    def next_at(self) -> float | None:
        """When something will be due."""
        return self.waiting[0][0] if self.waiting else None

    def flush(self) -> list[T]:
        """Everything that is left: the game is over, and nothing is secret any more."""
        out = [item for _, item in self.waiting]
        self.waiting.clear()
        if out:
            self.shown = out[-1]
        return out
