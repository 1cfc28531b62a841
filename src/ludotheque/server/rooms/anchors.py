"""Places in a match that are kept in memory, so that going back a little costs little."""

from typing import NamedTuple

from ludotheque.kernel.drivers import Entry
from ludotheque.kernel.table import GameState


class Anchor(NamedTuple):
    """What a match was made of after so many records."""

    records: int
    logged: int
    checkpoints: list[tuple[int, GameState]]
    tape: list[Entry]
    barrier: tuple[int, int]
    delivered: int
    declined: list[int]
