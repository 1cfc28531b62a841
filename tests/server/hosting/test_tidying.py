"""Garbage is looked for in quiet moments after some work, and after much work in any moment."""

import asyncio
import gc
import time

import pytest

from ludotheque.server.hosting.tidying import EVERY, MANY, MUCH_WORK, SOME_WORK, tidy


class Enough(Exception):
    """The story is told."""


def looks(monkeypatch: pytest.MonkeyPatch, worked: list[float], more: int = 0) -> list[int]:
    """In which of the pauses garbage was looked for, if the server worked so many seconds in each, and things grew."""
    found: list[int] = []
    times, pauses = [0.0], iter(worked)

    async def pause(seconds: float) -> None:
        assert seconds == EVERY
        times.append(times[-1] + next(pauses, float("inf")))
        if times[-1] == float("inf"):
            raise Enough

    monkeypatch.setattr(asyncio, "sleep", pause)
    monkeypatch.setattr(time, "process_time", lambda: times[-1])
    monkeypatch.setattr(gc, "collect", lambda: found.append(len(times) - 2))
    monkeypatch.setattr(gc, "get_count", lambda: (more * (len(times) - 2 - (found[-1] if found else -1)), 0, 0))
    with pytest.raises(Enough):
        asyncio.run(tidy())
    return found


def test_a_quiet_moment_after_some_work_is_used_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, [SOME_WORK, SOME_WORK, 0.0, 0.0, 0.01]) == [2]


def test_without_work_there_is_nothing_to_look_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, [0.0, 0.1, 0.0]) == []


def test_a_server_that_never_rests_does_so_after_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    busy = [4.0] * int(MUCH_WORK / 4.0 + 3)
    assert looks(monkeypatch, busy) == [int(MUCH_WORK / 4.0)]


def test_a_server_whose_things_become_many_more_does_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, [4.0] * 8, MANY // 2) == [2, 5]
