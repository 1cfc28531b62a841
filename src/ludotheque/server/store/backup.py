"""Backups to one file: a copy of the SQLite file, or all PostgreSQL rows as lines of JSON."""

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.server.store.errors import StoreRefused
from ludotheque.server.store.schema import TABLES
from ludotheque.server.store.upgrade import current_revision
from ludotheque.storage.atomic_files import replacing

KIND: Final = "ludotheque-backup"
FORMAT: Final = 1
ROWS_AT_ONCE: Final = 500


class Heading(msgspec.Struct, frozen=True):
    """The first line: the file kind, the schema revision and the columns of the tables in order."""

    kind: str
    format: int
    revision: str
    tables: dict[str, list[str]]


class Ending(msgspec.Struct, frozen=True):
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
            put(stream, encoder.encode(Heading(KIND, FORMAT, revision, tables)))
            async for name, row in all_rows(connection):
                line = encoder.encode([name, row])
                total.update(line)
                rows += 1
                put(stream, line)
        put(stream, encoder.encode(Ending(rows, total.hexdigest())))


async def all_rows(connection: AsyncConnection) -> AsyncIterator[tuple[str, list[object]]]:
    """Yield each row with the name of its table, parents first."""
    for table in TABLES:
        found = await connection.stream(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
        async for row in found:
            yield str(table.name), list(row)


def put(stream: BinaryIO, line: bytes) -> None:
    stream.write(line + b"\n")
