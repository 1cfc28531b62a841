"""Database options for commands that work without the server."""

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
    """The database of a command."""

    address: str
    folder: Path | None  # the data folder, if no database was named

    def url(self) -> URL:
        return understood(self.address)

    def file(self) -> Path | None:
        """Return the file of a SQLite database, or None."""
        url = self.url()
        return Path(url.database or "") if url.get_backend_name() == "sqlite" else None

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """Open the existing store. Commands that only read don't create one."""
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
        """Open the store, creating it if necessary."""
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
        store = await Store.open(self.address)
        try:
            yield store
        finally:
            await store.close()

    def target(self, name: str, *, replace: bool) -> Path:
        """Return a file to write. Refuses files of the database itself."""
        path = writable(name)
        own = self.file()
        if own is not None and path.resolve() in {Path(f"{own.resolve()}{end}") for end in BESIDE}:
            raise Refusal("admin-own-file", file=name)
        if path.exists() and not (replace and path.is_file()):
            raise Refusal("admin-exists", file=name)
        return path


def place_of(data: str | None, database: str | None) -> Place:
    """Return the database, from the same options and variables as the server's."""
    if database:
        return Place(database, None)
    folder = Path(data).expanduser() if data else data_folder()
    return Place(file_url(folder / FILE), folder)


def kept(command: Command) -> Command:
    """Add the database options to a command, passed as one `place`."""

    @option("--data", envvar="LUDO_DATA", metavar="FOLDER", help="option-serve-data")
    @option("--database-url", "database", envvar="LUDO_DATABASE_URL", metavar="URL", help="option-serve-database")
    @functools.wraps(command)
    def placed(*given: Any, data: str | None, database: str | None, **named: Any) -> None:  # arguments from click
        command(*given, place=place_of(data, database), **named)

    return placed


def table_for(speaker: LocalizedConsole, *columns: str) -> Table:
    """Return a table whose first column, which identifies its rows, never wraps."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(speaker.say(f"admin-column-{column}"), no_wrap=column == columns[0])
    return table
