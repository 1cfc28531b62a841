"""Addresses that lead nowhere: one clear sentence in both languages, and no password in it."""

from pathlib import Path

import psycopg
import pytest
from sqlalchemy import URL, make_url

from ludotheque.presentation.error_messages import sentence
from ludotheque.server.store.connect import file_url
from ludotheque.server.store.errors import StoreRefused, StoreUnavailable
from ludotheque.server.store.store import Store
from ludotheque.text.messages import Messages
from tests.server.store.rows import NOON, room

pytestmark = pytest.mark.anyio


async def refused(url: str) -> str:
    with pytest.raises(StoreRefused) as caught:
        await Store.open(url)
    english, french = (sentence(caught.value, Messages(lang).say) for lang in ("en", "fr"))
    assert str(caught.value) == english != french
    assert "s3cret" not in english + french
    return english


@pytest.mark.parametrize(
    "url", ["", "nonsense", "sqlite", "://", "postgresql://u:s3cret@host:port/x", "sqlite://s3cret/x"]
)
async def test_a_broken_address(url: str) -> None:
    assert "The address of the database cannot be read" in await refused(url)


async def test_an_address_of_another_kind_of_database() -> None:
    assert "SQLite or PostgreSQL, not in “mysql+pymysql”" in await refused("mysql+pymysql://u:s3cret@host/x")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite+aiosqlite://"])
async def test_a_database_in_memory(url: str) -> None:
    assert "needs a file" in await refused(url)


async def test_a_path_that_cannot_be_used(tmp_path: Path) -> None:
    assert "is a folder" in await refused(file_url(tmp_path))
    assert "does not exist" in await refused(file_url(tmp_path / "nowhere" / "ludo.db"))
    (tmp_path / "file").write_text("text")
    assert "does not exist" in await refused(file_url(tmp_path / "file" / "ludo.db"))
    assert "cannot be used: File name too long" in await refused(file_url(tmp_path / ("x" * 300)))


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 1000)
    assert "is not a Ludothèque database, or it is damaged" in await refused(file_url(path))
    assert path.read_text() == "Dear Ada, " * 1000
    assert list(tmp_path.iterdir()) == [path]


async def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    said = await refused(f"postgresql://ada:s3cret@/games?host={tmp_path}&password=s3cret")
    assert said.startswith("postgresql:///games cannot be used: connection ")
    assert said.endswith("failed: No such file or directory.")


async def test_a_database_that_is_not_there(postgres: URL) -> None:
    url = postgres.set(database="elsewhere").render_as_string(hide_password=False)
    assert 'database "elsewhere" does not exist' in await refused(url)


async def test_postgres_without_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.store.connect.find_spec", lambda name: None)
    assert "“pip install ludotheque[postgres]”" in await refused("postgresql://host/x")


async def test_a_path_may_have_any_letters(tmp_path: Path) -> None:
    path = tmp_path / "été 100% #1?x=2.db"
    store = await Store.open(file_url(path))
    await store.ping()
    await store.close()
    assert path.exists()
    assert path.stat().st_mode & 0o077 == 0


async def test_a_database_that_goes_away_is_missed_and_found_again(postgres: URL, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.create(room("a"))
    name = make_url(postgres_url).database
    with psycopg.connect(postgres.render_as_string(hide_password=False), autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false'.encode())
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        for attempt in (store.append("a", 1, b"x", NOON), store.row("a")):
            with pytest.raises(StoreUnavailable, match="The database does not answer"):
                await attempt
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true'.encode())
    await store.append("a", 1, b"x", NOON)
    assert await store.entries("a", 0) == [(1, b"x")]
    await store.close()
