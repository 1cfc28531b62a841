"""Takebacks beyond the undo barrier, by the room's policy: never, if the others agree, or freely."""

from ludotheque.kernel.drivers import AUTO
from ludotheque.kernel.errors import RequestRefused, UndoRefused
from ludotheque.kernel.match import UNDO, Match, Record
from ludotheque.kernel.table import BARRIER_NONE
from ludotheque.server.rooms.entries import AnsweredTakeback, AskedTakeback, TookBack
from ludotheque.server.rooms.fold import Fold, Pending, RoundState, stamp
from ludotheque.server.rooms.rewind import replayed_match


def effective_records(records: list[Record]) -> list[int]:
    """Return the indices of the answers that no undo has removed.

    An undo counts the answers it removes from the tape, except automatic ones. A question that waits for the first yes
    has one place on the tape, however many seats say no. After such an undo, the list may still contain removed
    answers. Going back to before one of those leads to the current position anyway.
    """
    places: list[int] = []
    for place, record in enumerate(records):
        if record.how != UNDO:
            places.append(place)
            continue
        undone = record.action
        while undone and places:
            undone -= records[places.pop()].how != AUTO
    return places


def records_before_last_answer(fold: Fold, match: Match, seat: int) -> int:
    """Return the number of records before the seat's last answer, or before the group that it belongs to."""
    for place in reversed(effective_records(match.records)):
        record = match.records[place]
        if record.seat == seat and record.how != AUTO:
            return first_of_group(fold, place)
    raise UndoRefused("there is nothing to take back", BARRIER_NONE)


def first_of_group(fold: Fold, record: int) -> int:
    """Return the index of the first record of the group that this one belongs to, or its own."""
    groups = (group.record for group in fold.state.groups if group.record <= record < group.records_end)
    return next(groups, record)


def required_consent(fold: Fold, seat: int) -> tuple[int, ...]:
    """Return the seats of other people who must agree, including seats that a bot currently plays.

    A bot cannot agree for its player. A freed seat cannot agree until it is taken. Players at the same screen are not
    asked by the program.
    """
    return tuple(
        other
        for other in fold.people()
        if (fold.state.seats[other].taken or fold.state.seats[other].freed)
        and not fold.state.seats[other].resigned
        and not is_same_holder(fold, seat, other)
    )


def is_same_holder(fold: Fold, one: int, other: int) -> bool:
    digest = fold.seat(one).digest
    return one == other or (bool(digest) and fold.state.seats[other].digest == digest)


def missing_consent(fold: Fold, pending: Pending) -> tuple[int, ...]:
    """Return the seats that have yet to agree."""
    if pending.of is None:  # requested under an earlier version
        asked = [other for other in fold.humans() if not is_same_holder(fold, pending.seat, other)]
    else:
        asked = [other for other in pending.of if not fold.state.seats[other].resigned]
    return tuple(other for other in asked if other not in pending.agreed)


def propose_takeback(fold: Fold, seat: int, now: float) -> AskedTakeback | TookBack:
    """Propose to go back to before the seat's last answer, or to ask the others for it."""
    match = fold.running_match()
    if fold.state.paused:
        raise RequestRefused("room-paused")
    if fold.plan.policy.takeback == "never":
        raise RequestRefused("room-takeback-never")
    if fold.state.renewed:
        raise RequestRefused("room-takeback-renewed")
    if fold.state.takeback is not None:
        raise RequestRefused("room-takeback-pending")
    records = records_before_last_answer(fold, match, seat)
    others = required_consent(fold, seat)
    if fold.plan.policy.takeback == "free" or not others:
        return TookBack(**stamp(fold, now), seat=seat, records=records)
    for other in others:
        if fold.state.seats[other].away:
            raise RequestRefused("room-takeback-away", seat=other + 1)
    return AskedTakeback(**stamp(fold, now), seat=seat, records=records, of=others)


def propose_consent(fold: Fold, seat: int, agree: bool, now: float) -> AnsweredTakeback:
    """Propose to agree or decline. The requester can only withdraw."""
    fold.running_match()
    pending = fold.state.takeback
    if pending is None:
        raise RequestRefused("room-takeback-none")
    withdrawn = seat == pending.seat and not agree
    if not withdrawn and seat not in missing_consent(fold, pending):
        raise RequestRefused("room-takeback-not-asked")
    return AnsweredTakeback(**stamp(fold, now), seat=seat, agree=agree)


def apply_asked(fold: Fold, entry: AskedTakeback) -> None:
    fold.state.takeback = Pending(entry.seat, entry.records, [], entry.of)


def apply_consent(fold: Fold, entry: AnsweredTakeback) -> None:
    """Apply an answer to the request. One no ends it; the last yes carries it out."""
    pending = fold.state.takeback
    if pending is None:
        return
    if not entry.agree:
        fold.state.takeback = None
        return
    pending.agreed.append(entry.seat)
    resolve_takeback(fold)


def resolve_takeback(fold: Fold) -> None:
    """Carry out the takeback once everyone agreed. Drop it if a bot now plays for the requester."""
    pending = fold.state.takeback
    if pending is not None and fold.is_bot(pending.seat):
        fold.state.takeback = None
    elif pending is not None and not missing_consent(fold, pending):
        rewind_match(fold, pending.records)


def drop_takeback_if_absent(fold: Fold, seat: int) -> None:
    """Drop the request if this absent player's agreement is missing. No other seat can agree for them."""
    pending = fold.state.takeback
    if pending is not None and pending.of is not None and seat in missing_consent(fold, pending):
        fold.state.takeback = None


def apply_took_back(fold: Fold, entry: TookBack) -> None:
    rewind_match(fold, entry.records)


def rewind_match(fold: Fold, records: int) -> None:
    """Rewind the match. The journal and the list of published events keep the undone part."""
    fold.match = replayed_match(fold, records)
    fold.state.groups = [group for group in fold.state.groups if group.records_end <= records]
    fold.state.takeback = None
    fold.state.changed = fold.state.step
    fold.state.round = RoundState(fold.state.step)
