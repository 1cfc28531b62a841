"""Worker processes that think for bots and for hints, each job within a budget of time."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from ludotheque.server.hosting.jobs import LENGTH, Job, Thought, framed, read_thought

WORKER: Final = "ludotheque.server.hosting.worker_process"
BROKEN: Final = (TimeoutError, asyncio.IncompleteReadError, OSError)
START_SECONDS: Final = 30.0
"""How long a fresh process may take to load what it needs."""


class WorkerProcess:
    """One process; it is started when first needed, and again after it was stopped."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def think(self, job: Job, seconds: float) -> Thought | None:
        """What the process says; nothing if it took too long or broke."""
        try:
            process = await self.started()
            async with self.stopping(), asyncio.timeout(seconds):
                return await self.exchange(process, job)
        except BROKEN:
            return None

    async def started(self) -> Process:
        """The process, once it has said that it is ready: what it says next is about a job."""
        if self.process is None or self.process.returncode is not None:
            async with self.stopping():
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", WORKER, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
                )
                async with asyncio.timeout(START_SECONDS):
                    await self.read(self.process)
        return self.process

    @asynccontextmanager
    async def stopping(self) -> AsyncIterator[None]:
        """Whatever breaks off in here leaves words on the way that would be taken for the answer to the next job."""
        try:
            yield
        except BaseException:
            await self.stop()
            raise

    async def exchange(self, process: Process, job: Job) -> Thought:
        if process.stdin is None:
            raise BrokenPipeError
        process.stdin.write(framed(job))
        await process.stdin.drain()
        return await self.read(process)

    async def read(self, process: Process) -> Thought:
        if process.stdout is None:
            raise BrokenPipeError
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return read_thought.decode(await process.stdout.readexactly(length))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class WorkerPool:
    """A few processes and a queue before them; a job's time begins when its process does."""

    def __init__(self, count: int) -> None:
        self.all = [WorkerProcess() for _ in range(count)]
        self.idle: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        for thinker in self.all:
            self.idle.put_nowait(thinker)
        self.waiting = 0

    async def think(self, job: Job, seconds: float) -> Thought | None:
        self.waiting += 1
        try:
            thinker = await self.idle.get()
        finally:
            self.waiting -= 1
        try:
            return await thinker.think(job, seconds)
        finally:
            self.idle.put_nowait(thinker)

    async def warm(self) -> None:
        """Start a process before anybody waits for it; if that fails, it is tried again with the first job."""
        thinker = await self.idle.get()
        try:
            with suppress(*BROKEN):
                await thinker.started()
        finally:
            self.idle.put_nowait(thinker)

    async def stop(self) -> None:
        await asyncio.gather(*(thinker.stop() for thinker in self.all))
