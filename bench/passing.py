"""Counts what a person is asked in a duel of Dice Throne, by standing orders: `python -m bench.passing`.

Duels of fixed keys and heroes: the person answers as the hint advises, the other seat is the bot `sensible`. Then the
same around one screen with a person at both seats, for the curtains. Rooms, orders and views are the server's own;
nothing is stored or sent. Everything is a count, so that every run gives the same figures.

A press is an answer, a curtain lifted, or the line of odds that marks the dice to keep before the others are rolled. An
empty pass is a pass in a response window, or on presented dice. Passed are questions that the orders answered, skipped
those of them in which the hint would have acted; their `worth` is what that would have brought, in points of damage.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from statistics import median
from typing import Final

from ludotheque.games.dice_throne.agents.sensible import best_of, scores
from ludotheque.games.dice_throne.content.loader import hero_ids
from ludotheque.games.dice_throne.table.actions import PASS, PREEMPT, PRESENT, REROLL, RESPOND, VERBS
from ludotheque.games.dice_throne.table.events import TurnBegan
from ludotheque.games.dice_throne.table.response_points import POINTS
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from ludotheque.presentation.standing_orders import CHANGES, EVERY, RELAXED
from ludotheque.presentation.standing_orders import RESPOND as CAREFUL
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.state_builder import perspective_of
from ludotheque.server.rooms.entries import AnyEntry
from ludotheque.server.rooms.plan import Plan, Policy, SeatPlan
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import digest
from ludotheque.server.store.rooms import RoomRow

DUELS: Final = 10
BEFORE: Final = "every window"
AFTER: Final = "relaxed"
SETTINGS: Final = {BEFORE: EVERY, "changes": CHANGES, "careful": CAREFUL, AFTER: RELAXED}
"""The presets, and `changes`, which was the default before there were any."""

ANSWERS_AT_MOST: Final = 5000
EMPTY: Final = (RESPOND, PREEMPT, PRESENT)
"""Questions that are passed by doing nothing."""


@dataclass
class Skipped:
    """A window the orders passed in which the hint would have acted."""

    duel: int
    point: str
    answer: str
    worth: float


@dataclass
class Counted:
    """What one duel asked of people."""

    turns: int = 0
    answers: int = 0
    presses: int = 0
    empty: int = 0
    curtains: list[int] = field(default_factory=lambda: [0])  # by turn
    passed: int = 0  # by the orders
    skipped: list[Skipped] = field(default_factory=list)
    won: bool = False


class Duel:
    """A duel in a room of the server, played by the hint."""

    def __init__(self, number: int, setting: str, *, shared: bool = False) -> None:
        self.number = number
        self.counted = Counted()
        plan = plan_of(number, shared=shared)
        self.live = LiveRoom(
            RoomRow("passing", "dice_throne", 0, b"", b"", 0.0, "", "open"), Room(plan, key(number)), 0.0
        )
        self.now = 0.0
        self.screen = Viewer(lambda _message: None, self.room.people(), "en")
        for seat in self.room.people():
            self.apply(self.room.propose_sit(seat, "", digest("one screen"), self.now))
            self.live.known_answers.orders(seat).orders.setting = setting
        self.apply(self.room.propose_begin(self.now))
        self.read = 0

    @property
    def room(self) -> Room:
        return self.live.room

    def apply(self, entries: Iterable[AnyEntry]) -> None:
        for entry in entries:
            self.live.apply(entry)
        self.live.unpublished.clear()

    def play(self) -> Counted:
        for _ in range(ANSWERS_AT_MOST):
            self.feed()
            self.count_turns()
            if self.room.over:
                return self.ended()
            self.step()
        raise RuntimeError(f"duel {self.number} does not end")

    def ended(self) -> Counted:
        match = self.room.match
        self.counted.won = match is not None and match.outcome == "0"
        return self.counted

    def feed(self) -> None:
        """As a host does after every answer: what is known ahead goes to the tape."""
        while (known := self.live.known_answers.next(self.room)) is not None:
            seat, spelled, how = known
            if how == "auto":
                self.note_skipped(seat)
                self.apply(self.room.propose_by_order(seat, spelled, self.now))
            else:
                self.apply(self.room.propose_kept_answer(seat, self.now))

    def count_turns(self) -> None:
        told = self.room.timed_events
        for each in told[self.read :]:
            if isinstance(each.event, TurnBegan):
                self.counted.turns += 1
                self.counted.curtains.append(0)
        self.read = len(told)

    def note_skipped(self, seat: int) -> None:
        self.counted.passed += 1
        decision, worth = self.weighed(seat)
        best = best_of(decision.options, worth)
        if best != decision.fallback():
            gain = max(worth) - worth[decision.options.index(decision.fallback())]
            point = POINTS[decision.subject] if decision.kind in EMPTY else self.room.game.kinds[decision.kind]
            self.counted.skipped.append(Skipped(self.number, point, VERBS.spell(best), gain))

    def weighed(self, seat: int) -> tuple[Decision, list[float]]:
        """The open question of a seat, and what the hint makes of each answer."""
        match: Match = self.room.match_at_question(seat)
        decision = match.decision
        if decision is None:
            raise RuntimeError(f"seat {seat} is not asked")
        return decision, scores(decision, expect(match.seen((seat,)), DiceSeen))

    def step(self) -> None:
        bot = self.room.bot_turn()
        if bot is not None:
            decision, worth = self.weighed(bot)
            self.apply(self.room.propose_bot(bot, VERBS.spell(best_of(decision.options, worth)), self.now))
            return
        look = perspective_of(self.live, self.screen)
        if look.curtain >= 0:
            self.screen.ready = look.curtain
            self.counted.curtains[-1] += 1
            self.counted.presses += 1
            return
        self.answer(look.asked[0])

    def answer(self, seat: int) -> None:
        """The person at the screen does what the hint says."""
        decision, worth = self.weighed(seat)
        action = best_of(decision.options, worth)
        spelled = VERBS.spell(action)
        self.counted.answers += 1
        self.counted.presses += presses(action, self.live)
        self.counted.empty += decision.kind in EMPTY and action == PASS
        passing = self.live.known_answers.passed_window(self.room, seat, spelled)
        if seat != self.screen.ready:
            self.screen.ready = -1
        self.apply(self.room.propose_answer(seat, self.live.step, spelled, self.now))
        self.live.known_answers.record_pass(seat, passing)


def presses(action: int, live: LiveRoom) -> int:
    """How often one presses for an answer."""
    match = live.room.match
    if match is None or not REROLL < action <= REROLL + ARGUMENT_MASK:
        return 1
    throw = expect(match.seen(()), DiceSeen).throw()
    keeps_some = throw is not None and (action & ARGUMENT_MASK).bit_count() < len(throw.dice)
    return 2 if keeps_some else 1


@cache
def heroes() -> tuple[str, ...]:
    return tuple(sorted(hero_ids()))


def key(number: int) -> bytes:
    return key_of(f"passing {number}")


def plan_of(number: int, *, shared: bool) -> Plan:
    """The duel of that number: other heroes in each, each of the first ten against another."""
    names = heroes()
    mine, theirs = names[number % len(names)], names[(number + 5) % len(names)]
    other = SeatPlan("here") if shared else SeatPlan("bot", "sensible")
    return Plan("dice_throne", "duel", (mine, theirs), (SeatPlan("here"), other), {}, Policy())


def play(setting: str, duels: Iterable[int], *, shared: bool = False) -> list[Counted]:
    return [Duel(number, SETTINGS[setting], shared=shared).play() for number in duels]


def curtains(counted: list[Counted]) -> list[int]:
    """How often the curtain was drawn in each turn."""
    return [number for each in counted for number in each.curtains[1:]]


COLUMNS: Final = ("turns", "answers", "presses", "empty", "passed")


def row(first: str, cells: Iterable[object]) -> str:
    return f"{first:<14}" + "".join(f"{cell!s:>10}" for cell in cells)


def report(duels: range) -> Iterator[str]:
    """Medians of a duel, and how they are spread."""
    yield row("orders", (*COLUMNS, "skipped", "won", "curtains"))
    for setting in SETTINGS:
        alone, drawn = play(setting, duels), curtains(play(setting, duels, shared=True))
        skipped = [each for one in alone for each in one.skipped]
        medians = [f"{median(getattr(one, name) for one in alone):g}" for name in COLUMNS]
        yield row(setting, (*medians, len(skipped), sum(one.won for one in alone), f"{median(drawn):g}"))
        for name in ("presses", "empty"):
            yield f"  {name} in each duel: {sorted(getattr(one, name) for one in alone)}"
        yield f"  turns by their curtains: {dict(sorted(Counter(drawn).items()))}"
        for each in skipped:
            yield f"  skipped in duel {each.duel}, {each.point}: {each.answer} ({each.worth:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--duels", type=int, default=DUELS)
    asked = parser.parse_args()
    for line in report(range(asked.duels)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
