"""A response window as one round: answers ahead, standing orders, and what to feed the tape with next."""

from collections.abc import Callable
from typing import NamedTuple

from ludotheque.faces.orders import Orders, Situation
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import StaleAction
from ludotheque.kernel.match import Match
from ludotheque.server.rooms.answering import not_asked, refuse_answer, spelled_action
from ludotheque.server.rooms.entries import How
from ludotheque.server.rooms.fold import Fold
from ludotheque.server.rooms.looking import glance


class Feed(NamedTuple):
    """An answer the tape needs now."""

    seat: int
    spelled: str
    how: How


Situations = Callable[[Match, int], Situation | None]
"""A window as a seat sees it; what a Face calls its situation."""


def no_situation(_match: Match, _seat: int) -> None:
    """For rooms without standing orders."""
    return


class SeatOrders:
    """The standing orders of one seat, and the points at which it wants to be asked whatever they say."""

    def __init__(self) -> None:
        self.orders = Orders()
        self.stops: set[int] = set()

    def will_pass(self, point: int, now: Situation | None) -> bool:
        return now is not None and point not in self.stops and self.orders.will_pass(now)


class Ahead:
    """What seats have said in advance. In memory and nowhere else, and nobody's business but their own."""

    def __init__(self, situation: Situations = no_situation) -> None:
        self.situation = situation
        self.round = -1
        self.answers: dict[int, str] = {}
        self.standing: dict[int, SeatOrders] = {}

    def orders(self, seat: int) -> SeatOrders:
        return self.standing.setdefault(seat, SeatOrders())

    def put(self, fold: Fold, seat: int, beat: int, spelled: str) -> None:
        """Keep an answer until it is that seat's turn, in place of one given before; whoever acts empties them all."""
        decision = self.question(fold, seat, beat)
        action = spelled_action(fold, spelled)
        refuse_answer(fold, decision, action)
        self.answers[seat] = spelled
        if action == decision.fallback():
            self.note_pass(fold, seat, decision, until_change=False)

    def pass_until_change(self, fold: Fold, seat: int, beat: int) -> None:
        """Pass here, and wherever nothing is new."""
        decision = self.question(fold, seat, beat)
        self.answers[seat] = fold.game.verbs.spell(decision.fallback())
        self.note_pass(fold, seat, decision, until_change=True)

    def withdraw(self, seat: int) -> None:
        """Think again, as long as the answer has not been fed."""
        self.answers.pop(seat, None)

    def note_pass(self, fold: Fold, seat: int, decision: Decision, *, until_change: bool) -> None:
        now = self.situation(glance(fold.playing(), decision), seat)
        if now is not None:
            self.orders(seat).orders.note_pass(now, until_change)

    def question(self, fold: Fold, seat: int, beat: int) -> Decision:
        """What the seat may answer in this round."""
        self.keep_step(fold)
        now = fold.round()
        if now is None:
            raise StaleAction("there is no window open any more")
        if beat < now.id:
            raise StaleAction("the window has changed since")
        if seat not in now.asked:
            raise not_asked(seat)
        return now.asked[seat]

    def keep_step(self, fold: Fold) -> None:
        """Forget what was said to another round."""
        if self.round != fold.state.round.id or not fold.in_window():
            self.round = fold.state.round.id
            self.answers = {}

    def has(self, fold: Fold, seat: int) -> bool:
        """Has the seat answered in this round, so that it need not be asked?"""
        self.keep_step(fold)
        return seat in self.answers

    def next(self, fold: Fold) -> Feed | None:
        """What the tape waits for, if it is known: an answer given ahead, or a standing order to pass."""
        self.keep_step(fold)
        decision, match = fold.decision(), fold.match
        if decision is None or match is None or not fold.in_window() or fold.is_bot(decision.owner):
            return None
        seat = decision.owner
        if seat in self.answers:
            return Feed(seat, self.answers[seat], "chosen")
        standing = self.standing.get(seat)
        if standing is not None and standing.will_pass(decision.subject, self.situation(match, seat)):
            return Feed(seat, fold.game.verbs.spell(decision.fallback()), "auto")
        return None
