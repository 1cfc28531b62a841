"""Games that come in a file: nobody plays on with chance that somebody has written, and everybody is told."""

import json
from collections.abc import AsyncIterator
from functools import partial

import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.scripted_chance import left_behind, scripted
from ludotheque.server.hosting.creation import RoomDraft, as_proposal, store_room
from ludotheque.server.rooms.entries import Invited
from ludotheque.server.rooms.export import export_game, import_game, replay_content, room_replay
from ludotheque.server.rooms.fold import stamp
from ludotheque.server.rooms.plan import Policy
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import digest
from tests.server.invited import join, own_token
from tests.server.rooms.desk import Desk, duel
from tests.server.web.plans import dungeon
from tests.server.web.running import Client, Json, Running, serving

pytestmark = pytest.mark.anyio
HONEST = key_of("honest")
SIXES = scripted(HONEST, {0: [5] * 200}, {})  # the dice of seat 0
DECKS = scripted(HONEST, {}, {2: [list(range(32))[::-1]]})  # its cards, which are shuffled once, before all answers
LATER = left_behind(HONEST, key_of("earlier"), [10_000, 0, 0, 0])
HIDDEN = left_behind(HONEST, SIXES, [1, 0, 0, 0])


@pytest.fixture(scope="module")
async def running(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


def at_home(key: bytes, answers: int, policy: Policy | None = None) -> Desk:
    """A duel that somebody has played at home, with a key of their choice."""
    desk = Desk(duel(policy))
    desk.key, desk.room = key, Room(desk.plan, key)
    return desk.begin().play(answers)


async def brought(running: Running, content: bytes) -> tuple[int, Json]:
    answer = await running.http.post("/api/import", content=content)
    return answer.status_code, answer.json()


def files(desk: Desk) -> list[bytes]:
    """The game as the file of a room, and as a replay."""
    return [export_game(desk.room, desk.journal), json.dumps(replay_content(desk.match)).encode()]


@pytest.mark.parametrize("answers", [0, 12], ids=["without history", "with history"])
@pytest.mark.parametrize("key", [SIXES, DECKS, LATER, HIDDEN], ids=["dice", "decks", "a later branch", "of a branch"])
async def test_what_will_be_rolled_cannot_be_brought_along(running: Running, key: bytes, answers: int) -> None:
    for content in files(at_home(key, answers)):
        status, problem = await brought(running, content)
        assert (status, problem["code"]) == (409, "import_written")
        assert problem["reason"].endswith("not continued.")


async def test_a_match_that_had_not_begun_brings_no_written_key_either(running: Running) -> None:
    desk = Desk(duel())
    desk.room = Room(desk.plan, SIXES)
    status, problem = await brought(running, export_game(desk.sit().room, desk.journal))
    assert (status, problem["code"]) == (409, "import_written")


async def test_what_is_over_can_be_looked_at_whatever_its_dice_were(running: Running) -> None:
    desk = at_home(SIXES, 12)
    desk.do(desk.room.propose_resign(1, desk.now))
    for content in (export_game(desk.room, desk.journal), json.dumps(room_replay(desk.room, desk.match)).encode()):
        status, made = await brought(running, content)
        assert status == 201, made
        async with Client(running, made["room"], made["host"]) as client:
            welcome = await client.until("welcome")
            assert (welcome["imported"], welcome["written"]) == (True, True)
            assert (await client.until("state"))["phase"] == "over"


async def test_a_branch_goes_on_elsewhere_with_chance_that_nobody_wrote(running: Running) -> None:
    made = await running.make(dungeon())
    async with Client(running, made["room"], made["host"]) as client:
        await client.until("state", lambda state: state["phase"] == "playing")
        await client.send({"type": "resign", "seat": 0})
        await client.until("state", lambda state: state["phase"] == "over")
    headers = {"authorization": f"Bearer {made['host']}"}
    left = await running.http.post(f"/api/rooms/{made['room']}/branch", json={"at": 0, "seat": 0}, headers=headers)
    branch = left.json()
    headers = {"authorization": f"Bearer {branch['host']}"}
    content = (await running.http.get(f"/api/rooms/{branch['room']}/export", headers=headers)).content
    status, again = await brought(running, content)
    assert status == 201, again
    for room, token, imported in ((branch["room"], branch["host"], False), (again["room"], again["host"], True)):
        async with Client(running, room, token) as client:
            welcome = await client.until("welcome")
            assert (welcome.get("imported", False), welcome["written"]) == (imported, True)


async def test_an_imported_room_is_marked_for_everybody_and_in_the_list(running: Running) -> None:
    desk = at_home(HONEST, 12, Policy(spectators="open"))
    status, made = await brought(running, export_game(desk.room, desk.journal))
    assert status == 201
    assert made["seats"] == [], "in a public room anybody may sit down"
    guest = own_token()
    assert (await join(running.address, made["room"], fresh=guest)).json()["seat"] == 0
    for token in (made["host"], guest, ""):
        async with Client(running, made["room"], token) as client:
            welcome = await client.until("welcome")
            assert welcome["imported"]
            assert "written" not in welcome
    listed = (await running.http.get("/api/rooms")).json()["rooms"]
    assert [room.get("imported", False) for room in listed if room["room"] == made["room"]] == [True]
    live = running.live(made["room"])
    await running.host.unload(live, live.used_at + 1e6)
    assert made["room"] not in running.host.live
    assert (await running.http.get(f"/api/rooms/{made['room']}")).json()["imported"], "asleep too"
    listed = (await running.http.get("/api/rooms")).json()["rooms"]
    assert [room.get("imported", False) for room in listed if room["room"] == made["room"]] == [True]


async def test_a_room_made_here_has_no_such_mark(running: Running) -> None:
    made = await running.make(dungeon(policy={"spectators": "open"}))
    async with Client(running, made["room"], made["host"]) as client:
        assert not {"imported", "written"} & set(await client.until("welcome"))
    assert not {"imported", "written"} & set((await running.http.get(f"/api/rooms/{made['room']}")).json())


@pytest.mark.parametrize("checkpoint", [False, True])
async def test_a_room_that_an_earlier_version_imported_is_marked_when_it_wakes(
    running: Running, checkpoint: bool
) -> None:
    desk = at_home(HONEST, 12)
    game = import_game(export_game(desk.room, desk.journal))
    draft = RoomDraft(Room(game.plan, game.key))
    for entry in game.entries:
        draft.add(partial(as_proposal, entry))
    for seat in (0, 1):  # as they were written: the link was the token of the seat
        entry = Invited(**stamp(draft.room, 0.0), seat=seat, digest=digest(f"old_{seat}"))
        draft.add(partial(as_proposal, entry))
    room = await store_room(running.host, draft, digest("host"))
    if checkpoint:
        old = json.loads(draft.room.dump())
        del old["state"]["imported"]
        await running.host.store.put_checkpoint(room, draft.room.seq, draft.room.rules, json.dumps(old).encode())
    for seat in (0, 1):
        async with Client(running, room, f"old_{seat}") as holder:
            welcome = await holder.until("welcome")
            assert (welcome["seats"], welcome["imported"]) == ([seat], True)
