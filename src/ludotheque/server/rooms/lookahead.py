"""Who would be asked in an open window if everybody passed, found out without touching the match."""

from contextlib import suppress
from typing import NamedTuple

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Entry, Suspended
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.match import Match
from ludotheque.kernel.table import Answers, Table
from ludotheque.server.rooms.per_game import is_window


class Round(NamedTuple):
    """The open window: the beat at which it began, and who is asked in it, in priority order, each with their question.

    Private: whoever has nothing but a pass is not in it, so each seat may hear of itself only.
    """

    id: int
    asked: dict[int, Decision]


class PassingAnswers(Answers):
    """The tape, then a pass of everybody who is asked in the same round."""

    def __init__(self, match: Match, start: int, passed: list[int]) -> None:
        self.game = match.game
        self.tape: list[Entry] = match.tape
        self.at = start
        self.passed = passed
        self.asked: dict[int, Decision] = {}
        self.place: tuple[object, ...] = ()

    def answer(self, table: Table, decision: Decision) -> int:
        self.at += 1
        if self.at <= len(self.tape):
            return self.tape[self.at - 1].action
        if len(decision.options) == 1 and decision.space is None:
            return decision.options[0]
        # A pass tells nothing and draws nothing: as soon as anything has happened it is another round.
        place = (decision.kind, decision.subject, len(table.events), tuple(table.core.drawn))
        again = decision.owner in self.asked or decision.owner in self.passed
        if not is_window(self.game, decision) or again or (self.asked and place != self.place):
            raise Suspended(decision)
        self.place = place
        self.asked[decision.owner] = decision
        return decision.fallback()

    def position(self) -> int:
        return self.at


def look_ahead(match: Match, passed: list[int]) -> dict[int, Decision]:
    """Who would be asked in this round if everybody passed, with what they would be asked."""
    mark = match.checkpoints[-1]
    ledger = mark.ledger.copy()
    ledger.rewind()
    answers = PassingAnswers(match, mark.position - match.offset, passed)
    table = match.game.table(match.setup, match.game.copy_state(mark.state), (match.source, ledger), answers)
    table.listening = True
    with suppress(Suspended, BrokenRule):  # what comes after the round is not looked at
        match.game.play_segment(table)
    return answers.asked
