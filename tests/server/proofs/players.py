"""Scripted players that know only what the server sends, and whose connection may be cut at any moment."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.invited import own_token, sit_down

Json = dict[str, Any]  # what a server says
TIMEOUT = 120.0
RETRY_SECONDS = 0.05
KEPT = 40


class ServerAddress:
    """The address of a server, which may change when it is restarted."""

    def __init__(self, address: str) -> None:
        self.address = address

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "ws"


class SentAnswer(NamedTuple):
    """An answer that was sent."""

    seq: int
    seat: int
    action: str


class Player:
    """A player or spectator at one screen, with random answers that follow from the seed."""

    def __init__(self, where: ServerAddress, room: str, token: str, seed: object = 0) -> None:
        self.where = where
        self.room = room
        self.token = token
        self.link = ""  # the link to use before the first connection
        self.random = Random(f"player {seed}")
        self.socket: ClientConnection | None = None
        self.seen = 0
        self.state: Json = {}
        self.commitment = ""
        self.open = False  # is there something to answer in the last state?
        self.sent: SentAnswer | None = None
        self.confirmed: list[SentAnswer] = []  # acknowledged: these are in the store
        self.answer_count = 0
        self.events: list[Json] = []  # every event, in order
        self.refusals: list[Json] = []
        self.secrets: Sequence[str] = ()  # what no message may hold before the end
        self.reconnections = 0
        self.shared = False

    @classmethod
    def invited(cls, where: ServerAddress, made: Json, seat: int, seed: object = 0) -> Self:
        """Return the player of a seat of a new room, by its token or its link."""
        link = next(link for link in made["seats"] if link["seat"] == seat)
        if link.get("kind") == "here":
            return cls(where, made["room"], link["token"], seed)
        player = cls(where, made["room"], own_token(), seed)
        player.link = link["token"]
        return player

    @property
    def over(self) -> bool:
        return self.state.get("phase") == "over"

    async def connect(self) -> None:
        """Connect and send a hello; retry until it succeeds."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                await self.drop()
                try:
                    await self.hello()
                    return
                except (OSError, WebSocketException, httpx2.TransportError):  # the server is starting or stopping
                    await asyncio.sleep(RETRY_SECONDS)

    async def hello(self) -> None:
        if self.link:
            await sit_down(self.where.address, self.room, self.link, self.token)
            self.link = ""
        self.socket = await connect(self.where.socket, proxy=None, compression=None, ping_interval=None)
        hello = {"type": "hello", "room": self.room, "token": self.token, "seen": self.seen, "lang": "en"}
        await self.send(hello)
        self.open = False
        self.sent = None
        while (await self.receive())["type"] != "state":
            pass

    async def send(self, message: Json | str) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def drop(self) -> None:
        """Abort the connection without closing it."""
        if self.socket is not None:
            self.socket.transport.abort()
            await self.socket.wait_closed()
            self.socket = None

    async def reconnect(self) -> None:
        """Abort the connection and connect again."""
        self.reconnections += 1
        await self.connect()

    async def receive(self) -> Json:
        """Return the next message."""
        assert self.socket is not None
        async with asyncio.timeout(TIMEOUT):
            raw = await self.socket.recv()
        message: Json = json.loads(raw)
        if message.get("phase") != "over":
            assert not [secret for secret in self.secrets if secret in str(raw)]
        match message["type"]:
            case "state":
                self.apply_state(message)
            case "welcome":
                self.commitment = message["commitment"]
            case "ack":
                self.record_ack(message["seq"])
            case "refused":
                self.refusals = [*self.refusals[-KEPT:], message]
                self.sent = None
        return message

    def apply_state(self, state: Json) -> None:
        """Check that events continue without a gap or a repetition, and store the state."""
        if state["since"] == 0 or self.shared:  # a shared screen gets the whole log for each player
            self.events.clear()
        else:
            assert state["since"] == self.seen, (state["since"], self.seen)
        assert state["seq"] >= self.seen, "a step never decreases"
        self.events += state.get("events", [])
        self.state = state
        self.seen = state["seq"]
        self.open = True

    def record_ack(self, seq: int) -> None:
        if self.sent is not None and self.sent.seq == seq:
            self.confirmed.append(self.sent)
        self.sent = None

    def question(self) -> Json | None:
        """Return the open question of the last state, if no answer was sent since."""
        if not self.open or self.sent is not None or self.state.get("phase") != "playing":
            return None
        answered = self.state.get("answered", [])
        return next((one for one in self.state.get("questions", []) if one["seat"] not in answered), None)

    async def answer(self, question: Json, action: str = "") -> None:
        """Send a random listed answer, or the default if none is listed."""
        listed = [answer["action"] for answer in question.get("answers", [])]
        chosen = action or (self.random.choice(listed) if listed else question["default"])
        self.sent = SentAnswer(self.state["seq"], question["seat"], chosen)
        self.open = False
        self.answer_count += 1
        seq, seat = self.state["seq"], question["seat"]
        await self.send({"type": "answer", "seq": seq, "seat": seat, "action": chosen})

    async def step(self) -> bool:
        """Send an answer, or receive the next message. Returns whether it was an answer."""
        if self.open and self.state.get("curtain", -1) >= 0:
            self.open = False
            self.shared = True
            await self.send({"type": "ready", "seat": self.state["curtain"]})
        question = self.question()
        if question is None:
            await self.receive()
            return False
        await self.answer(question)
        return True

    async def play(self, cutting: float = 0.0, most: int = 1_000_000) -> "Player":
        """Play to the end, or for this many answers; at each new step, reconnect with that probability."""
        last = 0
        while not self.over and self.answer_count < most:
            if self.seen != last and self.random.random() < cutting:
                last = self.seen
                await self.reconnect()
            given = await self.step()
            if given and self.random.random() < cutting / 3:
                await self.reconnect()  # before it is known whether the answer came through
        return self

    async def play_through_restarts(self, pause: Callable[[], Awaitable[None]]) -> None:
        """Play to the end or until stopped, and reconnect whenever the server restarts."""
        await self.connect()
        while not self.over:
            try:
                await self.step()
                await pause()
            except TimeoutError:  # a TimeoutError is an OSError, but here the server hangs
                raise
            except (OSError, WebSocketException):
                await self.connect()


async def seated(where: ServerAddress, made: Json, seed: object) -> list[Player]:
    """Return a connected player for each token of a new room."""
    first = {link["token"]: link["seat"] for link in reversed(made["seats"])}
    seats = sorted(first.values())
    players = [Player.invited(where, made, seat, f"{seed} {number}") for number, seat in enumerate(seats)]
    for player in players:
        await player.connect()
    return players
