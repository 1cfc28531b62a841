"""Clocks, computed from the times of entries: which run, how much time is left, and the deadline.

Outside windows, the clocks of the humans who are asked run. In a window they don't: the window has its own short limit,
the same for everyone, so that it doesn't reveal who is asked. In a draft, each choice has as much time as a turn, but
at most a minute.
"""

from typing import Final

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.draft import draft_turn
from ludotheque.server.rooms.entries import Answered, Resumed
from ludotheque.server.rooms.fold import Fold, stamp

PICK_SECONDS: Final = 60.0
DOWNTIME: Final = 5.0
"""A deadline missed by this many seconds shows that no server was running."""


def start_clocks(fold: Fold, at: float) -> None:
    """Give every seat its full time."""
    timer = fold.plan.policy.timer
    clocks = fold.state.clocks
    clocks.since = at
    clocks.left = [timer.seconds * timer.time_factor(seat) for seat in fold.seats]
    clocks.moved = []
    clocks.window_left = window_limit(fold)


def window_limit(fold: Fold) -> float:
    """Return the limit of the slowest human."""
    timer = fold.plan.policy.timer
    return timer.window_seconds * max([timer.time_factor(seat) for seat in fold.people()], default=1.0)


def drafting_human(fold: Fold) -> int | None:
    """Return the human seat whose choice the draft waits for."""
    turn = draft_turn(fold)
    return turn.seat if turn is not None and not fold.is_bot(turn.seat) else None


def is_timed(fold: Fold) -> bool:
    return fold.plan.policy.timer.kind != "none"


def is_stopped(fold: Fold) -> bool:
    """Return whether clocks are stopped: in a pause, or while the room waits for absent players."""
    waits = fold.plan.policy.absent == "pause"
    return fold.state.paused or (waits and any(fold.state.seats[seat].away for seat in fold.humans()))


def humans_to_answer(fold: Fold) -> list[int]:
    """Return the human seats that have yet to answer."""
    return [seat for seat in fold.waiting() if not fold.is_bot(seat)]


def charge(fold: Fold, at: float) -> None:
    """Charge the time since the last entry. Time never runs backwards, even across machines."""
    clocks = fold.state.clocks
    elapsed = max(0.0, at - clocks.since)
    clocks.since = max(at, clocks.since)
    if not is_timed(fold) or is_stopped(fold):
        return
    if drafting_human(fold) is not None:
        clocks.window_left = max(0.0, clocks.window_left - elapsed)
    if fold.decision() is None:
        return
    if fold.in_window():
        clocks.window_left = max(0.0, clocks.window_left - elapsed)
        return
    for seat in humans_to_answer(fold):
        clocks.left[seat] = max(0.0, clocks.left[seat] - elapsed)


def record_answer(fold: Fold, seat: int) -> None:
    if seat not in fold.state.clocks.moved:
        fold.state.clocks.moved.append(seat)


def start_turn(fold: Fold) -> None:
    """Start a turn: reset the limit per turn, or add the increment for seats that have played."""
    timer = fold.plan.policy.timer
    clocks = fold.state.clocks
    for seat in fold.seats:
        if timer.kind == "turn":
            clocks.left[seat] = timer.seconds * timer.time_factor(seat)
        elif seat in clocks.moved:
            clocks.left[seat] += timer.increment * timer.time_factor(seat)
    clocks.moved = []


def reset_window_limit(fold: Fold) -> None:
    """Reset the limit for a new round of a window."""
    fold.state.clocks.window_left = window_limit(fold)


def reset_choice_limit(fold: Fold) -> None:
    """Reset the limit for the next choice of a draft."""
    seat = drafting_human(fold)
    if seat is not None:
        timer = fold.plan.policy.timer
        fold.state.clocks.window_left = min(timer.seconds, PICK_SECONDS) * timer.time_factor(seat)


def time_left(fold: Fold, seat: int, now: float) -> float | None:
    """Return the time left on a seat's clock, or None if it has none."""
    clocks = fold.state.clocks
    if is_timed(fold) and drafting_human(fold) == seat:
        return max(0.0, clocks.window_left - (0.0 if is_stopped(fold) else max(0.0, now - clocks.since)))
    if not is_timed(fold) or not clocks.left or fold.plan.seats[seat].kind == "bot":
        return None
    running = not is_stopped(fold) and not fold.in_window() and seat in humans_to_answer(fold)
    elapsed = max(0.0, now - clocks.since) if running else 0.0
    return max(0.0, clocks.left[seat] - elapsed)


def window_deadline(fold: Fold) -> float | None:
    """Return when the open window ends. This is public."""
    if not is_timed(fold) or is_stopped(fold) or not fold.in_window():
        return None
    return fold.state.clocks.since + fold.state.clocks.window_left


def deadline(fold: Fold) -> float | None:
    """Return when the clock answers: once every seat that could answer is out of time."""
    if not is_timed(fold) or is_stopped(fold):
        return None
    if drafting_human(fold) is not None:
        return fold.state.clocks.since + fold.state.clocks.window_left
    seats = humans_to_answer(fold)
    if not seats:
        return None
    if fold.in_window():
        return window_deadline(fold)
    return fold.state.clocks.since + max(fold.state.clocks.left[seat] for seat in seats)


def propose_timeout(fold: Fold, now: float) -> Answered:
    """Propose the fallback answer for a seat that is out of time."""
    match = fold.running_match()
    due = deadline(fold)
    if due is None or now < due or match.decision is None:
        raise RequestRefused("room-time-left")
    action = fold.game.verbs.spell(match.decision.fallback())
    return Answered(**stamp(fold, now), seat=humans_to_answer(fold)[0], action=action, how="clock")


def propose_new_choice(fold: Fold, now: float) -> Resumed:
    """Propose to restart the time for a draft choice that ran out while no server was running."""
    due = deadline(fold)
    if drafting_human(fold) is None or due is None or now < due + DOWNTIME:
        raise RequestRefused("room-time-left")
    return Resumed(**stamp(fold, now))
