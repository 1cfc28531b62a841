"""Backups: one file, of which either kind of database can be made again, and only an empty one."""

import asyncio
import hashlib
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.server.store.connect import file_url
from ludotheque.server.store.errors import NewerDatabase, StoreRefused
from ludotheque.server.store.store import Store
from tests.server.databases import fresh_database
from tests.server.store.rows import NOON, everything, furnish, room

Lines = list[bytes]
pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A second database, once of each kind."""
    if request.param == "sqlite":
        yield file_url(tmp_path / "second.db")
        return
    with fresh_database(request.getfixturevalue("postgres")) as url:
        yield url


async def test_a_backup_makes_the_same_store_again_in_either_kind(store: Store, empty_url: str, tmp_path: Path) -> None:
    await furnish(store)
    path = tmp_path / "backup"
    await store.backup(path)
    await store.append("a", 4, b"after the backup", NOON)
    second = await Store.open(empty_url)
    await second.restore(path)
    assert await second.entries("a", 3) == []
    await second.append("a", 4, b"after the backup", NOON)
    assert await everything(second) == await everything(store)
    await second.close()


async def test_a_backup_is_one_file_for_its_owner_only(store: Store, tmp_path: Path) -> None:
    await furnish(store)
    folder = tmp_path / "backups"
    folder.mkdir()
    for _ in range(2):  # an older one is replaced
        await store.backup(folder / "backup")
        assert [path.name for path in folder.iterdir()] == ["backup"]
        assert (folder / "backup").stat().st_mode & 0o077 == 0


async def test_a_backup_is_one_moment_though_others_write(store: Store, store_url: str, tmp_path: Path) -> None:
    await furnish(store)

    async def play() -> None:
        for seq in range(4, 30):
            await store.append("a", seq, b"x", NOON)
            await store.put_checkpoint("a", seq, 1, b"x")

    playing = asyncio.create_task(play())
    await store.backup(tmp_path / "backup")
    await playing
    second = await Store.open(file_url(tmp_path / "second.db"))
    await second.restore(tmp_path / "backup")
    entries, checkpoint = await second.entries("a", 0), await second.checkpoint("a")
    assert [seq for seq, _ in entries] == list(range(1, len(entries) + 1))
    assert checkpoint is not None
    assert checkpoint[0] <= len(entries)
    await second.close()


async def test_a_backup_goes_into_an_empty_database_only(store: Store, tmp_path: Path) -> None:
    await store.create(room("a"))
    await store.backup(tmp_path / "backup")
    with pytest.raises(StoreRefused, match="already contains games"):
        await store.restore(tmp_path / "backup")
    assert [row.id for row in await store.rows(None, "", 9)] == ["a"]


async def test_a_backup_that_cannot_be_read_or_written_is_reported(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreRefused, match="No such file or directory"):
        await store.backup(tmp_path / "nowhere" / "backup")
    with pytest.raises(StoreRefused, match="No such file or directory"):
        await store.restore(tmp_path / "nowhere")
    with pytest.raises(StoreRefused, match="Is a directory"):
        await store.restore(tmp_path)


async def lines_of_a_backup(url: str, path: Path) -> Lines:
    store = await Store.open(url)
    await furnish(store)
    await store.backup(path)
    await store.close()
    return path.read_bytes().splitlines(keepends=True)


DAMAGES: dict[str, Callable[[Lines], Lines]] = {
    "nothing": lambda lines: [],
    "no end": lambda lines: lines[:-1],
    "a row less": lambda lines: [*lines[:2], *lines[3:]],
    "a row twice": lambda lines: [*lines[:3], *lines[2:]],
    "rows in another order": lambda lines: [lines[0], *lines[1:-1][::-1], lines[-1]],
    "half a line": lambda lines: [*lines[:-2], lines[-2][:20]],
    "a changed letter": lambda lines: [line.replace(b"dice", b"Dice") for line in lines],
    "more than its end": lambda lines: [*lines, lines[-1]],
    "another kind": lambda lines: [b'{"kind":"save"}\n'],
    "other tables": lambda lines: [lines[0].replace(b'"rooms"', b'"x\\" (y"'), *lines[1:]],
    "other columns": lambda lines: [lines[0].replace(b'"game"', b'"game\\""'), *lines[1:]],
    "no text": lambda lines: [bytes(range(256))],
}


async def test_a_damaged_backup_is_refused_whole(postgres_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    lines = await lines_of_a_backup(postgres_url, path)
    store = await Store.open(file_url(tmp_path / "second.db"))
    for damage, damaged in DAMAGES.items():
        path.write_bytes(b"".join(damaged(lines)))
        with pytest.raises(StoreRefused, match="is not a complete backup made by Ludothèque"):
            await store.restore(path)
        assert await everything(store) == [], damage
    await store.close()


async def test_a_damaged_file_of_sqlite_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    await lines_of_a_backup(sqlite_url, tmp_path / "backup")
    whole = (tmp_path / "backup").read_bytes()
    store = await Store.open(file_url(tmp_path / "second.db"))
    for damaged in (whole[:5000], whole[:100] + b"x" * (len(whole) - 100)):
        (tmp_path / "backup").write_bytes(damaged)
        with pytest.raises(StoreRefused, match="is not a complete backup made by Ludothèque"):
            await store.restore(tmp_path / "backup")
    await store.close()


async def test_a_database_of_another_program_is_no_backup(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "hotel.db")) as connection:
        connection.execute("CREATE TABLE beds (number INTEGER)")
    store = await Store.open(file_url(tmp_path / "second.db"))
    with pytest.raises(StoreRefused, match="is not a complete backup made by Ludothèque"):
        await store.restore(tmp_path / "hotel.db")
    await store.close()


def sealed(heading: dict[str, object], rows: Lines) -> bytes:
    """A backup as it would have been written."""
    total = hashlib.sha256(b"".join(row.removesuffix(b"\n") for row in rows)).hexdigest()
    ending = {"rows": len(rows), "sha256": total}
    return b"\n".join([json.dumps(heading).encode(), b"".join(rows) + json.dumps(ending).encode()]) + b"\n"


async def test_a_backup_of_an_older_form_is_brought_forward(postgres_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    first, *rows, _ = await lines_of_a_backup(postgres_url, path)
    heading = json.loads(first) | {"revision": "0001"}
    later = ("reports", "due", "summaries")
    for table in later:
        del heading["tables"][table]
    path.write_bytes(sealed(heading, [row for row in rows if json.loads(row)[0] not in later]))
    store = await Store.open(file_url(tmp_path / "second.db"))
    await store.restore(path)
    assert [row.id for row in await store.rows(None, "", 9)] == ["a", "b"]
    assert (await store.checkpoint("a"), await store.replay("b")) == ((2, 3, b"checkpoint\0"), b"replay\xfe")
    assert await store.reports("", 9) == []
    await store.close()


async def test_a_backup_of_a_newer_form_is_refused(store_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    first, *rest = await lines_of_a_backup(store_url, path)
    if first.startswith(b"{"):
        path.write_bytes(b"".join([re.sub(rb'"revision":"\d+"', b'"revision":"9999"', first), *rest]))
    else:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE ludo_revision SET version_num = '9999'")
    store = await Store.open(file_url(tmp_path / "second.db"))
    with pytest.raises(NewerDatabase, match=r"backup was written by a later version .*format 9999"):
        await store.restore(path)
    await store.close()
