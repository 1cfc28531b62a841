"""Worker processes for bots and hints: the imagined matches they get, jobs, framing on a pipe and the queue."""

import asyncio
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec

from ludotheque.kernel.drivers import AUTO, TapeAnswer
from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match, MatchParts
from ludotheque.kernel.state import dump
from ludotheque.presentation.hints import Hint, Odds, Preview
from ludotheque.presentation.review import Review
from ludotheque.registry.discovery import game_named
from ludotheque.text.languages import Language


class ImaginedMatch(msgspec.Struct, frozen=True):
    """A match that a seat cannot rule out, as plain values, with an imagined key."""

    game: str
    mode: str
    heroes: tuple[str, ...]
    options: dict[str, str]
    key: bytes
    state: list[Any]  # the dumped state
    outcomes: dict[int, int]
    orders: dict[int, list[int]]
    tape: list[tuple[int, int, int]]
    declined: list[int]


def imagined_for(match: Match, seat: int, key: bytes) -> ImaginedMatch:
    """Return a match consistent with what the seat knows, at the seat's own question.

    Seats that come before it in a window pass.
    """
    world = imagine(match, (seat,), key)
    while world.decision is not None and seat not in world.waiting() and match.decision is not world.decision:
        if match.decision is None or not match.decision.may_answer(seat):
            break
        world.answer(world.decision.owner, world.decision.fallback(), AUTO)
    checkpoint = world.checkpoints[-1]
    setup = match.setup
    return ImaginedMatch(
        setup.game,
        setup.mode,
        setup.heroes,
        setup.options,
        key,
        dump(checkpoint.state),
        checkpoint.ledger.outcomes,
        checkpoint.ledger.orders,
        [(entry.seat, entry.action, entry.how) for entry in world.tape],
        world.declined,
    )


def match_of(world: ImaginedMatch) -> Match:
    """Return the imagined match, waiting at the same question."""
    game = game_named(world.game)
    ledger = Ledger()
    ledger.outcomes = world.outcomes
    ledger.orders = world.orders
    setup = Setup(world.game, world.mode, world.heroes, world.options)
    checkpoint = Checkpoint(0, game.load_state(world.state), ledger)
    tape = [TapeAnswer(seat, action, how) for seat, action, how in world.tape]
    parts = MatchParts(game, setup, world.key, (), [checkpoint], tape=tape, declined=world.declined)
    parts.hold = len(tape)
    return Match.from_parts(parts)


LENGTH: Final = struct.Struct(">I")


class BotJob(msgspec.Struct, frozen=True, tag="bot"):
    """Asks for the answer of a bot of that level."""

    world: ImaginedMatch
    seat: int
    level: str
    seed: bytes


class HintJob(msgspec.Struct, frozen=True, tag="hint"):
    """Asks for a hint for the seat, one step at a time."""

    world: ImaginedMatch
    seat: int
    lang: Language
    step: int


class OddsJob(msgspec.Struct, frozen=True, tag="odds"):
    """Asks for the odds as the seat sees them."""

    world: ImaginedMatch
    seat: int
    lang: Language
    about: str


class PreviewJob(msgspec.Struct, frozen=True, tag="preview"):
    """Asks for a preview of an answer."""

    world: ImaginedMatch
    seat: int
    lang: Language
    action: str
    seed: str


class ReviewJob(msgspec.Struct, frozen=True, tag="review"):
    """Asks for the review of a finished match. Nothing in it is secret any more."""

    game: str
    mode: str
    heroes: tuple[str, ...]
    options: dict[str, str]
    key: bytes
    humans: tuple[int, ...]
    records: list[tuple[int, int, int]]
    lang: Language


class JobResult(msgspec.Struct, frozen=True):
    """The result of a job. An error is named only by its type and place."""

    action: str = ""
    hint: Hint | None = None
    odds: Odds | None = None
    preview: Preview | None = None
    review: Review | None = None
    refusal: str = ""
    error: str = ""


Job = BotJob | HintJob | OddsJob | PreviewJob | ReviewJob
JOB_DECODER: Final = msgspec.msgpack.Decoder(Job)
RESULT_DECODER: Final = msgspec.msgpack.Decoder(JobResult)


def with_length(message: Job | JobResult) -> bytes:
    """Return the message with its length in front."""
    content = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(content)) + content


WORKER: Final = "ludotheque.server.hosting.worker_process"
WORKER_ERRORS: Final = (TimeoutError, asyncio.IncompleteReadError, OSError)
START_SECONDS: Final = 30.0
"""How long a new process may take to start."""


class WorkerProcess:
    """A worker process. It starts on first use, and again after a stop."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def run(self, job: Job, seconds: float) -> JobResult | None:
        """Return the result of a job, or None if it took too long or failed."""
        try:
            process = await self.started()
            async with self.stopping(), asyncio.timeout(seconds):
                return await self.exchange(process, job)
        except WORKER_ERRORS:
            return None

    async def started(self) -> Process:
        """Return the process once it has reported that it is ready. Everything it sends later answers a job."""
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
        """Stop the process on any error, because unread output would be taken for the answer to the next job."""
        try:
            yield
        except BaseException:
            await self.stop()
            raise

    async def exchange(self, process: Process, job: Job) -> JobResult:
        if process.stdin is None:
            raise BrokenPipeError
        process.stdin.write(with_length(job))
        await process.stdin.drain()
        return await self.read(process)

    async def read(self, process: Process) -> JobResult:
        if process.stdout is None:
            raise BrokenPipeError
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return RESULT_DECODER.decode(await process.stdout.readexactly(length))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class WorkerPool:
    """A few worker processes with a queue. A job's time limit starts when a process takes it."""

    def __init__(self, count: int) -> None:
        self.all = [WorkerProcess() for _ in range(count)]
        self.idle: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        for worker in self.all:
            self.idle.put_nowait(worker)
        self.waiting = 0

    async def run(self, job: Job, seconds: float) -> JobResult | None:
        self.waiting += 1
        try:
            worker = await self.idle.get()
        finally:
            self.waiting -= 1
        try:
            return await worker.run(job, seconds)
        finally:
            self.idle.put_nowait(worker)

    async def start_one(self) -> None:
        """Start a process ahead of the first job. After a failure, the first job tries again."""
        worker = await self.idle.get()
        try:
            with suppress(*WORKER_ERRORS):
                await worker.started()
        finally:
            self.idle.put_nowait(worker)

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.all))
