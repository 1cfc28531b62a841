"""Who knows which card lies under an id, and what an outsider cannot tell apart."""

from typing import Any, ClassVar, Final

from ludotheque.kernel.state import Part

SPECTATOR: Final = 1 << 15
EVERYONE: Final = (1 << 16) - 1


def eyes(seats: tuple[int, ...]) -> int:
    """The mask of viewers who sit at these seats; nobody's seat is a spectator's."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask or SPECTATOR


def among(past: list[tuple[int, ...]], ids: list[int]) -> bool:
    """Has any of these ids been through one of those shuffles?"""
    return any(card in record[: len(record) // 3] for record in past for card in ids)


class Secrets(Part):
    """Zones hold opaque ids; what an id is stands here, and this is the secret."""

    FIELDS: ClassVar[tuple[str, ...]] = ("identity", "known", "cell", "cells", "past")
    PARTS: ClassVar[dict[str, Any]] = {"past": tuple}  # as Part says

    def __init__(
        self, identity: list[int], known: list[int], cell: list[int], cells: int, past: list[tuple[int, ...]]
    ) -> None:
        self.identity = identity
        self.known = known
        self.cell = cell  # before the first past shuffle, any ids of one cell may have swapped identities
        self.cells = cells
        self.past = past  # shuffles of which somebody knew only a part: ids, where each took its content from, known

    def copy(self) -> "Secrets":
        return Secrets(self.identity[:], self.known[:], self.cell[:], self.cells, self.past[:])

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
        if self.past and among(self.past, ids):
            self.remember(ids, order)
        elif all(self.known[card] == EVERYONE for card in ids):
            self.start_cell(ids)
        elif not self.leaves_no_trace(ids):
            self.remember(ids, order)
        for place, card in enumerate(ids):
            self.identity[card] = before[order[place]]
            self.known[card] = 0
        if self.past:
            self.forget_settled()

    def start_cell(self, ids: list[int]) -> None:
        """Which cards these are is public, and no more than that is known."""
        for card in ids:
            self.cell[card] = self.cells
        self.cells += 1

    def remember(self, ids: list[int], order: list[int]) -> None:
        self.past.append((*ids, *order, *[self.known[card] for card in ids]))

    def forget_settled(self) -> None:
        """What a shuffle dealt becomes a cell of its own as soon as everybody knows which cards it had."""
        kept: list[tuple[int, ...]] = []
        waiting = self.past
        while waiting:
            record = waiting[0]
            ids = list(record[: len(record) // 3])
            if not among(kept, ids) and self.is_settled(ids):
                self.start_cell(ids)
                self.past = waiting = kept + waiting[1:]
                kept = []
            else:
                kept.append(record)
                waiting = waiting[1:]

    def leaves_no_trace(self, ids: list[int]) -> bool:
        """Does each viewer know either nothing of these cards, or all of them and all others of their one cell?"""
        common = self.cell[ids[0]]
        mates = [card for card, cell in enumerate(self.cell) if cell == common]
        some = 0
        every = EVERYONE
        for card in ids:
            if self.cell[card] != common:
                return False
            some |= self.known[card]
        for card in mates:
            every &= self.known[card]
        return not some & ~every and not (self.past and among(self.past, mates))

    def is_settled(self, ids: list[int]) -> bool:
        """Is everything public that was in a cell with these cards but not shuffled with them?"""
        cells = [self.cell[card] for card in ids]
        return all(
            card in ids or cell not in cells or self.first_known(card) == EVERYONE
            for card, cell in enumerate(self.cell)
        )

    def first_known(self, card: int) -> int:
        """Who has known what lay under the id before its first past shuffle."""
        for record in self.past:
            size = len(record) // 3
            for place in range(size):
                if record[place] == card:
                    return record[2 * size + place]
        return self.known[card]
