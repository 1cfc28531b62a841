"""The application: routes, headers, and its life from opening the store to the last append."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles

import ludotheque.games  # noqa: F401 - fills the register of games
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.store.store import Store
from ludotheque.server.web.asking import problem, route
from ludotheque.server.web.headers import Doors, GuardedHeaders, hosts_of
from ludotheque.server.web.house import House, house_of
from ludotheque.server.web.library import METRICS
from ludotheque.server.web.limits import Guard, Limits
from ludotheque.server.web.logs import note
from ludotheque.server.web.metrics import Metrics
from ludotheque.server.web.openapi import DOCUMENT, ENDPOINTS
from ludotheque.server.web.socket import serve_socket
from ludotheque.server.wire.requests import Problem

PAGES: Final = Path(__file__).resolve().parents[2] / "static"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a server is told when it starts."""

    database: str
    host: str = "127.0.0.1"
    port: int = 0
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()
    hosting: HostSettings = HostSettings()


def application(settings: Settings, opened: Callable[[Host], None] = lambda _host: None) -> Starlette:
    """The whole server; `opened` is told its host as soon as there is one."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        metrics = Metrics()
        host = Host(store, settings.hosting, metrics)
        doors = Doors(hosts_of(settings.host, settings.hosts), settings.origins)
        app.state.house = House(host, Guard(settings.limits), metrics, doors)
        await host.start()
        opened(host)
        note("started")
        yield
        await host.drain()
        await host.stop()
        note("stopped")

    return Starlette(
        routes=routes(),
        lifespan=life,
        middleware=[Middleware(GuardedHeaders)],
        exception_handlers={HTTPException: not_here},
    )


def routes() -> list[BaseRoute]:
    found: list[BaseRoute] = [route(endpoint) for endpoint in (*ENDPOINTS, METRICS, DOCUMENT)]
    found.append(WebSocketRoute("/ws", serve_socket))
    if PAGES.is_dir():
        found.append(Mount("/", StaticFiles(directory=PAGES, html=True)))
    return found


async def not_here(request: Request, error: Exception) -> Response:
    """An address that leads nowhere, or a way of asking that nobody answers."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    said = Problem("not_found" if status == 404 else "not_allowed", "Nothing here" if status == 404 else "Not so")
    answer = problem(house_of(request), status, said)
    if isinstance(error, HTTPException) and error.headers:
        answer.headers.update(error.headers)
    return answer
