"""Campaign sheets at tables of a server: who may bring which, and how they come back."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.main import main
from ludotheque.games.one_deck_dungeon.campaign.results import with_result
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import Signer, seal, unseal
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, new_sheet
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import FOLDER, SheetStore, local_signer
from ludotheque.registry.discovery import agent_named
from ludotheque.server.hosting.campaign_sheets import Sheets
from tests.games.one_deck_dungeon.campaign.sheets import ELSEWHERE, game
from tests.rules import rule
from tests.server.hosting.desk import until
from tests.server.web.plans import dungeon
from tests.server.web.running import Client, Json, Running, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def running(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server that has a key of its own."""
    async with serving(tmp_path_factory.mktemp("server")) as server:
        server.host.sheets = Sheets(server.folder)
        yield server


def veteran(hero: str = "mage") -> CampaignSheet:
    """A sheet that has seen a game."""
    return with_result(new_sheet("Lyra", hero), game("long-ago"))


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def refused(running: Running, lang: str = "en", **plan: Any) -> Json:  # fields of the plan
    answer = await running.http.post("/api/rooms", json=dungeon(**plan), params={"lang": lang})
    assert answer.status_code == 422
    said: Json = answer.json()
    return said


async def played(running: Running, plan: Json) -> Json:
    """A room whose match is over."""
    made = await running.make(plan)
    await finish(running, made)
    return made


async def finish(running: Running, made: Json) -> None:
    """Whatever is asked is answered, until nothing is."""
    live = await running.host.room(made["room"])
    assert live is not None
    await until(lambda: live.room.match is not None)
    agent = agent_named("one_deck_dungeon", "random", made["room"])
    while not live.room.over:
        (seat, *_), match = live.room.asked(), live.room.match
        assert match is not None
        assert match.decision is not None
        spelled = match.game.verbs.spell(agent(match.decision, match.seen((seat,))))
        await running.host.change(live, partial(live.room.propose_answer, seat, live.room.step, spelled))


async def sheet_of(running: Running, made: Json, seat: int = 0) -> Any:  # what the server says
    path = f"/api/rooms/{made['room']}/sheet"
    return await running.http.get(path, params={"seat": seat}, headers=bearer(made["host"]))


async def test_a_sheet_of_elsewhere_is_refused_with_its_seat_and_what_would_be_right(running: Running) -> None:
    text = seal(veteran(), ELSEWHERE)
    said = await refused(running, options={"sheet_0": text})
    assert "seat 1 (sheet_0)" in said["reason"]
    assert "signed by elsewhere" in said["reason"]
    assert "set up a table that accepts sheets from elsewhere" in said["reason"]
    assert "accepte les feuilles d’ailleurs" in (await refused(running, "fr", options={"sheet_0": text}))["reason"]
    later = await refused(running, heroes=[None], options={"sheet_0": text})
    assert "signed by elsewhere" in later["reason"]


async def test_a_forged_sheet_is_refused_even_where_all_are_welcome(running: Running) -> None:
    forged = seal(veteran(), Signer(local_signer(running.folder).name, bytes(32)))
    for policy in ({}, {"sheets": "any"}):
        assert "has not signed it" in (await refused(running, options={"sheet_0": forged}, policy=policy))["reason"]
    assert "isn’t a sheet" in (await refused(running, heroes=[None], options={"sheet_0": "{"}))["reason"]


@rule("ODD-CAMP-2", "ODD-CAMP-9")
async def test_a_sheet_comes_back_signed_and_can_be_taken_home(
    running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signer = local_signer(running.folder)
    before = veteran()
    plan = dungeon(options={"sheet_0": seal(before, signer), "difficulty": "novice"})
    made = await running.make(plan)
    assert (await sheet_of(running, made)).status_code == 404
    await finish(running, made)
    answer = await sheet_of(running, made)
    assert (answer.status_code, answer.headers["content-disposition"].count(before.id)) == (200, 1)
    after = unseal(answer.text, signer)
    assert (after.id, after.played, after.revision) == (before.id, 2, 3)
    assert after.adventures[-1].ticks == sum(each.circle + each.square + each.hard for each in after.ticks)
    assert (await sheet_of(running, made)).text == answer.text
    assert (await running.http.get(f"/api/rooms/{made['room']}/sheet")).status_code == 403
    file = tmp_path / "sheet.json"
    file.write_text(answer.text)
    monkeypatch.setenv("LUDO_DATA", str(running.folder))
    assert main(["campaign", "import", str(file)]) == 0
    assert SheetStore(running.folder / FOLDER, lambda: signer).read(before.id) == after
    monkeypatch.setenv("LUDO_DATA", str(tmp_path / "other"))
    assert main(["campaign", "import", str(file)]) != 0
    assert main(["campaign", "import", "--trust", str(file)]) == 0


async def test_where_sheets_of_elsewhere_are_welcome_they_come_back_as_guests(running: Running) -> None:
    plan = dungeon(options={"sheet_0": seal(veteran(), ELSEWHERE)}, policy={"sheets": "any"})
    made = await played(running, plan)
    room = await running.http.get(f"/api/rooms/{made['room']}")
    assert room.json()["policy"]["sheets"] == "any"
    text = (await sheet_of(running, made)).text
    guest = local_signer(running.folder).beside("guest")
    assert unseal(text, guest).played == 2
    assert "signed by guest-" in (await refused(running, options={"sheet_0": text}))["reason"]


async def test_the_sheets_of_two_seats_grow_and_go_along_to_the_rematch(running: Running) -> None:
    signer = local_signer(running.folder)
    sheets = [veteran(), new_sheet("Ana", "rogue")]
    options = {"sheet_0": seal(sheets[0], signer), "sheet_1": seal(sheets[1], ELSEWHERE)}
    made = await running.make(dungeon("here", "here", options=options))
    async with Client(running, made["room"], made["host"]) as client:
        await finish(running, made)
        await client.send({"type": "rematch", "seat": 0})
        while not (room := running.live(made["room"]).room.state.rematch):
            await client.receive()
    grown = [unseal((await sheet_of(running, made, seat)).text, signer) for seat in (0, 1)]
    assert [(sheet.player, sheet.played) for sheet in grown] == [("Lyra", 2), ("Ana", 1)]
    told = await running.http.get(f"/api/rooms/{made['room']}/sheets", headers=bearer(made["host"]))
    assert [(each["seat"], each["sheet"]["played"]) for each in told.json()["sheets"]] == [(0, 2), (1, 1)]
    again = await running.host.room(room)
    assert again is not None
    kept = [unseal(again.room.plan.options[f"sheet_{seat}"], signer) for seat in (0, 1)]
    assert kept == [grown[1], grown[0]]


async def test_a_match_that_is_brought_along_fills_in_nothing(running: Running) -> None:
    made = await played(running, dungeon(options={"sheet_0": seal(veteran(), local_signer(running.folder))}))
    path = f"/api/rooms/{made['room']}"
    replay = await running.http.get(f"{path}/replay", headers=bearer(made["host"]))
    copied = (await running.http.post("/api/import", content=replay.content)).json()
    answer = await sheet_of(running, copied)
    assert (answer.status_code, answer.json()["code"]) == (409, "sheet_none_filled")
    branched = await running.http.post(f"{path}/branch", json={"at": 1, "seat": 0}, headers=bearer(made["host"]))
    room = await running.host.room(branched.json()["room"])
    assert room is not None
    assert room.room.plan.policy.sheets == "none"


async def test_a_room_that_slept_gives_the_same_sheet(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        running.host.sheets = Sheets(tmp_path)
        made = await played(running, dungeon(options={"sheet_0": seal(veteran(), local_signer(tmp_path))}))
        text = (await sheet_of(running, made)).text
    async with serving(tmp_path) as running:
        running.host.sheets = Sheets(tmp_path)
        assert (await sheet_of(running, made)).text == text


async def test_seats_without_a_sheet_and_games_broken_off_give_none(running: Running) -> None:
    bare = await played(running, dungeon())
    assert (await sheet_of(running, bare)).json()["code"] == "sheet_no_sheet"
    made = await running.make(dungeon(options={"sheet_0": seal(veteran(), local_signer(running.folder))}))
    async with Client(running, made["room"], made["host"]) as client:
        await client.until_asked()
        await client.send({"type": "close"})
        await client.until("state", lambda state: state["phase"] == "over")
    assert (await sheet_of(running, made)).json()["code"] == "sheet_broken_off"


async def test_a_new_sheet_is_signed_here_and_nothing_else_is_listed(running: Running) -> None:
    made = await running.http.post("/api/sheets", json={"player": " Lyra ", "hero": "archer"})
    assert made.status_code == 201
    shown = made.json()
    assert unseal(shown["text"], local_signer(running.folder)).player == shown["player"] == "Lyra"
    shelf = (await running.http.get("/api/sheets")).json()
    assert shelf == {"signer": local_signer(running.folder).name}
    assert (await running.http.post("/api/sheets", json={"player": "Lyra", "hero": "nobody"})).status_code == 409


async def test_at_home_the_sheet_on_this_computer_is_filled_in_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        running.host.sheets = Sheets(tmp_path, own=True)
        store = SheetStore(tmp_path / FOLDER, lambda: local_signer(tmp_path))
        store.add(veteran())
        shelf = (await running.http.get("/api/sheets", params={"lang": "fr"})).json()
        (shown,) = shelf["sheets"]
        assert (shelf["at_home"], shown["player"], shown["played"]) == (True, "Lyra", 1)
        made = await played(running, dungeon(options={"sheet_0": shown["text"]}))
        path = f"/api/rooms/{made['room']}/sheet"
        for _ in range(2):
            kept = await running.http.post(path, params={"seat": 0}, headers=bearer(made["host"]))
            assert (kept.status_code, kept.json()["played"]) == (200, 2)
        assert store.read(shown["id"]).played == 2


async def test_a_server_for_others_writes_on_no_sheet(running: Running) -> None:
    made = await played(running, dungeon(options={"sheet_0": seal(veteran(), local_signer(running.folder))}))
    path = f"/api/rooms/{made['room']}/sheet"
    kept = await running.http.post(path, params={"seat": 0}, headers=bearer(made["host"]))
    assert kept.json()["code"] == "sheet_not_kept_here"


async def read(running: Running, *texts: str, lang: str = "en") -> list[Json]:
    answer = await running.http.post("/api/sheets/read", json={"sheets": texts}, params={"lang": lang})
    assert answer.status_code == 200
    found: list[Json] = answer.json()["sheets"]
    return found


async def test_sheets_are_read_with_who_vouches_for_them(running: Running) -> None:
    ours = local_signer(running.folder)
    texts = {
        "ours": seal(veteran(), ours),
        "blank": seal(new_sheet("Ana", "rogue"), ELSEWHERE),
        "guest": seal(veteran(), ours.beside("guest")),
        "elsewhere": seal(veteran(), ELSEWHERE),
        "forged": seal(veteran(), Signer(ours.name, bytes(32))),
    }
    *known, broken = await read(running, *texts.values(), "{")
    assert [each["sheet"]["seal"] for each in known] == list(texts)
    assert known[0]["sheet"]["text"] == texts["ours"]
    assert "isn’t a sheet" in broken["reason"]
    assert "sheet" not in broken


async def test_a_sheet_is_shown_with_its_talents_and_adventures(running: Running) -> None:
    (found,) = await read(running, seal(veteran(), ELSEWHERE), lang="fr")
    page = found["sheet"]["page"]
    assert [(focus["focus"], focus["always_active"], len(focus["talents"])) for focus in page["focuses"]] == [
        ("fundamentals", True, 3),
        ("survival", False, 4),
        ("battle", False, 4),
        ("delving", False, 4),
    ]
    first = page["focuses"][0]["talents"][0]
    assert (first["name"], first["owned"], first["spaces"]["circle"]) == ("Vétéran", False, 6)
    assert [each["tier"] for each in page["adventures"]] == ["standard"]
    pads = (await running.http.get("/api/sheets/pads", params={"lang": "fr"})).json()["pads"]
    assert [pad["set"] for pad in pads] == ["base", "forest_of_shadows"]
    assert all(not talent["owned"] for pad in pads for focus in pad["focuses"] for talent in focus["talents"])


async def test_only_its_own_host_renames_a_sheet(running: Running) -> None:
    ours, sheet = local_signer(running.folder), veteran()
    answer = await running.http.post("/api/sheets/name", json={"text": seal(sheet, ours), "player": " Ada  L. "})
    named = unseal(answer.json()["text"], ours)
    assert (named.player, named.id, named.adventures) == ("Ada L.", sheet.id, sheet.adventures)
    assert named.revision == sheet.revision + 1
    for text, why in ((seal(sheet, ELSEWHERE), "signed by elsewhere"), (seal(sheet, Signer(ours.name, bytes(32))), "")):
        refusal = await running.http.post("/api/sheets/name", json={"text": text, "player": "Ada"})
        assert refusal.status_code == 422
        assert why in refusal.json()["reason"]
    nameless = await running.http.post("/api/sheets/name", json={"text": seal(sheet, ours), "player": "\n"})
    assert nameless.status_code == 409


async def test_a_finished_game_tells_what_was_on_the_sheet_before(running: Running) -> None:
    blank = seal(new_sheet("Ana", "mage"), local_signer(running.folder))
    made = await played(running, dungeon(options={"sheet_0": blank}))
    told = await running.http.get(f"/api/rooms/{made['room']}/sheets", headers=bearer(made["host"]))
    (seat,) = told.json()["sheets"]
    assert (seat["before"]["played"], seat["sheet"]["played"]) == (0, 1)
    assert seat["before"]["text"] == blank
