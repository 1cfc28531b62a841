"""A match as it stood after some record: played again from its beginning, or from a place that was kept in memory."""

from typing import Final

from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match, start
from ludotheque.kernel.replay import play_record
from ludotheque.presentation.error_messages import Refusal
from ludotheque.server.rooms.fold import Fold, RewindPoint

EVERY: Final = 20  # records between two places that are kept
KEPT: Final = 3


def new_match(fold: Fold) -> Match:
    """The match at its first question; seats made for humans keep their barriers, whoever plays them later."""
    return start(fold.game, fold.plan.setup(fold.heroes()), fold.key, fold.people())


def played_again(fold: Fold, records: int) -> Match:
    """The match as it stood after so many records.

    Chance is cut from the same key at the same places: what was rolled after that point rolls the same again if the
    same is done again. So a takeback never gives a second chance, but who takes back knows what the dice will show.
    """
    if fold.state.renewed:
        raise Refusal("room-takeback-renewed")
    history = fold.match.records[:records] if fold.match is not None else []
    fold.anchors = [anchor for anchor in fold.anchors if anchor.records <= records]
    near = fold.anchors[-1] if fold.anchors else None
    match = new_match(fold) if near is None or fold.match is None else return_to(fold.match, near)
    for record in history[len(match.records) :]:
        play_record(match, record)
    return match


def keep_anchor(fold: Fold) -> None:
    """Remember this place now and then, where somebody may want to come back to it."""
    match = fold.match
    if match is None or len(match.records) % EVERY or fold.plan.policy.takeback == "never":
        return
    fold.anchors = [*fold.anchors, anchor_of(match)][-KEPT:]


def anchor_of(match: Match) -> RewindPoint:
    """The present place. States of checkpoints are never changed, so they need no copy."""
    return RewindPoint(
        records=len(match.records),
        logged=len(match.log),
        checkpoints=[(mark.position, mark.state) for mark in match.checkpoints],
        tape=match.tape[match.checkpoints[0].position - match.offset :],
        barrier=(match.barrier, match.barrier_reason),
        delivered=match.delivered,
        declined=match.declined[:],
    )


def return_to(match: Match, anchor: RewindPoint) -> Match:
    """The match at a place it has been at."""
    marks = [Checkpoint(position, state, Ledger()) for position, state in anchor.checkpoints]
    other = Match(match.game, match.setup, match.key, marks[0], match.humans)
    other.checkpoints = marks
    other.tape = anchor.tape[:]
    other.records = match.records[: anchor.records]
    other.digests = [line for line in match.digests if line[0] <= anchor.records]
    other.log = match.log[: anchor.logged]
    other.delivered = anchor.delivered
    other.barrier, other.barrier_reason = anchor.barrier
    other.advance()
    other.declined = anchor.declined[:]
    return other
