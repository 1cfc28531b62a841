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
from ludotheque.server.hosting.commands import RoomCommands, standing
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.publisher import tell
from ludotheque.server.hosting.state_builder import reason_of, rules_of
from ludotheque.server.protocol.client_messages import AnyUp, AskHint, AskOdds, AskPreview, Hello, Ping
from ludotheque.server.protocol.codec import BadMessage, read_up, written
from ludotheque.server.protocol.server_messages import Closing, Missed, Refused, Welcome
from ludotheque.server.rooms.phrases import KEYS, message_of
from ludotheque.server.rooms.recap import recap
from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.telemetry.logs import note_error
from ludotheque.server.web.context import Forbidden, NotFound, ServerContext, TooMany, Visitor, address_of, context_of
from ludotheque.server.web.limits import Bucket
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages

MALFORMED: Final = 4400
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
SLOW: Final = 4408
TOO_MANY: Final = 4429
GOING: Final = 1012
FAULTS: Final = 20
"""The number of invalid messages after which the connection is closed."""

SILENT: Final = (Ping,)
THOUGHTS: Final = (AskHint, AskOdds, AskPreview)
WAITING: Final = 6  # running and queued requests of these types per connection
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
        self.bucket = Bucket(context.guard.limits.socket_rate, context.guard.limits.socket_burst, time.monotonic())
        self.faults = 0
        self.code = TOO_MANY  # used if the queue ends while the client is still connected
        self.queued = 0  # bytes

    def send(self, message: bytes) -> None:
        limits = self.context.guard.limits
        if self.queue.qsize() < limits.queued_messages and self.queued < limits.queued_bytes:
            self.queued += len(message)
            self.queue.put_nowait(message)
        else:
            self.send_last()

    def end(self) -> None:
        """Close the connection so that the client reconnects, because the room is loaded again."""
        self.code = GOING
        self.send_last()

    def send_last(self) -> None:
        """Close the queue after its current messages."""
        self.queue.put_nowait(None)

    async def write(self) -> None:
        """Send queued messages until the queue is closed or the client doesn't read them in time."""
        seconds = self.context.guard.limits.send_seconds
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
                self.allow()
                if text is None:
                    raise BadMessage("text is wanted")
                message = read_up(text)
            except (BadMessage, TooMany) as error:
                self.refuse("", error)
                self.faults += 1
                if self.faults >= FAULTS:
                    raise Closed(TOO_MANY if isinstance(error, TooMany) else MALFORMED, error) from None
                continue
            self.context.metrics.messages.add(str(message.__struct_config__.tag))
            return message

    def allow(self) -> None:
        if not self.bucket.take(time.monotonic()):
            self.context.metrics.refused.add("rate")
            raise TooMany("host-too-fast")

    def refuse(self, what: str, error: LudoError, seq: int = 0) -> None:
        self.context.metrics.refused.add(code_of(error))
        rules = rules_of(error)
        self.send(
            written(Refused(what, code_of(error), reason_of(error, self.lang), rules[0] if rules else "", seq, rules))
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
    if not (context.doors.knows_host(socket.headers) and context.doors.welcomes(socket.headers)):
        context.metrics.refused.add("origin")
        await socket.close()
        return
    busy = context.host.draining or not context.guard.requests.take(address, time.monotonic())
    if busy or not context.guard.sockets.enter(address):
        context.metrics.refused.add("draining" if context.host.draining else "sockets")
        await socket.close(GOING)
        return
    try:
        await socket.accept()
        await converse(Connection(socket, context))
    finally:
        context.guard.sockets.leave(address)


async def converse(connection: Connection) -> None:
    """Run the reader and the writer. Queued messages are sent before the connection closes."""
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(listen(connection))
    code = 1000
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        code = reader.result() if reader.done() else connection.code
    finally:
        reader.cancel()
        connection.send_last()
        await asyncio.gather(reader, writer, return_exceptions=True)
    if connection.socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):
            await connection.socket.close(code)


async def listen(connection: Connection) -> int:
    """Handle all messages of a connection. Returns the close code."""
    try:
        async with asyncio.timeout(connection.context.guard.limits.hello_seconds):
            hello = await connection.read()
        await stay(connection, hello)
    except WebSocketDisconnect:
        return 1000
    except TimeoutError:
        return SLOW
    except Closed as closed:
        connection.send(written(Closing(reason_of(closed.error, connection.lang))))
        return closed.code
    except Exception as error:  # noqa: BLE001 - one connection must not stop the others
        connection.context.metrics.errors.add()
        note_error("socket", error)
        return 1011
    return 1000


async def stay(connection: Connection, hello: AnyUp) -> None:
    """Greet the client, then handle its messages until it disconnects."""
    if not isinstance(hello, Hello):
        raise Closed(MALFORMED, BadMessage("a hello comes first"))
    connection.lang = hello.lang
    live, watcher = await greet(connection, hello)
    wishes = RoomCommands(connection.context.host, live, watcher)
    if hello.orders is not None:
        await wishes.usual_orders(hello.orders)
    connection.context.host.attach(live, watcher)
    thoughts = Thoughts(connection, wishes)
    try:
        while True:
            message = await connection.read()
            if isinstance(message, THOUGHTS):
                thoughts.begin(message)
            else:
                await obey(connection, wishes, message)
    finally:
        thoughts.stop()
        connection.context.host.detach(live, watcher)


class Thoughts:
    """Hints, odds and previews of one connection: one of each kind at a time, without blocking other messages."""

    def __init__(self, connection: Connection, commands: RoomCommands) -> None:
        self.connection = connection
        self.wishes = commands
        self.running: set[asyncio.Task[None]] = set()
        self.locks = {kind: asyncio.Lock() for kind in THOUGHTS}

    def begin(self, message: AskHint | AskOdds | AskPreview) -> None:
        if len(self.running) >= WAITING:
            self.connection.context.metrics.refused.add("thoughts")
            self.connection.refuse(
                str(message.__struct_config__.tag), TooMany("host-too-fast"), self.wishes.watcher.seen
            )
            return
        task = asyncio.create_task(self.think(message))
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def think(self, message: AskHint | AskOdds | AskPreview) -> None:
        async with self.locks[type(message)]:
            try:
                await obey(self.connection, self.wishes, message)
            except Exception as error:  # noqa: BLE001 - one connection must not stop the others
                self.connection.context.metrics.errors.add()
                note_error("socket", error)
                self.connection.refuse(str(message.__struct_config__.tag), RequestRefused("host-no-thought"))

    def stop(self) -> None:
        for task in self.running:
            task.cancel()


async def greet(connection: Connection, hello: Hello) -> tuple[LiveRoom, Viewer]:
    """Admit a player, the host or a spectator to a room. Refuses anyone else."""
    context = connection.context
    try:
        live = await context.room(hello.room)
        visitor = await context.admit(live, hello.token, connection.address)
        if hello.seen > live.beat and context.host.store.many:
            await context.host.heard(live)  # another process has published steps that this one hasn't read yet
        check_places(context, live, visitor)
    except NotFound as error:
        raise closed(connection, NOT_FOUND, error) from None
    except Forbidden as error:
        raise closed(connection, FORBIDDEN, error) from None
    except LudoError as error:
        raise closed(connection, TOO_MANY, error) from None
    watcher = Viewer(connection.send, visitor.seats, hello.lang)
    watcher.host, watcher.twin, watcher.document = visitor.host, hello.twin, hello.document
    watcher.close = connection.end
    watcher.seen = min(hello.seen, live.room.beat)
    tell(watcher, welcome(live, watcher))
    if hello.orders is None:
        for seat in watcher.seats:
            tell(watcher, standing(live, seat))
    return live, watcher


def closed(connection: Connection, code: int, error: LudoError) -> Closed:
    connection.refuse("hello", error)
    return Closed(code, error)


def check_places(context: ServerContext, live: LiveRoom, visitor: Visitor) -> None:
    """Limit the connections per seat and the spectators per room."""
    limits = context.guard.limits
    crowded = [seat for seat in visitor.seats if live.looking_through(seat) >= limits.sockets_per_seat]
    if crowded or (not visitor.seats and live.spectators() >= limits.spectators_per_room):
        context.metrics.refused.add("crowded")
        raise TooMany("host-crowded")


def welcome(live: LiveRoom, watcher: Viewer) -> Welcome:
    """Return the first message of a connection."""
    room = live.room
    say = Messages(watcher.lang).say
    missed = recap(room, watcher.seats, watcher.seen).notes if watcher.seen else []
    return Welcome(
        room=live.id,
        seats=watcher.seats,
        host=watcher.host,
        policy=msgspec.to_builtins(room.plan.policy),
        version=__version__,
        commitment=room.commitment,
        phrases={key: say(message_of(key)) for key in KEYS},
        missed=tuple(Missed(note.beat, note.entry.kind, getattr(note.entry, "seat", -1)) for note in missed),
        imported=room.imported,
        written=room.written,
    )


async def obey(connection: Connection, commands: RoomCommands, message: AnyUp) -> None:
    """Handle a message. If it is refused, send the reason and the current state."""
    began = time.perf_counter()
    what = str(message.__struct_config__.tag)
    try:
        if isinstance(message, AskPreview):
            connection.context.allow_preview(connection.address)
        elif isinstance(message, THOUGHTS):
            connection.context.allow_thought(connection.address)
        await commands.obey(message)
    except LudoError as error:
        connection.refuse(what, error, commands.watcher.seen)
        commands.host.publisher.show_to(commands.live, commands.watcher)
        return
    connection.lang = commands.watcher.lang
    if not isinstance(message, SILENT):
        connection.context.metrics.answering.note(time.perf_counter() - began)
