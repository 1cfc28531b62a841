"""An agent that chooses uniformly among the legal answers."""

import random
from collections.abc import Callable
from typing import Final

from ludotheque.kernel.decisions import Decision, Space
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.game import Seen

NUMBERS: Final = 1 << 30


class RandomAgent:
    """The random agent of one seed; the same seed gives the same answers to the same questions."""

    def __init__(self, draw: Callable[[], float]) -> None:
        self.draw = draw
        self.picks_from_options = True  # so the engine need not check its answers

    def __call__(self, decision: Decision, seen: Seen) -> int:
        if decision.space is not None:
            return anywhere(decision, decision.space, self.draw)
        options = decision.options
        return options[int(self.draw() * len(options))]


def random_agent(seed: bytes | str) -> Agent:
    return RandomAgent(random.Random(seed).random)


def anywhere(decision: Decision, space: Space, draw: Callable[[], float]) -> int:
    """Return one of the listed answers or, half the time, one from the space of unlisted answers."""
    if decision.options and draw() < 0.5:
        return decision.options[int(draw() * len(decision.options))]
    return space.nth(int(draw() * NUMBERS))
