"""A process that is killed while it writes: all it confirmed is there, and nothing is broken."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.server.store.store import Store
from tests.server.store.rows import room

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[3]
SCALE = int(os.environ.get("CONTRACT_SCALE", "1"))  # a soak kills ten times as often
KILLS = 3 * SCALE
ROOMS = [f"room{number}" for number in range(8)]


def write_until_killed(url: str, lines: int, last: dict[str, int]) -> None:
    """Note the last number of each room that a process printed before it was killed, about this many lines in."""
    command = [sys.executable, "-m", "tests.server.store.writing", url, *ROOMS]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == lines:
                process.kill()
            if line.endswith("\n"):  # the kill may have cut the last one
                name, seq = line.split()
                last[name] = int(seq)
    assert process.returncode < 0, "it should have gone on until it was killed"


async def test_what_was_confirmed_survives_kill_9(crash_url: str) -> None:
    store = await Store.open(crash_url)
    for name in ROOMS:
        await store.create(room(name))
    await store.close()
    last = dict.fromkeys(ROOMS, 0)
    for kill in range(KILLS):
        await asyncio.to_thread(write_until_killed, crash_url, 30 + 13 * kill, last)
        await look_at_everything(crash_url, last)


async def look_at_everything(url: str, last: dict[str, int]) -> None:
    store = await Store.open(url)
    for name in ROOMS:
        entries = await store.entries(name, 0)
        assert entries == [(seq, f"{name} {seq}".encode()) for seq in range(1, len(entries) + 1)]
        assert len(entries) - last[name] in (0, 1), "one may have been written and not yet printed"
        last[name] = len(entries)
        seq, _, content = await store.checkpoint(name) or (0, 1, f"{name} 0".encode())
        assert content == f"{name} {seq}".encode()
        assert len(entries) - 7 <= seq + 7 <= len(entries) + 7
    await store.close()
