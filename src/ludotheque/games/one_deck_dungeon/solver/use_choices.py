"""All ways worth trying to use one skill, talent or potion."""

from typing import Final

from ludotheque.games.one_deck_dungeon.solver.board import USE_BITS, Board
from ludotheque.games.one_deck_dungeon.solver.counts import one
from ludotheque.games.one_deck_dungeon.solver.effect_trials import touch
from ludotheque.games.one_deck_dungeon.solver.hand import Hand, is_spent
from ludotheque.games.one_deck_dungeon.solver.payments import could_pay, pay
from ludotheque.games.one_deck_dungeon.solver.problem import ALL_DICE, CHANGE, GAIN, INCREASE, REROLL, ROLL, Op, Use
from ludotheque.games.one_deck_dungeon.solver.trial import Trial, exchange, fodder, step
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT
from ludotheque.games.one_deck_dungeon.table.die import HEROIC
from ludotheque.games.one_deck_dungeon.table.match_content import COST_FREE

ALL_VALUES: Final = 126


def is_gift(board: Board, hand: Hand, place: int) -> bool:
    """Does it only bring dice, for nothing and without taking any from others? Then nothing is better done first."""
    problem = board.problem
    use = problem.uses[place]
    rules = problem.rolls
    if use.potion or use.cost != COST_FREE or problem.skill_time or rules.nth or sum(rules.time):
        return False
    for op in use.ops:
        if op.kind not in (GAIN, ROLL) or hand.in_supply(op.color) < board.drawn[op.color]:
            return False
    return use.group < 0


def open_acts(board: Board, hand: Hand) -> list[int]:
    """Uses that can still be used and perhaps paid."""
    problem = board.problem
    return [
        place
        for place in board.acts
        if not is_spent(board, hand, place) and could_pay(hand, problem.uses[place], problem.exchange_dice)
    ]


def is_picky(use: Use) -> bool:
    """Does it look at what dice show, so that a low die may be better than a higher one?"""
    return any(op.values != ALL_VALUES or op.one_value for op in use.ops)


def expand(board: Board, hand: Hand, place: int, limit: int) -> list[Trial]:
    """One trial for each choice of payment and dice, but not many more than the limit."""
    problem = board.problem
    use = problem.uses[place]
    trial = Trial(hand.copy())
    trial.picky = any(
        is_picky(problem.uses[other]) for other in board.acts if other == place or not is_spent(board, hand, other)
    )
    trial.limit = limit
    trial.hand.used += 1 << place * USE_BITS
    if use.potion:
        trial.hand.cubes -= 1
        trial.cost = problem.weights.cube
    else:
        trial.time = problem.skill_time
    found: list[Trial] = []
    for start in with_made_dice(trial, board, use):
        for paid in pay(start, board, use):
            if len(found) > limit:
                found[0].clipped = True
                break
            found.extend(carry_out(paid, board, use))
    return without_doubles(found, use, 0.0 if problem.in_boss else problem.weights.time)


def carry_out(trial: Trial, board: Board, use: Use) -> list[Trial]:
    found = [trial]
    for op in use.ops:
        grown: list[Trial] = []
        for before in found:
            grown.extend(touch(before, board, use, op))
        found = grown
    return found


def without_doubles(trials: list[Trial], use: Use, time_weight: float) -> list[Trial]:
    """Of trials that end alike the cheapest and shortest, with all their answers in order."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], Trial] = {}
    for trial in trials:
        key = (trial.hand.key(), tuple(trial.rolls))
        other = found.get(key)
        if other is not None:
            trial.clipped = trial.clipped or other.clipped
            other.clipped = trial.clipped
        if other is None or trial.price(time_weight) < other.price(time_weight):
            found[key] = trial
    for trial in found.values():
        trial.before = [*trial.before, step(ASK_ACT, use.action), *trial.after]
        trial.after = []
    return list(found.values())


def with_made_dice(trial: Trial, board: Board, use: Use) -> list[Trial]:
    """The trial itself, and with heroic dice made only to be raised, changed or rolled again by the text."""
    found = [trial]
    alone = len(board.problem.seats) == 1
    for op in use.ops:
        if op.kind in (INCREASE, CHANGE, REROLL) and not op.just_gained:
            if alone and op.count == ALL_DICE and op.values == ALL_VALUES and op.kind != REROLL:
                break  # all dice can be altered before a heroic die is made of them
            if op.colors >> HEROIC & 1 and not (op.partner and alone):
                add_made(trial, board, 1 - use.hero if op.partner else use.hero, op, found)
            break
    return found


def add_made(trial: Trial, board: Board, hero: int, op: Op, found: list[Trial]) -> None:
    """One heroic die more, of the lowest dice for each value that makes a difference."""
    barred = 1 << HEROIC if op.values == ALL_VALUES else 0  # a heroic die would be named itself, if its value is meant
    for least in range(1, 6) if op.kind == INCREASE else range(1, 2):
        for picks in fodder(trial, board, hero, barred, least):
            value = min([pick & 255 for pick in picks])
            if not op.values >> value & 1 or (op.kind == INCREASE and (value != least or value == 6)):
                continue
            other = trial.copy()
            if not exchange(other, board, hero, picks):
                continue
            if len(found) > trial.limit:
                found[0].clipped = True
                return
            other.must += int(one(value))
            found.append(other)
            if op.count > 1:
                add_made(other, board, hero, Op(op.kind, count=op.count - 1, values=op.values), found)
