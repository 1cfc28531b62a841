"""What a line of play brings, and how it begins."""

from ludotheque.games.one_deck_dungeon.solver.heroic_dice import Layout
from ludotheque.games.one_deck_dungeon.solver.trial import Trial


class BestLine:
    """The best that was found from a hand: its worth, what is expected of it, and how it goes on."""

    def __init__(self, value: float) -> None:
        self.value = value
        self.hearts = 0.0
        self.time = 0.0
        self.poison = 0.0
        self.whole = True  # nothing was left out
        self.sampled = False  # not every outcome of every roll was looked at
        self.met = 0  # targets, if the step ends here
        self.layout: Layout | None = None  # of the dice on them
        self.trial: Trial | None = None  # the act to carry out, if it does not
        self.then: BestLine | None = None  # how it goes on after an act without a roll

    def add(self, other: "BestLine", chance: float) -> None:
        """An outcome with its chance."""
        self.value += chance * other.value
        self.hearts += chance * other.hearts
        self.time += chance * other.time
        self.poison += chance * other.poison
        self.whole = self.whole and other.whole
        self.sampled = self.sampled or other.sampled

    def cut_short(self) -> "BestLine":
        """The same end, known not to be the last word."""
        found = BestLine(self.value)
        found.hearts, found.time, found.poison = self.hearts, self.time, self.poison
        found.met, found.layout = self.met, self.layout
        found.whole = False
        return found
