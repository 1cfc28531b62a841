"""`ludo admin` on databases as a server leaves them: nothing secret is printed, whatever goes wrong is one sentence."""

import asyncio
import json
import re
import shutil
import stat
from collections.abc import Sequence
from pathlib import Path

import pytest

from ludotheque.cli.admin import printable
from ludotheque.kernel.scripted_chance import scripted
from ludotheque.server.rooms.entries import AnyEntry, decode, encode
from ludotheque.server.rooms.export import export_game, replay_content
from ludotheque.server.rooms.plan import encode_plan
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import digest
from ludotheque.server.store.connect import file_url
from ludotheque.server.store.rooms import RoomRow, StoredReport
from ludotheque.server.store.store import Store
from tests.command_line import Ludo
from tests.server.rooms.desk import Desk, duel, token_of

LANGS = ("en", "fr")
PLAYING, WAITING, OVER = "roomPlaying1", "roomWaiting1", "roomFinished"


async def keep(url: str, room: str, desk: Desk, state: str = "open") -> None:
    """Put a room into a database."""
    store = await Store.open(url)
    try:
        version = desk.room.game.rules_version
        row = RoomRow(room, desk.plan.game, version, encode_plan(desk.plan), desk.key, 1000.0, digest("host"), state)
        await store.create(row)
        if desk.journal:
            await store.append_all(room, 1, [encode(entry) for entry in desk.journal], 1000.0)
    finally:
        await store.close()


async def journal(url: str, room: str) -> list[AnyEntry]:
    store = await Store.open(url)
    try:
        return [decode(raw) for _, raw in await store.entries(room, 0)]
    finally:
        await store.close()


async def report(url: str, desk: Desk, words: str) -> None:
    store = await Store.open(url)
    try:
        tape = json.dumps(replay_content(desk.match)).encode()
        await store.put_report(StoredReport("17-abc", PLAYING, 1, 1200.0, words, tape, b'{"view":1}'))
    finally:
        await store.close()


@pytest.fixture(scope="module")
def playing() -> Desk:
    return Desk(duel(bots=(1,)), "playing").begin().play(6)


@pytest.fixture(scope="module")
def over() -> Desk:
    desk = Desk(duel(), "over").begin().play(6)
    return desk.do(desk.room.propose_resign(1, desk.now))


@pytest.fixture(scope="module")
def database(playing: Desk, over: Desk, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three rooms in a file."""
    path = tmp_path_factory.mktemp("kept") / "server.sqlite"
    asyncio.run(keep(file_url(path), PLAYING, playing))
    asyncio.run(keep(file_url(path), OVER, over, "over"))
    asyncio.run(keep(file_url(path), WAITING, Desk(duel(), "waiting")))
    return path


@pytest.fixture
def folder(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with that file, named by the variable that the server reads too."""
    data = tmp_path / "data"
    data.mkdir()
    monkeypatch.setenv("LUDO_DATA", str(data))
    shutil.copy(database, data)
    return data


def url_of(folder: Path) -> str:
    return file_url(folder / "server.sqlite")


def secrets_of(*desks: Desk) -> Sequence[str]:
    tokens = [token_of(seat) for seat in (0, 1)]
    return [*tokens, *(digest(token) for token in tokens), digest("host"), *(desk.key.hex() for desk in desks)]


@pytest.mark.parametrize("lang", LANGS)
def test_rooms_are_listed(ludo: Ludo, folder: Path, playing: Desk, over: Desk, lang: str) -> None:
    answer = ludo("admin", "list", "--lang", lang)
    assert answer.code == 0
    for said in (PLAYING, WAITING, OVER, {"en": "playing", "fr": "en cours"}[lang]):
        assert said in answer.out
    assert not [secret for secret in secrets_of(playing, over) if secret in answer.out]


def test_the_list_as_json_and_by_state(ludo: Ludo, folder: Path, playing: Desk) -> None:
    rooms = {line["room"]: line for line in json.loads(ludo("admin", "list", "--json").out)["rooms"]}
    assert {name: line["phase"] for name, line in rooms.items()} == {
        PLAYING: "playing",
        WAITING: "waiting",
        OVER: "over",
    }
    line = rooms[PLAYING]
    assert (line["seat_count"], line["taken"], line["bots"], line["entries"]) == (2, 1, 1, len(playing.journal))
    assert line["last_answer_at"] == playing.journal[-1].at
    assert rooms[WAITING]["last_answer_at"] is None
    only = json.loads(ludo("admin", "list", "--json", "--state", "over").out)["rooms"]
    assert [line["room"] for line in only] == [OVER]


async def damage(url: str) -> None:
    """Rooms as a later program may have written them."""
    store = await Store.open(url)
    try:
        await store.create(RoomRow("roomOdd1", "chess", 1, b"{}", bytes(16), 1000.0, digest("host"), "open"))
        await store.append(WAITING, 1, b'{"kind":"sang","seq":1,"at":1.0}', 1000.0)
    finally:
        await store.close()


@pytest.mark.parametrize("lang", LANGS)
def test_rooms_that_cannot_be_read_do_not_hide_the_others(ludo: Ludo, folder: Path, lang: str) -> None:
    asyncio.run(damage(url_of(folder)))
    lines = json.loads(ludo("admin", "list", "--json").out)["rooms"]
    phases = {line["room"]: line["phase"] for line in lines}
    assert phases == {PLAYING: "playing", OVER: "over", WAITING: "unreadable", "roomOdd1": "unreadable"}
    assert ludo("admin", "list", "--lang", lang).code == 0
    for room in (WAITING, "roomOdd1"):
        shown = ludo("admin", "show", room, "--lang", lang)
        assert (shown.code, len(shown.err.splitlines())) == (2, 1)


@pytest.mark.parametrize("lang", LANGS)
def test_a_room_is_shown_without_its_key_until_it_is_over(
    ludo: Ludo, folder: Path, playing: Desk, over: Desk, lang: str
) -> None:
    for more in ((), ("--json",)):
        running = ludo("admin", "show", PLAYING, "--lang", lang, *more)
        assert running.code == 0
        assert playing.room.commitment in running.out
        assert not [secret for secret in secrets_of(playing) if secret in running.out]
        ended = ludo("admin", "show", OVER, "--lang", lang, *more)
        assert over.key.hex() in ended.out
        assert not [secret for secret in secrets_of() if secret in ended.out]


def test_a_room_is_closed_for_everybody(ludo: Ludo, folder: Path) -> None:
    assert ludo("admin", "close", PLAYING).code == 0
    assert asyncio.run(journal(url_of(folder), PLAYING))[-1].kind == "closed"
    shown = json.loads(ludo("admin", "show", PLAYING, "--json").out)
    assert (shown["phase"], shown["state"], shown["ended_by"]) == ("over", "closed", "closed")
    again = ludo("admin", "close", PLAYING)
    assert (again.code, again.err) == (2, "The game is over.\n")


@pytest.mark.parametrize("room", [PLAYING, OVER])
def test_an_exported_game_is_proved_and_comes_back(ludo: Ludo, folder: Path, playing: Desk, room: str) -> None:
    said = ludo("admin", "export", room, "game.json")
    assert said.code == 0
    assert playing.key.hex() not in said.out
    assert stat.S_IMODE(Path("game.json").stat().st_mode) == 0o600
    assert ("key" in said.out) == (room == PLAYING)
    assert ludo("verify", "game.json").code == 0
    assert ludo("admin", "export", room, "game.json").err == "game.json already exists.\n"
    assert ludo("admin", "export", room, "game.json", "--force").code == 0
    made = json.loads(ludo("admin", "import", "game.json", "--json").out)
    links = json.loads(Path(made["links"]).read_text(encoding="utf-8"))
    assert stat.S_IMODE(Path(made["links"]).stat().st_mode) == 0o600
    assert links["room"] == made["room"]
    shown = json.loads(ludo("admin", "show", made["room"], "--json").out)
    assert (shown["imported"], shown["written"]) == (True, False)
    assert "Imported:" in ludo("admin", "show", made["room"]).out
    assert "Imported:" not in ludo("admin", "show", room).out
    assert shown["phase"] == {PLAYING: "playing", OVER: "over"}[room]
    assert shown["state"] == {PLAYING: "open", OVER: "over"}[room]


def test_loaded_dice_are_not_imported(ludo: Ludo, folder: Path) -> None:
    desk = Desk(duel())
    desk.room = Room(desk.plan, scripted(desk.key, {0: [5] * 50}, {}))
    desk.begin()
    Path("loaded.json").write_bytes(export_game(desk.room, desk.journal))
    said = ludo("admin", "import", "loaded.json")
    assert (said.code, said.out) == (2, "")
    assert "what chance will bring" in said.err
    assert not Path("loaded-links.json").exists()


def test_the_secrets_of_an_imported_room_are_only_in_their_file(ludo: Ludo, folder: Path) -> None:
    ludo("admin", "export", PLAYING, "game.json")
    said = ludo("admin", "import", "game.json", "--links", "links.json")
    links = json.loads(Path("links.json").read_text(encoding="utf-8"))
    for token in (links["host"], links["spectators"], *(seat["token"] for seat in links["seats"])):
        assert len(token) == 22
        assert token not in said.out


def test_a_backup_is_restored_into_an_empty_database_alone(ludo: Ludo, folder: Path) -> None:
    assert ludo("admin", "backup", "all.bak").code == 0
    assert "already contains games" in ludo("admin", "restore", "all.bak").err
    said = ludo("admin", "restore", "all.bak", "--data", "elsewhere")
    assert said.out == "3 rooms were restored from all.bak.\n"
    assert json.loads(ludo("admin", "list", "--json", "--data", "elsewhere").out) == json.loads(
        ludo("admin", "list", "--json").out
    )


def test_a_backup_never_lands_on_the_database(ludo: Ludo, folder: Path) -> None:
    for name in ("server.sqlite", "server.sqlite-wal"):
        said = ludo("admin", "backup", str(folder / name))
        assert said.code == 2
        assert "belongs to the database" in said.err
    assert PLAYING in ludo("admin", "list").out


@pytest.mark.parametrize("lang", LANGS)
def test_reports_are_listed_written_and_deleted(ludo: Ludo, folder: Path, playing: Desk, lang: str) -> None:
    assert ludo("admin", "reports", "--lang", lang).code == 0
    asyncio.run(report(url_of(folder), playing, "Burn \x1b[2J should\nwait"))
    listed = ludo("admin", "reports", "--lang", lang)
    assert "17-abc" in listed.out
    assert "\x1b[2J" not in listed.out
    assert playing.key.hex() not in listed.out + ludo("admin", "reports", "--json").out
    assert ludo("admin", "reports", "--export", "out").code == 0
    assert json.loads(Path("out/17-abc.json").read_text(encoding="utf-8"))["view"] == {"view": 1}
    assert ludo("verify", "out/17-abc-replay.json").code == 0
    assert ludo("admin", "reports", "--delete", "17-abc").code == 0
    assert ludo("admin", "reports", "--delete", "17-abc").err == "There is no report 17-abc.\n"


NONSENSE = [
    (("list", "--state", "merry"), "There is no state “merry”; known: open, over, closed."),
    (("list", "--data", "nowhere"), "There is no database nowhere/server.sqlite yet"),
    (("list", "--database-url", "oracle://x"), "not in “oracle”"),
    (("list", "--database-url", "nonsense"), "cannot be read"),
    (("show", "roomNowhere1"), "There is no room roomNowhere1."),
    (("show", "\x1b[2J"), "There is no room  [2J."),
    (("show",), "ROOM is missing"),
    (("close", "roomNowhere1"), "There is no room roomNowhere1."),
    (("export", "roomNowhere1", "out.json"), "There is no room roomNowhere1."),
    (("export", PLAYING, "no/where.json"), "The folder for no/where.json does not exist."),
    (("import", "nowhere.json"), "The file nowhere.json does not exist."),
    (("backup", "no/where"), "The folder for no/where does not exist."),
    (("restore", "nowhere"), "The file nowhere does not exist."),
    (("burn",), "There is no command “burn”"),
]


@pytest.mark.parametrize("lang", LANGS)
def test_nonsense_is_refused_in_one_sentence(ludo: Ludo, folder: Path, lang: str) -> None:
    for words, said in NONSENSE:
        answer = ludo("admin", *words, "--lang", lang)
        assert (answer.code, answer.out) == (2, ""), words
        assert len(answer.err.splitlines()) == 1
        assert lang == "fr" or said in answer.err, words
        assert not re.search(r"[\x00-\x08\x0b-\x1f]", answer.err)
    assert [path.name for path in Path.cwd().iterdir()] == ["data"]


def test_other_files_are_neither_imported_nor_restored(ludo: Ludo, folder: Path) -> None:
    Path("bad.json").write_text("[1]", encoding="utf-8")
    assert "not the file of a room" in ludo("admin", "import", "bad.json").err
    assert "not a complete backup" in ludo("admin", "restore", "bad.json", "--data", "elsewhere").err


def test_what_a_terminal_would_obey_is_taken_out() -> None:
    assert printable("a\x1b[31mb\u202ec\n") == "a [31mb c "
