"""The peers: OpenSpiel and RLCard games played uniformly at random by the fastest way each offers Python."""

import importlib
import importlib.metadata
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from bench.serving import Contender

SEED = 1
STATES_TO_COPY = 16
TERMINAL = -4
CHANCE = -1

Peer = Any  # the peers have no types


def play_games(one_game: Callable[[], int], deadline: float) -> tuple[int, int]:
    """Play whole games until the deadline. The clock is read once per game."""
    decisions = games = 0
    while time.perf_counter() < deadline:
        decisions += one_game()
        games += 1
    return decisions, games


class OpenSpiel:
    """A sequential OpenSpiel game with chance nodes, driven by `legal_actions` and `apply_action`."""

    def __init__(self, name: str) -> None:
        pyspiel: Peer = importlib.import_module("pyspiel")
        self.game = pyspiel.load_game(name)
        self.random = random.Random(SEED)
        self.first = equal_draws(self.game.new_initial_state().chance_outcomes())
        self.later = self.survey_chance()

    def about(self) -> str:
        return f"open_spiel {importlib.metadata.version('open_spiel')}"

    def survey_chance(self) -> tuple[int, ...]:
        """Return the draws of every chance node after the first, or none if they differ but are uniform.

        Asking OpenSpiel for the probabilities at each node would build a large list of pairs each time.
        """
        seen: set[tuple[int, ...]] = set()
        state = self.game.new_initial_state()
        state.apply_action(self.first[0])
        while not state.is_terminal():
            if state.is_chance_node():
                seen.add(equal_draws(state.chance_outcomes()))
            state.apply_action(self.random.choice(state.legal_actions()))
        if len(seen) == 1:
            return seen.pop()
        if any(len(set(draws)) != len(draws) for draws in seen):
            raise ValueError("chance nodes differ and are not uniform")
        return ()

    def play_one(self) -> int:
        """Play one game to its end. Returns its decisions."""
        draw = self.random.random
        first, later = self.first, self.later
        state = self.game.new_initial_state()
        player_to_move, legal, apply = state.current_player, state.legal_actions, state.apply_action
        apply(first[int(draw() * len(first))])
        decisions = 0
        while (player := player_to_move()) != TERMINAL:
            if player == CHANCE:
                actions = later or legal()
            else:
                actions = legal()
                decisions += len(actions) > 1
            apply(actions[int(draw() * len(actions))])
        return decisions

    def play_until(self, deadline: float) -> tuple[int, int]:
        return play_games(self.play_one, deadline)

    def copiers(self) -> Sequence[Callable[[], object]]:
        return [self.middle_of_a_game().clone for _ in range(STATES_TO_COPY)]

    def middle_of_a_game(self) -> Peer:
        """Return the state half-way through a random game."""
        kept = []
        state = self.game.new_initial_state()
        state.apply_action(self.random.choice(self.first))
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                actions = self.later or actions
            else:
                kept.append(state.clone())
            state.apply_action(self.random.choice(actions))
        return kept[len(kept) // 2]


def equal_draws(outcomes: Sequence[tuple[int, float]]) -> tuple[int, ...]:
    """Repeat each outcome by its weight, so that a uniform draw from the result has the right chances."""
    rarest = min(probability for _, probability in outcomes)
    return tuple(action for action, probability in outcomes for _ in range(round(probability / rarest)))


class RLCard:
    """An RLCard environment driven by `env.step`, which encodes an observation at every step."""

    def __init__(self, name: str) -> None:
        rlcard: Peer = importlib.import_module("rlcard")
        self.env = rlcard.make(name, config={"seed": SEED})
        self.random = random.Random(SEED)

    def about(self) -> str:
        return f"rlcard {importlib.metadata.version('rlcard')}"

    def play_one(self) -> int:
        raise AssertionError("each game of RLCard plays in its own way")

    def play_until(self, deadline: float) -> tuple[int, int]:
        return play_games(self.play_one, deadline)

    def copiers(self) -> Sequence[Callable[[], object]]:
        """Return none, because RLCard cannot copy: gin rummy lacks `step_back`, and uno a deep copy."""
        return ()


class RLCardGinRummy(RLCard):
    """RLCard's gin rummy, where `raw_legal_actions` is a ready list of action numbers."""

    def play_one(self) -> int:
        draw, step, is_over = self.random.random, self.env.step, self.env.is_over
        state, _ = self.env.reset()
        decisions = 0
        while not is_over():
            actions = state["raw_legal_actions"]
            decisions += len(actions) > 1
            state, _ = step(actions[int(draw() * len(actions))])
        return decisions


class RLCardUno(RLCard):
    """RLCard's uno, where a raw action spares the environment a second search for the legal ones."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        uno: Peer = importlib.import_module("rlcard.games.uno.utils")
        self.raw_actions = uno.ACTION_LIST

    def play_one(self) -> int:
        draw, step, is_over, raw_actions = self.random.random, self.env.step, self.env.is_over, self.raw_actions
        state, _ = self.env.reset()
        decisions = 0
        while not is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = step(raw_actions[actions[int(draw() * len(actions))]], raw_action=True)
        return decisions


class RLCardGinRummyCore(RLCard):
    """The engine below the gin rummy environment, without encoded observations."""

    def play_one(self) -> int:
        game = self.env.game
        draw, step, legal, is_over = self.random.random, game.step, game.judge.get_legal_actions, game.is_over
        game.init_game()
        decisions = 0
        while not is_over():
            actions = legal()
            decisions += len(actions) > 1
            step(actions[int(draw() * len(actions))])
        return decisions


PEERS: dict[str, Callable[[], Contender]] = {
    "openspiel-backgammon": lambda: OpenSpiel("backgammon"),
    "openspiel-gin_rummy": lambda: OpenSpiel("gin_rummy"),
    "rlcard-gin-rummy": lambda: RLCardGinRummy("gin-rummy"),
    "rlcard-gin-rummy-core": lambda: RLCardGinRummyCore("gin-rummy"),
    "rlcard-uno": lambda: RLCardUno("uno"),
}


def contender(name: str) -> Contender:
    return PEERS[name]()
