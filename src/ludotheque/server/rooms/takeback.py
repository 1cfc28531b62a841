"""Taking back beyond the barrier, by the policy of the room: never, if the others agree, or freely."""

from ludotheque.faces.refusals import Refusal
from ludotheque.kernel.drivers import AUTO
from ludotheque.kernel.errors import UndoRefused
from ludotheque.kernel.match import UNDO, Match, Record
from ludotheque.kernel.table import BARRIER_NONE
from ludotheque.server.rooms.entries import AnsweredTakeback, AskedTakeback, TookBack
from ludotheque.server.rooms.fold import Fold, Pending, RoundState, stamp
from ludotheque.server.rooms.rebuilding import played_again


def standing_records(records: list[Record]) -> list[int]:
    """The places of the answers that no undo has taken back.

    An undo counts the answers it takes from the tape, automatic ones not among them. A question that waited for the
    first yes has one place on the tape however many said no to it, so after such an undo some answers may still be
    listed that are gone: going back to before one of those goes back to where the match stands anyway.
    """
    places: list[int] = []
    for place, record in enumerate(records):
        if record.how != UNDO:
            places.append(place)
            continue
        gone = record.action
        while gone and places:
            gone -= records[places.pop()].how != AUTO
    return places


def last_own(match: Match, seat: int) -> int:
    """How many records there were before that seat's last answer."""
    for place in reversed(standing_records(match.records)):
        record = match.records[place]
        if record.seat == seat and record.how != AUTO:
            return place
    raise UndoRefused("there is nothing to take back", BARRIER_NONE)


def others_to_ask(fold: Fold, seat: int) -> tuple[int, ...]:
    """Human seats of other holders; those at the same screen are asked aloud."""
    own = fold.seat(seat).digest
    return tuple(
        other for other in fold.humans() if other != seat and not (own and fold.state.seats[other].digest == own)
    )


def propose_takeback(fold: Fold, seat: int, now: float) -> AskedTakeback | TookBack:
    """Go back to before the seat's last answer, or ask the others whether it may."""
    match = fold.playing()
    if fold.state.paused:
        raise Refusal("room-paused")
    if fold.plan.policy.takeback == "never":
        raise Refusal("room-takeback-never")
    if fold.state.renewed:
        raise Refusal("room-takeback-renewed")
    if fold.state.takeback is not None:
        raise Refusal("room-takeback-pending")
    records = last_own(match, seat)
    if fold.plan.policy.takeback == "free" or not others_to_ask(fold, seat):
        return TookBack(**stamp(fold, now), seat=seat, records=records)
    return AskedTakeback(**stamp(fold, now), seat=seat, records=records)


def propose_consent(fold: Fold, seat: int, agree: bool, now: float) -> AnsweredTakeback:
    """Agree or not; whoever asked may only say no, and so withdraw."""
    fold.playing()
    pending = fold.state.takeback
    if pending is None:
        raise Refusal("room-takeback-none")
    withdrawn = seat == pending.seat and not agree
    if not withdrawn and (seat not in others_to_ask(fold, pending.seat) or seat in pending.agreed):
        raise Refusal("room-takeback-not-asked")
    return AnsweredTakeback(**stamp(fold, now), seat=seat, agree=agree)


def apply_asked(fold: Fold, entry: AskedTakeback) -> None:
    fold.state.takeback = Pending(entry.seat, entry.records, [])


def apply_consent(fold: Fold, entry: AnsweredTakeback) -> None:
    """One no ends it; the last yes carries it out."""
    pending = fold.state.takeback
    if pending is None:
        return
    if not entry.agree:
        fold.state.takeback = None
        return
    pending.agreed.append(entry.seat)
    close_if_agreed(fold)


def close_if_agreed(fold: Fold) -> None:
    """Those for whom a bot plays need not agree any more; and if it plays for who asked, nobody asks any more."""
    pending = fold.state.takeback
    if pending is not None and fold.is_bot(pending.seat):
        fold.state.takeback = None
    elif pending is not None and all(other in pending.agreed for other in others_to_ask(fold, pending.seat)):
        go_back(fold, pending.records)


def apply_took_back(fold: Fold, entry: TookBack) -> None:
    go_back(fold, entry.records)


def go_back(fold: Fold, records: int) -> None:
    """The journal and the list of what was told keep what is gone; the match itself has never been there."""
    fold.match = played_again(fold, records)
    fold.state.takeback = None
    fold.state.changed = fold.state.beat
    fold.state.round = RoundState(fold.state.beat)
