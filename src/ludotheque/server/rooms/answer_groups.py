"""Groups of answers: several answers of a seat in one message, given as one and taken back as one."""

from collections.abc import Sequence
from typing import Final

from ludotheque.kernel.decisions import FIRST_YES, Decision
from ludotheque.kernel.errors import BrokenRule, IllegalAction, RequestRefused
from ludotheque.kernel.match import Match
from ludotheque.kernel.refusal import Refusal
from ludotheque.server.rooms.answers import open_question
from ludotheque.server.rooms.entries import Answered
from ludotheque.server.rooms.fold import Fold, stamp
from ludotheque.server.rooms.per_game import is_window, window_kinds

MOST_NAMED: Final = 12
"""How many possible answers a refusal names."""


def propose_group(fold: Fold, seat: int, spelled: Sequence[str], now: float) -> Answered:
    """Propose several answers of the seat as one entry. All of them are first given to a copy of the match.

    An answer that draws chance, reveals something or makes others answer can only be the last one. Whether it does is
    checked before the next answer is looked at, so a refusal tells no more than answers that are given one by one and
    undone.
    """
    if fold.in_window():
        raise RequestRefused("room-group-window")  # the same for all seats, whoever's turn it is in the window
    open_question(fold, seat)
    trial = fold.running_match().fork()
    actions: list[str] = []
    for number, text in enumerate(spelled, 1):
        place: dict[str, str | int] = {"number": number, "count": len(spelled), "action": text}
        action = checked_action(trial, text, place)
        actions.append(fold.game.verbs.spell(action))
        length = trial.offset + len(trial.tape)
        try:
            trial.answer(seat, action)
        except BrokenRule:
            return group_entry(fold, seat, [*actions, *spelled[number:]], now)  # the whole group will be reverted
        if number < len(spelled):
            refuse_to_continue(trial, seat, length, place)
    return group_entry(fold, seat, actions, now)


def group_entry(fold: Fold, seat: int, actions: Sequence[str], now: float) -> Answered:
    return Answered(**stamp(fold, now), seat=seat, action=actions[0], how="chosen", then=tuple(actions[1:]))


def checked_action(trial: Match, text: str, place: dict[str, str | int]) -> int:
    """Return the action for its spelling. Refuses an illegal one, with the reason and what would be possible."""
    decision = trial.decision
    if decision is None:
        raise RequestRefused("room-over")
    if decision.closes == FIRST_YES:
        raise RequestRefused("room-group-shared", **place)
    try:
        action = trial.game.verbs.parse(text)
    except IllegalAction as error:
        raise illegal_in_group(trial, decision, error.refusal, place) from error
    refusal = decision.refusal(action)
    if refusal is not None:
        raise illegal_in_group(trial, decision, refusal, place)
    return action


def illegal_in_group(trial: Match, decision: Decision, cause: Refusal, place: dict[str, str | int]) -> IllegalAction:
    """Return the error for an answer that is not legal at its place."""
    allowed = ", ".join(trial.game.verbs.spell(option) for option in decision.options[:MOST_NAMED])
    named = {**place, "allowed": allowed, "listed": min(len(decision.options), MOST_NAMED)}
    return IllegalAction(Refusal("room-group-illegal", cause.rules, named, cause))


def refuse_to_continue(trial: Match, seat: int, length: int, place: dict[str, str | int]) -> None:
    """Refuse further answers after one that was given when the tape had that length.

    That others are asked is said first, and whether they had a choice makes no difference: in games with response
    windows it is secret.
    """
    decision = trial.decision
    others = any(entry.seat != seat for entry in trial.tape[length - trial.offset :])
    if others and window_kinds(trial.game.name):
        raise RequestRefused("room-group-others", **place)
    if decision is not None and (is_window(trial.game, decision) or not decision.may_answer(seat)):
        raise RequestRefused("room-group-others", **place)
    if trial.barrier > length:
        raise RequestRefused("room-group-chance", **place)
    if decision is None:
        raise RequestRefused("room-group-over", **place)
