"""The match of a tutorial: who plays, and what chance brings first, so that its steps meet what they talk about."""

from typing import NamedTuple

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.written_chance import left_behind


class Tutorial(NamedTuple):
    """One human at the first seat; bots, if any, at the others. The key says what chance begins with."""

    mode: str
    heroes: tuple[str, ...]
    options: dict[str, str]
    key: bytes


def always_same(game: str, fresh: bytes, since: list[int]) -> bytes:
    """A key with which every tutorial of a game begins the same, for so many outcomes of each stream."""
    return left_behind(fresh, key_of(f"tutorial {game}"), since)
