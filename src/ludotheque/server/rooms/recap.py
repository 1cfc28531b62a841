"""While you were away: what somebody has missed, as they may know it."""

import msgspec

from ludotheque.kernel.events import Event
from ludotheque.kernel.secrets import eyes
from ludotheque.server.rooms.fold import Fold, Note


class Recap(msgspec.Struct):
    """Events of the match and what happened around it, since a beat."""

    events: list[Event]
    notes: list[Note]


def recap(fold: Fold, seats: tuple[int, ...], beat: int) -> Recap:
    """What these seats have missed since that beat; no seat is a spectator."""
    viewers = eyes(seats)
    missed: list[Event] = []
    for told in reversed(fold.told):
        if told.beat <= beat:
            break
        missed.append(told.event.seen_by(viewers))
    missed.reverse()
    return Recap(missed, [note for note in fold.state.notes if note.beat > beat])
