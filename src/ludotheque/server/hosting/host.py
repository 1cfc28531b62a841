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
from ludotheque.server.hosting.publisher import Publisher, send_message
from ludotheque.server.hosting.replay_frames import ReplayCache
from ludotheque.server.hosting.review import Reviews
from ludotheque.server.hosting.scheduler import RoomScheduler
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.hosting.worker_pool import WorkerPool
from ludotheque.server.protocol.server_messages import Closing
from ludotheque.server.rooms.entries import Began, Freed, Left
from ludotheque.server.store.notifications import CATCH_UP, PeerAnnouncement
from ludotheque.server.store.store import Store
from ludotheque.server.telemetry.logs import log_error, log_info
from ludotheque.server.telemetry.metrics import Metrics

DAY = 86_400.0
RETRY_SECONDS = 1.0
"""How long to wait after an error before listening to other processes again."""
LONGEST_RETRY_SECONDS = 30.0


def do_nothing() -> None:
    """Do nothing. Default callback for changes without an acknowledgement."""


def retrieve_exception(task: asyncio.Task[None]) -> None:
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
        self.workers = WorkerPool(settings.thinkers)
        self.replays = ReplayCache()
        self.reviews = Reviews(self.workers, settings.review_seconds)
        self.scheduler = RoomScheduler(self)
        self.leases = Leases(self)
        self.peers = Peers(self)
        self.live: dict[str, LiveRoom] = {}
        self.loading: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()  # tasks with any result; they are only awaited
        self.background: list[asyncio.Task[None]] = []
        self.draining = False
        self.expired_deleted_at = 0.0
        metrics.add_gauge("ludo_rooms_awake", "Rooms in memory.", lambda: len(self.live))
        metrics.add_gauge("ludo_watchers", "Connections that look at a room.", self.viewer_count)
        metrics.add_gauge("ludo_jobs_waiting", "Jobs that wait for a worker process.", lambda: self.workers.waiting)

    def viewer_count(self) -> int:
        return sum(len(live.viewers) for live in self.live.values())

    async def start(self) -> None:
        """Start the background tasks."""
        self.background = [asyncio.create_task(self.sweep()), asyncio.create_task(self.follow_entries())]

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task. The server waits for it before it stops."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def run_to_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work to its end even if the requester is cancelled. Stored entries must be applied and published."""
        task = self.spawn(work)
        task.add_done_callback(retrieve_exception)
        try:
            await asyncio.shield(task)
        finally:
            del task  # a refusal refers to this frame: keeping the task here would make a reference cycle

    async def room(self, room: str) -> LiveRoom | None:
        """Return a live room, loading it if necessary. Concurrent callers share one load."""
        live = self.live.get(room)
        if live is not None:
            live.used_at = time.time()  # keeps the room loaded until the caller has connected
            return live
        if room not in self.loading:
            self.loading[room] = asyncio.create_task(self.load(room))
        return await asyncio.shield(self.loading[room])

    async def load(self, room: str) -> LiveRoom | None:
        try:
            live = await self.writer.load(room)
            if live is not None:
                self.live[room] = live
                self.publisher.queue_loaded(live, live.changed_at)
                self.leases.update(live)
                if any(seat.kind == "bot" for seat in live.room.plan.seats):
                    self.spawn(self.workers.start_one())
                if self.store.is_shared or live.known_answers.next(live.room) is not None:
                    # Other processes may have written meanwhile, or the room stopped before it applied a kept answer.
                    self.spawn(self.catch_up(live))
                self.scheduler.schedule(live)
                self.peers.announce_viewers([live], ask=True)
            return live
        finally:
            del self.loading[room]

    @asynccontextmanager
    async def locked(self, live: LiveRoom) -> AsyncIterator[None]:
        """Hold a room's lock for one command. Publishes what was written, even after an error.

        A room that fails to apply an entry is dropped; the next client loads it again.
        """
        async with live.lock:
            try:
                yield
                await self.write_known_answers(live)
                await self.writer.save_due(live)
            except BrokenRoom as error:
                self.drop(live, error)
                raise RequestRefused("host-busy") from error
            finally:
                self.publish_and_schedule(live)

    async def change(self, live: LiveRoom, propose: Proposal, stored: Callable[[], None] = do_nothing) -> None:
        """Store a proposal, call `stored`, apply what follows from it and publish.

        Raises a LudoError if it is refused.
        """
        await self.run_to_end(self.change_locked(live, propose, stored))

    async def change_locked(self, live: LiveRoom, propose: Proposal, stored: Callable[[], None]) -> None:
        async with self.locked(live):
            await self.writer.write(live, propose)
            stored()

    def drop(self, live: LiveRoom, error: Exception) -> None:
        """Drop a room whose journal and memory disagree. Clients are asked to reconnect."""
        self.metrics.errors.add()
        log_error("room dropped", error.__cause__ or error, room=live.id)
        live.unpublished.clear()
        live.stop()
        self.live.pop(live.id, None)
        for viewer in live.viewers:
            send_message(viewer, Closing("again", 1.0))
            viewer.close()

    async def write_known_answers(self, live: LiveRoom) -> None:
        """Write the answers that seats gave ahead, in priority order."""
        room = live.room
        while (known := live.known_answers.next(room)) is not None:
            seat, spelled, how = known
            by_order = partial(room.propose_by_order, seat, spelled)
            with suppress(StaleAction):  # another process was faster: look up the next answer again
                await self.writer.write(live, by_order if how == "auto" else partial(room.propose_kept_answer, seat))

    async def apply_orders(self, live: LiveRoom) -> None:
        """Apply standing orders that have changed, because the tape may wait for them."""
        await self.run_to_end(self.apply_orders_locked(live))

    async def apply_orders_locked(self, live: LiveRoom) -> None:
        async with self.locked(live):
            pass

    def publish_and_schedule(self, live: LiveRoom) -> None:
        """Publish new entries and schedule what is due."""
        gone = [entry.seat for entry in live.unpublished if isinstance(entry, Left)]
        freed = [entry.seat for entry in live.unpublished if isinstance(entry, Freed)]
        began = any(isinstance(entry, Began) for entry in live.unpublished)
        if live.unpublished:
            self.publisher.publish_changes(live)
        self.leases.update(live)
        self.scheduler.schedule(live)
        for seat in freed:
            self.disconnect_seat(live, seat)
        for seat in gone:
            if live.connection_count(seat):
                self.scheduler.seat_returned(live, seat)
        if began:
            self.scheduler.start_missing_grace_periods(live)
            self.publisher.send_presence(live)

    def disconnect_seat(self, live: LiveRoom, seat: int) -> None:
        """Close the connections of a freed seat and drop its standing orders."""
        live.known_answers.standing.pop(seat, None)
        for viewer in live.viewers:
            if seat in viewer.seats:
                send_message(viewer, Closing("again", 1.0))
                viewer.close()

    def attach(self, live: LiveRoom, viewer: Viewer) -> None:
        live.add(viewer)
        live.used_at = time.time()
        for seat in viewer.seats:
            self.scheduler.seat_returned(live, seat)
        self.scheduler.start_missing_grace_periods(live)
        self.publisher.send_visible_state(live, viewer)
        self.announce_presence(live)
        self.scheduler.viewer_arrived(live)

    def announce_presence(self, live: LiveRoom) -> None:
        """Send the presence of a room to all clients, including those of other processes."""
        self.publisher.send_presence(live)
        self.peers.announce_viewers([live])

    def detach(self, live: LiveRoom, viewer: Viewer) -> None:
        live.discard(viewer)
        live.used_at = time.time()
        for seat in viewer.seats:
            if not live.connection_count(seat):
                self.scheduler.start_grace_period(live, seat)
        self.announce_presence(live)

    async def follow_entries(self) -> None:
        """Follow the entries of other processes. Keeps listening after errors."""
        while self.store.is_shared:
            await self.run_safely("following", self.receive_notifications())
            await asyncio.sleep(RETRY_SECONDS)

    async def receive_notifications(self) -> None:
        async for notification in self.store.follow():
            if isinstance(notification, PeerAnnouncement):
                self.peers.receive(notification.content)
                continue
            room, seq = notification
            if notification == CATCH_UP:
                self.peers.announce_viewers(self.live.values(), ask=True)
            for live in list(self.live.values()) if notification == CATCH_UP else self.loaded(room):
                if seq > live.room.seq or not room:
                    self.spawn(self.catch_up(live))

    def loaded(self, room: str) -> list[LiveRoom]:
        return [self.live[room]] if room in self.live else []

    async def catch_up(self, live: LiveRoom, pause: float = RETRY_SECONDS) -> None:
        """Read new entries of a room. Retries after an error, because no further notification may come."""
        try:
            async with self.locked(live):
                await self.writer.catch_up(live)
        except Exception as error:  # noqa: BLE001 - one room must not stop the others
            self.metrics.errors.add()
            log_error("following", error, room=live.id)
            if not live.unloaded:
                asyncio.get_running_loop().call_later(
                    pause, self.retry_catch_up, live, min(2 * pause, LONGEST_RETRY_SECONDS)
                )

    def retry_catch_up(self, live: LiveRoom, pause: float) -> None:
        if not (live.unloaded or self.draining):
            self.spawn(self.catch_up(live, pause))

    async def sweep(self) -> None:
        """Load rooms that are due, unload idle rooms and delete expired ones."""
        await self.run_safely("sweeping", self.leases.load_at_start())
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            await self.run_safely("sweeping", self.sweep_once(time.time()))

    async def run_safely(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        """Run work that must not stop the server. Errors are logged; the next run may succeed."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - see above
            self.metrics.errors.add()
            log_error(what, error)

    async def sweep_once(self, now: float) -> None:
        self.peers.sweep(now)
        await self.leases.renew(now)
        await self.leases.load_due(now + self.settings.sweep_seconds)
        for live in list(self.live.values()):
            if self.is_idle(live, now):
                await self.unload(live, now)
        if self.settings.keep_days and now - self.expired_deleted_at > DAY / 24:
            self.expired_deleted_at = now
            count = await self.store.delete_idle(now - self.settings.keep_days * DAY)
            log_info("forgotten", rooms=count)

    def is_idle(self, live: LiveRoom, now: float) -> bool:
        """Return whether a room has no viewers, no recent activity, no thinking bot and no deadline soon."""
        if live.viewers or now - live.used_at < self.settings.idle_seconds or live.scheduler_task is not None:
            return False
        deadline = live.room.due(now).deadline
        return deadline is None or deadline > now + 2 * self.settings.sweep_seconds

    async def unload(self, live: LiveRoom, now: float) -> None:
        """Write a snapshot so that the next load is fast, then unload the room unless a client has connected."""
        async with live.lock:
            await self.writer.checkpoint(live)
            await self.writer.put_brief(live)
            await self.leases.release([live])
            if not self.is_idle(live, now):
                return
            live.stop()
            self.live.pop(live.id, None)

    async def drain(self) -> None:
        """Announce the restart to all clients and finish running work."""
        self.draining = True
        for live in self.live.values():
            for viewer in live.viewers:
                send_message(viewer, Closing("restart", 2.0))
            live.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(10.0):
                await self.save_all()

    async def save_all(self) -> None:
        """Save all live rooms. A lost database must not block the shutdown: confirmed moves are already in it."""
        for live in list(self.live.values()):
            await self.run_safely("settling", self.save(live))
        await self.run_safely("settling", self.leases.release(list(self.live.values())))
        if self.tasks:
            await asyncio.wait(set(self.tasks))

    async def save(self, live: LiveRoom) -> None:
        async with live.lock:
            await self.writer.checkpoint(live)
            await self.writer.put_brief(live)

    async def stop(self) -> None:
        for task in (*self.background, *self.tasks):
            task.cancel()
        await asyncio.gather(*self.background, *self.tasks, return_exceptions=True)
        await self.workers.stop()
        with suppress(LudoError):
            await self.store.close()
