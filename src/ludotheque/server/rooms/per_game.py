"""What a room needs to know about a game: which questions are windows, the sides, and when a turn begins."""

import msgspec

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Game, Setup
from ludotheque.registry.discovery import descriptor_of


class Side(msgspec.Struct, frozen=True):
    """Seats that win together, with their outcome."""

    outcome: str
    seats: tuple[int, ...]


def is_window(game: Game, decision: Decision | None) -> bool:
    """Return whether several seats may answer this question ahead."""
    return decision is not None and game.kinds[decision.kind] in window_kinds(game.name)


def window_kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of window questions. Their fallback is a pass, which only changes who is asked next."""
    return descriptor_of(game).window_kinds


def orders_may_pass(game: Game, decision: Decision, *, alone: bool) -> bool:
    """Return whether standing orders may pass this question. `alone` means that all people share one screen."""
    about = descriptor_of(game.name)
    kinds = about.window_kinds + about.order_kinds + (about.lone_order_kinds if alone else ())
    return game.kinds[decision.kind] in kinds


def is_public_question(game: Game, decision: Decision) -> bool:
    """Return whether a question is about nothing hidden."""
    return game.kinds[decision.kind] in descriptor_of(game.name).open_kinds


def begins_turn(game: str, event: Event) -> bool:
    return type(event).__name__ in descriptor_of(game).turn_events


def sides_of(game: Game, setup: Setup) -> tuple[Side, ...]:
    """Return the sides of a match. A cooperative game has one."""
    return tuple(Side(outcome, seats) for outcome, seats in game.sides(setup))
