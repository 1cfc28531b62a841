"""A real server in its own process for the browser, and rooms on it."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.repeated_chance import FILE, SERVER

NEXT = "\n"
COMMAND = [sys.executable, "-c", SERVER, "serve"]
SWIFT = {
    "LUDO_LANG": "en",
    "LUDO_HOSTING_SHORTEST_PAUSE": "0",
    "LUDO_HOSTING_LONGEST_PAUSE": "0.002",
    "LUDO_LIMIT_SOCKET_RATE": "5000",
    "LUDO_LIMIT_SOCKET_BURST": "5000",
    "LUDO_LIMIT_REQUEST_RATE": "5000",
    "LUDO_LIMIT_REQUEST_BURST": "5000",
    "LUDO_LIMIT_ROOM_RATE": "500",
    "LUDO_LIMIT_ROOM_BURST": "500",
    "LUDO_LIMIT_THOUGHT_RATE": "500",
    "LUDO_LIMIT_THOUGHT_BURST": "500",
}


class Seats(Mapping[int, str]):
    """The addresses of seats with the tokens of their players; a lookup takes the seat."""

    def __init__(self, server: "Server", room: str, links: list[dict[str, Any]]) -> None:  # the JSON of links
        self.server = server
        self.room = room
        self.links = {link["seat"]: link for link in links}

    def __getitem__(self, seat: int) -> str:
        link = self.links[seat]
        if link.get("kind") != "here":
            joined = self.server.post(f"api/rooms/{self.room}/join", {"token": link["token"]})
            link = self.links[seat] = {"kind": "here", "token": joined["token"]}
        return f"{self.server.address}room/{self.room}#{link['token']}"

    def __iter__(self) -> Iterator[int]:
        return iter(self.links)

    def __len__(self) -> int:
        return len(self.links)


class Opened(NamedTuple):
    """A room and its addresses, each with its secret after the #; `links` open a seat once."""

    room: str
    host: str
    seats: Seats
    links: dict[int, str]
    spectators: str


class Server:
    """The address of the server, and requests to it without a browser."""

    def __init__(self, address: str, log: Path, name_file: Path) -> None:
        self.address = address
        self.log = log
        self.name_file = name_file

    @contextmanager
    def chance_of(self, name: str) -> Iterator[None]:
        """Let the chance of what happens meanwhile follow from this name."""
        before = self.name_file.read_text(encoding="utf-8")
        self.name_file.write_text(name, encoding="utf-8")
        yield
        self.name_file.write_text(before, encoding="utf-8")

    @contextmanager
    def key_of_matches(self, key: bytes) -> Iterator[None]:
        """Let the matches that begin meanwhile have this key."""
        before = self.name_file.read_text(encoding="utf-8")
        self.name_file.write_text(f"{before.partition(NEXT)[0]}{NEXT}{key.hex()}", encoding="utf-8")
        yield
        self.name_file.write_text(before, encoding="utf-8")

    def open_room(self, plan: dict[str, Any]) -> Opened:  # the JSON of a plan
        return self.opened(self.post("api/rooms", plan))

    def opened(self, made: dict[str, Any]) -> Opened:  # the JSON of an answer
        start = f"{self.address}room/{made['room']}#"
        links = {link["seat"]: start + link["token"] for link in made["seats"] if link.get("kind") != "here"}
        seats = Seats(self, made["room"], made["seats"])
        return Opened(made["room"], start + made["host"], seats, links, start + made.get("spectators", ""))

    def post(self, path: str, content: object) -> Any:  # the JSON of an answer
        request = urllib.request.Request(self.address + path, json.dumps(content).encode(), method="POST")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def mistakes(self) -> list[str]:
        """Return the errors that the server logged."""
        return [line for line in self.log.read_text(encoding="utf-8").splitlines() if '"level": "error"' in line]


@contextmanager
def serving(folder: Path, variables: Mapping[str, str] = os.environ) -> Iterator[Server]:
    """Run `ludo serve` on any free port for the duration of the context."""
    log, name_file = folder / "server.log", folder / "test_name"
    name_file.write_text("", encoding="utf-8")
    words = [*COMMAND, "--port", "0", "--data", str(folder)]
    settings = {**variables, **SWIFT, FILE: str(name_file)}
    with (
        log.open("w", encoding="utf-8") as heard,
        subprocess.Popen(words, stdout=subprocess.PIPE, stderr=heard, text=True, env=settings) as process,
    ):
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = [word for word in line.split() if word.startswith("http://")]
            assert found, f"{line}{log.read_text(encoding='utf-8')}"
            yield Server(found[0], log, name_file)
            process.terminate()
            assert process.wait(60) == 0
        finally:
            process.kill()
