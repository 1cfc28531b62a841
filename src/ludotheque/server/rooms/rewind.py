"""A match as it stood after some record: played again from its beginning, or from a place that was kept in memory."""

from typing import Final

from ludotheque.kernel.match import Match, MatchParts, start
from ludotheque.kernel.replay import play_record
from ludotheque.presentation.error_messages import Refusal
from ludotheque.server.rooms.fold import Fold

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
    fold.anchors = [anchor for anchor in fold.anchors if len(anchor.records) <= records]
    near = fold.anchors[-1] if fold.anchors else None
    match = new_match(fold) if near is None or fold.match is None else return_to(near)
    for record in history[len(match.records) :]:
        play_record(match, record)
    return match


def keep_anchor(fold: Fold) -> None:
    """Remember this place now and then, where somebody may want to come back to it."""
    match = fold.match
    if match is None or len(match.records) % EVERY or fold.plan.policy.takeback == "never":
        return
    fold.anchors = [*fold.anchors, anchor_of(match)][-KEPT:]


def anchor_of(match: Match) -> MatchParts:
    """The present place. States of checkpoints are never changed, so they need no copy."""
    parts = match.parts()
    parts.prune()
    return parts


def return_to(anchor: MatchParts) -> Match:
    """The match at a place it has been at; the anchor stays good for another time."""
    anchor.prune()
    return Match.from_parts(anchor)
