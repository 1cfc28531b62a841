"""Recap of what a player missed while away."""

import msgspec

from ludotheque.kernel.events import Event
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.server.rooms.fold import Fold, Note


class Recap(msgspec.Struct):
    """Events of the match, and notes about the room, since a step."""

    events: list[Event]
    notes: list[Note]


def recap(fold: Fold, seats: tuple[int, ...], step: int) -> Recap:
    """Return what these seats have missed since a step. Without seats, as a spectator sees it."""
    viewers = viewer_mask(seats)
    missed: list[Event] = []
    for timed in reversed(fold.timed_events):
        if timed.step <= step:
            break
        missed.append(timed.event.seen_by(viewers))
    missed.reverse()
    return Recap(missed, [note for note in fold.state.notes if note.step > step])
