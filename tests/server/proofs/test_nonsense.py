"""A flood of broken and misplaced messages: every one is refused, nothing changes, and nothing grows."""

import asyncio
import json
import os
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.server.store.store import Store
from tests.server.proofs.nonsense import broken, misplaced
from tests.server.proofs.players import Json, Player, ServerAddress, seated
from tests.server.proofs.processes import Served, served
from tests.server.proofs.stored import whole_room
from tests.server.proofs.tables import table

pytestmark = pytest.mark.anyio
SCALE = int(os.environ.get("CONTRACT_SCALE", "1"))  # a soak says ten times as many
MESSAGES = 2_000 * SCALE
WARM = MESSAGES // 2  # by then memory has its size
GROWTH = 4_000_000  # bytes, for as many messages again
BROKEN_EACH = 15  # after twenty the connection is closed
BATCH = 50
SAME = ("seq", "view", "questions", "waiting", "phase")


class BadClient(Player):
    """A client with a seat that sends invalid messages."""

    async def send_bad_messages(self, said: int) -> None:
        """Send this many messages; each gets one refusal."""
        await self.connect()
        marks = [True] * BROKEN_EACH + [False] * (said - BROKEN_EACH)
        self.random.shuffle(marks)
        for bad in marks:
            await self.send_bad_message(broken(self.random) if bad else misplaced(self.random))
        await self.disconnect()

    async def send_bad_message(self, message: Json | str | bytes) -> None:
        assert self.socket is not None
        if isinstance(message, bytes):
            await self.socket.send(message)
        else:
            await self.send(message)
        assert await self.refused(), message

    async def refused(self) -> bool:
        """Return whether the next message other than a state or presence is a refusal."""
        try:
            async with asyncio.timeout(20):
                while (said := await self.receive())["type"] in ("state", "presence"):
                    pass
        except TimeoutError:
            return False
        return bool(said["type"] == "refused")


async def stored(url: str, room: str) -> tuple[int, bytes]:
    """Return the length of the journal and a snapshot."""
    store = await Store.open(url)
    found, entries = await whole_room(store, room)
    await store.close()
    return len(entries), found.dump()


async def test_nothing_comes_of_nonsense(sqlite_url: str) -> None:
    async with served(sqlite_url) as (process,):
        made = await process.make(table("dice_throne-duel-2"))
        players = await seated(process.where, made, "nonsense")
        for _ in range(9):
            await one_answer(players)
        await settle(players[0])
        for player in players:
            await player.disconnect()
        before = await stored(sqlite_url, made["room"])
        bad_client = BadClient(process.where, made["room"], players[0].token, "bad_client")
        await bad_client.connect()
        shown = bad_client.state
        await bad_client.disconnect()
        await flood(process, bad_client)
        assert before == await stored(sqlite_url, made["room"])
        await bad_client.connect()
        assert [bad_client.state.get(field) for field in SAME] == [shown.get(field) for field in SAME]
        counted = await process.counted()
        assert counted["ludo_errors_total"] == 0, process.logged()
        assert counted['ludo_refused_total{reason="malformed"}'] > MESSAGES / 10
        assert (await process.ask("GET", "/healthz")).json()["status"] == "ok"
        for player in players:
            await player.connect()
        await one_answer(players)
        for player in (bad_client, *players):
            await player.disconnect()
        assert "Traceback" not in process.logged()


async def settle(player: Player) -> None:
    """One thing at a time is done in a room: once this is shown, whatever followed from the answers is written."""
    await player.send({"type": "rename", "seat": 0, "name": "Heckled"})
    while player.state["seats"][0].get("name") != "Heckled":
        await player.receive()


async def flood(process: Served, bad_client: BadClient) -> None:
    warm = 0
    for said in range(0, MESSAGES, BATCH):
        if said <= WARM:
            warm = process.memory()
        await bad_client.send_bad_messages(BATCH)
        await interrupt(process.where, bad_client.random)
    assert process.memory() - warm < GROWTH


async def interrupt(where: ServerAddress, random: Random) -> None:
    """A message in place of a hello: the connection is closed, and that is all."""
    async with connect(where.socket, proxy=None, compression=None) as socket:
        await socket.send(json.dumps(misplaced(random)))
        with pytest.raises(ConnectionClosed) as end:
            await only_refusals(socket)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code in (4400, 4404)


async def only_refusals(socket: ClientConnection) -> None:
    while True:
        assert json.loads(await socket.recv())["type"] in ("refused", "closing")


async def one_answer(players: list[Player]) -> None:
    """Let a player who is asked answer."""
    async with asyncio.timeout(60):
        while not (asked := [player for player in players if player.question() is not None]):
            await asyncio.wait([asyncio.create_task(heard(player)) for player in players])
        await asked[0].step()
        while asked[0].sent is not None:
            await asked[0].receive()


async def heard(player: Player) -> None:
    try:
        async with asyncio.timeout(0.1):
            await player.receive()
    except TimeoutError:
        pass
