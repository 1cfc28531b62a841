"""Plays until every card, ability, status and defence was used often, and checks invariants at each question."""

import argparse
import shlex
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Final

from ludotheque.kernel.chance import Chance, key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent, InlineAnswers
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.table import Answers, Table
from ludotheque.lab.invariants import broken_at_end, broken_at_question, broken_between_segments
from ludotheque.registry.discovery import examined_games, laboratory_of
from ludotheque.registry.laboratory import Usage, UsageCounter

GOALS: Final = 8
SEGMENTS: Final = 20_000
SHOWN: Final = 15
ROUND: Final = 100  # games planned together, by any number of processes
SHARE: Final = 4  # games that a process takes at a time
PROGRESS_EVERY: Final = 1_000  # games between two progress lines


Task = tuple[int, list[str]]
"""A game's number, and the things its players try to use."""


def refuse(problems: list[str]) -> None:
    if problems:
        raise BrokenRule("; ".join(problems))


class CheckedAnswers(Answers):
    """Answers by agents. Checks invariants at each question and counts what is used."""

    def __init__(self, game: Game, tally: UsageCounter, players: list[Agent]) -> None:
        self.players = InlineAnswers(players, [], None)
        self.game = game
        self.tally = tally
        self.used: Counter[str] = Counter()
        self.given: list[tuple[int, int]] = []  # seat and action of each answer since the segment began

    def answer(self, table: Table, decision: Decision) -> int:
        if len(decision.options) != 1:  # a forced answer is not asked: a violation is still there at the next question
            refuse(broken_at_question(self.game, table, decision))
        self.used.update(self.tally.at_question(table))
        action = self.players.answer(table, decision)
        self.given.append((decision.owner, action))
        self.used.update(self.tally.at_answer(table, action))
        return action

    def spelled(self) -> str:
        """Return the answers since the segment began, spelled."""
        return ", ".join([f"seat {seat} {self.game.verbs.spell(action)}" for seat, action in self.given]) or "none"


def play_checked(setup: Setup, key: bytes, answers: CheckedAnswers) -> None:
    """Play one game to its end. Raises on a violation."""
    game = answers.game
    chance = Chance(key, len(game.streams(setup)))
    state = game.begin(setup)
    table = game.table(setup, state, (chance, None), answers)
    table.listening = True
    answers.players.seen = [game.seen(table, 1 << seat) for seat in range(len(setup.heroes))]
    segments = 0
    while not game.outcome(state):
        answers.given.clear()
        game.play_segment(table)
        answers.used.update(answers.tally.after_segment(table.events))
        table.events.clear()
        segments += 1
        refuse(broken_between_segments(game, state))
        refuse([] if segments < SEGMENTS else [f"no end after {segments} segments"])
    refuse(broken_at_end(game, table))


class Soak:
    """Numbered games. Each depends only on the seed, its number and the things to use."""

    def __init__(self, name: str, seed: int) -> None:
        self.lab = laboratory_of(name)
        self.name = name
        self.games = self.lab.games()
        self.seed = seed
        self.setups = self.lab.setups()
        self.things: dict[int, Usage] = {}
        self.used: Counter[str] = Counter(dict.fromkeys(self.lab.everything(), 0))
        self.modes: Counter[str] = Counter()

    def setup(self, number: int) -> Setup:
        return self.setups[number % len(self.setups)]

    def game(self, number: int) -> Game:
        """Return the rules to play: in turn, and others when the setups repeat."""
        again, place = divmod(number, len(self.setups))
        return self.games[(again + place) % len(self.games)]

    def usage(self, number: int) -> Usage:
        """Return what can be used in that game."""
        place = number % len(self.setups)
        if place not in self.things:
            self.things[place] = self.lab.usage(self.setups[place])
        return self.things[place]

    def goals(self, number: int) -> list[str]:
        """Return the least used things of this game."""
        return least_of(self.usage(number).all(), self.used)

    def plan(self, first: int, games: int) -> list[Task]:
        """Return the next games with different things to use."""
        hoped = self.used.copy()
        found = []
        for number in range(first, first + games):
            goals = least_of(self.usage(number).all(), hoped)
            hoped.update(goals)
            found.append((number, goals))
        return found

    def play(self, number: int, goals: list[str]) -> Counter[str]:
        """Play one game. Returns what it used."""
        setup = self.setup(number)
        uses = self.usage(number)
        random = Random(f"{self.seed} {number}")
        players = [uses.coverage_agent(goals, random) for _ in setup.heroes]
        answers = CheckedAnswers(self.game(number), uses.counter(), players)
        try:
            play_checked(setup, key_of(f"soak {self.seed} {number}"), answers)
        except Exception as error:
            error.add_note(f"answers of this segment: {answers.spelled()}")
            raise
        return answers.used

    def note(self, number: int, used: Counter[str]) -> None:
        """Count a game without errors."""
        self.used.update(used)
        setup = self.setup(number)
        self.modes[f"{setup.mode} of {len(setup.heroes)}"] += 1

    def least(self) -> list[tuple[str, int]]:
        return sorted(self.used.items(), key=lambda item: (item[1], item[0]))


def least_of(names: list[str], used: Counter[str]) -> list[str]:
    return sorted(names, key=lambda name: (used[name], name))[:GOALS]


def command(game: str, seed: int, number: int, goals: list[str]) -> str:
    """Return the command that replays this game."""
    words = ["python", "-m", "ludotheque.lab.soak", game, "--seed", str(seed), "--game", str(number)]
    return shlex.join([*words, "--goals", ";".join(goals)])


Result = Counter[str] | str
"""What a game used, or its error message."""
Play = Callable[[list[Task]], Iterator[Result]]


def attempt(soak: Soak, task: Task) -> Result:
    number, goals = task
    try:
        return soak.play(number, goals)
    except Exception as error:  # noqa: BLE001 - any error of a game is a finding
        notes = "\n".join(getattr(error, "__notes__", []))
        again = command(soak.name, soak.seed, number, goals)
        return f"FAILED in game {number}: {type(error).__name__}: {error}\nreproduce: {again}\n{notes}"


SOAKS: Final[dict[tuple[str, int], Soak]] = {}
"""The soaks of a worker process."""


def attempt_there(name: str, seed: int, task: Task) -> Result:
    if (name, seed) not in SOAKS:
        SOAKS[name, seed] = Soak(name, seed)
    return attempt(SOAKS[name, seed], task)


@contextmanager
def players(soak: Soak, jobs: int) -> Iterator[Play]:
    """Yield a function that plays planned games in order, in this process or in several others."""
    if jobs <= 1:
        yield lambda tasks: map(partial(attempt, soak), tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield lambda tasks: pool.map(partial(attempt_there, soak.name, soak.seed), tasks, chunksize=SHARE)


class Bounds:
    """The limits of a soak: uses of everything, least and most games, seconds."""

    def __init__(self, soak: Soak, said: argparse.Namespace) -> None:
        self.uses: int = said.uses
        self.most: int = said.games
        self.least = min(soak.lab.soak_games(), self.most)
        self.deadline = time.monotonic() + said.minutes * 60

    def games(self, soak: Soak, played: int) -> int:
        """Return how many games come next, 0 if it is enough."""
        if time.monotonic() > self.deadline or (played >= self.least and soak.least()[0][1] >= self.uses):
            return 0
        return min(ROUND, self.most - played)


def run(soak: Soak, bounds: Bounds, jobs: int) -> int:
    """Play until the limits are reached.

    Returns 1 if something failed, was used too rarely or was not played enough.
    """
    started = time.monotonic()
    played = 0
    with players(soak, jobs) as play:
        while games := bounds.games(soak, played):
            failure = play_round(soak, soak.plan(played, games), play)
            if failure:
                print(failure)
                return 1
            played += games
            if played % PROGRESS_EVERY == 0:
                print(f"{played} games, {time.monotonic() - started:.0f} s, {missing(soak, bounds.uses)}", flush=True)
    print(f"{played} games in {time.monotonic() - started:.1f} s of {soak.name}: {counts_text(soak.modes)}")
    return report(soak, bounds, played)


def play_round(soak: Soak, tasks: list[Task], play: Play) -> str:
    """Play and count planned games. Returns the first error message, or an empty string."""
    for (number, _), result in zip(tasks, play(tasks), strict=True):
        if isinstance(result, str):
            return result
        soak.note(number, result)
    return ""


def counts_text(counted: Counter[str]) -> str:
    return ", ".join([f"{count} {name}" for name, count in counted.most_common()])


def missing(soak: Soak, wanted: int) -> str:
    found = sum(count < wanted for count in soak.used.values())
    name, count = soak.least()[0]
    return f"{found} things used less than {wanted} times, least of all {name}: {count}"


def report(soak: Soak, bounds: Bounds, played: int) -> int:
    """Print what was used least or too rarely."""
    lacking = [(name, count) for name, count in soak.least() if count < bounds.uses]
    print(f"{len(soak.used)} things, used least:")
    for name, count in lacking or soak.least()[:SHOWN]:
        print(f"{count:6d}  {name}")
    if lacking:
        print(f"{len(lacking)} things were used less than {bounds.uses} times")
    if played < bounds.least:
        print(f"time was up after {played} of {bounds.least} games")
    return 1 if lacking or played < bounds.least else 0


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.lab.soak", description=__doc__)
    parser.add_argument(
        "rules", nargs="*", help=f"the games to play by name, otherwise all: {', '.join(examined_games())}"
    )
    parser.add_argument("--games", type=int, default=100_000, help="at most so many games of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=90.0, help="at most so many minutes for each")
    parser.add_argument("--uses", type=int, default=20, help="until everything was used so often")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play; the games are the same")
    parser.add_argument("--game", type=int, help="play only this one, by its number")
    parser.add_argument("--goals", default="", help="what the players of that game go for")
    said = parser.parse_args(words)
    soaks = [Soak(name, said.seed) for name in said.rules or examined_games()]
    if said.game is None:
        return max([run(soak, Bounds(soak, said), said.jobs) for soak in soaks])
    for soak in soaks:
        used = soak.play(said.game, said.goals.split(";"))
        print(f"game {said.game} of {soak.name} went through and used {len(used)} things")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
