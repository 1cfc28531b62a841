"""Representative setups of a game, for contract tests and the comparison of plain and compiled code."""

from itertools import product
from typing import Final

from ludotheque.kernel.game import Game, Setup
from ludotheque.registry.discovery import has_laboratory, laboratory_of

PAIRINGS: Final = 16  # above this many casts, each hero still takes every seat


def casts(heroes: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Return all casts of heroes, or enough to put every hero at every seat beside another."""
    if len(heroes) ** seats <= PAIRINGS:
        return list(product(heroes, repeat=seats))
    return [tuple(heroes[(first + seat) % len(heroes)] for seat in range(seats)) for first in range(len(heroes))]


def every_cast(game: Game) -> list[Setup]:
    """Return every mode, number of seats and cast, then every option once."""
    found = [
        Setup(game.name, mode.name, cast, {})
        for mode in game.modes()
        for seats in mode.seats
        for cast in casts(game.heroes(), seats)
    ]
    mode = game.modes()[0]
    cast = casts(game.heroes(), mode.seats[0])[-1]
    for key, values in game.options().items():
        found += [Setup(game.name, mode.name, cast, {key: value}) for value in values[1:]]
    return found


def setups_of(game: Game) -> list[Setup]:
    """Return the representative setups of a game."""
    chosen = laboratory_of(game.name).representatives(game) if has_laboratory(game.name) else []
    return chosen or every_cast(game)
