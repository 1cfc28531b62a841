"""Runs the application under uvicorn, with a callback when it listens and a drain before it stops."""

import asyncio
import errno
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.hosting.host import Host
from ludotheque.server.web.app import Settings, application
from ludotheque.server.web.headers import bracketed

TAKEN: Final = (errno.EADDRINUSE,)
LOCAL_HOSTS: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""What to open on this computer if the server listens on all addresses: not every browser opens those names."""
PING_SECONDS: Final = 5.0
PONG_SECONDS: Final = 10.0
"""A connection that is lost without a close frame, as when a network fails, is detected after both times at most."""
OnListening = Callable[[str], None]


class DrainingServer(uvicorn.Server):
    """A uvicorn server that announces the shutdown and finishes running work before it closes connections."""

    def __init__(self, config: uvicorn.Config, on_listening: OnListening) -> None:
        super().__init__(config)
        self.host: Host | None = None
        self.on_listening = on_listening

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals by stopping only. Unlike uvicorn, doesn't raise them again, so the caller continues."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {wanted: signal.signal(wanted, self.handle_exit) for wanted in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for wanted, handler in before.items():
                signal.signal(wanted, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self.on_listening(address_of(sockets[0]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.host is not None:
            await self.host.drain()
            await asyncio.sleep(0.05)  # lets the last messages out
        await super().shutdown(sockets)


def make_server(settings: Settings, on_listening: OnListening) -> DrainingServer:
    """Return a server that is ready to run."""

    def remember_host(host: Host) -> None:
        server.host = host

    limits = settings.limits
    config = uvicorn.Config(
        application(settings, remember_host),
        ws="websockets-sansio",
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=10,
        h11_max_incomplete_event_size=16_384,
    )
    server = DrainingServer(config, on_listening)
    return server


def bound_socket(host: str, port: int) -> socket.socket:
    """Return the bound socket. Refuses with the reason if the address cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without a protocol, asyncio doesn't recognise the connection as TCP and doesn't set TCP_NODELAY: the state after
    # an acknowledgement would arrive 40 ms later.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        key = "serve-port-taken" if error.errno in TAKEN else "serve-cannot-listen"
        raise RequestRefused(key, host=host, port=str(port), reason=error.strerror or "?") from error
    return listener


def address_of(listener: socket.socket) -> str:
    """Return an address under which a browser on this computer reaches the socket."""
    host, port, *_ = listener.getsockname()
    return f"http://{LOCAL_HOSTS.get(host, bracketed(host))}:{port}/"
