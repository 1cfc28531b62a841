"""Whole games played in one run, with agents called directly."""

from collections.abc import Callable
from typing import Any, Final

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent, InlineAnswers, TapeAnswer
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.imagination import Root
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match
from ludotheque.kernel.state import digest
from ludotheque.kernel.table import GameState, Table

SEGMENT_LIMIT: Final = 20_000
Watch = Callable[[Any], object]  # events are interpreted classes of the games


class PlayedMatch:
    """How a game ended."""

    def __init__(self, outcome: str, decisions: int, segments: int, state: GameState) -> None:
        self.outcome = outcome
        self.decisions = decisions  # questions with two or more options that an agent answered
        self.segments = segments
        self.state = state

    def digest(self) -> str:
        return digest(self.state)


class ScriptedAnswers(InlineAnswers):
    """Replays the answers that were already given, then asks the agents."""

    def __init__(self, agents: list[Agent], script: list[TapeAnswer], start: int) -> None:
        super().__init__(agents, [], None)
        self.script = script
        self.at = start

    def answer(self, table: Table, decision: Decision) -> int:
        if self.at < len(self.script):
            self.at += 1
            return self.script[self.at - 1].action
        return super().answer(table, decision)

    def in_place(self) -> bool:
        return False


def play_out(game: Game, setup: Setup, key: bytes, agents: list[Agent], watch: Watch | None = None) -> PlayedMatch:
    """Play one game from its setup to its end. `watch`, if given, receives every event."""
    state = game.begin(setup)
    searching = any(getattr(agent, "searches", False) for agent in agents)
    tape: list[TapeAnswer] | None = [] if searching else None
    answers = InlineAnswers(agents, [], tape)
    chance = Chance(key, len(game.streams(setup)))
    ledger = Ledger() if searching else None
    table = game.table(setup, state, (chance, ledger), answers)
    table.listening = watch is not None
    answers.seen = [game.seen(table, 1 << seat) for seat in range(len(agents))]
    segments = 0
    while not game.outcome(state):
        if tape is not None and ledger is not None:
            tape.clear()
            ledger.clear()
            root = Root(game, setup, Checkpoint(0, game.copy_state(state), ledger), tape)
            for seen in answers.seen:
                seen.root = root
        game.play_segment(table)
        segments += 1
        if watch is not None:
            for event in table.events:
                watch(event)
            table.events.clear()
        if segments > SEGMENT_LIMIT:
            raise BrokenRule(f"no end after {segments} segments", f"key {key.hex()}")
    answers.seen.clear()  # the views refer to the table, and it to the answers; this leaves the collector nothing to do
    return PlayedMatch(game.outcome(state), answers.asked, segments, state)


def play_on(match: Match, agents: list[Agent]) -> PlayedMatch:
    """Play the rest of a match from its open question in one run; the match itself does not change."""
    game = match.game
    mark = match.checkpoints[-1]
    state = game.copy_state(mark.state)
    ledger = mark.ledger.copy()
    ledger.rewind()
    answers = ScriptedAnswers(agents, match.tape, mark.position - match.offset)
    table = game.table(match.setup, state, (match.source, ledger), answers)
    answers.seen = [game.seen(table, 1 << seat) for seat in range(len(agents))]
    segments = 0
    while not game.outcome(state):
        game.play_segment(table)
        segments += 1
        if segments > SEGMENT_LIMIT:
            raise BrokenRule(f"no end after {segments} segments", f"key {match.key.hex()}")
    return PlayedMatch(game.outcome(state), answers.asked, segments, state)
