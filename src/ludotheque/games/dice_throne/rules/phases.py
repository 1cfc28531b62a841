"""Entering a Main Phase, from the Income Phase or from the Roll Phase."""

from mypy_extensions import i64

from ludotheque.games.dice_throne.table.table import DiceTable


def begin_main(table: DiceTable, phase: i64) -> None:
    """A Main Phase lasts over several segments, so its pool is opened before the first (DT-DMG-33)."""
    table.enter_phase(phase)
    table.open_pool()
