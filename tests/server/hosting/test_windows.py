"""A window on the wire: everybody at once, in priority order on the tape, and nobody learns who had a choice."""

import pytest

from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live import Live
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.wire import up
from tests.server.hosting.desk import Json, Listener, hosting, make, sit_all, until
from tests.server.web.plans import duel

pytestmark = pytest.mark.anyio
HEROES = ["monk", "ninja", "barbarian", "moon_elf"]
FOUR = duel("link", "link", "link", "link", mode="2v2", heroes=HEROES)
UNHURRIED = HostSettings(shortest_pause=0.01, longest_pause=0.02)


async def crowd(host: Host) -> tuple[Live, list[Listener]]:
    live, made = await make(host, FOUR)
    await sit_all(host, live, made)
    return live, [Listener(host, live, (seat,)).come() for seat in range(4)]


async def go_on(live: Live, listeners: list[Listener]) -> None:
    """The next seat that is asked answers as a clock would, so that hands stay full."""
    await until(lambda: live.hold is None)
    decision = live.room.decision()
    assert decision is not None
    spelled = live.room.game.verbs.spell(decision.fallback())
    await listeners[decision.owner].wishes.give(decision.owner, live.beat, spelled)


async def window_of_two(live: Live, listeners: list[Listener]) -> list[int]:
    """Play on until two seats can respond at once."""
    for _ in range(400):
        if live.room.in_window() and len(live.room.asked()) > 1:
            await until(lambda: live.hold is None)
            return list(live.room.asked())
        await go_on(live, listeners)
    raise AssertionError("no such window came")


def last(listener: Listener) -> Json:
    return listener.states()[-1]


async def test_all_who_can_respond_are_asked_at_once_and_nobody_hears_of_another(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        asked = await window_of_two(live, listeners)
        for seat, listener in enumerate(listeners):
            state = last(listener)
            assert state["window"]
            assert "waiting" not in state
            assert [question["seat"] for question in state.get("questions", [])] == ([seat] if seat in asked else [])


async def test_a_pass_ahead_is_kept_and_fed_in_its_turn(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        _, second, *_ = await window_of_two(live, listeners)
        seq = last(listeners[second])["seq"]
        before = len(live.room.match.records)  # type: ignore[union-attr] # it has begun
        others = [len(listener.states()) for listener in listeners]
        question = live.room.question(second)
        assert question is not None
        passing = live.room.game.verbs.spell(question.fallback())
        await listeners[second].wishes.obey(up.Answer(seq, second, action=passing))
        assert listeners[second].heard[-2] == {"type": "ack", "seq": seq}
        assert last(listeners[second])["answered"] == [second]
        assert len(live.room.match.records) == before  # type: ignore[union-attr] # the same
        await listeners[second].wishes.obey(up.Undo(seq, second))
        assert "answered" not in last(listeners[second])
        await listeners[second].wishes.obey(up.Answer(seq, second, action=passing))
        for seat, listener in enumerate(listeners):
            assert seat == second or len(listener.states()) == others[seat], "nobody learns that it passed"
        await go_on(live, listeners)
        assert len(live.room.match.records) >= before + 2  # type: ignore[union-attr] # the same


async def test_a_pass_in_an_open_window_shows_to_its_own_seat_alone(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        first, *_ = await window_of_two(live, listeners)
        counts = [len(listener.states()) for listener in listeners]
        seq = last(listeners[first])["seq"]
        await go_on(live, listeners)
        assert live.room.in_window()
        for seat, listener in enumerate(listeners):
            assert (len(listener.states()) > counts[seat]) == (seat == first)
        assert last(listeners[first])["seq"] == seq
        assert "questions" not in last(listeners[first])


async def test_standing_orders_pass_by_themselves(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        asked = await window_of_two(live, listeners)
        for seat in asked:
            await listeners[seat].wishes.obey(up.StandingOrders(seat, "changes", pass_on=True))
        assert not live.room.in_window() or list(live.room.asked()) != asked
        assert {"type": "standing", "seat": asked[0], "setting": "changes"} in listeners[asked[0]].heard
