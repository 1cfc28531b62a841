"""Headers of every answer, and who may ask: hosts and origins."""

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data:; "
    "font-src 'self'; "
    "media-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; "
    "form-action 'none'; "
    "frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; "
    "trusted-types svelte-trusted-html"
)
ALWAYS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


class GuardedHeaders:
    """Puts the headers on whatever is answered; what the interface says is never kept by a cache."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = str(scope["path"])

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers[name] = value
                if path.startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_guarded)


class AllowedOrigins:
    """Which hosts the server answers to, and from which pages a browser may call it."""

    def __init__(self, hosts: Sequence[str], origins: Sequence[str]) -> None:
        self.hosts = tuple(host.lower() for host in hosts)  # none: any host, for a server that stands in the open
        self.origins = tuple(origin.lower() for origin in origins)

    def knows_host(self, headers: Headers) -> bool:
        """A page of a stranger whose name was turned to this machine says the stranger's name here."""
        return not self.hosts or without_port(headers.get("host", "").lower()) in self.hosts

    def welcomes(self, headers: Headers) -> bool:
        """No origin is no browser; a browser's must be this server's own, or one that was allowed."""
        origin = headers.get("origin")
        if origin is None:
            return True
        origin = origin.lower()
        own = headers.get("host", "").lower()
        return origin in self.origins or origin in (f"http://{own}", f"https://{own}")


def without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def hosts_of(bound: str, named: Sequence[str]) -> tuple[str, ...]:
    """A server bound to the own machine answers to its names alone; one in the open to those it was told, or to any."""
    if named:
        return (*named, *LOOPBACK)
    own = bound if ":" not in bound else f"[{bound}]"
    return LOOPBACK if own in LOOPBACK else ()
