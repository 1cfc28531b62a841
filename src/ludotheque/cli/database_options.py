"""Where the games of a server are kept, for the commands that work on them without it."""

import functools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table
from sqlalchemy import URL

from ludotheque.cli.serve import FILE
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.terminal.click_commands import option
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import writable
from ludotheque.server.store.connect import file_url, understood
from ludotheque.server.store.store import Store
from ludotheque.storage.folders import data_folder

BESIDE: Final = ("", "-wal", "-shm")
Command = Callable[..., None]


class Place(NamedTuple):
    """The database a command works on."""

    address: str
    folder: Path | None  # of the data, where no database was named

    def url(self) -> URL:
        return understood(self.address)

    def file(self) -> Path | None:
        """The file of a SQLite database."""
        url = self.url()
        return Path(url.database or "") if url.get_backend_name() == "sqlite" else None

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """The store that is there; a command that only looks does not make one."""
        file = self.file()
        if file is not None and not file.exists():
            raise Refusal("admin-no-database", database=str(file))
        store = await Store.open(self.address)
        try:
            yield store
        finally:
            await store.close()

    @asynccontextmanager
    async def new_store(self) -> AsyncIterator[Store]:
        """The store, made if it is not there."""
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
        store = await Store.open(self.address)
        try:
            yield store
        finally:
            await store.close()

    def target(self, name: str, *, replace: bool) -> Path:
        """A file to write that is none of the database's own."""
        path = writable(name)
        own = self.file()
        if own is not None and path.resolve() in {Path(f"{own.resolve()}{end}") for end in BESIDE}:
            raise Refusal("admin-own-file", file=name)
        if path.exists() and not (replace and path.is_file()):
            raise Refusal("admin-exists", file=name)
        return path


def place_of(data: str | None, database: str | None) -> Place:
    """By the same options and variables as the server's."""
    if database:
        return Place(database, None)
    folder = Path(data).expanduser() if data else data_folder()
    return Place(file_url(folder / FILE), folder)


def kept(command: Command) -> Command:
    """The options that say where the games are, handed over as one place."""

    @option("--data", envvar="LUDO_DATA", metavar="FOLDER", help="option-serve-data")
    @option("--database-url", "database", envvar="LUDO_DATABASE_URL", metavar="URL", help="option-serve-database")
    @functools.wraps(command)
    def placed(*given: Any, data: str | None, database: str | None, **named: Any) -> None:  # as click hands over
        command(*given, place=place_of(data, database), **named)

    return placed


def table_for(speaker: LocalizedConsole, *columns: str) -> Table:
    """A table whose first column, by which its rows are named, is never broken."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(speaker.say(f"admin-column-{column}"), no_wrap=column == columns[0])
    return table
