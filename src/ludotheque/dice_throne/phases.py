"""Entering a phase."""

from mypy_extensions import i64

from ludotheque.dice_throne import events
from ludotheque.dice_throne.points import PHASES
from ludotheque.dice_throne.table import DiceTable


def enter(table: DiceTable, phase: i64) -> None:
    table.state.phase = phase
    if table.listening:
        table.tell(events.PhaseBegan(table.state.active, PHASES[phase]))


def begin_main(table: DiceTable, phase: i64) -> None:
    """A Main Phase lasts over several segments, so its pool is opened before the first (DT-DMG-33)."""
    enter(table, phase)
    table.open_pool()
