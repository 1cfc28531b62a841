"""Our contender: random Dice Throne duels played in the interpreter that runs this module, plain or compiled."""

import functools
import random
import time
from collections.abc import Callable, Sequence

from bench.serving import Contender
from ludotheque import __version__
from ludotheque.kernel import match, table
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Game, Setup, game_named
from ludotheque.kernel.table import GameState
from ludotheque.lab.simulation import run_games

GAME = "dice_throne"
MODE = "duel"
HEROES = ("barbarian", "pyromancer")
SEED = 1
STATES_TO_COPY = 16
SHORTEST_BATCH = 0.05


class RandomDuels:
    """Batches of duels, long enough that starting a batch does not count and short enough to end in time."""

    def __init__(self) -> None:
        self.seed = SEED
        self.batch = 1
        self.play_batch()  # reads the content files, which must not count as the length of a batch
        while self.seconds_of_a_batch() < SHORTEST_BATCH:
            self.batch *= 2

    def about(self) -> str:
        build = "plain" if str(table.__file__).endswith(".py") else "compiled"
        return f"ludotheque {__version__}, {build}"

    def seconds_of_a_batch(self) -> float:
        start = time.perf_counter()
        self.play_batch()
        return time.perf_counter() - start

    def play_batch(self) -> tuple[int, int]:
        """Play one batch on fresh luck."""
        self.seed += 1
        done = run_games(
            game=GAME, mode=MODE, heroes=HEROES, agents=("random", "random"), games=self.batch, seed=self.seed
        )
        return done.decisions, done.games

    def play_until(self, deadline: float) -> tuple[int, int]:
        decisions = games = 0
        while time.perf_counter() < deadline:
            more_decisions, more_games = self.play_batch()
            decisions += more_decisions
            games += more_games
        return decisions, games

    def copiers(self) -> Sequence[Callable[[], object]]:
        game = game_named(GAME)
        states = [middle_of_a_game(game, f"{SEED}/{number}") for number in range(STATES_TO_COPY)]
        return [functools.partial(game.copy_state, state) for state in states]


def middle_of_a_game(game: Game, seed: str) -> GameState:
    """Return the state at the question half-way through a random duel."""
    choose = random.Random(seed).choice
    duel = match.start(game, Setup(GAME, MODE, HEROES, {}), key_of(seed))
    kept = []
    while duel.decision is not None:
        kept.append(duel.table.core)
        match.answer_as_bot(duel, choose(duel.decision.options))
    return kept[len(kept) // 2]


def contender() -> Contender:
    return RandomDuels()
