"""Bring a database forward to the newest form, one process at a time, or refuse it untouched."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.server.store.errors import NewerDatabase, StoreRefused
from ludotheque.server.store.schema import TABLES, VERSION_TABLE

SCRIPTS: Final = "ludotheque.server.store:migrations"
ADVISORY_LOCK: Final = 0x1D07  # any number no other program takes in the same database
NEWEST: Final = "head"


async def migrate(engine: AsyncEngine, database: str, revision: str = NEWEST) -> None:
    """All steps in one transaction, begun in a way that keeps every other process out until it ends."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
        await connection.run_sync(bring_forward, database, revision)


def bring_forward(connection: Connection, database: str, revision: str) -> None:
    """Take the steps that are missing."""
    found = current_revision(connection)
    if found is None:
        refuse_foreign(connection, database)
    else:
        refuse_newer(found, database)
    config = steps()
    if found != ScriptDirectory.from_config(config).get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def steps() -> Config:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config


def refuse_newer(found: str, database: str) -> None:
    """A form that none of our steps leads to was made by a later program."""
    scripts = ScriptDirectory.from_config(steps())
    if found not in {step.revision for step in scripts.walk_revisions()}:
        raise NewerDatabase(database, found, scripts.get_current_head() or "")


def current_revision(connection: Connection) -> str | None:
    """Which form the database has; nothing if it is none of ours yet."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def refuse_foreign(connection: Connection, database: str) -> None:
    """Tables of our names that no step of ours has made belong to another program."""
    there = set(inspect(connection).get_table_names())
    clashing = sorted(table.name for table in TABLES if table.name in there)
    if clashing:
        raise StoreRefused("foreign", database=database, tables=", ".join(clashing))
