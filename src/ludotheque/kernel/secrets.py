"""Who knows which card lies under an id, and what an outsider cannot tell apart."""

from typing import ClassVar, Final

from ludotheque.kernel.state import Part

SPECTATOR: Final = 1 << 15
EVERYONE: Final = (1 << 16) - 1


def eyes(seats: tuple[int, ...]) -> int:
    """The mask of viewers who sit at these seats; nobody's seat is a spectator's."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask or SPECTATOR


class Secrets(Part):
    """Zones hold opaque ids; what an id is stands here, and this is the secret."""

    FIELDS: ClassVar[tuple[str, ...]] = ("identity", "known", "cell", "cells")

    def __init__(self, identity: list[int], known: list[int], cell: list[int], cells: int) -> None:
        self.identity = identity
        self.known = known
        self.cell = cell  # ids of one cell may have swapped identities as far as an outsider can tell
        self.cells = cells

    def copy(self) -> "Secrets":
        return Secrets(self.identity[:], self.known[:], self.cell[:], self.cells)

    def add(self, identities: list[int]) -> list[int]:
        """New ids for things nobody has seen; one cell."""
        first = len(self.identity)
        self.identity.extend(identities)
        self.known.extend([0] * len(identities))
        self.cell.extend([self.cells] * len(identities))
        self.cells += 1
        return list(range(first, first + len(identities)))

    def rearrange(self, ids: list[int], order: list[int]) -> None:
        """Deal the identities of these ids anew among them; from now on nobody knows them."""
        before = [self.identity[card] for card in ids]
        self.renew_cells(ids)
        for place, card in enumerate(ids):
            self.identity[card] = before[order[place]]
            self.known[card] = 0

    def renew_cells(self, ids: list[int]) -> None:
        """A new cell if all was public; otherwise the cells of these ids become one."""
        if all(self.known[card] == EVERYONE for card in ids):
            for card in ids:
                self.cell[card] = self.cells
            self.cells += 1
            return
        merged = [self.cell[card] for card in ids]
        one = min(merged)
        for card, cell in enumerate(self.cell):
            if cell in merged:
                self.cell[card] = one
        for card in ids:
            self.cell[card] = one
