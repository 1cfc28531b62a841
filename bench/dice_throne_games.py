"""Games of Dice Throne by number, each kept as one line of a file, so that a run can stop and be taken up again."""

import hashlib
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations_with_replacement
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import ludotheque
from ludotheque.games.dice_throne.game import NAME
from ludotheque.games.dice_throne.table.state_classes import DiceState
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup, expect
from ludotheque.kernel.simulation import play_out
from ludotheque.lab.simulation import rare_collections
from ludotheque.registry.discovery import agent_named, game_named

SHARE = 4  # games that one process plays in a row
PLAYING = ("kernel", "dice_throne", "agents/dice_throne")  # what the course of a game depends on
APART = ("sentences", "telling", "hint", "search", "outlook")  # and what it does not


@dataclass(frozen=True)
class Table:
    """Who sits where in one game, and the number of the game among those of its kind."""

    kind: str  # the part of the report it is for
    mode: str
    heroes: tuple[str, ...]
    agents: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Played:
    """What came of it."""

    outcome: str  # as the rules write it: the winning seats, or a draw
    start: int  # the Start Player
    turns: int
    decisions: int
    seconds: float

    def winners(self) -> tuple[int, ...]:
        return () if self.outcome == "draw" else tuple(int(seat) for seat in self.outcome.split("+"))


@dataclass(frozen=True)
class Amounts:
    """Games of each pairing, of each kind of larger match, and of each hero in each seat against random."""

    pairing: int
    mode: int
    against_random: int


def heroes() -> tuple[str, ...]:
    return game_named(NAME).heroes()


def wanted(amounts: Amounts) -> list[Table]:
    """Everything the report is about, in an order that leaves a run that is stopped with some of it all."""
    kinds = [(amounts.pairing, pairings), (amounts.mode, crowds), (amounts.against_random, against_random)]
    found = [(table.number / games, table) for games, kind in kinds for table in kind(games)]
    return [table for _, table in sorted(found, key=lambda each: each[0])]


def pairings(games: int) -> list[Table]:
    """Every hero against every hero, itself included; seats change with each game."""
    return [
        Table("pairing", "duel", cast if number % 2 == 0 else cast[::-1], ("sensible", "sensible"), number)
        for number in range(games)
        for cast in combinations_with_replacement(heroes(), 2)
    ]


def crowds(games: int) -> list[Table]:
    """Every larger mode and number of seats with heroes drawn from all, nobody twice."""
    kinds = [(mode.name, seats) for mode in game_named(NAME).modes() for seats in mode.seats if seats > 2]
    return [
        Table("crowd", mode, tuple(Random(f"{mode} {seats} {number}").sample(heroes(), seats)), sensible(seats), number)
        for number in range(games)
        for mode, seats in kinds
    ]


def sensible(seats: int) -> tuple[str, ...]:
    return ("sensible",) * seats


def against_random(games: int) -> list[Table]:
    """Each hero in both seats; the other hero changes with each game."""
    found = []
    for number in range(games):
        for place, hero in enumerate(heroes()):
            other = heroes()[(place + number) % len(heroes())]
            found.append(Table("random", "duel", (hero, other), ("sensible", "random"), number))
            found.append(Table("random", "duel", (other, hero), ("random", "sensible"), number))
    return found


def play(table: Table, seed: str) -> Played:
    """What a process is asked to do; a game that does not end raises."""
    setup = Setup(NAME, table.mode, table.heroes, {})
    name = f"{seed}:{table.kind}:{table.mode}:{'+'.join(table.heroes)}:{'+'.join(table.agents)}:{table.number}"
    agents = [agent_named(NAME, agent, f"{name}:{seat}") for seat, agent in enumerate(table.agents)]
    game_named(NAME).begin(setup)  # reads the content files, which is no part of the game
    started = time.process_time()
    with rare_collections():
        result = play_out(game_named(NAME), setup, key_of(name), agents)
    state = expect(result.state, DiceState)
    seconds = round(time.process_time() - started, 3)
    return Played(result.outcome, int(state.start_player), int(state.turn), result.decisions, seconds)


def apart(file: Path) -> bool:
    return any(part.startswith(APART) for part in file.parts)


@cache
def version() -> str:
    """A digest of the code and content that the course of a game depends on, as it runs here."""
    package = Path(ludotheque.__file__).parent
    sum_of_all = hashlib.sha256()
    for file in sorted(file for folder in PLAYING for file in (package / folder).rglob("*")):
        if file.suffix in (".py", ".yaml") and not apart(file.relative_to(package)):
            sum_of_all.update(f"{file.relative_to(package).as_posix()}\n".encode() + file.read_bytes())
    return sum_of_all.hexdigest()[:16]


class Store:
    """The file of results: one line a game."""

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path
        self.seed = seed
        self.played: dict[Table, Played] = {}
        self.foreign = 0  # lines of other versions or seeds, which are left alone
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            self.read(json.loads(line))

    def read(self, line: dict[str, Any]) -> None:  # as `write` wrote it
        if (line["version"], line["seed"]) != (version(), self.seed):
            self.foreign += 1
            return
        seated = line["table"]
        table = Table(**seated | {"heroes": tuple(seated["heroes"]), "agents": tuple(seated["agents"])})
        self.played[table] = Played(**line["played"])

    def write(self, table: Table, played: Played) -> None:
        line = {"version": version(), "seed": self.seed, "table": asdict(table), "played": asdict(played)}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.played[table] = played

    def missing(self, tables: list[Table]) -> list[Table]:
        return [table for table in tables if table not in self.played]


def play_all(tables: list[Table], seed: str, jobs: int, until: float) -> Iterator[tuple[Table, Played]]:
    """Each game as it is done, in order; none is begun after that time."""
    version()  # of the code that the processes load now, whatever becomes of the files
    size = SHARE * jobs
    # Spawned, so that every platform does the same and no lock of this process is copied.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for first in range(0, len(tables), size):
            if time.monotonic() > until:
                return
            some = tables[first : first + size]
            yield from zip(some, pool.map(play, some, [seed] * len(some)), strict=True)
