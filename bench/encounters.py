"""Encounters of real games from the second floor on, from fixed keys, as problems for the solver."""

import random
from collections.abc import Iterator

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.solver.problem import EncounterProblem, Weights
from ludotheque.games.one_deck_dungeon.solver.problem_builder import problem_seen
from ludotheque.games.one_deck_dungeon.solver.solution import Follower, solve
from ludotheque.games.one_deck_dungeon.table import actions
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.game import Setup
from ludotheque.kernel.simulation import play_out

WANTED = (
    actions.ABILITY,
    actions.TAKE_ITEM,
    actions.TAKE_SKILL,
    actions.TAKE_POTION,
    actions.STAY,
    actions.EXPLORE,
    actions.ENTER,
    actions.DESCEND,
    actions.HEAL_DAMAGE,
)
"""The preferred answers of a player who only wants to proceed, in order."""

SETUPS = (
    ("solo", ("warrior",), "dragons_cave"),
    ("solo", ("mage",), "hydras_reef"),
    ("solo", ("archer",), "yetis_cavern"),
    ("solo", ("rogue",), "mudlands"),
    ("solo", ("druid",), "smoldering_ruins"),
    ("pair", ("paladin", "rogue"), "dragons_cave"),
    ("pair", ("warrior", "mage"), "minotaurs_maze"),
    ("pair", ("hunter", "alchemist"), "vile_roots"),
)


class Delver:
    """Plays on with simple rules and records each later encounter and boss round before its first action."""

    def __init__(self, seed: str, budget: int) -> None:
        self.random = random.Random(seed)
        self.budget = budget
        self.problems: list[EncounterProblem] = []
        self.follower: Follower | None = None
        self.meeting: tuple[int, ...] = ()  # the encounter of the current steps

    def __call__(self, decision: Decision, seen: DungeonSeen) -> int:
        if self.follower is not None and self.meeting == seen.meeting():
            step = self.follower.next(decision)
            if step >= 0:
                return step
        if decision.kind == actions.ASK_ACT:
            return self.act(decision, seen)
        return self.choose(decision)

    def act(self, decision: Decision, seen: DungeonSeen) -> int:
        encounter = seen.encounter()
        state = seen.state()
        fresh = encounter is not None and not encounter.used and not any(box.dice for box in encounter.boxes)
        if fresh and state.floor > 1:
            self.problems.append(problem_seen(seen, Weights()))
        self.follower = Follower(solve(problem_seen(seen, Weights()), self.budget))
        self.meeting = seen.meeting()
        step = self.follower.next(decision)
        return step if step >= 0 else actions.DONE

    def choose(self, decision: Decision) -> int:
        verbs = {option & ~ARGUMENT_MASK for option in decision.options}
        for verb in WANTED:
            if verb in verbs:
                return self.random.choice([option for option in decision.options if option & ~ARGUMENT_MASK == verb])
        if decision.kind == actions.ASK_SURVIVE:
            return decision.options[0]
        return self.random.choice(decision.options)


def later_encounters(games: int, budget: int) -> Iterator[list[EncounterProblem]]:
    """Yield the problems of each game."""
    game = OneDeckDungeon()
    for number in range(games):
        mode, heroes, dungeon = SETUPS[number % len(SETUPS)]
        setup = Setup(game.name, mode, heroes, {"dungeon": dungeon, "difficulty": "novice"})
        delver = Delver(f"bench:{number}", budget)
        play_out(game, setup, key_of(f"bench:{number}"), [delver] * len(heroes))
        yield delver.problems
