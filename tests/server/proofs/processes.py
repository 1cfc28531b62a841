"""Servers as processes of their own, which can be killed without a word and started again."""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2

from tests.repeated_chance import SERVER
from tests.server.proofs.players import ServerAddress

Json = dict[str, Any]  # what a server says
PATIENT = {  # one client stands for many people, and no pause has to be waited for
    "LUDO_LIMIT_SOCKETS_PER_ADDRESS": "100000",
    "LUDO_LIMIT_SOCKET_RATE": "100000",
    "LUDO_LIMIT_SOCKET_BURST": "100000",
    "LUDO_LIMIT_REQUEST_RATE": "100000",
    "LUDO_LIMIT_REQUEST_BURST": "100000",
    "LUDO_LIMIT_WRONG_RATE": "100000",
    "LUDO_LIMIT_WRONG_BURST": "100000",
    "LUDO_LIMIT_ROOM_RATE": "100000",
    "LUDO_LIMIT_ROOM_BURST": "100000",
    "LUDO_HOSTING_GRACE_SECONDS": "86400",
    "LUDO_HOSTING_CHECKPOINT_EVERY": "7",
    "LUDO_HOSTING_SHORTEST_PAUSE": "0",
    "LUDO_HOSTING_LONGEST_PAUSE": "0",
}


class Served:
    """One `ludo serve` on a database, for as many lives as it takes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.where = ServerAddress("")
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - it is closed by `stop`
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-c", SERVER, "serve", "--port", "0", "--lang", "en"]
        environment = {**os.environ, **PATIENT, "LUDO_DATABASE_URL": self.url}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=self.log, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        found = re.search(r"http://\S+", line)
        assert found is not None, self.logged()
        self.where.address = found[0]

    def check_alive(self) -> None:
        """It must not have died by itself."""
        assert self.process is not None
        assert self.process.poll() is None, self.logged()[-2000:]

    def kill(self) -> None:
        """At once, and nothing is said to anybody."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.kill()
        self.log.close()

    def logged(self) -> str:
        self.log.seek(0)
        return self.log.read()

    def memory(self) -> int:
        """Bytes of the process that are in memory."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    async def ask(self, method: str, path: str, **more: Any) -> httpx2.Response:  # of a request
        async with httpx2.AsyncClient(base_url=self.where.address, trust_env=False, timeout=120) as client:
            return await client.request(method, path, **more)

    async def make(self, plan: Json) -> Json:
        answer = await self.ask("POST", "/api/rooms", json=plan)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    async def counted(self) -> dict[str, float]:
        """The metrics by name and label."""
        lines = (await self.ask("GET", "/metrics")).text.splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}


@asynccontextmanager
async def served(*urls: str) -> AsyncIterator[list[Served]]:
    """A process for each address of a database; the same address may be there twice."""
    processes = [Served(url) for url in urls]
    try:
        for process in processes:
            await process.start()
        yield processes
    finally:
        for process in processes:
            process.stop()
