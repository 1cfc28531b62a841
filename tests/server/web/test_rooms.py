"""Rooms over HTTP: made, listed, entered, taken home."""

import asyncio
import json
import time
from pathlib import Path

import jsonschema_rs
import pytest
from sqlalchemy import update

from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.store.schema import ROOMS
from ludotheque.server.web import rooms
from ludotheque.server.web.openapi import ENDPOINTS
from tests.server.web.plans import conquest, duel, dungeon
from tests.server.web.running import Client, Json, Running, play, serving

pytestmark = pytest.mark.anyio


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


BROKEN = {
    "no JSON": ("{", 400),
    "an unknown field": (json.dumps(duel(more=1)), 400),
    "no seats": (json.dumps(duel(seats=[])), 422),
    "an unknown game": (json.dumps(duel(game="chess")), 422),
    "an unknown mode": (json.dumps(duel(mode="riot")), 422),
    "an unknown hero": (json.dumps(duel(heroes=["monk", "me"])), 422),
    "an unknown level": (json.dumps(duel(seats=[{"kind": "here"}, {"kind": "bot", "level": "god"}])), 422),
    "an unknown option": (json.dumps(dungeon(options={"gold": "yes"})), 422),
    "bots alone": (json.dumps(duel("bot", "bot")), 422),
    "a wrong kind": (json.dumps(duel("robot", "link")), 400),
}


@pytest.mark.parametrize("name", BROKEN)
async def test_a_plan_that_is_none_is_refused_with_a_reason(running: Running, name: str) -> None:
    body, status = BROKEN[name]
    answer = await running.http.post("/api/rooms", content=body)
    assert answer.status_code == status
    assert answer.json()["reason"]


async def test_a_room_tells_its_secrets_once(running: Running) -> None:
    made = await running.make(duel("here", "link"))
    assert [link["seat"] for link in made["seats"]] == [0, 1]
    assert made["seats"][0]["token"] == made["host"]
    assert len({made["host"], made["seats"][1]["token"], made["spectators"]}) == 3
    answer = await running.http.get(f"/api/rooms/{made['room']}", params={"lang": "fr"})
    summary = answer.json()
    assert summary["phase"] == "waiting"
    assert [seat.get("taken", False) for seat in summary["seats"]] == [True, False]
    assert not any(secret in answer.text for secret in (made["host"], made["seats"][1]["token"], made["spectators"]))
    assert len(summary["commitment"]) == 64


async def test_a_room_in_short_says_whose_turn_it_is_and_sleeps_on(running: Running) -> None:
    made = await running.make(conquest("here", "here"))  # without windows, in which nobody is known to be asked
    path = f"/api/rooms/{made['room']}"
    live = await running.host.room(made["room"])
    assert live is not None
    async with asyncio.timeout(30):
        while not live.room.publicly_asked() or live.scheduler_task is not None:
            await asyncio.sleep(0.002)
    awake = (await running.http.get(path)).json()
    assert awake["waiting"] == list(live.room.publicly_asked())
    await running.host.unload(live, time.time() + 1e6)
    assert made["room"] not in running.host.live
    assert (await running.http.get(path)).json() == awake
    assert made["room"] not in running.host.live, "to be asked about is no reason to wake"


async def test_a_board_is_there_in_both_languages(running: Running) -> None:
    for lang, name in (("en", "Barbarian"), ("fr", "Barbare")):
        answer = await running.http.get("/api/boards/dice_throne/barbarian", params={"lang": lang})
        assert answer.json()["hero"]["name"] == name
    assert (await running.http.get("/api/boards/dice_throne/nobody")).status_code == 404
    assert (await running.http.get("/api/boards/chess/barbarian")).status_code == 404


async def test_a_link_is_a_seat(running: Running) -> None:
    made = await running.make(duel("here", "link"))
    token = made["seats"][1]["token"]
    path = f"/api/rooms/{made['room']}/join"
    assert (await running.http.post(path, json={"token": "B" * 22})).status_code == 403
    assert (await running.http.post(path, json={})).status_code == 403
    joined = await running.http.post(path, json={"token": token, "name": "<b>Zoé</b>"})
    assert (joined.json()["room"], joined.json()["seat"]) == (made["room"], 1)
    own = joined.json()["token"]
    assert own != token
    again = await running.http.post(path, json={"token": own})
    assert again.json() == joined.json(), "who sits there is told so"
    summary = (await running.http.get(f"/api/rooms/{made['room']}")).json()
    assert summary["seats"][1]["name"] == "<b>Zoé</b>", "a name is text; whoever shows it shows it as text"
    assert summary["phase"] in ("waiting", "playing")


async def test_a_new_link_replaces_the_old_one(running: Running) -> None:
    made = await running.make(duel("here", "link"))
    path = f"/api/rooms/{made['room']}/invite"
    old = made["seats"][1]["token"]
    assert (await running.http.post(path, json={"seat": 1}, headers=bearer(old))).status_code == 403
    fresh = (await running.http.post(path, json={"seat": 1}, headers=bearer(made["host"]))).json()["token"]
    join = f"/api/rooms/{made['room']}/join"
    replaced = await running.http.post(join, json={"token": old})
    assert (replaced.status_code, replaced.json()["code"]) == (409, "room_link_replaced")
    assert (await running.http.post(join, json={"token": fresh})).status_code == 200
    taken = await running.http.post(path, json={"seat": 1}, headers=bearer(made["host"]))
    assert (taken.status_code, taken.json()["code"]) == (409, "room_seat_held")


async def test_public_rooms_are_listed_and_open_to_anybody(running: Running) -> None:
    hidden = await running.make(duel())
    made = await running.make(duel("here", "link", policy={"spectators": "open"}, name="Come in"))
    rooms: list[str] = []
    after = ""
    while True:
        page = (await running.http.get("/api/rooms", params={"after": after})).json()
        rooms += [room["room"] for room in page["rooms"]]
        if not (after := page.get("after", "")):
            break
    assert made["room"] in rooms
    assert hidden["room"] not in rooms
    joined = await running.http.post(f"/api/rooms/{made['room']}/join", json={"name": "Anybody"})
    assert joined.json()["seat"] == 1
    full = await running.http.post(f"/api/rooms/{made['room']}/join", json={})
    assert (full.status_code, full.json()["code"]) == (409, "host_no_free_seat")


async def test_private_rooms_make_no_page_of_the_list_empty(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "PAGE", 1)
    monkeypatch.setattr(rooms, "MOST_READ", 1_000)
    for _ in range(4):
        await running.make(duel())
    await running.make(duel("here", "link", policy={"spectators": "open"}, name="Come in"))
    page = (await running.http.get("/api/rooms")).json()
    assert len(page["rooms"]) == 1


async def test_a_list_wakes_nobody(running: Running) -> None:
    made = await running.make(duel("here", "link", policy={"spectators": "open"}, name="Asleep"))
    live = await running.host.room(made["room"])
    assert live is not None
    awake = (await running.http.get(f"/api/rooms/{made['room']}")).json()
    await running.host.unload(live, time.time() + 86_400)
    found: list[Json] = []
    page: Json = {"after": ""}
    while "after" in page:
        page = (await running.http.get("/api/rooms", params={"after": page["after"]})).json()
        found += [room for room in page["rooms"] if room["room"] == made["room"]]
    assert found == [awake]
    assert made["room"] not in running.host.live


async def test_a_room_that_cannot_be_read_hides_no_other_from_the_list(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        policy = {"spectators": "open"}
        rooms = [(await running.make(duel("here", "link", policy=policy)))["room"] for _ in range(3)]
        unreadable, unplayable, good = rooms
        plans = {unreadable: b"{}", unplayable: b""}
        row = await running.host.store.row(unplayable)
        assert row is not None
        plans[unplayable] = row.plan.replace(b'"monk"', b'"nobody"')
        async with running.host.store.engine.begin() as connection:
            for room, plan in plans.items():
                await connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(plan=plan))
        page = (await running.http.get("/api/rooms")).json()
        assert {room["room"] for room in page["rooms"]} == {unplayable, good}
        assert (await running.http.get(f"/api/rooms/{unreadable}")).status_code == 422
        assert running.metric("ludo_errors_total") == 0


@pytest.mark.parametrize("after", ["\x00", "a b", "x" * 33])
async def test_a_list_begins_behind_a_room_or_nowhere(running: Running, after: str) -> None:
    assert (await running.http.get("/api/rooms", params={"after": after})).status_code == 400


async def test_a_replay_is_there_once_it_is_over(running: Running) -> None:
    made = await running.make(dungeon())
    path = f"/api/rooms/{made['room']}/replay"
    assert (await running.http.get(path)).status_code == 403
    assert (await running.http.get(path, headers=bearer(made["host"]))).status_code == 404


async def test_a_game_goes_on_elsewhere(running: Running) -> None:
    made = await running.make(dungeon())
    async with Client(running, made["room"], made["host"]) as client:
        assert await play(client, 5) == 5
        await client.catch_up()
    answer = await running.http.get(f"/api/rooms/{made['room']}/export", headers=bearer(made["host"]))
    assert answer.status_code == 200, answer.text
    again = await running.http.post("/api/import", content=answer.content)
    assert again.status_code == 201, again.text
    other = again.json()
    async with Client(running, other["room"], other["host"]) as client:
        state = await client.until("state", lambda state: state["phase"] == "playing")
    first, second = (running.live(room).room.match for room in (made["room"], other["room"]))
    assert first is not None
    assert second is not None
    assert first.digest() == second.digest()
    assert state["questions"]
    changed = answer.content.replace(b'"seed":"', b'"seed":"f')
    refused = await running.http.post("/api/import", content=changed)
    assert (refused.status_code, refused.json()["code"]) == (422, "broken_file")


async def test_nobody_takes_a_running_game_home_from_others(running: Running) -> None:
    made = await running.make(duel())
    path = f"/api/rooms/{made['room']}/export"
    for token in (made["host"], made["seats"][0]["token"]):
        assert (await running.http.get(path, headers=bearer(token))).status_code == 403


async def test_hints_and_odds_can_be_asked_without_a_socket(running: Running) -> None:
    made = await running.make(dungeon())
    async with Client(running, made["room"], made["host"]) as client:
        await client.until("state", lambda state: state["phase"] == "playing")
    path = f"/api/rooms/{made['room']}"
    hint = await running.http.get(path + "/hint?seat=0&step=2", headers=bearer(made["host"]))
    assert hint.status_code == 200, hint.text
    assert hint.json()["actions"]
    odds = await running.http.get(path + "/odds?seat=0", headers=bearer(made["host"]))
    assert odds.status_code == 200, odds.text
    assert (await running.http.get(path + "/hint?seat=0&step=9", headers=bearer(made["host"]))).status_code == 400
    assert (await running.http.get(path + "/hint?seat=1", headers=bearer(made["host"]))).status_code == 403
    assert (await running.http.get(path + "/hint?seat=0")).status_code == 403


async def test_a_wrong_ruling_is_kept_with_tape_and_view(running: Running) -> None:
    made = await running.make(dungeon())
    path = f"/api/rooms/{made['room']}/report"
    body = {"seat": 0, "text": "This card should not do that."}
    async with Client(running, made["room"], made["host"]) as client:
        await client.until("state", lambda state: state["phase"] == "playing")
    answer = await running.http.post(path, json=body, headers=bearer(made["host"]))
    assert answer.status_code == 201
    (report,) = [one for one in await running.host.store.reports("", 100) if one.id == answer.json()["report"]]
    assert report.words == body["text"]
    assert json.loads(report.tape)["kind"] == "replay"
    assert json.loads(report.view)["heroes"]
    assert (await running.http.post(path, json=body)).status_code == 403
    nothing = await running.http.post(path, json=body | {"text": "a\x00b"}, headers=bearer(made["host"]))
    assert nothing.status_code == 400
    statuses = [(await running.http.post(path, json=body, headers=bearer(made["host"]))).status_code for _ in range(12)]
    assert (statuses[0], statuses[-1]) == (201, 429)
    assert running.metric('ludo_refused_total{reason="reports"}') >= 1


async def test_what_can_be_played_can_be_read(running: Running) -> None:
    games = (await running.http.get("/api/games", params={"lang": "fr"})).json()["games"]
    assert [game["game"] for game in games] == ["dice_throne", "one_deck_dungeon", "catacombs_conquest"]
    assert all(game["levels"] and game["heroes"] and game["modes"] for game in games)
    for game in games:
        for shelf in game["shelves"]:
            assert shelf["name"]
            assert (await running.http.get(f"/api/cards/{game['game']}/{shelf['shelf']}")).status_code == 200
    cards = (
        await running.http.get("/api/cards/dice_throne/monk", headers={"accept-language": "fr-FR,fr;q=0.9"})
    ).json()
    assert all(card["name"] and card["kind"] for card in cards["cards"])
    assert (await running.http.get("/api/cards/dice_throne/nobody")).status_code == 404
    rules = (await running.http.get("/api/rules", params={"under": "DT-ROLL-1"})).json()["rules"]
    assert rules[0]["rule"] == "DT-ROLL-1"
    assert (await running.http.get("/api/rules", params={"under": "XX"})).status_code == 404
    for game in games:
        of_game = (await running.http.get("/api/rules", params={"game": game["game"]})).json()["rules"]
        assert {rule["game"] for rule in of_game} == {game["game"]}
    assert (await running.http.get("/api/rules", params={"game": "chess"})).status_code == 404
    french = (await running.http.get("/api/rules", params={"under": "ODD-GOAL-1", "lang": "fr"})).json()["rules"]
    assert french[0]["text"].startswith("Le groupe gagne quand le gardien")
    assert (french[0]["section"], french[0]["lang"]) == ("1. Matériel, but, fin de partie", "fr")


async def test_the_description_is_whole_and_says_what_is_answered(running: Running) -> None:
    document = (await running.http.get("/api/openapi.json")).json()
    assert document["openapi"].startswith("3.1")
    names = [operation["operationId"] for path in document["paths"].values() for operation in path.values()]
    assert sorted(names) == sorted(endpoint.name for endpoint in ENDPOINTS)
    for schema in document["components"]["schemas"]:
        jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{schema}", "components": document["components"]})
    made = await running.make(conquest())
    summary = (await running.http.get(f"/api/rooms/{made['room']}")).json()
    for name, value in (("Created", made), ("RoomSummary", summary)):
        wanted = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
        jsonschema_rs.validator_for(wanted).validate(value)


async def test_health_and_counts_are_plain(running: Running) -> None:
    health = (await running.http.get("/healthz")).json()
    assert health["status"] == "ok"
    text = (await running.http.get("/metrics")).text
    assert "# TYPE ludo_http_requests_total counter" in text
    assert 'ludo_http_requests_total{status="200"}' in text
    assert all(line.startswith("#") or len(line.rsplit(" ", 1)) == 2 for line in text.splitlines())


async def test_a_server_whose_database_is_gone_is_not_well(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> None:
        raise StoreUnavailable("gone")

    monkeypatch.setattr(running.host.store, "ping", gone)
    answer = await running.http.get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "store")
    monkeypatch.undo()
    monkeypatch.setattr(running.host, "draining", True)
    assert (await running.http.get("/healthz")).json()["status"] == "draining"


async def test_what_is_refused_is_said_in_the_language_of_the_client(running: Running) -> None:
    answer = await running.http.post("/api/rooms", json=duel(game="chess"), headers={"accept-language": "fr"})
    assert (answer.status_code, answer.json()["code"]) == (422, "unknown")
    assert answer.json()["reason"].startswith("Il n’y a pas de jeu")
    twice = dungeon("here", "here", heroes=["mage", "mage"])
    answer = await running.http.post("/api/rooms", json=twice, headers={"accept-language": "fr"})
    assert answer.json()["reason"].startswith("Un héros est là trop souvent")
    made = await running.make(dungeon())
    client = Client(running, made["room"], made["host"])
    client.lang = "fr"
    async with client:
        asked = await client.until_asked()
        assert asked is not None
        await client.send({"type": "answer", "seq": 0, "seat": asked["seat"], "action": asked["answers"][0]["action"]})
        refused = await client.until("refused")
    assert (refused["code"], refused["reason"][:18]) == ("stale", "La partie a avancé")
