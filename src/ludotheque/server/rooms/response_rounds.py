"""Response windows as rounds: kept answers, standing orders, and the next known answer for the tape."""

from collections.abc import Callable
from typing import NamedTuple

from ludotheque.kernel.errors import IllegalAction, StaleAction
from ludotheque.kernel.match import Match
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.standing_orders import DecisionContext, Orders
from ludotheque.server.rooms.answers import not_asked, propose_answer, refuse_answer, spelled_action
from ludotheque.server.rooms.entries import Answered, BrokenJournal, How, Kept, Withdrawn
from ludotheque.server.rooms.fold import Fold, stamp


def comes_ahead(fold: Fold, seat: int) -> bool:
    """Return whether the tape waits for another seat in an open window."""
    return fold.in_window() and seat not in fold.waiting()


def check_kept(fold: Fold, seat: int, spelled: str) -> None:
    """Refuse an illegal answer to the seat's question in this round."""
    now = fold.round()
    if now is None or seat not in now.asked:
        raise not_asked()
    refuse_answer(fold, now.asked[seat], spelled_action(fold, spelled))


def propose_kept(fold: Fold, seat: int, spelled: str, now: float) -> Kept:
    """Propose to keep an answer until the seat's turn. A second answer to the same window is refused."""
    if fold.state.paused:
        raise Refusal("room-paused")
    if seat in fold.state.round.kept:
        raise StaleAction("the seat has answered in this window already")
    check_kept(fold, seat, spelled)
    return Kept(**stamp(fold, now), seat=seat, action=fold.game.verbs.spell(spelled_action(fold, spelled)))


def propose_fed(fold: Fold, seat: int, now: float) -> Answered:
    """Propose the kept answer of the seat the tape waits for."""
    kept = fold.state.round.kept.get(seat)
    if kept is None or seat not in fold.waiting():
        raise StaleAction("there is no answer to feed the tape with any more")
    return propose_answer(fold, seat, kept, "chosen", now)


def apply_kept(fold: Fold, entry: Kept) -> None:
    try:
        check_kept(fold, entry.seat, entry.action)
    except IllegalAction as error:
        raise BrokenJournal(f"entry {entry.seq} keeps what is no answer: {error}") from error
    fold.state.round.kept[entry.seat] = entry.action


def apply_withdrawn(fold: Fold, entry: Withdrawn) -> None:
    if fold.state.round.kept.pop(entry.seat, None) is None:
        raise BrokenJournal(f"entry {entry.seq} withdraws what is not kept")


class Feed(NamedTuple):
    """An answer the tape needs now."""

    seat: int
    spelled: str
    how: How


Situations = Callable[[Match, int], DecisionContext | None]
"""Returns a window's decision context for a seat."""


def no_situation(_match: Match, _seat: int) -> None:
    """Return None, for rooms without standing orders."""
    return


class SeatOrders:
    """The standing orders of a seat, and the points at which it always wants to be asked."""

    def __init__(self) -> None:
        self.orders = Orders()
        self.stops: set[int] = set()

    def will_pass(self, point: int, now: DecisionContext | None) -> bool:
        return now is not None and point not in self.stops and self.orders.will_pass(now)


class Ahead:
    """Answers known ahead. Standing orders are private and kept only in memory."""

    def __init__(self, situation: Situations = no_situation) -> None:
        self.situation = situation
        self.standing: dict[int, SeatOrders] = {}

    def orders(self, seat: int) -> SeatOrders:
        return self.standing.setdefault(seat, SeatOrders())

    def passing(self, fold: Fold, seat: int, spelled: str) -> DecisionContext | None:
        """Return the decision context if this answer passes the open window."""
        now = fold.round()
        decision = now.asked.get(seat) if now is not None else None
        if decision is None or spelled != fold.game.verbs.spell(decision.fallback()):
            return None
        return self.situation(fold.playing().showing(decision), seat)

    def note_pass(self, seat: int, now: DecisionContext | None, *, until_change: bool = False) -> None:
        if now is not None:
            self.orders(seat).orders.note_pass(now, until_change)

    def next(self, fold: Fold) -> Feed | None:
        """Return the next known answer for the tape: a kept answer, or a pass by standing order."""
        decision, match = fold.decision(), fold.match
        if decision is None or match is None or fold.state.paused or not fold.in_window():
            return None
        seat = int(decision.owner)
        if fold.is_bot(seat):
            return None
        if seat in fold.state.round.kept:
            return Feed(seat, fold.state.round.kept[seat], "chosen")
        standing = self.standing.get(seat)
        if standing is not None and standing.will_pass(decision.subject, self.situation(match, seat)):
            return Feed(seat, fold.game.verbs.spell(decision.fallback()), "auto")
        return None
