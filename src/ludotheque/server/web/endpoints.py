"""Request handling shared by all endpoints: limits, errors as JSON, and metrics."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.kernel.errors import (
    BrokenFile,
    IllegalAction,
    LudoError,
    NotNow,
    RequestRefused,
    StaleAction,
    UnknownContent,
)
from ludotheque.server.hosting.state_builder import reason_of, rule_ids_of
from ludotheque.server.protocol.codec import BadMessage, encoded
from ludotheque.server.protocol.http_bodies import Problem
from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.telemetry.logs import log_error
from ludotheque.server.web.context import (
    Forbidden,
    NotFound,
    ServerContext,
    TooLarge,
    TooMany,
    address_of,
    context_of,
    lang_of,
)

JSON: Final = "application/json"
INTERNAL_ERROR: Final = 500
STATUS: Final = (
    (BadMessage, 400, "malformed"),
    (Forbidden, 403, "forbidden"),
    (NotFound, 404, "not_found"),
    (TooLarge, 413, "too_large"),
    (TooMany, 429, "too_many"),
    (StoreUnavailable, 503, "store"),
    (StaleAction, 409, "stale"),
    (IllegalAction, 409, "illegal"),
    (UnknownContent, 422, "unknown"),
    (BrokenFile, 422, "broken_file"),
    (RequestRefused, 409, "refused"),
    (LudoError, 409, "refused"),
)

Call = Callable[[Request], Awaitable[object]]


class Param(NamedTuple):
    """A path or query parameter."""

    name: str
    schema: dict[str, Any]  # a JSON Schema
    where: str = "query"


class Endpoint(NamedTuple):
    """An endpoint, with its OpenAPI description."""

    method: str
    path: str
    name: str
    summary: str
    call: Call
    answer: type | None
    body: type | None = None
    params: tuple[Param, ...] = ()
    status: int = 200
    secret: bool = False


def route(endpoint: Endpoint) -> Route:
    async def serve(request: Request) -> Response:
        return await respond(endpoint, request)

    return Route(endpoint.path, serve, methods=[endpoint.method], name=endpoint.name)


async def respond(endpoint: Endpoint, request: Request) -> Response:
    """Run an endpoint. Errors become JSON responses."""
    context = context_of(request)
    try:
        check_access(context, request)
        found = await endpoint.call(request)
    except LudoError as error:
        return refusal_response(context, request, error)
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception as error:  # noqa: BLE001 - after any error the client gets one sentence
        context.metrics.errors.add()
        log_error("request", error, operation=endpoint.name)
        return problem_response(context, INTERNAL_ERROR, Problem("ours", "Internal error"))
    context.metrics.requests.add(str(endpoint.status))
    if isinstance(found, Response):
        return found
    return Response(encoded(found), endpoint.status, media_type=JSON)


def check_access(context: ServerContext, request: Request) -> None:
    """Check the origin and the rate limit of a request."""
    if not (
        context.allowed_origins.allows_host(request.headers) and context.allowed_origins.allows_origin(request.headers)
    ):
        context.metrics.refused.add("origin")
        raise Forbidden("host-wrong-origin")
    if not context.rate_limits.requests.take(address_of(request), time.monotonic()):
        context.metrics.refused.add("rate")
        raise TooMany("host-too-fast")


def refusal_response(context: ServerContext, request: Request, error: LudoError) -> Response:
    status, code = next((status, code) for kind, status, code in STATUS if isinstance(error, kind))
    if isinstance(error, RequestRefused) and status == 409 and not isinstance(error, NotNow):
        code = error.key.replace("-", "_")
    rules = rule_ids_of(error)
    return problem_response(
        context, status, Problem(code, reason_of(error, lang_of(request)), rules[0] if rules else "", rules)
    )


def problem_response(context: ServerContext, status: int, body: Problem) -> Response:
    context.metrics.requests.add(str(status))
    headers = {"retry-after": "5"} if status in (429, 503) else None
    return Response(encoded(body), status, headers, media_type=JSON)


async def body_of(request: Request, most: int) -> bytes:
    """Return the body. Refuses one that is too long."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise TooLarge("host-too-large", most=most)
    return bytes(found)
