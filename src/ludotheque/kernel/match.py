"""A game in progress: its checkpoints, the tape of answers since, and the operations on them."""

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.kernel.decisions import FIRST_YES, Decision
from ludotheque.kernel.drivers import AUTO, BOT, CHOSEN, HOW, Suspended, TapeAnswer, TapeAnswers
from ludotheque.kernel.errors import BrokenRule, IllegalAction, StaleAction, UndoRefused
from ludotheque.kernel.events import Undone
from ludotheque.kernel.game import Game, Seen, Setup
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scripted_chance import chance_of
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.kernel.state import digest
from ludotheque.kernel.table import BARRIER_CHANCE, BARRIER_FOREIGN, BARRIER_NONE, BARRIER_REVEALED, GameState, Table

UNDO: Final = 4  # a kind of record besides the four ways of giving an answer
DIGEST_EVERY: Final = 20
NO_HOLD: Final = -1
REASONS: Final = {
    BARRIER_CHANCE: "dice were rolled, cards shuffled or a disc flicked since",
    BARRIER_REVEALED: "something hidden was shown since",
    BARRIER_FOREIGN: "another player was asked since",
}


class Checkpoint:
    """The complete state between two segments, the number of answers that led there, and chance since."""

    def __init__(self, position: int, state: GameState, ledger: Ledger) -> None:
        self.position = position
        self.state = state
        self.ledger = ledger


class Record:
    """One line of the history, undone answers included."""

    def __init__(self, seat: int, action: int, how: int) -> None:
        self.seat = seat
        self.action = action  # for an undo: how many answers were taken back
        self.how = how


class MatchParts:
    """The data a match consists of; the rules rebuild its table and open question from it."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        key: bytes,
        humans: tuple[int, ...],
        checkpoints: list[Checkpoint],
        *,
        tape: Sequence[TapeAnswer] = (),
        records: Sequence[Record] = (),
        digests: Sequence[tuple[int, str]] = (),
        log: Sequence[Any] = (),  # events of the game
        delivered: int = 0,
        declined: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.key = key
        self.humans = humans  # seats whose answers no other seat may take back
        self.checkpoints = checkpoints
        self.tape = list(tape)
        self.offset = checkpoints[0].position  # the number of answers before the tape begins
        self.records = list(records)
        self.digests = list(digests)
        self.log = list(log)
        self.delivered = delivered  # how many events of the running segment the log already contains
        self.declined = list(declined)
        self.suggestions: dict[int, int] = {}
        self.hold = NO_HOLD
        self.barrier = checkpoints[0].position
        self.barrier_reason: int = BARRIER_NONE

    def prune(self) -> None:
        """Keep only what another run needs: the tape from the first checkpoint on; the key reproduces chance."""
        first = self.checkpoints[0].position
        self.tape = self.tape[first - self.offset :]
        self.offset = first
        self.checkpoints = [Checkpoint(mark.position, mark.state, Ledger()) for mark in self.checkpoints]


class Match:
    """A match that waits for answers. Screens, rooms and replays use a match through this class only."""

    def __init__(self, game: Game, setup: Setup, key: bytes, checkpoint: Checkpoint, humans: tuple[int, ...]) -> None:
        self.game = game
        self.setup = setup
        self.key = key
        self.source = chance_of(key, len(game.streams(setup)))
        self.humans = humans  # seats whose answers no other seat may take back
        self.checkpoints = [checkpoint]
        self.tape: list[TapeAnswer] = []
        self.offset = checkpoint.position  # number of answers before the first kept checkpoint, not on the tape
        self.records: list[Record] = []
        self.digests: list[tuple[int, str]] = []
        self.log: list[Any] = []  # events of the game
        self.delivered = 0
        self.hold = NO_HOLD  # imagined worlds wait at this place on the tape even for a sole answer
        self.barrier = checkpoint.position
        self.barrier_reason = BARRIER_NONE
        self.decision: Decision | None = None
        self.declined: list[int] = []  # seats that declined a question which closes at the first yes
        self.suggestions: dict[int, int] = {}  # answers that seats have suggested, visible to all
        self.outcome = ""
        self.table: Table = self.table_at(checkpoint)

    @staticmethod
    def from_parts(parts: MatchParts) -> "Match":
        """Return the match made of these parts, run to its open question."""
        match = assembled(parts)
        match.advance()
        match.declined = parts.declined[:]
        match.suggestions = dict(parts.suggestions)
        return match

    def parts(self) -> MatchParts:
        """Return what the match consists of now; the lists are copies, the checkpoints are shared."""
        parts = MatchParts(
            self.game,
            self.setup,
            self.key,
            self.humans,
            self.checkpoints[:],
            tape=self.tape,
            records=self.records,
            digests=self.digests,
            log=self.log,
            delivered=self.delivered,
            declined=self.declined,
        )
        parts.offset = self.offset
        parts.suggestions = dict(self.suggestions)
        parts.hold = self.hold
        parts.barrier = self.barrier
        parts.barrier_reason = self.barrier_reason
        return parts

    def table_at(self, checkpoint: Checkpoint) -> Table:
        """Return a table on a copy of the checkpoint, with the tape from there on."""
        checkpoint.ledger.rewind()
        answers = TapeAnswers(self.tape, checkpoint.position - self.offset, self.hold)
        state = self.game.copy_state(checkpoint.state)
        table = self.game.table(self.setup, state, (self.source, checkpoint.ledger), answers)
        table.listening = True
        return table

    def advance(self) -> None:
        """Run the rules until they need an answer that is not on the tape, or to the end."""
        self.decision = None
        self.declined = []
        self.suggestions = {}
        while True:
            self.outcome = self.game.outcome(self.checkpoints[-1].state)
            self.table = self.table_at(self.checkpoints[-1])
            if self.outcome:
                return
            try:
                self.game.play_segment(self.table)
            except Suspended as pause:
                self.decision = pause.decision
                self.hear()
                self.note_barrier()
                return
            except BrokenRule as error:
                raise BrokenRule(error.reason, self.spelled_tape()) from error
            self.hear()
            self.note_barrier()
            self.delivered = 0
            done = Checkpoint(self.offset + self.table.answers.position(), self.table.core, Ledger())
            done.ledger.forced = self.checkpoints[-1].ledger.forced
            self.checkpoints.append(done)

    def spelled_tape(self) -> str:
        """Return the answers that lead from the first kept checkpoint to this position."""
        return " ".join(self.game.verbs.spell(entry.action) for entry in self.tape)

    def hear(self) -> None:
        """Log the events that are new; a re-run repeats those at its beginning."""
        self.log.extend(self.table.events[self.delivered :])
        self.delivered = max(self.delivered, len(self.table.events))

    def note_barrier(self) -> None:
        at = self.table.barrier + self.offset
        if self.table.barrier >= 0 and at >= self.barrier:
            self.barrier = at
            self.barrier_reason = self.table.barrier_reason
        while len(self.checkpoints) > 1 and self.checkpoints[1].position <= self.barrier:
            self.checkpoints.pop(0)

    def answer(self, seat: int, action: int, how: int = CHOSEN, expected: int = -1) -> None:
        """Give an answer. `expected` is the number of records that the caller knew of."""
        if expected >= 0 and expected != len(self.records):
            raise StaleAction(f"the match has moved on: {len(self.records)} answers, not {expected}")
        decision = self.question_for(seat, action)
        if seat in self.declined and action == decision.fallback():
            raise IllegalAction(Refusal("room-declined"))
        self.records.append(Record(seat, action, how))
        if decision.closes == FIRST_YES and action == decision.fallback() and self.waiting() != [seat]:
            self.declined.append(seat)
            self.suggestions.pop(seat, None)
        else:
            self.tape.append(TapeAnswer(seat, action, how))
            self.hold = NO_HOLD
            self.advance()
        if len(self.records) % DIGEST_EVERY == 0:
            self.digests.append((len(self.records), self.digest()))

    def question_for(self, seat: int, action: int) -> Decision:
        """Return the open question if that seat may give that answer to it; raise otherwise."""
        decision = self.decision
        if decision is None:
            raise StaleAction("the game is over: nothing is asked any more")
        if not decision.may_answer(seat):
            raise IllegalAction(Refusal("reason-not-asked", (), {"seat": seat, "asked": decision.owner}))
        refusal = decision.refusal(action)
        if refusal is not None:
            allowed = ", ".join([self.game.verbs.spell(option) for option in decision.options[:12]])
            raise IllegalAction(refusal.adding("allowed", allowed) if allowed else refusal)
        return decision

    def suggest(self, seat: int, action: int) -> None:
        """Suggest an answer without giving it. It remains until the seat suggests another one or the question closes.

        Suggestions are communication, not play: tape, records, saves and replays do not contain them.
        """
        self.question_for(seat, action)
        self.suggestions[seat] = action

    def waiting(self) -> list[int]:
        """Return the seats whose answer is still missing, the owner of the question first."""
        if self.decision is None:
            return []
        return [seat for seat in (self.decision.owner, *self.decision.seats) if seat not in self.declined]

    def digest(self) -> str:
        """Return a digest of the state at the open question."""
        return digest(self.table.core)

    def undo_target(self, seat: int, answers: int = 0) -> int:
        """Return the place on the tape from which that seat may take answers back; raise `UndoRefused` at a barrier.

        `answers` is the number of answers to take back, automatic ones not counted; the first of them must be the
        seat's own. With 0, the place is that of the seat's last own answer.
        """
        place = self.last_own_place(seat) if answers == 0 else self.place_before(answers)
        if place < 0 or self.tape[place].seat != seat:
            raise UndoRefused("there is nothing to take back", BARRIER_NONE)
        if place + self.offset < self.barrier:
            raise refusal_of_undo(self.barrier_reason)
        foreign = [entry.seat for entry in self.tape[place + 1 :]] + self.declined
        if self.decision is not None and not self.decision.may_answer(seat):
            foreign.append(self.decision.owner)
        if any(other != seat and other in self.humans for other in foreign):
            raise refusal_of_undo(BARRIER_FOREIGN)
        return place

    def last_own_place(self, seat: int) -> int:
        """Return the place on the tape of that seat's last own answer, or -1."""
        place = len(self.tape) - 1
        while place >= 0 and (self.tape[place].seat != seat or self.tape[place].how == AUTO):
            place -= 1
        return place

    def place_before(self, answers: int) -> int:
        """Return the place on the tape of the first of that many last answers, without automatic ones, or -1."""
        place = len(self.tape)
        while answers > 0 and place >= 0:
            place -= 1
            if place >= 0 and self.tape[place].how != AUTO:
                answers -= 1
        return place

    def undo(self, seat: int, answers: int = 0) -> None:
        """Take back that seat's last answer, or that many. The history keeps both the answers and the undo."""
        if seat in self.declined:
            self.declined.remove(seat)
            self.records.append(Record(seat, 1, UNDO))
            self.log.append(Undone(seat, 1))
            return
        place = self.undo_target(seat, answers)
        gone = sum(1 for entry in self.tape[place:] if entry.how != AUTO)
        del self.tape[place:]
        while len(self.checkpoints) > 1 and self.checkpoints[-1].position > place + self.offset:
            self.checkpoints.pop()
        self.records.append(Record(seat, gone, UNDO))
        self.delivered = 1 << 30  # the re-run logs nothing new
        self.advance()
        self.delivered = len(self.table.events)
        self.log.append(Undone(seat, gone))

    def force(self, stream: str, outcomes: list[int]) -> None:
        """Force the next outcomes of that stream; for tests and tutorials."""
        names = self.game.streams(self.setup)
        self.checkpoints[-1].ledger.forced.setdefault(names.index(stream), []).extend(outcomes)

    def forced_left(self) -> dict[str, list[int]]:
        """Return the forced outcomes that have not been used."""
        names = self.game.streams(self.setup)
        forced = self.checkpoints[-1].ledger.forced
        return {names[stream]: outcomes for stream, outcomes in forced.items() if outcomes}

    def fork(self) -> "Match":
        """Return an independent copy of the match."""
        parts = self.parts()
        parts.checkpoints = [
            Checkpoint(mark.position, self.game.copy_state(mark.state), mark.ledger.copy()) for mark in self.checkpoints
        ]
        return Match.from_parts(parts)

    def showing(self, decision: Decision) -> "Match":
        """Return the match with another question open, for display only: it runs nothing and shares the table."""
        other = assembled(self.parts())
        other.table = self.table
        other.decision = decision
        return other

    def seen(self, seats: tuple[int, ...]) -> Seen:
        """Return the match as these seats may know it; no seats means a spectator."""
        return self.game.seen(self.table, viewer_mask(seats))

    def redact(self, seats: tuple[int, ...]) -> dict[str, Any]:  # JSON-ready values
        """Return everything these seats may know and nothing else; no seats means a spectator."""
        return self.seen(seats).view()

    def how_spelled(self, record: Record) -> str:
        return HOW[record.how] if record.how != UNDO else "undo"


def refusal_of_undo(barrier: int) -> UndoRefused:
    return UndoRefused(f"that cannot be taken back: {REASONS[barrier]}", barrier)


def assembled(parts: MatchParts) -> Match:
    """Return the match made of these parts, without running it."""
    first = parts.checkpoints[0]
    blank = Checkpoint(first.position, first.state, Ledger())  # leaves the ledger of the other run as it is
    match = Match(parts.game, parts.setup, parts.key, blank, parts.humans)
    match.checkpoints = parts.checkpoints[:]
    match.tape = parts.tape[:]
    match.offset = parts.offset
    match.records = parts.records[:]
    match.digests = parts.digests[:]
    match.log = parts.log[:]
    match.delivered = parts.delivered
    match.hold = parts.hold
    match.barrier = parts.barrier
    match.barrier_reason = parts.barrier_reason
    return match


def start(game: Game, setup: Setup, key: bytes, humans: tuple[int, ...] = ()) -> Match:
    """Return a new match, run to its first question."""
    game.check(setup)
    return Match.from_parts(MatchParts(game, setup, key, humans, [Checkpoint(0, game.begin(setup), Ledger())]))


def answer_as_bot(match: Match, action: int) -> None:
    """Give a bot's answer: the tape marks it as such, and other seats may undo across it."""
    if match.decision is None:
        raise StaleAction("the game is over: nothing is asked any more")
    bots = [seat for seat in match.waiting() if seat not in match.humans]
    match.answer(bots[0] if bots else match.decision.owner, action, BOT)
