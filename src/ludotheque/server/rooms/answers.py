"""Answers and undos: validation, and their effect on the room."""

from ludotheque.kernel.decisions import FIRST_YES, Decision
from ludotheque.kernel.drivers import AUTO, HOW
from ludotheque.kernel.errors import BrokenRule, IllegalAction, NotNow, RequestRefused, StaleAction
from ludotheque.kernel.match import refusal_of_undo
from ludotheque.server.rooms.entries import Answered, BrokenJournal, How, Undone, Withdrawn
from ludotheque.server.rooms.fold import AnswerGroup, Fold, RoundState, stamp
from ludotheque.server.rooms.per_game import is_window
from ludotheque.server.rooms.rewind import replayed_match


def not_asked() -> NotNow:
    return NotNow("room-not-asked")


def spelled_action(fold: Fold, spelled: str) -> int:
    """Return the action for its spelling. Refuses unknown verbs."""
    return fold.game.verbs.parse(spelled)


def refuse_answer(decision: Decision, action: int) -> None:
    """Refuse an illegal answer, citing the rules."""
    refusal = decision.refusal(action)
    if refusal is not None:
        raise IllegalAction(refusal)


def is_stale(fold: Fold, seat: int, step: int) -> bool:
    """Return whether the match has moved on since that step.

    In a window, passes of other seats don't make a pending answer stale.
    """
    if fold.in_window() and seat not in fold.state.round.passed:
        return step < fold.state.round.id
    return step < fold.state.changed


def check_step(fold: Fold, seat: int, step: int) -> None:
    if step > fold.state.step:
        raise StaleAction(f"step {step} has not come yet: the room is at {fold.state.step}")
    if is_stale(fold, seat, step):
        raise StaleAction(f"the match has moved on: step {fold.state.step}, not {step}")


def open_question(fold: Fold, seat: int) -> Decision:
    """Return the question that the tape waits for. Refuses a seat that may not answer it now."""
    match = fold.running_match()
    fold.seat(seat)
    if fold.state.paused:
        raise RequestRefused("room-paused")
    if match.decision is None:
        raise StaleAction("the game is over: nothing is asked any more")
    if not match.decision.may_answer(seat):
        raise not_asked()
    return match.decision


def propose_answer(fold: Fold, seat: int, spelled: str, how: How, now: float) -> Answered:
    """Propose an answer of a seat the tape waits for."""
    question = open_question(fold, seat)
    action = spelled_action(fold, spelled)
    refuse_answer(question, action)
    if seat in fold.running_match().declined and action == question.fallback():
        raise NotNow("room-declined")
    return Answered(**stamp(fold, now), seat=seat, action=fold.game.verbs.spell(action), how=how)


def propose_undo(fold: Fold, seat: int, now: float) -> Undone | Withdrawn:
    """Propose to undo the seat's last answer, if no barrier prevents it. A kept answer is withdrawn instead."""
    match = fold.running_match()
    if fold.state.paused:
        raise RequestRefused("room-paused")
    if seat in fold.state.round.kept:
        return Withdrawn(**stamp(fold, now), seat=seat)
    return Undone(**stamp(fold, now), seat=seat, answers=0 if seat in match.declined else answers_to_undo(fold, seat))


def answers_to_undo(fold: Fold, seat: int) -> int:
    """Return how many answers an undo takes back if the last one belongs to a group, otherwise 0.

    Raises `UndoRefused` if a barrier prevents it; a group is never undone in part.
    """
    match = fold.running_match()
    place = match.undo_target(seat) + match.offset
    group = next((group for group in fold.state.groups if group.place <= place < group.place_end), None)
    if group is None:
        return 0
    if group.place < match.offset:
        raise refusal_of_undo(match.barrier_reason)
    answers = sum(1 for entry in match.tape[group.place - match.offset :] if entry.how != AUTO)
    match.undo_target(seat, answers)
    return answers


def apply_answered(fold: Fold, entry: Answered) -> None:
    """Apply an answer, or all answers of a group."""
    match = fold.running_match()
    records, place = len(match.records), fold.tape_length()
    fold.state.void = ""
    try:
        for spelled in entry.actions:
            apply_answer(fold, entry, spelled)
    except BrokenRule as error:
        revert_answers(fold, records, error)
        return
    if entry.then:
        fold.state.groups.append(AnswerGroup(entry.seat, records, len(match.records), place, fold.tape_length()))


def apply_answer(fold: Fold, entry: Answered, spelled: str) -> None:
    """Apply an answer to the match, and update the round of the open window."""
    match = fold.running_match()
    before, declined = match.decision, len(match.declined)
    if before is None:
        raise BrokenJournal(f"entry {entry.seq} answers a game that is over")
    logged, length, drawn = len(match.log), fold.tape_length(), tuple(match.table.core.drawn)
    action = fold.game.verbs.parse(spelled)
    match.answer(entry.seat, action, HOW.index(entry.how))
    fold.state.step += max(1, fold.tape_length() - length)
    if before.closes == FIRST_YES and len(match.declined) > declined:
        return  # the question is unchanged
    quiet = len(match.log) == logged and tuple(match.table.core.drawn) == drawn
    if quiet and action == before.fallback() and is_same_round(fold, before, match.decision):
        fold.state.round.passed.append(int(before.owner))
        fold.state.round.kept.pop(entry.seat, None)
    else:
        fold.state.round = RoundState(fold.state.step)
    fold.state.changed = fold.state.step


def is_same_round(fold: Fold, before: Decision, after: Decision | None) -> bool:
    """Return whether this is the next question of the same round."""
    if after is None or not is_window(fold.game, before) or not is_window(fold.game, after):
        return False
    passed = [*fold.state.round.passed, before.owner]
    return before.kind == after.kind and before.subject == after.subject and after.owner not in passed


def revert_answers(fold: Fold, records: int, error: BrokenRule) -> None:
    """Revert the match to that number of records after an answer broke a rule, since it is already in the journal.

    Every replay of the journal does the same, so the room stays usable and can be inspected.
    """
    fold.match = replayed_match(fold, records)
    fold.state.void = error.reason
    fold.state.step += 1
    fold.state.changed = fold.state.step
    fold.state.round = RoundState(fold.state.step)


def apply_undone(fold: Fold, entry: Undone) -> None:
    fold.running_match().undo(entry.seat, entry.answers)
    length = fold.tape_length()
    fold.state.groups = [group for group in fold.state.groups if group.place_end <= length]
    fold.state.step += 1
    fold.state.changed = fold.state.step
    fold.state.round = RoundState(fold.state.step)
