"""Who is let in, who is not, and how it is counted."""

import asyncio
import json

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.server.web.context import rate_limit_key
from ludotheque.server.web.headers import ALWAYS, AllowedOrigins, hosts_of, without_port
from ludotheque.server.web.limits import Bucket, Buckets, Limits, OpenCounter
from ludotheque.server.web.websocket import MOST_INVALID
from tests.server.web.plans import duel, dungeon
from tests.server.web.running import Client, Running, serving

pytestmark = pytest.mark.anyio
WRONG = "A" * 22


async def closed_with(client: Client) -> int:
    """The code with which the server closes, whatever it says before."""
    assert client.socket is not None
    with pytest.raises(ConnectionClosed) as end:
        await client.until("nothing that there is")
    assert end.value.rcvd is not None
    return end.value.rcvd.code


async def heard_until_closed(socket: ClientConnection) -> None:
    while True:
        assert json.loads(await socket.recv())["type"] in ("refused", "closing")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_of_another_origin_gets_no_socket(running: Running, origin: str) -> None:
    before = running.metric('ludo_refused_total{reason="origin"}')
    with pytest.raises(InvalidStatus) as refused:
        await connect(running.address.replace("http", "ws") + "ws", origin=origin, proxy=None)  # type: ignore[arg-type] # a NewType
    assert refused.value.response.status_code == 403
    answer = await running.http.post("/api/rooms", json=duel(), headers={"origin": origin})
    assert answer.status_code == 403
    assert running.metric('ludo_refused_total{reason="origin"}') == before + 2


async def test_a_name_that_was_turned_to_this_machine_is_refused(running: Running) -> None:
    answer = await running.http.get("/api/games", headers={"host": "evil.example"})
    assert answer.status_code == 403


async def test_its_own_pages_get_a_socket(running: Running) -> None:
    made = await running.make(dungeon())
    origin = running.address.rstrip("/")
    async with connect(running.address.replace("http", "ws") + "ws", origin=origin, proxy=None) as socket:  # type: ignore[arg-type] # a NewType
        await socket.send(json.dumps({"type": "hello", "room": made["room"], "token": made["host"]}))
        assert json.loads(await socket.recv())["type"] == "welcome"


async def test_wrong_tokens_and_rooms_are_refused_and_counted(running: Running) -> None:
    made = await running.make(duel())
    other = await running.make(duel())
    foreign = other["seats"][0]["token"]
    for room, token, code in (
        (made["room"], WRONG, 4403),
        (made["room"], foreign, 4403),
        (made["room"], "", 4403),
        ("no_such_room", made["host"], 4404),
    ):
        async with Client(running, room, token) as client:
            assert await closed_with(client) == code
            assert client.received[0]["type"] == "refused"
    assert running.metric('ludo_refused_total{reason="wrong_token"}') >= 3
    assert running.metric('ludo_refused_total{reason="no_room"}') >= 1


async def test_guessing_is_stopped(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(wrong_burst=3, wrong_rate=0.001)
    async with serving(tmp_path_factory.mktemp("guess"), limits) as running:
        made = await running.make(duel())
        path = f"/api/rooms/{made['room']}/replay"
        for _ in range(3):
            assert (await running.http.get(path, headers={"authorization": f"Bearer {WRONG}"})).status_code == 403
        right = {"authorization": f"Bearer {made['host']}"}
        assert (await running.http.get(path, headers=right)).status_code == 429
        assert running.metric('ludo_refused_total{reason="too_many_wrong"}') == 1


@pytest.mark.parametrize("first", ["", "{}", '{"type":"undo","seq":1,"seat":0}', '{"type":"hello"}', "\x00", "[1]"])
async def test_anyone_who_does_not_say_hello_is_not_listened_to(running: Running, first: str) -> None:
    async with connect(running.address.replace("http", "ws") + "ws", proxy=None) as socket:
        for _ in range(20):
            await socket.send(first)
        with pytest.raises(ConnectionClosed) as end:
            await heard_until_closed(socket)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4400


async def test_messages_that_are_none_change_nothing(running: Running) -> None:
    made = await running.make(dungeon())
    async with Client(running, made["room"], made["host"]) as client:
        await client.until("state", lambda state: state["phase"] == "playing")
        before = running.live(made["room"]).room.seq
        for text in ('{"type":"answer"}', "no", '{"type":"answer","seq":1,"seat":0,"action":"x","more":0}'):
            await client.send(text)
            assert (await client.until("refused"))["code"] == "malformed"
        assert client.socket is not None
        await client.socket.send(b"\x00\x01")
        assert (await client.until("refused"))["code"] == "malformed"
        assert running.live(made["room"]).room.seq == before


async def test_a_message_that_is_too_long_ends_the_connection(running: Running) -> None:
    made = await running.make(dungeon())
    async with Client(running, made["room"], made["host"]) as client:
        await client.until("state")
        await client.send("x" * 10_000)
        assert await closed_with(client) == 1009


async def test_a_body_that_is_too_long_is_refused(running: Running) -> None:
    answer = await running.http.post("/api/rooms", content=b"x" * 70_000)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


async def test_anyone_who_is_too_fast_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(socket_rate=0.01, socket_burst=4, request_rate=0.01, request_burst=3, sockets_per_address=2)
    async with serving(tmp_path_factory.mktemp("slow"), limits) as running:
        made = await running.make(dungeon())
        async with Client(running, made["room"], made["host"]) as client:
            await client.until("state", lambda state: state["phase"] == "playing")
            for _ in range(4):
                await client.send({"type": "ping"})
            await client.until("pong")
            assert (await client.until("refused"))["code"] == "host_too_fast"
            async with Client(running, made["room"], made["host"]):
                with pytest.raises(InvalidStatus):
                    await Client(running, made["room"], made["host"]).connect()
        statuses = [(await running.http.get("/healthz")).status_code for _ in range(3)]
        assert statuses[-1] == 429


async def test_anyone_who_stays_too_fast_may_come_again_later(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The code is that of too many, not that of messages which are none: after those nobody would try again."""
    limits = Limits(socket_rate=0.001, socket_burst=4)
    async with serving(tmp_path_factory.mktemp("fast"), limits) as running:
        made = await running.make(dungeon())
        async with Client(running, made["room"], made["host"]) as client:
            for _ in range(3 + MOST_INVALID):
                await client.send({"type": "ping"})
            assert await closed_with(client) == 4429


async def test_anyone_who_does_not_read_is_let_go(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with serving(tmp_path_factory.mktemp("unread"), Limits(queued_bytes=1)) as running:
        made = await running.make(dungeon())
        client = Client(running, made["room"], made["host"])
        await client.connect()
        with pytest.raises(ConnectionClosed) as end:
            await client.until("state")
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4429
        assert running.metric("ludo_errors_total") == 0


HOUSEHOLDS = {
    "192.0.2.7": "192.0.2.7",
    "::ffff:192.0.2.7": "192.0.2.7",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
    "2001:db8:1:2::9": "2001:db8:1:2::/64",
    "2001:db8:1:3::9": "2001:db8:1:3::/64",
    "testclient": "testclient",
}


@pytest.mark.parametrize("address", HOUSEHOLDS)
def test_a_network_of_ipv6_is_one_address_to_the_limits(address: str) -> None:
    assert rate_limit_key(address) == HOUSEHOLDS[address]


async def test_places_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(sockets_per_seat=1, spectators_per_room=1, rooms=1)
    async with serving(tmp_path_factory.mktemp("full"), limits) as running:
        made = await running.make(duel("here", "here", policy={"spectators": "open"}))
        async with Client(running, made["room"], made["host"]) as seat, Client(running, made["room"], "") as spectator:
            await seat.until("state")
            await spectator.until("welcome")
            for token in (made["host"], ""):
                async with Client(running, made["room"], token) as crowd:
                    assert await closed_with(crowd) == 4429
        assert (await running.http.post("/api/rooms", json=duel())).status_code == 429


async def test_a_hello_is_waited_for_but_not_for_ever(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with serving(tmp_path_factory.mktemp("mute"), Limits(hello_seconds=0.05)) as running:
        async with connect(running.address.replace("http", "ws") + "ws", proxy=None) as socket:
            with pytest.raises(ConnectionClosed) as end:
                async with asyncio.timeout(10):
                    await socket.recv()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4408


async def test_every_answer_has_the_headers(running: Running) -> None:
    for path in ("/api/games", "/healthz", "/nowhere.js", "/api/rooms/none_of_these"):
        answer = await running.http.get(path)
        for name, value in ALWAYS.items():
            assert answer.headers[name] == value
        assert "server" not in answer.headers
    assert (await running.http.get("/api/games")).headers["cache-control"] == "no-store"
    assert "unsafe" not in ALWAYS["content-security-policy"]


async def test_what_is_not_there_says_so_in_json(running: Running) -> None:
    assert (await running.http.get("/api/nowhere")).json()["code"] == "not_found"
    answer = await running.http.delete("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (405, "not_allowed")


async def test_a_server_that_goes_says_so_and_loses_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("going")
    async with serving(folder) as running:
        made = await running.make(dungeon())
        client = Client(running, made["room"], made["host"])
        await client.connect()
        state = await client.until("state", lambda state: state["phase"] == "playing")
        question = state["questions"][0]
        await client.answer(question["seat"], question["answers"][0]["action"])
        await client.until("ack")
    assert await closed_with(client) == 1012
    assert "closing" in [message["type"] for message in client.received]
    with pytest.raises((httpx2.ConnectError, OSError)):
        await connect(running.address.replace("http", "ws") + "ws", proxy=None)
    async with serving(folder) as running, Client(running, made["room"], made["host"]) as again:
        assert (await again.until("state"))["seq"] > state["seq"]


def test_buckets_fill_again_and_forget_nobody_too_soon() -> None:
    bucket = Bucket(rate=2.0, burst=2.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(0.5)
    assert bucket.empty(0.5)
    buckets = Buckets(1.0, 1.0)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.1)
    assert buckets.take("b", 0.1)
    assert not buckets.empty("nobody", 0.1)


def test_a_tally_counts_what_is_open() -> None:
    tally = OpenCounter(1)
    assert tally.enter("a")
    assert not tally.enter("a")
    tally.leave("a")
    assert tally.enter("a")


@pytest.mark.parametrize(
    ("bound", "named", "hosts"),
    [
        ("127.0.0.1", (), ("localhost", "127.0.0.1", "[::1]")),
        ("::1", (), ("localhost", "127.0.0.1", "[::1]")),
        ("0.0.0.0", (), ()),
        ("0.0.0.0", ("ludo.example",), ("ludo.example", "localhost", "127.0.0.1", "[::1]")),
    ],
)
def test_a_server_answers_to_its_own_names(bound: str, named: tuple[str, ...], hosts: tuple[str, ...]) -> None:
    assert hosts_of(bound, named) == hosts
    assert AllowedOrigins(hosts, ()).hosts == hosts


def test_a_port_is_no_part_of_a_name() -> None:
    assert without_port("ludo.example:80") == "ludo.example"
    assert without_port("[::1]:80") == "[::1]"
    assert without_port("[::1]") == "[::1]"
