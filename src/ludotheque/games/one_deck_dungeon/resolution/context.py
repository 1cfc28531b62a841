"""What an effect that resolves knows, and which function resolves it."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Effect, Effects
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.errors import BrokenRule

PARTY: Final = 0  # the seat in whose name the whole party acts


class Context:
    """The circumstances of one text."""

    def __init__(self, seat: i64, cause: str) -> None:
        self.seat = seat  # the hero who uses it; for the dungeon's own texts the first hero concerned
        self.cause = cause  # the content id of the source
        self.anywhere = False  # reaches heroes outside the encounter too (potions, moments between encounters)
        self.turn_start = False
        self.card: i64 = -1  # the card in question: opened, fled, looted
        self.roller: i64 = seat
        self.hero: i64 = -1  # the hero picked last (Target.SAME_HERO)
        self.gained: list[int] = []  # dice this text has gained
        self.given: list[int] = []  # dice discarded for a heroic die
        self.spent: list[bool] = [False]  # does the cube just paid lie in the supply? shared by all texts that answer
        self.skipped = False  # the encounter is to be skipped
        self.resist_rerolled = False

    def for_source(self, seat: i64, cause: str) -> "Context":
        """The same circumstances for a hook that answers to them."""
        now = Context(seat, cause)
        now.anywhere = self.anywhere
        now.turn_start = self.turn_start
        now.card = self.card
        now.roller = self.roller
        now.given = self.given
        now.spent = self.spent
        return now


Runner = Callable[[DungeonTable, Context, Any], None]  # each takes its own type of effect
Possible = Callable[[DungeonTable, Context, Any], bool]  # the same
RUNNERS: Final[dict[type[Effect], Runner]] = {}
PAYMENTS: Final[dict[type[Effect], Possible]] = {}
AIMS: Final[dict[type[Effect], Possible]] = {}


def runs(kind: type[Effect]) -> Callable[[Runner], Runner]:
    """Registers the function that carries out effects of that type."""

    def register(function: Runner) -> Runner:
        RUNNERS[kind] = function
        return function

    return register


def needs(kind: type[Effect]) -> Callable[[Possible], Possible]:
    """Registers the question whether a text that opens with such an effect can be used at all."""

    def register(function: Possible) -> Possible:
        PAYMENTS[kind] = function
        return function

    return register


def aims(kind: type[Effect]) -> Callable[[Possible], Possible]:
    """Registers the question whether there is anything such an effect could act on."""

    def register(function: Possible) -> Possible:
        AIMS[kind] = function
        return function

    return register


def run(table: DungeonTable, now: Context, effects: Effects) -> None:
    """Carry out a text in its printed order."""
    for effect in effects:
        runner = RUNNERS.get(type(effect))
        if runner is None:
            raise BrokenRule(f"no function carries out {type(effect).__name__}")
        runner(table, now, effect)


def possible(table: DungeonTable, now: Context, effects: Effects) -> bool:
    """Can the text be used? An exile or the like that opens it is a payment."""
    if not effects:
        return True
    test = PAYMENTS.get(type(effects[0]))
    return test is None or test(table, now, effects[0])


def worthwhile(table: DungeonTable, now: Context, effects: Effects) -> bool:
    """Would the text do anything? What would not is not offered."""
    for effect in effects:
        test = AIMS.get(type(effect))
        if test is None or test(table, now, effect):
            return True
    return False
