"""The scripted players of the load test. Each has a WebSocket, gives any legal answer and measures the latency."""

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load_server import Json, Server

PATIENCE: Final = 30.0
WAITING: Final = 64
"""The number of simultaneous connection attempts. A burst of connections would be another test."""


class Choice(msgspec.Struct):
    """A legal answer."""

    action: str


class Asked(msgspec.Struct):
    """A question to a seat."""

    seat: int
    answers: list[Choice]


class Heard(msgspec.Struct):
    """The parts of server messages that a scripted player needs."""

    type: str
    seq: int = 0
    phase: str = ""
    code: str = ""
    questions: list[Asked] = []
    answered: list[int] = []


READ: Final = msgspec.json.Decoder(Heard)


class Tally:
    """The results of all answers of one row."""

    def __init__(self) -> None:
        self.views: list[float] = []  # seconds from an answer to the state that shows it
        self.acks: list[float] = []
        self.errors: dict[str, int] = {}
        # times a room had no open question for a person, because a bot was thinking or the match was over
        self.unasked = 0

    def fail(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1


class Player:
    """One seat of one room at one WebSocket."""

    def __init__(self, server: Server, room: str, token: str, tally: Tally) -> None:
        self.hello = {"type": "hello", "room": room, "token": token, "lang": "en"}
        self.server = server
        self.tally = tally
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.state = Heard("")
        self.sent_at = 0.0
        self.acked = False
        self.changed = asyncio.Event()
        self.leaving = False

    async def come(self) -> float:
        """Connect and send the hello. Returns the seconds until the first state."""
        self.socket = await connect(
            self.server.socket, proxy=None, compression=None, ping_interval=None, open_timeout=PATIENCE
        )
        began = time.perf_counter()
        await self.socket.send(msgspec.json.encode(self.hello).decode())
        self.reader = asyncio.create_task(self.listen(self.socket))
        while not self.state.type:
            await self.next_state()
        return time.perf_counter() - began

    async def listen(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                self.hear(READ.decode(raw))
        except WebSocketException:
            pass
        if not self.leaving:
            self.tally.fail("closed")
        self.changed.set()

    def hear(self, message: Heard) -> None:
        if message.type == "state":
            self.state = message
            if self.sent_at and self.acked:
                self.tally.views.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            self.changed.set()
        elif message.type == "ack" and self.sent_at:
            self.acked = True
            self.tally.acks.append(time.perf_counter() - self.sent_at)
        elif message.type in ("refused", "closing"):
            self.tally.fail(message.code or message.type)
            self.sent_at = 0.0
            self.changed.set()

    async def next_state(self) -> None:
        self.changed.clear()
        async with asyncio.timeout(PATIENCE):
            await self.changed.wait()

    def question(self) -> Asked | None:
        if self.state.phase != "playing":
            return None
        return next((one for one in self.state.questions if one.seat not in self.state.answered), None)

    async def answer(self, question: Asked, random: Random) -> None:
        """Give a random answer, then wait for the state that shows it."""
        action = random.choice(question.answers).action
        message = {"type": "answer", "seq": self.state.seq, "seat": question.seat, "action": action}
        self.sent_at, self.acked = time.perf_counter(), False
        if self.socket is None:
            raise ConnectionError("not connected")
        await self.socket.send(msgspec.json.encode(message).decode())
        while self.sent_at:
            await self.next_state()

    async def go(self) -> None:
        self.leaving = True
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader


class Table:
    """A room with its scripted players."""

    def __init__(self, server: Server, made: Json, number: int, tally: Tally) -> None:
        self.tally = tally
        self.random = Random(f"load {number}")
        room = made["room"]
        self.players = [Player(server, room, server.sit(room, link), tally) for link in made["seats"]]

    async def come(self) -> None:
        for player in self.players:
            await player.come()

    async def go(self) -> None:
        await asyncio.gather(*(player.go() for player in self.players))

    async def answer_once(self) -> None:
        """Give one answer. After a refusal the current state has arrived, so the next attempt may succeed."""
        for player in self.players:
            question = player.question()
            if question is not None:
                with suppress(WebSocketException):  # counted where the connection is read
                    await self.in_time(player, question)
                return
        self.tally.unasked += 1

    async def in_time(self, player: Player, question: Asked) -> None:
        try:
            await player.answer(question, self.random)
        except TimeoutError:
            player.sent_at = 0.0
            self.tally.fail("no answer in time")

    async def play(self, start: float, every: float, end: float) -> None:
        """Give an answer at every tick of this room's clock, until the end."""
        tick = start
        while tick < end:
            await asyncio.sleep(max(0.0, tick - time.perf_counter()))
            await self.answer_once()
            tick += every


async def in_turn(tables: list[Table], what: str) -> None:
    """Connect or disconnect all tables, a few at a time."""
    gate = asyncio.Semaphore(WAITING)

    async def one(table: Table) -> None:
        async with gate:
            await (table.come() if what == "come" else table.go())

    await asyncio.gather(*(one(table) for table in tables))
