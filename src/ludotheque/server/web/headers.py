"""Response headers, and allowed hosts and origins."""

import re
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
    "trusted-types svelte-trusted-html ludotheque-worker"
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
HOST: Final = re.compile(r"[a-z0-9.-]+(:[0-9]+)?|\[[0-9a-f:]+\](:[0-9]+)?")
WILDCARDS: Final = ("0.0.0.0", "[::]")
"""Hosts that stand for all addresses of a computer."""


class SecurityHeaders:
    """Middleware that adds security headers to all responses and forbids caching of the API."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = str(scope["path"])

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers[name] = value
                if path.startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class AllowedOrigins:
    """The hosts that the server answers to, and the origins that may call it."""

    def __init__(self, hosts: Sequence[str], origins: Sequence[str], address: str = "") -> None:
        self.address = address.rstrip("/")  # where the public finds the server; empty: as it is asked for
        self.hosts = tuple(host.lower() for host in hosts)  # empty: any host, for a public server
        self.origins = tuple(origin.lower() for origin in origins)

    def allows_host(self, headers: Headers) -> bool:
        """Return whether the host is known. This stops DNS rebinding: the page's own host name is sent here."""
        return self.allows_host_name(without_port(headers.get("host", "").lower()))

    def allows_host_name(self, name: str) -> bool:
        return not self.hosts or name in self.hosts

    def allows_origin(self, headers: Headers) -> bool:
        """Return whether the origin is allowed: none (not a browser), this server's own, or a configured one."""
        origin = headers.get("origin")
        if origin is None:
            return True
        origin = origin.lower()
        own = headers.get("host", "").lower()
        return origin in self.origins or origin in (f"http://{own}", f"https://{own}")

    def public_address(self, scheme: str, headers: Headers) -> str:
        """Return the beginning of absolute addresses: the configured one, or that of a known host.

        A server that answers to any host name repeats none, so its addresses are relative.
        """
        host = headers.get("host", "").lower()
        if self.address or not (self.hosts and self.allows_host(headers) and HOST.fullmatch(host)):
            return self.address
        return f"{scheme}://{host}"


def without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def hosts_of(bound: str, named: Sequence[str]) -> tuple[str, ...]:
    """Return the allowed hosts.

    A loopback server allows only loopback names; a public one its configured hosts, or any.
    """
    if named:
        return (*named, *LOOPBACK)
    return LOOPBACK if bracketed(bound) in LOOPBACK else ()


def bracketed(host: str) -> str:
    """Return a host as it is written in addresses."""
    return host if ":" not in host else f"[{host}]"
