"""Our contenders: games played in the interpreter that runs this module, plain or compiled."""

import functools
import random
import time
from collections.abc import Callable, Sequence

from bench.serving import Contender
from ludotheque import __version__
from ludotheque.kernel import match, table
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.table import GameState
from ludotheque.lab.simulation import run_games

try:
    from ludotheque.registry.discovery import game_named
except ImportError:  # a version before the registry, which `bench.against` compares
    from ludotheque.kernel.game import game_named  # type: ignore[no-redef, attr-defined] # only there


class Played:
    """The setups that a contender plays in turn, and the agent of all seats."""

    def __init__(self, setups: list[Setup], agent: str) -> None:
        self.setups = setups
        self.agent = agent


def barbarian_against_pyromancer() -> Played:
    return Played([Setup("dice_throne", "duel", ("barbarian", "pyromancer"), {})], "random")


def mixed_heroes() -> Played:
    """Return duels in which every hero of Dice Throne plays once."""
    heroes = game_named("dice_throne").heroes()
    casts = zip(heroes[0::2], heroes[1::2], strict=True)
    return Played([Setup("dice_throne", "duel", cast, {}) for cast in casts], "sensible")


def solo_warrior() -> Played:
    return Played([Setup("one_deck_dungeon", "solo", ("warrior",), {"dungeon": "dragons_cave"})], "random")


def sword_against_skull() -> Played:
    """Return short games of Catacombs Conquest; random players hardly ever win one."""
    return Played([Setup("catacombs_conquest", "duel", ("sword", "skull"), {"max_turns": "12"})], "random")


PLAYED: dict[str, Callable[[], Played]] = {
    "dice_throne": barbarian_against_pyromancer,
    "dice_throne_mixed": mixed_heroes,
    "one_deck_dungeon": solo_warrior,
    "catacombs": sword_against_skull,
}
"""The games of each contender."""

SEED = 1
STATES_TO_COPY = 16
SHORTEST_BATCH = 0.05


class Games:
    """Batches of games, long enough to hide the overhead of a batch and short enough to end in time."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.seed = SEED
        self.batch = 1
        for _ in played.setups:
            self.play_batch()  # loads the content files, which must not count as the length of a batch
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
        """Play one batch of the next setup with a new seed."""
        self.seed += 1
        setup = self.played.setups[self.seed % len(self.played.setups)]
        done = run_games(
            game=setup.game,
            mode=setup.mode,
            heroes=setup.heroes,
            options=setup.options,
            agents=(self.played.agent,) * len(setup.heroes),
            games=self.batch,
            seed=self.seed,
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
        setup = self.played.setups[0]
        game = game_named(setup.game)
        states = [middle_of_a_game(game, setup, f"{SEED}/{number}") for number in range(STATES_TO_COPY)]
        return [functools.partial(game.copy_state, state) for state in states]


def middle_of_a_game(game: Game, setup: Setup, seed: str) -> GameState:
    """Return the state at the question half-way through a random game."""
    choose = random.Random(seed).choice
    played = match.start(game, setup, key_of(seed))
    kept = []
    while played.decision is not None:
        kept.append(played.table.core)
        match.answer_as_bot(played, choose(played.decision.options))
    return kept[len(kept) // 2]


def contender(game: str) -> Contender:
    return Games(PLAYED[game]())
