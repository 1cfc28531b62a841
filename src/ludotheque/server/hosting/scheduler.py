"""Background work of a room: bots, timeouts, match start, presence."""

import asyncio
import random
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from ludotheque.kernel.decisions import Decision, Verbs
from ludotheque.kernel.errors import IllegalAction, LudoError
from ludotheque.registry.discovery import agent_of_level
from ludotheque.server.hosting import entropy
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.worker_pool import BotJob, JobResult, imagined_for
from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.telemetry.logs import log_error, log_warning

if TYPE_CHECKING:
    from ludotheque.server.hosting.host import Host

FALLBACK_AGENT: Final = "sensible"
BACK_OFF: Final = 2.0
"""Seconds a room rests after an internal or database error."""


class RoomScheduler:
    """Runs the background work of all live rooms."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.random = random.SystemRandom()

    def schedule(self, live: LiveRoom) -> None:
        """Start what is due in a room, or set a timer for it."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.unloaded or live.scheduler_task is not None or self.host.draining:
            return
        now = time.time()
        due = live.room.due(now)
        if due.bot is not None and (pause := self.first_viewer_wait(live, now)) > 0:
            live.timer = asyncio.get_running_loop().call_later(pause, self.schedule, live)
        elif due.begin or due.pick is not None or due.bot is not None:
            live.scheduler_task = self.host.spawn(self.run_due(live))
        elif due.deadline is not None:
            wait = max(0.0, due.deadline - now) + 0.01
            live.timer = asyncio.get_running_loop().call_later(wait, self.on_deadline, live)

    def first_viewer_wait(self, live: LiveRoom, now: float) -> float:
        """Return how long bots wait for the first viewer of a match that has just begun, who wants to see its start."""
        if live.room.tape_length() or live.present():
            return 0.0
        return live.changed_at + self.host.settings.first_look_seconds - now

    def viewer_arrived(self, live: LiveRoom) -> None:
        """Let bots begin that have waited for a viewer."""
        if not live.room.tape_length():
            self.schedule(live)

    def on_deadline(self, live: LiveRoom) -> None:
        live.timer = None
        if live.scheduler_task is None and not live.unloaded:
            live.scheduler_task = self.host.spawn(self.run_due(live))

    async def run_due(self, live: LiveRoom) -> None:
        """Do one thing that is due, then schedule again."""
        pause = 0.0
        try:
            await self.run_due_once(live)
        except LudoError as error:
            retried = isinstance(error, StoreUnavailable) or live.room.due(time.time()).bot is not None
            pause = BACK_OFF if retried else 0.0
            log_warning("scheduling", room=live.id, error=type(error).__name__)
        except Exception as error:  # noqa: BLE001 - one room must not stop the others
            pause = BACK_OFF
            self.host.metrics.errors.add()
            log_error("scheduling", error, room=live.id)
        finally:
            live.scheduler_task = None
        if pause and not live.unloaded:
            live.timer = asyncio.get_running_loop().call_later(pause, self.schedule, live)
        else:
            self.schedule(live)

    async def run_due_once(self, live: LiveRoom) -> None:
        due = live.room.due(time.time())
        if due.begin:
            await self.host.change(live, live.room.propose_begin)
        elif due.pick is not None:
            await self.pick(live, due.pick)
        elif due.bot is not None:
            await self.answer(live, due.bot)
        elif due.deadline is not None and due.deadline <= time.time():
            await self.time_out(live)

    async def time_out(self, live: LiveRoom) -> None:
        """Answer on timeout for the seats that haven't, or choose for them in a draft."""
        turn = live.room.draft_turn()
        if turn is not None:
            await self.pick(live, turn.seat)
        else:
            await self.host.change(live, live.room.propose_timeout)

    async def pick(self, live: LiveRoom, seat: int) -> None:
        """Pick or ban a random available hero."""
        turn = live.room.draft_turn()
        hero = self.random.choice(tuple(live.room.draft_choices(seat)))
        propose = live.room.propose_ban if turn is not None and turn.banning else live.room.propose_pick
        await self.host.change(live, partial(propose, seat, hero))

    async def answer(self, live: LiveRoom, seat: int) -> None:
        """Write a bot's answer, unless the match has moved on meanwhile."""
        step = live.room.step
        spelled = await self.bot_answer(live, seat, live.room.plan.seats[seat].level)
        if live.room.step != step or live.room.bot_turn() != seat:
            return
        await self.host.change(live, partial(live.room.propose_bot, seat, spelled))

    async def bot_answer(self, live: LiveRoom, seat: int, level: str) -> str:
        """Return the answer of a bot of that level, or else of a faster one, or else the fallback."""
        match = live.room.match
        if match is None or match.decision is None:
            raise LudoError("nothing is asked")
        verbs, decision = match.game.verbs, match.decision
        imagined_match = imagined_for(match, seat, entropy.random_bytes("bot"))
        for player in dict.fromkeys((agent_of_level(match.game.name, level), FALLBACK_AGENT)):
            job = BotJob(imagined_match, seat, player, entropy.random_bytes("bot"))
            began = time.perf_counter()
            found = await self.host.workers.run(job, self.host.settings.bot_seconds)
            self.host.metrics.bot_seconds.observe(time.perf_counter() - began)
            if found is not None and is_answer(verbs, decision, found.action):
                return found.action
            self.record_failure(live, player, found)
        return verbs.spell(decision.fallback())

    def record_failure(self, live: LiveRoom, level: str, found: JobResult | None) -> None:
        metrics = self.host.metrics
        (metrics.bots_late if found is None else metrics.bots_failed).add()
        reason = "late" if found is None else found.error or "refused"
        log_warning("bot failed", room=live.id, level=level, reason=reason)

    def seat_returned(self, live: LiveRoom, seat: int) -> None:
        """Record that a seat has a viewer again."""
        self.cancel_grace_period(live, seat)
        if live.room.seat(seat).away:
            self.host.spawn(self.write_presence(live, seat, back=True))

    def start_grace_period(self, live: LiveRoom, seat: int) -> None:
        """Start the grace period of a seat without viewers. A short disconnection is no absence."""
        ended = live.room.phase in ("over", "readonly")
        if ended or seat in live.grace_timers or self.host.draining or seat in live.present():
            return
        grace = self.host.settings.grace_seconds
        live.grace_timers[seat] = asyncio.get_running_loop().call_later(grace, self.end_grace_period, live, seat)

    def start_missing_grace_periods(self, live: LiveRoom) -> None:
        """Start the grace period of all absent players, for example after a crash."""
        for seat in live.room.humans() if live.viewers else ():
            state = live.room.seat(seat)
            if state.taken and not state.away:
                self.start_grace_period(live, seat)

    def cancel_grace_period(self, live: LiveRoom, seat: int) -> None:
        """Cancel the grace period of a seat that has a viewer in this or another process."""
        handle = live.grace_timers.pop(seat, None)
        if handle is not None:
            handle.cancel()

    def end_grace_period(self, live: LiveRoom, seat: int) -> None:
        live.grace_timers.pop(seat, None)
        if seat not in live.present() and not live.unloaded:
            self.host.spawn(self.write_presence(live, seat, back=False))

    async def write_presence(self, live: LiveRoom, seat: int, *, back: bool) -> None:
        """Write that a seat left or returned. Logs a refusal."""
        propose = live.room.propose_return if back else live.room.propose_left
        try:
            await self.host.change(live, partial(propose, seat))
        except LudoError as error:
            log_warning("presence", room=live.id, error=type(error).__name__)


def is_answer(verbs: Verbs, decision: Decision, spelled: str) -> bool:
    """Return whether a bot's answer is legal. An illegal one would be asked for again and again."""
    try:
        return decision.refusal(verbs.parse(spelled)) is None
    except IllegalAction:
        return False
