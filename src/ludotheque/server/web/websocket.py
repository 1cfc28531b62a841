"""The WebSocket: one connection, one room, messages in order."""

import asyncio
import time
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque import __version__
from ludotheque.kernel.errors import (
    IllegalAction,
    LudoError,
    NotNow,
    RequestRefused,
    StaleAction,
    UndoRefused,
    UnknownContent,
)
from ludotheque.server.hosting.commands import RoomCommands, standing_orders
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.publisher import send_message
from ludotheque.server.hosting.state_builder import reason_of, rule_ids_of
from ludotheque.server.protocol.client_messages import AnyUp, AskHint, AskOdds, AskPreview, Hello, Ping
from ludotheque.server.protocol.codec import BadMessage, decode_message, encoded
from ludotheque.server.protocol.server_messages import Closing, Missed, Refused, Welcome
from ludotheque.server.rooms.phrases import KEYS, message_of
from ludotheque.server.rooms.recap import recap
from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.telemetry.logs import log_error
from ludotheque.server.web.context import (
    AccessRights,
    Forbidden,
    NotFound,
    ServerContext,
    TooMany,
    address_of,
    context_of,
)
from ludotheque.server.web.limits import Bucket
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages

MALFORMED: Final = 4400
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
SLOW: Final = 4408
TOO_MANY: Final = 4429
RESTARTING: Final = 1012
MOST_INVALID: Final = 20
"""The number of invalid messages after which the connection is closed."""

UNTIMED: Final = (Ping,)
SLOW_REQUESTS: Final = (AskHint, AskOdds, AskPreview)
MOST_SLOW_REQUESTS: Final = 6  # running and queued requests of these types per connection
CODES: Final = (
    (StaleAction, "stale"),
    (IllegalAction, "illegal"),
    (UndoRefused, "undo"),
    (BadMessage, "malformed"),
    (StoreUnavailable, "store"),
    (UnknownContent, "unknown"),
)


class Closed(Exception):
    """Closes the connection with a code."""

    def __init__(self, code: int, error: LudoError) -> None:
        super().__init__(code)
        self.code = code
        self.error = error


class Connection:
    """A connection with its outgoing queue. A client that reads too slowly is disconnected."""

    def __init__(self, socket: WebSocket, context: ServerContext) -> None:
        self.socket = socket
        self.context = context
        self.address = address_of(socket)
        self.lang: Language = "en"
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bucket = Bucket(
            context.rate_limits.limits.socket_rate, context.rate_limits.limits.socket_burst, time.monotonic()
        )
        self.invalid = 0
        self.code = TOO_MANY  # used if the queue ends while the client is still connected
        self.queued = 0  # bytes

    def send(self, message: bytes) -> None:
        limits = self.context.rate_limits.limits
        if self.queue.qsize() < limits.queued_messages and self.queued < limits.queued_bytes:
            self.queued += len(message)
            self.queue.put_nowait(message)
        else:
            self.close_queue()

    def close_for_reload(self) -> None:
        """Close the connection so that the client reconnects, because the room is loaded again."""
        self.code = RESTARTING
        self.close_queue()

    def close_queue(self) -> None:
        """Close the queue after its current messages."""
        self.queue.put_nowait(None)

    async def write(self) -> None:
        """Send queued messages until the queue is closed or the client doesn't read them in time."""
        seconds = self.context.rate_limits.limits.send_seconds
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
            while (message := await self.queue.get()) is not None:
                async with asyncio.timeout(seconds):
                    await self.socket.send_text(message.decode())
                self.queued -= len(message)

    async def read(self) -> AnyUp:
        """Return the next message. Invalid ones are refused, and too many of them close the connection."""
        while True:
            raw = await self.socket.receive()
            if raw["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(raw.get("code", 1000))
            text = raw.get("text")
            try:
                self.check_rate()
                if text is None:
                    raise BadMessage("text is wanted")
                message = decode_message(text)
            except (BadMessage, TooMany) as error:
                self.refuse("", error)
                self.invalid += 1
                if self.invalid >= MOST_INVALID:
                    raise Closed(TOO_MANY if isinstance(error, TooMany) else MALFORMED, error) from None
                continue
            self.context.metrics.messages.add(str(message.__struct_config__.tag))
            return message

    def check_rate(self) -> None:
        if not self.bucket.take(time.monotonic()):
            self.context.metrics.refused.add("rate")
            raise TooMany("host-too-fast")

    def refuse(self, what: str, error: LudoError, seq: int = 0) -> None:
        self.context.metrics.refused.add(code_of(error))
        rules = rule_ids_of(error)
        self.send(
            encoded(Refused(what, code_of(error), reason_of(error, self.lang), rules[0] if rules else "", seq, rules))
        )


def code_of(error: LudoError) -> str:
    """Return the error code for clients."""
    if isinstance(error, RequestRefused) and not isinstance(error, StoreUnavailable | NotNow):
        return error.key.replace("-", "_")
    return next((code for kind, code in CODES if isinstance(error, kind)), "refused")


async def serve_socket(socket: WebSocket) -> None:
    """Serve one connection."""
    context = context_of(socket)
    address = address_of(socket)
    if not (
        context.allowed_origins.allows_host(socket.headers) and context.allowed_origins.allows_origin(socket.headers)
    ):
        context.metrics.refused.add("origin")
        await socket.close()
        return
    busy = context.host.draining or not context.rate_limits.requests.take(address, time.monotonic())
    if busy or not context.rate_limits.sockets.enter(address):
        context.metrics.refused.add("draining" if context.host.draining else "sockets")
        await socket.close(RESTARTING)
        return
    try:
        await socket.accept()
        await run_connection(Connection(socket, context))
    finally:
        context.rate_limits.sockets.leave(address)


async def run_connection(connection: Connection) -> None:
    """Run the reader and the writer. Queued messages are sent before the connection closes."""
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(handle_messages(connection))
    code = 1000
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        code = reader.result() if reader.done() else connection.code
    finally:
        reader.cancel()
        connection.close_queue()
        await asyncio.gather(reader, writer, return_exceptions=True)
    if connection.socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):
            await connection.socket.close(code)


async def handle_messages(connection: Connection) -> int:
    """Handle all messages of a connection. Returns the close code."""
    try:
        async with asyncio.timeout(connection.context.rate_limits.limits.hello_seconds):
            hello = await connection.read()
        await serve_room(connection, hello)
    except WebSocketDisconnect:
        return 1000
    except TimeoutError:
        return SLOW
    except Closed as closed:
        connection.send(encoded(Closing(reason_of(closed.error, connection.lang))))
        return closed.code
    except Exception as error:  # noqa: BLE001 - one connection must not stop the others
        connection.context.metrics.errors.add()
        log_error("socket", error)
        return 1011
    return 1000


async def serve_room(connection: Connection, hello: AnyUp) -> None:
    """Admit the client, then handle its messages until it disconnects."""
    if not isinstance(hello, Hello):
        raise Closed(MALFORMED, BadMessage("a hello comes first"))
    connection.lang = hello.lang
    live, viewer = await admit_viewer(connection, hello)
    commands = RoomCommands(connection.context.host, live, viewer)
    if hello.orders is not None:
        await commands.usual_orders(hello.orders)
    connection.context.host.attach(live, viewer)
    slow_requests = SlowRequests(connection, commands)
    try:
        while True:
            message = await connection.read()
            if isinstance(message, SLOW_REQUESTS):
                slow_requests.start(message)
            else:
                await handle_message(connection, commands, message)
    finally:
        slow_requests.stop()
        connection.context.host.detach(live, viewer)


class SlowRequests:
    """Hints, odds and previews of one connection: one of each kind at a time, without blocking other messages."""

    def __init__(self, connection: Connection, commands: RoomCommands) -> None:
        self.connection = connection
        self.commands = commands
        self.running: set[asyncio.Task[None]] = set()
        self.locks = {kind: asyncio.Lock() for kind in SLOW_REQUESTS}

    def start(self, message: AskHint | AskOdds | AskPreview) -> None:
        if len(self.running) >= MOST_SLOW_REQUESTS:
            self.connection.context.metrics.refused.add("thoughts")
            self.connection.refuse(
                str(message.__struct_config__.tag), TooMany("host-too-fast"), self.commands.viewer.seen
            )
            return
        task = asyncio.create_task(self.run(message))
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def run(self, message: AskHint | AskOdds | AskPreview) -> None:
        async with self.locks[type(message)]:
            try:
                await handle_message(self.connection, self.commands, message)
            except Exception as error:  # noqa: BLE001 - one connection must not stop the others
                self.connection.context.metrics.errors.add()
                log_error("socket", error)
                self.connection.refuse(str(message.__struct_config__.tag), RequestRefused("host-no-thought"))

    def stop(self) -> None:
        for task in self.running:
            task.cancel()


async def admit_viewer(connection: Connection, hello: Hello) -> tuple[LiveRoom, Viewer]:
    """Admit a player, the host or a spectator to a room. Refuses anyone else."""
    context = connection.context
    try:
        live = await context.room(hello.room)
        rights = await context.admit(live, hello.token, connection.address)
        if hello.seen > live.step and context.host.store.is_shared:
            await context.host.catch_up(live)  # another process has published steps that this one hasn't read yet
        check_crowding(context, live, rights)
    except NotFound as error:
        raise hello_refused(connection, NOT_FOUND, error) from None
    except Forbidden as error:
        raise hello_refused(connection, FORBIDDEN, error) from None
    except LudoError as error:
        raise hello_refused(connection, TOO_MANY, error) from None
    viewer = Viewer(connection.send, rights.seats, hello.lang)
    viewer.host, viewer.twin, viewer.document = rights.host, hello.twin, hello.document
    viewer.close = connection.close_for_reload
    viewer.seen = min(hello.seen, live.room.step)
    send_message(viewer, welcome(live, viewer))
    if hello.orders is None:
        for seat in viewer.seats:
            send_message(viewer, standing_orders(live, seat))
    return live, viewer


def hello_refused(connection: Connection, code: int, error: LudoError) -> Closed:
    connection.refuse("hello", error)
    return Closed(code, error)


def check_crowding(context: ServerContext, live: LiveRoom, rights: AccessRights) -> None:
    """Limit the connections per seat and the spectators per room."""
    limits = context.rate_limits.limits
    crowded = [seat for seat in rights.seats if live.connection_count(seat) >= limits.sockets_per_seat]
    if crowded or (not rights.seats and live.spectators() >= limits.spectators_per_room):
        context.metrics.refused.add("crowded")
        raise TooMany("host-crowded")


def welcome(live: LiveRoom, viewer: Viewer) -> Welcome:
    """Return the first message of a connection."""
    room = live.room
    say = Messages(viewer.lang).say
    missed = recap(room, viewer.seats, viewer.seen).notes if viewer.seen else []
    return Welcome(
        room=live.id,
        seats=viewer.seats,
        host=viewer.host,
        policy=msgspec.to_builtins(room.plan.policy),
        version=__version__,
        commitment=room.commitment,
        phrases={key: say(message_of(key)) for key in KEYS},
        missed=tuple(Missed(note.step, note.entry.kind, getattr(note.entry, "seat", -1)) for note in missed),
        imported=room.imported,
        written=room.written,
    )


async def handle_message(connection: Connection, commands: RoomCommands, message: AnyUp) -> None:
    """Handle a message. If it is refused, send the reason and the current state."""
    began = time.perf_counter()
    what = str(message.__struct_config__.tag)
    try:
        if isinstance(message, AskPreview):
            connection.context.allow_preview(connection.address)
        elif isinstance(message, SLOW_REQUESTS):
            connection.context.allow_hint(connection.address)
        await commands.handle(message)
    except LudoError as error:
        connection.refuse(what, error, commands.viewer.seen)
        commands.host.publisher.send_visible_state(commands.live, commands.viewer)
        return
    connection.lang = commands.viewer.lang
    if not isinstance(message, UNTIMED):
        connection.context.metrics.answer_seconds.observe(time.perf_counter() - began)
