"""What becomes of rooms beside their journals: ends, rematches, and plans that nobody can play any more."""

import asyncio
import time

import msgspec
import pytest
from sqlalchemy import update

from ludotheque.kernel.errors import LudoError
from ludotheque.server.protocol import client_messages
from ludotheque.server.rooms.entries import encode
from ludotheque.server.rooms.plan import encode_plan
from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.store.schema import ROOMS
from tests.server.hosting.desk import Listener, begun, hosting, make, sit_all, until
from tests.server.web.plans import duel, dungeon

pytestmark = pytest.mark.anyio


async def test_a_room_that_ended_just_before_a_crash_is_no_longer_open(sqlite_url: str) -> None:
    """The last entry is in the journal, and the server was killed before it wrote anything else."""
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, dungeon())
        await begun(live)
        (entry,) = live.room.propose_resign(0, time.time())
        await host.store.append(live.id, entry.seq, encode(entry), entry.at)
        host.live.clear()
        assert await host.store.count("open") == 1
    async with hosting(sqlite_url) as host:
        woken = await host.room(live.id)
        assert woken is not None
        assert woken.room.over
        assert woken.finished
        assert await host.store.count("open") == 0
        assert await host.store.replay(live.id) is not None


async def test_the_end_is_written_again_if_it_could_not_be(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, dungeon())
        await begun(live)
        player = Listener(host, live, (0,)).attach()

        async def gone(*_given: object) -> None:
            raise StoreUnavailable("gone")

        with monkeypatch.context() as patch:
            patch.setattr(host.store, "put_replay", gone)
            with pytest.raises(StoreUnavailable):
                await player.commands.handle(client_messages.Resign(0))
        assert await host.store.count("open") == 1
        await host.apply_orders(live)
        assert live.finished
        assert await host.store.count("open") == 0


async def test_two_simultaneous_rematches_are_one(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel())
        await sit_all(host, live, made)
        players = [Listener(host, live, (seat,)).attach() for seat in (0, 1)]
        await players[0].commands.handle(client_messages.Resign(0))
        requests = [player.commands.handle(client_messages.Rematch(seat)) for seat, player in enumerate(players)]
        ended = await asyncio.gather(*requests, return_exceptions=True)
        assert ended == [None, None], "the second wish agrees to the first"
        assert {row.id for row in await host.store.rows("open", "", 10)} == {live.room.state.rematch}


async def test_a_rematch_that_another_process_was_quicker_with_is_not_left_behind(postgres_url: str) -> None:
    """The process that wrote the last agreement was killed before it made the room."""
    async with hosting(postgres_url) as here, hosting(postgres_url) as there:
        live, made = await make(here, duel())
        await sit_all(here, live, made)
        await Listener(here, live, (0,)).commands.handle(client_messages.Resign(0))
        await Listener(here, live, (0,)).commands.handle(client_messages.Rematch(0))
        (entry,) = live.room.propose_rematch_answer(1, True, time.time())
        await here.store.append(live.id, entry.seq, encode(entry), entry.at)
        other = await there.room(live.id)
        assert other is not None
        await here.catch_up(live)
        requests = [Listener(host, room, (0,)).commands for host, room in ((here, live), (there, other))]
        await asyncio.gather(*(each.handle(client_messages.Rematch(0)) for each in requests), return_exceptions=True)
        await until(lambda: bool(live.room.state.rematch))
        assert [row.id for row in await here.store.rows("open", "", 10)] == [live.room.state.rematch]


async def test_a_room_whose_plan_cannot_be_played_any_more_can_be_looked_at(sqlite_url: str) -> None:
    """A hero was renamed, say: the room is shown, the list goes on, and only an unreadable plan is left out."""
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel("here", "link"))
        await sit_all(host, live, made)
        listener = Listener(host, live, (0,)).attach()
        told = len(live.room.timed_events)
        listener.detach()
    plan = msgspec.structs.replace(live.room.plan, heroes=("nobody", "ninja"))
    async with hosting(sqlite_url) as host:
        async with host.store.engine.begin() as connection:
            await connection.execute(update(ROOMS).values(plan=encode_plan(plan)))
        woken = await host.room(live.id)
        assert woken is not None
        assert woken.room.phase == "readonly"
        assert len(woken.room.timed_events) == told
        again = Listener(host, woken, (0,)).attach()
        assert again.states()[-1]["phase"] == "readonly"
        with pytest.raises(LudoError):
            await again.commands.handle(client_messages.Resign(0))
