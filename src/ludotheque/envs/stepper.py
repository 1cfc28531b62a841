"""The stepping driver: the rules run in a greenlet that pauses at each question."""

from greenlet import getcurrent, greenlet

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule, IllegalAction, StaleAction
from ludotheque.kernel.game import Game, Seen, Setup
from ludotheque.kernel.state import digest
from ludotheque.kernel.table import Answers, Table


class SteppingAnswers(Answers):
    """Passes each question to the caller of `step` and waits for the answer; a single option is given automatically."""

    def answer(self, table: Table, decision: Decision) -> int:
        if len(decision.options) == 1 and decision.space is None:
            return decision.options[0]
        stepper = getcurrent().parent
        if stepper is None:
            raise BrokenRule("the game is not being stepped")
        action: int = stepper.switch(decision)
        return action

    def in_place(self) -> bool:
        return True


class Stepper:
    """One game that goes on by one answer at a time, without ever running a segment twice."""

    def __init__(self, game: Game, setup: Setup, key: bytes) -> None:
        game.check(setup)
        self.game = game
        self.decision: Decision | None = None
        self.outcome = ""
        self._table = game.table(
            setup, game.begin(setup), (Chance(key, len(game.streams(setup))), None), SteppingAnswers()
        )
        self.seen: list[Seen] = [game.seen(self._table, 1 << seat) for seat in range(len(setup.heroes))]
        self._rules = greenlet(self._play)
        self._go_on(None)

    def step(self, action: int) -> None:
        """Answer the open question; a wrong answer changes nothing."""
        if self.decision is None:
            raise StaleAction("the game is over: nothing is asked any more")
        refusal = self.decision.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self._go_on(action)

    def digest(self) -> str:
        """A short name of the state at the open question."""
        return digest(self._table.core)

    def close(self) -> None:
        """Stop the game where it is."""
        self.decision = None
        if not self._rules.dead:
            self._rules.throw()

    def _go_on(self, action: int | None) -> None:
        """Run the rules to the next question in the greenlet of the current caller."""
        self._rules.parent = getcurrent()
        asked = self._rules.switch() if action is None else self._rules.switch(action)
        self.decision = asked if isinstance(asked, Decision) else None
        if self.decision is None:
            self.outcome = self.game.outcome(self._table.core)
            if not self.outcome:
                raise BrokenRule("the rules stopped without an outcome")

    def _play(self) -> None:
        while not self.game.outcome(self._table.core):
            self.game.play_segment(self._table)
