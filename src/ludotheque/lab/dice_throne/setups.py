"""Setups that stand for all of Dice Throne: every mode and number of seats, every hero somewhere."""

from collections.abc import Iterator
from itertools import cycle, islice, product
from typing import Final

from ludotheque.kernel.game import Game, Setup

PAIRINGS: Final = 16  # with more heroes than this can pair, each meets one other


def dice_setups(game: Game) -> list[Setup]:
    """Duels of all pairings as far as they are few, one match of each larger kind, and every option once."""
    casts = pairings(game.heroes())
    found = [Setup(game.name, "duel", cast, {}) for cast in casts] + larger_setups(game)
    for key, values in game.options().items():
        found += [Setup(game.name, "duel", casts[-1], {key: value}) for value in values[1:]]
    return found


def pairings(heroes: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Everybody against everybody, or two by two."""
    if len(heroes) ** 2 <= PAIRINGS:
        return list(product(heroes, repeat=2))
    return [(hero, heroes[(place + 1) % len(heroes)]) for place, hero in enumerate(heroes) if place % 2 == 0]


def larger_setups(game: Game) -> list[Setup]:
    """Every mode for more than two and every number of seats, and on until each hero has sat."""
    crowds = [(mode.name, seats) for mode in game.modes() for seats in mode.seats if seats > 2]
    heroes = game.heroes()
    row = cycle(heroes)
    return [Setup(game.name, mode, tuple(islice(row, seats)), {}) for mode, seats in tables(crowds, len(heroes))]


def tables(crowds: list[tuple[str, int]], heroes: int) -> Iterator[tuple[str, int]]:
    """All of them once, and again as long as somebody has not sat."""
    yield from crowds
    left = heroes - sum(seats for _, seats in crowds)
    for mode, seats in cycle(crowds):
        if left <= 0:
            return
        left -= seats
        yield mode, seats
