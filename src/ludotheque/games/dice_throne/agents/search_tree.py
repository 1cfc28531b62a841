"""The tree of what one seat may be asked and answer, as far as it sees; every imagined world walks the same tree."""

import math
from typing import Final

from ludotheque.games.dice_throne.agents.sensible import scores
from ludotheque.games.dice_throne.table.actions import END, MAIN, PLAY, PREEMPT, PRESENT, RESPOND, ROLLING, SELL, SPEND
from ludotheque.games.dice_throne.table.match_content import UPGRADE
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import Decision

Key = tuple[int, ...]

APART: Final = -1  # between the parts of a key
WIDTH: Final = 4  # answers that are followed at one question
DOUBT: Final = 3.0  # points of damage that an answer may seem worse than the best and still be followed
NARROW: Final = 3  # both where dice may be rolled again, which the sensible player reckons exactly
CLOSE: Final = 1.0
THRIFT: Final = 1.5  # points of damage that a card is worth to somebody who might sell it, beyond what it seems
DEAR: Final = 1.2  # the same for a card that might be played; an upgrade is for nothing else
CHEAP: Final = 0.8  # points of damage that a Combat Point is worth less than it seems
WITH_CARDS: Final = (MAIN, ROLLING, RESPOND, PREEMPT, PRESENT)
CURIOSITY: Final = 0.08  # how much less tried answers are preferred, in chances to win
WARMTH: Final = 1.5  # points of damage that make an answer less likely by a factor e


def key_of_question(decision: Decision, seen: DiceSeen) -> Key:
    """What the seat sees of the question: what is asked, every answer, the dice that lie open, and the own hand.

    Answers name cards by their ids; which card that is may differ between worlds if it was drawn there.
    """
    throw = seen.throw()
    dice = tuple(throw.dice) if throw is not None else ()
    cards = [seen.card(card) for card in seen.hand(decision.owner)]
    hand = [card.index if card is not None else APART for card in cards]
    return (decision.kind, decision.subject, *decision.options, APART, *dice, APART, *hand)


def thrifty_scores(decision: Decision, seen: DiceSeen) -> list[float]:
    """What the sensible player thinks of each answer, with cards held dearer and Combat Points cheaper."""
    worth = scores(decision, seen)
    if decision.kind not in WITH_CARDS:
        return worth
    return [value + repriced(option, seen) for value, option in zip(worth, decision.options, strict=True)]


def repriced(option: int, seen: DiceSeen) -> float:
    """How much better an answer is than the sensible player thinks, in points of damage."""
    if SELL <= option < END:
        return -THRIFT
    card = seen.card(option - PLAY) if PLAY <= option < SPEND else None
    if card is None:
        return 0.0
    saved: float = CHEAP * int(card.cost)
    return saved if card.kind == UPGRADE else saved - DEAR


def lays_upgrade(decision: Decision, seen: DiceSeen, place: int) -> bool:
    """Upgrades pay over more turns than a run sees, so what the sensible player thinks of them stands."""
    option = decision.options[place]
    if decision.kind != MAIN or not PLAY <= option < SPEND:
        return False
    card = seen.card(option - PLAY)
    return card is not None and card.kind == UPGRADE


class Edge:
    """One answer: how often it was tried, what came of it, and the questions that followed."""

    def __init__(self, action: int, score: float) -> None:
        self.action = action
        self.score = score  # in points of damage, before anything was tried
        self.likely = 0.0
        self.visits = 0
        self.total = 0.0
        self.next: dict[Key, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class Node:
    """One question: the answers that are worth following, the one that seems best first."""

    def __init__(self, decision: Decision, seen: DiceSeen) -> None:
        worth = thrifty_scores(decision, seen)
        width, doubt = (NARROW, CLOSE) if decision.kind == ROLLING else (WIDTH, DOUBT)
        best = max(worth)
        ranked = sorted(range(len(worth)), key=lambda place: -worth[place])
        later = [lays_upgrade(decision, seen, place) for place in range(len(worth))]
        if later[ranked[0]]:
            width = 1
        followed = [place for place in ranked if worth[place] >= best - doubt and later[place] == later[ranked[0]]]
        self.edges = [Edge(decision.options[place], worth[place]) for place in followed[:width]]
        shares = [math.exp((edge.score - best) / WARMTH) for edge in self.edges]
        for edge, share in zip(self.edges, shares, strict=True):
            edge.likely = share / sum(shares)

    def picked(self) -> Edge:
        """The answer to try next: good so far, likely, or little tried."""
        visits = sum(edge.visits for edge in self.edges)
        if not visits:
            return self.edges[0]
        usual = sum(edge.total for edge in self.edges) / visits
        return max(self.edges, key=lambda edge: promise(edge, usual, visits))


def promise(edge: Edge, usual: float, visits: int) -> float:
    """What has come of an answer, and what may yet (PUCT)."""
    known = edge.mean() if edge.visits else usual
    return known + CURIOSITY * edge.likely * math.sqrt(visits) / (1 + edge.visits)
