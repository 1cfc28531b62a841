"""The table: the only one who asks, draws chance, reveals and tells."""

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
    """The match is decided: the rest of the segment does not happen. Not an error, hence no Exception."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(StatePart):
    """What every game's state has: how far each stream of chance is, and the secrets."""

    def __init__(self, drawn: list[int], secrets: Secrets) -> None:
        self.drawn = drawn
        self.secrets = secrets


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """Where answers come from: agents in place, a tape, or somebody who steps."""

    @abstractmethod
    def answer(self, table: "Table", decision: Decision) -> int:
        """The answer to a question with any number of options."""

    def position(self) -> int:
        """How many answers have been given."""
        return 0

    def in_place(self) -> bool:
        """Nothing but the answers is wanted: no tape is kept, so a sole answer needs no question."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One run of the rules on one state."""

    def __init__(self, core: GameState, source: Chance, answers: Answers, ledger: Ledger | None) -> None:
        self.core = core
        self.source = source
        self.answers = answers
        self.ledger = ledger
        self.listening = False
        self.in_place = answers.in_place()
        self.events: list[Any] = []  # events are interpreted classes of the games
        self.barrier: int = -1  # answers given when chance fell or a secret was shown for the last time
        self.barrier_reason: i64 = BARRIER_NONE

    def ask(self, decision: Decision) -> int:
        """The answer of the one who decides. Rules call this by public facts only."""
        return self.answers.answer(self, decision)

    def ask_or_pass(self, owner: i64, kind: i64, options: list[int], subject: i64) -> int:
        """As `ask`, for the many questions whose sole answer is to pass."""
        if self.in_place and len(options) == 1:
            return options[0]
        return self.answers.answer(self, Decision(owner, kind, options, subject))

    def chance(self, stream: i64, sides: i64, seen_by: i64 = EVERYONE) -> i64:
        """The next outcome of a stream, from 0 to sides - 1."""
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
        """So many outcomes in a row, open to everybody: a throw of dice."""
        if self.ledger is not None:
            return [self.chance(stream, sides, EVERYONE) for _ in range(count)]
        number: i64 = self.core.drawn[stream]
        self.core.drawn[stream] = number + count
        return self.source.outcomes(stream, number, sides, count)

    def shuffle(self, stream: i64, ids: list[int]) -> None:
        """Deal the identities of these ids anew among them."""
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
        """From now on these viewers know what lies under the id."""
        secrets = self.core.secrets
        known = secrets.known[card]
        if known | viewers == known:
            return
        secrets.known[card] = known | viewers
        if self.ledger is not None:
            self.ledger.learn(card, viewers)
            self.mark(BARRIER_REVEALED)

    def mark(self, reason: i64) -> None:
        """What has been answered so far cannot be taken back any more."""
        self.barrier = self.answers.position()
        self.barrier_reason = reason

    def tell(self, event: Any) -> None:  # an event of the game
        """Note what happened. Rules build an event only while somebody listens."""
        self.events.append(event)
