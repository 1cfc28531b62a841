"""Two processes on one PostgreSQL: it does not matter with which of them one speaks."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL

from ludotheque.kernel.replay import verify
from ludotheque.server.rooms.entries import Answered
from ludotheque.server.rooms.replays import replay_of
from ludotheque.server.store.store import Store
from tests.server.databases import fresh_database
from tests.server.proofs.players import Json, Player, Where
from tests.server.proofs.processes import Served, served
from tests.server.proofs.stored import check_kept, whole_room
from tests.server.proofs.tables import table

pytestmark = pytest.mark.anyio
NAMES = ("dice_throne-duel-2", "one_deck_dungeon-pair-2", "catacombs_conquest-duel-2")


@pytest.fixture(scope="module")
async def workers(anyio_backend: str, postgres: URL) -> AsyncIterator[list[Served]]:
    with fresh_database(postgres) as url:
        async with served(url, url) as processes:
            yield processes


async def apart(workers: list[Served], made: Json) -> list[Player]:
    """The seats of a room, each at another worker."""
    players = [
        Player(Where(workers[seat % 2].where.address), made["room"], link["token"], f"apart {seat}")
        for seat, link in enumerate(made["seats"])
    ]
    for player in players:
        await player.come()
    return players


async def check_stored(workers: list[Served], players: list[Player]) -> list[tuple[int, str]]:
    """What is stored is whole, and holds all that was confirmed; the answers in it."""
    store = await Store.open(workers[0].url)
    room, entries = await whole_room(store, players[0].room)
    await store.close()
    assert room.match is not None
    check_kept(players, entries)
    return [(entry.seat, entry.action) for entry in entries if isinstance(entry, Answered)]


@pytest.mark.parametrize("name", NAMES)
async def test_seats_at_different_workers_play_a_whole_game(workers: list[Served], name: str) -> None:
    players = await apart(workers, await workers[0].make(table(name)))
    await asyncio.gather(*(player.play() for player in players))
    digests: set[str] = set()
    for worker, player in zip(workers, players, strict=True):
        headers = {"authorization": f"Bearer {player.token}"}
        replay = (await worker.ask("GET", f"/api/rooms/{player.room}/replay", headers=headers)).json()
        digests.add(str(verify(replay_of(replay)).digest()))
        await player.go()
    assert len(digests) == 1
    assert len({(player.state["result"]["outcome"], player.state["result"]["key"]) for player in players}) == 1
    await check_stored(workers, players)
