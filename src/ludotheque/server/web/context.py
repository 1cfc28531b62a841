"""State shared by all routes of one server."""

import time
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

import msgspec
from starlette.requests import HTTPConnection

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.seating import is_host, may_spectate
from ludotheque.server.rooms.links import expired_link
from ludotheque.server.rooms.seat_tokens import Link
from ludotheque.server.telemetry.logs import log_warning
from ludotheque.server.telemetry.metrics import Metrics
from ludotheque.server.web.headers import AllowedOrigins
from ludotheque.server.web.limits import RateLimits
from ludotheque.text.languages import LANGUAGES, Language

UNKNOWN_ADDRESS: Final = "unknown"
MOST_ID_LETTERS: Final = 32
"""The maximum length of a room id. Longer ones are not looked up."""

BEARER: Final = "bearer "


class Forbidden(RequestRefused):
    """A token is wrong or missing."""


class NotFound(RequestRefused):
    """A room, card or rule doesn't exist."""


class TooMany(RequestRefused):
    """A rate limit is exceeded."""


class TooLarge(RequestRefused):
    """The body is too long."""


class AccessRights(msgspec.Struct, frozen=True):
    """The rights that a token gives in a room."""

    seats: tuple[int, ...]
    host: bool
    spectator: bool


class ServerContext:
    """The host, with its limits, metrics, allowed origins and the address it listens on."""

    def __init__(
        self, host: Host, rate_limits: RateLimits, metrics: Metrics, allowed_origins: AllowedOrigins, listens_on: str
    ) -> None:
        self.host = host
        self.rate_limits = rate_limits
        self.metrics = metrics
        self.allowed_origins = allowed_origins
        self.listens_on = listens_on  # the host of the settings, as it is written in addresses

    async def room(self, room: str) -> LiveRoom:
        """Return a room. Unknown rooms are counted, because a client may be guessing."""
        live = await self.host.room(room) if len(room) <= MOST_ID_LETTERS else None
        if live is None:
            self.metrics.refused.add("no_room")
            raise NotFound("host-no-room")
        return live

    def allow_hint(self, address: str) -> None:
        """Limit the rate of hints and odds, because they occupy a worker process."""
        if not self.rate_limits.hints.take(address, time.monotonic()):
            self.metrics.refused.add("thoughts")
            raise TooMany("host-too-fast")

    def allow_preview(self, address: str) -> None:
        """Limit the rate of previews. They are shorter than hints and requested more often."""
        if not self.rate_limits.previews.take(address, time.monotonic()):
            self.metrics.refused.add("previews")
            raise TooMany("host-too-fast")

    async def admit(self, live: LiveRoom, token: str, address: str) -> AccessRights:
        """Return the rights of a token. Refuses a link's token."""
        found = await self.recognise(live, token, address)
        if isinstance(found, Link):
            raise link_refused(found)
        return found

    async def recognise(self, live: LiveRoom, token: str, address: str) -> AccessRights | Link:
        """Return the rights of a token, or the current or former link it belongs to.

        Wrong tokens are counted; after too many, the address has to wait. With several processes, another one may have
        written the entry that makes the token valid, so the journal is read again first.
        """
        now = time.monotonic()
        if self.rate_limits.wrong.empty(address, now):
            self.metrics.refused.add("too_many_wrong")
            raise TooMany("host-too-many")
        found = rights_of(live, token)
        if found is None and self.host.store.is_shared:
            await self.host.catch_up(live)
            found = rights_of(live, token)
        if found is None:
            self.rate_limits.wrong.take(address, now)
            self.metrics.refused.add("wrong_token")
            log_warning("wrong token", room=live.id, address=address)
            raise Forbidden("host-wrong-token")
        return found


def rights_of(live: LiveRoom, token: str) -> AccessRights | Link | None:
    seats, host = (live.room.seats_of_token(token), is_host(live, token)) if token else ((), False)
    rights = AccessRights(seats, host, may_spectate(live, token))
    return rights if seats or host or rights.spectator else live.room.link(token)


def link_refused(link: Link) -> Forbidden:
    """Return the refusal of a link's token: it can only be used to take a seat."""
    if link.why is None:
        return Forbidden("room-link-open", seat=link.seat + 1)
    refused = expired_link(link)
    return Forbidden(refused.key, **refused.refusal.arguments)


def context_of(connection: HTTPConnection) -> ServerContext:
    context = connection.app.state.context
    if not isinstance(context, ServerContext):
        raise LookupError("the application has no context")
    return context


def address_of(connection: HTTPConnection) -> str:
    return rate_limit_key(connection.client.host) if connection.client is not None else UNKNOWN_ADDRESS


@lru_cache(maxsize=4096)
def rate_limit_key(address: str) -> str:
    """Return the key for rate limits. An IPv6 client has its whole /64 network, so all its addresses count as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found.packed[:8] + bytes(8), 64)))


def token_of(connection: HTTPConnection) -> str:
    """Return the request's token. It is never in the URL, which others may see."""
    given = connection.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


def lang_of(connection: HTTPConnection) -> Language:
    """Return the requested language, or else the first supported one of the browser."""
    named = connection.query_params.get("lang", "")
    wanted = (
        [named] if named else [part.split(";")[0] for part in connection.headers.get("accept-language", "").split(",")]
    )
    for name in wanted:
        for lang in LANGUAGES:
            if name.strip().lower().split("-")[0] == lang:
                return lang
    return "en"
