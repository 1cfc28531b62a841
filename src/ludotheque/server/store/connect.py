"""Opens and migrates the database of a URL, or explains why it cannot."""

import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludotheque.presentation.error_messages import one_line
from ludotheque.server.store.errors import StoreRefused
from ludotheque.server.store.upgrade import migrate

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
NOT_AT_ALL: Final = ""
# A commit reaches the disk before it is confirmed (FULL), so it survives kill -9 and a power cut.
PRAGMAS: Final = ("synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
CONNECTIONS: Final = 8
PATIENCE: Final = 10  # seconds to connect


def file_url(path: Path) -> str:
    """Return the URL of a SQLite file with any file name."""
    return URL.create("sqlite", database=str(path)).render_as_string()


async def opened(url: str) -> AsyncEngine:
    """Open the database of a URL and migrate it to the newest schema."""
    target = understood(url)
    if target.drivername == SQLITE:
        make_file(Path(target.database or ""))
    engine = sqlite_engine(target) if target.drivername == SQLITE else postgres_engine(target)
    try:
        await prepare(engine)
    except DBAPIError as error:
        await engine.dispose()
        raise refusal(error, target) from error
    except BaseException:
        await engine.dispose()
        raise
    return engine


def understood(url: str) -> URL:
    """Return the URL with our driver. Errors never quote it, because it may contain a password."""
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
        pool_timeout=PATIENCE,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"connect_timeout": PATIENCE, "application_name": "ludotheque"},
    )


async def prepare(engine: AsyncEngine) -> None:
    """Migrate the database. Set SQLite to WAL mode, so that readers don't wait for writers."""
    await migrate(engine, shown(engine.url))
    if engine.dialect.name != "sqlite":
        return
    async with engine.execution_options(**{BEGIN: NOT_AT_ALL}).connect() as connection:
        await connection.exec_driver_sql("PRAGMA journal_mode = WAL")


def shown(url: URL) -> str:
    """Return the database name for messages: the file, or the URL without user and password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return URL.create("postgresql", host=url.host, port=url.port, database=url.database).render_as_string()


def refusal(error: DBAPIError, target: URL) -> StoreRefused:
    """Return why the database cannot be used."""
    why = error.orig
    if isinstance(why, sqlite3.DatabaseError) and not isinstance(why, sqlite3.OperationalError):
        return StoreRefused("damaged", database=shown(target))
    return StoreRefused("unusable", database=shown(target), reason=reason(why))


def reason(why: BaseException | None) -> str:
    """Return the driver's complaint.

    PostgreSQL's advice on the next line is dropped, as it is for its administrators.
    """
    lines = str(why).splitlines()
    return one_line(lines[0] if lines and not lines[0].endswith(":") else " ".join(lines))
