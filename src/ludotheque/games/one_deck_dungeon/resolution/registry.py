"""Effects are run by the function registered for their type; this is the register, and what can be done at all."""

from collections.abc import Callable
from typing import Any, Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Effect, Effects
from ludotheque.games.one_deck_dungeon.resolution.context import Now
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.errors import BrokenRule

Runner = Callable[[DungeonTable, Now, Any], None]  # each takes its own type of effect
Possible = Callable[[DungeonTable, Now, Any], bool]  # the same
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


def run(table: DungeonTable, now: Now, effects: Effects) -> None:
    """Carry out a text in its printed order."""
    for effect in effects:
        runner = RUNNERS.get(type(effect))
        if runner is None:
            raise BrokenRule(f"no function carries out {type(effect).__name__}")
        runner(table, now, effect)


def possible(table: DungeonTable, now: Now, effects: Effects) -> bool:
    """Can the text be used? An exile or the like that opens it is a payment."""
    if not effects:
        return True
    test = PAYMENTS.get(type(effects[0]))
    return test is None or test(table, now, effects[0])


def worthwhile(table: DungeonTable, now: Now, effects: Effects) -> bool:
    """Would the text do anything? What would not is not offered."""
    for effect in effects:
        test = AIMS.get(type(effect))
        if test is None or test(table, now, effect):
            return True
    return False
