"""Workers on one database: who is there is known to all of them, and so is what somebody suggests."""

import asyncio
import time

import pytest

from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.seating import take_seat
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.protocol import client_messages
from ludotheque.server.protocol.http_bodies import Join
from ludotheque.server.rooms.entries import Left, decode
from ludotheque.server.store.store import Store
from ludotheque.server.telemetry.metrics import Metrics
from tests.server.hosting.desk import Listener, begun, hosting, make, until
from tests.server.web.plans import duel, dungeon

pytestmark = pytest.mark.anyio
PATIENT = HostSettings(
    first_look_seconds=0.0, shortest_pause=0.0, longest_pause=0.001, grace_seconds=3600.0, sweep_seconds=3600.0
)
HASTY = HostSettings(
    first_look_seconds=0.0, shortest_pause=0.0, longest_pause=0.001, grace_seconds=0.02, sweep_seconds=3600.0
)


async def woken(host: Host, live: LiveRoom) -> LiveRoom:
    other = await host.room(live.id)
    assert other is not None
    return other


def presence(listener: Listener) -> tuple[list[int], int]:
    said = [message for message in listener.received if message["type"] == "presence"][-1]
    return said["present"], said.get("spectators", 0)


async def gone(host: Host, live: LiveRoom) -> list[int]:
    """The seats that were said to have gone."""
    entries = [decode(raw) for _, raw in await host.store.entries(live.id, 0)]
    return [entry.seat for entry in entries if isinstance(entry, Left)]


async def test_anyone_who_is_at_another_worker_is_there(postgres_url: str) -> None:
    async with hosting(postgres_url, PATIENT) as here, hosting(postgres_url, PATIENT) as there:
        live, _ = await make(here, duel("here", "link"))
        first = Listener(here, live, (0,)).attach()
        other = await woken(there, live)
        await until(lambda: other.present() == (0,))
        second, spectator = Listener(there, other, (1,)).attach(), Listener(there, other, ()).attach()
        await until(lambda: presence(first) == ([0, 1], 1))
        assert presence(second) == ([0, 1], 1)
        second.commands.host.publisher.send_states(other)
        assert [seat["present"] for seat in second.states()[-1]["seats"]] == [True, True]
        spectator.detach()
        first.detach()
        await until(lambda: presence(second) == ([1], 0))


async def test_a_worker_that_died_has_nobody_any_more(postgres_url: str) -> None:
    async with hosting(postgres_url, HASTY) as there:
        here = Host(await Store.open(postgres_url), HASTY, Metrics())
        await here.start()
        live, made = await make(here, duel("link", "link"))
        for link in made.seats:
            await take_seat(here, live, Join(token=link.token))
        Listener(here, live, (0,)).attach()
        other = await woken(there, live)
        second = Listener(there, other, (1,)).attach()
        await until(lambda: presence(second) == ([0, 1], 0) and other.room.match is not None)
        await until(lambda: not here.tasks)  # a task that is cut off leaves its connection to the database open
        live.stop()
        await here.stop()
        await there.sweep_once(time.time() + 2 * HASTY.sweep_seconds)
        assert presence(second) == ([0, 1], 0), "it may only be silent"
        await there.sweep_once(time.time() + 4 * HASTY.sweep_seconds)
        assert presence(second) == ([1], 0)
        await until(lambda: other.room.seat(0).away)


async def test_anyone_who_goes_from_worker_to_worker_is_not_missed(postgres_url: str) -> None:
    async with hosting(postgres_url, HASTY) as here, hosting(postgres_url, HASTY) as there:
        live, made = await make(here, duel("link", "link"))
        for link in made.seats:
            await take_seat(here, live, Join(token=link.token))
        await begun(live)
        both = [Listener(here, live, (seat,)).attach() for seat in (0, 1)]
        other = await woken(there, live)
        await until(lambda: other.present() == (0, 1))
        moved = Listener(there, other, (1,)).attach()
        await until(lambda: any(1 in elsewhere.seats for elsewhere in live.remote_viewers.values()))
        both[1].detach()
        assert not live.grace_timers
        await asyncio.sleep(3 * HASTY.grace_seconds)
        assert await gone(here, live) == []
        moved.detach()
        await until(lambda: live.room.seat(1).away)


async def test_orders_are_those_of_the_worker_one_speaks_with(postgres_url: str) -> None:
    async with hosting(postgres_url, PATIENT) as here, hosting(postgres_url, PATIENT) as there:
        live, _ = await make(here, duel("here", "link"))
        first = Listener(here, live, (0,)).attach()
        await first.commands.orders(client_messages.StandingOrders(seat=0, setting="respond"))
        first.detach()
        assert live.known_answers.orders(0).orders.setting == "respond", "a cut of the line changes nothing"
        Listener(there, await woken(there, live), (0,)).attach()
        await until(lambda: 0 not in live.known_answers.standing)


async def test_a_suggestion_is_seen_at_the_other_worker(postgres_url: str) -> None:
    async with hosting(postgres_url, PATIENT) as here, hosting(postgres_url, PATIENT) as there:
        live, _ = await make(here, dungeon("here", "here"))
        await until(lambda: live.room.match is not None and live.room.match.waiting() == [0, 1])
        second = Listener(there, await woken(there, live), (0,)).attach()
        question = live.room.question(1)
        assert question is not None
        spelled = live.room.game.verbs.spell(question.options[0])
        first = Listener(here, live, (1,)).attach()
        await first.commands.suggest(client_messages.Suggest(seq=live.step, seat=1, action=spelled))
        await until(lambda: bool(second.states()[-1].get("suggestions")))
        assert [(one["seat"], one["action"]) for one in second.states()[-1]["suggestions"]] == [(1, spelled)]


async def test_anyone_who_does_not_come_back_after_a_crash_is_missed(sqlite_url: str) -> None:
    async with hosting(sqlite_url, PATIENT) as host:
        live, made = await make(host, duel("link", "link"))
        for link in made.seats:
            await take_seat(host, live, Join(token=link.token))
        await begun(live)
    async with hosting(sqlite_url, HASTY) as host:
        live = await woken(host, live)
        Listener(host, live, (0,)).attach()
        await until(lambda: live.room.seat(1).away)
        assert not live.room.seat(0).away
