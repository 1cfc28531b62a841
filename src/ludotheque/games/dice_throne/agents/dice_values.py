"""The value of the dice in view to their roller, and of altering them."""

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import Final

from ludotheque.games.dice_throne.agents.effect_values import FACES, part_of_throw, rolls_in, throws_of
from ludotheque.games.dice_throne.agents.position import Position, position_of
from ludotheque.games.dice_throne.agents.text_evaluator import Dice, TextOutcome
from ludotheque.games.dice_throne.agents.value_cache import Glance, ValueCache, innermost, text_of
from ludotheque.games.dice_throne.agents.values import Full, row_name, turn_table
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import DieValue, Effect, Effects
from ludotheque.games.dice_throne.table.actions import NO_ABILITY
from ludotheque.games.dice_throne.table.odds import DICE, ROLLS, STOP, KeepTable, roll_index
from ludotheque.games.dice_throne.table.state import DEFENCE, EFFECT, OFFENCE
from ludotheque.games.dice_throne.table.state_classes import Throw
from ludotheque.games.dice_throne.view import DiceSeen

Value = Callable[[Dice], float]
Facts = Callable[[Dice], Dice]
ALTERING: Final = (e.SetDie, e.NudgeDie, e.Reroll, e.ExtraAttempt)


class DiceInView:
    """A throw, and the value of each possible result to its roller."""

    def __init__(self, throw: Throw, value: Value, facts: Facts) -> None:
        self.throw = throw
        self.dice: Dice = tuple(throw.dice)
        self.value = value
        self.facts = facts  # the relevant facts of sorted dice: equal facts mean equal value
        self.known: dict[Dice, float] = {}
        self.present = self.worth(self.dice)  # with the current dice
        self.means: list[float] | None = None  # for five dice, by mask of those kept while the others are rerolled

    def worth(self, dice: Dice) -> float:
        ordered = tuple(sorted(dice))
        seen = self.facts(ordered)
        found = self.known.get(seen)
        if found is None:
            found = self.known[seen] = self.value(ordered)
        return found

    def rolled_again(self, places: tuple[int, ...]) -> float:
        """Return the mean value if these dice are rerolled."""
        if self.means is None and len(self.dice) == DICE:
            self.means = KeepTable([self.worth(roll) for roll in ROLLS], 1).keep_values(self.dice, 1)
        if self.means is not None:
            return self.means[STOP ^ sum(1 << place for place in places)]
        total = 0.0
        for thrown, likely in throws_of(len(places)):
            after = list(self.dice)
            for place, die in zip(places, thrown, strict=True):
                after[place] = die
            total += likely * self.worth(tuple(after))
        return total

    def best_attempt(self) -> float:
        """Return the mean value if any of the dice may be rerolled once."""
        places = range(len(self.dice))
        masks = [picked for size in range(1, len(self.dice) + 1) for picked in combinations(places, size)]
        return max(self.present, *(self.rolled_again(picked) for picked in masks))


def dice_in_view(cache: ValueCache, seen: DiceSeen) -> DiceInView | None:
    """Return the innermost throw, or None if no heuristic covers its purpose."""
    throw = seen.throw()
    if throw is None:
        return None
    position = position_of(seen, throw.roller)
    if throw.purpose == OFFENCE:
        return offence_in_view(cache, position, throw)
    return results_in_view(cache, seen, position, throw)


def offence_in_view(cache: ValueCache, position: Position, throw: Throw) -> DiceInView:
    """Return the offensive dice; altered dice may be rerolled with the attempts left (DT-ROLL-11)."""
    table = turn_table(cache, position)
    attempts = throw.attempts
    keeps = table.with_rerolls(attempts + 1)
    view = DiceInView(throw, lambda dice: keeps.value_of(dice, attempts), lambda dice: dice)
    view.present = announced_worth(cache, position, throw)
    view.means = keeps.keep_values(throw.dice, attempts + 1)
    return view


def announced_worth(cache: ValueCache, position: Position, throw: Throw) -> float:
    """Return the value of the offensive dice now: the announced row if it is met, otherwise the best."""
    table = turn_table(cache, position)
    if throw.announced == NO_ABILITY:
        return 0.0
    best = table.values[roll_index(throw.dice)]
    if not throw.announced:
        return best
    return table.rows.get(row_name(cache, throw.announced, tuple(sorted(throw.dice)), position.own.hero.faces), best)


def results_in_view(cache: ValueCache, seen: DiceSeen, position: Position, throw: Throw) -> DiceInView | None:
    """Return the dice of an effect or a defence, valued by the text that rolled them."""
    part = innermost(seen)
    if part is None:
        return None
    text = text_of(cache, seen, part)
    reader = Full(cache, position).reader
    if throw.purpose == DEFENCE:
        glance = Glance(text)
        return DiceInView(
            throw,
            lambda dice: reader.average(reader.outcomes(text, [(1.0, TextOutcome())], dice)),
            lambda dice: glance.facts(dice, reader.faces),
        )
    roll = rolls_in(text, len(throw.dice))
    if roll is None or throw.purpose != EFFECT or part.seat != throw.roller:
        return None
    rolled: e.Roll = roll
    look = Glance(rolled.effects)
    look.numbers |= bool(rolled.each_die)
    return DiceInView(
        throw, lambda dice: part_of_throw(reader, rolled, dice), lambda dice: look.facts(dice, reader.faces)
    )


def alters_dice(effects: Effects) -> bool:
    return any(isinstance(effect, ALTERING) for effect in effects)


def altered(view: DiceInView, effect: Effect, mine: bool) -> float:
    """Return the dice's value to their roller after the best use of the effect, for the roller or against."""
    best = max if mine else min
    if isinstance(effect, e.SetDie):
        return best((view.worth(dice) for dice in ways_to_set(view.dice, effect)), default=view.present)
    if isinstance(effect, e.NudgeDie):
        return best((view.worth(dice) for dice in ways_to_nudge(view.dice, effect.by)), default=view.present)
    if isinstance(effect, e.Reroll):
        count = effect.dice if isinstance(effect.dice, int) else 1
        sizes = range(1 if effect.up_to else count, min(count, len(view.dice)) + 1)
        picked = [places for size in sizes for places in combinations(range(len(view.dice)), size)]
        return best((view.rolled_again(places) for places in picked), default=view.present)
    return view.present


def ways_to_set(dice: Dice, effect: e.SetDie) -> set[Dice]:
    """Return every possible result of setting all dice of the text."""
    count = min(effect.dice, len(dice))
    found: set[Dice] = set()
    for kept in set(combinations(sorted(dice), len(dice) - count)):
        for faces in combinations_with_replacement(faces_for(dice, kept, effect), count):
            found.add((*kept, *faces))
    return found


def faces_for(dice: Dice, kept: Dice, effect: e.SetDie) -> tuple[int, ...]:
    if isinstance(effect.value, int):
        return (effect.value,)
    if effect.value is DieValue.COPY_OF_OWN_DIE:
        return tuple(sorted(set(kept) or set(dice)))
    return FACES


def ways_to_nudge(dice: Dice, by: int) -> Iterator[Dice]:
    for place, die in enumerate(dice):
        for face in (die - by, die + by):
            if 1 <= face <= 6:
                yield (*dice[:place], face, *dice[place + 1 :])


def granted(cache: ValueCache, seen: DiceSeen, view: DiceInView) -> float:
    """Return the dice's value to their roller with one more attempt."""
    if view.throw.purpose == OFFENCE:
        attempts = view.throw.attempts + 1
        table = turn_table(cache, position_of(seen, view.throw.roller))
        return table.with_rerolls(attempts).value_of(view.dice, attempts)
    return view.best_attempt()
