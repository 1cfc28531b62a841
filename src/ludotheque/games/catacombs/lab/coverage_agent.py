"""A player of Catacombs Conquest who goes for what has been used least, aims at enemies, and tries anything else."""

from math import atan2, degrees
from random import Random
from typing import Final

from ludotheque.games.catacombs.lab.usage import UsageNames
from ludotheque.games.catacombs.physics.angles import TURN
from ludotheque.games.catacombs.table.actions import ACCEPT, ASK_FLICK, DONE, PLAY, PROPOSE, flick_action
from ludotheque.games.catacombs.table.state import PROJECTILE
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision

WISHED: Final = 0.85  # how often a wish comes before chance
AIMED: Final = 0.6  # how often a flick goes for an enemy
NUMBERS: Final = 1 << 30


class CoverageAgent:
    """Prefers cards and layouts that its wishes name, in their order."""

    def __init__(self, names: UsageNames, wishes: list[str], random: Random) -> None:
        self.names = names
        self.rank = {name: place for place, name in enumerate(wishes)}
        self.random = random

    def __call__(self, decision: Decision, seen: CatacombsSeen) -> int:
        if decision.kind == ASK_FLICK and self.random.random() < AIMED:
            return self.aim(seen)
        if decision.space is not None:
            return decision.space.nth(self.random.randrange(NUMBERS))
        wished = sorted([option for option in decision.options if self.wish(option, seen) >= 0],
                        key=lambda option: self.wish(option, seen))  # fmt: skip
        if wished and self.random.random() < WISHED:
            return wished[0]
        return self.random.choice(decision.options)

    def wish(self, option: int, seen: CatacombsSeen) -> int:
        """The place of the first wish that an answer serves; -1 if none."""
        if option in (DONE, ACCEPT):
            return -1
        verb = option >> ARGUMENT_BITS << ARGUMENT_BITS
        if verb == PROPOSE:
            names = [f"layout {self.names.kit.layouts[option & ARGUMENT_MASK].id}"]
        elif verb == PLAY:
            names = self.promised(option & ARGUMENT_MASK, seen)
        else:
            return -1
        places = [self.rank[name] for name in names if name in self.rank]
        return min(places) if places else -1

    def promised(self, card: int, seen: CatacombsSeen) -> list[str]:
        """What a card may lead to."""
        kit = seen.card(card)
        if kit is None:
            return []
        found = [f"card {kit.id}, played", f"card {kit.id}, kept"]
        return found + [f"shot {step.shot.id}{more}" for step in kit.steps for more in ("", ", scored")]

    def aim(self, seen: CatacombsSeen) -> int:
        """Straight at an enemy, hard enough."""
        state = seen.state()
        step = seen.steps()[state.shot]
        x, y = place_of(state, PROJECTILE if step.shot.ranged else seen.disc())
        enemy = self.random.choice([2, 3] if state.team == 0 else [0, 1])
        to_x, to_y = place_of(state, enemy)
        angle = round(degrees(atan2(to_y - y, to_x - x)) * 1000) % TURN
        return flick_action(angle, self.random.randrange(1_200_000, seen.kit.limits.fastest))


def place_of(state: CatacombsState, disc: int) -> tuple[int, int]:
    if disc == PROJECTILE:
        return state.projectile[0], state.projectile[1]
    return state.xs[disc], state.ys[disc]
