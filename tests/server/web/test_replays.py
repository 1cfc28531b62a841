"""Replays over HTTP: read, looked at page by page, played on."""

import msgspec
import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.match import start
from ludotheque.kernel.replay import content_of
from ludotheque.registry.discovery import game_named
from ludotheque.server.rooms.export import replay_content, sealed
from tests.server.hosting.test_replay_frames import SETUPS, played
from tests.server.web.plans import duel, dungeon
from tests.server.web.running import Client, Json, Running

pytestmark = pytest.mark.anyio
GIVEN_UP = [
    (duel("here", "bot"), "1"),
    (duel("here", "bot", "bot", mode="king_of_the_hill", heroes=["monk", "ninja", "paladin"]), ""),
    (duel("here", "bot", "bot", "bot", mode="2v2", heroes=["monk", "ninja", "paladin", "treant"]), "1+3"),
    (dungeon("here"), "lost"),
]


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


@pytest.mark.parametrize(("plan", "outcome"), GIVEN_UP, ids=lambda one: one["mode"] if isinstance(one, dict) else one)
async def test_the_replay_of_a_game_that_was_given_up_is_over_where_it_is_read(
    running: Running, plan: Json, outcome: str
) -> None:
    made = await running.make(plan)
    async with Client(running, made["room"], made["host"]) as client:
        await client.until_asked()
        await client.send({"type": "resign", "seat": 0})
        ended = await client.until("state", lambda state: state["phase"] == "over")
    assert ended["result"]["outcome"] == outcome
    file = await running.http.get(f"/api/rooms/{made['room']}/replay", headers=bearer(made["host"]))
    again = (await running.http.post("/api/import", content=file.content)).json()
    frames = await running.http.get(f"/api/rooms/{again['room']}/frames", headers=bearer(again["host"]))
    assert frames.status_code == 200
    async with Client(running, again["room"], again["host"]) as client:
        state = await client.until("state")
        assert (state["phase"], state["result"]["by"]) == ("over", "resignation")
        assert state["result"]["outcome"] == outcome


async def test_the_replay_of_a_game_that_was_closed_is_over_where_it_is_read(running: Running) -> None:
    made = await running.make(dungeon("here"))
    async with Client(running, made["room"], made["host"]) as client:
        await client.until_asked()
        await client.send({"type": "close"})
        await client.until("state", lambda state: state["phase"] == "over")
    file = await running.http.get(f"/api/rooms/{made['room']}/replay", headers=bearer(made["host"]))
    again = (await running.http.post("/api/import", content=file.content)).json()
    async with Client(running, again["room"], again["host"]) as client:
        state = await client.until("state")
        assert (state["phase"], state["result"]["by"]) == ("over", "closed")


@pytest.mark.parametrize("ended", [[], {"bots": []}, {"bots": [0], "resigned": [0]}, {"bots": [], "resigned": [7]}])
async def test_an_end_that_cannot_be_is_refused(running: Running, ended: object) -> None:
    match = start(game_named(SETUPS[1].game), SETUPS[1], key_of("end"), (0,))
    content = sealed({**content_of(match), "ended": ended})
    answer = await running.http.post("/api/import", content=msgspec.json.encode(content))
    assert answer.status_code in (409, 422)


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


async def test_a_chapter_of_a_tutorial_begins_where_it_says_and_goes_back_no_further(running: Running) -> None:
    answer = await running.http.post("/api/tutorials/one_deck_dungeon", params={"chapter": "boss"})
    assert answer.status_code == 201
    made = answer.json()
    async with Client(running, made["room"], made["host"]) as client:
        state = await client.until("state", lambda state: state["phase"] == "playing")
        assert state["view"]["floor"] == 3
        assert [question["kind"] for question in state["questions"]] == ["descend"]
        for message in ({"type": "undo", "seq": state["seq"], "seat": 0}, {"type": "ask_takeback", "seat": 0}):
            await client.send(message)
            assert (await client.until("refused"))["code"] == "undo"
    unknown = await running.http.post("/api/tutorials/one_deck_dungeon", params={"chapter": "attic"})
    assert unknown.status_code == 404
