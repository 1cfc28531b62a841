"""Fields of the secrets. Only scripts/state_classes.py reads this file; no module imports it.

The order of the fields is the order of their values in files.
"""

from ludotheque.kernel.state import StatePart


class Secrets(StatePart):
    """Zones hold opaque ids; the secret identity behind each id is stored here."""

    identity: list[int]
    known: list[int]
    cell: list[int]  # before the first past shuffle, any ids of one cell may have swapped identities
    cells: int
    past: list[tuple[int, ...]]  # shuffles known in part: ids, where each took its content from, who knew it
