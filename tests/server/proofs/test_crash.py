"""A server that is killed while people play: whatever it confirmed or showed is there when it comes back."""

import asyncio
import os
from random import Random

import pytest

from ludotheque.server.store.store import Store
from tests.server.proofs.players import TIMEOUT, Json, Player, seated
from tests.server.proofs.processes import Served, served
from tests.server.proofs.stored import check_kept, whole_room
from tests.server.proofs.tables import table

pytestmark = pytest.mark.anyio
SCALE = int(os.environ.get("CONTRACT_SCALE", "1"))  # a soak has ten times as many rooms and kills
ROOMS = 20  # at a time
KILLS = 2
NAMES = ("dice_throne-duel-2", "one_deck_dungeon-solo-1", "catacombs_conquest-duel-2", "one_deck_dungeon-pair-2")
KINDS = {4: ("link", "bot"), 10: ("link", "bot")}  # by the number of the room; the rest are people only
TIMED = (8, 16)
TIMER = {"kind": "turn", "seconds": 2, "window_seconds": 1}
MOST = 90


class CrashRun:
    """Many rooms on one server, with their players."""

    def __init__(self, process: Served, seed: str) -> None:
        self.process = process
        self.random = Random(seed)
        self.seed = seed
        self.tables: list[list[Player]] = []
        self.playing: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        return [player for players in self.tables for player in players]

    async def open(self) -> None:
        for number in range(ROOMS):
            policy = {"policy": {"timer": TIMER}} if number in TIMED else {}
            made: Json = await self.process.make(table(NAMES[number % len(NAMES)], *KINDS.get(number, ()), **policy))
            self.tables.append(await seated(self.process.where, made, f"{self.seed} {number}"))

    def confirmed(self) -> int:
        return sum(len(player.confirmed) for player in self.players)

    async def pause(self) -> None:
        await asyncio.sleep(self.random.random() * 0.01)

    async def play_until(self, more: int) -> None:
        """Wait until this many more answers are confirmed, or all players have stopped."""
        goal = self.confirmed() + more
        while self.confirmed() < goal and not all(task.done() for task in self.playing):
            self.process.check_alive()
            await asyncio.sleep(self.random.random() * 0.02)

    async def play_and_kill(self) -> None:
        """Kill and restart the server at random moments while the players continue."""
        self.playing = [asyncio.create_task(player.play_through_restarts(self.pause)) for player in self.players]
        for _ in range(KILLS):
            await self.play_until(self.random.randint(20, MOST))
            self.process.kill()
            await self.process.start()
        await self.play_until(self.random.randint(20, MOST))
        for task in self.playing:
            task.cancel()
        ended = await asyncio.gather(*self.playing, return_exceptions=True)
        assert not [each for each in ended if not (each is None or isinstance(each, asyncio.CancelledError))]


@pytest.mark.parametrize("batch", range(SCALE))
async def test_nothing_confirmed_is_lost_and_no_room_is_broken(crash_url: str, batch: int) -> None:
    async with served(crash_url) as (process,):
        run = CrashRun(process, f"crash {batch}")
        await run.open()
        await run.play_and_kill()
        await every_room_goes_on(run)
        process.kill()
    store = await Store.open(crash_url)
    for players in run.tables:
        room, entries = await whole_room(store, players[0].room)
        check_kept(players, entries)
        assert room.step >= max(player.seen for player in players)
    await store.close()
    assert run.confirmed() > KILLS * 20


async def is_answered(players: list[Player]) -> bool:
    """Return whether an answer is accepted; the only other result is stale."""
    asked = [player for player in players if player.question() is not None]
    if not asked:
        await asyncio.gather(*(player.connect() for player in players))
        return False
    await asked[0].step()
    said: Json = {}
    while asked[0].sent is not None:
        said = await asked[0].receive()
    assert said["type"] == "ack" or said["code"] == "stale", said
    taken = bool(said["type"] == "ack")
    while said["type"] == "refused":  # the present state follows, in which somebody else may be asked
        heard = await asked[0].receive()
        said = heard if heard["type"] == "state" else said
    return taken


async def every_room_goes_on(run: CrashRun) -> None:
    """Check that each room that is not over accepts an answer after the last restart."""
    for players in run.tables:
        for player in players:
            await player.connect()
        async with asyncio.timeout(TIMEOUT):
            while not (any(player.over for player in players) or await is_answered(players)):
                pass  # an answer from before the line was cut came first
        for player in players:
            await player.disconnect()
