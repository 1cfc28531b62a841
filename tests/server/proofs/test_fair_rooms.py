"""A host who tries to cheat: to read a guest's hand, to hand a guest's seat to a bot."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server.store.store import Store
from tests.server.invited import join, own_token
from tests.server.proofs.players import Json, Player
from tests.server.proofs.processes import served
from tests.server.proofs.stored import whole_room
from tests.server.proofs.tables import table
from tests.server.web.plans import Plan, conquest, duel
from tests.server.web.running import Client, Running, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def running(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def opened(running: Running, plan: Plan | None = None) -> tuple[Json, Client, Client]:
    """A duel of a host and a guest who came by the link; both look at the match."""
    made = await running.make(plan or duel("here", "link"))
    host, guest = Client.invited(running, made)
    await begin(host, guest)
    return made, host, guest


async def begin(*clients: Client) -> None:
    for client in clients:
        await client.connect()
    for client in clients:
        await client.until("state", lambda state: state["phase"] == "playing")


async def refused(running: Running, room: str, token: str) -> Json:
    """What somebody hears who comes with that secret, before the door is closed."""
    async with Client(running, room, token) as stranger:
        with pytest.raises(ConnectionClosed) as end:
            await stranger.until("state")
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4403
    return stranger.received[0]


async def goes(host: Client, guest: Client) -> None:
    """The guest's line is cut, and the time is over in which that is no absence yet."""
    await guest.disconnect()
    await host.until("presence", lambda message: message["present"] == [0])
    live = host.running.live(host.room)
    live.grace_timers[1].cancel()
    host.running.host.scheduler.end_grace_period(live, 1)
    await host.until("state", lambda state: state["seats"][1].get("away", False))


# The link of a seat.


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_link_of_a_seat_that_is_taken_shows_nobody_its_hand(running: Running, lang: str) -> None:
    made, host, guest = await opened(running)
    link = made["seats"][1]["token"]
    path = f"/api/rooms/{made['room']}"
    assert (await refused(running, made["room"], link))["code"] == "room_link_sat"
    for door in ("hint?seat=1&step=1", "odds?seat=1", "export"):
        assert (await running.http.get(f"{path}/{door}", headers=bearer(link))).status_code == 403
    told = await running.http.get(f"{path}/link", headers=bearer(link), params={"lang": lang})
    assert (told.status_code, told.json()["code"]) == (409, "room_link_sat")
    again = await running.http.post(f"{path}/join", json={"token": link}, params={"lang": lang})
    assert (again.status_code, again.json()) == (409, told.json())
    assert "2" in told.json()["reason"]
    await guest.send({"type": "ping", "at": 1.0})
    await guest.until("pong")
    for client in (host, guest):
        await client.disconnect()


async def test_a_link_alone_opens_no_socket(running: Running) -> None:
    """It is to sit down with; nothing of the room is shown before."""
    made = await running.make(duel("here", "link"))
    link = made["seats"][1]["token"]
    assert (await refused(running, made["room"], link))["code"] == "room_link_open"
    shown = await running.http.get(f"/api/rooms/{made['room']}/link", headers=bearer(link))
    assert shown.json() == {"opens": "seat", "seat": 1}
    own = await running.http.get(f"/api/rooms/{made['room']}/link", headers=bearer(made["host"]))
    assert own.json() == {"opens": "own", "seat": 0}
    spectator = await running.http.get(f"/api/rooms/{made['room']}/link", headers=bearer(made["spectators"]))
    assert spectator.json() == {"opens": "watch"}


async def test_of_many_who_open_a_link_at_the_same_instant_exactly_one_sits_down(running: Running) -> None:
    made = await running.make(duel("here", "link"))
    link = made["seats"][1]["token"]
    tokens = [own_token() for _ in range(8)]
    answers = await asyncio.gather(
        *(join(running.address, made["room"], token=link, fresh=token, name=token[:8]) for token in tokens)
    )
    assert sorted(answer.status_code for answer in answers) == [200] + 7 * [409]
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"room_link_sat"}
    won = next(token for token, answer in zip(tokens, answers, strict=True) if answer.status_code == 200)
    room = running.live(made["room"]).room
    assert [room.seats_of_token(token) for token in tokens] == [(1,) if token == won else () for token in tokens]
    assert room.seat(1).name == won[:8]


async def test_an_answer_that_was_lost_can_be_asked_for_again(sqlite_url: str) -> None:
    """The server is killed between what it wrote and what the guest would have heard."""
    async with served(sqlite_url) as (process,):
        made = await process.make(table("dice_throne-duel-2", "here", "link"))
        link, own = made["seats"][1]["token"], own_token()
        first = await join(process.where.address, made["room"], token=link, fresh=own, name="Ada")
        process.kill()
        await process.start()
        again = await join(process.where.address, made["room"], token=link, fresh=own, name="Ada")
        assert (again.status_code, again.json()) == (200, first.json())
        other = await join(process.where.address, made["room"], token=link, fresh=own_token())
        assert (other.status_code, other.json()["code"]) == (409, "room_link_sat")
        player = Player(process.where, made["room"], own)
        await player.connect()
        await player.disconnect()
        process.kill()
    store = await Store.open(sqlite_url)
    room, entries = await whole_room(store, made["room"])
    await store.close()
    assert [entry.kind for entry in entries].count("sat") == 2, "the host and the guest"
    assert room.seats_of_token(own) == (1,)
    assert room.seats_of_token(link) == ()


async def test_a_guest_comes_back_with_the_token_of_the_seat(running: Running) -> None:
    _, host, guest = await opened(running)
    await guest.disconnect()
    await guest.connect()
    assert (await guest.until("welcome"))["seats"] == [1]
    for client in (host, guest):
        await client.disconnect()


async def test_a_token_is_long_and_is_not_that_of_the_link(running: Running) -> None:
    made = await running.make(duel("here", "link"))
    link = made["seats"][1]["token"]
    short = await join(running.address, made["room"], token=link, fresh="easy")
    assert (short.status_code, short.json()["code"]) == (400, "malformed")
    same = await join(running.address, made["room"], token=link, fresh=link)
    assert (same.status_code, same.json()["code"]) == (409, "room_token_not_fresh")
    assert (await join(running.address, made["room"], token=link, fresh=own_token())).status_code == 200


# A second device.


async def test_a_second_device_comes_by_a_link_of_its_player(running: Running) -> None:
    made, host, guest = await opened(running)
    path = f"/api/rooms/{made['room']}/device"
    for stranger in (made["host"], made["spectators"], made["seats"][1]["token"], own_token()):
        refusal = await running.http.post(path, json={"seat": 1}, headers=bearer(stranger))
        assert refusal.status_code == 403, "only who sits there may"
    link = (await running.http.post(path, json={"seat": 1}, headers=bearer(guest.token))).json()
    assert (link["seat"], link["kind"]) == (1, "device")
    assert (await refused(running, made["room"], link["token"]))["code"] == "room_link_open"
    phone = own_token()
    joined = await join(running.address, made["room"], token=link["token"], fresh=phone)
    assert joined.json() == {"room": made["room"], "seat": 1, "token": phone}
    async with Client(running, made["room"], phone) as device:
        assert (await device.until("welcome"))["seats"] == [1]
        shown = await device.until("state")
        assert shown["view"]["seats"][1]["hand"] == guest.state["view"]["seats"][1]["hand"]
    second = await join(running.address, made["room"], token=link["token"], fresh=own_token())
    assert (second.status_code, second.json()["code"]) == (409, "room_link_device")
    assert (await refused(running, made["room"], link["token"]))["code"] == "room_link_device"
    for client in (host, guest):
        await client.disconnect()


async def test_a_rematch_is_open_to_the_tokens_of_the_people_and_to_no_link(running: Running) -> None:
    made, host, guest = await opened(running)
    device = await running.http.post(f"/api/rooms/{made['room']}/device", json={"seat": 1}, headers=bearer(guest.token))
    phone = own_token()
    await join(running.address, made["room"], token=device.json()["token"], fresh=phone)
    await guest.send({"type": "resign", "seat": 1})
    await host.until("state", lambda state: state["phase"] == "over")
    await host.send({"type": "rematch", "seat": 0})
    await guest.send({"type": "rematch", "seat": 1})
    over = await host.until("state", lambda state: "rematch" in state["result"])
    again = over["result"]["rematch"]
    for token, seats in ((host.token, [1]), (guest.token, [0]), (phone, [0])):
        async with Client(running, again, token) as client:
            assert (await client.until("welcome"))["seats"] == seats
    assert (await refused(running, again, made["seats"][1]["token"]))["code"] == "host_wrong_token"
    for client in (host, guest):
        await client.disconnect()


# Freeing a seat.


async def test_a_host_frees_a_seat_only_while_its_player_is_away(running: Running) -> None:
    made, host, guest = await opened(running)
    path = f"/api/rooms/{made['room']}/invite"
    present = await running.http.post(path, json={"seat": 1}, headers=bearer(made["host"]))
    assert (present.status_code, present.json()["code"]) == (409, "room_seat_held")
    await goes(host, guest)
    foreign = await running.http.post(path, json={"seat": 1}, headers=bearer(guest.token))
    assert foreign.status_code == 403
    link = (await running.http.post(path, json={"seat": 1}, headers=bearer(made["host"]))).json()["token"]
    assert (await refused(running, made["room"], guest.token))["code"] == "room_link_freed"
    other = own_token()
    assert (await join(running.address, made["room"], token=link, fresh=other, name="Bob")).status_code == 200
    async with Client(running, made["room"], other) as substitute:
        assert (await substitute.until("welcome"))["seats"] == [1]
        state = await substitute.until("state")
        assert state["seats"][1]["name"] == "Bob"
    await host.disconnect()


async def test_who_is_back_keeps_the_seat_although_it_is_still_written_as_away(running: Running) -> None:
    """The host is quick; the journal says that somebody has gone who looks at the table again."""
    made, host, guest = await opened(running)
    await goes(host, guest)
    live = running.live(made["room"])
    async with live.lock:  # nothing can be written meanwhile, as with a slow database
        await guest.connect()
        await guest.until("welcome")
        headers = bearer(made["host"])
        freeing = asyncio.create_task(
            running.http.post(f"/api/rooms/{made['room']}/invite", json={"seat": 1}, headers=headers)
        )
        await host.send({"type": "seat_bot", "seat": 1, "on": True})
        await host.send({"type": "ping", "at": 2.0})
    assert (await freeing).json()["code"] == "room_seat_held"
    assert (await host.until("refused"))["code"] == "room_seat_held"
    assert live.room.seats_of_token(guest.token) == (1,)
    for client in (host, guest):
        await client.disconnect()


async def test_who_leaves_is_away_although_the_connection_is_still_open(running: Running) -> None:
    made, host, guest = await opened(running)
    await guest.send({"type": "leave", "seat": 1})
    await host.until("state", lambda state: state["seats"][1].get("away", False))
    await guest.send({"type": "say", "seat": 1, "phrase": "hello"})
    await host.until("state", lambda state: not state["seats"][1].get("away", False))
    for _ in range(2):
        await guest.send({"type": "leave", "seat": 1})
    assert (await guest.until("refused"))["code"] == "room_not_there", "once is enough"
    await host.until("state", lambda state: state["seats"][1].get("away", False))
    freed = await running.http.post(f"/api/rooms/{made['room']}/invite", json={"seat": 1}, headers=bearer(made["host"]))
    assert freed.status_code == 200
    assert (await guest.until("closing"))["reason"] == "again"
    assert (await refused(running, made["room"], guest.token))["code"] == "room_link_freed"
    await host.disconnect()


async def test_who_sat_down_and_went_before_the_beginning_can_be_replaced(running: Running) -> None:
    made = await running.make(duel("here", "link", heroes=[None, None]))
    host, guest = Client.invited(running, made)
    await host.connect()
    await guest.connect()
    await guest.until("state")
    await goes(host, guest)
    answer = await running.http.post(
        f"/api/rooms/{made['room']}/invite", json={"seat": 1}, headers=bearer(made["host"])
    )
    assert answer.status_code == 200
    assert (await refused(running, made["room"], guest.token))["code"] == "room_link_freed"
    await host.disconnect()


async def test_in_a_public_room_a_seat_that_is_freed_is_anybodys(running: Running) -> None:
    made = await running.make(duel("here", "link", policy={"spectators": "open"}))
    own = own_token()
    assert (await join(running.address, made["room"], fresh=own)).json()["seat"] == 1
    assert (await join(running.address, made["room"], fresh=own)).json()["seat"] == 1, "asked for again"
    host, guest = (Client(running, made["room"], token) for token in (made["host"], own))
    await begin(host, guest)
    await goes(host, guest)
    freed = await running.http.post(f"/api/rooms/{made['room']}/invite", json={"seat": 1}, headers=bearer(made["host"]))
    assert freed.json() == {"seat": 1, "token": ""}
    assert (await join(running.address, made["room"], fresh=own_token())).json()["seat"] == 1
    await host.disconnect()


async def test_the_key_is_nobodys_once_a_guest_was_put_out(running: Running) -> None:
    """Else the host takes the seat for a moment, alone at the table, reads the key, and invites the guest again."""
    made, host, guest = await opened(running)
    await goes(host, guest)
    path = f"/api/rooms/{made['room']}"
    link = (await running.http.post(f"{path}/invite", json={"seat": 1}, headers=bearer(made["host"]))).json()["token"]
    assert (await join(running.address, made["room"], token=link, fresh=made["host"])).status_code == 200
    assert running.live(made["room"]).room.seats_of_token(made["host"]) == (0, 1)
    assert (await running.http.get(f"{path}/export", headers=bearer(made["host"]))).status_code == 403
    await host.disconnect()


# Bots.


async def test_a_host_cannot_hand_the_seat_of_a_guest_to_a_bot_who_is_there(running: Running) -> None:
    made, host, guest = await opened(running)
    for on in (True, False):
        await host.send({"type": "seat_bot", "seat": 1, "on": on})
        assert (await host.until("refused"))["code"] == "room_seat_held"
    await guest.send({"type": "seat_bot", "seat": 1, "on": True})
    await host.until("state", lambda state: state["seats"][1].get("bot", False))
    await guest.send({"type": "seat_bot", "seat": 1, "on": False})
    await host.until("state", lambda state: not state["seats"][1].get("bot", False))
    await goes(host, guest)
    await host.send({"type": "seat_bot", "seat": 1, "on": True})
    await host.until("state", lambda state: state["seats"][1].get("bot", False))
    assert running.live(made["room"]).room.is_bot(1)
    await guest.connect()
    await host.until("state", lambda state: not state["seats"][1].get("bot", False))
    for client in (host, guest):
        await client.disconnect()


async def answer(client: Client) -> None:
    """What a clock would answer."""
    question = await client.until_asked()
    assert question is not None
    before = client.state["seq"]
    await client.answer(question["seat"], question["default"])
    await client.until("state", lambda state: state["seq"] > before)


async def ask_to_go_back(host: Client) -> None:
    """The host has answered something, and asks the guest to let it be undone."""
    await answer(host)
    await host.send({"type": "ask_takeback", "seat": 0})
    pending = await host.until("state", lambda state: "takeback" in state)
    assert pending["takeback"] == {"seat": 0, "asked": [1]}


@pytest.mark.parametrize("absent", ["bot", "pause"])
async def test_a_bot_agrees_to_no_takeback(running: Running, absent: str) -> None:
    """Neither one that the guest lets play, nor one that takes over because the guest has gone."""
    plan = conquest("here", "link", policy={"takeback": "ask", "absent": absent})  # no window hides who has answered
    made, host, guest = await opened(running, plan)
    room = running.live(made["room"]).room
    while 0 not in room.asked():  # the guest begins
        await answer(guest)
    await ask_to_go_back(host)
    assert room.match is not None
    records = len(room.match.records)
    await guest.send({"type": "seat_bot", "seat": 1, "on": True})
    shown = await host.until("state", lambda state: state["seats"][1].get("bot", False))
    assert shown["takeback"] == {"seat": 0, "asked": [1]}
    await goes(host, guest)
    assert "takeback" not in host.state
    await host.send({"type": "ask_takeback", "seat": 0})
    assert (await host.until("refused"))["code"] == "room_takeback_away"
    assert len(room.match.records) >= records, "the bot may have played on; nothing was taken back"
    await host.disconnect()
