"""The little a room must know of each game: which questions are windows, who plays with whom, when a turn begins."""

import msgspec

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Game, Setup
from ludotheque.registry.discovery import descriptor_of


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


def begins_turn(game: str, event: Event) -> bool:
    return type(event).__name__ in descriptor_of(game).turn_events


def sides_of(game: Game, setup: Setup) -> tuple[Side, ...]:
    """Who plays against whom; one side alone means that all play together."""
    return tuple(Side(outcome, seats) for outcome, seats in game.sides(setup))
