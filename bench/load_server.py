"""A `ludo serve` process for the load test, with its metrics."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

START: Final = "import sys; from ludotheque.cli.main import main; sys.exit(main())"
GENEROUS: Final = {  # one client acts for a thousand people, so nothing may limit its address
    "LUDO_LIMIT_SOCKETS_PER_ADDRESS": "100000",
    "LUDO_LIMIT_REQUEST_RATE": "100000",
    "LUDO_LIMIT_REQUEST_BURST": "100000",
    "LUDO_LIMIT_ROOM_RATE": "100000",
    "LUDO_LIMIT_ROOM_BURST": "100000",
    "LUDO_HOSTING_IDLE_SECONDS": "86400",
    "LUDO_HOSTING_GRACE_SECONDS": "86400",
    # The pause after a window is intentional. It would be measured instead of the server.
    "LUDO_HOSTING_SHORTEST_PAUSE": "0",
    "LUDO_HOSTING_LONGEST_PAUSE": "0",
}
STOP_SECONDS: Final = 120.0
Json = dict[str, Any]  # a response of the server


class Server:
    """The server process and its address."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "ws"

    def ask(self, path: str, body: Json | None = None) -> bytes:
        """Send one request. Raises if it is refused."""
        content = None if body is None else json.dumps(body).encode()
        headers = {} if body is None else {"content-type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(self.address + path, content, headers)) as answer:
            said: bytes = answer.read()
            return said

    def make(self, plan: Json) -> Json:
        made: Json = json.loads(self.ask("api/rooms", plan))
        return made

    def sit(self, room: str, link: Json) -> str:
        """Return the token of a seat. A guest's seat is taken by its link."""
        if link.get("kind") == "here":
            return str(link["token"])
        return str(json.loads(self.ask(f"api/rooms/{room}/join", {"token": link["token"]}))["token"])

    def counted(self) -> dict[str, float]:
        """Return the metrics by name and label."""
        lines = self.ask("metrics").decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}

    def memory(self) -> int | None:
        """Return the resident memory of the server process without its workers, or None if it is unknown."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return None
        found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text(encoding="utf-8"))
        return int(found[1]) * 1024 if found else None

    def seconds(self) -> float | None:
        """Return the processor seconds used by the server process, without its workers."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return None
        fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(folder: Path, **more: str) -> Iterator[Server]:
    """Run a server. Its log is in the folder."""
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    environment = {**os.environ, **GENEROUS, **more}
    with (
        (folder / "server.log").open("a", encoding="utf-8") as log,
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            yield Server(process, address_from(process))
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=STOP_SECONDS)
        finally:
            process.kill()


def address_from(process: subprocess.Popen[str]) -> str:
    """Return the address that the server prints when it listens."""
    line = process.stdout.readline() if process.stdout is not None else ""
    words = [word for word in line.split() if word.startswith("http")]
    if not words:
        raise RuntimeError("ludo serve did not start")
    return words[0]


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="ludo-load-") as name:
        yield Path(name)
