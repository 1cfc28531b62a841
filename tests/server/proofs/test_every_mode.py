"""Every mode of every game over real sockets, cut and taken up again: it ends as the same tape does without them."""

import asyncio
import os
from collections.abc import AsyncIterator, Sequence

import pytest

from ludotheque.cli.main import main
from ludotheque.kernel.match import Match, start
from ludotheque.kernel.replay import play_record, verify
from ludotheque.server.rooms.commitment import commitment
from ludotheque.server.rooms.entries import decode
from ludotheque.server.rooms.export import replay_of
from tests.server.proofs.players import Player, ServerAddress, seated
from tests.server.proofs.stored import check_kept
from tests.server.proofs.tables import TABLES, table
from tests.server.web.running import Running, serving

pytestmark = pytest.mark.anyio
SOAK = tuple(f"dice_throne-king_of_the_hill-{seats}" for seats in (4, 5, 6))
"""Long games. Of this mode `make test` plays the smallest table, and six seats in two modes of teams."""
ALWAYS = ("dice_throne-duel-2", "one_deck_dungeon-pair-2", "catacombs_conquest-duel-2")
SELDOM = 0.05
SCALE = int(os.environ.get("CONTRACT_SCALE", "1"))  # a soak cuts everybody at every number
KINDS = {  # where many sit at a table, some share a screen and some are bots: it is quicker, and must work as well
    "dice_throne-king_of_the_hill-3": ("link", "here"),
    "dice_throne-king_of_the_hill-4": ("here", "link", "here", "bot"),
    "dice_throne-king_of_the_hill-5": ("link", "bot"),
    "dice_throne-king_of_the_hill-6": ("bot", "link", "bot"),
    "dice_throne-3v3-6": ("link", "bot", "here"),
    "dice_throne-2v2v2-6": ("bot", "bot", "link"),
}


@pytest.fixture(scope="module")
async def running(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.soak) if name in SOAK else name for name in TABLES]
)
async def test_it_ends_as_the_same_tape_does_here(running: Running, name: str) -> None:
    made = await running.make(table(name, *KINDS.get(name, ())))
    row = await running.host.store.row(made["room"])
    assert row is not None
    where = ServerAddress(running.address)
    players = [*await seated(where, made, name), Player(where, made["room"], made["spectators"], "spectator")]
    tokens = {player.token for player in players} | {made["host"]}
    for player in players:
        player.secrets = [row.key.hex(), *tokens]
    await players[-1].connect()
    always = name in ALWAYS or SCALE > 1
    cutting = 1.0 if always else SELDOM
    await asyncio.gather(*(player.play(cutting) for player in players))
    await check_end(running, players)
    if always:
        assert players[0].reconnections >= len(set_of_numbers(players[0]))
        everything = len(running.live(made["room"]).room.timed_events)
        told = {len(player.events) for player in players if not player.shared}  # there each person is told anew
        assert told == {everything}, "everything was told once, nothing twice"
    if "bot" in KINDS.get(name, ()):
        match = match_of(running, players[0])
        hows = [match.how_spelled(record) for record in match.records]
        assert {"chosen", "bot"} <= set(hows)
        assert sum(running.host.metrics.bot_seconds.counts) >= hows.count("bot")
        assert running.metric("ludo_bots_failed_total") == 0
    for player in players:
        await player.disconnect()


def set_of_numbers(player: Player) -> set[int]:
    """The numbers at which the player answered for sure."""
    return {given.seq for given in player.confirmed}


def match_of(running: Running, player: Player) -> Match:
    match = running.live(player.room).room.match
    assert match is not None
    return match


async def check_end(running: Running, players: Sequence[Player]) -> None:
    """All were told the same end, and all that happened; key and tape lead to the same digest here."""
    match = match_of(running, players[0])
    results = [player.state["result"] for player in players]
    assert {result["outcome"] for result in results} == {match.outcome}
    (key,) = {bytes.fromhex(result["key"]) for result in results}
    again = start(match.game, match.setup, key, match.humans)
    for record in match.records:
        play_record(again, record)
    assert again.digest() == match.digest()
    answer = await running.http.get(
        f"/api/rooms/{players[0].room}/replay", headers={"authorization": f"Bearer {players[0].token}"}
    )
    assert verify(replay_of(answer.json())).digest() == match.digest()
    kept = running.folder / "replay.json"
    kept.write_bytes(answer.content)
    assert main(["verify", str(kept)]) == 0
    assert {player.commitment for player in players} == {commitment(key)}
    stored = await running.host.store.entries(players[0].room, 0)
    check_kept(players, [decode(raw) for _, raw in stored])
