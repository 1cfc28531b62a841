"""A room: its state, the actions it allows, and each viewer's view."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludotheque.kernel.decisions import FIRST_YES, Decision
from ludotheque.kernel.errors import LudoError, RequestRefused
from ludotheque.kernel.match import Match
from ludotheque.kernel.scripted_chance import is_written
from ludotheque.server.rooms import (
    absence,
    answer_groups,
    answers,
    clocks,
    draft,
    links,
    reducers,
    rematch,
    response_rounds,
    seating,
    takeback,
)
from ludotheque.server.rooms.commitment import commitment
from ludotheque.server.rooms.entries import (
    Answered,
    AnyEntry,
    Choice,
    Closed,
    HandedBy,
    Imported,
    Paused,
    Rematch,
    Renewed,
    Resumed,
)
from ludotheque.server.rooms.fold import Fold, Pending, stamp
from ludotheque.server.rooms.plan import Plan
from ludotheque.server.rooms.seat_tokens import Link, digest, find_link, seats_held_by
from ludotheque.server.rooms.snapshots import dump_room, load_room


class Due(NamedTuple):
    """What a room waits for besides people."""

    begin: bool  # everyone is seated and the match can begin
    pick: int | None  # a bot that has to pick or ban a hero
    bot: int | None  # a bot that is asked
    deadline: float | None  # when the clock answers
    paused: bool


class Room(Fold):
    """A fold over a journal. Only `apply` changes it; each `propose_*` method returns an entry to apply."""

    def __init__(self, plan: Plan, key: bytes) -> None:
        super().__init__(plan, key)
        self.stale_rules = False  # restored under other rules, not renewed yet

    def apply(self, entry: AnyEntry) -> None:
        reducers.apply(self, entry)

    def dump(self) -> bytes:
        """Return a snapshot. Together with later entries it restores the room."""
        return dump_room(self)

    @classmethod
    def load(cls, plan: Plan, key: bytes, raw: bytes) -> "Room":
        room = cls(plan, key)
        load_room(room, raw)
        return room

    # Queries.

    @property
    def rules(self) -> int:
        """The rules version of the match."""
        return self.state.rules or self.game.rules_version

    @property
    def commitment(self) -> str:
        """The public commitment to the key."""
        return commitment(self.key)

    @property
    def revealed_key(self) -> str:
        """The key, once the room is over and it predicts nothing."""
        return self.key.hex() if self.over else ""

    @property
    def imported(self) -> bool:
        """Whether the game came from a file."""
        return bool(self.state.imported)

    @property
    def written(self) -> bool:
        """Whether the first draws of chance are scripted, as in tutorials and branches."""
        return is_written(self.key)

    @property
    def paused(self) -> bool:
        return self.state.paused

    @property
    def void(self) -> str:
        """Why the last answer was reverted, if it broke a rule."""
        return self.state.void

    @property
    def takeback(self) -> Pending | None:
        return self.state.takeback

    @property
    def votes(self) -> dict[int, dict[int, Choice]]:
        return self.state.votes

    def seats_of_token(self, token: str) -> tuple[int, ...]:
        """Return the seats that belong to a token."""
        return seats_held_by(token, self.state.seats)

    def link(self, token: str) -> Link | None:
        """Return the current or former purpose of a link."""
        return find_link(digest(token), self.state.seats)

    def missing_consent(self) -> tuple[int, ...]:
        """Return the seats that have yet to agree to the pending takeback."""
        return takeback.missing_consent(self, self.state.takeback) if self.state.takeback is not None else ()

    def asked_for_rematch(self) -> tuple[int, ...]:
        """Return the seats whose players have yet to agree to the offered rematch."""
        return rematch.asked_for_rematch(self)

    def is_rematch_agreed(self) -> bool:
        return rematch.is_agreed(self)

    def winners_by_resignation(self) -> tuple[int, ...]:
        """Return the seats that won because the others resigned."""
        return absence.winners(self)

    def voters(self, about: int) -> tuple[int, ...]:
        """Return the seats that may vote about an absent seat."""
        return absence.voters(self, about) if self.plan.policy.absent == "vote" else ()

    def winners_without(self, seat: int) -> tuple[int, ...]:
        """Return the seats that would win if this one counted as resigned."""
        return absence.winners_without(self, seat)

    def asked(self) -> tuple[int, ...]:
        """Return the human seats that may answer now. In a window this is private."""
        now = self.round()
        seats = self.waiting() if now is None else list(now.asked)
        return tuple(seat for seat in seats if not self.is_bot(seat))

    def publicly_asked(self) -> tuple[int, ...]:
        """Return the seats that are publicly asked. In a window there are none, as they would reveal who can act."""
        return () if self.in_window() else tuple(self.waiting())

    def question(self, seat: int) -> Decision | None:
        """Return the question that the seat may answer now."""
        now = self.round()
        if now is not None:
            return now.asked.get(seat)
        decision = self.decision()
        return decision if decision is not None and decision.may_answer(seat) else None

    def match_at_question(self, seat: int) -> Match:
        """Return the match at the seat's own question, if it has one. Read-only."""
        if self.match is None:
            raise RequestRefused("room-not-begun")
        decision = self.question(seat)
        if decision is None or decision is self.match.decision or not self.in_window():
            return self.match
        return self.match if decision.owner == self.waiting()[0] else self.match.showing(decision)

    def is_stale(self, seat: int, step: int) -> bool:
        return answers.is_stale(self, seat, step)

    def check_undo(self, seat: int) -> None:
        """Raise `UndoRefused` if a barrier prevents the undo of the seat's last answer or group."""
        answers.answers_to_undo(self, seat)

    def viewing_seats(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Return whose view these seats have: everyone's once the room is over."""
        return tuple(self.seats) if self.over else seats

    def view(self, seats: tuple[int, ...]) -> dict[str, Any]:  # JSON-ready values
        """Return the match as these seats see it. Without seats, as a spectator sees it."""
        if self.match is None:
            raise RequestRefused("room-not-begun")
        return self.match.redact(self.viewing_seats(seats))

    def suggest(self, seat: int, step: int, spelled: str) -> None:
        """Suggest an answer to the other players. It is not journaled and ends with the question."""
        answers.check_step(self, seat, step)
        self.running_match().suggest(seat, answers.spelled_action(self, spelled))

    def bot_turn(self) -> int | None:
        """Return the bot that has to answer.

        Humans go first, except where every seat says yes or no for itself. Bots wait while a takeback is pending.
        """
        decision = self.decision()
        if decision is None or self.state.paused or self.state.takeback is not None:
            return None
        waiting = self.waiting()
        bots = [seat for seat in waiting if self.is_bot(seat)]
        if not bots or (decision.closes != FIRST_YES and len(bots) < len(waiting)):
            return None
        return bots[0]

    def draft_turn(self) -> draft.Turn | None:
        return draft.draft_turn(self)

    def draft_choices(self, seat: int) -> tuple[str, ...]:
        return draft.choices(self, seat)

    def due(self, now: float) -> Due:
        """Return what happens next without input."""
        return Due(seating.can_begin(self), self.bot_pick(), self.bot_turn(), clocks.deadline(self), self.state.paused)

    def bot_pick(self) -> int | None:
        """Return the bot that has to pick or ban a hero."""
        turn = draft.draft_turn(self)
        if turn is not None:
            return turn.seat if self.is_bot(turn.seat) else None
        if self.phase != "waiting":
            return None
        blank = [seat for seat in self.seats if self.state.seats[seat].hero is None and self.is_bot(seat)]
        return blank[0] if blank and draft.choices(self, blank[0]) else None

    def has_scheduled_work(self) -> bool:
        """Return whether something may become due without input."""
        ended = self.phase in ("over", "readonly")
        return not ended and (clocks.is_timed(self) or any(self.is_bot(seat) for seat in self.seats))

    def clock(self, seat: int, now: float) -> float | None:
        return clocks.time_left(self, seat, now)

    def deadline(self) -> float | None:
        return clocks.deadline(self)

    def window_deadline(self) -> float | None:
        return clocks.window_deadline(self)

    # Proposals.

    def propose_imported(self, now: float) -> list[AnyEntry]:
        return [Imported(**stamp(self, now))]

    def propose_invite(self, seat: int, digest: str, now: float) -> list[AnyEntry]:
        return [links.propose_invite(self, seat, digest, now)]

    def propose_accept(self, link: str, name: str, digest: str, now: float) -> list[AnyEntry]:
        return [seating.propose_accept(self, link, name, digest, now)]

    def propose_device_link(self, seat: int, digest: str, now: float) -> list[AnyEntry]:
        return [links.propose_device_link(self, seat, digest, now)]

    def propose_device(self, link: str, digest: str, now: float) -> list[AnyEntry]:
        return [links.propose_device(self, link, digest, now)]

    def propose_known_device(self, seat: int, digest: str, now: float) -> list[AnyEntry]:
        return [links.propose_known_device(self, seat, digest, now)]

    def propose_sit(self, seat: int, name: str, digest: str, now: float) -> list[AnyEntry]:
        return [seating.propose_sit(self, seat, name, digest, now)]

    def propose_rename(self, seat: int, name: str, now: float) -> list[AnyEntry]:
        return [seating.propose_rename(self, seat, name, now)]

    def propose_pick(self, seat: int, hero: str, now: float) -> list[AnyEntry]:
        return [draft.propose_pick(self, seat, hero, now)]

    def propose_ban(self, seat: int, hero: str, now: float) -> list[AnyEntry]:
        return [draft.propose_ban(self, seat, hero, now)]

    def propose_begin(self, now: float) -> list[AnyEntry]:
        return [seating.propose_begin(self, now)]

    def propose_answer(self, seat: int, step: int, spelled: str, now: float) -> list[AnyEntry]:
        """Propose a chosen answer, based on the room at that step. In a window it may come ahead of its turn."""
        self.running_match()
        answers.check_step(self, seat, step)
        self.refuse_for_bot(seat)
        if response_rounds.is_ahead_of_turn(self, seat):
            return [response_rounds.propose_keeping(self, seat, spelled, now)]
        return [answers.propose_answer(self, seat, spelled, "chosen", now)]

    def propose_group(self, seat: int, step: int, spelled: Sequence[str], now: float) -> list[AnyEntry]:
        """Propose several chosen answers as one group, based on the room at that step."""
        self.running_match()
        answers.check_step(self, seat, step)
        self.refuse_for_bot(seat)
        return [answer_groups.propose_group(self, seat, spelled, now)]

    def propose_beginning(self, seat: int, spelled: Sequence[str], now: float) -> list[AnyEntry]:
        """Propose what a tutorial has played before its learner begins; like what happens by itself, it stays."""
        first, *then = spelled
        return [Answered(**stamp(self, now), seat=seat, action=first, how="auto", then=tuple(then))]

    def propose_kept_answer(self, seat: int, now: float) -> list[AnyEntry]:
        """Propose a kept answer whose turn has come."""
        return [response_rounds.propose_kept_answer(self, seat, now)]

    def propose_by_order(self, seat: int, spelled: str, now: float) -> list[AnyEntry]:
        """Propose an answer by standing order."""
        self.refuse_for_bot(seat)
        return [answers.propose_answer(self, seat, spelled, "auto", now)]

    def propose_bot(self, seat: int, spelled: str, now: float) -> list[AnyEntry]:
        self.running_match()
        if self.bot_turn() != seat:
            raise answers.not_asked()
        return [answers.propose_answer(self, seat, spelled, "bot", now)]

    def refuse_for_bot(self, seat: int) -> None:
        self.seat(seat)
        if self.is_bot(seat):
            raise RequestRefused("room-bot-seat", seat=seat + 1)

    def propose_timeout(self, now: float) -> list[AnyEntry]:
        return [clocks.propose_timeout(self, now)]

    def propose_undo(self, seat: int, step: int, now: float) -> list[AnyEntry]:
        self.running_match()
        answers.check_step(self, seat, step)
        self.refuse_for_bot(seat)
        return [answers.propose_undo(self, seat, now)]

    def propose_takeback(self, seat: int, now: float) -> list[AnyEntry]:
        self.running_match()
        self.refuse_for_bot(seat)
        return [takeback.propose_takeback(self, seat, now)]

    def propose_consent(self, seat: int, agree: bool, now: float) -> list[AnyEntry]:
        return [takeback.propose_consent(self, seat, agree, now)]

    def propose_pause(self, now: float) -> list[AnyEntry]:
        self.running_match()
        if self.state.paused:
            raise RequestRefused("room-paused")
        return [Paused(**stamp(self, now))]

    def propose_resume(self, now: float) -> list[AnyEntry]:
        self.running_match()
        if not self.state.paused:
            raise RequestRefused("room-not-paused")
        return [Resumed(**stamp(self, now))]

    def propose_new_choice(self, now: float) -> list[AnyEntry]:
        return [clocks.propose_new_choice(self, now)]

    def propose_left(self, seat: int, now: float) -> list[AnyEntry]:
        return [absence.propose_left(self, seat, now)]

    def propose_return(self, seat: int, now: float) -> list[AnyEntry]:
        return [absence.propose_return(self, seat, now)]

    def propose_hand_over(self, seat: int, by: HandedBy, now: float) -> list[AnyEntry]:
        return [absence.propose_hand_over(self, seat, by, now)]

    def propose_hand_back(self, seat: int, by: HandedBy, now: float) -> list[AnyEntry]:
        return [absence.propose_hand_back(self, seat, by, now)]

    def propose_vote(self, seat: int, about: int, choice: Choice, now: float) -> list[AnyEntry]:
        return [absence.propose_vote(self, seat, about, choice, now)]

    def propose_resign(self, seat: int, now: float) -> list[AnyEntry]:
        return [absence.propose_resign(self, seat, now)]

    def propose_phrase(self, seat: int, key: str, now: float) -> list[AnyEntry]:
        return [seating.propose_phrase(self, seat, key, now)]

    def propose_rematch_answer(self, seat: int, agree: bool, now: float) -> list[AnyEntry]:
        return [rematch.propose_rematch_answer(self, seat, agree, now)]

    def propose_rematch(self, room: str, now: float) -> list[AnyEntry]:
        if not self.over:
            raise RequestRefused("room-not-over")
        if self.state.rematch:
            raise RequestRefused("room-rematch-made")
        return [Rematch(**stamp(self, now), room=room)]

    def propose_close(self, now: float) -> list[AnyEntry]:
        if self.over:
            raise RequestRefused("room-over")
        return [Closed(**stamp(self, now))]

    def propose_renew(self, now: float) -> list[AnyEntry]:
        if not self.stale_rules:
            raise LudoError("the rules of this room have not changed")
        return [Renewed(**stamp(self, now), rules=self.game.rules_version)]
