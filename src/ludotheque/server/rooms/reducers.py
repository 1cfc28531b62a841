"""How each kind of entry changes a room, and what follows from it."""

from collections.abc import Callable
from typing import Any, Final

from ludotheque.server.rooms import absence, answers, clocks, draft, links, rematch, response_rounds, seating, takeback
from ludotheque.server.rooms import entries as kinds
from ludotheque.server.rooms.entries import AnyEntry, BrokenJournal, Entry
from ludotheque.server.rooms.fold import Fold, TimedEvent
from ludotheque.server.rooms.per_game import begins_turn
from ludotheque.server.rooms.rewind import keep_rewind_point

ADVANCES_STEP: Final = (kinds.Answered, kinds.Undone)  # they advance the step themselves
WITHOUT_NOTE: Final = (*ADVANCES_STEP, *kinds.PRIVATE)


def apply_paused(fold: Fold, _entry: kinds.Paused) -> None:
    fold.state.paused = True


def apply_resumed(fold: Fold, _entry: kinds.Resumed) -> None:
    fold.state.paused = False


def apply_closed(fold: Fold, _entry: kinds.Closed) -> None:
    fold.finish("", "closed")


def apply_renewed(fold: Fold, entry: kinds.Renewed) -> None:
    """Set the rules. The match was already reset to its checkpoint when the room was restored."""
    fold.state.rules = entry.rules


def apply_imported(fold: Fold, _entry: kinds.Imported) -> None:
    fold.state.imported = True


def apply_phrase(_fold: Fold, _entry: kinds.Phrase) -> None:
    """Do nothing. The phrase is only noted."""


Reducer = Callable[[Fold, Any], None]  # each takes its own kind of entry

REDUCERS: Final[dict[type[Entry], Reducer]] = {
    kinds.Imported: apply_imported,
    kinds.Invited: links.apply_invited,
    kinds.Sat: seating.apply_sat,
    kinds.Freed: links.apply_freed,
    kinds.DeviceInvited: links.apply_device_invited,
    kinds.DeviceAdded: links.apply_device_added,
    kinds.Renamed: seating.apply_renamed,
    kinds.Left: absence.apply_left,
    kinds.Returned: absence.apply_returned,
    kinds.Picked: draft.apply_pick,
    kinds.Banned: draft.apply_ban,
    kinds.Began: seating.apply_began,
    kinds.Answered: answers.apply_answered,
    kinds.Kept: response_rounds.apply_kept,
    kinds.Withdrawn: response_rounds.apply_withdrawn,
    kinds.Undone: answers.apply_undone,
    kinds.AskedTakeback: takeback.apply_asked,
    kinds.AnsweredTakeback: takeback.apply_consent,
    kinds.TookBack: takeback.apply_took_back,
    kinds.Paused: apply_paused,
    kinds.Resumed: apply_resumed,
    kinds.HandedToBot: absence.apply_handed,
    kinds.HandedBack: absence.apply_handed_back,
    kinds.Voted: absence.apply_vote,
    kinds.Resigned: absence.apply_resigned,
    kinds.Phrase: apply_phrase,
    kinds.AnsweredRematch: rematch.apply_rematch_answer,
    kinds.Rematch: rematch.apply_rematch,
    kinds.Renewed: apply_renewed,
    kinds.Closed: apply_closed,
}


def apply(fold: Fold, entry: AnyEntry) -> None:
    """Apply an entry. It must be the next one."""
    if entry.seq != fold.state.seq + 1:
        raise BrokenJournal(f"entry {entry.seq} cannot follow entry {fold.state.seq}")
    for seat in (getattr(entry, "seat", 0), getattr(entry, "about", 0)):
        fold.seat(seat)
    clocks.charge(fold, entry.at)
    fold.state.seq = entry.seq
    window = fold.state.round.id
    if not isinstance(entry, WITHOUT_NOTE):
        fold.state.step += 1
        fold.add_note(entry)
    match = fold.match
    REDUCERS[type(entry)](fold, entry)
    if isinstance(entry, kinds.Answered):
        clocks.record_answer(fold, entry.seat)
        keep_rewind_point(fold)
    if match is not None and fold.match is not match:
        # the match went back: its events were already published
        fold.events_collected = len(fold.match.log) if fold.match is not None else 0
    if seating.open_draft(fold) or isinstance(entry, kinds.Picked | kinds.Banned | kinds.Resumed):
        clocks.reset_choice_limit(fold)
    collect_events(fold)
    if fold.state.round.id != window:
        clocks.reset_window_limit(fold)


def collect_events(fold: Fold) -> None:
    """Collect new events of the match, and check whether it is over."""
    if fold.match is None:
        return
    for event in fold.match.log[fold.events_collected :]:
        fold.timed_events.append(TimedEvent(fold.state.step, event))
        if begins_turn(fold.match.game.name, event):
            clocks.start_turn(fold)
    fold.events_collected = len(fold.match.log)
    if fold.match.outcome and fold.phase == "playing":
        fold.finish(fold.match.outcome, "rules")
