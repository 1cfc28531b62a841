"""Numbered games of Dice Throne, each stored as one line of a file, so that a run can be interrupted and resumed."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import combinations_with_replacement
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from bench.code_version import code_version
from ludotheque.games.dice_throne.game import NAME
from ludotheque.games.dice_throne.table.state_classes import DiceState
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup, expect
from ludotheque.kernel.simulation import play_out
from ludotheque.lab.simulation import rare_collections
from ludotheque.registry.discovery import agent_named, game_named

SHARE = 4  # games that one process plays in a row


@dataclass(frozen=True)
class Table:
    """The seating of one game, and its number among games of its kind."""

    kind: str  # the part of the report it belongs to
    mode: str
    heroes: tuple[str, ...]
    agents: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Played:
    """The result of a game."""

    outcome: str  # as in the rules: the winning seats, or a draw
    start: int  # the Start Player
    turns: int
    decisions: int
    seconds: float

    def winners(self) -> tuple[int, ...]:
        return () if self.outcome == "draw" else tuple(int(seat) for seat in self.outcome.split("+"))


@dataclass(frozen=True)
class Amounts:
    """The number of games per pairing, per larger match, and per hero and seat against random."""

    pairing: int
    mode: int
    against_random: int


def heroes() -> tuple[str, ...]:
    return game_named(NAME).heroes()


def wanted(amounts: Amounts) -> list[Table]:
    """Return all games of the report, ordered so that an interrupted run has some of every kind."""
    kinds = [(amounts.pairing, pairings), (amounts.mode, crowds), (amounts.against_random, against_random)]
    found = [(table.number / games, table) for games, kind in kinds for table in kind(games)]
    return [table for _, table in sorted(found, key=lambda each: each[0])]


def pairings(games: int) -> list[Table]:
    """Return every hero against every hero, itself included. Seats alternate."""
    return [
        Table("pairing", "duel", cast if number % 2 == 0 else cast[::-1], ("sensible", "sensible"), number)
        for number in range(games)
        for cast in combinations_with_replacement(heroes(), 2)
    ]


def crowds(games: int) -> list[Table]:
    """Return every larger mode and number of seats, with different random heroes."""
    kinds = [(mode.name, seats) for mode in game_named(NAME).modes() for seats in mode.seats if seats > 2]
    return [
        Table("crowd", mode, tuple(Random(f"{mode} {seats} {number}").sample(heroes(), seats)), sensible(seats), number)
        for number in range(games)
        for mode, seats in kinds
    ]


def sensible(seats: int) -> tuple[str, ...]:
    return ("sensible",) * seats


def against_random(games: int) -> list[Table]:
    """Return each hero in both seats. The opponent changes with each game."""
    found = []
    for number in range(games):
        for place, hero in enumerate(heroes()):
            other = heroes()[(place + number) % len(heroes())]
            found.append(Table("random", "duel", (hero, other), ("sensible", "random"), number))
            found.append(Table("random", "duel", (other, hero), ("random", "sensible"), number))
    return found


def play(table: Table, seed: str) -> Played:
    """Play a game in a worker process. Raises if it doesn't end."""
    setup = Setup(NAME, table.mode, table.heroes, {})
    name = f"{seed}:{table.kind}:{table.mode}:{'+'.join(table.heroes)}:{'+'.join(table.agents)}:{table.number}"
    agents = [agent_named(NAME, agent, f"{name}:{seat}") for seat, agent in enumerate(table.agents)]
    game_named(NAME).begin(setup)  # loads the content files, which must not be timed
    started = time.process_time()
    with rare_collections():
        result = play_out(game_named(NAME), setup, key_of(name), agents)
    state = expect(result.state, DiceState)
    seconds = round(time.process_time() - started, 3)
    return Played(result.outcome, int(state.start_player), int(state.turn), result.decisions, seconds)


def version() -> str:
    """Return a digest of the code and content that affect a game."""
    return code_version("dice_throne", "hint", "search", "win_probability")


class Store:
    """The results file, with one line per game."""

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path
        self.seed = seed
        self.played: dict[Table, Played] = {}
        self.foreign = 0  # lines of other versions or seeds, which are ignored
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
    """Yield each game once it is played, in order. No game starts after `until`."""
    version()  # of the code that the processes load now, even if the files change later
    size = SHARE * jobs
    # Spawned, so that every platform behaves the same and no lock of this process is copied.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for first in range(0, len(tables), size):
            if time.monotonic() > until:
                return
            some = tables[first : first + size]
            yield from zip(some, pool.map(play, some, [seed] * len(some)), strict=True)
