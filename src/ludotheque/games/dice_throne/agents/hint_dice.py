"""Exact odds for hints: the expected results of dice as they are, set, nudged or rerolled."""

from collections.abc import Callable
from functools import cached_property
from itertools import combinations
from typing import Final

from ludotheque.games.dice_throne.agents.cards import DecisionContext
from ludotheque.games.dice_throne.agents.dice_values import DiceInView, announced_worth, ways_to_nudge, ways_to_set
from ludotheque.games.dice_throne.agents.effect_values import after_throw, rolls_in, throws_of
from ludotheque.games.dice_throne.agents.hint_texts import DAMAGE, STRIKE, Goal, Means
from ludotheque.games.dice_throne.agents.position import Position, opening_position, position_of
from ludotheque.games.dice_throne.agents.text_evaluator import Dice, TextOutcome, Weighted
from ludotheque.games.dice_throne.agents.value_cache import ValueCache, innermost, text_of
from ludotheque.games.dice_throne.agents.values import USUAL_TOKENS, Full, note_row, roll_groups, row_name, turn_table
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Effect
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, NO_ABILITY
from ludotheque.games.dice_throne.table.match_content import ROWS
from ludotheque.games.dice_throne.table.odds import ROLLS, STOP, KeepTable, chance_by_keep, roll_index
from ludotheque.games.dice_throne.table.state import DEFENCE, EFFECT, OFFENCE
from ludotheque.games.dice_throne.table.state_classes import Throw
from ludotheque.kernel.decisions import Decision

Outcomes = list[tuple[Dice, float]]
Follow = Callable[[Dice, float], list[Weighted]]
FREE_ROLLS: Final = 2  # after the first of three attempts (DT-ROLL-1)


class RollDamage:
    """The expected damage of offensive dice that are rolled and announced for the highest value."""

    def __init__(self, cache: ValueCache, position: Position, rerolls: int) -> None:
        self.cache = cache
        self.position = position
        self.table = turn_table(cache, position)
        self.full = Full(cache, position)
        self.levels: list[list[float]] = [self.stops()]  # by rolls left, for each of the 252 rolls
        worth = self.table.with_rerolls(rerolls)
        for left in range(1, rerolls + 1):
            self.levels.append(self.level(worth, left))

    def stops(self) -> list[float]:
        """Return the damage of announcing now; rows without value are not announced."""
        groups = roll_groups(self.cache, self.position.own)
        rows = self.table.rows
        found: list[float] = []
        for names in groups.names:
            best = max(names, key=lambda name: rows[name], default=None)
            if best is None or rows[best] <= 0:
                found.append(0.0)
            else:
                found.append(note_row(self.cache, self.full, best[0], groups.dice_of[best]).damage())
        return [found[group] for group in groups.group_of]

    def level(self, worth: KeepTable, left: int) -> list[float]:
        """Return the damage with this many rolls left, if the player keeps the most valuable dice."""
        means = KeepTable(self.levels[-1], 1)
        found: list[float] = []
        for place, roll in enumerate(ROLLS):
            keep = worth.best_keep(roll, left)
            found.append(self.levels[0][place] if keep == STOP else means.keep_values(roll, 1)[keep])
        return found

    def of(self, dice: Dice, left: int) -> float:
        """Return the damage of these dice with this many rolls left."""
        return self.levels[left][roll_index(dice)]

    def kept(self, dice: Dice, left: int, keep: int) -> float:
        """Return the damage if all but these dice are rerolled, followed by optimal play with one roll less."""
        return KeepTable(self.levels[left - 1], 1).keep_values(dice, 1)[keep]

    def expected(self) -> float:
        """Return the damage before the first of three attempts."""
        rolls = KeepTable(self.levels[FREE_ROLLS], 1)
        return rolls.keep_values(ROLLS[0], 1)[0]


def turn_damage(cache: ValueCache, seats: tuple[int, int], slot: int, level: int) -> float:
    """Return the damage of a turn on the opening board with one ability at another level, as in `board_worth`."""
    key = ("damage", *seats, slot, level)
    known = cache.boards.get(key)
    if known is None:
        position = opening_position(cache.content, *seats)
        position.own.levels[slot] = level
        for status in cache.read_by[seats[0]]:
            position.own.tokens[status] = min(USUAL_TOKENS, position.own.limits[status])
        known = cache.boards.keep(key, RollDamage(cache, position, FREE_ROLLS).expected())
    return known


class Offence:
    """The offensive dice in view, of any player."""

    def __init__(self, context: DecisionContext, throw: Throw) -> None:
        self.cache = context.cache
        self.throw = throw
        self.dice: Dice = tuple(throw.dice)
        self.position = position_of(context.seen, throw.roller)
        self.hero = self.position.own.hero

    @cached_property
    def damage(self) -> RollDamage:
        return RollDamage(self.cache, self.position, self.throw.attempts + 1)  # an effect may grant one more

    @property
    def table_rows(self) -> dict[tuple[int, Dice], float]:
        return self.damage.table.rows

    def worth_as_they_lie(self) -> float:
        """Return the value of the current dice to their roller."""
        return announced_worth(self.cache, self.position, self.throw)

    def as_they_lie(self) -> float:
        """Return the damage of the current announcement, or else of the best one."""
        announced = self.throw.announced
        if announced == NO_ABILITY:
            return 0.0
        ordered = tuple(sorted(self.dice))
        if announced and row_name(self.cache, announced, ordered, self.hero.faces) in self.table_rows:
            return note_row(self.cache, self.damage.full, announced, ordered).damage()
        return self.damage.of(self.dice, 0)

    def best_row(self, dice: Dice) -> int | None:
        """Return the best announcement on these dice, or None if none has value."""
        ordered = tuple(sorted(dice))
        met = self.cache.content.announcements(self.hero, self.position.own.levels, roll_index(ordered))
        worth = {row: self.table_rows[row_name(self.cache, row, ordered, self.hero.faces)] for row in met}
        best = max(met, key=lambda row: worth[row], default=None)
        return best if best is not None and worth[best] > 0 else None

    def goal(self, announced: int) -> Goal:
        number, row = divmod(announced - ANNOUNCE, ROWS)
        ability = self.cache.content.abilities[number].ability
        return Goal(ability, ability.tiers[row].requirement, self.hero.hero, len(ability.tiers) == 1)

    def aim(self, keep: int) -> tuple[int, float] | None:
        """Return the row that adds the most expected value if these dice are kept, and the chance to meet it."""
        present = self.damage.table.values[roll_index(self.dice)]
        worth: dict[int, float] = {}
        for (announced, _), value in self.table_rows.items():
            worth[announced] = max(value, worth.get(announced, 0.0))
        best, found = 0.0, None
        for number in self.cache.content.versions(self.hero, self.position.own.levels):
            for row, met in enumerate(self.cache.content.abilities[number].met):
                announced = ANNOUNCE + number * ROWS + row
                chance = chance_by_keep(met, self.dice, self.throw.attempts)[keep]
                weight = chance * (worth.get(announced, 0.0) - present)
                if weight > best:
                    best, found = weight, (announced, chance)
        return found

    def after(self, outcomes: Outcomes, granted: int = 0) -> float:
        """Return the expected damage over these outcomes of the dice."""
        left = self.throw.attempts + granted
        return sum(chance * self.damage.of(dice, left) for dice, chance in outcomes)


class Results:
    """Dice of a defence or of an effect, and the outcomes of the text that rolled them."""

    def __init__(self, context: DecisionContext, throw: Throw, follow: Follow) -> None:
        self.throw = throw
        self.dice: Dice = tuple(throw.dice)
        self.full = Full(context.cache, position_of(context.seen, throw.roller))
        self.follow = follow

    def after(self, outcomes: Outcomes) -> Means:
        ways = [way for dice, chance in outcomes for way in self.follow(tuple(sorted(dice)), chance)]
        return Means(self.full, ways, STRIKE if self.throw.purpose == DEFENCE else DAMAGE)

    def as_they_lie(self) -> Means:
        return self.after([(self.dice, 1.0)])


def _offence(context: DecisionContext) -> Offence | None:
    throw = context.seen.throw()
    return Offence(context, throw) if throw is not None and throw.purpose == OFFENCE else None


def _results(context: DecisionContext) -> Results | None:
    """Return None for dice of a text that the sensible agent cannot evaluate."""
    throw, part = context.seen.throw(), innermost(context.seen)
    if throw is None or part is None or context.dice is None:
        return None
    text = text_of(context.cache, context.seen, part)
    reader = Full(context.cache, position_of(context.seen, throw.roller)).reader
    if throw.purpose == DEFENCE:
        return Results(context, throw, lambda dice, chance: reader.outcomes(text, [(chance, TextOutcome())], dice))
    roll = rolls_in(text, len(throw.dice))
    if roll is None or throw.purpose != EFFECT:
        return None
    rolled: e.Roll = roll
    return Results(context, throw, lambda dice, chance: after_throw(reader, (chance, TextOutcome()), rolled, dice))


class HintContext(DecisionContext):
    """What one seat can know at a question, with cached odds of the dice in view."""

    @cached_property
    def offence(self) -> Offence | None:
        return _offence(self)

    @cached_property
    def results(self) -> Results | None:
        return _results(self)


class Asked:
    """A question with the sensible agent's score of every answer."""

    def __init__(self, context: HintContext, decision: Decision, worth: list[float]) -> None:
        self.now = context
        self.decision = decision
        self.options = decision.options
        self.worth = worth

    def best_other(self, action: int) -> tuple[int, float] | None:
        """Return the best answer other than this one, with its score."""
        others = [(value, -place) for place, value in enumerate(self.worth) if self.options[place] != action]
        if not others:
            return None
        value, place = max(others)
        return self.options[-place], value

    def is_best(self, action: int) -> bool:
        other = self.best_other(action)
        return other is None or self.value(action) >= other[1]

    def value(self, action: int) -> float:
        return self.worth[self.options.index(action)]


def dice_key(mine: bool, by_worth: bool) -> str:
    """Return the message key for a change of dice, by side, and by damage or total value."""
    if by_worth:
        return "hint-dice-worth" if mine else "hint-dice-worth-foe"
    return "hint-dice" if mine else "hint-dice-foe"


def rolled_again(dice: Dice, places: tuple[int, ...]) -> Outcomes:
    """Return every outcome of rerolling the dice at these places."""
    if not places:
        return [(dice, 1.0)]
    found: Outcomes = []
    for thrown, likely in throws_of(len(places)):
        after = list(dice)
        for place, die in zip(places, thrown, strict=True):
            after[place] = die
        found.append((tuple(after), likely))
    return found


def best_use(view: DiceInView, effect: Effect, mine: bool) -> Outcomes:
    """Return the outcomes of the best use of an effect that alters dice, for their roller or against."""
    best = max if mine else min
    if isinstance(effect, e.SetDie | e.NudgeDie):
        ways = ways_to_set(view.dice, effect) if isinstance(effect, e.SetDie) else ways_to_nudge(view.dice, effect.by)
        ordered = sorted({tuple(sorted(dice)) for dice in ways})
        return [(best(ordered, key=view.worth), 1.0)] if ordered else [(view.dice, 1.0)]
    if isinstance(effect, e.Reroll):
        count = effect.dice if isinstance(effect.dice, int) else 1
        sizes = range(1 if effect.up_to else count, min(count, len(view.dice)) + 1)
        picked = [places for size in sizes for places in combinations(range(len(view.dice)), size)]
        return rolled_again(view.dice, best(picked, key=view.rolled_again)) if picked else [(view.dice, 1.0)]
    return [(view.dice, 1.0)]


def best_attempt(view: DiceInView) -> Outcomes:
    """Return the outcomes of the best use of one more Roll Attempt."""
    places = range(len(view.dice))
    picked = [each for size in range(1, len(view.dice) + 1) for each in combinations(places, size)]
    best = max(picked, key=view.rolled_again)
    return rolled_again(view.dice, best if view.rolled_again(best) > view.present else ())
