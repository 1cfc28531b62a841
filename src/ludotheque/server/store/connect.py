"""From an address to an open, migrated database, or to a sentence that says why not."""

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
BEGIN: Final = "ludo_begin"  # the execution option that says how a transaction of SQLite begins
READING: Final = "BEGIN"
WRITING: Final = "BEGIN IMMEDIATE"  # waits for its turn at once, where it still can
NOT_AT_ALL: Final = ""
# A commit is on the disk before it is confirmed (FULL): neither kill -9 nor a power cut takes it back.
PRAGMAS: Final = ("synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
CONNECTIONS: Final = 8
PATIENCE: Final = 10  # seconds for a connection


def file_url(path: Path) -> str:
    """The address of a SQLite file, whatever letters its name has."""
    return URL.create("sqlite", database=str(path)).render_as_string()


async def opened(url: str) -> AsyncEngine:
    """The database behind an address, in the newest form."""
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
    """The address with our own driver; no message repeats it, because it may hold a password."""
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
    """See that the file can be there; a new one is for its owner only, for it holds the seeds of matches."""
    try:
        if path.is_dir():
            raise StoreRefused("folder", database=str(path))
        if not path.parent.is_dir():
            raise StoreRefused("no-folder", database=str(path))
        path.touch(mode=0o600)
    except OSError as error:
        raise StoreRefused("unusable", database=str(path), reason=error.strerror or type(error).__name__) from error


def sqlite_engine(target: URL) -> AsyncEngine:
    """Transactions are begun by us: the driver would not hold one around a change of the schema."""
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
    """A connection is tried before it is used, so that a restart of the database is not noticed."""
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
    """Migrate; then let the readers of a SQLite file go on while somebody writes."""
    await migrate(engine, shown(engine.url))
    if engine.dialect.name != "sqlite":
        return
    async with engine.execution_options(**{BEGIN: NOT_AT_ALL}).connect() as connection:
        await connection.exec_driver_sql("PRAGMA journal_mode = WAL")


def shown(url: URL) -> str:
    """The database as a message may name it: the file, or the address without user and password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return URL.create("postgresql", host=url.host, port=url.port, database=url.database).render_as_string()


def refusal(error: DBAPIError, target: URL) -> StoreRefused:
    """Why the database cannot be used."""
    why = error.orig
    if isinstance(why, sqlite3.DatabaseError) and not isinstance(why, sqlite3.OperationalError):
        return StoreRefused("damaged", database=shown(target))
    return StoreRefused("unusable", database=shown(target), reason=reason(why))


def reason(why: BaseException | None) -> str:
    """What a driver complains about; PostgreSQL's advice on the next line is for its own administrators."""
    lines = str(why).splitlines()
    return one_line(lines[0] if lines and not lines[0].endswith(":") else " ".join(lines))
