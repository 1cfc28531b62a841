"""What a player of Catacombs Conquest knows when it is asked."""

import random
from dataclasses import dataclass
from typing import Final

from ludotheque.games.catacombs.agents.arena_model import Board, board_of, spread_of
from ludotheque.games.catacombs.table.match_content import PreparedCard, StepKit
from ludotheque.games.catacombs.table.state import BANK, CHARACTERS, NO_CARD, NOBODY
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule


@dataclass(frozen=True)
class Level:
    """The budget for one question."""

    tries: int  # how often an aim is tried with the finger's own noise
    wild: int  # aims in any direction, which find what no straight line shows
    finalists: int  # aims that are looked at more closely
    directions: int  # ways a move is tried in
    goals: int  # obstacles that are tried for each place where one would help
    spots: int  # directions in which a projectile is tried around its character


LEVELS: Final = {
    "novice": Level(tries=3, wild=0, finalists=1, directions=4, goals=1, spots=4),
    "casual": Level(tries=5, wild=8, finalists=2, directions=6, goals=1, spots=8),
    "sensible": Level(tries=7, wild=16, finalists=3, directions=10, goals=2, spots=12),
    "expert": Level(tries=13, wild=64, finalists=5, directions=20, goals=4, spots=24),
}

PROFILES: Final = {
    "novice": "bot_novice",
    "casual": "bot_casual",
    "sensible": "bot_skilled",
    "expert": "bot_expert",
}
"""The noise profile that goes with a level."""


NO_STEPS: Final[list[StepKit]] = []


class DecisionContext:
    """One question, as the one who is asked sees it."""

    def __init__(self, decision: Decision, seen: CatacombsSeen, level: Level, seed: str) -> None:
        self.seen = seen
        self.kit = seen.kit
        self.state = seen.state()
        self.level = level
        self.seat = decision.owner
        self.team = self.kit.teams[self.seat]
        self.foes = 1 - self.team
        self.disc = seen.disc()  # the active character, whoever is asked
        self.mates = [2 * self.team, 2 * self.team + 1]
        self.enemies = [2 * self.foes, 2 * self.foes + 1]
        self.steps = seen.steps()
        self.card = self.known(self.state.playing) if self.state.playing != NO_CARD else None
        self.noise = self.kit.noises[self.seat]
        self.spread = spread_of(self.noise.angle)
        noises = [self.kit.noises[self.kit.seat_of(disc)] for disc in range(CHARACTERS)]
        self.spreads = [spread_of(noise.angle) for noise in noises]  # how much the angles of each character miss
        self.luck = random.Random(f"{seed}:{self.state.turn}:{decision.kind}:{self.state.xs}:{self.state.ys}")

    def known(self, card: int) -> PreparedCard:
        """A card that these eyes may see."""
        kit = self.seen.card(card)
        if kit is None:
            raise BrokenRule(f"card {card} is hidden from seat {self.seat}")
        return kit

    def step(self) -> StepKit:
        """The shot that is being made."""
        return self.steps[self.state.shot]

    def rest(self) -> list[StepKit]:
        """The shots of the sequence that come after this one."""
        return self.steps[self.state.shot + 1 :]

    def board(self) -> Board:
        shot = self.step().shot if self.state.projectile else None
        return board_of(self.kit, self.state, shot)

    def hittable(self, step: StepKit) -> list[int]:
        """CC-TARGET-2: the named enemy alone, or both."""
        if not step.shot.damage:
            return []
        return [self.state.target] if step.targeted and self.state.target != NOBODY else self.enemies

    def next_enemy(self) -> int:
        """The enemy character whose turn comes next."""
        return 2 * self.foes + self.state.markers[self.foes]

    def next_mate(self) -> int:
        """The own character that acts after it."""
        marker = self.state.markers[self.team]
        return 2 * self.team + (1 - marker if self.state.team == self.team else marker)

    def lead(self) -> int:
        """Tokens ahead of the enemy (CC-END-5)."""
        return self.state.pools[self.team] - self.state.pools[self.foes]

    def more_cards(self) -> int:
        """Hand cards ahead of the enemy, without the one about to be played (CC-END-6)."""
        sizes = [sum(len(self.state.hands[seat]) for seat in seats) for seats in self.kit.team_seats]
        return sizes[self.team] - sizes[self.foes] - 1

    def bank(self) -> int:
        return self.state.pools[BANK]
