"""The searching agent: looks ahead in imagined matches and chooses the answer with the best results."""

import math
from math import inf
from time import perf_counter
from typing import Final

from ludotheque.games.dice_throne.agents.sensible import best_of, scores, sensible
from ludotheque.games.dice_throne.agents.win_probability import win_chance
from ludotheque.games.dice_throne.table.actions import END, MAIN, PLAY, PREEMPT, PRESENT, RESPOND, ROLLING, SELL, SPEND
from ludotheque.games.dice_throne.table.match_content import UPGRADE
from ludotheque.games.dice_throne.table.response_points import MAIN_2
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from ludotheque.kernel.simulation import ScriptedAnswers

Key = tuple[int, ...]

APART: Final = -1  # separates the parts of a key
WIDTH: Final = 4  # answers followed at one question
DOUBT: Final = 3.0  # how many points of damage worse than the best an answer may score and still be followed
NARROW: Final = 3  # stricter limits where dice may be rerolled, because the sensible agent values that exactly
CLOSE: Final = 1.0
THRIFT: Final = 1.5  # extra value, in points of damage, of a card that could be sold
DEAR: Final = 1.2  # the same for a card that could be played; upgrades have no other use
CHEAP: Final = 0.8  # how many points of damage a Combat Point is worth less than its score
WITH_CARDS: Final = (MAIN, ROLLING, RESPOND, PREEMPT, PRESENT)
CURIOSITY: Final = 0.08  # exploration weight, in chances to win
WARMTH: Final = 1.5  # points of damage that make an answer less likely by a factor e


def key_of_question(decision: Decision, seen: DiceSeen) -> Key:
    """Return a key of what the seat sees of the question: the question, every answer, the dice, and its hand.

    Answers name cards by their ids; a card drawn in an imagined world may differ between worlds.
    """
    throw = seen.throw()
    dice = tuple(throw.dice) if throw is not None else ()
    cards = [seen.card(card) for card in seen.hand(decision.owner)]
    hand = [card.index if card is not None else APART for card in cards]
    return (decision.kind, decision.subject, *decision.options, APART, *dice, APART, *hand)


def thrifty_scores(decision: Decision, seen: DiceSeen) -> list[float]:
    """Return the sensible agent's scores, with cards valued higher and Combat Points lower."""
    worth = scores(decision, seen)
    if decision.kind not in WITH_CARDS:
        return worth
    return [value + repriced(option, seen) for value, option in zip(worth, decision.options, strict=True)]


def repriced(option: int, seen: DiceSeen) -> float:
    """Return the difference from the sensible agent's score, in points of damage."""
    if SELL <= option < END:
        return -THRIFT
    card = seen.card(option - PLAY) if PLAY <= option < SPEND else None
    if card is None:
        return 0.0
    saved: float = CHEAP * int(card.cost)
    return saved if card.kind == UPGRADE else saved - DEAR


def lays_upgrade(decision: Decision, seen: DiceSeen, place: int) -> bool:
    """Return whether the answer plays an upgrade. These pay off beyond the lookahead, so their scores stand."""
    option = decision.options[place]
    if decision.kind != MAIN or not PLAY <= option < SPEND:
        return False
    card = seen.card(option - PLAY)
    return card is not None and card.kind == UPGRADE


class Edge:
    """One answer: how often it was tried, with which results, and the questions that followed."""

    def __init__(self, action: int, score: float) -> None:
        self.action = action
        self.score = score  # in points of damage, before any trial
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
    """One question: the answers worth following, the best-scored first."""

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
        """Return the answer to try next, by its results, likelihood and number of trials."""
        visits = sum(edge.visits for edge in self.edges)
        if not visits:
            return self.edges[0]
        usual = sum(edge.total for edge in self.edges) / visits
        return max(self.edges, key=lambda edge: promise(edge, usual, visits))


def promise(edge: Edge, usual: float, visits: int) -> float:
    """Return the mean result of an answer plus its exploration bonus (PUCT)."""
    known = edge.mean() if edge.visits else usual
    return known + CURIOSITY * edge.likely * math.sqrt(visits) / (1 + edge.visits)


SEGMENT_LIMIT: Final = 1000


class Walker:
    """Answers for the searching seat: first the tried answer, then by the tree, then by score."""

    def __init__(self, first: Edge) -> None:
        self.path = [first]
        self.begun = False
        self.leaving = False  # the tree grows by one question per walk

    def __call__(self, decision: Decision, seen: DiceSeen) -> int:
        if not self.begun:
            self.begun = True
            return self.path[0].action
        if self.leaving:
            return best_of(decision.options, thrifty_scores(decision, seen))
        questions = self.path[-1].next
        key = key_of_question(decision, seen)
        if key not in questions:
            questions[key] = Node(decision, seen)
            self.leaving = True
        edge = questions[key].picked()
        self.path.append(edge)
        return edge.action


def walk(world: Match, seat: int, first: Edge, turns: int) -> float:
    """Return the chance to win after this many turns in this world, and add it to all edges of the path."""
    walker = Walker(first)
    agents: list[Agent] = [sensible] * len(world.setup.heroes)
    agents[seat] = walker
    value = win_chance(played(world, seat, agents, turns), seat)
    for edge in walker.path:
        edge.add(value)
    return value


def played(world: Match, seat: int, agents: list[Agent], turns: int) -> DiceSeen:
    """Run the rules from the open question until this many turns are over; the world itself does not change."""
    game = world.game
    mark = world.checkpoints[-1]
    state = game.copy_state(mark.state)
    ledger = mark.ledger.copy()
    ledger.rewind()
    answers = ScriptedAnswers(agents, world.tape, mark.position - world.offset)
    table = game.table(world.setup, state, (world.source, ledger), answers)
    answers.seen = [game.seen(table, 1 << each) for each in range(len(agents))]
    seen = expect(answers.seen[seat], DiceSeen)
    last = seen.turn + turns
    for _ in range(SEGMENT_LIMIT):
        if game.outcome(state) or seen.turn >= last:
            return seen
        game.play_segment(table)
    raise BrokenRule(f"turn {last} has not come after {SEGMENT_LIMIT} segments", f"key {world.key.hex()}")


ITERATIONS: Final = 48  # runs of the rules per answer
POINT: Final = 4.0  # the change of the log odds by a point of damage is POINT / (health left + CUSHION)
CUSHION: Final = 14.0
ERROR: Final = 0.02  # the usual error of the scores, in chances to win
SHAKE: Final = 0.01  # the least spread of the results between worlds


class AnswerTrial:
    """An answer under test, compared with the best-scored one, world by world."""

    def __init__(self, edge: Edge, expected: float) -> None:
        self.edge = edge
        self.expected = expected  # how much better its score was, in chances to win
        self.values: list[float] = []

    def gain(self, first: "AnswerTrial") -> float:
        """Return the estimated gain over the first: the expected one, corrected by the mean of the trials."""
        if self is first:
            return 0.0
        found = [one - other for one, other in zip(self.values, first.values, strict=False)]
        mean = sum(found) / len(found)
        spread = SHAKE**2 + sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1)
        trust = ERROR**2 / (ERROR**2 + spread / len(found))
        return self.expected + trust * (mean - self.expected)


class Searcher:
    """Searches questions at which several answers may be best.

    A fixed number of runs per answer gives the same result on every machine; a limit of seconds may stop the search
    earlier, and its answer then depends on the clock.
    """

    def __init__(self, seed: bytes | str, iterations: int = ITERATIONS, seconds: float = inf) -> None:
        self.searches = True
        self.seed = seed if isinstance(seed, str) else seed.hex()
        self.iterations = iterations
        self.seconds = seconds
        self.asked = 0
        self.searched = 0
        self.walks = 0

    def __call__(self, decision: Decision, seen: DiceSeen) -> int:
        self.asked += 1
        root = Node(decision, seen)
        if len(root.edges) == 1 or self.iterations < 2:
            return root.edges[0].action
        self.searched += 1
        first, *others = trials_of(root, seen, decision.owner)[: self.iterations]
        left = self.iterations
        end = perf_counter() + self.seconds
        rounds = len(others).bit_length()
        while rounds and left > len(others):
            for _ in range(max(1, left // rounds // (1 + len(others)))):
                self.try_all([first, *others], seen, decision.owner)
                left -= 1 + len(others)
                if perf_counter() >= end:
                    left = 0
                    break
            rounds -= 1
            others.sort(key=lambda trial: -trial.gain(first))
            del others[max(1, len(others) // 2) :]
        best = others[0]
        return best.edge.action if best.gain(first) > 0 else first.edge.action

    def try_all(self, trials: list[AnswerTrial], seen: DiceSeen, seat: int) -> None:
        """Run each of the trials in one more world."""
        turns = 2 if seen.active == seat and seen.phase >= MAIN_2 else 1
        number = len(trials[0].values)
        world = seen.imagine(key_of(f"{self.seed}:{self.asked}:{number}"))
        for trial in trials:
            trial.values.append(walk(world, seat, trial.edge, turns))
            self.walks += 1


def trials_of(root: Node, seen: DiceSeen, seat: int) -> list[AnswerTrial]:
    """Return the answers to try, the best-scored first."""
    chance = win_chance(seen, seat)
    weakest = min(seen.health(each) for each in (seat, *seen.opponents(seat)))
    point = POINT * chance * (1.0 - chance) / (weakest + CUSHION)
    best = root.edges[0].score
    return [AnswerTrial(edge, point * (edge.score - best)) for edge in root.edges]


def searcher_agent(seed: bytes | str) -> Agent:
    return Searcher(seed)
