"""Writes proposals to the journal and applies stored entries. Nothing else is applied."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.hosting.summaries import encoded_brief
from ludotheque.server.rooms.entries import NO_SEAT_CHANGE, Answered, AnyEntry, Began, decode, encode
from ludotheque.server.rooms.export import room_replay
from ludotheque.server.rooms.links import is_without_token
from ludotheque.server.rooms.plan import BadPlan, check, stored_plan
from ludotheque.server.rooms.restore import open_read_only, open_room
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import spectator_token
from ludotheque.server.store.errors import SeqTaken
from ludotheque.server.store.rooms import RoomRow
from ludotheque.server.store.store import Store
from ludotheque.server.telemetry.logs import log_warning
from ludotheque.server.telemetry.metrics import Metrics

TRIES: Final = 8
Proposal = Callable[[float], Sequence[AnyEntry]]


class BrokenRoom(Exception):
    """A stored entry cannot be applied to the room in memory."""


def restored_room(row: RoomRow, checkpoint: tuple[int, int, bytes] | None, entries: list[AnyEntry]) -> Room:
    """Return the room restored from the store. May read content files and replay many answers."""
    plan = stored_plan(row.plan)
    try:
        check(plan)
    except BadPlan as error:
        log_warning("plan not playable", room=row.id, error=error.key)
        return open_read_only(plan, row.key, checkpoint, entries)
    return open_room(plan, row.key, checkpoint, entries)


class JournalWriter:
    """Keeps rooms and the store in sync."""

    def __init__(self, store: Store, settings: HostSettings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics

    async def load(self, room: str) -> LiveRoom | None:
        """Restore a room from the store, or return None if it doesn't exist."""
        row = await self.store.row(room)
        if row is None:
            return None
        checkpoint = await self.store.checkpoint(room)
        snapshot_seq = checkpoint[0] if checkpoint else 0
        entries = [decode(raw) for _, raw in await self.store.entries(room, snapshot_seq)]
        live = LiveRoom(row, await asyncio.to_thread(restored_room, row, checkpoint, entries), time.time())
        live.checkpointed = snapshot_seq
        if live.room.state.imported is None:
            live.room.state.imported = await self.was_imported(room)
        live.finished = row.state != "open"
        if live.room.stale_rules and not live.room.over:
            await self.write(live, live.room.propose_renew)
            await self.checkpoint(live)
        if live.room.phase == "drafting":
            with suppress(RequestRefused):  # its time has not run out, or another process was faster
                await self.write(live, live.room.propose_new_choice)
        if live.room.over and not live.finished:  # it ended just before the process that hosted it was killed
            await self.finish(live)
            live.finished = True
        await self.find_rematch(live)
        live.changed_at = await self.store.changed_at(room) or row.made_at
        live.unpublished.clear()
        return live

    async def was_imported(self, room: str) -> bool:
        """Return whether a room was imported. Used where an old snapshot doesn't record it."""
        return any(is_without_token(decode(raw)) for _, raw in await self.store.entries(room, 0))

    async def write(self, live: LiveRoom, propose: Proposal) -> None:
        """Store the proposed entry, then apply it. If the number is taken, catch up and propose again."""
        for _ in range(TRIES):
            (entry,) = propose(time.time())
            try:
                await self.store.append(live.id, entry.seq, encode(entry), entry.at)
            except SeqTaken:
                self.metrics.seq_taken.add()
                await self.catch_up(live)
                continue
            self.apply(live, entry)
            return
        raise RequestRefused("host-busy")

    async def catch_up(self, live: LiveRoom) -> None:
        """Apply entries written by other processes."""
        for _, raw in await self.store.entries(live.id, live.room.seq):
            self.apply(live, decode(raw))

    def apply(self, live: LiveRoom, entry: AnyEntry) -> None:
        try:
            live.apply(entry)
        except Exception as error:
            raise BrokenRoom(live.id) from error
        live.used_at = time.time()
        if isinstance(entry, Answered):
            self.metrics.answers.add(entry.how, len(entry.actions))

    async def save_due(self, live: LiveRoom) -> None:
        """Write periodic snapshots, the summary for room lists, and the replay at the end."""
        began = any(isinstance(entry, Began) for entry in live.unpublished)
        if began or live.room.seq - live.checkpointed >= self.settings.checkpoint_every:
            await self.checkpoint(live)
        if live.room.over and not live.finished:
            await self.finish(live)
            live.finished = True
        await self.find_rematch(live)
        if not live.brief or live.room.over or not all(isinstance(entry, NO_SEAT_CHANGE) for entry in live.unpublished):
            await self.put_brief(live)

    async def find_rematch(self, live: LiveRoom) -> None:
        """Look up the spectator link of the rematch, with which the spectators of this room come along."""
        rematch = live.room.state.rematch
        if not rematch or live.rematch_watch or live.room.plan.policy.spectators != "link":
            return
        row = await self.store.row(rematch)
        if row is not None:
            live.rematch_watch = spectator_token(row.key)

    async def put_brief(self, live: LiveRoom) -> None:
        """Store the summary for room lists if it changed."""
        brief = encoded_brief(live.room)
        if brief != live.brief:
            await self.store.put_summary(live.id, brief)
            live.brief = brief

    async def checkpoint(self, live: LiveRoom) -> None:
        if live.room.seq > live.checkpointed:
            seq = live.room.seq
            await self.store.put_checkpoint(live.id, seq, live.room.rules, live.room.dump())
            live.checkpointed = seq

    async def finish(self, live: LiveRoom) -> None:
        """Store the replay of a finished match, mark the room as over and write a snapshot."""
        if live.room.match is not None:
            await self.store.put_replay(live.id, msgspec.json.encode(room_replay(live.room, live.room.match)))
        by = live.room.result.by if live.room.result is not None else "closed"
        await self.store.set_state(live.id, "closed" if by == "closed" else "over", time.time())
        await self.checkpoint(live)
