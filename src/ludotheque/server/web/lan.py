"""Addresses under which other devices of the local network reach this server."""

import socket
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Final

from starlette.requests import Request

from ludotheque.server.protocol.http_bodies import LanShown
from ludotheque.server.web.context import context_of
from ludotheque.server.web.endpoints import Endpoint
from ludotheque.server.web.headers import LOOPBACK, WILDCARDS, without_port

ROUTED: Final = ("192.168.0.1", "10.0.0.1", "172.16.0.1", "192.0.2.1")
"""One address in each private network, and one outside: the system knows from which of its own it would send there."""


async def get_lan(request: Request) -> object:
    """Return the addresses. Only a browser on the same computer gets them, because others already know the address."""
    context = context_of(request)
    if not is_local(request):
        return LanShown()
    port = (request.scope.get("server") or ("", None))[1]
    if context.listens_on not in WILDCARDS or port is None:
        return LanShown(loopback_only=context.listens_on in LOOPBACK)
    found = [own for own in own_addresses() if context.allowed_origins.allows_host_name(own)]
    return LanShown(tuple(f"http://{own}:{port}" for own in found))


def is_local(request: Request) -> bool:
    """Return whether the browser runs on this computer and has opened a name that only works here."""
    opened = without_port(request.headers.get("host", "").lower())
    client = request.client.host if request.client is not None else ""
    try:
        return opened in (*LOOPBACK, *WILDCARDS) and ip_address(client).is_loopback
    except ValueError:
        return False


def own_addresses() -> list[str]:
    """Return the addresses of this computer in its networks. Nothing is sent for that, and no name is looked up."""
    return list(dict.fromkeys(own for remote in ROUTED for own in source_address(remote)))


def source_address(remote: str) -> Iterator[str]:
    """Yield the own address from which a packet to that one would be sent, if there is a way to it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        try:
            sender.connect((remote, 9))
        except OSError:
            return
        own = ip_address(sender.getsockname()[0])
    if not (own.is_loopback or own.is_link_local or own.is_unspecified):
        yield str(own)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/lan",
        "getLan",
        "How devices of the local network reach this server; told to browsers on the same computer.",
        get_lan,
        LanShown,
    ),
)
