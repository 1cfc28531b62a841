"""Who knows the identity behind a card's id, and which cards an outsider cannot distinguish."""

from typing import Final

from ludotheque.kernel.state_classes import Secrets

SPECTATOR: Final = 1 << 15
EVERYONE: Final = (1 << 16) - 1
HIDDEN: Final = -1  # stands in for an unknown identity


def viewer_mask(seats: tuple[int, ...]) -> int:
    """Return the bit mask of the viewers at these seats; no seats means a spectator."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask or SPECTATOR


def among(past: list[tuple[int, ...]], ids: list[int]) -> bool:
    """Return whether any of these ids has been through one of those shuffles."""
    return any(card in record[: len(record) // 3] for record in past for card in ids)


def no_secrets() -> Secrets:
    """Return the secrets before any card has an id."""
    return Secrets(identity=[], known=[], cell=[], cells=0, past=[])


def add_cards(secrets: Secrets, identities: list[int]) -> list[int]:
    """Create ids for cards that no viewer has seen, in one new cell."""
    first = len(secrets.identity)
    secrets.identity.extend(identities)
    secrets.known.extend([0] * len(identities))
    secrets.cell.extend([secrets.cells] * len(identities))
    secrets.cells += 1
    return list(range(first, first + len(identities)))


def rearrange(secrets: Secrets, ids: list[int], order: list[int]) -> None:
    """Permute the identities of these ids; afterwards no viewer knows them."""
    before = [secrets.identity[card] for card in ids]
    if secrets.past and among(secrets.past, ids):
        remember(secrets, ids, order)
    elif all(secrets.known[card] == EVERYONE for card in ids):
        start_cell(secrets, ids)
    elif not leaves_no_trace(secrets, ids):
        remember(secrets, ids, order)
    for place, card in enumerate(ids):
        secrets.identity[card] = before[order[place]]
        secrets.known[card] = 0
    if secrets.past:
        forget_settled(secrets)


def hide_unknown(secrets: Secrets, viewers: int) -> None:
    """Remove from a copy the identities that none of these viewers knows, and the orders of past shuffles."""
    for card, known in enumerate(secrets.known):
        if not known & viewers:
            secrets.identity[card] = HIDDEN
    secrets.past = []


def start_cell(secrets: Secrets, ids: list[int]) -> None:
    """Put these cards into a new cell: the set of their identities is public, and nothing more."""
    for card in ids:
        secrets.cell[card] = secrets.cells
    secrets.cells += 1


def remember(secrets: Secrets, ids: list[int], order: list[int]) -> None:
    secrets.past.append((*ids, *order, *[secrets.known[card] for card in ids]))


def forget_settled(secrets: Secrets) -> None:
    """Replace a past shuffle by a cell as soon as every viewer knows which cards were in it."""
    kept: list[tuple[int, ...]] = []
    waiting = secrets.past
    while waiting:
        record = waiting[0]
        ids = list(record[: len(record) // 3])
        if not among(kept, ids) and is_settled(secrets, ids):
            start_cell(secrets, ids)
            secrets.past = waiting = kept + waiting[1:]
            kept = []
        else:
            kept.append(record)
            waiting = waiting[1:]


def leaves_no_trace(secrets: Secrets, ids: list[int]) -> bool:
    """Return whether each viewer knows either none of these cards, or all of them and the rest of their common cell."""
    common = secrets.cell[ids[0]]
    some = 0
    every = EVERYONE
    for card in ids:
        if secrets.cell[card] != common:
            return False
        some |= secrets.known[card]
    if not some and not secrets.past:  # such as a new deck
        return True
    mates = [card for card, cell in enumerate(secrets.cell) if cell == common]
    for card in mates:
        every &= secrets.known[card]
    return not some & ~every and not (secrets.past and among(secrets.past, mates))


def is_settled(secrets: Secrets, ids: list[int]) -> bool:
    """Return whether every card that shared a cell with these, but was not shuffled with them, is public."""
    cells = [secrets.cell[card] for card in ids]
    return all(
        card in ids or cell not in cells or first_known(secrets, card) == EVERYONE
        for card, cell in enumerate(secrets.cell)
    )


def first_known(secrets: Secrets, card: int) -> int:
    """Return the mask of viewers who knew the identity before the id's first past shuffle."""
    for record in secrets.past:
        size = len(record) // 3
        for place in range(size):
            if record[place] == card:
                return record[2 * size + place]
    return secrets.known[card]
