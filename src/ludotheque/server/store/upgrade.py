"""Migrates a database to the newest schema, one process at a time, or refuses it unchanged."""

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
ADVISORY_LOCK: Final = 0x1D07  # any number that other programs don't use in the same database
NEWEST: Final = "head"


async def migrate(engine: AsyncEngine, database: str, revision: str = NEWEST) -> None:
    """Run all migrations in one transaction that locks out other processes."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
        await connection.run_sync(bring_forward, database, revision)


def bring_forward(connection: Connection, database: str, revision: str) -> None:
    """Run the missing migrations."""
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
    """Refuse a revision that we don't know, because a newer version made it."""
    scripts = ScriptDirectory.from_config(steps())
    if found not in {step.revision for step in scripts.walk_revisions()}:
        raise NewerDatabase(database, found, scripts.get_current_head() or "")


def current_revision(connection: Connection) -> str | None:
    """Return the schema revision, or None if the database is not ours yet."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def refuse_foreign(connection: Connection, database: str) -> None:
    """Refuse a database in which another program has tables with our names."""
    there = set(inspect(connection).get_table_names())
    clashing = sorted(table.name for table in TABLES if table.name in there)
    if clashing:
        raise StoreRefused("foreign", database=database, tables=", ".join(clashing))
