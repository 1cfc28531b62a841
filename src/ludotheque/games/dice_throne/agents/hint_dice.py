"""The exact odds behind a hint: what dice promise as they lie, set, nudged or rolled again."""

from collections.abc import Callable
from functools import cached_property
from itertools import combinations
from typing import Final

from ludotheque.games.dice_throne.agents.cards import DecisionContext
from ludotheque.games.dice_throne.agents.dice_values import DiceInView, announced_worth, ways_to_nudge, ways_to_set
from ludotheque.games.dice_throne.agents.effect_values import after_throw, rolls_in, throws_of
from ludotheque.games.dice_throne.agents.hint_types import DAMAGE, STRIKE, Goal, Means
from ludotheque.games.dice_throne.agents.open_text import innermost, text_of
from ludotheque.games.dice_throne.agents.position import Position, opening_scene, scene_of
from ludotheque.games.dice_throne.agents.text_evaluator import Dice, TextOutcome, Weighted
from ludotheque.games.dice_throne.agents.value_cache import ValueCache
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
    """The damage that offensive dice are expected to deal if they are rolled and announced for the most worth."""

    def __init__(self, book: ValueCache, scene: Position, rerolls: int) -> None:
        self.book = book
        self.scene = scene
        self.table = turn_table(book, scene)
        self.full = Full(book, scene)
        self.levels: list[list[float]] = [self.stops()]  # by rolls left, for each of the 252 rolls
        worth = self.table.with_rerolls(rerolls)
        for left in range(1, rerolls + 1):
            self.levels.append(self.level(worth, left))

    def stops(self) -> list[float]:
        """Announced as the dice lie; what is worth nothing is not announced."""
        groups = roll_groups(self.book, self.scene.own)
        rows = self.table.rows
        found: list[float] = []
        for names in groups.names:
            best = max(names, key=lambda name: rows[name], default=None)
            if best is None or rows[best] <= 0:
                found.append(0.0)
            else:
                found.append(note_row(self.book, self.full, best[0], groups.dice_of[best]).damage())
        return [found[group] for group in groups.group_of]

    def level(self, worth: KeepTable, left: int) -> list[float]:
        """With so many rolls left: keep what is worth most, and take the damage as it comes."""
        means = KeepTable(self.levels[-1], 1)
        found: list[float] = []
        for place, roll in enumerate(ROLLS):
            keep = worth.best_keep(roll, left)
            found.append(self.levels[0][place] if keep == STOP else means.keep_values(roll, 1)[keep])
        return found

    def of(self, dice: Dice, left: int) -> float:
        """Of these dice with so many rolls left."""
        return self.levels[left][roll_index(dice)]

    def kept(self, dice: Dice, left: int, keep: int) -> float:
        """If all but these dice are rolled again, and after that as is best with one roll less."""
        return KeepTable(self.levels[left - 1], 1).keep_values(dice, 1)[keep]

    def expected(self) -> float:
        """Before the first of three attempts."""
        rolls = KeepTable(self.levels[FREE_ROLLS], 1)
        return rolls.keep_values(ROLLS[0], 1)[0]


def turn_damage(book: ValueCache, seats: tuple[int, int], slot: int, level: int) -> float:
    """What a whole turn deals on the opening board but for one ability, as `board_worth` reckons its worth."""
    key = ("damage", *seats, slot, level)
    known = book.boards.get(key)
    if known is None:
        scene = opening_scene(book.kit, *seats)
        scene.own.levels[slot] = level
        for status in book.read_by[seats[0]]:
            scene.own.tokens[status] = min(USUAL_TOKENS, scene.own.limits[status])
        known = book.boards.keep(key, RollDamage(book, scene, FREE_ROLLS).expected())
    return known


class Offence:
    """The offensive dice in view, whoever rolled them."""

    def __init__(self, now: DecisionContext, throw: Throw) -> None:
        self.book = now.book
        self.throw = throw
        self.dice: Dice = tuple(throw.dice)
        self.scene = scene_of(now.seen, throw.roller)
        self.hero = self.scene.own.kit

    @cached_property
    def damage(self) -> RollDamage:
        return RollDamage(self.book, self.scene, self.throw.attempts + 1)  # an effect may grant one more

    @property
    def table_rows(self) -> dict[tuple[int, Dice], float]:
        return self.damage.table.rows

    def worth_as_they_lie(self) -> float:
        """To whoever rolled them."""
        return announced_worth(self.book, self.scene, self.throw)

    def as_they_lie(self) -> float:
        """What the announcement deals that stands, or the best one."""
        announced = self.throw.announced
        if announced == NO_ABILITY:
            return 0.0
        ordered = tuple(sorted(self.dice))
        if announced and row_name(self.book, announced, ordered, self.hero.faces) in self.table_rows:
            return note_row(self.book, self.damage.full, announced, ordered).damage()
        return self.damage.of(self.dice, 0)

    def best_row(self, dice: Dice) -> int | None:
        """What is best announced on these dice; nothing if nothing is worth it."""
        ordered = tuple(sorted(dice))
        met = self.book.kit.announcements(self.hero, self.scene.own.levels, roll_index(ordered))
        worth = {row: self.table_rows[row_name(self.book, row, ordered, self.hero.faces)] for row in met}
        best = max(met, key=lambda row: worth[row], default=None)
        return best if best is not None and worth[best] > 0 else None

    def goal(self, announced: int) -> Goal:
        number, row = divmod(announced - ANNOUNCE, ROWS)
        ability = self.book.kit.abilities[number].ability
        return Goal(ability, ability.tiers[row].requirement, self.hero.hero, len(ability.tiers) == 1)

    def aim(self, keep: int) -> tuple[int, float] | None:
        """The row that adds most to what lies there if these dice are kept, and the chance to reach it."""
        present = self.damage.table.values[roll_index(self.dice)]
        worth: dict[int, float] = {}
        for (announced, _), value in self.table_rows.items():
            worth[announced] = max(value, worth.get(announced, 0.0))
        best, found = 0.0, None
        for number in self.book.kit.versions(self.hero, self.scene.own.levels):
            for row, met in enumerate(self.book.kit.abilities[number].met):
                announced = ANNOUNCE + number * ROWS + row
                chance = chance_by_keep(met, self.dice, self.throw.attempts)[keep]
                weight = chance * (worth.get(announced, 0.0) - present)
                if weight > best:
                    best, found = weight, (announced, chance)
        return found

    def after(self, outcomes: Outcomes, granted: int = 0) -> float:
        """The damage expected once the dice lie in one of these ways."""
        left = self.throw.attempts + granted
        return sum(chance * self.damage.of(dice, left) for dice, chance in outcomes)


class Results:
    """Dice of a defence or of an effect, and what the text that rolled them makes of them."""

    def __init__(self, now: DecisionContext, throw: Throw, follow: Follow) -> None:
        self.throw = throw
        self.dice: Dice = tuple(throw.dice)
        self.full = Full(now.book, scene_of(now.seen, throw.roller))
        self.follow = follow

    def after(self, outcomes: Outcomes) -> Means:
        ways = [way for dice, chance in outcomes for way in self.follow(tuple(sorted(dice)), chance)]
        return Means(self.full, ways, STRIKE if self.throw.purpose == DEFENCE else DAMAGE)

    def as_they_lie(self) -> Means:
        return self.after([(self.dice, 1.0)])


def _offence(now: DecisionContext) -> Offence | None:
    throw = now.seen.throw()
    return Offence(now, throw) if throw is not None and throw.purpose == OFFENCE else None


def _results(now: DecisionContext) -> Results | None:
    """Nothing for dice whose text the sensible player cannot read either."""
    throw, part = now.seen.throw(), innermost(now.seen)
    if throw is None or part is None or now.dice is None:
        return None
    text = text_of(now.book, now.seen, part)
    reader = Full(now.book, scene_of(now.seen, throw.roller)).reader
    if throw.purpose == DEFENCE:
        return Results(now, throw, lambda dice, chance: reader.outcomes(text, [(chance, TextOutcome())], dice))
    roll = rolls_in(text, len(throw.dice))
    if roll is None or throw.purpose != EFFECT:
        return None
    rolled: e.Roll = roll
    return Results(now, throw, lambda dice, chance: after_throw(reader, (chance, TextOutcome()), rolled, dice))


class Advised(DecisionContext):
    """What one seat can know when it is asked, with the odds of the dice in view worked out once."""

    @cached_property
    def offence(self) -> Offence | None:
        return _offence(self)

    @cached_property
    def results(self) -> Results | None:
        return _results(self)


class Asked:
    """A question with what the sensible player makes of every answer."""

    def __init__(self, now: Advised, decision: Decision, worth: list[float]) -> None:
        self.now = now
        self.decision = decision
        self.options = decision.options
        self.worth = worth

    def best_other(self, action: int) -> tuple[int, float] | None:
        """The best answer besides this one."""
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
    """How a change of dice is told: from whose side, and by their damage or by all they are worth."""
    if by_worth:
        return "hint-dice-worth" if mine else "hint-dice-worth-foe"
    return "hint-dice" if mine else "hint-dice-foe"


def rolled_again(dice: Dice, places: tuple[int, ...]) -> Outcomes:
    """Every way the dice can lie if those at these places are rolled again."""
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
    """How the dice may lie after the best use of an effect that alters them, for their roller or against."""
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
    """The same for one more Roll Attempt with any of the dice."""
    places = range(len(view.dice))
    picked = [each for size in range(1, len(view.dice) + 1) for each in combinations(places, size)]
    best = max(picked, key=view.rolled_again)
    return rolled_again(view.dice, best if view.rolled_again(best) > view.present else ())
