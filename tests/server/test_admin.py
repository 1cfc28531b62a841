"""`ludo admin` beside a server that runs, and on PostgreSQL."""

import asyncio
import json
from pathlib import Path

import pytest

from ludotheque.cli.main import main
from ludotheque.server.store.connect import file_url
from tests.server.web.plans import duel, dungeon
from tests.server.web.running import Client, serving

Capture = pytest.CaptureFixture[str]


@pytest.mark.anyio
async def test_a_room_that_is_closed_beside_its_server_is_over_with_the_next_answer(tmp_path: Path) -> None:
    url = file_url(tmp_path / "rooms.sqlite")
    async with serving(tmp_path) as running:
        made = await running.make(dungeon("link"))
        room = made["room"]
        (player,) = Client.invited(running, made)
        async with player as client:
            await client.until("state", lambda state: state["phase"] == "playing")
            words = ["admin", "close", room, "--database-url", url, "--lang", "en"]
            assert await asyncio.to_thread(main, words) == 0
            question = client.state["questions"][0]
            await client.answer(question["seat"], question["answers"][0]["action"])
            refused = await client.until("refused")
            assert refused["code"] == "room_over"
            over = await client.until("state", lambda state: state["phase"] == "over")
            assert over["result"]["by"] == "closed"


def test_rooms_move_from_sqlite_to_postgresql_and_back(
    tmp_path: Path, postgres_url: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDO_LANG", "en")

    async def make() -> str:
        async with serving(tmp_path) as running:
            made = await running.make(duel("here", "bot"))
            return str(made["room"])

    room = asyncio.run(make())
    old = ["--database-url", file_url(tmp_path / "rooms.sqlite")]
    new = ["--database-url", postgres_url]
    back = ["--data", str(tmp_path / "back")]
    steps = [
        ["backup", str(tmp_path / "one"), *old],
        ["restore", str(tmp_path / "one"), *new],
        ["close", room, *new],
        ["backup", str(tmp_path / "two"), *new],
        ["restore", str(tmp_path / "two"), *back],
    ]
    for step in steps:
        assert main(["admin", *step]) == 0, step
    capsys.readouterr()
    listed = []
    for place in (old, new, back):
        assert main(["admin", "list", "--json", *place]) == 0
        listed.append(json.loads(capsys.readouterr().out)["rooms"])
    assert [(line["room"], line["state"]) for lines in listed for line in lines] == [
        (room, "open"),
        (room, "closed"),
        (room, "closed"),
    ]
    assert listed[1] == listed[2]
    assert main(["admin", "restore", str(tmp_path / "one"), *new]) == 2
    err = capsys.readouterr().err
    assert "already contains games" in err
    assert postgres_url not in err
