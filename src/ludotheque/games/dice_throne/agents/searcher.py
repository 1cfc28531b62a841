"""The searcher: tries its answers in imagined worlds and trusts what it finds as far as it is sure.

Every world is imagined from what the seat sees. All answers under test are tried in the same worlds, so that luck is
common to them; after each round the worse half goes. Below them grows a tree that all worlds share, one question a run
of the rules; a run ends with the turn, where `win_chance` says how things stand.
"""

from math import inf
from time import perf_counter
from typing import Final

from ludotheque.games.dice_throne.agents.search_rollout import walk
from ludotheque.games.dice_throne.agents.search_tree import Edge, Node
from ludotheque.games.dice_throne.agents.win_probability import win_chance
from ludotheque.games.dice_throne.table.response_points import MAIN_2
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent

ITERATIONS: Final = 48  # runs of the rules for one answer
POINT: Final = 4.0  # how much a point of damage shifts the odds, for each point of health that is left
CUSHION: Final = 14.0  # and of these more
ERROR: Final = 0.02  # by how much a difference is usually misjudged before anything was tried, in chances to win
SHAKE: Final = 0.01  # what one world says is never surer than this


class Trial:
    """An answer under test, compared with the one that seemed best, world by world."""

    def __init__(self, edge: Edge, expected: float) -> None:
        self.edge = edge
        self.expected = expected  # how much better it seemed before anything was tried, in chances to win
        self.values: list[float] = []

    def gain(self, first: "Trial") -> float:
        """How much better than the first: what was expected, moved towards what was found as far as that is sure."""
        if self is first:
            return 0.0
        found = [one - other for one, other in zip(self.values, first.values, strict=False)]
        mean = sum(found) / len(found)
        spread = SHAKE**2 + sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1)
        trust = ERROR**2 / (ERROR**2 + spread / len(found))
        return self.expected + trust * (mean - self.expected)


class Searcher:
    """Searches wherever more than one answer may be best.

    So many runs of the rules for one answer make it the same on every machine; with a limit of seconds it may stop
    earlier, and what it answers then depends on the clock.
    """

    def __init__(self, seed: bytes | str, iterations: int = ITERATIONS, seconds: float = inf) -> None:
        self.searches = True
        self.seed = seed if isinstance(seed, str) else seed.hex()
        self.iterations = iterations
        self.seconds = seconds
        self.asked = 0
        self.searched = 0
        self.walks = 0

    def __call__(self, decision: Decision, seen: DiceSeen) -> int:
        self.asked += 1
        root = Node(decision, seen)
        if len(root.edges) == 1 or self.iterations < 2:
            return root.edges[0].action
        self.searched += 1
        first, *others = trials_of(root, seen, decision.owner)[: self.iterations]
        left = self.iterations
        end = perf_counter() + self.seconds
        rounds = len(others).bit_length()
        while rounds and left > len(others):
            for _ in range(max(1, left // rounds // (1 + len(others)))):
                self.try_all([first, *others], seen, decision.owner)
                left -= 1 + len(others)
                if perf_counter() >= end:
                    left = 0
                    break
            rounds -= 1
            others.sort(key=lambda trial: -trial.gain(first))
            del others[max(1, len(others) // 2) :]
        best = others[0]
        return best.edge.action if best.gain(first) > 0 else first.edge.action

    def try_all(self, trials: list[Trial], seen: DiceSeen, seat: int) -> None:
        """Each of them in one more world."""
        turns = 2 if seen.active == seat and seen.phase >= MAIN_2 else 1
        number = len(trials[0].values)
        world = seen.imagine(key_of(f"{self.seed}:{self.asked}:{number}"))
        for trial in trials:
            trial.values.append(walk(world, seat, trial.edge, turns))
            self.walks += 1


def trials_of(root: Node, seen: DiceSeen, seat: int) -> list[Trial]:
    """The answers to try, the one that seems best first."""
    chance = win_chance(seen, seat)
    weakest = min(seen.health(each) for each in (seat, *seen.opponents(seat)))
    point = POINT * chance * (1.0 - chance) / (weakest + CUSHION)
    best = root.edges[0].score
    return [Trial(edge, point * (edge.score - best)) for edge in root.edges]


def searcher_agent(seed: bytes | str) -> Agent:
    return Searcher(seed)
