"""Backups to one file, and restoring one of any known schema into an empty database of either kind."""

import asyncio
import base64
import hashlib
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import URL, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.server.store.connect import (
    ADVISORY_LOCK,
    SQLITE,
    current_revision,
    display_name,
    migrate,
    refuse_newer,
    sqlite_engine,
)
from ludotheque.server.store.errors import StoreRefused
from ludotheque.server.store.schema import TABLES
from ludotheque.storage.atomic_files import replacing

KIND: Final = "ludotheque-backup"
FORMAT: Final = 1
ROWS_AT_ONCE: Final = 500


class BackupHeader(msgspec.Struct, frozen=True):
    """The first line: the file kind, the schema revision and the columns of the tables in order."""

    kind: str
    format: int
    revision: str
    tables: dict[str, list[str]]


class BackupFooter(msgspec.Struct, frozen=True):
    """The last line: the number of rows and their checksum."""

    rows: int
    sha256: str


async def write(engine: AsyncEngine, path: Path) -> None:
    """Write the backup and move it into place atomically, so that a failure leaves an older one intact."""
    with ExitStack() as stack:
        try:
            part = stack.enter_context(replacing(path))
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise StoreRefused("unusable", database=str(path), reason=reason) from error
        if engine.dialect.name == "sqlite":
            await asyncio.to_thread(copy_file, Path(engine.url.database or ""), part)
        else:
            await copy_rows(engine, part)


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file as of one moment, without blocking writers."""
    reading = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(reading, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, without extra files beside it


async def copy_rows(engine: AsyncEngine, target: Path) -> None:
    """Write all rows as of one moment, without blocking writers."""
    encoder = msgspec.json.Encoder()
    total = hashlib.sha256()
    rows = 0
    snapshot = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    with target.open("wb") as stream:
        async with snapshot.connect() as connection:
            revision = await connection.run_sync(current_revision) or ""
            tables = {str(table.name): [str(column.name) for column in table.columns] for table in TABLES}
            write_line(stream, encoder.encode(BackupHeader(KIND, FORMAT, revision, tables)))
            async for name, row in all_rows(connection):
                line = encoder.encode([name, row])
                total.update(line)
                rows += 1
                write_line(stream, line)
        write_line(stream, encoder.encode(BackupFooter(rows, total.hexdigest())))


async def all_rows(connection: AsyncConnection) -> AsyncIterator[tuple[str, list[object]]]:
    """Yield each row with the name of its table, parents first."""
    for table in TABLES:
        found = await connection.stream(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
        async for row in found:
            yield str(table.name), list(row)


def write_line(stream: BinaryIO, line: bytes) -> None:
    stream.write(line + b"\n")


MAGIC: Final = b"SQLite format 3\0"
Values = list[Any]  # of the columns of a row, as JSON has them


@asynccontextmanager
async def open_backup(path: Path) -> AsyncIterator[AsyncEngine]:
    """Yield the backup as a temporary SQLite database with the newest schema."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        engine = sqlite_engine(URL.create(SQLITE, database=str(copy)))
        try:
            await unpack(path, copy, engine)
            yield engine
        finally:
            await engine.dispose()


async def unpack(path: Path, copy: Path, engine: AsyncEngine) -> None:
    """Read the file and migrate its content to the newest schema."""
    try:
        with path.open("rb") as stream:
            if stream.read(len(MAGIC)) == MAGIC:
                await asyncio.to_thread(copy_file, path, copy)
            else:
                stream.seek(0)
                await unpack_lines(stream, copy, engine)
        await check_is_store(engine)
        await migrate(engine, str(path))
    except OSError as error:
        raise StoreRefused("unusable", database=str(path), reason=error.strerror or type(error).__name__) from error
    except (ValueError, LookupError, msgspec.DecodeError, sqlite3.Error, DBAPIError) as error:
        raise StoreRefused("backup", file=str(path)) from error


async def check_is_store(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        if await connection.run_sync(current_revision) is None:
            raise ValueError("a database without a known revision")


async def unpack_lines(stream: BinaryIO, copy: Path, engine: AsyncEngine) -> None:
    """Create the tables with the schema of the backup and fill them."""
    header = msgspec.json.decode(stream.readline(), type=BackupHeader)
    if header.kind != KIND or header.format != FORMAT:
        raise ValueError(f"a file of kind {header.kind} and format {header.format}")
    refuse_newer(header.revision, stream.name)
    await migrate(engine, stream.name, header.revision)
    await asyncio.to_thread(insert_rows, stream, header, copy)


def insert_rows(stream: BinaryIO, header: BackupHeader, copy: Path) -> None:
    """Insert the rows into existing tables. Raises for unknown tables and columns, and for a wrong checksum."""
    total = hashlib.sha256()
    rows = 0
    with closing(sqlite3.connect(copy)) as connection, connection:
        tables = {name: TableWriter(connection, name, columns) for name, columns in header.tables.items()}
        for raw in stream:
            line = raw.removesuffix(b"\n")
            if line.startswith(b"{"):
                break
            name, values = msgspec.json.decode(line, type=tuple[str, Values])
            tables[name].insert(values)
            total.update(line)
            rows += 1
        footer = msgspec.json.decode(line, type=BackupFooter)
    if (footer.rows, footer.sha256) != (rows, total.hexdigest()) or stream.read(1):
        raise ValueError("the rows are not those that were written")


class TableWriter:
    """A table being filled: its statement and its binary columns."""

    def __init__(self, connection: sqlite3.Connection, table: str, columns: list[str]) -> None:
        kinds = {name: kind for _, name, kind, *_ in connection.execute("SELECT * FROM pragma_table_info(?)", [table])}
        names = ", ".join(f'"{name}"' for name in columns if name in kinds)
        places = ", ".join("?" * len(columns))
        self.connection = connection
        self.binary_columns = [place for place, name in enumerate(columns) if kinds[name] == "BLOB"]
        self.statement = f'INSERT INTO "{table}" ({names}) VALUES ({places})'

    def insert(self, values: Values) -> None:
        for place in self.binary_columns:
            values[place] = base64.b64decode(values[place], validate=True)
        self.connection.execute(self.statement, values)


async def copy_into(connection: AsyncConnection, backup: AsyncEngine) -> None:
    """Copy all rows into this database, which must be empty."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
    for table in TABLES:
        if (await connection.execute(select(table).limit(1))).first() is not None:
            raise StoreRefused("not-empty", database=display_name(connection.engine.url))
    async with backup.connect() as reading:
        for table in TABLES:
            found = await reading.stream(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
            async for rows in found.mappings().partitions():
                await connection.execute(insert(table), [dict(row) for row in rows])
