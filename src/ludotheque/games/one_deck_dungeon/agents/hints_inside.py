"""Advice in step 4: the best line with what it comes to, its cheaper variants, and stopping now."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.encounter_answers import weights_now
from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.values import Worth
from ludotheque.games.one_deck_dungeon.solver.problem import REROLL, ROLL, Problem, Use
from ludotheque.games.one_deck_dungeon.solver.problem_builder import problem_seen
from ludotheque.games.one_deck_dungeon.solver.solution import HINT_BUDGET, Answer, Part, solve
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, DIE, DONE, DRINK
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.imagination import Root

Numbers = dict[str, float]
STOP: Final = "odd-hint-stop"
SAME_KEY: Final = key_of("hint")  # nothing is hidden in an encounter: every imagined world is the real one


@dataclass(frozen=True)
class Hint:
    """One answer: what it is worth in hearts, and why."""

    action: int
    value: float
    reason_key: str
    numbers: Numbers = field(default_factory=dict)
    plan: tuple[Part, ...] = ()  # the acts of a line, the first of which is the answer
    exact: bool = False


def act_hints(decision: Decision, seen: DungeonSeen) -> list[Hint]:
    """What to do next in step 4, best first; what stopping brings is always among it."""
    found = [line_hint(seen, solved(seen, lambda _use: True), "odd-hint-line")]
    best = found[0]
    if any(part.action & ~ARGUMENT_MASK == DRINK for part in best.plan):
        found.append(line_hint(seen, solved(seen, lambda use: not use.potion), "odd-hint-sparing"))
    if best.numbers["rolls"]:
        found.append(line_hint(seen, solved(seen, lambda use: not rolls(use)), "odd-hint-steady"))
    found.append(stop_hint(seen))
    legal = [hint for hint in found if hint.action in decision.options]
    return sorted(distinct(legal), key=lambda hint: -hint.value)


def distinct(found: list[Hint]) -> list[Hint]:
    """Only the first with each answer, except that stopping speaks for itself."""
    stop = found[-1]
    kept: dict[int, Hint] = {stop.action: stop}
    for hint in found:
        kept.setdefault(hint.action, hint)
    return list(kept.values())


def rolls(use: Use) -> bool:
    return any(op.kind in (ROLL, REROLL) for op in use.ops)


def posed(seen: DungeonSeen) -> Problem:
    """The encounter, weighed as the sensible player does."""
    return problem_seen(seen, weights_now(Worth(Facts(seen))))


def solved(seen: DungeonSeen, allowed: Callable[[Use], bool]) -> Answer:
    """The best line with what is allowed of skills and potions."""
    problem = posed(seen)
    problem.uses = [use for use in problem.uses if allowed(use)]
    return solve(problem, HINT_BUDGET)


def line_hint(seen: DungeonSeen, answer: Answer, key: str) -> Hint:
    """A line with what is to be expected of it, and what it spares."""
    numbers = toll_numbers(answer.hearts, answer.time, answer.poison) | stop_numbers(seen)
    numbers |= {"rolls": float(answer.rolls), "hits": hits_of(seen, answer)}
    return Hint(answer.steps[0], answer.value, key, numbers, tuple(answer.plan), answer.exact)


def toll_numbers(hearts: float, time: float, poison: float) -> Numbers:
    return {"hearts": hearts, "time": time, "poison": poison}


def stop_numbers(seen: DungeonSeen) -> Numbers:
    """The consequences of stopping now, by the rules."""
    hearts, time, poison = seen.consequences()
    return {"stop_hearts": float(hearts), "stop_time": float(time), "stop_poison": float(poison)}


def hits_of(seen: DungeonSeen, answer: Answer) -> float:
    """Damage to the boss, unless a roll decides about it."""
    encounter = seen.encounter()
    if encounter is None or answer.rolls:
        return 0.0
    return float(sum(box.skull for place, box in enumerate(encounter.boxes) if place not in answer.uncovered))


def stop_hint(seen: DungeonSeen) -> Hint:
    """What stopping is worth is what nobody can better without dice and skills."""
    problem = posed(seen)
    problem.uses = []
    problem.pools = [[] for _ in problem.pools]
    answer = solve(problem, HINT_BUDGET)
    numbers = toll_numbers(*[float(count) for count in seen.consequences()]) | stop_numbers(seen)
    return Hint(DONE, answer.value, STOP, numbers | {"hits": hits_of(seen, answer)}, exact=True)


def within_act(decision: Decision, seen: DungeonSeen) -> Hint | None:
    """The answer to a question in the middle of an act, if the best line does that act and the tape is at hand."""
    root = seen.root
    if not isinstance(root, Root) or not root.tape:
        return None
    world = Root(root.game, root.setup, root.checkpoint, []).imagine(int(seen.viewers), SAME_KEY)
    before = world.seen(tuple(range(seen.seats)))
    if world.decision is None or world.decision.kind != ASK_ACT or not isinstance(before, DungeonSeen):
        return None
    answer = solved(before, lambda _use: True)
    part = next((part for part in answer.plan if part.action == root.tape[0].action), None)
    action = None if part is None else next_of(part, [entry.action for entry in root.tape[1:]], decision)
    if action is None:
        return None
    hint = line_hint(before, answer, "odd-hint-on")
    return Hint(action, hint.value, hint.reason_key, hint.numbers, (), answer.exact)


def next_of(part: Part, given: list[int], decision: Decision) -> int | None:
    """What of an act has not been said yet."""
    left = [DIE | die for die in part.dice] + part.others
    for action in given:
        if action in left:
            left.remove(action)
        elif action != DONE:
            return None
    said = next((action for action in left if action in decision.options), None)
    if said is None and not left and DONE in decision.options:
        return DONE
    return said
