"""Rooms in memory: woken, asleep, shared between processes, going on by themselves."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.hosting.worker_pool import Job, JobResult, WorkerPool
from ludotheque.server.protocol import client_messages
from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.store.store import Store
from tests.server.hosting.desk import Listener, begun, hosting, make, sit_all, until
from tests.server.web.plans import duel, dungeon

pytestmark = pytest.mark.anyio


async def answer_default(host: Host, live: LiveRoom) -> None:
    """Give the open question the answer a clock would give, as its seat."""
    decision = live.room.decision()
    assert decision is not None
    spelled = live.room.game.verbs.spell(decision.options[-1] if decision.options else decision.fallback())
    await Listener(host, live, tuple(live.room.seats)).commands.submit_answer(decision.owner, live.room.step, spelled)


async def test_a_room_sleeps_and_wakes_as_it_was(sqlite_url: str) -> None:
    settings = HostSettings(idle_seconds=0.0, checkpoint_every=4)
    async with hosting(sqlite_url, settings) as host:
        live, _ = await make(host, dungeon())
        await begun(live)
        for _ in range(6):
            await answer_default(host, live)
        digest = live.room.match.digest()  # type: ignore[union-attr] # it has begun
        listener = Listener(host, live, (0,)).attach()
        await host.sweep_once(time.time())
        assert host.live, "somebody looks at it"
        listener.detach()
        await host.sweep_once(time.time() + 1)
        assert not host.live
        woken = await host.room(live.id)
        assert woken is not None
        assert woken is not live
        assert (woken.room.seq, woken.room.step) == (live.room.seq, live.room.step)
        assert woken.room.match.digest() == digest  # type: ignore[union-attr] # the same
        assert woken.room.timed_events == live.room.timed_events


async def test_anyone_who_asks_while_a_room_wakes_gets_the_same_room(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, dungeon())
        await begun(live)
        host.live.clear()
        first, second = await asyncio.gather(host.room(live.id), host.room(live.id))
        assert first is second
        assert await host.room("not-there") is None


async def test_two_processes_get_one_answer_each_and_one_wins(sqlite_url: str) -> None:
    """Two hosts on one database, as two workers are: the number in the journal decides."""
    async with hosting(sqlite_url) as here, hosting(sqlite_url) as there:
        live, _ = await make(here, dungeon())
        await begun(live)
        other = await there.room(live.id)
        assert other is not None
        decision = live.room.decision()
        assert decision is not None
        seat, step = decision.owner, live.room.step
        spelled = live.room.game.verbs.spell(decision.options[0])
        requests = [Listener(host, room, (0,)).commands for host, room in ((here, live), (there, other))]
        results = await asyncio.gather(
            *(one.submit_answer(seat, step, spelled) for one in requests), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "StaleAction"]
        assert live.room.seq == other.room.seq
        assert live.room.match.digest() == other.room.match.digest()  # type: ignore[union-attr] # it has begun
        assert here.metrics.seq_taken.total() + there.metrics.seq_taken.total() == 1


async def test_what_another_process_writes_is_heard_and_shown(postgres_url: str) -> None:
    async with hosting(postgres_url) as here, hosting(postgres_url) as there:
        live, _ = await make(here, dungeon())
        await begun(live)
        other = await there.room(live.id)
        assert other is not None
        listener = Listener(there, other, (0,)).attach()
        before = len(listener.states())
        await answer_default(here, live)
        await until(lambda: len(listener.states()) > before)
        assert listener.states()[-1]["seq"] == live.room.step


async def test_a_client_that_missed_a_moment_catches_up(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours while listening must not leave a worker behind for ever."""
    monkeypatch.setattr("ludotheque.server.hosting.host.RETRY_SECONDS", 0.0)
    notifications = Store.follow
    broken = iter([True])

    async def deaf() -> AsyncIterator[tuple[str, int]]:
        yield "", 0
        raise ValueError

    monkeypatch.setattr(Store, "follow", lambda store: deaf() if next(broken, False) else notifications(store))
    async with hosting(postgres_url) as there:
        await until(lambda: there.metrics.errors.total() == 1)
        async with hosting(postgres_url) as here:
            live, _ = await make(here, dungeon())
            await begun(live)
            other = await there.room(live.id)
            assert other is not None
            await answer_default(here, live)
            await until(lambda: other.room.seq == live.room.seq)


async def test_what_could_not_be_read_is_read_later(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Perhaps nothing more is written in that room: whoever looks at it here would wait for ever."""
    async with hosting(postgres_url) as here, hosting(postgres_url) as there:
        live, _ = await make(here, dungeon())
        await begun(live)
        other = await there.room(live.id)
        assert other is not None
        await until(lambda: not there.tasks)
        read, failing = there.store.entries, iter([True, True])

        async def entries(room: str, after: int) -> list[tuple[int, bytes]]:
            if next(failing, False):
                raise StoreUnavailable("busy")
            return await read(room, after)

        monkeypatch.setattr(there.store, "entries", entries)
        await answer_default(here, live)
        await until(lambda: other.room.seq == live.room.seq)
        assert there.metrics.errors.total() == 2


async def test_a_database_that_is_gone_is_not_asked_without_a_pause(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.hosting.scheduler.BACK_OFF", 1000.0)
    async with hosting(sqlite_url) as host:
        asked: list[object] = []

        async def gone(*given: object) -> None:
            asked.append(given)
            raise StoreUnavailable("gone")

        monkeypatch.setattr(host.store, "append", gone)
        live, _ = await make(host, dungeon())
        await until(lambda: bool(asked) and live.timer is not None)
        assert len(asked) == 1
        assert live.scheduler_task is None


async def test_a_database_that_is_gone_keeps_no_server_from_going(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, dungeon())
        await begun(live)
        await answer_default(host, live)
        listener = Listener(host, live, (0,)).attach()

        async def gone(*_given: object) -> None:
            raise StoreUnavailable("gone")

        monkeypatch.setattr(host.store, "put_checkpoint", gone)
        monkeypatch.setattr(host.store, "put_due", gone)
        await host.drain()
        assert host.metrics.errors.total() >= 1
        assert listener.received[-1]["type"] == "closing"


class FixedAnswer(WorkerPool):
    """Workers that return the same result for every job; None stands for a timeout."""

    def __init__(self, said: JobResult | None) -> None:
        super().__init__(1)
        self.said = said

    async def run(self, _job: Job, _seconds: float) -> JobResult | None:
        return self.said


WORTHLESS = [
    None,
    JobResult(),
    JobResult(error="ValueError"),
    JobResult(action="no_such_verb"),
    JobResult(action="pass:1"),
]


@pytest.mark.parametrize("said", WORTHLESS)
async def test_a_bot_that_has_no_answer_in_time_is_answered_for(sqlite_url: str, said: JobResult | None) -> None:
    async with hosting(sqlite_url) as host:
        host.workers = FixedAnswer(said)
        counted, other = host.metrics.bots_late, host.metrics.bots_failed
        if said is not None:
            counted, other = other, counted
        live, _ = await make(host, duel("here", "bot", heroes=["barbarian", "monk"]))
        await begun(live)
        while not counted.total():
            await until(lambda: live.room.bot_turn() is None)
            if live.room.decision() is not None:
                await answer_default(host, live)
        await until(lambda: host.metrics.answers.values.get("bot", 0) >= 1)
        answers = host.metrics.answers.values["bot"]
        assert counted.total() >= answers, "each was answered for"
        assert sum(host.metrics.bot_seconds.counts) == counted.total()
        assert (other.total(), host.metrics.errors.total()) == (0, 0)


async def test_the_clock_answers_for_a_player_who_does_not(sqlite_url: str) -> None:
    timer = {"kind": "turn", "seconds": 1, "window_seconds": 1}
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel(policy={"timer": timer}))
        await sit_all(host, live, made)
        await until(lambda: host.metrics.answers.values.get("clock", 0) >= 1)
        assert live.room.clock(0, time.time()) is not None


@pytest.mark.parametrize("policy", ["pause", "bot", "vote"])
async def test_anyone_who_goes_is_missed_after_a_while(sqlite_url: str, policy: str) -> None:
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel(policy={"absent": policy}))
        await sit_all(host, live, made)
        stays, goes = (Listener(host, live, (seat,)).attach() for seat in (0, 1))
        goes.detach()
        await until(lambda: live.room.seat(1).away)
        if policy == "vote":
            await stays.commands.handle(client_messages.Vote(0, 1, "bot"))
        if policy != "pause":
            assert live.room.is_bot(1)
        goes.attach()
        await until(lambda: not live.room.seat(1).away)


async def test_a_short_cut_is_no_absence(sqlite_url: str) -> None:
    settings = HostSettings(grace_seconds=30)
    async with hosting(sqlite_url, settings) as host:
        live, made = await make(host, duel())
        await sit_all(host, live, made)
        Listener(host, live, (0,)).attach()
        listener = Listener(host, live, (1,)).attach()
        listener.detach()
        assert list(live.grace_timers) == [1]
        listener.attach()
        assert not live.grace_timers


async def test_spectators_see_later_and_at_the_end_everything(sqlite_url: str) -> None:
    policy = {"spectators": "open", "spectator_delay": 60}
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, duel("here", "here", policy=policy))
        await begun(live)
        spectator = Listener(host, live, ()).attach()
        seat = Listener(host, live, (0, 1)).attach()
        await answer_default(host, live)
        assert seat.states()
        assert not spectator.states(), "a minute has not gone by"
        await seat.commands.handle(client_messages.Resign(0))
        state = spectator.states()[-1]
        hands = [card["card"] for player in state["view"]["seats"] for card in player["hand"]]
        assert hands
        assert all(hands)
        assert state["result"]["key"] == live.room.key.hex()


async def test_a_woken_room_is_shown_to_late_spectators_once_it_is_old_enough(sqlite_url: str) -> None:
    policy = {"spectators": "open", "spectator_delay": 60}
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, duel("here", "here", policy=policy))
        await begun(live)
        await answer_default(host, live)
        host.live.clear()
        woken = await host.room(live.id)
        assert woken is not None
        spectator = Listener(host, woken, ()).attach()
        assert not spectator.states(), "a minute has not gone by"
        ((due, _),) = woken.delayed_states.waiting
        last = await host.store.changed_at(live.id)
        assert due == (last or 0.0) + 60
        woken.delayed_states.waiting[0] = (time.time(), woken.delayed_states.waiting[0][1])
        host.publisher.send_due(woken)
        assert spectator.states()[-1]["seq"] == woken.step
        late = Listener(host, woken, (), "fr").attach()
        assert late.states()[-1]["view"] == spectator.states()[-1]["view"]


async def test_the_outcome_of_a_window_waits_for_a_pause(sqlite_url: str) -> None:
    """Whether the other had anything to respond with must not show in the time it takes."""
    settings = HostSettings(shortest_pause=0.05, longest_pause=0.05)
    async with hosting(sqlite_url, settings) as host:
        live, made = await make(host, duel())
        await sit_all(host, live, made)
        listeners = [Listener(host, live, (seat,)).attach() for seat in (0, 1)]
        held = 0
        for _ in range(40):
            if live.room.over:
                break
            decision = live.room.decision()
            assert decision is not None
            await until(lambda: live.pause_timer is None)
            counts = [len(listener.states()) for listener in listeners]
            await answer_default(host, live)
            if live.pause_timer is not None:
                held += 1
                asked = live.room.asked() if live.room.in_window() else ()
                for seat, listener in enumerate(listeners):
                    assert (len(listener.states()) > counts[seat]) == (seat in asked)
        assert held


async def test_no_pause_is_needed_before_one_screen(sqlite_url: str) -> None:
    settings = HostSettings(shortest_pause=5.0, longest_pause=5.0)
    async with hosting(sqlite_url, settings) as host:
        live, _ = await make(host, duel("here", "here"))
        await begun(live)
        for _ in range(20):
            await answer_default(host, live)
            assert live.pause_timer is None


async def test_what_was_confirmed_is_there_after_the_worst(sqlite_url: str) -> None:
    """A host that is simply dropped, without a word, leaves nothing behind but what it confirmed."""
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, dungeon())
        await begun(live)
        for _ in range(3):
            await answer_default(host, live)
        async with hosting(sqlite_url) as other:
            found = await other.room(live.id)
            assert found is not None
            assert found.room.match.digest() == live.room.match.digest()  # type: ignore[union-attr] # it has begun


async def test_rooms_nobody_comes_to_are_forgotten(sqlite_url: str) -> None:
    async with hosting(sqlite_url, HostSettings(idle_seconds=0.0, keep_days=1.0)) as host:
        live, _ = await make(host, dungeon())
        await begun(live)
        await host.sweep_once(time.time() + 3 * 86_400)
        assert await host.room(live.id) is None


async def test_a_room_that_breaks_is_opened_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should journal and memory ever disagree, what is stored is right."""
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, dungeon())
        await begun(live)
        listener = Listener(host, live, (0,)).attach()
        closed: list[bool] = []
        listener.viewer.close = lambda: closed.append(True)

        def broken(_entry: object) -> None:
            raise ArithmeticError("half done")

        monkeypatch.setattr(live.room, "apply", broken)
        with pytest.raises(RequestRefused):
            await answer_default(host, live)
        assert listener.received[-1] == {"type": "closing", "reason": "again", "retry": 1.0}
        assert closed == [True]
        again = await host.room(live.id)
        assert again is not None
        assert again is not live
        assert again.room.seq == live.room.seq + 1
        assert host.metrics.errors.total() == 1


async def test_bots_leave_people_time_to_open_a_new_room(sqlite_url: str) -> None:
    """Who opens a room sees a match from its first answer, even if a bot gives it."""
    async with hosting(sqlite_url, HostSettings(first_look_seconds=600.0, idle_seconds=0.0)) as host:
        for _ in range(50):  # until a bot is the first to be asked
            live, _ = await make(host, duel("here", "bot"))
            await begun(live)
            if live.room.due(time.time()).bot is not None:
                break
        assert live.room.due(time.time()).bot == 1
        assert live.room.tape_length() == 0
        assert live.timer is not None
        Listener(host, live, (0,)).attach()
        await until(lambda: live.room.tape_length() > 0)


async def test_bots_of_a_room_that_nobody_opens_play_after_a_while(sqlite_url: str) -> None:
    async with hosting(sqlite_url, HostSettings(first_look_seconds=0.01)) as host:
        for _ in range(50):
            live, _ = await make(host, duel("here", "bot"))
            await begun(live)
            if live.room.tape_length() or live.room.due(time.time()).bot is not None:
                break
        await until(lambda: live.room.tape_length() > 0)
