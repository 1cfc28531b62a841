"""Measures how often the searcher of Dice Throne beats the sensible player: `python -m bench.searching`.

It plays duels of all heroes in turn, every pairing twice with the same chance and with the players changing seat and
hero. Results are stored line by line: interrupt the run at any time (or set `--minutes`) and start it again. The report
covers everything in that file. Results of another version of code or content don't count.
"""

import argparse
import json
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.code_version import code_version
from bench.run import ROOT
from ludotheque.games.dice_throne.agents.searcher import ITERATIONS, Searcher
from ludotheque.games.dice_throne.agents.sensible import sensible
from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.game import Setup
from ludotheque.kernel.simulation import play_out
from ludotheque.lab.simulation import rare_collections, success
from ludotheque.registry.discovery import game_named

GAME = "dice_throne"
RESULTS = ROOT / "bench" / "results" / "searching.jsonl"
REPORT = ROOT / "docs" / "reports" / "dice_throne_searcher.md"
PROGRESS_EVERY = 10  # games between two progress lines
HALF = 0.5


@dataclass(frozen=True)
class Played:
    """One duel from the searcher's side."""

    number: int
    hero: str
    foe: str
    seat: int
    outcome: str  # won, lost or draw
    asked: int  # questions with two or more answers
    searched: int  # those that it searched
    walks: int
    seconds: float  # processor seconds of all the searcher's answers


class Timed:
    """The searcher, with the processor time that it uses."""

    def __init__(self, player: Searcher) -> None:
        self.searches = True
        self.player = player
        self.seconds = 0.0

    def __call__(self, decision: Any, seen: Any) -> int:  # as the wrapped agent takes them
        started = time.process_time()
        action = self.player(decision, seen)
        self.seconds += time.process_time() - started
        return action


def table_of(number: int) -> tuple[tuple[str, str], int]:
    """Return the heroes by seat, and the searcher's seat. Two consecutive games differ only in the latter."""
    roster = game_named(GAME).heroes()
    pair, seat = divmod(number, 2)
    lap, place = divmod(pair, len(roster))
    return (roster[place], roster[(place + 1 + lap) % len(roster)]), seat


def play(number: int, seed: str, iterations: int) -> Played:
    """Play a game in a worker process."""
    heroes, seat = table_of(number)
    player = Timed(Searcher(f"{seed}:{number}", iterations))
    agents: list[Agent] = [sensible, sensible]
    agents[seat] = player
    with rare_collections():
        result = play_out(game_named(GAME), Setup(GAME, "duel", heroes, {}), key_of(f"{seed}:{number // 2}"), agents)
    outcome = result.outcome if result.outcome == "draw" else "won" if result.outcome == str(seat) else "lost"
    found = player.player
    counts = (found.asked, found.searched, found.walks, round(player.seconds, 3))
    return Played(number, heroes[seat], heroes[1 - seat], seat, outcome, *counts)


def version() -> str:
    """Return a digest of the code and content that affect a game."""
    return code_version("dice_throne", "hint")


class Store:
    """The results file, with one line per game."""

    def __init__(self, path: Path, seed: str, iterations: int) -> None:
        self.path = path
        self.name = {"version": version(), "seed": seed, "iterations": iterations}
        self.games: dict[int, Played] = {}
        for line in path.read_text().splitlines() if path.exists() else []:
            read = json.loads(line)
            if read["name"] == self.name:
                self.games[read["game"]["number"]] = Played(**read["game"])

    def write(self, game: Played) -> None:
        self.games[game.number] = game
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("a") as file:
            file.write(json.dumps({"name": self.name, "game": asdict(game)}) + "\n")


def play_all(numbers: list[int], asked: argparse.Namespace) -> Iterator[Played]:
    """Yield each game once it is played. None starts after the time limit."""
    until = time.monotonic() + 60 * asked.minutes
    left = iter(numbers)
    # Spawned, so that every platform behaves the same and no lock of this process is copied.
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Played]] = set()
        while True:
            while len(waiting) < asked.jobs and time.monotonic() < until and (number := next(left, None)) is not None:
                waiting.add(pool.submit(play, number, asked.seed, asked.iterations))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]


def won_of(games: Iterable[Played]) -> str:
    """Return games, wins, losses, draws and the interval, as cells of a row."""
    outcomes = [game.outcome for game in games]
    wins = outcomes.count("won")
    sure = success(wins, len(outcomes))
    counts = [len(outcomes), wins, outcomes.count("lost"), outcomes.count("draw")]
    return " | ".join([*map(str, counts), f"{sure.rate:.1%} ({sure.low:.1%}–{sure.high:.1%})"])


def report(games: list[Played], asked: argparse.Namespace) -> str:
    command = f"python -m bench.searching --games {asked.games} --iterations {asked.iterations} --seed {asked.seed}"
    sure = success(sum(game.outcome == "won" for game in games), len(games))
    verdict = "met" if sure.low > HALF else "**not met**"
    lines = ["# Dice Throne: the searcher against the sensible player", ""]
    lines += [f"Written by `{command}` (version {version()})."]
    lines += [
        "Duels of all heroes in turn; every pairing is played twice with the same luck, the players changing seats and"
    ]
    lines += ["heroes. Rates with their 95 % intervals (Wilson); a draw counts as not won.", ""]
    lines += [*head(""), f"| all | {won_of(games)} |"]
    for seat, name in enumerate(("first seat", "second seat")):
        lines.append(f"| {name} | {won_of([game for game in games if game.seat == seat])} |")
    lines += [
        "",
        f"More than half of the duels won, the whole interval above 50 %: {verdict}.",
        "",
        *cost(games, asked),
    ]
    lines += ["", "## By hero", "", *head("the searcher's hero")]
    for hero in sorted({game.hero for game in games}):
        lines.append(f"| {load_hero(hero).name_en} | {won_of([game for game in games if game.hero == hero])} |")
    return "\n".join(lines) + "\n"


def head(name: str) -> list[str]:
    return [f"| {name} | games | won | lost | draws | rate |", "| --- | --- | --- | --- | --- | --- |"]


def cost(games: list[Played], asked: argparse.Namespace) -> list[str]:
    """Return the report section on the cost of the searcher's answers."""
    questions, searched = sum(game.asked for game in games), sum(game.searched for game in games)
    walks, seconds = sum(game.walks for game in games), sum(game.seconds for game in games)
    return [
        "## What it costs",
        "",
        f"At most {asked.iterations} runs of the rules for an answer, on any machine. The searcher was put {questions}",
        f"questions with more than one answer and tried out {searched} of them in {walks} runs. On the machine of this",
        f"report a question that it tried out took {seconds / searched:.3f} seconds of a processor on average, one of",
        f"any kind {seconds / questions:.3f} (rules not compiled).",
    ]


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    about, _, details = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(prog="bench.searching", description=about, epilog=details)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--seed", default="searching")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin nothing after so long")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--report", type=Path, default=REPORT)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play missing games and write the report."""
    asked = options_of(arguments)
    store = Store(asked.results, asked.seed, asked.iterations)
    missing = [number for number in range(asked.games) if number not in store.games]
    for done, game in enumerate(play_all(missing, asked), 1):
        store.write(game)
        if done % PROGRESS_EVERY == 0:
            won = sum(each.outcome == "won" for each in store.games.values())
            print(f"{done} of {len(missing)} games; {won} of {len(store.games)} won", flush=True)
    games = [store.games[number] for number in sorted(store.games) if number < asked.games]
    asked.report.write_text(report(games, asked))
    print(f"{asked.report.name}: {won_of(games)}")


if __name__ == "__main__":
    main()
