"""States that were kept under earlier rules, in the shape of today's."""

from typing import Any, Final

from ludotheque.games.one_deck_dungeon.table.state import DungeonState

SUPPLY: Final = DungeonState.FIELDS.index("supply")
APART: Final = DungeonState.FIELDS.index("apart")
MET: Final = DungeonState.FIELDS.index("met") - 1  # in a state without `apart`
ENCOUNTERS: Final = DungeonState.FIELDS.index("encounters") - 1
PARTY: Final = 4


def renewed(raw: Any) -> Any:  # what a file holds
    """Up to rules 4 no dice lay apart: a pair that was done had put its half back into the supply (ODD-4P-9)."""
    if not isinstance(raw, list) or len(raw) != len(DungeonState.FIELDS) - 1:
        return raw
    supply = raw[SUPPLY]
    apart = [0] * len(supply)
    if 0 < len(raw[MET]) < PARTY and not raw[ENCOUNTERS]:
        apart = [(count + 1) // 2 for count in supply]
    left = [count - part for count, part in zip(supply, apart, strict=True)]
    return [*raw[:SUPPLY], left, apart, *raw[APART:]]
