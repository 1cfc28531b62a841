"""Undo never crosses chance, a secret or another human; it gives a reason, keeps the history, and loses nothing."""

import pytest

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import AUTO, BOT, CHOSEN, TapeAnswer
from ludotheque.kernel.errors import UndoRefused
from ludotheque.kernel.events import Undone
from ludotheque.kernel.match import UNDO, Match, answer_as_bot
from tests.contract.cases import SCALE, Case, asked, every_case, pick


class Barriers:
    """What an observer can record of a match after each answer: how much chance, how many secrets, who was asked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.after: list[tuple[int, int, list[int]]] = []  # per answer on the tape, the values before it

    def note(self, decision: Decision) -> None:
        core = self.match.table.core
        known = sum(mask.bit_count() for mask in core.secrets.known)
        while len(self.after) < len(self.match.tape):
            self.after.append((-1, -1, []))
        del self.after[len(self.match.tape) :]
        self.after.append((sum(core.drawn), known, list(decision.options)))


def last_own(match: Match, seat: int) -> int:
    """Return the index of a seat's last answer that was not automatic."""
    own = [place for place, entry in enumerate(match.tape) if entry.seat == seat and entry.how != AUTO]
    return own[-1] if own else -1


def crossed(match: Match, barriers: Barriers, seat: int) -> str:
    """Return why an undo of that seat must be refused, judged by the observer; empty if it must be allowed."""
    place = last_own(match, seat)
    if place < 0:
        return "nothing"
    drawn, known, _ = barriers.after[place]
    core = match.table.core
    if sum(core.drawn) != drawn:
        return "dice"
    if sum(mask.bit_count() for mask in core.secrets.known) != known:
        return "hidden"
    asked_since = [entry.seat for entry in match.tape[place + 1 :]]
    if match.decision is not None and not match.decision.may_answer(seat):
        asked_since.append(match.decision.owner)
    return "player" if any(other != seat and other in match.humans for other in asked_since) else ""


@every_case
@pytest.mark.parametrize("everyone", [False, True], ids=["against bots", "humans only"])
def test_undo_stops_at_barriers_and_nowhere_else(case: Case, everyone: bool) -> None:
    humans = tuple(range(case.seats)) if everyone else (0,)
    match = case.start("undo", humans)
    random = case.random("undo")
    barriers = Barriers(match)
    undone = refused = free = 0
    while match.decision is not None:
        barriers.note(match.decision)
        answer(match, pick(match.decision, random), random.choice(match.waiting()))
        free += is_free(match)
        for seat in range(case.seats) if len(match.tape) % case.every(1) == 0 else ():
            if match.declined:
                continue
            why = crossed(match, barriers, seat)
            if why:
                refused += 1
                refuse(match, seat, why)
            elif random.random() < 0.5:
                undone += 1
                take_back(match, seat)
    assert undone or everyone or not free
    assert refused


def is_free(match: Match) -> bool:
    """Return whether nothing was drawn or revealed since the last answer; with dice this may be only the end."""
    return match.decision is not None and match.barrier < match.offset + len(match.tape)


def answer(match: Match, action: int, seat: int) -> None:
    match.answer(seat, action, CHOSEN if seat in match.humans else BOT)


def refuse(match: Match, seat: int, why: str) -> None:
    """Assert that the undo is refused with the reason and changes nothing."""
    before = (match.digest(), len(match.records), len(match.log), asked(match))
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    said = str(refused.value)
    assert said.startswith(("that cannot be taken back: ", "there is nothing to take back"))
    assert why != "dice" or "dice were rolled" in said or "hidden was shown" in said
    assert (match.digest(), len(match.records), len(match.log), asked(match)) == before


def take_back(match: Match, seat: int) -> None:
    """Undo, check, and give the same answers again: everything is as before, and the history contains it all."""
    place = last_own(match, seat)
    gone = [TapeAnswer(entry.seat, entry.action, entry.how) for entry in match.tape[place:] if entry.how != AUTO]
    before = (match.digest(), asked(match), len(match.tape))
    log, records = match.log[:], len(match.records)
    counted = match.fork()
    match.undo(seat)
    counted.undo(seat, len(gone))  # as a replay of the history does
    assert (counted.digest(), counted.log) == (match.digest(), match.log)
    assert match.decision is not None
    assert match.decision.may_answer(seat)
    assert len(match.tape) == place
    assert match.log == [*log, Undone(seat, len(gone))]
    assert (match.records[-1].how, match.records[-1].action, len(match.records)) == (UNDO, len(gone), records + 1)
    for entry in gone:
        for other in [other for other in match.waiting() if other != entry.seat]:
            if match.decision.closes and entry.action == match.decision.fallback():
                match.answer(other, entry.action, entry.how)
        match.answer(entry.seat, entry.action, entry.how)
    assert (match.digest(), asked(match), len(match.tape)) == before


@every_case
def test_bots_are_no_barrier(case: Case) -> None:
    """If nothing was drawn or revealed, a bot's answer is undone together with the human's before it.

    Where both may answer, either does; a human alone has no bots. A game that asks for little besides flicks needs more
    games until a bot answers a human directly.
    """
    crossings = free = 0
    for seed in range(16 * SCALE):
        if seed >= 4 * SCALE and (crossings or case.seats == 1 or not free):
            break
        match = case.start(("bots", seed), humans=(0,))
        random = case.random(("bots", seed))
        while match.decision is not None:
            action = pick(match.decision, random)
            bots = [seat for seat in match.waiting() if seat != 0]
            if 0 in match.waiting() and (not bots or random.random() < 0.5):
                match.answer(0, action)
                continue
            answer_as_bot(match, action)
            free += is_free(match)
            crossings += can_go_back(match)
    assert crossings or case.seats == 1 or not free


def can_go_back(match: Match) -> bool:
    try:
        place = match.undo_target(0)
    except UndoRefused as refused:
        if "another player" in str(refused):
            raise
        return False
    return any(entry.how == BOT for entry in match.tape[place:])
