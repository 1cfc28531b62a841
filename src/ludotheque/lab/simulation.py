"""Simulates many games reproducibly: the same seed gives the same results."""

import gc
import hashlib
import math
import shlex
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from inspect import getfile
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NotRequired, TypedDict, Unpack

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import GameFailed, LudoError
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.simulation import play_out
from ludotheque.registry.discovery import agent_named, game_named

SURE: Final = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Rate:
    """A share of games with its 95 % interval."""

    rate: float
    low: float
    high: float


def success(wins: int, games: int) -> Rate:
    """Return the win rate with Wilson's 95 % interval, which is also right near 0 and 100 %."""
    rate = wins / games
    spread = SURE * math.sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    middle = rate + SURE**2 / (2 * games)
    scale = 1 + SURE**2 / games
    return Rate(rate, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


Progress = Callable[[int], None]
"""Called with the number of games that ended since the last call."""

CHUNKS_PER_JOB: Final = 8
LARGEST_CHUNK: Final = 100
OBJECTS_BETWEEN_COLLECTIONS: Final = 100_000


class Batch(TypedDict):
    """The games to play: from game number `first` of the seed on."""

    game: str
    mode: str
    heroes: tuple[str, ...]
    agents: tuple[str, ...]
    games: int
    seed: int
    first: NotRequired[int]
    options: NotRequired[dict[str, str]]


class PlayedGame:
    """The result of one game."""

    def __init__(self, outcome: str, decisions: int, digest: str) -> None:
        self.outcome = outcome
        self.decisions = decisions
        self.digest = digest


class SimulationRun:
    """The result of a batch. The digest covers all final states in the order of the games."""

    def __init__(self, played: Iterable[PlayedGame], seconds: float) -> None:
        self.seconds = seconds
        self.games = 0
        self.decisions = 0
        counts: Counter[str] = Counter()
        combined = hashlib.blake2b(digest_size=16)
        for one in played:
            self.games += 1
            self.decisions += one.decisions
            counts[one.outcome] += 1
            combined.update(one.digest.encode())
        self.outcomes: dict[str, int] = dict(sorted(counts.items()))
        self.digest: str = combined.hexdigest()


def run_games(jobs: int = 1, progress: Progress | None = None, **batch: Unpack[Batch]) -> SimulationRun:
    """Play the batch. The same seed gives the same digest with any number of jobs."""
    prepare(batch)
    heard = progress or (lambda _: None)
    started = time.perf_counter()
    chunks = play_here(batch, heard) if jobs <= 1 else play_in_processes(batch, jobs, heard)
    played = [one for chunk in chunks for one in chunk]
    return SimulationRun(played, time.perf_counter() - started)


def setup_of(batch: Batch) -> Setup:
    return Setup(batch["game"], batch["mode"], batch["heroes"], batch.get("options", {}))


def prepare(batch: Batch) -> None:
    """Refuse an unplayable batch before the first game."""
    game = game_named(batch["game"])
    setup = setup_of(batch)
    game.check(setup)
    if len(batch["agents"]) != len(batch["heroes"]):
        raise LudoError(f"{len(batch['heroes'])} seats need as many agents, got {len(batch['agents'])}")
    agents_of(batch, 0)


def agents_of(batch: Batch, number: int) -> list[Agent]:
    """Return new agents for one game. Their behaviour depends only on seed, game and seat."""
    seed = batch["seed"]
    return [agent_named(batch["game"], name, f"{seed}:{number}:{seat}") for seat, name in enumerate(batch["agents"])]


@contextmanager
def rare_collections() -> Iterator[None]:
    """Collect garbage less often. A game leaves only a few kilobytes, so the default interval wastes time."""
    usual = gc.get_threshold()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def play_one(batch: Batch, number: int) -> PlayedGame:
    """Play one game of the batch by its number."""
    game = game_named(batch["game"])
    try:
        result = play_out(game, setup_of(batch), key_of(f"{batch['seed']}:{number}"), agents_of(batch, number))
    except Exception as error:
        raise GameFailed(number, reason_of(error, game), reproduction(batch, number)) from error
    return PlayedGame(result.outcome, result.decisions, result.digest())


def reason_of(error: Exception, game: Game) -> str:
    """Return what went wrong, and at which line of the game if it went through one; compiled code has none."""
    reason = f"{type(error).__name__}: {error}"
    folder = Path(getfile(type(game))).parent
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if Path(frame.filename).is_relative_to(folder):
            return f"{reason}, at {Path(frame.filename).relative_to(folder.parent).as_posix()}:{frame.lineno}"
    return reason


def reproduction(batch: Batch, number: int) -> str:
    """Return the command that replays this game."""
    words = ["ludo", "simulate", batch["game"], "--mode", batch["mode"]]
    words += ["--heroes", ",".join(batch["heroes"]), "--agents", ",".join(batch["agents"])]
    for key, value in batch.get("options", {}).items():
        words += ["--option", f"{key}={value}"]
    words += ["--seed", str(batch["seed"]), "--games", "1", "--first", str(number)]
    return shlex.join(words)


def play_here(batch: Batch, progress: Progress) -> Iterator[list[PlayedGame]]:
    first = batch.get("first", 0)
    with rare_collections():
        for number in range(first, first + batch["games"]):
            yield [play_one(batch, number)]
            progress(1)


def play_in_processes(batch: Batch, jobs: int, progress: Progress) -> Iterator[list[PlayedGame]]:
    """Yield the chunks of a batch in order, played by several processes."""
    # Spawned, so that every platform behaves the same and no lock of this process is copied.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_chunk, batch, start, count) for start, count in chunks_of(batch, jobs)]
        for future in waiting:
            chunk = chunk_of(future, pool)
            progress(len(chunk))
            yield chunk


def chunk_of(future: Future[list[PlayedGame]], pool: ProcessPoolExecutor) -> list[PlayedGame]:
    try:
        return future.result()
    except BrokenProcessPool as error:
        raise LudoError("a process that played games ended unexpectedly") from error
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise


def chunks_of(batch: Batch, jobs: int) -> list[tuple[int, int]]:
    """Return (first game, number of games) of each chunk. Chunks are small, so that all processes end together."""
    games, first = batch["games"], batch.get("first", 0)
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(start, min(size, first + games - start)) for start in range(first, first + games, size)]


def play_chunk(batch: Batch, start: int, count: int) -> list[PlayedGame]:
    """Play a chunk in a worker process."""
    with rare_collections():
        return [play_one(batch, number) for number in range(start, start + count)]
