"""The searcher: where the sensible player is in doubt, it plays the rest of the turn in several imagined worlds."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.position_value import standing
from ludotheque.games.one_deck_dungeon.agents.sensible import Sensible, best_of, scores
from ludotheque.games.one_deck_dungeon.agents.values import Worth
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.simulation import play_on

SEARCHED: Final = (a.ASK_OPTION, a.ASK_DOOR, a.ASK_FACE, a.ASK_PERIL)
TURNS: Final = (a.ASK_TURN, a.ASK_OPTION, a.ASK_DESCEND, a.ASK_ROUND)
WORLDS: Final = 6
DOUBT: Final = 1.5  # hearts between the best answer and those that are tried as well
CANDIDATES: Final = 3
TRUST: Final = 0.5  # in what was tried, against what was reckoned
WON: Final = 40.0
LOST: Final = -25.0
SOLVER_DICE: Final = 16
SOLVER_BUDGET: Final = 300


class Arrived(Exception):
    """The turn is over: the rest of the match need not be played."""


class Scout:
    """Gives one answer, plays on like the sensible player, and stops at the next turn."""

    def __init__(self, answer: int, now: Worth) -> None:
        self.answer = answer
        self.now = now
        self.turn = now.facts.state.turn
        self.player = Sensible()
        self.begun = False
        self.value = 0.0

    def __call__(self, decision: Decision, seen: DungeonSeen) -> int:
        if not self.begun:
            self.begun = True
            return self.answer
        if decision.kind in TURNS:
            then = Worth(Facts(seen))
            if then.facts.state.turn > self.turn or decision.kind == a.ASK_TURN:
                self.value = standing(then, self.now)
                raise Arrived
        return self.player(decision, seen)


class Searcher:
    """Plays like the sensible player, but thinks twice."""

    def __init__(self, seed: bytes | str) -> None:
        self.searches = True
        self.seed = seed if isinstance(seed, str) else seed.hex()
        self.player = Sensible(SOLVER_BUDGET, SOLVER_DICE)
        self.asked = 0

    def __call__(self, decision: Decision, seen: DungeonSeen) -> int:
        if decision.kind not in SEARCHED:
            return self.player(decision, seen)
        self.asked += 1
        worth = scores(decision, seen)
        best = max(worth)
        places = [place for place, value in enumerate(worth) if value >= best - DOUBT]
        places.sort(key=lambda place: -worth[place])
        if len(places) == 1:
            return decision.options[places[0]]
        places = places[:CANDIDATES]
        tried = self.tried(seen, [decision.options[place] for place in places])
        mixed = [TRUST * value + (1 - TRUST) * worth[place] for place, value in zip(places, tried, strict=True)]
        return best_of([decision.options[place] for place in places], mixed)

    def tried(self, seen: DungeonSeen, options: list[int]) -> list[float]:
        """How the party stands after the turn, on average, less what is common to all."""
        totals = [0.0] * len(options)
        now = Worth(Facts(seen))
        today = standing(now, now)
        for number in range(WORLDS):
            world = seen.imagine(key_of(f"{self.seed}:{self.asked}:{number}"))
            for place, option in enumerate(options):
                scout = Scout(option, now)
                try:
                    result = play_on(world, [scout] * seen.seats)
                    totals[place] += today + (WON if result.outcome == "won" else LOST)
                except Arrived:
                    totals[place] += scout.value
        first = totals[0]
        return [(total - first) / WORLDS for total in totals]


def searcher_agent(seed: bytes | str) -> Agent:
    return Searcher(seed)
