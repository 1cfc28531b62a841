"""Everything that viewers receive of a match: views, questions and events."""

import json
from typing import Any

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Suspended, TapeAnswers
from ludotheque.kernel.events import written
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.kernel.table import Answers, Table
from tests.contract.cases import asked

Told = list[tuple[Any, ...]]


class Listening(Answers):
    """Replays the tape, records every question as these viewers know it and refuses illegal answers."""

    def __init__(self, match: Match, seats: tuple[int, ...]) -> None:
        mark = match.checkpoints[-1]
        tape = match.tape[mark.position - match.offset :]
        self.given = TapeAnswers(tape, 0, len(tape))
        self.seats = seats
        self.noted: Told = []

    def answer(self, table: Table, decision: Decision) -> int:
        mine = any(decision.may_answer(seat) for seat in self.seats)
        options = tuple(decision.options) if mine else ()
        self.noted.append((decision.owner, decision.kind, decision.subject, decision.seats, decision.closes, options))
        given = self.given
        if given.at < len(given.tape):
            assert decision.refusal(given.tape[given.at].action) is None, "the tape is not possible in this world"
        return given.answer(table, decision)

    def position(self) -> int:
        return self.given.position()


def known(match: Match, seats: tuple[int, ...]) -> tuple[Told, list[str]]:
    """Return all questions and events since the checkpoint, as these viewers know them."""
    mark = match.checkpoints[-1]
    answers = Listening(match, seats)
    ledger = mark.ledger.copy()
    ledger.rewind()
    state = match.game.copy_state(mark.state)
    table = match.game.table(match.setup, state, (match.source, ledger), answers)
    table.listening = True
    try:
        if match.decision is not None:
            match.game.play_segment(table)
    except Suspended:
        pass
    return answers.noted, [json.dumps(written(event.seen_by(viewer_mask(seats)))) for event in table.events]


def differences(match: Match, world: Match, seats: tuple[int, ...]) -> list[str]:
    """Return the differences between two matches that these viewers could see, compared exactly."""
    found = [] if asked(world) == asked(match) else ["the open question"]
    if json.dumps(world.redact(seats)) != json.dumps(match.redact(seats)):
        found.append("the view")
    questions, events = known(match, seats)
    other_questions, other_events = known(world, seats)
    if other_questions != questions:
        found.append("questions")
    if other_events != events:
        found.append("events")
    return found


def agree(match: Match, world: Match, seats: tuple[int, ...]) -> None:
    """Assert that these viewers know the same about both matches."""
    assert differences(match, world, seats) == []
