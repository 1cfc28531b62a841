"""Two sources of answers: agents called in place, and a tape that suspends the rules where it ends."""

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
    """The tape has ended: the match waits for an answer. Not an error, hence no Exception."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision


class Entry:
    """One answer on the tape: by whom, what, and how it came."""

    def __init__(self, seat: int, action: int, how: int) -> None:
        self.seat = seat
        self.action = action
        self.how = how


class InlineAnswers(Answers):
    """Simulation and search: the agent is called in the middle of the rules."""

    def __init__(self, agents: list[Agent], seen: list[Any], tape: list[Entry] | None) -> None:  # as Agent takes it
        self.agents = agents
        self.seen = seen  # what each seat may see of the table, one window per seat
        self.tape = tape  # kept only for agents that search
        self.asked: i64 = 0
        self.checked = [not getattr(agent, "picks_from_options", False) for agent in agents]

    def answer(self, table: Table, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1 and decision.space is None:
            action = options[0]
            if self.tape is not None:
                self.tape.append(Entry(decision.owner, action, AUTO))
            return action
        self.asked += 1
        action = self.agents[decision.owner](decision, self.seen[decision.owner])
        if self.checked[decision.owner] and action not in options:
            refusal = decision.refusal(action)
            if refusal:
                raise IllegalAction(f"agent of seat {decision.owner}: {refusal}")
        if self.tape is not None:
            self.tape.append(Entry(decision.owner, action, CHOSEN))
        return action

    def position(self) -> int:
        return len(self.tape) if self.tape is not None else 0

    def in_place(self) -> bool:
        return self.tape is None


class TapeAnswers(Answers):
    """Live matches: answers come from the tape; where it ends, the rules are suspended."""

    def __init__(self, tape: list[Entry], start: int, hold: int = -1) -> None:
        self.tape = tape
        self.at = start
        self.hold = hold  # the place where even a sole answer is waited for

    def answer(self, table: Table, decision: Decision) -> int:
        if self.at < len(self.tape):
            entry = self.tape[self.at]
            self.at += 1
            return entry.action
        if len(decision.options) == 1 and decision.space is None and self.at != self.hold:
            self.tape.append(Entry(decision.owner, decision.options[0], AUTO))
            self.at += 1
            return decision.options[0]
        raise Suspended(decision)

    def position(self) -> int:
        return self.at
