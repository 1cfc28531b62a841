"""Closing a damage pool, and who falls by it (DT-DMG-30, DT-WIN-1 to 4)."""

from typing import Final

from ludotheque.games.dice_throne.content.hook_types import Moment, Replaced
from ludotheque.games.dice_throne.resolution.forecast import cancel_offence
from ludotheque.games.dice_throne.resolution.triggers import carry_out_instead, replacement, run_triggers
from ludotheque.games.dice_throne.table.damage import Settlement
from ludotheque.games.dice_throne.table.table import DiceTable

AT_ZERO: Final = Moment.COMPANION_AT_ZERO
OWN_DEFEAT: Final = Replaced.OWN_DEFEAT


def close_pool(table: DiceTable, result: Settlement | None = None) -> None:
    """Everything in the innermost pool is applied at once, then defeats are looked for (DT-DEF-13, 14)."""
    if result is None:
        cancel_offence(table)
    if table.close_pool(result):
        if table.kit.acting[AT_ZERO]:
            look_for_downed(table)
        look_for_defeat(table)


def look_for_downed(table: DiceTable) -> None:
    """A companion without health acts by its own text."""
    for seat, hero in enumerate(table.state.heroes):
        if hero.companion and table.companion_active(seat) and table.companion_health(seat) == 0:
            run_triggers(table, seat, AT_ZERO)


def look_for_defeat(table: DiceTable) -> None:
    """Who has no health left is defeated, unless a token makes something else happen instead."""
    if 0 not in table.state.dials:
        return
    fallen = at_zero(table)
    if table.kit.replacing[OWN_DEFEAT]:
        for seat in fallen:
            instead = replacement(table, seat, OWN_DEFEAT) if table.health(seat) == 0 else None
            if instead is not None:
                carry_out_instead(table, instead)
        fallen = at_zero(table)
    if fallen:
        table.fall(fallen)


def at_zero(table: DiceTable) -> list[int]:
    return [seat for seat, hero in enumerate(table.state.heroes) if not hero.defeated and table.health(seat) == 0]
