"""How likely a side wins after an answer: the turn is played on in a few worlds that cannot be ruled out."""

from typing import Final

from ludotheque.agents.dice_throne.outlook import teams_of, win_chance
from ludotheque.agents.dice_throne.sensible import sensible
from ludotheque.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import winners
from ludotheque.kernel.imagination import Root
from ludotheque.kernel.match import Checkpoint, Match
from ludotheque.kernel.secrets import SPECTATOR, among
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
    root = seen.root
    if not isinstance(root, Root):
        return [None for _ in options]
    level = levelled(root, seen.viewers)
    totals = [0.0] * len(options)
    keys = KEYS[: max(2, PLAYED // seen.seats)]
    for key in keys:
        world = level.imagine(seen.viewers, key)
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


def levelled(root: Root, viewers: int) -> Root:
    """The same start with all that the viewers cannot know put in order.

    What is imagined under a fixed key would otherwise still follow the true order of the cards: everybody who may ask
    for a hint would then learn something of it. Cards that went through a remembered shuffle keep their places.
    """
    state = root.game.copy_state(root.checkpoint.state)
    secrets, ledger = state.secrets, root.checkpoint.ledger
    seen_since = {card for (card, _), mask in ledger.learned.items() if mask & (viewers | SPECTATOR)}
    shuffled = {card for shuffle in ledger.shuffles for card in shuffle.ids}
    cells: dict[int, list[int]] = {}
    for card, cell in enumerate(secrets.cell):
        known = secrets.known[card] & (viewers | SPECTATOR) or card in seen_since
        if not known and card not in shuffled and not among(secrets.past, [card]):
            cells.setdefault(cell, []).append(card)
    for cards in cells.values():
        for card, identity in zip(cards, sorted(secrets.identity[card] for card in cards), strict=True):
            secrets.identity[card] = identity
    return Root(root.game, root.setup, Checkpoint(root.checkpoint.position, state, ledger), root.tape)
