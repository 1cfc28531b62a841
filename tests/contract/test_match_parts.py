"""A match can be rebuilt from its parts: unchanged, or pruned to what another run needs."""

from typing import Any

from ludotheque.kernel.match import Match
from tests.contract.cases import Case, asked, every_case, questions


def whole(match: Match) -> tuple[Any, ...]:
    """Return the complete match at its open question."""
    history = [(record.seat, record.action, record.how) for record in match.records]
    return (
        match.digest(),
        asked(match),
        match.waiting(),
        history,
        match.log,
        match.offset + len(match.tape),
        match.barrier,
    )


@every_case
def test_a_match_is_made_of_its_parts(case: Case) -> None:
    for match in questions(case.start(8), case.random(8), case.every(11)):
        parts = match.parts()
        again = Match.from_parts(parts)
        assert whole(again) == whole(match)
        assert again.log is not match.log
        assert again.checkpoints is not match.checkpoints


@every_case
def test_pruned_parts_lead_to_the_same_question_as_often_as_one_likes(case: Case) -> None:
    for match in questions(case.start(9), case.random(9), case.every(13)):
        parts = match.parts()
        for _ in range(2):
            parts.prune()
            again = Match.from_parts(parts)
            assert whole(again) == whole(match)
            assert again.offset == again.checkpoints[0].position
            shared = {id(mark.ledger) for mark in again.checkpoints} & {id(mark.ledger) for mark in match.checkpoints}
            assert not shared


@every_case
def test_showing_another_question_changes_nothing(case: Case) -> None:
    for match in questions(case.start(10), case.random(10), case.every(13)):
        if match.decision is None:
            continue
        noted = [(len(mark.ledger.shuffles), dict(mark.ledger.learned)) for mark in match.checkpoints]
        before = whole(match)
        shown = match.showing(match.decision)
        assert shown.decision is match.decision
        assert shown.table is match.table
        assert whole(match) == before
        assert [(len(mark.ledger.shuffles), dict(mark.ledger.learned)) for mark in match.checkpoints] == noted
