"""Plays until every card, ability, status and defence was used often, and looks at each question for broken rules."""

import argparse
import shlex
import sys
import time
from collections import Counter
from itertools import product
from random import Random
from typing import Final

import ludotheque.games  # noqa: F401 - fills the registry
from ludotheque.dice_throne.actions import ANNOUNCE, PLAY
from ludotheque.dice_throne.events import TokensPlaced
from ludotheque.dice_throne.game import DiceThrone
from ludotheque.dice_throne.kit import ROWS
from ludotheque.dice_throne.table import DiceTable
from ludotheque.kernel.chance import Chance, key_of
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.drivers import InlineAnswers
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Setup, game_named
from ludotheque.kernel.table import Table
from ludotheque.lab.invariants import broken_at_end, broken_at_question, broken_between_segments
from ludotheque.lab.uses import Names, Seeker

WISHES: Final = 8
SEGMENTS: Final = 20_000
SHOWN: Final = 15


def refuse(problems: list[str]) -> None:
    if problems:
        raise BrokenRule("; ".join(problems))


class CheckedAnswers(InlineAnswers):
    """Asks the players in place, after looking for whatever must not be; counts what they use."""

    def __init__(self, game: DiceThrone, names: Names, players: list[Seeker]) -> None:
        super().__init__(list(players), [], None)
        self.game = game
        self.names = names
        self.used: Counter[str] = Counter()
        self.serial = 0

    def answer(self, table: Table, decision: Decision) -> int:
        refuse(broken_at_question(self.game, table, decision))
        if not isinstance(table, DiceTable):
            raise BrokenRule("this table is not laid for Dice Throne")
        self.note_activation(table)
        action = super().answer(table, decision)
        if action >> ARGUMENT_BITS != ANNOUNCE >> ARGUMENT_BITS:
            plays = action >> ARGUMENT_BITS == PLAY >> ARGUMENT_BITS
            name = self.names.of_action(action, table.state.secrets.identity[action - PLAY] if plays else -1)
            self.used.update([name] if name else [])
        return action

    def note_activation(self, table: DiceTable) -> None:
        """An ability counts when it is activated; an announcement may still be changed."""
        if table.state.serial != self.serial and table.state.attacks:
            self.serial = table.state.serial
            attack = table.state.attacks[0]
            self.used[self.names.row(attack.ability * ROWS + attack.row)] += 1

    def in_place(self) -> bool:
        return False


class Soak:
    """Games by number; each depends on the seed, its number and its wishes alone."""

    def __init__(self, seed: int) -> None:
        game = game_named("dice_throne")
        if not isinstance(game, DiceThrone):
            raise BrokenRule("the registry knows another Dice Throne")
        self.game = game
        self.seed = seed
        mode = game.modes()[0]
        self.setups = [Setup(game.name, mode.name, cast, {}) for cast in product(game.heroes(), repeat=mode.seats[0])]
        self.names = {setup.heroes: Names(game.kit(setup)) for setup in self.setups}
        self.used: Counter[str] = Counter({name: 0 for names in self.names.values() for name in names.all})

    def setup(self, number: int) -> Setup:
        return self.setups[number % len(self.setups)]

    def wishes(self, number: int) -> list[str]:
        """What was used least so far of what this game has."""
        here = self.names[self.setup(number).heroes].all
        return sorted(here, key=lambda name: (self.used[name], name))[:WISHES]

    def play(self, number: int, wishes: list[str]) -> Counter[str]:
        """One game; says what it used, or raises what went wrong."""
        setup = self.setup(number)
        names = self.names[setup.heroes]
        random = Random(f"{self.seed} {number}")
        players = [Seeker(names, wishes, random) for _ in setup.heroes]
        answers = CheckedAnswers(self.game, names, players)
        chance = Chance(key_of(f"soak {self.seed} {number}"), len(self.game.streams(setup)))
        state = self.game.begin(setup)
        table = self.game.table(setup, state, (chance, None), answers)
        table.listening = True
        answers.seen = [self.game.seen(table, 1 << seat) for seat in range(len(players))]
        segments = 0
        while not self.game.outcome(state):
            self.game.play_segment(table)
            answers.used.update(names.placed[told.status] for told in table.events if isinstance(told, TokensPlaced))
            table.events.clear()
            segments += 1
            refuse(broken_between_segments(state))
            refuse([] if segments < SEGMENTS else [f"no end after {segments} segments"])
        refuse(broken_at_end(table))
        return answers.used

    def least(self) -> list[tuple[str, int]]:
        return sorted(self.used.items(), key=lambda item: (item[1], item[0]))


def command(seed: int, number: int, wishes: list[str]) -> str:
    """The one command that plays this very game again."""
    return shlex.join(
        [
            "python",
            "-m",
            "ludotheque.lab.soak",
            "--seed",
            str(seed),
            "--game",
            str(number),
            "--wishes",
            ";".join(wishes),
        ]
    )


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
            print(f"reproduce: {command(soak.seed, number, wishes)}")
            return 1
        soak.used.update(used)
        number += 1
    print(f"{number} games in {time.monotonic() - started:.1f} s; {len(soak.used)} things, used least:")
    for name, count in soak.least()[:SHOWN]:
        print(f"{count:6d}  {name}")
    missing = [name for name, count in soak.used.items() if count < wanted]
    if missing:
        print(f"{len(missing)} things were used less than {wanted} times")
    return 1 if missing else 0


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.lab.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="at most so many games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0, help="at most so many minutes")
    parser.add_argument("--uses", type=int, default=20, help="until everything was used so often")
    parser.add_argument("--game", type=int, help="play this one game only")
    parser.add_argument("--wishes", default="", help="what the players of that game go for")
    said = parser.parse_args(words)
    soak = Soak(said.seed)
    if said.game is None:
        return run(soak, said.uses, said.games, said.minutes * 60)
    used = soak.play(said.game, said.wishes.split(";"))
    print(f"game {said.game} went through and used {len(used)} things")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
