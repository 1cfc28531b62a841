"""The possible results of a roll after roll effects, with their probabilities (ODD-ENC-10, AMB-2, AMB-3)."""

from typing import Final

from ludotheque.games.one_deck_dungeon.solver.counts import one
from ludotheque.games.one_deck_dungeon.solver.hand import KINDS, SUPPLY_BITS, Hand, color_of_kind
from ludotheque.games.one_deck_dungeon.solver.problem import RollRules

SIXTH: Final = 1.0 / 6.0


class Fall:
    """One outcome for some dice of one color."""

    def __init__(self, dice: int, gone: int, marks: int, chance: float) -> None:
        self.dice = dice  # remaining dice, counted by value
        self.gone = gone  # dice that roll effects discard
        self.marks = marks  # dice that showed the value that a text counts
        self.chance = chance


class RollOutcome:
    """A hand after a roll; `marks` is how often the counted value came up."""

    def __init__(self, hand: Hand, chance: float, marks: int) -> None:
        self.hand = hand
        self.chance = chance
        self.marks = marks


class RollChances:
    """The outcomes of rolls under the roll rules of one encounter; each is computed once."""

    def __init__(self, rules: RollRules) -> None:
        self.rules = rules
        self.known: dict[int, list[Fall]] = {}
        self.best: list[int] = [self.best_value(color) for color in range(4)]
        self.time_per_die = sum(rules.time) * SIXTH

    def shown(self, color: int, value: int) -> int:
        """Return the final value of a die that rolled this value; 0 if it is discarded."""
        if self.rules.discards >> value & 1:
            return 0
        return max(1, value - self.rules.lowers[color])

    def best_value(self, color: int) -> int:
        return max([self.shown(color, value) for value in range(1, 7)])

    def falls(self, color: int, count: int) -> list[Fall]:
        """Return all outcomes of this many dice, the best last."""
        key = color << 8 | count
        found = self.known.get(key)
        if found is None:
            found = self.grown(color, self.falls(color, count - 1)) if count else [Fall(0, 0, 0, 1.0)]
            self.known[key] = found
        return found

    def grown(self, color: int, fewer: list[Fall]) -> list[Fall]:
        """Return the outcomes with one more die."""
        chances: dict[tuple[int, int, int], float] = {}
        for fall in fewer:
            for value in range(1, 7):
                shows = self.shown(color, value)
                marks = fall.marks + (value == self.rules.nth_value)
                dice = fall.dice + (int(one(shows)) if shows else 0)
                key = (dice, fall.gone + (shows == 0), marks)
                chances[key] = chances.get(key, 0.0) + fall.chance * SIXTH
        return [Fall(key[0], key[1], key[2], chance) for key, chance in sorted(chances.items())]

    def count(self, rolls: list[int]) -> int:
        """Return how many combined outcomes the rolls have."""
        found = 1
        for roll in rolls:
            found *= len(self.falls(color_of_kind((roll >> 8) % KINDS), roll & 255))
        return found

    def outcomes(self, hand: Hand, rolls: list[int]) -> list[RollOutcome]:
        """Return every outcome of the rolls (pool << 8 | dice)."""
        found = [RollOutcome(hand, 1.0, 0)]
        for roll in rolls:
            pool = roll >> 8
            falls = self.falls(color_of_kind(pool % KINDS), roll & 255)
            found = [after(before, pool, fall, fall.chance) for before in found for fall in falls]
        return found

    def sample(self, hand: Hand, rolls: list[int], count: int) -> list[RollOutcome]:
        """Return this many outcomes, spread evenly over all of them; the selection is deterministic."""
        found: list[RollOutcome] = []
        for number in range(count):
            outcome = RollOutcome(hand, 1.0 / count, 0)
            place = (number + 0.5) / count
            for roll in rolls:
                falls = self.falls(color_of_kind((roll >> 8) % KINDS), roll & 255)
                chosen = 0
                while chosen + 1 < len(falls) and place >= falls[chosen].chance:
                    place -= falls[chosen].chance
                    chosen += 1
                place = min(1.0, place / falls[chosen].chance)
                outcome = after(outcome, roll >> 8, falls[chosen], 1.0)
            found.append(outcome)
        return found

    def luckiest(self, hand: Hand, rolls: list[int]) -> Hand:
        """Return the hand with all dice at their highest possible values."""
        best = hand.copy()
        for roll in rolls:
            pool = roll >> 8
            value = self.best[color_of_kind(pool % KINDS)]
            if value:
                best.dice[pool] += int(one(value)) * (roll & 255)
        return best


def after(before: RollOutcome, pool: int, fall: Fall, chance: float) -> RollOutcome:
    hand = before.hand.copy()
    hand.dice[pool] += fall.dice
    hand.supply += fall.gone << color_of_kind(pool % KINDS) * SUPPLY_BITS
    return RollOutcome(hand, before.chance * chance, before.marks + fall.marks)
