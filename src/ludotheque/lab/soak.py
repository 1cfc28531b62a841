"""Plays until every card, ability, status and defence was used often, and looks at each question for broken rules."""

import argparse
import shlex
import sys
import time
from collections import Counter
from random import Random
from typing import Final

import ludotheque.games  # noqa: F401 - fills the registry
from ludotheque.kernel.chance import Chance, key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent, InlineAnswers
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.table import Table
from ludotheque.lab.game_lab import LABS, Tally, lab_of
from ludotheque.lab.invariants import broken_at_end, broken_at_question, broken_between_segments

WISHES: Final = 8
SEGMENTS: Final = 20_000
SHOWN: Final = 15


def refuse(problems: list[str]) -> None:
    if problems:
        raise BrokenRule("; ".join(problems))


class CheckedAnswers(InlineAnswers):
    """Asks the players in place, after looking for whatever must not be; counts what they use."""

    def __init__(self, game: Game, tally: Tally, players: list[Agent]) -> None:
        super().__init__(players, [], None)
        self.game = game
        self.tally = tally
        self.used: Counter[str] = Counter()

    def answer(self, table: Table, decision: Decision) -> int:
        refuse(broken_at_question(self.game, table, decision))
        self.used.update(self.tally.at_question(table))
        action = super().answer(table, decision)
        self.used.update(self.tally.at_answer(table, action))
        return action

    def in_place(self) -> bool:
        return False


def play_checked(setup: Setup, key: bytes, answers: CheckedAnswers) -> None:
    """One game to its end; raises whatever is found to be wrong on the way."""
    game = answers.game
    chance = Chance(key, len(game.streams(setup)))
    state = game.begin(setup)
    table = game.table(setup, state, (chance, None), answers)
    table.listening = True
    answers.seen = [game.seen(table, 1 << seat) for seat in range(len(answers.agents))]
    segments = 0
    while not game.outcome(state):
        game.play_segment(table)
        answers.used.update(answers.tally.after_segment(table.events))
        table.events.clear()
        segments += 1
        refuse(broken_between_segments(state))
        refuse([] if segments < SEGMENTS else [f"no end after {segments} segments"])
    refuse(broken_at_end(table))


class Soak:
    """Games by number; each depends on the seed, its number and its wishes alone."""

    def __init__(self, name: str, seed: int) -> None:
        lab = lab_of(name)
        self.name = name
        self.games = lab.games()
        self.seed = seed
        self.setups = lab.setups()
        self.uses = [lab.uses(setup) for setup in self.setups]
        self.used: Counter[str] = Counter({name: 0 for uses in self.uses for name in uses.all()})

    def setup(self, number: int) -> Setup:
        return self.setups[number % len(self.setups)]

    def game(self, number: int) -> Game:
        """By turns, and another one when the setups come round again."""
        again, place = divmod(number, len(self.setups))
        return self.games[(again + place) % len(self.games)]

    def wishes(self, number: int) -> list[str]:
        """What was used least so far of what this game has."""
        here = self.uses[number % len(self.setups)].all()
        return sorted(here, key=lambda name: (self.used[name], name))[:WISHES]

    def play(self, number: int, wishes: list[str]) -> Counter[str]:
        """One game; says what it used, or raises what went wrong."""
        setup = self.setup(number)
        uses = self.uses[number % len(self.setups)]
        random = Random(f"{self.seed} {number}")
        players = [uses.seeker(wishes, random) for _ in setup.heroes]
        answers = CheckedAnswers(self.game(number), uses.tally(), players)
        play_checked(setup, key_of(f"soak {self.seed} {number}"), answers)
        return answers.used

    def least(self) -> list[tuple[str, int]]:
        return sorted(self.used.items(), key=lambda item: (item[1], item[0]))


def command(game: str, seed: int, number: int, wishes: list[str]) -> str:
    """The one command that plays this very game again."""
    words = ["python", "-m", "ludotheque.lab.soak", game, "--seed", str(seed), "--game", str(number)]
    return shlex.join([*words, "--wishes", ";".join(wishes)])


def run(soak: Soak, wanted: int, games: int, seconds: float) -> int:
    """Play until everything was used so often; 1 if something broke or stayed unused."""
    started = time.monotonic()
    number = 0
    while number < games and time.monotonic() - started < seconds and soak.least()[0][1] < wanted:
        wishes = soak.wishes(number)
        try:
            used = soak.play(number, wishes)
        except Exception as error:  # noqa: BLE001 - whatever a game raises is what we look for
            print(f"FAILED in game {number}: {type(error).__name__}: {error}")
            print(f"reproduce: {command(soak.name, soak.seed, number, wishes)}")
            return 1
        soak.used.update(used)
        number += 1
    seconds_needed = time.monotonic() - started
    print(f"{number} games in {seconds_needed:.1f} s of {soak.name}; {len(soak.used)} things, used least:")
    for name, count in soak.least()[:SHOWN]:
        print(f"{count:6d}  {name}")
    missing = [name for name, count in soak.used.items() if count < wanted]
    if missing:
        print(f"{len(missing)} things were used less than {wanted} times")
    return 1 if missing else 0


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.lab.soak", description=__doc__)
    parser.add_argument("rules", nargs="*", help=f"the games to play by name, otherwise all: {', '.join(LABS)}")
    parser.add_argument("--games", type=int, default=100_000, help="at most so many games of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0, help="at most so many minutes for each")
    parser.add_argument("--uses", type=int, default=20, help="until everything was used so often")
    parser.add_argument("--game", type=int, help="play only this one, by its number")
    parser.add_argument("--wishes", default="", help="what the players of that game go for")
    said = parser.parse_args(words)
    soaks = [Soak(name, said.seed) for name in said.rules or LABS]
    if said.game is None:
        return max([run(soak, said.uses, said.games, said.minutes * 60) for soak in soaks])
    for soak in soaks:
        used = soak.play(said.game, said.wishes.split(";"))
        print(f"game {said.game} of {soak.name} went through and used {len(used)} things")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
