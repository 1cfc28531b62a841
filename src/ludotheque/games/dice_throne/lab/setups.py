"""Setups that stand for all of Dice Throne: every mode and number of seats, every hero somewhere."""

from collections.abc import Iterator
from itertools import cycle, islice, product
from typing import Final

from ludotheque.kernel.game import Game, Setup

PAIRINGS: Final = 16  # with more heroes than this can pair, each meets one other
PLAIN: Final = 4  # duels of a soak with all options as they are by default, for each one that is not
CROWDS: Final = 2  # matches of more than two in each round of a soak: they last long


def dice_setups(game: Game) -> list[Setup]:
    """Duels of all pairings as far as they are few, one match of each larger kind, and every option once."""
    casts = pairings(game.heroes())
    found = [Setup(game.name, "duel", cast, {}) for cast in casts] + larger_setups(game)
    return found + [Setup(game.name, "duel", casts[-1], options) for options in other_options(game)]


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


def soak_setups(game: Game) -> list[Setup]:
    """Rounds in each of which every hero plays two duels; over all rounds every hero meets every hero from both seats.

    Some duels of each round have an option as it is not by default; some matches are larger, of every kind in turn.
    """
    heroes = game.heroes()
    crowds = cycle([(mode.name, seats) for mode in game.modes() for seats in mode.seats if seats > 2])
    row = cycle(heroes)
    plain_or_not = cycle([{}] * PLAIN + other_options(game))
    found: list[Setup] = []
    for apart in range(len(heroes)):
        for place, hero in enumerate(heroes):
            options = next(plain_or_not)
            found.append(Setup(game.name, "duel", (hero, heroes[(place + apart) % len(heroes)]), options))
        for mode, seats in islice(crowds, CROWDS):
            found.append(Setup(game.name, mode, tuple(islice(row, seats)), {}))
    return found


def other_options(game: Game) -> list[dict[str, str]]:
    """Every option once as it is not by default."""
    return [{key: value} for key, values in game.options().items() for value in values[1:]]
