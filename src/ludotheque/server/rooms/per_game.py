"""The little a room must know of each game: which questions are windows, who plays with whom, when a turn begins."""

from typing import Final

import msgspec

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import LOST, Game, Setup
from ludotheque.registry.discovery import descriptor_of

TURN_EVENTS: Final = ("TurnBegan",)


class Side(msgspec.Struct, frozen=True):
    """Seats that win together, and how an outcome names them."""

    outcome: str
    seats: tuple[int, ...]


def is_window(game: Game, decision: Decision | None) -> bool:
    """May several seats answer this ahead of each other?"""
    return decision is not None and game.kinds[decision.kind] in window_kinds(game.name)


def window_kinds(game: str) -> tuple[str, ...]:
    """The kinds of such questions. A pass is their fallback, and changes nothing but who is asked next."""
    return descriptor_of(game).window_kinds


def begins_turn(event: Event) -> bool:
    return type(event).__name__ in TURN_EVENTS


def sides_of(game: Game, setup: Setup) -> tuple[Side, ...]:
    """Who plays against whom; one side alone means that all play together."""
    if game.name == "dice_throne":
        return dice_sides(setup)
    if game.name == "catacombs_conquest":
        return tuple(
            Side(team, tuple(seat for seat, own in enumerate(setup.heroes) if own == team))
            for team in dict.fromkeys(setup.heroes)
        )
    return (Side(LOST, tuple(range(len(setup.heroes)))),)


def dice_sides(setup: Setup) -> tuple[Side, ...]:
    from ludotheque.dice_throne.modes.every import mode_of  # noqa: PLC0415 - a game is loaded only when it is played

    teams = dict.fromkeys(mode_of(setup.mode, len(setup.heroes)).team)
    return tuple(Side("+".join(str(seat) for seat in team), team) for team in teams)


def drafting_sides(game: Game, mode: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """The sides before anybody has chosen; where the choice itself makes the side, each seat is its own."""
    if game.name == "dice_throne":
        return tuple(side.seats for side in dice_sides(Setup(game.name, mode, ("",) * seats, {})))
    return tuple((seat,) for seat in range(seats))
