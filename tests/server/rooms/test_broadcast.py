"""What spectators are shown later: in order, never too early, and never more of it in memory than is needed."""

import pytest

from ludotheque.server.rooms.broadcast import MOST_WAITING, SHORTEST_INTERVAL, Broadcast


@pytest.mark.parametrize("delay", [5.0, 60.0, 3600.0])
def test_however_fast_they_come_only_so_many_wait(delay: float) -> None:
    broadcast: Broadcast[float] = Broadcast(delay)
    now, shown = 0.0, 0
    while now < 3 * delay:
        now += delay / 1_000
        broadcast.add(now, now)
        for item in broadcast.due(now):
            assert now - item >= delay
            shown += 1
        assert len(broadcast.waiting) <= MOST_WAITING + 2
    assert shown >= 2 * delay / broadcast.interval / 2, "they are let out all the time"
    assert broadcast.waiting[-1][1] == now, "the newest is never lost"


def test_those_that_come_slowly_are_all_shown() -> None:
    broadcast: Broadcast[int] = Broadcast(10.0)
    for number in range(20):
        broadcast.add(number * SHORTEST_INTERVAL, number)
    assert broadcast.due(100.0) == list(range(20))
    broadcast.add(100.0, 20)
    assert broadcast.next_at() == 110.0
    assert broadcast.latest(109.0) == 19
    assert broadcast.flush() == [20]
