"""The players of each game by name.

One that imagines how the match may go on says so by an attribute `searches = True`; then whoever plays the game keeps
what `Seen.imagine` needs.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from ludotheque.agents.random_agent import random_agent
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import UnknownContent

Maker = Callable[[bytes | str], Agent]


def sensible_dice_throne(seed: bytes | str) -> Agent:
    from ludotheque.agents.dice_throne.sensible import sensible_agent  # noqa: PLC0415 - loads the game only when played

    return sensible_agent(seed)


def searching_dice_throne(seed: bytes | str) -> Agent:
    from ludotheque.agents.dice_throne.searcher import searcher_agent  # noqa: PLC0415 - the same

    return searcher_agent(seed)


def catacombs_player(level: str, seed: bytes | str) -> Agent:
    """How much it tries out; how steady its finger is says the setup of the table (`noise_profile_N`)."""
    from ludotheque.agents.catacombs.sensible import thinker  # noqa: PLC0415 - the same

    return thinker(level, seed)


def sensible_dungeon(seed: bytes | str) -> Agent:
    from ludotheque.agents.one_deck_dungeon.sensible import sensible_agent  # noqa: PLC0415 - the same

    return sensible_agent(seed)


def searching_dungeon(seed: bytes | str) -> Agent:
    from ludotheque.agents.one_deck_dungeon.searcher import searcher_agent  # noqa: PLC0415 - the same

    return searcher_agent(seed)


EVERY_GAME: Final[dict[str, Maker]] = {"random": random_agent}
BY_GAME: Final[dict[str, dict[str, Maker]]] = {
    "dice_throne": {"sensible": sensible_dice_throne, "searcher": searching_dice_throne},
    "one_deck_dungeon": {"sensible": sensible_dungeon, "searcher": searching_dungeon},
    "catacombs_conquest": {
        "sensible": partial(catacombs_player, "sensible"),
        "novice": partial(catacombs_player, "novice"),
        "casual": partial(catacombs_player, "casual"),
        "expert": partial(catacombs_player, "expert"),
    },
}


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
