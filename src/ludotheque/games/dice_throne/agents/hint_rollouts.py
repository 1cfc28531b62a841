"""How likely a side wins after an answer: the turn is played on in a few worlds that cannot be ruled out."""

from typing import Final

from ludotheque.games.dice_throne.agents.sensible import sensible
from ludotheque.games.dice_throne.agents.win_probability import teams_of, win_chance
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import winners
from ludotheque.kernel.match import Match
from ludotheque.kernel.simulation import play_on

PLAYED: Final = 24  # seats played for, in all worlds together: among many, each world takes longer
MOST: Final = 12
KEYS: Final = tuple(key_of(f"hint {number}") for number in range(MOST))
"""The same worlds and the same luck for every answer: what differs between them is the answer."""


class Arrived(Exception):
    """The turn is over: the rest of the match need not be played."""


class Scout:
    """Gives one answer, plays on for all seats like the sensible player, and looks around at the next turn."""

    def __init__(self, decision: Decision, seen: DiceSeen, answer: int) -> None:
        self.seat = decision.owner
        self.turn = seen.turn
        self.answer = answer
        self.begun = len(decision.options) == 1  # nobody is asked for a sole answer
        self.chance = 0.0

    def __call__(self, decision: Decision, seen: DiceSeen) -> int:
        if not self.begun:
            self.begun = True
            return self.answer
        if seen.turn > self.turn:
            self.chance = win_chance(seen, self.seat)
            raise Arrived
        return sensible(decision, seen)


def win_chances(decision: Decision, seen: DiceSeen, options: list[int]) -> list[float | None]:
    """For each of these answers the chance that the side asked wins; None where nothing can be imagined."""
    if seen.root is None:
        return [None for _ in options]
    totals = [0.0] * len(options)
    keys = KEYS[: max(2, PLAYED // seen.seats)]
    for key in keys:
        world = seen.imagine(key)
        for place, option in enumerate(options):
            totals[place] += played_on(world, Scout(decision, seen, option), seen)
    return [total / len(keys) for total in totals]


def played_on(world: Match, scout: Scout, seen: DiceSeen) -> float:
    try:
        outcome = play_on(world, [scout] * seen.seats).outcome
    except Arrived:
        return scout.chance
    if not winners(outcome):
        return 1.0 / len(teams_of(seen))  # a draw, which all sides share
    return 1.0 if scout.seat in winners(outcome) else 0.0
