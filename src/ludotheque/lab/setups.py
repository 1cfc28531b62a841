"""Setups that stand for all of a game: what contract tests and the comparison of plain and compiled code play."""

from collections.abc import Callable
from itertools import product
from typing import Final

from ludotheque.kernel.game import Game, Setup
from ludotheque.lab.catacombs.setups import catacombs_setups
from ludotheque.lab.dice_throne.setups import dice_setups
from ludotheque.lab.one_deck_dungeon.setups import dungeon_setups

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


CHOSEN: Final[dict[str, Callable[[Game], list[Setup]]]] = {
    "dice_throne": dice_setups,
    "one_deck_dungeon": dungeon_setups,
    "catacombs_conquest": catacombs_setups,
}
"""Games with too many casts and options to play them all, or with casts that cannot be played."""


def setups_of(game: Game) -> list[Setup]:
    """The setups that stand for a game."""
    return CHOSEN.get(game.name, every_cast)(game)
