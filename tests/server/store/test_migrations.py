"""Databases of every form: brought forward, or refused and left as they are."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.presentation.error_messages import sentence
from ludotheque.server.store.connect import (
    alembic_config,
    current_revision,
    migrate,
    parsed_url,
    postgres_engine,
    sqlite_engine,
)
from ludotheque.server.store.errors import NewerDatabase, StoreRefused
from ludotheque.server.store.schema import METADATA, VERSION_TABLE
from ludotheque.server.store.store import Store
from ludotheque.text.messages import Messages
from tests.server.store.rows import everything, furnish, report, room

pytestmark = pytest.mark.anyio
REVISIONS = [step.revision for step in ScriptDirectory.from_config(alembic_config()).walk_revisions()][::-1]


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return list(compare_metadata(context, METADATA))


def unopened(url: str) -> AsyncEngine:
    target = parsed_url(url)
    return sqlite_engine(target) if target.get_backend_name() == "sqlite" else postgres_engine(target)


async def made_at(url: str, revision: str, *statements: str) -> None:
    """A database as an older program left it."""
    engine = unopened(url)
    await migrate(engine, "", revision)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def revision_of(store: Store) -> str | None:
    async with store.engine.connect() as connection:
        return await connection.run_sync(current_revision)


async def test_the_steps_lead_to_the_tables_of_the_schema(store: Store) -> None:
    assert await revision_of(store) == REVISIONS[-1]
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_database_of_an_older_form_is_brought_forward_with_all_it_holds(store_url: str, revision: str) -> None:
    await made_at(
        store_url,
        revision,
        "INSERT INTO rooms SELECT 'a', 'dice_throne', 3, '{}', 'k', 1.5, '00', 'open', 1.5",
        "INSERT INTO journal SELECT 'a', 1, 2.5, 'entry'",
    )
    store = await Store.open(store_url)
    assert await revision_of(store) == REVISIONS[-1]
    assert [row.id for row in await store.rows("open", "", 9)] == ["a"]
    assert [seq for seq, _ in await store.entries("a", 0)] == [1]
    await store.put_report(report("r"))
    await store.close()


async def test_opening_again_changes_nothing(store_url: str) -> None:
    store = await Store.open(store_url)
    await furnish(store)
    before = await everything(store)
    await store.close()
    again = await Store.open(store_url)
    assert await everything(again) == before
    await again.close()


async def test_many_may_open_a_new_database_together(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(5)))
    await stores[0].create(room("a"))
    assert [await store.row("a") for store in stores] == [room("a")] * 5
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_newer_database_is_refused_and_untouched(store_url: str) -> None:
    newer = f"UPDATE {VERSION_TABLE} SET version_num = '9999'"
    await made_at(store_url, REVISIONS[-1], newer, "CREATE TABLE things (id INTEGER)", "DROP TABLE reports")
    path = Path(parsed_url(store_url).database or "")
    before = path.read_bytes() if path.exists() else b""
    with pytest.raises(NewerDatabase, match=r"written by a later version .* Nothing was changed") as refused:
        await Store.open(store_url)
    assert (path.read_bytes() if path.exists() else b"") == before
    french = sentence(refused.value, Messages("fr").say)
    assert "9999" in french
    assert "version plus récente" in french
    engine = unopened(store_url)
    async with engine.connect() as connection:
        assert await connection.run_sync(current_revision) == "9999"
        assert (await connection.execute(text("SELECT count(*) FROM things"))).scalar_one() == 0
    await engine.dispose()


async def test_tables_of_another_program_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "hotel.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE rooms (number INTEGER, beds INTEGER)")
    before = path.read_bytes()
    with pytest.raises(StoreRefused, match="already contains tables of another program: rooms"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_bytes() == before
