"""The dice in view: what they are worth to whoever rolled them, and what altering them would change."""

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import Final

from ludotheque.games.dice_throne.agents.effect_values import FACES, part_of_throw, rolls_in, throws_of
from ludotheque.games.dice_throne.agents.open_text import innermost, text_of
from ludotheque.games.dice_throne.agents.position import Position, scene_of
from ludotheque.games.dice_throne.agents.text_evaluator import Dice, TextOutcome
from ludotheque.games.dice_throne.agents.value_cache import Glance, ValueCache
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
    """A throw, and what each way it could lie is worth to its roller."""

    def __init__(self, throw: Throw, value: Value, facts: Facts) -> None:
        self.throw = throw
        self.dice: Dice = tuple(throw.dice)
        self.value = value
        self.facts = facts  # what counts about sorted dice: equal facts, equal value
        self.known: dict[Dice, float] = {}
        self.present = self.worth(self.dice)  # as they lie
        self.means: list[float] | None = None  # of five dice, by mask of those kept, if the others are rolled again

    def worth(self, dice: Dice) -> float:
        ordered = tuple(sorted(dice))
        seen = self.facts(ordered)
        found = self.known.get(seen)
        if found is None:
            found = self.known[seen] = self.value(ordered)
        return found

    def rolled_again(self, places: tuple[int, ...]) -> float:
        """On average, if these dice are rolled again."""
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
        """On average, if any of the dice may be rolled again once."""
        places = range(len(self.dice))
        masks = [picked for size in range(1, len(self.dice) + 1) for picked in combinations(places, size)]
        return max(self.present, *(self.rolled_again(picked) for picked in masks))


def dice_in_view(book: ValueCache, seen: DiceSeen) -> DiceInView | None:
    """The innermost throw; nothing if no rule of thumb knows what it is for."""
    throw = seen.throw()
    if throw is None:
        return None
    scene = scene_of(seen, throw.roller)
    if throw.purpose == OFFENCE:
        return offence_in_view(book, scene, throw)
    return results_in_view(book, seen, scene, throw)


def offence_in_view(book: ValueCache, scene: Position, throw: Throw) -> DiceInView:
    """Altered dice may be rolled again with the attempts left (DT-ROLL-11)."""
    table = turn_table(book, scene)
    attempts = throw.attempts
    keeps = table.with_rerolls(attempts + 1)
    view = DiceInView(throw, lambda dice: keeps.value_of(dice, attempts), lambda dice: dice)
    view.present = announced_worth(book, scene, throw)
    view.means = keeps.keep_values(throw.dice, attempts + 1)
    return view


def announced_worth(book: ValueCache, scene: Position, throw: Throw) -> float:
    """What the offensive dice are worth as they lie: the announced row, or the best where none stands or is met."""
    table = turn_table(book, scene)
    if throw.announced == NO_ABILITY:
        return 0.0
    best = table.values[roll_index(throw.dice)]
    if not throw.announced:
        return best
    return table.rows.get(row_name(book, throw.announced, tuple(sorted(throw.dice)), scene.own.kit.faces), best)


def results_in_view(book: ValueCache, seen: DiceSeen, scene: Position, throw: Throw) -> DiceInView | None:
    """What the text that rolled these dice makes of them."""
    part = innermost(seen)
    if part is None:
        return None
    text = text_of(book, seen, part)
    reader = Full(book, scene).reader
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
    """What the dice are worth to their roller after the best use of the effect, for the roller or against."""
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
    """Every way the dice can lie after all dice of the text were set."""
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


def granted(book: ValueCache, seen: DiceSeen, view: DiceInView) -> float:
    """What the dice are worth to their roller with one more attempt."""
    if view.throw.purpose == OFFENCE:
        attempts = view.throw.attempts + 1
        table = turn_table(book, scene_of(seen, view.throw.roller))
        return table.with_rerolls(attempts).value_of(view.dice, attempts)
    return view.best_attempt()
