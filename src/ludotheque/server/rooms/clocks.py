"""Clocks as arithmetic on the times of entries: whose runs, what is left, and when it is over.

Outside windows the clocks of the humans who are asked run. In a window no such clock runs: the window has a short limit
of its own, which is the same for everybody, so that it tells nothing about who is asked. In a draft each choice has as
much time as a turn, and no more than a minute.
"""

from typing import Final

from ludotheque.presentation.error_messages import Refusal
from ludotheque.server.rooms.draft import draft_turn
from ludotheque.server.rooms.entries import Answered, Resumed
from ludotheque.server.rooms.fold import Fold, stamp

PICK_SECONDS: Final = 60.0
UNMINDED: Final = 5.0
"""So many seconds too late, and it is clear that no server has looked at the clock."""


def start_clocks(fold: Fold, at: float) -> None:
    """Everybody has all their time."""
    timer = fold.plan.policy.timer
    clocks = fold.state.clocks
    clocks.since = at
    clocks.left = [timer.seconds * timer.factor(seat) for seat in fold.seats]
    clocks.moved = []
    clocks.window_left = window_limit(fold)


def window_limit(fold: Fold) -> float:
    """As long as the slowest human may take."""
    timer = fold.plan.policy.timer
    return timer.window_seconds * max([timer.factor(seat) for seat in fold.people()], default=1.0)


def choosing(fold: Fold) -> int | None:
    """The human whose choice a draft waits for."""
    turn = draft_turn(fold)
    return turn.seat if turn is not None and not fold.is_bot(turn.seat) else None


def is_timed(fold: Fold) -> bool:
    return fold.plan.policy.timer.kind != "none"


def is_stopped(fold: Fold) -> bool:
    """Clocks stand still in a pause, and where the room waits for those who have gone."""
    waits = fold.plan.policy.absent == "pause"
    return fold.state.paused or (waits and any(fold.state.seats[seat].away for seat in fold.humans()))


def thinking(fold: Fold) -> list[int]:
    """The human seats whose answer is missing."""
    return [seat for seat in fold.waiting() if not fold.is_bot(seat)]


def charge(fold: Fold, at: float) -> None:
    """Take the time since the last entry from those who have used it; clocks of different machines never run back."""
    clocks = fold.state.clocks
    elapsed = max(0.0, at - clocks.since)
    clocks.since = max(at, clocks.since)
    if not is_timed(fold) or is_stopped(fold):
        return
    if choosing(fold) is not None:
        clocks.window_left = max(0.0, clocks.window_left - elapsed)
    if fold.decision() is None:
        return
    if fold.in_window():
        clocks.window_left = max(0.0, clocks.window_left - elapsed)
        return
    for seat in thinking(fold):
        clocks.left[seat] = max(0.0, clocks.left[seat] - elapsed)


def note_answer(fold: Fold, seat: int) -> None:
    if seat not in fold.state.clocks.moved:
        fold.state.clocks.moved.append(seat)


def note_turn(fold: Fold) -> None:
    """A turn begins: a limit per turn starts anew, a bank grows for those who have played."""
    timer = fold.plan.policy.timer
    clocks = fold.state.clocks
    for seat in fold.seats:
        if timer.kind == "turn":
            clocks.left[seat] = timer.seconds * timer.factor(seat)
        elif seat in clocks.moved:
            clocks.left[seat] += timer.increment * timer.factor(seat)
    clocks.moved = []


def note_round(fold: Fold) -> None:
    """A new round of a window has all its time."""
    fold.state.clocks.window_left = window_limit(fold)


def note_choice(fold: Fold) -> None:
    """The next choice of a draft has all its time."""
    seat = choosing(fold)
    if seat is not None:
        timer = fold.plan.policy.timer
        fold.state.clocks.window_left = min(timer.seconds, PICK_SECONDS) * timer.factor(seat)


def time_left(fold: Fold, seat: int, now: float) -> float | None:
    """What a seat's clock shows; nothing where there are no clocks."""
    clocks = fold.state.clocks
    if is_timed(fold) and choosing(fold) == seat:
        return max(0.0, clocks.window_left - (0.0 if is_stopped(fold) else max(0.0, now - clocks.since)))
    if not is_timed(fold) or not clocks.left or fold.plan.seats[seat].kind == "bot":
        return None
    running = not is_stopped(fold) and not fold.in_window() and seat in thinking(fold)
    elapsed = max(0.0, now - clocks.since) if running else 0.0
    return max(0.0, clocks.left[seat] - elapsed)


def window_deadline(fold: Fold) -> float | None:
    """When the open window will be over for everybody; public."""
    if not is_timed(fold) or is_stopped(fold) or not fold.in_window():
        return None
    return fold.state.clocks.since + fold.state.clocks.window_left


def deadline(fold: Fold) -> float | None:
    """When the clock answers: once nobody who could answer has time left."""
    if not is_timed(fold) or is_stopped(fold):
        return None
    if choosing(fold) is not None:
        return fold.state.clocks.since + fold.state.clocks.window_left
    seats = thinking(fold)
    if not seats:
        return None
    if fold.in_window():
        return window_deadline(fold)
    return fold.state.clocks.since + max(fold.state.clocks.left[seat] for seat in seats)


def propose_timeout(fold: Fold, now: float) -> Answered:
    """The answer that is given for whoever has run out of time."""
    match = fold.playing()
    due = deadline(fold)
    if due is None or now < due or match.decision is None:
        raise Refusal("room-time-left")
    action = fold.game.verbs.spell(match.decision.fallback())
    return Answered(**stamp(fold, now), seat=thinking(fold)[0], action=action, how="clock")


def propose_new_choice(fold: Fold, now: float) -> Resumed:
    """The time for a choice ran out while no server was there to choose in its place: it begins anew."""
    due = deadline(fold)
    if choosing(fold) is None or due is None or now < due + UNMINDED:
        raise Refusal("room-time-left")
    return Resumed(**stamp(fold, now))
