"""Replays over HTTP: read, looked at page by page, played on."""

import msgspec
import pytest

from ludotheque.server.rooms.replays import replay_content
from tests.server.hosting.test_films import SETUPS, played
from tests.server.web.plans import dungeon
from tests.server.web.running import Client, Json, Running

pytestmark = pytest.mark.anyio


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def read_in(running: Running) -> Json:
    content = msgspec.json.encode(replay_content(played(SETUPS[1])))
    answer = await running.http.post("/api/import", content=content)
    assert answer.status_code == 201
    made: Json = answer.json()
    return made


async def test_a_replay_is_looked_at_page_by_page(running: Running) -> None:
    made = await read_in(running)
    path, headers = f"/api/rooms/{made['room']}/frames", bearer(made["host"])
    first = (await running.http.get(path, params={"lang": "fr"}, headers=headers)).json()
    assert len(first["frames"]) == min(50, first["total"])
    assert first["marks"]
    last = await running.http.get(path, params={"from": first["total"] - 1, "seat": 0}, headers=headers)
    assert [frame["n"] for frame in last.json()["frames"]] == [first["total"] - 1]
    for wrong, status in ({"from": first["total"]}, 404), ({"seat": 9}, 404), ({"from": "x"}, 400), ({"to": -1}, 400):
        assert (await running.http.get(path, params=wrong, headers=headers)).status_code == status
    assert (await running.http.get(path)).status_code == 403


async def test_a_branch_is_a_room_of_its_own(running: Running) -> None:
    made = await read_in(running)
    path, headers = f"/api/rooms/{made['room']}/branch", bearer(made["host"])
    answer = await running.http.post(path, json={"at": 5, "seat": 0}, headers=headers)
    assert answer.status_code == 201
    async with Client(running, answer.json()["room"], answer.json()["host"]) as client:
        question = await client.until_asked()
        assert question is not None
        await client.answer(question["seat"], question["answers"][0]["action"])
        await client.until("ack")
    for wrong in ({"at": 99_999, "seat": 0}, {"at": 5, "seat": 3}):
        assert (await running.http.post(path, json=wrong, headers=headers)).status_code == 404
    unknown = await running.http.post(path, json={"at": 5, "seat": 0, "level": "god"}, headers=headers)
    assert unknown.status_code == 422


async def test_a_match_that_goes_on_has_no_frames(running: Running) -> None:
    made = await running.make(dungeon())
    headers = bearer(made["host"])
    for answer in (
        await running.http.get(f"/api/rooms/{made['room']}/frames", headers=headers),
        await running.http.post(f"/api/rooms/{made['room']}/branch", json={"at": 0, "seat": 0}, headers=headers),
    ):
        assert answer.status_code == 409
        assert answer.json()["code"] == "host_not_over"


async def test_a_tutorial_begins_as_written(running: Running) -> None:
    answer = await running.http.post("/api/tutorials/dice_throne")
    assert answer.status_code == 201
    made = answer.json()
    async with Client(running, made["room"], made["host"]) as client:
        await client.until("state", lambda state: state["phase"] == "playing")
        hand = [card["card"] for card in client.state["view"]["seats"][0]["hand"]]
        assert hand == ["smack_2", "getting_paid", "not_this_time", "feelin_good"]
        assert client.state["view"]["active"] == 0
    assert (await running.http.post("/api/tutorials/chess")).status_code == 404
