"""Opens the database of a URL and migrates it to the newest schema, or explains why it cannot."""

import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, func, inspect, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludotheque.presentation.error_messages import one_line
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
        await connection.run_sync(run_missing_migrations, database, revision)


def run_missing_migrations(connection: Connection, database: str, revision: str) -> None:
    """Run the missing migrations."""
    found = current_revision(connection)
    if found is None:
        refuse_foreign(connection, database)
    else:
        refuse_newer(found, database)
    config = alembic_config()
    if found != ScriptDirectory.from_config(config).get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config


def refuse_newer(found: str, database: str) -> None:
    """Refuse an unknown revision, which a newer version must have made."""
    scripts = ScriptDirectory.from_config(alembic_config())
    if found not in {step.revision for step in scripts.walk_revisions()}:
        raise NewerDatabase(database, found, scripts.get_current_head() or "")


def current_revision(connection: Connection) -> str | None:
    """Return the schema revision, or None if the database has no tables of this program yet."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def refuse_foreign(connection: Connection, database: str) -> None:
    """Refuse a database in which another program has tables with the same names."""
    existing = set(inspect(connection).get_table_names())
    clashing = sorted(table.name for table in TABLES if table.name in existing)
    if clashing:
        raise StoreRefused("foreign", database=database, tables=", ".join(clashing))


SQLITE: Final = "sqlite+aiosqlite"
POSTGRES: Final = "postgresql+psycopg"
DRIVERS: Final = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgres": POSTGRES,
    "postgresql": POSTGRES,
    POSTGRES: POSTGRES,
}
BEGIN: Final = "ludo_begin"  # the execution option for the way a SQLite transaction begins
READING: Final = "BEGIN"
WRITING: Final = "BEGIN IMMEDIATE"  # takes the write lock immediately, while waiting for it is still possible
NO_TRANSACTION: Final = ""
# A commit reaches the disk before it is confirmed (FULL), so it survives kill -9 and a power cut.
PRAGMAS: Final = ("synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
CONNECTIONS: Final = 8
CONNECT_SECONDS: Final = 10  # seconds to connect


def file_url(path: Path) -> str:
    """Return the URL of a SQLite file with any file name."""
    return URL.create("sqlite", database=str(path)).render_as_string()


async def open_engine(url: str) -> AsyncEngine:
    """Open the database of a URL and migrate it to the newest schema."""
    target = parsed_url(url)
    if target.drivername == SQLITE:
        make_file(Path(target.database or ""))
    engine = sqlite_engine(target) if target.drivername == SQLITE else postgres_engine(target)
    try:
        await prepare(engine)
    except DBAPIError as error:
        await engine.dispose()
        raise refusal_of(error, target) from error
    except BaseException:
        await engine.dispose()
        raise
    return engine


def parsed_url(url: str) -> URL:
    """Return the URL with the supported driver. Errors never quote it, because it may contain a password."""
    try:
        target = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreRefused("url") from error
    driver = DRIVERS.get(target.drivername)
    if driver is None:
        raise StoreRefused("kind", kind=target.drivername)
    if driver == POSTGRES and find_spec("psycopg") is None:
        raise StoreRefused("driver")
    if driver == SQLITE and (target.host or target.query):
        raise StoreRefused("url")
    if driver == SQLITE and (target.database or ":memory:") == ":memory:":
        raise StoreRefused("memory")
    return target.set(drivername=driver)


def make_file(path: Path) -> None:
    """Create the file if necessary. Only its owner may read it, because it contains the seeds of matches."""
    try:
        if path.is_dir():
            raise StoreRefused("folder", database=str(path))
        if not path.parent.is_dir():
            raise StoreRefused("no-folder", database=str(path))
        path.touch(mode=0o600)
    except OSError as error:
        raise StoreRefused("unusable", database=str(path), reason=error.strerror or type(error).__name__) from error


def sqlite_engine(target: URL) -> AsyncEngine:
    """Return an engine that begins transactions itself, as the driver would not keep one around a schema change."""
    engine = create_async_engine(target, pool_size=CONNECTIONS, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        how = connection.get_execution_options().get(BEGIN, WRITING)
        if how:
            connection.exec_driver_sql(how)

    return engine


def postgres_engine(target: URL) -> AsyncEngine:
    """Return an engine that tests connections before use, so that a database restart goes unnoticed."""
    return create_async_engine(
        target,
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        pool_timeout=CONNECT_SECONDS,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"connect_timeout": CONNECT_SECONDS, "application_name": "ludotheque"},
    )


async def prepare(engine: AsyncEngine) -> None:
    """Migrate the database. Set SQLite to WAL mode, so that readers don't wait for writers."""
    await migrate(engine, display_name(engine.url))
    if engine.dialect.name != "sqlite":
        return
    async with engine.execution_options(**{BEGIN: NO_TRANSACTION}).connect() as connection:
        await connection.exec_driver_sql("PRAGMA journal_mode = WAL")


def display_name(url: URL) -> str:
    """Return the database name for messages: the file, or the URL without user and password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return URL.create("postgresql", host=url.host, port=url.port, database=url.database).render_as_string()


def refusal_of(error: DBAPIError, target: URL) -> StoreRefused:
    """Return why the database cannot be used."""
    why = error.orig
    if isinstance(why, sqlite3.DatabaseError) and not isinstance(why, sqlite3.OperationalError):
        return StoreRefused("damaged", database=display_name(target))
    return StoreRefused("unusable", database=display_name(target), reason=driver_message(why))


def driver_message(why: BaseException | None) -> str:
    """Return the driver's complaint.

    PostgreSQL's advice on the next line is dropped, as it is for its administrators.
    """
    lines = str(why).splitlines()
    return one_line(lines[0] if lines and not lines[0].endswith(":") else " ".join(lines))
