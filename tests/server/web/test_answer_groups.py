"""Several answers in one message, over real sockets."""

from pathlib import Path

import pytest

from tests.games.one_deck_dungeon.scenario import scenario, warrior
from tests.server.web.plans import dungeon
from tests.server.web.running import Client, serving

pytestmark = pytest.mark.anyio


async def test_a_group_is_acknowledged_once_undone_once_and_refused_as_a_whole(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        made = await running.make(dungeon())
        async with Client(running, made["room"], made["host"]) as client:
            await client.until("state", lambda state: state["phase"] == "playing")
            room = (await running.quiet(made["room"])).room
            room.match = scenario(warrior()).fight("bandit_1", "S5 S3 S2 S1 A4 A2 M6").match
            room.events_collected = len(room.match.log)
            await client.send({"type": "speak", "lang": "en"})
            asked = await client.until("state")
            answer = {"type": "answer", "seq": asked["seq"], "seat": 0}
            wrong = ["cover:1", "cover:1"]
            await client.send(answer | {"actions": wrong})
            refused = await client.until("refused")
            assert (refused["what"], refused["code"]) == ("answer", "illegal")
            assert refused["reason"].startswith("Answer 2 of 2 (cover:1) cannot be given: ")
            assert refused["rules"]
            assert (await client.until("state"))["questions"] == asked["questions"]
            await client.send(answer | {"actions": ["cover:1", "done", "take_xp"]})
            assert (await client.until("refused"))["code"] == "room_group_chance"
            assert (await client.until("state"))["questions"] == asked["questions"]
            client.received.clear()
            await client.send(answer | {"actions": ["cover:1", "cover:3"]})
            placed = await client.until("state")
            assert [message["type"] for message in client.received] == ["ack", "state"]
            assert placed["questions"] != asked["questions"]
            await client.send({"type": "undo", "seq": placed["seq"], "seat": 0})
            assert (await client.until("state"))["questions"] == asked["questions"]
            await client.send(answer | {"actions": ["cover:1", "cover:3"]})
            assert (await client.until("refused"))["code"] == "stale"
