"""`ludo serve`: runs the server."""

import asyncio
import logging
import math
import os
import re
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypedDict, Unpack

import click
import msgspec
import msgspec.inspect

from ludotheque.kernel.errors import RequestRefused
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, option, whole
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.storage.folders import data_folder

FILE: Final = "server.sqlite"
PORT: Final = 8_123
HIGHEST: Final = 65_535
ADDRESS: Final = "LUDO_ADDRESS"
LIMIT: Final = "LUDO_LIMIT_"
HOSTING: Final = "LUDO_HOSTING_"


class ListenOptions(TypedDict):
    """Where a server listens and stores its games."""

    host: str
    port: int | None
    data: str | None
    database: str | None


@click.command(cls=LocalizedCommand)
@option("--host", envvar="LUDO_HOST", default="127.0.0.1", metavar="HOST", help="option-serve-host")
@option(
    "--port", envvar="LUDO_PORT", default=str(PORT), callback=whole(0, HIGHEST), metavar="N", help="option-serve-port"
)
@option("--data", envvar="LUDO_DATA", metavar="FOLDER", help="option-serve-data")
@option("--database-url", "database", envvar="LUDO_DATABASE_URL", metavar="URL", help="option-serve-database")
@click.pass_obj
def serve(console: LocalizedConsole, **place: Unpack[ListenOptions]) -> None:
    """Host online rooms."""
    from ludotheque.server.web.runner import bound_socket  # noqa: PLC0415 - the other commands need no server

    settings = settings_of(place)

    def listening(address: str) -> None:
        console.print(console.say("serve-listening", address=address))

    asyncio.run(run(settings, bound_socket(settings.host, settings.port), listening, logging.INFO))
    console.print(console.say("serve-stopped"))


def settings_of(place: ListenOptions) -> Any:  # Settings, which only the server imports
    """Return the server settings from the options and the environment."""
    from ludotheque.server.hosting.settings import HostSettings  # noqa: PLC0415 - the same
    from ludotheque.server.web.app import Settings  # noqa: PLC0415 - the same
    from ludotheque.server.web.limits import Limits  # noqa: PLC0415 - the same

    return msgspec.convert(
        {
            "database": place["database"] or database_in(folder_of(place)),
            "host": place["host"],
            "port": place["port"] or 0,
            "data": str(folder_of(place)),
            "hosts": listed("LUDO_HOSTS"),
            "origins": listed("LUDO_ORIGINS"),
            "address": public_address(os.environ.get(ADDRESS, "")),
            "limits": numbers(os.environ, LIMIT, Limits),
            "hosting": numbers(os.environ, HOSTING, HostSettings),
        },
        Settings,
    )


async def run(settings: Any, listener: socket.socket, listening: Callable[[str], None], level: int) -> None:  # Settings
    """Serve until stopped."""
    from ludotheque.server.hosting.garbage import collect_garbage, freeze_existing_objects  # noqa: PLC0415 - the same
    from ludotheque.server.store.store import Store  # noqa: PLC0415 - the same
    from ludotheque.server.telemetry.logs import write_logs  # noqa: PLC0415 - the same
    from ludotheque.server.web.runner import make_server  # noqa: PLC0415 - the same

    def ready(address: str) -> None:
        freeze_existing_objects()
        listening(address)

    tidying = asyncio.create_task(collect_garbage())
    try:
        store = await Store.open(settings.database)  # reports a database error before logging starts
        await store.close()
        write_logs(level=level)
        await make_server(settings, ready).serve([listener])
    finally:
        tidying.cancel()
        listener.close()


def folder_of(place: ListenOptions) -> Path:
    return Path(place["data"]).expanduser() if place["data"] else data_folder()


def database_in(folder: Path) -> str:
    from ludotheque.server.store.connect import file_url  # noqa: PLC0415 - the same

    folder.mkdir(parents=True, exist_ok=True)
    return file_url(folder / FILE)


def listed(variable: str) -> tuple[str, ...]:
    """Return the comma-separated names in a variable."""
    return tuple(name.strip() for name in os.environ.get(variable, "").split(",") if name.strip())


def public_address(given: str) -> str:
    """Return the address at which the public finds the server; empty if none is set."""
    given = given.strip().rstrip("/")
    if given and not re.fullmatch(r"https?://[^\s/?#@\"'<>]+", given):
        raise RequestRefused("serve-address", name=ADDRESS, value=given)
    return given


def numbers(environment: Mapping[str, str], prefix: str, kind: type[msgspec.Struct]) -> dict[str, float]:
    """Return all variables with a prefix as numbers, by the rest of their names."""
    known = {field.name: field.type for field in msgspec.structs.fields(kind)}
    found: dict[str, float] = {}
    for name, value in environment.items():
        field = name.removeprefix(prefix).lower()
        if not name.startswith(prefix):
            continue
        if field not in known:
            raise RequestRefused(
                "serve-unknown-setting", name=name, known=", ".join(prefix + each.upper() for each in known)
            )
        found[field] = number(name, value, known[field])
    return found


def number(name: str, value: str, kind: Any) -> float:  # a type with its bounds
    """Return the number. Refuses one out of bounds, naming the bounds."""
    try:
        found = float(value)
        fitting = int(found) if found.is_integer() else found
        if not math.isfinite(found):
            raise ValueError(value)
        msgspec.convert(fitting, kind)
    except (ValueError, msgspec.ValidationError) as error:
        raise wanted(name, value, kind) from error
    return fitting


def wanted(name: str, value: str, kind: Any) -> RequestRefused:  # a type with its bounds
    """Return the refusal that names the bounds."""
    described = msgspec.inspect.type_info(kind)
    least, above, most = (getattr(described, bound, None) for bound in ("ge", "gt", "le"))
    if most is not None:
        return RequestRefused("serve-number-between", name=name, value=value, least=str(least), most=str(most))
    if isinstance(described, msgspec.inspect.IntType):
        return RequestRefused("serve-whole-number", name=name, value=value, least=str(least))
    key = "serve-number-above" if above is not None else "serve-number-least"
    return RequestRefused(key, name=name, value=value, least=str(above if above is not None else least))
