"""Whoever guesses a token, or carries one into another room, is refused and counted."""

from collections.abc import AsyncIterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.proofs.players import Json, Player, ServerAddress, seated
from tests.server.proofs.tables import table
from tests.server.web.running import Running, serving

pytestmark = pytest.mark.anyio
GUESSES = ("A" * 22, "_" * 22, "0", "")
DOORS = (
    ("GET", "replay", None),
    ("GET", "export", None),
    ("GET", "hint?seat=0&step=1", None),
    ("GET", "odds?seat=0", None),
    ("POST", "report", {"seat": 0, "text": "x"}),
    ("GET", "link", None),
    ("POST", "invite", {"seat": 0}),
    ("POST", "device", {"seat": 0}),
)


@pytest.fixture
async def running(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


async def closed_with(running: Running, room: str, token: str) -> int:
    """The code with which a socket of that token is closed."""
    player = Player(ServerAddress(running.address), room, token)
    with pytest.raises(ConnectionClosed) as end:
        await player.hello()
    assert end.value.rcvd is not None
    return end.value.rcvd.code


async def refused_everywhere(running: Running, room: str, token: str, status: int) -> None:
    """Every door of a room that asks for a secret, and its socket."""
    for method, path, body in DOORS:
        headers = {"authorization": f"Bearer {token}"}
        answer = await running.http.request(method, f"/api/rooms/{room}/{path}", headers=headers, json=body)
        assert answer.status_code == status, (path, answer.text)
    assert await closed_with(running, room, token) == 4000 + status


def counted(running: Running, reason: str) -> int:
    return running.metric(f'ludo_refused_total{{reason="{reason}"}}')


async def test_a_guess_opens_nothing(running: Running) -> None:
    made = await running.make(table("dice_throne-duel-2"))
    for number, token in enumerate(GUESSES[:2], 1):  # more of them and the address has to wait
        await refused_everywhere(running, made["room"], token, 403)
        assert counted(running, "wrong_token") == number * (len(DOORS) + 1)
    assert await closed_with(running, made["room"], GUESSES[2]) == 4403
    assert await closed_with(running, made["room"], GUESSES[3]) == 4403


async def test_a_token_opens_no_other_room(running: Running) -> None:
    first, second = [await running.make(table("dice_throne-duel-2")) for _ in range(2)]
    await refused_everywhere(running, second["room"], first["seats"][0]["token"], 403)
    assert await closed_with(running, second["room"], first["host"]) == 4403
    assert await closed_with(running, second["room"], first["spectators"]) == 4403
    assert counted(running, "wrong_token") == len(DOORS) + 3


async def test_a_guess_opens_nothing_where_anybody_may_watch(running: Running) -> None:
    made = await running.make(table("dice_throne-duel-2", policy={"spectators": "open"}))
    await refused_everywhere(running, made["room"], GUESSES[0], 403)
    assert counted(running, "wrong_token") == len(DOORS) + 1
    spectator = Player(ServerAddress(running.address), made["room"], "")
    await spectator.connect()
    assert spectator.state["phase"] == "waiting"
    await spectator.disconnect()


async def test_a_room_that_is_not_there_is_counted(running: Running) -> None:
    await refused_everywhere(running, "nosuchroom", "A" * 22, 404)
    assert counted(running, "no_room") == len(DOORS) + 1


async def test_nobody_answers_for_another_seat(running: Running) -> None:
    """Neither the other player nor somebody who watches; and it is counted."""
    made = await running.make(table("dice_throne-duel-2"))
    room, where = made["room"], ServerAddress(running.address)
    players = await seated(where, made, "strangers")
    players.append(Player(where, room, made["spectators"]))
    await players[-1].connect()
    for player in players:
        while player.state["phase"] != "playing":
            await player.receive()
    live = await running.quiet(room)
    match = live.room.match
    assert match is not None
    before = (live.room.seq, match.digest())
    asked = live.room.asked()[0]
    strangers = [player for seat, player in enumerate(players) if seat != asked]
    for stranger in strangers:
        answer: Json = {"type": "answer", "seq": live.step, "seat": asked, "option": 0}
        await stranger.send(answer)
        while (said := await stranger.receive())["type"] != "refused":
            pass
        assert said["code"] == "host_not_your_seat"
    assert (live.room.seq, match.digest()) == before
    assert counted(running, "host_not_your_seat") == len(strangers)
    for player in players:
        await player.disconnect()
