"""A real server on a loopback port, and clients connected by real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.kernel.imagination import searchable
from ludotheque.registry.discovery import agent_named
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.store.connect import file_url
from ludotheque.server.web.app import Settings
from ludotheque.server.web.context import ServerContext
from ludotheque.server.web.limits import Limits
from ludotheque.server.web.runner import bound_socket, make_server
from ludotheque.server.web.static_pages import FOLDER
from tests.server.invited import own_token, sit_down

Json = dict[str, Any]  # what a server says
GENEROUS = Limits(
    socket_rate=5_000,
    socket_burst=5_000,
    request_rate=5_000,
    request_burst=5_000,
    room_rate=500,
    room_burst=500,
    thought_rate=500,
    thought_burst=500,
)
SWIFT = HostSettings(first_look_seconds=0.0, shortest_pause=0.0, longest_pause=0.002)
TIMEOUT = 20.0


class Running:
    """A running server and its address."""

    def __init__(self, context: ServerContext, address: str, client: httpx2.AsyncClient, folder: Path) -> None:
        self.context = context
        self.address = address
        self.http = client
        self.folder = folder

    @property
    def host(self) -> Host:
        return self.context.host

    async def make(self, plan: Json) -> Json:
        answer = await self.http.post("/api/rooms", json=plan)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def live(self, room: str) -> LiveRoom:
        return self.host.live[room]

    async def quiet(self, room: str) -> LiveRoom:
        """Return a room once its scheduler is idle and everything is published."""
        live = self.live(room)
        async with asyncio.timeout(TIMEOUT):
            while live.scheduler_task is not None or live.lock.locked() or live.pause_timer is not None:
                await asyncio.sleep(0.002)
        return live

    def metric(self, line: str) -> int:
        """Return the value of a metric, 0 if it is missing."""
        found = [text for text in self.context.metrics.text().splitlines() if text.startswith(line + " ")]
        return int(found[0].split()[-1]) if found else 0


@asynccontextmanager
async def serving(
    folder: Path,
    limits: Limits = GENEROUS,
    hosting: HostSettings = SWIFT,
    origins: tuple[str, ...] = (),
    pages: Path = FOLDER,
) -> AsyncIterator[Running]:
    """Run a server, and drain it at the end."""
    database = file_url(folder / "rooms.sqlite")
    settings = Settings(database, limits=limits, hosting=hosting, origins=origins, pages=str(pages))
    heard: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = make_server(settings, heard.set_result)
    listener = bound_socket("127.0.0.1", 0)
    task = asyncio.create_task(server.serve([listener]))
    task.add_done_callback(lambda _task: heard.done() or heard.cancel())
    address = await heard
    async with httpx2.AsyncClient(base_url=address, trust_env=False, timeout=60) as client:
        try:
            yield Running(context_behind(server), address, client, folder)
        finally:
            server.should_exit = True
            await task
            listener.close()


def context_behind(server: Any) -> ServerContext:  # a DrainingServer
    context = server.config.app.state.context
    assert isinstance(context, ServerContext)
    return context


class Client:
    """One connection of a player or spectator."""

    def __init__(self, running: Running, room: str, token: str) -> None:
        self.running = running
        self.room = room
        self.token = token
        self.link = ""  # the link to use before the first connection
        self.lang = "en"
        self.seen = 0
        self.received: list[Json] = []  # all messages of this connection
        self.state: Json = {}
        self.socket: ClientConnection | None = None

    @classmethod
    def invited(cls, running: Running, made: Json) -> list[Self]:
        """Return the clients of a new room: the host for the local seats, and one for each link."""
        clients = [cls(running, made["room"], made["host"])] if any(map(is_here, made["seats"])) else []
        for link in made["seats"]:
            if not is_here(link):
                clients.append(cls(running, made["room"], own_token()))
                clients[-1].link = link["token"]
        return clients

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    async def connect(self, **more: Any) -> None:  # fields of a hello
        if self.link:
            await sit_down(self.running.address, self.room, self.link, self.token)
            self.link = ""
        url = self.running.address.replace("http", "ws") + "ws"
        self.socket = await connect(url, proxy=None, compression=None)
        hello = {"type": "hello", "room": self.room, "token": self.token, "seen": self.seen, "lang": self.lang}
        await self.send(hello | more)

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: Json | str) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def receive(self) -> Json:
        """Return the next message."""
        assert self.socket is not None
        async with asyncio.timeout(TIMEOUT):
            message: Json = json.loads(await self.socket.recv())
        self.received.append(message)
        if message["type"] == "state":
            self.state = message
            self.seen = message["seq"]
        return message

    async def until(self, kind: str, wanted: Callable[[Json], bool] = lambda _message: True) -> Json:
        """Return the next message of that kind that matches."""
        while True:
            message = await self.receive()
            if message["type"] == kind and wanted(message):
                return message

    async def catch_up(self) -> None:
        """Receive everything that was sent so far."""
        await self.send({"type": "ping", "at": len(self.received)})
        await self.until("pong")

    async def until_asked(self) -> Json | None:
        """Return the next question, or None once the game is over."""
        while True:
            if self.state.get("phase") == "over":
                return None
            asked = [
                one for one in self.state.get("questions", []) if one["seat"] not in self.state.get("answered", [])
            ]
            if asked:
                question: Json = asked[0]
                return question
            await self.until("state")

    async def answer(self, seat: int, action: str) -> None:
        await self.send({"type": "answer", "seq": self.state["seq"], "seat": seat, "action": action})


def is_here(link: Json) -> bool:
    """Return whether the seat belongs to the host's screen."""
    return link.get("kind") == "here"


def sensible(running: Running, room: str, seat: int) -> str:
    """Return the answer of a sensible player, who reads the match in the server's memory."""
    match = running.live(room).room.match_at_question(seat)
    assert match.decision is not None
    agent = agent_named(match.game.name, "sensible", f"{len(match.records)}")
    return match.game.verbs.spell(agent(match.decision, searchable(match, (seat,))))


async def play(client: Client, most: int = 5_000) -> int:
    """Play to the end, or for this many answers."""
    given = 0
    while given < most and (question := await client.until_asked()) is not None:
        seat = question["seat"]
        if not still_asked(client, seat):
            await client.until("state")
            continue
        action = sensible(client.running, client.room, seat)
        await client.answer(seat, action)
        client.state = {}
        given += 1
    return given


def still_asked(client: Client, seat: int) -> bool:
    """Return whether the last received question is still open; another seat may have acted meanwhile."""
    room = client.running.live(client.room).room
    asked = [one["seat"] for one in client.state.get("questions", [])]
    return seat in asked and room.question(seat) is not None and not room.is_stale(seat, client.state["seq"])
