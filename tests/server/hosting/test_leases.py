"""Rooms go on by themselves: whoever minded them may be gone, and nobody has to come for it."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.seating import take_seat
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.hosting.worker_pool import Job, JobResult, WorkerPool
from ludotheque.server.protocol.http_bodies import Join
from ludotheque.server.rooms.room import Room
from ludotheque.server.store.store import Store
from ludotheque.server.telemetry.metrics import Metrics
from tests.server.hosting.desk import hosting, make, sit_all, until
from tests.server.web.plans import duel

pytestmark = pytest.mark.anyio
WATCHFUL = HostSettings(first_look_seconds=0.0, shortest_pause=0.0, longest_pause=0.001, sweep_seconds=0.05)
SELDOM = HostSettings(first_look_seconds=0.0, shortest_pause=0.0, longest_pause=0.001, sweep_seconds=3600.0)
TIMER = {"kind": "turn", "seconds": 1, "window_seconds": 1}


class Stuck(WorkerPool):
    """Workers that never finish a job."""

    async def run(self, _job: Job, _seconds: float) -> JobResult | None:
        await asyncio.Event().wait()
        return None


@asynccontextmanager
async def killed(url: str, settings: HostSettings = WATCHFUL) -> AsyncIterator[Host]:
    """A host that stops without releasing its leases."""
    host = Host(await Store.open(url), settings, Metrics())
    host.workers = Stuck(1)
    await host.start()
    try:
        yield host
    finally:
        for live in host.live.values():
            live.stop()
        await host.stop()


async def test_a_bot_whose_turn_it_was_moves_after_a_crash(store_url: str) -> None:
    async with killed(store_url) as host:
        live, made = await make(host, duel("link", "bot", heroes=["barbarian", "monk"]))
        await take_seat(host, live, Join(token=made.seats[0].token))
        await until(lambda: live.room.match is not None)
        while live.room.bot_turn() is None:
            decision = live.room.decision()
            assert decision is not None
            spelled = live.room.game.verbs.spell(decision.fallback())
            await host.change(live, partial(live.room.propose_answer, 0, live.room.step, spelled))
    async with hosting(store_url, WATCHFUL) as host:
        await until(lambda: host.metrics.answers.values.get("bot", 0) >= 1)
        assert host.viewer_count() == 0


async def test_a_clock_runs_out_after_a_crash(store_url: str) -> None:
    async with killed(store_url) as host:
        live, made = await make(host, duel(policy={"timer": TIMER}))
        await sit_all(host, live, made)
    async with hosting(store_url, WATCHFUL) as host:
        await until(lambda: host.metrics.answers.values.get("clock", 0) >= 1)
        assert host.viewer_count() == 0


async def test_a_worker_takes_over_what_another_promised(postgres_url: str) -> None:
    async with hosting(postgres_url, SELDOM) as other:
        async with killed(postgres_url, SELDOM) as host:
            live, made = await make(host, duel(policy={"timer": {**TIMER, "seconds": 600, "window_seconds": 600}}))
            await sit_all(host, live, made)
            await until(lambda: not host.tasks)
            await other.sweep_once(time.time())
            assert not other.live, "while it is minded there, nobody minds it here"
        await other.sweep_once(time.time() + 3 * SELDOM.sweep_seconds)
        assert list(other.live) == [live.id]


async def test_a_room_whose_clock_runs_for_long_sleeps_until_then(sqlite_url: str) -> None:
    long = {"kind": "turn", "seconds": 600, "window_seconds": 600}
    async with hosting(sqlite_url, HostSettings(idle_seconds=0.0)) as host:
        live, made = await make(host, duel(policy={"timer": long}))
        await sit_all(host, live, made)
        now = time.time()
        await host.sweep_once(now + 1)
        assert not host.live
        assert await host.store.due(now + 500, 9) == []
        await host.sweep_once(now + 400)
        assert not host.live
        await host.sweep_once(now + 590)
        assert list(host.live) == [live.id]


async def test_a_room_that_is_over_is_nobodys_duty(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel(policy={"timer": TIMER}))
        await sit_all(host, live, made)
        assert await host.store.due(time.time() + 1000, 9) == [live.id]
        await host.change(live, live.room.propose_close)
        await host.save_all()
        assert await host.store.due(time.time() + 1000, 9) == []


async def test_people_alone_without_clocks_are_nobodys_duty(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel())
        await sit_all(host, live, made)
        await host.save_all()
        assert await host.store.due(time.time() + 1000, 9) == []


async def test_a_room_that_cannot_be_opened_is_not_tried_for_ever(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(sqlite_url, HostSettings(idle_seconds=0.0)) as host:
        live, made = await make(host, duel(policy={"timer": TIMER}))
        await sit_all(host, live, made)
        host.live.clear()

        async def broken(_room: str) -> None:
            raise RequestRefused("host-busy")

        monkeypatch.setattr(host, "room", broken)
        await host.leases.load_due(time.time() + 1000)
        assert await host.store.due(time.time() + 1000, 9) == []
        assert host.metrics.errors.total() == 1
        live.stop()


async def test_a_draft_goes_on_when_time_is_up(sqlite_url: str) -> None:
    policy = {"timer": TIMER, "draft": {"kind": "snake"}}
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel(heroes=[None, None], policy=policy))
        await sit_all(host, live, made)
        assert live.room.phase == "playing"
        assert host.metrics.errors.total() == 0


async def test_a_draft_that_wakes_late_has_all_its_time(store_url: str) -> None:
    """As an older server left it: its checkpoint stands in the middle of a choice that has no time."""
    policy = {"timer": {"kind": "turn", "seconds": 50, "window_seconds": 9}, "draft": {"kind": "snake"}}
    async with killed(store_url, SELDOM) as host:
        live, made = await make(host, duel(heroes=[None, None], policy=policy))
        for link in made.seats:
            await take_seat(host, live, Join(token=link.token))
        old = Room.load(live.room.plan, live.room.key, live.room.dump())
        old.state.clocks.window_left = 0.0
        old.state.clocks.since -= 100.0
        await host.store.put_checkpoint(live.id, old.seq, old.rules, old.dump())
    before = time.time()
    async with hosting(store_url, SELDOM) as host:
        woken = await host.room(live.id)
        assert woken is not None
        assert woken.room.phase == "drafting"
        due = woken.room.deadline()
        assert due is not None
        assert before + 50 <= due
        assert [seat.hero for seat in woken.room.state.seats] == [None, None]
        again = await host.writer.load(live.id)
        assert again is not None
        assert again.room.seq == woken.room.seq, "once is enough"
