"""Solo games for every combination of hero, dungeon and difficulty, counted by cell and stored line by line."""

import json
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.code_version import code_version
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.simulation import play_out
from ludotheque.lab.simulation import rare_collections
from ludotheque.registry.discovery import agent_named, game_named

GAME = "one_deck_dungeon"
FLOORS = 3
PORTION = 2  # games that one process plays in a row
QUICK = "random"  # its games take almost no time
QUICK_PORTION = 100
STAIRS = "stairs"
POISON = "poison"


@dataclass(frozen=True)
class Cell:
    """A player, solo hero, dungeon and difficulty."""

    agent: str
    hero: str
    dungeon: str
    difficulty: str


@dataclass
class Count:
    """The results of games. Lists are by floor."""

    games: int = 0
    won: int = 0
    floors: int = 0  # summed; the boss fight counts as the fourth
    encounters: list[int] = field(default_factory=lambda: [0] * FLOORS)
    damage: list[int] = field(default_factory=lambda: [0] * FLOORS)  # taken in encounters
    poison: list[int] = field(default_factory=lambda: [0] * FLOORS)  # later damage from poison
    seconds: float = 0.0
    bosses: int = 0  # games that reached the boss

    def add(self, other: "Count") -> None:
        self.games += other.games
        self.won += other.won
        self.floors += other.floors
        for floor in range(FLOORS):
            self.encounters[floor] += other.encounters[floor]
            self.damage[floor] += other.damage[floor]
            self.poison[floor] += other.poison[floor]
        self.seconds += other.seconds
        self.bosses += other.bosses

    def mean_floor(self) -> float:
        return self.floors / self.games


@dataclass(frozen=True)
class Portion:
    """Some games of a cell, by number."""

    cell: Cell
    seed: str
    numbers: tuple[int, ...]


class Watcher:
    """Listens to the events of a game and updates a `Count`."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.floor = 0

    def __call__(self, event: object) -> None:
        if isinstance(event, events.FloorRevealed):
            self.floor = event.floor
        elif isinstance(event, events.BossFightBegan):
            self.floor = FLOORS + 1
        elif isinstance(event, events.EncounterBegan):
            self.count.encounters[self.floor - 1] += 1
        elif isinstance(event, events.Damaged) and self.floor <= FLOORS and event.cause != STAIRS:
            hurt = self.count.poison if event.cause == POISON else self.count.damage
            hurt[self.floor - 1] += event.count


def play(portion: Portion) -> Count:
    """Play a portion in a worker process."""
    cell, count = portion.cell, Count()
    setup = Setup(GAME, "solo", (cell.hero,), {"dungeon": cell.dungeon, "difficulty": cell.difficulty})
    started = time.process_time()
    with rare_collections():
        for number in portion.numbers:
            watcher = Watcher(count)
            name = f"{portion.seed}:{number}"
            agent = agent_named(GAME, cell.agent, f"{name}:0")
            result = play_out(game_named(GAME), setup, key_of(f"{cell.hero}:{cell.dungeon}:{name}"), [agent], watcher)
            count.games += 1
            count.won += result.outcome == "won"
            count.floors += watcher.floor
            count.bosses += watcher.floor > FLOORS
    count.seconds = round(time.process_time() - started, 3)
    return count


def version() -> str:
    """Return a digest of the code and content that affect a game."""
    return code_version("one_deck_dungeon", "hint")


class Store:
    """The results file, with one line per portion, so that a run can be interrupted and resumed."""

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path
        self.seed = seed
        self.counts: dict[Cell, Count] = {}
        self.played: dict[Cell, set[int]] = {}
        self.foreign = 0  # lines of other versions or seeds, which are ignored
        for line in path.read_text().splitlines() if path.exists() else []:
            self.read(json.loads(line))

    def read(self, line: dict[str, Any]) -> None:  # as `write` wrote it
        if (line["version"], line["seed"]) != (version(), self.seed):
            self.foreign += 1
            return
        self.note(Portion(Cell(**line["cell"]), self.seed, tuple(line["numbers"])), Count(**line["count"]))

    def note(self, portion: Portion, count: Count) -> None:
        self.counts.setdefault(portion.cell, Count()).add(count)
        self.played.setdefault(portion.cell, set()).update(portion.numbers)

    def write(self, portion: Portion, count: Count) -> None:
        line: dict[str, Any] = {"version": version(), "seed": self.seed, "cell": asdict(portion.cell)}  # JSON values
        line |= {"numbers": portion.numbers, "count": asdict(count)}
        with self.path.open("a") as file:
            file.write(json.dumps(line) + "\n")
        self.note(portion, count)

    def missing(self, wanted: dict[Cell, int]) -> list[Portion]:
        """Return the missing portions, one of every cell before the next of any."""
        portions: list[tuple[int, Portion]] = []
        for cell, games in wanted.items():
            left = [number for number in range(games) if number not in self.played.get(cell, ())]
            size = QUICK_PORTION if cell.agent == QUICK else PORTION
            for place, first in enumerate(range(0, len(left), size)):
                portions.append((place, Portion(cell, self.seed, tuple(left[first : first + size]))))
        return [portion for _, portion in sorted(portions, key=lambda each: each[0])]

    def total(self, cells: Iterable[Cell]) -> Count:
        """Return the sum of these cells."""
        total = Count()
        for cell in cells:
            if cell in self.counts:
                total.add(self.counts[cell])
        return total


def play_all(portions: list[Portion], jobs: int, until: float) -> Iterator[tuple[Portion, Count]]:
    """Yield each portion once it is played, those that end together in starting order. None starts after `until`."""
    left = iter(portions)
    # Spawned, so that every platform behaves the same and no lock of this process is copied.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: dict[Future[Count], Portion] = {}
        while True:
            while len(waiting) < 2 * jobs and time.monotonic() < until and (portion := next(left, None)):
                waiting[pool.submit(play, portion)] = portion
            if not waiting:
                return
            done = wait(waiting, return_when=FIRST_COMPLETED).done  # a set has no stable order
            for future in [each for each in waiting if each in done]:
                yield waiting.pop(future), future.result()
