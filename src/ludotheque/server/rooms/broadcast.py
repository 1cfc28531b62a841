"""Delayed broadcast to spectators."""

from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")
SHORTEST_INTERVAL: Final = 1.0  # seconds between two items
MOST_WAITING: Final = 100  # waiting items, give or take one or two


class Broadcast(Generic[T]):
    """A queue that releases each item after a delay and keeps the newest released item.

    The queue is bounded: of items that follow each other closely, only the last is kept.
    """

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.interval = max(SHORTEST_INTERVAL, delay / MOST_WAITING)
        self.waiting: deque[tuple[float, T]] = deque()
        self.released: T | None = None
        self.released_until = float("-inf")  # when the last released item was due

    def add(self, at: float, item: T) -> None:
        before = self.waiting[-2][0] if len(self.waiting) > 1 else self.released_until
        if self.waiting and self.waiting[-1][0] - before < self.interval:
            self.waiting.pop()
        self.waiting.append((at + self.delay, item))

    def due(self, now: float) -> list[T]:
        """Release and return the items that are due."""
        out: list[T] = []
        while self.waiting and self.waiting[0][0] <= now:
            self.released_until, item = self.waiting.popleft()
            out.append(item)
        if out:
            self.released = out[-1]
        return out

    def latest(self, now: float) -> T | None:
        """Return the item that a new spectator sees now."""
        due = [item for at, item in self.waiting if at <= now]
        return due[-1] if due else self.released

    def next_at(self) -> float | None:
        """Return when the next item is due."""
        return self.waiting[0][0] if self.waiting else None

    def flush(self) -> list[T]:
        """Release all items, because the game is over and nothing is secret any more."""
        out = [item for _, item in self.waiting]
        self.waiting.clear()
        if out:
            self.released = out[-1]
        return out
