"""Computes which seats would be asked in an open window if everyone passed, without changing the match."""

from contextlib import suppress
from typing import NamedTuple

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Suspended, TapeAnswer
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.match import Match
from ludotheque.kernel.table import Answers, Table
from ludotheque.server.rooms.per_game import is_window


class Round(NamedTuple):
    """The open window: its first step, and the seats asked in it, in priority order, with their questions.

    Private: seats that can only pass are not included, so each seat may learn only about itself.
    """

    id: int
    asked: dict[int, Decision]


class PassingAnswers(Answers):
    """Answers from the tape, then a pass for each seat asked in the same round."""

    def __init__(self, match: Match, start: int, passed: list[int]) -> None:
        self.game = match.game
        self.tape: list[TapeAnswer] = match.tape
        self.at = start
        self.passed = passed
        self.asked: dict[int, Decision] = {}
        self.position_of_round: tuple[object, ...] = ()

    def answer(self, table: Table, decision: Decision) -> int:
        self.at += 1
        if self.at <= len(self.tape):
            return self.tape[self.at - 1].action
        if len(decision.options) == 1 and decision.space is None:
            return decision.options[0]
        # A pass makes no event and draws no chance. If anything happened, this is another round.
        place = (decision.kind, decision.subject, len(table.events), tuple(table.core.drawn))
        again = decision.owner in self.asked or decision.owner in self.passed
        if not is_window(self.game, decision) or again or (self.asked and place != self.position_of_round):
            raise Suspended(decision)
        self.position_of_round = place
        self.asked[decision.owner] = decision
        return decision.fallback()

    def position(self) -> int:
        return self.at


def look_ahead(match: Match, passed: list[int]) -> dict[int, Decision]:
    """Return the seats that would be asked in this round if everyone passed, with their questions."""
    checkpoint = match.checkpoints[-1]
    ledger = checkpoint.ledger.copy()
    ledger.rewind()
    answers = PassingAnswers(match, checkpoint.position - match.offset, passed)
    table = match.game.table(match.setup, match.game.copy_state(checkpoint.state), (match.source, ledger), answers)
    table.listening = True
    with suppress(Suspended, BrokenRule):  # ignores what comes after the round
        match.game.play_segment(table)
    return answers.asked
