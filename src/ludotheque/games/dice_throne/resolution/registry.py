"""Effects are run by the function registered for their type; this is the register."""

from collections.abc import Callable
from typing import Any, Final

from ludotheque.games.dice_throne.content.vocabulary import Effect, Effects
from ludotheque.games.dice_throne.resolution.context import Context
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.errors import BrokenRule

Runner = Callable[[DiceTable, Context, Any], None]  # each takes its own type of effect
RUNNERS: Final[dict[type[Effect], Runner]] = {}


def runs(kind: type[Effect]) -> Callable[[Runner], Runner]:
    """Registers the function that carries out effects of that type."""

    def register(function: Runner) -> Runner:
        RUNNERS[kind] = function
        return function

    return register


def run(table: DiceTable, now: Context, effects: Effects) -> None:
    """Carry out a text in its printed order."""
    for effect in effects:
        run_one(table, now, effect)


def run_one(table: DiceTable, now: Context, effect: Effect) -> None:
    runner = RUNNERS.get(type(effect))
    if runner is None:
        raise BrokenRule(f"no function carries out {type(effect).__name__}")
    runner(table, now, effect)
