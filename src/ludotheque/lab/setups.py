"""Setups that stand for all of a game: what contract tests and the comparison of plain and compiled code play."""

from itertools import product
from typing import Final

from ludotheque.kernel.game import Game, Setup
from ludotheque.registry.discovery import has_laboratory, laboratory_of

PAIRINGS: Final = 16  # with more heroes than this can pair, each still sits at every seat


def casts(heroes: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who sits where: all pairings, or as many as put every hero at every seat beside another."""
    if len(heroes) ** seats <= PAIRINGS:
        return list(product(heroes, repeat=seats))
    return [tuple(heroes[(first + seat) % len(heroes)] for seat in range(seats)) for first in range(len(heroes))]


def every_cast(game: Game) -> list[Setup]:
    """Every mode, number of seats and cast; then every option once."""
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
    """The setups that stand for a game."""
    chosen = laboratory_of(game.name).representatives(game) if has_laboratory(game.name) else []
    return chosen or every_cast(game)
