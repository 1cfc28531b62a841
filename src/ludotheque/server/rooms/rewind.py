"""Rewinds a match to an earlier record, by replaying it from the beginning or from a point kept in memory."""

from typing import Final

from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.match import Match, MatchParts, start
from ludotheque.kernel.replay import play_record
from ludotheque.server.rooms.fold import Fold

EVERY: Final = 20  # records between two rewind points
KEPT: Final = 3


def new_match(fold: Fold) -> Match:
    """Return the match at its first question.

    Seats planned for humans keep their barriers, even while a bot plays them.
    """
    return start(fold.game, fold.plan.setup(fold.heroes()), fold.key, fold.people())


def replayed_match(fold: Fold, records: int) -> Match:
    """Return the match after a number of records.

    Chance comes from the same key at the same places. The same actions give the same rolls, so a takeback never gives a
    second chance; but the player then knows what the dice will show.
    """
    if fold.state.renewed:
        raise RequestRefused("room-takeback-renewed")
    history = fold.match.records[:records] if fold.match is not None else []
    fold.rewind_points = [point for point in fold.rewind_points if len(point.records) <= records]
    near = fold.rewind_points[-1] if fold.rewind_points else None
    match = new_match(fold) if near is None or fold.match is None else match_from(near)
    for record in history[len(match.records) :]:
        play_record(match, record)
    return match


def keep_rewind_point(fold: Fold) -> None:
    """Keep a rewind point at intervals, if the room allows takebacks."""
    match = fold.match
    if match is None or fold.plan.policy.takeback == "never":
        return
    last = len(fold.rewind_points[-1].records) if fold.rewind_points else 0
    if len(match.records) // EVERY <= last // EVERY:
        return
    fold.rewind_points = [*fold.rewind_points, rewind_point_of(match)][-KEPT:]


def rewind_point_of(match: Match) -> MatchParts:
    """Return a rewind point for the current position. Checkpoint states are immutable and need no copy."""
    parts = match.parts()
    parts.prune()
    return parts


def match_from(point: MatchParts) -> Match:
    """Return the match at a rewind point, which can be used again."""
    point.prune()
    return Match.from_parts(point)
