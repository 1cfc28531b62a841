"""Classes of a state, written by scripts/state_classes.py from state_fields.py. Do not edit."""

from typing import Any, ClassVar

from ludotheque.kernel.state import StatePart


class Secrets(StatePart):
    """Zones hold opaque ids; the secret identity behind each id is stored here."""

    FIELDS: ClassVar[tuple[str, ...]] = ("identity", "known", "cell", "cells", "past")
    PARTS: ClassVar[dict[str, Any]] = {"past": tuple}  # as StatePart says

    def __init__(
        self, identity: list[int], known: list[int], cell: list[int], cells: int, past: list[tuple[int, ...]]
    ) -> None:
        self.identity = identity
        self.known = known
        self.cell = cell  # before the first past shuffle, any ids of one cell may have swapped identities
        self.cells = cells
        self.past = past  # shuffles known in part: ids, where each took its content from, who knew it

    def copy(self) -> "Secrets":
        return Secrets(self.identity[:], self.known[:], self.cell[:], self.cells, self.past[:])
