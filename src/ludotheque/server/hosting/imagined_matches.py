"""Imagined matches on their way to a worker process; what the seat does not know is not in them."""

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
    """A match that a seat cannot rule out, as plain values; its key is an imagined one."""

    game: str
    mode: str
    heroes: tuple[str, ...]
    options: dict[str, str]
    key: bytes
    state: list[Any]  # as a state dumps itself
    outcomes: dict[int, int]
    orders: dict[int, list[int]]
    tape: list[tuple[int, int, int]]
    declined: list[int]


def imagined(match: Match, seat: int, key: bytes) -> World:
    """What that seat may take the match for, at its own question; whoever comes before it in a window passes."""
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
    """The imagined match, waiting at the same question."""
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
