"""The searcher: where the sensible player is unsure, it plays the rest of the turn in several sampled worlds."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dungeon_answers import door_value
from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.sensible import Sensible, best_of, scores
from ludotheque.games.one_deck_dungeon.agents.values import TUNING, HeartScale, Worth
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.state import CLOSED, OPTION
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.simulation import play_on

DOOR_SHARE: Final = 0.5  # fraction of a door's worth that counts: the party may never enter it
TURN_TIME: Final = 2


def standing(now: Worth, before: Worth) -> float:
    """Score a position relative to other results of the same earlier position."""
    facts = now.facts
    now.encounters = before.encounters  # fewer encounters because of lost time are no gain
    worth = now.cube() * facts.cubes - now.burden(now.holdings, now.bonus) + experience(now)
    for hero in facts.heroes:
        scale = HeartScale(hero.health, now.hearts([hero.seat]).reserve)
        worth -= scale.cost(hero.damage) - hero.health
    return worth - now.poison_cost(facts.poison()) + time_left(now, before) + doors(now)


def experience(worth: Worth) -> float:
    """Return the worth of XP, including room for cards still to be found."""
    facts = worth.facts
    share = worth.level_gain(facts.level) * facts.xp / facts.xp_needed if facts.xp_needed else 0.0
    return share + TUNING.slot * facts.level


def time_left(worth: Worth, before: Worth) -> float:
    facts = worth.facts
    if facts.floor != before.facts.floor:
        return 0.0
    paid = TURN_TIME if facts.state.phase == OPTION else 0
    return TUNING.time * (facts.deck + paid) - TUNING.stairs * int(facts.state.stairs)


def doors(worth: Worth) -> float:
    total = 0.0
    for place, door in enumerate(worth.facts.doors):
        if door.opened == CLOSED:
            total += TUNING.closed
        else:
            total += max(0.0, door_value(worth, place)) - TUNING.flee
    return DOOR_SHARE * total


SEARCHED: Final = (a.ASK_OPTION, a.ASK_DOOR, a.ASK_FACE, a.ASK_PERIL)
TURNS: Final = (a.ASK_TURN, a.ASK_OPTION, a.ASK_DESCEND, a.ASK_ROUND)
WORLDS: Final = 6
DOUBT: Final = 1.5  # answers within this many hearts of the best one are tried as well
CANDIDATES: Final = 3
TRUST: Final = 0.5  # weight of the simulated score against the estimated one
WON: Final = 40.0
LOST: Final = -25.0
SOLVER_DICE: Final = 16
SOLVER_BUDGET: Final = 300


class LookaheadDone(Exception):
    """Raised when the turn is over, so that the rest of the match is not played."""


class Scout:
    """An agent that gives one answer, continues like the sensible player and stops at the next turn."""

    def __init__(self, answer: int, worth: Worth) -> None:
        self.answer = answer
        self.now = worth
        self.turn = worth.facts.state.turn
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
                raise LookaheadDone
        return self.player(decision, seen)


class Searcher:
    """Plays like the sensible player, but looks ahead when it is unsure."""

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
        """Return the mean score of the party after the turn for each option, minus the common part."""
        totals = [0.0] * len(options)
        worth = Worth(Facts(seen))
        today = standing(worth, worth)
        for number in range(WORLDS):
            world = seen.imagine(key_of(f"{self.seed}:{self.asked}:{number}"))
            for place, option in enumerate(options):
                scout = Scout(option, worth)
                try:
                    result = play_on(world, [scout] * seen.seats)
                    totals[place] += today + (WON if result.outcome == "won" else LOST)
                except LookaheadDone:
                    totals[place] += scout.value
        first = totals[0]
        return [(total - first) / WORLDS for total in totals]


def searcher_agent(seed: bytes | str) -> Agent:
    return Searcher(seed)
