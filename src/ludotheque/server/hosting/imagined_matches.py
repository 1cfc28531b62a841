"""Imagined matches sent to worker processes. They contain nothing that the seat doesn't know."""

from typing import Any

import msgspec

from ludotheque.kernel.drivers import AUTO, Entry
from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match, MatchParts
from ludotheque.kernel.state import dump
from ludotheque.registry.discovery import game_named


class World(msgspec.Struct, frozen=True):
    """A match that a seat cannot rule out, as plain values, with an imagined key."""

    game: str
    mode: str
    heroes: tuple[str, ...]
    options: dict[str, str]
    key: bytes
    state: list[Any]  # the dumped state
    outcomes: dict[int, int]
    orders: dict[int, list[int]]
    tape: list[tuple[int, int, int]]
    declined: list[int]


def imagined(match: Match, seat: int, key: bytes) -> World:
    """Return a match consistent with what the seat knows, at the seat's own question.

    Seats that come before it in a window pass.
    """
    world = imagine(match, (seat,), key)
    while world.decision is not None and seat not in world.waiting() and match.decision is not world.decision:
        if match.decision is None or not match.decision.may_answer(seat):
            break
        world.answer(world.decision.owner, world.decision.fallback(), AUTO)
    mark = world.checkpoints[-1]
    setup = match.setup
    return World(
        setup.game,
        setup.mode,
        setup.heroes,
        setup.options,
        key,
        dump(mark.state),
        mark.ledger.outcomes,
        mark.ledger.orders,
        [(entry.seat, entry.action, entry.how) for entry in world.tape],
        world.declined,
    )


def rebuilt(world: World) -> Match:
    """Return the imagined match, waiting at the same question."""
    game = game_named(world.game)
    ledger = Ledger()
    ledger.outcomes = world.outcomes
    ledger.orders = world.orders
    setup = Setup(world.game, world.mode, world.heroes, world.options)
    mark = Checkpoint(0, game.load_state(world.state), ledger)
    tape = [Entry(seat, action, how) for seat, action, how in world.tape]
    parts = MatchParts(game, setup, world.key, (), [mark], tape=tape, declined=world.declined)
    parts.hold = len(tape)
    return Match.from_parts(parts)
