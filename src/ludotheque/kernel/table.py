"""The table: asks questions, draws chance, reveals cards and reports events."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.ledger import STREAM_BITS, Ledger
from ludotheque.kernel.secrets import EVERYONE, rearrange
from ludotheque.kernel.state import StatePart
from ludotheque.kernel.state_classes import Secrets

BARRIER_NONE: Final = 0
BARRIER_CHANCE: Final = 1
BARRIER_REVEALED: Final = 2
BARRIER_FOREIGN: Final = 3


class GameOver(BaseException):
    """Signals that the match is decided and the rest of the segment is skipped. Not an error, hence no Exception."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(StatePart):
    """State common to all games: the position in each stream of chance, and the secrets."""

    def __init__(self, drawn: list[int], secrets: Secrets) -> None:
        self.drawn = drawn
        self.secrets = secrets


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """The source of answers: agents called directly, a tape, or a caller that steps."""

    @abstractmethod
    def answer(self, table: "Table", decision: Decision) -> int:
        """Return the answer to a question with any number of options."""

    def position(self) -> int:
        """Return how many answers have been given."""
        return 0

    def in_place(self) -> bool:
        """Return whether no tape is kept, so that the table may answer a question with a single option itself."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One run of the rules on one state."""

    def __init__(
        self, core: GameState, source: Chance, answers: Answers, ledger: Ledger | None, rules: tuple[str, ...]
    ) -> None:
        self.core = core
        self.source = source
        self.answers = answers
        self.ledger = ledger
        self.rules = rules  # by kind of question: the rule that defines the legal answers
        self.listening = False
        self.in_place = answers.in_place()
        self.events: list[Any] = []  # events are interpreted classes of the games
        self.barrier: int = -1  # number of answers at the last use of chance or reveal; undo stops there
        self.barrier_reason: i64 = BARRIER_NONE

    def ask(self, decision: Decision) -> int:
        """Return the answer of the decision's owner. Rules may decide whether to ask by public facts only."""
        if not decision.rule:
            decision.rule = self.rules[decision.kind]
        return self.answers.answer(self, decision)

    def ask_or_pass(self, owner: i64, kind: i64, options: list[int], subject: i64) -> int:
        """Return the answer as `ask` does, for the many questions whose only option is to pass."""
        if self.in_place and len(options) == 1:
            return options[0]
        return self.answers.answer(self, Decision(owner, kind, options, subject, rule=self.rules[kind]))

    def chance(self, stream: i64, sides: i64, seen_by: i64 = EVERYONE) -> i64:
        """Return the next outcome of a stream, from 0 to sides - 1."""
        drawn = self.core.drawn
        number: i64 = drawn[stream]
        drawn[stream] = number + 1
        ledger = self.ledger
        if ledger is None:
            return self.source.outcome(stream, number, sides)
        self.mark(BARRIER_CHANCE)
        ledger.seen_by[stream << STREAM_BITS | number] = seen_by
        return ledger.outcome(self.source, stream, number, sides)

    def chances(self, stream: i64, sides: i64, count: i64) -> list[int]:
        """Return the next `count` outcomes of a stream, visible to all: a throw of dice."""
        if self.ledger is not None:
            return [self.chance(stream, sides, EVERYONE) for _ in range(count)]
        number: i64 = self.core.drawn[stream]
        self.core.drawn[stream] = number + count
        return self.source.outcomes(stream, number, sides, count)

    def shuffle(self, stream: i64, ids: list[int]) -> None:
        """Permute the identities of these ids."""
        drawn = self.core.drawn
        number: i64 = drawn[stream]
        drawn[stream] = number + 1
        ledger = self.ledger
        if ledger is None:
            order = self.source.permutation(stream, number, len(ids))
        else:
            self.mark(BARRIER_CHANCE)
            order = ledger.order(self.source, stream, number, ids)
        rearrange(self.core.secrets, ids, order)

    def reveal(self, card: int, viewers: int) -> None:
        """Let these viewers know the identity behind the id from now on."""
        secrets = self.core.secrets
        known = secrets.known[card]
        if known | viewers == known:
            return
        secrets.known[card] = known | viewers
        if self.ledger is not None:
            self.ledger.learn(card, viewers)
            self.mark(BARRIER_REVEALED)

    def mark(self, reason: i64) -> None:
        """Set a barrier: the answers so far can no longer be undone."""
        self.barrier = self.answers.position()
        self.barrier_reason = reason

    def tell(self, event: Any) -> None:  # an event of the game
        """Record an event. Rules build an event only while `listening`."""
        self.events.append(event)
