"""The application: routes, middleware and lifespan."""

import asyncio
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
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ludotheque.server.hosting.campaign_sheets import Sheets
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.protocol.http_bodies import Problem
from ludotheque.server.store.store import Store
from ludotheque.server.telemetry.logs import log_info
from ludotheque.server.telemetry.metrics import Metrics
from ludotheque.server.web import manifest
from ludotheque.server.web.catalogue import METRICS, preload
from ludotheque.server.web.context import ServerContext, context_of
from ludotheque.server.web.endpoints import problem_response, route
from ludotheque.server.web.headers import AllowedOrigins, SecurityHeaders, bracketed, hosts_of
from ludotheque.server.web.limits import Limits, RateLimits
from ludotheque.server.web.openapi import DOCUMENT, ENDPOINTS
from ludotheque.server.web.page_heads import with_head
from ludotheque.server.web.static_pages import FOLDER, Pages, is_route, response_for
from ludotheque.server.web.websocket import serve_socket

NO_PAGES: Final = ("api", "ws", "healthz", "metrics")
"""Path prefixes that are never static pages."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The start-up settings of a server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 0
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    address: str = ""  # where the public finds it, such as https://games.example.org
    limits: Limits = Limits()
    hosting: HostSettings = HostSettings()
    pages: str = str(FOLDER)
    data: str = ""  # the folder with the key that signs campaign sheets
    at_home: bool = False  # the client runs on this computer: the sheets in that folder are its own


def application(settings: Settings, opened: Callable[[Host], None] = lambda _host: None) -> Starlette:
    """Return the application. `opened` receives the host once it is created."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        metrics = Metrics()
        host = Host(store, settings.hosting, metrics, sheets_of(settings))
        origins = AllowedOrigins(hosts_of(settings.host, settings.hosts), settings.origins, settings.address)
        rate_limits = RateLimits(settings.limits)
        app.state.context = ServerContext(host, rate_limits, metrics, origins, bracketed(settings.host))
        await host.start()
        opened(host)
        log_info("started")
        reading = asyncio.create_task(preload())
        yield
        reading.cancel()
        await host.drain()
        await host.stop()
        log_info("stopped")

    pages = Pages(Path(settings.pages))
    app = Starlette(
        routes=routes(pages),
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: http_error},
    )
    app.router.default = page_fallback(pages)
    return app


def sheets_of(settings: Settings) -> Sheets:
    return Sheets(Path(settings.data), own=settings.at_home) if settings.data else Sheets()


def routes(pages: Pages) -> list[BaseRoute]:
    found: list[BaseRoute] = [route(endpoint) for endpoint in (*ENDPOINTS, METRICS, DOCUMENT)]
    found.append(Route(manifest.PATH, manifest.manifest_from(pages)))
    found.append(WebSocketRoute("/ws", serve_socket))
    return found


def page_fallback(pages: Pages) -> ASGIApp:
    """Return the fallback for unrouted requests: a static page, if there is one with that name."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        request = Request(scope, receive)
        path = str(scope["path"]).removeprefix("/")
        page = None if path.split("/")[0] in NO_PAGES else pages.find(path)
        if page is None:
            raise HTTPException(404)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        if is_route(path):
            page = await with_head(request, page, pages, path)
        response = response_for(request, page)
        context_of(request).metrics.requests.add(str(response.status_code))
        await response(scope, receive, send)

    return answer


async def http_error(request: Request, error: Exception) -> Response:
    """Return the response for an unknown path or method."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    body = Problem("not_found" if status == 404 else "not_allowed", "Nothing here" if status == 404 else "Not so")
    response = problem_response(context_of(request), status, body)
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response
