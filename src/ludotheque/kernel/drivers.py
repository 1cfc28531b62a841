"""Two sources of answers: agents called directly, and a tape that suspends the rules at its end."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.table import Answers, Table

CHOSEN: Final = 0
AUTO: Final = 1
CLOCK: Final = 2
BOT: Final = 3
HOW: Final = ("chosen", "auto", "clock", "bot")

Agent = Callable[[Decision, Any], int]  # each takes the Seen of its own game


class Suspended(BaseException):
    """Signals that the tape has ended and the match waits for an answer. Not an error, hence no Exception."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision


class TapeAnswer:
    """One answer on the tape: the seat, the action, and how it was given."""

    def __init__(self, seat: int, action: int, how: int) -> None:
        self.seat = seat
        self.action = action
        self.how = how


class InlineAnswers(Answers):
    """Answers for simulation and search: calls the agent from within the rules."""

    def __init__(
        self, agents: list[Agent], seen: list[Any], tape: list[TapeAnswer] | None
    ) -> None:  # as Agent takes it
        self.agents = agents
        self.seen = seen  # one view of the table per seat
        self.tape = tape  # kept only for agents that search
        self.asked: i64 = 0
        self.checked = [not getattr(agent, "picks_from_options", False) for agent in agents]

    def answer(self, table: Table, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1 and decision.space is None:
            action = options[0]
            if self.tape is not None:
                self.tape.append(TapeAnswer(decision.owner, action, AUTO))
            return action
        self.asked += 1
        action = self.agents[decision.owner](decision, self.seen[decision.owner])
        if self.checked[decision.owner] and action not in options:
            refusal = decision.refusal(action)
            if refusal is not None:
                raise IllegalAction(refusal.adding("agent_of_seat", decision.owner))
        if self.tape is not None:
            self.tape.append(TapeAnswer(decision.owner, action, CHOSEN))
        return action

    def position(self) -> int:
        return len(self.tape) if self.tape is not None else 0

    def in_place(self) -> bool:
        return self.tape is None


class TapeAnswers(Answers):
    """Answers for live matches: reads the tape and suspends the rules at its end."""

    def __init__(self, tape: list[TapeAnswer], start: int, hold: int = -1) -> None:
        self.tape = tape
        self.at = start
        self.hold = hold  # the position at which even a question with a single option waits for an answer

    def answer(self, table: Table, decision: Decision) -> int:
        if self.at < len(self.tape):
            entry = self.tape[self.at]
            self.at += 1
            return entry.action
        sole = len(decision.options) == 1 and decision.space is None
        if sole and not decision.waits and self.at != self.hold:
            self.tape.append(TapeAnswer(decision.owner, decision.options[0], AUTO))
            self.at += 1
            return decision.options[0]
        raise Suspended(decision)

    def position(self) -> int:
        return self.at
