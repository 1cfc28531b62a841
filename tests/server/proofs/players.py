"""Scripted players who know nothing but what the server tells them, and whose line may be cut at any moment."""

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
PATIENCE = 120.0
AGAIN = 0.05
KEPT = 40


class Where:
    """The address of a server, which may be another after it was started again."""

    def __init__(self, address: str) -> None:
        self.address = address

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "ws"


class Given(NamedTuple):
    """An answer that was sent."""

    seq: int
    seat: int
    action: str


class Player:
    """Somebody at one screen, or a spectator; answers at random, each run of the same seed alike."""

    def __init__(self, where: Where, room: str, token: str, seed: object = 0) -> None:
        self.where = where
        self.room = room
        self.token = token
        self.link = ""  # by which one has yet to sit down
        self.random = Random(f"player {seed}")
        self.socket: ClientConnection | None = None
        self.seen = 0
        self.state: Json = {}
        self.commitment = ""
        self.open = False  # is there something to answer in the last state?
        self.sent: Given | None = None
        self.confirmed: list[Given] = []  # acknowledged: these are in the store
        self.given = 0
        self.told: list[Json] = []  # every event, in order
        self.refusals: list[Json] = []
        self.secrets: Sequence[str] = ()  # what no message may hold before the end
        self.cuts = 0
        self.shared = False

    @classmethod
    def invited(cls, where: Where, made: Json, seat: int, seed: object = 0) -> Self:
        """Who holds that seat of a room that was just made, or comes by the link to it."""
        link = next(link for link in made["seats"] if link["seat"] == seat)
        if link.get("kind") == "here":
            return cls(where, made["room"], link["token"], seed)
        player = cls(where, made["room"], own_token(), seed)
        player.link = link["token"]
        return player

    @property
    def over(self) -> bool:
        return self.state.get("phase") == "over"

    async def come(self) -> None:
        """Connect and say hello, as often as it takes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.drop()
                try:
                    await self.hello()
                    return
                except (OSError, WebSocketException, httpx2.TransportError):  # it is not there, or just going
                    await asyncio.sleep(AGAIN)

    async def hello(self) -> None:
        if self.link:
            await sit_down(self.where.address, self.room, self.link, self.token)
            self.link = ""
        self.socket = await connect(self.where.socket, proxy=None, compression=None, ping_interval=None)
        hello = {"type": "hello", "room": self.room, "token": self.token, "seen": self.seen, "lang": "en"}
        await self.say(hello)
        self.open = False
        self.sent = None
        while (await self.hear())["type"] != "state":
            pass

    async def say(self, message: Json | str) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def go(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def drop(self) -> None:
        """The line breaks without a word."""
        if self.socket is not None:
            self.socket.transport.abort()
            await self.socket.wait_closed()
            self.socket = None

    async def cut(self) -> None:
        """The line breaks, and is taken up again."""
        self.cuts += 1
        await self.come()

    async def hear(self) -> Json:
        """The next message, whatever it is."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        message: Json = json.loads(raw)
        if message.get("phase") != "over":
            assert not [secret for secret in self.secrets if secret in str(raw)]
        match message["type"]:
            case "state":
                self.look(message)
            case "welcome":
                self.commitment = message["commitment"]
            case "ack":
                self.note_ack(message["seq"])
            case "refused":
                self.refusals = [*self.refusals[-KEPT:], message]
                self.sent = None
        return message

    def look(self, state: Json) -> None:
        """What was told goes to what was told before, without a gap and never twice."""
        if state["since"] == 0 or self.shared:  # to whoever comes before a shared screen everything is told anew
            self.told.clear()
        else:
            assert state["since"] == self.seen, (state["since"], self.seen)
        assert state["seq"] >= self.seen, "what was shown once is never taken back"
        self.told += state.get("events", [])
        self.state = state
        self.seen = state["seq"]
        self.open = True

    def note_ack(self, seq: int) -> None:
        if self.sent is not None and self.sent.seq == seq:
            self.confirmed.append(self.sent)
        self.sent = None

    def question(self) -> Json | None:
        """What the last state asks, if it was not answered since and no answer is under way."""
        if not self.open or self.sent is not None or self.state.get("phase") != "playing":
            return None
        answered = self.state.get("answered", [])
        return next((one for one in self.state.get("questions", []) if one["seat"] not in answered), None)

    async def give(self, question: Json, action: str = "") -> None:
        """Any answer that is listed; where none is, what the clock would say."""
        listed = [answer["action"] for answer in question.get("answers", [])]
        chosen = action or (self.random.choice(listed) if listed else question["default"])
        self.sent = Given(self.state["seq"], question["seat"], chosen)
        self.open = False
        self.given += 1
        seq, seat = self.state["seq"], question["seat"]
        await self.say({"type": "answer", "seq": seq, "seat": seat, "action": chosen})

    async def step(self) -> bool:
        """One answer, or the next message; says whether it was an answer."""
        if self.open and self.state.get("curtain", -1) >= 0:
            self.open = False
            self.shared = True
            await self.say({"type": "ready", "seat": self.state["curtain"]})
        question = self.question()
        if question is None:
            await self.hear()
            return False
        await self.give(question)
        return True

    async def play(self, cutting: float = 0.0, most: int = 1_000_000) -> "Player":
        """To the end, or so many answers; the line is cut with that chance whenever there is a new number."""
        last = 0
        while not self.over and self.given < most:
            if self.seen != last and self.random.random() < cutting:
                last = self.seen
                await self.cut()
            given = await self.step()
            if given and self.random.random() < cutting / 3:
                await self.cut()  # before it is known whether the answer came through
        return self

    async def insist(self, pause: Callable[[], Awaitable[None]]) -> None:
        """Play to the end or until stopped, through whatever the server does."""
        await self.come()
        while not self.over:
            try:
                await self.step()
                await pause()
            except TimeoutError:  # an OSError too, but no broken line: the server stood still
                raise
            except (OSError, WebSocketException):
                await self.come()


async def seated(where: Where, made: Json, seed: object) -> list[Player]:
    """A player for every token of a room that was just made; they sit down one after the other."""
    first = {link["token"]: link["seat"] for link in reversed(made["seats"])}
    seats = sorted(first.values())
    players = [Player.invited(where, made, seat, f"{seed} {number}") for number, seat in enumerate(seats)]
    for player in players:
        await player.come()
    return players
