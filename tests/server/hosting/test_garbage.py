"""What is new is looked through all the time; everything in quiet moments after some work, and after much in any."""

import asyncio
import gc
import time

import pytest

from ludotheque.server.hosting.garbage import (
    MOST_SURVIVORS,
    WORK_WHEN_BUSY,
    WORK_WHEN_IDLE,
    YOUNG_OBJECTS,
    YOUNG_PER_ROUND,
    YOUNG_SECONDS,
    collect_garbage,
)

EVERYTHING = 2


class Enough(Exception):
    """The simulation is over."""


class SimulatedServer:
    """A server with these processor seconds per round, and this many new objects per pause."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, worked: list[float], new: int = 0, garbage: int = 0) -> None:
        self.worked = worked
        self.new = new
        self.garbage = garbage
        self.pauses = 0
        self.count = 0
        self.collections: list[tuple[int, int]] = []
        monkeypatch.setattr(asyncio, "sleep", self.pause)
        monkeypatch.setattr(time, "process_time", lambda: sum(worked[: self.pauses // YOUNG_PER_ROUND]))
        monkeypatch.setattr(gc, "collect", self.collect)
        monkeypatch.setattr(gc, "get_count", lambda: (self.count, 0, 0))
        with pytest.raises(Enough):
            asyncio.run(collect_garbage())

    async def pause(self, seconds: float) -> None:
        assert seconds == YOUNG_SECONDS
        self.pauses += 1
        self.count += self.new
        if self.pauses > YOUNG_PER_ROUND * len(self.worked):
            raise Enough

    def collect(self, generation: int = EVERYTHING) -> int:
        self.collections.append(((self.pauses - 1) // YOUNG_PER_ROUND, generation))
        self.count = 0
        return self.garbage

    def rounds(self, generation: int) -> list[int]:
        """Return the rounds in which that generation was collected."""
        return [number for number, looked in self.collections if looked == generation]


def test_a_quiet_moment_after_some_work_is_used_once(monkeypatch: pytest.MonkeyPatch) -> None:
    server = SimulatedServer(monkeypatch, [WORK_WHEN_IDLE, WORK_WHEN_IDLE, 0.0, 0.0, 0.01])
    assert server.rounds(EVERYTHING) == [2]


def test_without_work_there_is_nothing_to_look_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SimulatedServer(monkeypatch, [0.0, 0.1, 0.0]).collections == []


def test_a_server_that_never_rests_does_so_after_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    busy = [4.0] * int(WORK_WHEN_BUSY / 4.0 + 3)
    assert SimulatedServer(monkeypatch, busy).rounds(EVERYTHING) == [int(WORK_WHEN_BUSY / 4.0)]


def test_what_is_new_is_looked_through_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    server = SimulatedServer(monkeypatch, [4.0] * 3, YOUNG_OBJECTS + 1)
    assert (server.rounds(0), server.rounds(EVERYTHING)) == (
        [number for number in range(3) for _ in range(YOUNG_PER_ROUND)],
        [],
    )


def test_things_that_stay_and_become_many_more_are_looked_through_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SimulatedServer(monkeypatch, [4.0] * 8, MOST_SURVIVORS // YOUNG_PER_ROUND // 2 + 1).rounds(EVERYTHING) == [
        1,
        3,
        5,
        7,
    ]


def test_garbage_is_not_among_the_things_that_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    all_of_it = MOST_SURVIVORS // YOUNG_PER_ROUND // 2 + 1
    assert SimulatedServer(monkeypatch, [4.0] * 8, all_of_it, all_of_it).rounds(EVERYTHING) == []
