"""Duels for the tests of the players: by name, by seed, and a match brought to its first roll."""

from collections.abc import Iterator
from itertools import product

from ludotheque.games.dice_throne.table.actions import END, MAIN, ROLLING
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.match import Match, answer_as_bot, start
from ludotheque.kernel.simulation import PlayedMatch, play_out
from ludotheque.registry.discovery import agent_named, game_named

GAME = "dice_throne"
HEROES = ("barbarian", "pyromancer")
PAIRINGS = list(product(HEROES, repeat=2))
ROSTER = game_named(GAME).heroes()
NEIGHBOURS = [(hero, ROSTER[place - 1]) for place, hero in enumerate(ROSTER)]
"""Every hero once at every seat."""


def dice_throne() -> Game:
    return game_named(GAME)


def setup(heroes: tuple[str, ...] = HEROES, **options: str) -> Setup:
    return Setup(GAME, "duel", heroes, options)


def play(heroes: tuple[str, ...], agents: tuple[str, ...], seed: str) -> PlayedMatch:
    seated = [agent_named(GAME, name, f"{seed}:{seat}") for seat, name in enumerate(agents)]
    return play_out(dice_throne(), setup(heroes), key_of(seed), seated)


def questions(agent: Agent, seed: str, heroes: tuple[str, ...] = HEROES) -> Iterator[tuple[Match, Decision]]:
    """A live match at each question, both seats answered by the agent."""
    match = start(dice_throne(), setup(heroes), key_of(seed))
    while match.decision is not None:
        decision = match.decision
        yield match, decision
        answer_as_bot(match, agent(decision, match.seen((decision.owner,))))


def at_first_roll(dice: list[int], heroes: tuple[str, ...] = HEROES) -> tuple[Decision, DiceSeen]:
    """The first roll of a match, falling as given."""
    match = start(dice_throne(), setup(heroes), key_of("first roll"))
    while match.decision is not None and match.decision.kind != ROLLING:
        if match.decision.kind == MAIN:
            match.force(f"dice:{match.decision.owner}", [die - 1 for die in dice])
            answer_as_bot(match, END)
        else:
            answer_as_bot(match, match.decision.options[0])
    decision = match.decision
    assert decision is not None
    seen = match.seen((decision.owner,))
    assert isinstance(seen, DiceSeen)
    return decision, seen
