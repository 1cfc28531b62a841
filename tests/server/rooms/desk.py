"""A room with its journal, as tests play it: every entry is encoded and decoded."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec

from ludotheque.agents.random_agent import anywhere
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.kernel.replay import play_record
from ludotheque.lab.setups import setups_of
from ludotheque.registry.discovery import game_named
from ludotheque.server.rooms.entries import AnyEntry, Choice, decode, encode
from ludotheque.server.rooms.phrases import KEYS
from ludotheque.server.rooms.plan import Plan, Policy, SeatPlan, check
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import digest

GAMES = ("catacombs_conquest", "dice_throne", "one_deck_dungeon")


@cache
def setups() -> list[Setup]:
    """One of every mode and number of seats of all three games."""
    found: dict[tuple[str, str, int], Setup] = {}
    for name in GAMES:
        for setup in setups_of(game_named(name)):
            found.setdefault((name, setup.mode, len(setup.heroes)), setup)
    return list(found.values())


def setup_of(game: str, mode: str, seats: int) -> Setup:
    return next(each for each in setups() if (each.game, each.mode, len(each.heroes)) == (game, mode, seats))


def name_of(setup: Setup) -> str:
    return f"{setup.game}-{setup.mode}-{len(setup.heroes)}"


def plan_of(setup: Setup, policy: Policy | None = None, bots: tuple[int, ...] = ()) -> Plan:
    """A room for that setup: everybody by link but the bots."""
    seats = tuple(SeatPlan("bot" if seat in bots else "link", "random") for seat in range(len(setup.heroes)))
    plan = Plan(setup.game, setup.mode, tuple(setup.heroes), seats, dict(setup.options), policy or Policy())
    check(plan)
    return plan


def duel(policy: Policy | None = None, bots: tuple[int, ...] = ()) -> Plan:
    return plan_of(setup_of("dice_throne", "duel", 2), policy, bots)


def token_of(seat: int) -> str:
    return f"token of seat {seat}"


class Desk:
    """A room that applies each proposed entry after encoding and decoding it."""

    def __init__(self, plan: Plan, seed: object = 0) -> None:
        self.plan = plan
        self.key = key_of(f"room {seed}")
        self.room = Room(plan, self.key)
        self.journal: list[AnyEntry] = []
        self.random = Random(f"desk {seed}")
        self.now = 1000.0

    def do(self, entries: list[AnyEntry]) -> "Desk":
        for entry in entries:
            written = decode(encode(entry))
            assert written == entry
            self.room.apply(written)
            self.journal.append(written)
        return self

    def sit(self) -> "Desk":
        for seat in self.room.people():
            self.do(self.room.propose_sit(seat, f"Player {seat}", digest(token_of(seat)), self.now))
        return self

    def begin(self) -> "Desk":
        self.sit()
        return self.do(self.room.propose_begin(self.now))

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None
        return self.match.decision

    def spell(self, action: int) -> str:
        return self.room.game.verbs.spell(action)

    def answer(self, seat: int, action: int) -> "Desk":
        return self.do(self.room.propose_answer(seat, self.room.step, self.spell(action), self.now))

    def step(self) -> None:
        """Give one random answer, for a bot that is due or for any seat that may answer."""
        self.now += 1.0
        action = pick(self.decision, self.random)
        bot = self.room.bot_turn()
        if bot is not None:
            self.do(self.room.propose_bot(bot, self.spell(action), self.now))
            return
        seats = [seat for seat in self.match.waiting() if not self.room.is_bot(seat)]
        if seats:  # otherwise bots wait for a pending takeback
            self.answer(self.random.choice(seats), action)

    def play(self, answers: int = 20_000) -> "Desk":
        for _ in range(answers):
            if self.room.decision() is None:
                break
            self.step()
        return self

    def try_anything(self) -> None:
        """Try a random action other than an answer; urgent ones are preferred."""
        self.now += 1.0
        seat = self.random.choice(self.room.people())
        urgent = [action for when, action in URGENT_ACTIONS if when(self)]
        action = self.random.choice(urgent if urgent and self.random.random() < 0.6 else ACTIONS)
        with suppress(LudoError):
            self.do(action(self, seat))

    def fold(self) -> Room:
        """Return the room that results from the journal."""
        room = Room(self.plan, self.key)
        for entry in self.journal:
            room.apply(entry)
        return room


def pick(decision: Decision, random: Random) -> int:
    """Choose a verb, then one of its options, so that rare verbs are tried as often as common ones."""
    if decision.space is not None:
        return anywhere(decision, decision.space, random.random)
    verb = random.choice(sorted({option >> ARGUMENT_BITS for option in decision.options}))
    return random.choice([option for option in decision.options if option >> ARGUMENT_BITS == verb])


Action = Callable[[Desk, int], list[AnyEntry]]
When = Callable[[Desk], bool]


def undo_last(desk: Desk, _seat: int) -> list[AnyEntry]:
    """Propose an undo by the seat that answered last."""
    last = desk.match.records[-1].seat if desk.match.records else 0
    return desk.room.propose_undo(last, desk.room.step, desk.now)


def vote(desk: Desk, seat: int) -> list[AnyEntry]:
    away = [other for other in desk.room.people() if desk.room.seat(other).away]
    choice: Choice = "bot" if desk.random.random() < 0.6 else "wait"
    return desk.room.propose_vote(seat, desk.random.choice(away or [seat]), choice, desk.now)


def time_out(desk: Desk, _seat: int) -> list[AnyEntry]:
    desk.now = max(desk.now, desk.room.deadline() or 0.0)
    return desk.room.propose_timeout(desk.now)


def own_digest(desk: Desk) -> str:
    return digest(f"own {desk.now}")


def accept(desk: Desk, _seat: int) -> list[AnyEntry]:
    """Take a seat by a link."""
    links = [seat.invitation() for seat in desk.room.state.seats if seat.invitation()]
    return desk.room.propose_accept(desk.random.choice(links), "Guest", own_digest(desk), desk.now)


def add_device(desk: Desk, _seat: int) -> list[AnyEntry]:
    """Add a device by its link."""
    link = next(seat.device_link for seat in desk.room.state.seats if seat.device_link)
    return desk.room.propose_device(link, own_digest(desk), desk.now)


def consent(desk: Desk, seat: int) -> list[AnyEntry]:
    return desk.room.propose_consent(seat, desk.random.random() < 0.8, desk.now)


ACTIONS: list[Action] = [
    undo_last,
    undo_last,
    undo_last,
    lambda desk, seat: desk.room.propose_takeback(seat, desk.now),
    lambda desk, seat: desk.room.propose_phrase(seat, desk.random.choice(KEYS), desk.now),
    lambda desk, seat: desk.room.propose_rename(seat, f"Name {desk.now}", desk.now),
    lambda desk, seat: desk.room.propose_left(seat, desk.now),
    lambda desk, seat: desk.room.propose_return(seat, desk.now),
    lambda desk, seat: desk.room.propose_hand_over(seat, "player", desk.now),
    lambda desk, seat: desk.room.propose_hand_over(seat, "host", desk.now),
    lambda desk, seat: desk.room.propose_hand_back(seat, "player", desk.now),
    lambda desk, seat: desk.room.propose_invite(seat, digest(f"link {desk.now}"), desk.now),
    lambda desk, seat: desk.room.propose_device_link(seat, digest(f"device link {desk.now}"), desk.now),
    time_out,
]
URGENT_ACTIONS: list[tuple[When, Action]] = [
    (lambda desk: any(seat.invitation() for seat in desk.room.state.seats), accept),
    (lambda desk: any(seat.device_link for seat in desk.room.state.seats), add_device),
    (lambda desk: desk.room.takeback is not None, consent),
    (lambda desk: any(seat.away for seat in desk.room.state.seats), vote),
]


def locally(match: Match) -> Match:
    """Return another match with the same records."""
    other = start(match.game, match.setup, match.key, match.humans)
    for record in match.records:
        play_record(other, record)
    return other


def fingerprint(room: Room) -> dict[str, Any]:  # JSON values
    """Return everything in which two folds must agree."""
    content: dict[str, Any] = msgspec.json.decode(room.dump())
    return content
