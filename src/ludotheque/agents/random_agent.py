"""A player who takes any legal answer, each equally often."""

import random
from collections.abc import Callable
from typing import Final

from ludotheque.kernel.decisions import Decision, Space
from ludotheque.kernel.game import Seen
from ludotheque.kernel.simulation import Agent

NUMBERS: Final = 1 << 30


def random_agent(seed: bytes | str) -> Agent:
    """The random player of that seed; the same seed answers the same questions in the same way."""
    draw = random.Random(seed).random

    def choose(decision: Decision, _seen: Seen) -> int:
        options = decision.options
        if decision.space is not None:
            return anywhere(decision, decision.space, draw)
        return options[int(draw() * len(options))]

    return choose


def anywhere(decision: Decision, space: Space, draw: Callable[[], float]) -> int:
    """One of the listed answers or, half the time, one from the space of those that cannot be listed."""
    if decision.options and draw() < 0.5:
        return decision.options[int(draw() * len(decision.options))]
    return space.nth(int(draw() * NUMBERS))
