"""Response windows as rounds: kept answers, standing orders, and the next known answer for the tape."""

from collections.abc import Callable
from typing import NamedTuple

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import IllegalAction, RequestRefused, StaleAction
from ludotheque.kernel.match import Match
from ludotheque.presentation.standing_orders import Orders, ResponseWindow
from ludotheque.server.rooms.answers import not_asked, propose_answer, refuse_answer, spelled_action
from ludotheque.server.rooms.entries import Answered, BrokenJournal, How, Kept, Withdrawn
from ludotheque.server.rooms.fold import Fold, stamp
from ludotheque.server.rooms.per_game import orders_may_pass


def is_ahead_of_turn(fold: Fold, seat: int) -> bool:
    """Return whether the tape waits for another seat in an open window."""
    return fold.in_window() and seat not in fold.waiting()


def check_kept(fold: Fold, seat: int, spelled: str) -> None:
    """Refuse an illegal answer to the seat's question in this round."""
    now = fold.round()
    if now is None or seat not in now.asked:
        raise not_asked()
    refuse_answer(now.asked[seat], spelled_action(fold, spelled))


def propose_keeping(fold: Fold, seat: int, spelled: str, now: float) -> Kept:
    """Propose to keep an answer until the seat's turn. A second answer to the same window is refused."""
    if fold.state.paused:
        raise RequestRefused("room-paused")
    if seat in fold.state.round.kept:
        raise StaleAction("the seat has answered in this window already")
    check_kept(fold, seat, spelled)
    return Kept(**stamp(fold, now), seat=seat, action=fold.game.verbs.spell(spelled_action(fold, spelled)))


def propose_kept_answer(fold: Fold, seat: int, now: float) -> Answered:
    """Propose the kept answer of the seat the tape waits for."""
    kept = fold.state.round.kept.get(seat)
    if kept is None or seat not in fold.waiting():
        raise StaleAction("the kept answer is no longer needed")
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


class KnownAnswer(NamedTuple):
    """An answer the tape needs now."""

    seat: int
    spelled: str
    how: How


WindowReader = Callable[[Match, int], ResponseWindow | None]
"""Returns a window's decision context for a seat."""


def no_window(_match: Match, _seat: int) -> None:
    """Return None, for rooms without standing orders."""
    return


class SeatOrders:
    """The standing orders of a seat, and the points at which it always wants to be asked."""

    def __init__(self) -> None:
        self.orders = Orders()
        self.stops: set[int] = set()

    def will_pass(self, point: int, match: Match, seat: int, now: ResponseWindow | None) -> bool:
        return now is not None and point not in self.stops and self.orders.will_pass_at(match, seat, now)


class KnownAnswers:
    """Answers known ahead. Standing orders are private and kept only in memory."""

    def __init__(self, read_window: WindowReader = no_window) -> None:
        self.read_window = read_window
        self.standing: dict[int, SeatOrders] = {}

    def orders(self, seat: int) -> SeatOrders:
        return self.standing.setdefault(seat, SeatOrders())

    def passed_window(self, fold: Fold, seat: int, spelled: str) -> ResponseWindow | None:
        """Return the decision context if this answer passes a question that orders could have passed."""
        decision = question_for_orders(fold, seat)
        if decision is None or spelled != fold.game.verbs.spell(decision.fallback()):
            return None
        return self.window_of(fold, seat, decision)

    def window_of(self, fold: Fold, seat: int, decision: Decision) -> ResponseWindow | None:
        """Return the seat's question as its orders see it."""
        match = fold.running_match()
        return self.read_window(match if decision is match.decision else match.showing(decision), seat)

    def may_pass(self, fold: Fold, seat: int) -> bool:
        """Return whether the seat's orders could pass its open question."""
        decision = question_for_orders(fold, seat)
        return decision is not None and self.window_of(fold, seat, decision) is not None

    def record_answer(self, seat: int) -> None:
        self.orders(seat).orders.note_answer()

    def record_pass(self, seat: int, now: ResponseWindow | None, *, until_change: bool = False) -> None:
        if now is not None:
            self.orders(seat).orders.note_pass(now, until_change)

    def will_pass(self, fold: Fold, seat: int) -> bool:
        """Return whether the seat's orders pass its open question, now or when its turn comes."""
        standing = self.standing.get(seat)
        if standing is None or fold.state.paused or seat in fold.state.round.kept:
            return False
        decision = question_for_orders(fold, seat)
        if decision is None:
            return False
        return standing.will_pass(decision.subject, fold.running_match(), seat, self.window_of(fold, seat, decision))

    def next(self, fold: Fold) -> KnownAnswer | None:
        """Return the next known answer for the tape: a kept answer, or a pass by standing order."""
        decision = fold.decision()
        if decision is None or fold.state.paused or not may_pass_by_order(fold, decision):
            return None
        seat = int(decision.owner)
        if fold.is_bot(seat):
            return None
        if seat in fold.state.round.kept:
            return KnownAnswer(seat, fold.state.round.kept[seat], "chosen")
        if self.will_pass(fold, seat):
            return KnownAnswer(seat, fold.game.verbs.spell(decision.fallback()), "auto")
        return None


def question_for_orders(fold: Fold, seat: int) -> Decision | None:
    """Return the seat's open question, if standing orders may pass it."""
    now = fold.round()
    if now is not None:
        return now.asked.get(seat)
    decision = fold.decision()
    mine = decision is not None and decision.owner == seat and may_pass_by_order(fold, decision)
    return decision if mine else None


def may_pass_by_order(fold: Fold, decision: Decision) -> bool:
    """Return whether standing orders may pass this question here."""
    return orders_may_pass(fold.game, decision, alone=fold.screen_count() <= 1)
