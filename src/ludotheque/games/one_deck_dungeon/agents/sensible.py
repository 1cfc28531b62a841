"""The sensible player of One Deck Dungeon: the solver inside encounters, expected worth outside them."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents import dungeon_answers, encounter_answers
from ludotheque.games.one_deck_dungeon.agents.encounter_answers import Chooser, Steps
from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.values import Worth
from ludotheque.games.one_deck_dungeon.solver.problem import Weights
from ludotheque.games.one_deck_dungeon.solver.problem_builder import problem_seen
from ludotheque.games.one_deck_dungeon.solver.solution import Follower, solve
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.state import ABILITIES
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.drivers import Agent

BUDGET: Final = 30
MOST_DICE: Final = 20
TIE: Final = 1e-9
RARELY: Final = -99.0


def scores(decision: Decision, seen: DungeonSeen) -> list[float]:
    """Return what each option is worth to the party, in hearts."""
    worth = Worth(Facts(seen))
    kind, options, subject = decision.kind, decision.options, decision.subject
    if kind in WITH_SUBJECT:
        return WITH_SUBJECT[kind](worth, options, subject)
    if kind in PLAIN:
        return PLAIN[kind](worth, options)
    if kind in (a.ASK_LEVEL, a.ASK_CUBE):
        return dungeon_answers.level_scores(options, subject)
    encounter = worth.facts.encounter
    using = encounter is not None and decision.owner in encounter.abilities_used
    if kind in (a.ASK_TEXT, a.ASK_STORED) and using and worth.facts.state.phase == ABILITIES:
        return encounter_answers.ability_text_scores(worth, options, decision.owner)
    return simple_scores(worth, decision)


WITH_SUBJECT: Final = {
    a.ASK_FACE: dungeon_answers.face_scores,
    a.ASK_PAIR: dungeon_answers.pair_scores,
    a.ASK_PERIL: encounter_answers.peril_scores,
    a.ASK_LOOT: dungeon_answers.loot_scores,
    a.ASK_REPLACE: dungeon_answers.replace_scores,
    a.ASK_HERO: encounter_answers.hero_scores,
    a.ASK_HEAL: encounter_answers.heal_scores,
    a.ASK_HOOK: encounter_answers.hook_scores,
}
PLAIN: Final = {
    a.ASK_TURN: dungeon_answers.turn_scores,
    a.ASK_OPTION: dungeon_answers.option_scores,
    a.ASK_DOOR: dungeon_answers.stay_scores,
    a.ASK_DESCEND: dungeon_answers.descend_scores,
    a.ASK_ABILITIES: encounter_answers.ability_scores,
    a.ASK_BONUS: encounter_answers.bonus_scores,
    a.ASK_FIRST: encounter_answers.bonus_scores,
    a.ASK_ROUND: dungeon_answers.round_scores,
}


def simple_scores(worth: Worth, decision: Decision) -> list[float]:
    """Score questions whose answers need no computation."""
    kind, options = decision.kind, decision.options
    if kind == a.ASK_SURVIVE:
        return [0.0 if option == a.DONE else 1.0 for option in options]
    if kind == a.ASK_DIE:
        return [RARELY if option == a.DONE else -float(option & 7) for option in options]
    if kind == a.ASK_COLOR:
        return color_scores(worth, options)
    return [-float(place) for place in range(len(options))]


def color_scores(worth: Worth, options: list[int]) -> list[float]:
    """Prefer the color that the party needs least."""
    costs = worth.facts.exiling()
    return [RARELY if option == a.DONE else -costs[option & ARGUMENT_MASK] for option in options]


def scored(decision: Decision, seen: DungeonSeen) -> list[tuple[float, int]]:
    """Return the options with their worth in hearts, best first."""
    found = list(zip(scores(decision, seen), decision.options, strict=True))
    found.sort(key=lambda entry: -entry[0])
    return found


class Sensible:
    """Remembers only the dice it is about to place, until the encounter or boss round ends."""

    def __init__(self, budget: int = BUDGET, most_dice: int = MOST_DICE) -> None:
        self.budget = budget
        self.most_dice = most_dice  # maximum for the solver; a quick fit places larger pools
        self.follower: Follower | Steps | None = None
        self.meeting: tuple[int, ...] = ()  # the encounter that the plan is for

    def __call__(self, decision: Decision, seen: DungeonSeen) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        if self.follower is not None and self.meeting != seen.meeting():
            self.follower = None  # the last step, stopping, was the only answer and perhaps not asked
        if self.follower is not None:
            answer = self.follower.next(decision)
            if answer >= 0:
                return answer
            self.follower = None
        if decision.kind == a.ASK_ACT:
            return self.act(decision, seen)
        return best_of(decision.options, scores(decision, seen))

    def act(self, decision: Decision, seen: DungeonSeen) -> int:
        """Return a use if one helps; otherwise start placing dice."""
        worth = Worth(Facts(seen))
        self.meeting = seen.meeting()
        weights = encounter_answers.weights_now(worth)
        chooser = Chooser(worth.facts, encounter_answers.under_way(worth), weights)
        self.follower = chooser.choose(decision.options) or self.laid(chooser, seen, weights)
        answer = self.follower.next(decision)
        return answer if answer >= 0 else a.DONE

    def laid(self, chooser: Chooser, seen: DungeonSeen, weights: Weights) -> Follower | Steps:
        """Plan the placements with the solver, unless a quick fit covers every box or the solver is too slow."""
        steps, whole = chooser.lay()
        if whole or sum([len(pool) for pool in chooser.encounter.pools]) > self.most_dice:
            return steps
        problem = problem_seen(seen, weights)
        problem.uses = []
        return Follower(solve(problem, self.budget))


def best_of(options: list[int], worth: list[float]) -> int:
    """Return the first of the best options."""
    best, picked = worth[0], options[0]
    for option, value in zip(options, worth, strict=True):
        if value > best + TIE:
            best, picked = value, option
    return picked


def sensible_agent(_seed: bytes | str) -> Agent:
    """Return a sensible player; it needs no randomness."""
    return Sensible()
