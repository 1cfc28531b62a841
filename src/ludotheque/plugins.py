"""Finds what installed packages announce through entry points, such as games.

It is below everything that needs it: messages come from the packages of games, and so does the list of games.
"""

from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

GAMES: Final = "ludotheque.games"
"""The group under which a package announces the descriptor of a game, with the id of the game as its name."""


class LoadingProblem(NamedTuple):
    """A game that could not be loaded, with the reference of its entry point and the reason."""

    game: str
    reference: str
    reason: str

    def __str__(self) -> str:
        return f"the game {self.game} ({self.reference}) cannot be loaded: {self.reason}"


@runtime_checkable
class Described(Protocol):
    """What texts need of a game's descriptor, which is registry.descriptor.GameDescriptor."""

    @property
    def id(self) -> str: ...
    @property
    def position(self) -> int: ...
    @property
    def messages(self) -> str: ...
    @property
    def rule_prefix(self) -> str: ...
    @property
    def rule_document(self) -> str: ...


class Found(NamedTuple):
    """What could be loaded, with its entry point, and what could not."""

    loaded: list[tuple[EntryPoint, Any]]  # the objects that the entry points name
    problems: list[LoadingProblem]


def load(entries: Iterable[EntryPoint]) -> Found:
    """Load these entry points; one that fails does not affect the others."""
    found = Found([], [])
    for entry in entries:
        try:
            found.loaded.append((entry, entry.load()))
        except Exception as error:  # noqa: BLE001 - code of others may fail in any way
            found.problems.append(LoadingProblem(entry.name, entry.value, f"{type(error).__name__}: {error}"))
    return found


@cache
def announced_games() -> Found:
    """Return the games that installed packages announce; cached."""
    return load(entry_points(group=GAMES))


@cache
def described_games() -> tuple[Described, ...]:
    """The descriptors among them, in the order of a list of games."""
    found = [game for entry, game in announced_games().loaded if isinstance(game, Described) and game.id == entry.name]
    return tuple(sorted(found, key=lambda game: (game.position, game.id)))
