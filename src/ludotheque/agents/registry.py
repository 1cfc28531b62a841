"""The players of each game by name.

One that imagines how the match may go on says so by an attribute `searches = True`; then whoever plays the game keeps
what `Seen.imagine` needs.
"""

from collections.abc import Callable
from typing import Final

from ludotheque.agents.random_agent import random_agent
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import UnknownContent

Maker = Callable[[bytes | str], Agent]


def sensible_dice_throne(seed: bytes | str) -> Agent:
    from ludotheque.agents.dice_throne.sensible import sensible_agent  # noqa: PLC0415 - loads the game only when played

    return sensible_agent(seed)


EVERY_GAME: Final[dict[str, Maker]] = {"random": random_agent}
BY_GAME: Final[dict[str, dict[str, Maker]]] = {"dice_throne": {"sensible": sensible_dice_throne}}


def makers(game: str) -> dict[str, Maker]:
    return EVERY_GAME | BY_GAME.get(game, {})


def agent_names(game: str) -> tuple[str, ...]:
    """The players that know this game."""
    return tuple(makers(game))


def agent_named(game: str, name: str, seed: bytes | str) -> Agent:
    """A fresh player of that name; what it does depends on the seed and on what it sees alone."""
    known = makers(game)
    if name not in known:
        raise UnknownContent(f"unknown agent {name!r} for {game}; allowed: {', '.join(known)}")
    return known[name](seed)
