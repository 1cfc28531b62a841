"""The host: loads rooms, runs commands one at a time per room, publishes the results and unloads idle rooms."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from ludotheque.kernel.errors import LudoError, RequestRefused, StaleAction
from ludotheque.server.hosting.campaign_sheets import Sheets
from ludotheque.server.hosting.journal_writer import BrokenRoom, JournalWriter, Proposal
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.peers import Leases, Peers
from ludotheque.server.hosting.publisher import Publisher, tell
from ludotheque.server.hosting.replay_frames import ReplayCache
from ludotheque.server.hosting.review import Reviews
from ludotheque.server.hosting.scheduler import RoomScheduler
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.hosting.worker_pool import WorkerPool
from ludotheque.server.protocol.server_messages import Closing
from ludotheque.server.rooms.entries import Began, Freed, Left
from ludotheque.server.store.notifications import CATCH_UP, Announcement
from ludotheque.server.store.store import Store
from ludotheque.server.telemetry.logs import note, note_error
from ludotheque.server.telemetry.metrics import Metrics

DAY = 86_400.0
DEAF_SECONDS = 1.0
"""How long to wait after an error before listening to other processes again."""
DEAFEST_SECONDS = 30.0


def nothing() -> None:
    """Do nothing. Default callback for changes without an acknowledgement."""


def heed(task: asyncio.Task[None]) -> None:
    """Retrieve the exception of a finished task, because its requester may have disconnected."""
    if not task.cancelled():
        task.exception()


class Host:
    """All live rooms of this process."""

    def __init__(self, store: Store, settings: HostSettings, metrics: Metrics, sheets: Sheets | None = None) -> None:
        self.store = store
        self.sheets = Sheets() if sheets is None else sheets
        self.settings = settings
        self.metrics = metrics
        self.writer = JournalWriter(store, settings, metrics)
        self.publisher = Publisher(settings)
        self.thinkers = WorkerPool(settings.thinkers)
        self.films = ReplayCache()
        self.reviews = Reviews(self.thinkers, settings.review_seconds)
        self.scheduler = RoomScheduler(self)
        self.leases = Leases(self)
        self.peers = Peers(self)
        self.live: dict[str, LiveRoom] = {}
        self.waking: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()  # tasks with any result; they are only awaited
        self.lasting: list[asyncio.Task[None]] = []
        self.draining = False
        self.swept_at = 0.0
        metrics.watch("ludo_rooms_awake", "Rooms in memory.", lambda: len(self.live))
        metrics.watch("ludo_watchers", "Connections that look at a room.", self.watchers)
        metrics.watch("ludo_jobs_waiting", "Jobs that wait for a worker process.", lambda: self.thinkers.waiting)

    def watchers(self) -> int:
        return sum(len(live.watchers) for live in self.live.values())

    async def start(self) -> None:
        """Start the background tasks."""
        self.lasting = [asyncio.create_task(self.sweep()), asyncio.create_task(self.follow())]

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task. The server waits for it before it stops."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def carry_out(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work to its end even if the requester is cancelled. Stored entries must be applied and published."""
        task = self.spawn(work)
        task.add_done_callback(heed)
        try:
            await asyncio.shield(task)
        finally:
            del task  # a refusal refers to this frame: keeping the task here would make a reference cycle

    async def room(self, room: str) -> LiveRoom | None:
        """Return a live room, loading it if necessary. Concurrent callers share one load."""
        live = self.live.get(room)
        if live is not None:
            live.touched = time.time()  # keeps the room loaded until the caller has connected
            return live
        if room not in self.waking:
            self.waking[room] = asyncio.create_task(self.wake(room))
        return await asyncio.shield(self.waking[room])

    async def wake(self, room: str) -> LiveRoom | None:
        try:
            live = await self.writer.wake(room)
            if live is not None:
                self.live[room] = live
                self.publisher.seed(live, live.changed)
                self.leases.note(live)
                if any(seat.kind == "bot" for seat in live.room.plan.seats):
                    self.spawn(self.thinkers.warm())
                if self.store.many or live.ahead.next(live.room) is not None:
                    # Other processes may have written meanwhile, or the room stopped before it applied a kept answer.
                    self.spawn(self.heard(live))
                self.scheduler.mind(live)
                self.peers.announce([live], ask=True)
            return live
        finally:
            del self.waking[room]

    @asynccontextmanager
    async def turn(self, live: LiveRoom) -> AsyncIterator[None]:
        """Hold a room's lock for one command. Publishes what was written, even after an error.

        A room that fails to apply an entry is dropped; the next client loads it again.
        """
        async with live.lock:
            try:
                yield
                await self.feed(live)
                await self.writer.keep(live)
            except BrokenRoom as error:
                self.drop(live, error)
                raise RequestRefused("host-busy") from error
            finally:
                self.after(live)

    async def change(self, live: LiveRoom, propose: Proposal, stored: Callable[[], None] = nothing) -> None:
        """Store a proposal, call `stored`, apply what follows from it and publish.

        Raises a LudoError if it is refused.
        """
        await self.carry_out(self.changed(live, propose, stored))

    async def changed(self, live: LiveRoom, propose: Proposal, stored: Callable[[], None]) -> None:
        async with self.turn(live):
            await self.writer.write(live, propose)
            stored()

    def drop(self, live: LiveRoom, error: Exception) -> None:
        """Drop a room whose journal and memory disagree. Clients are asked to reconnect."""
        self.metrics.errors.add()
        note_error("room dropped", error.__cause__ or error, room=live.id)
        live.news.clear()
        live.stop()
        self.live.pop(live.id, None)
        for watcher in live.watchers:
            tell(watcher, Closing("again", 1.0))
            watcher.close()

    async def feed(self, live: LiveRoom) -> None:
        """Write the answers that seats gave ahead, in priority order."""
        room = live.room
        while (known := live.ahead.next(room)) is not None:
            seat, spelled, how = known
            obeyed = partial(room.propose_obeyed, seat, spelled)
            with suppress(StaleAction):  # another process was faster: look up the next answer again
                await self.writer.write(live, obeyed if how == "auto" else partial(room.propose_fed, seat))

    async def fed(self, live: LiveRoom) -> None:
        """Apply standing orders that have changed, because the tape may wait for them."""
        await self.carry_out(self.fed_now(live))

    async def fed_now(self, live: LiveRoom) -> None:
        async with self.turn(live):
            pass

    def after(self, live: LiveRoom) -> None:
        """Publish new entries and schedule what is due."""
        gone = [entry.seat for entry in live.news if isinstance(entry, Left)]
        freed = [entry.seat for entry in live.news if isinstance(entry, Freed)]
        began = any(isinstance(entry, Began) for entry in live.news)
        if live.news:
            self.publisher.changed(live)
        self.leases.note(live)
        self.scheduler.mind(live)
        for seat in freed:
            self.end_holding(live, seat)
        for seat in gone:
            if live.looking_through(seat):
                self.scheduler.arrived(live, seat)
        if began:
            self.scheduler.miss(live)
            self.publisher.presence(live)

    def end_holding(self, live: LiveRoom, seat: int) -> None:
        """Close the connections of a freed seat and drop its standing orders."""
        live.ahead.standing.pop(seat, None)
        for watcher in live.watchers:
            if seat in watcher.seats:
                tell(watcher, Closing("again", 1.0))
                watcher.close()

    def attach(self, live: LiveRoom, watcher: Viewer) -> None:
        live.add(watcher)
        live.touched = time.time()
        for seat in watcher.seats:
            self.scheduler.arrived(live, seat)
        self.scheduler.miss(live)
        self.publisher.show_to(live, watcher)
        self.announce(live)
        self.scheduler.looked_at(live)

    def announce(self, live: LiveRoom) -> None:
        """Send the presence of a room to all clients, including those of other processes."""
        self.publisher.presence(live)
        self.peers.announce([live])

    def detach(self, live: LiveRoom, watcher: Viewer) -> None:
        live.discard(watcher)
        live.touched = time.time()
        for seat in watcher.seats:
            if not live.looking_through(seat):
                self.scheduler.left(live, seat)
        self.announce(live)

    async def follow(self) -> None:
        """Follow the entries of other processes. Keeps listening after errors."""
        while self.store.many:
            await self.lasts("following", self.followed())
            await asyncio.sleep(DEAF_SECONDS)

    async def followed(self) -> None:
        async for heard in self.store.follow():
            if isinstance(heard, Announcement):
                self.peers.heard(heard.words)
                continue
            room, seq = heard
            if heard == CATCH_UP:
                self.peers.announce(self.live.values(), ask=True)
            for live in list(self.live.values()) if heard == CATCH_UP else self.awake(room):
                if seq > live.room.seq or not room:
                    self.spawn(self.heard(live))

    def awake(self, room: str) -> list[LiveRoom]:
        return [self.live[room]] if room in self.live else []

    async def heard(self, live: LiveRoom, pause: float = DEAF_SECONDS) -> None:
        """Read new entries of a room. Retries after an error, because no further notification may come."""
        try:
            async with self.turn(live):
                await self.writer.catch_up(live)
        except Exception as error:  # noqa: BLE001 - one room must not stop the others
            self.metrics.errors.add()
            note_error("following", error, room=live.id)
            if not live.gone:
                asyncio.get_running_loop().call_later(pause, self.hear_again, live, min(2 * pause, DEAFEST_SECONDS))

    def hear_again(self, live: LiveRoom, pause: float) -> None:
        if not (live.gone or self.draining):
            self.spawn(self.heard(live, pause))

    async def sweep(self) -> None:
        """Load rooms that are due, unload idle rooms and delete expired ones."""
        await self.lasts("sweeping", self.leases.begin())
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            await self.lasts("sweeping", self.sweep_once(time.time()))

    async def lasts(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        """Run work that must not stop the server. Errors are logged; the next run may succeed."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - see above
            self.metrics.errors.add()
            note_error(what, error)

    async def sweep_once(self, now: float) -> None:
        self.peers.sweep(now)
        await self.leases.renew(now)
        await self.leases.take_up(now + self.settings.sweep_seconds)
        for live in list(self.live.values()):
            if self.sleepy(live, now):
                await self.put_to_sleep(live, now)
        if self.settings.keep_days and now - self.swept_at > DAY / 24:
            self.swept_at = now
            count = await self.store.delete_idle(now - self.settings.keep_days * DAY)
            note("forgotten", rooms=count)

    def sleepy(self, live: LiveRoom, now: float) -> bool:
        """Return whether a room has no viewers, no recent activity, no thinking bot and no deadline soon."""
        if live.watchers or now - live.touched < self.settings.idle_seconds or live.thinking is not None:
            return False
        deadline = live.room.due(now).deadline
        return deadline is None or deadline > now + 2 * self.settings.sweep_seconds

    async def put_to_sleep(self, live: LiveRoom, now: float) -> None:
        """Write a snapshot so that the next load is fast, then unload the room unless a client has connected."""
        async with live.lock:
            await self.writer.checkpoint(live)
            await self.writer.put_brief(live)
            await self.leases.hand_over([live])
            if not self.sleepy(live, now):
                return
            live.stop()
            self.live.pop(live.id, None)

    async def drain(self) -> None:
        """Announce the restart to all clients and finish running work."""
        self.draining = True
        for live in self.live.values():
            for watcher in live.watchers:
                tell(watcher, Closing("restart", 2.0))
            live.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(10.0):
                await self.settle()

    async def settle(self) -> None:
        """Save all live rooms. A lost database must not block the shutdown: confirmed moves are already in it."""
        for live in list(self.live.values()):
            await self.lasts("settling", self.settled(live))
        await self.lasts("settling", self.leases.hand_over(list(self.live.values())))
        if self.tasks:
            await asyncio.wait(set(self.tasks))

    async def settled(self, live: LiveRoom) -> None:
        async with live.lock:
            await self.writer.checkpoint(live)
            await self.writer.put_brief(live)

    async def stop(self) -> None:
        for task in (*self.lasting, *self.tasks):
            task.cancel()
        await asyncio.gather(*self.lasting, *self.tasks, return_exceptions=True)
        await self.thinkers.stop()
        with suppress(LudoError):
            await self.store.close()
