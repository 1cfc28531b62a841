"""One run of the rules through an imagined world: down the tree, one question further, then on without searching."""

from typing import Final

from ludotheque.games.dice_throne.agents.search_tree import Edge, Node, key_of_question, thrifty_scores
from ludotheque.games.dice_throne.agents.sensible import best_of, sensible
from ludotheque.games.dice_throne.agents.win_probability import win_chance
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.match import Match
from ludotheque.kernel.simulation import ScriptedAnswers

SEGMENT_LIMIT: Final = 1000


class Walker:
    """Answers for the seat that searches: first what is tried, then what the tree says, then what seems best."""

    def __init__(self, first: Edge) -> None:
        self.path = [first]
        self.begun = False
        self.leaving = False  # the tree grows by one question a walk

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
    """The chance to win when so many turns are over, in this world; it is noted all along the path."""
    walker = Walker(first)
    agents: list[Agent] = [sensible] * len(world.setup.heroes)
    agents[seat] = walker
    value = win_chance(played(world, seat, agents, turns), seat)
    for edge in walker.path:
        edge.add(value)
    return value


def played(world: Match, seat: int, agents: list[Agent], turns: int) -> DiceSeen:
    """The rules from the open question on until so many turns are over; the world itself stays where it is."""
    game = world.game
    mark = world.checkpoints[-1]
    state = game.copy_state(mark.state)
    ledger = mark.ledger.copy()
    ledger.rewind()
    answers = ScriptedAnswers(agents, world.tape, mark.position - world.offset)
    table = game.table(world.setup, state, (world.source, ledger), answers)
    answers.seen = [game.seen(table, 1 << each) for each in range(len(agents))]
    seen = answers.seen[seat]
    if not isinstance(seen, DiceSeen):
        raise BrokenRule("this world is not one of Dice Throne")
    last = seen.turn + turns
    for _ in range(SEGMENT_LIMIT):
        if game.outcome(state) or seen.turn >= last:
            return seen
        game.play_segment(table)
    raise BrokenRule(f"turn {last} has not come after {SEGMENT_LIMIT} segments", f"key {world.key.hex()}")
