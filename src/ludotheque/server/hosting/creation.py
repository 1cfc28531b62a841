"""Creates rooms: new rooms, rematches, imported games, and branches of existing matches."""

import asyncio
import secrets
import time
from functools import partial
from typing import Final

import msgspec

from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import UNDO, Record
from ludotheque.kernel.replay import verify
from ludotheque.kernel.scripted_chance import left_behind
from ludotheque.registry.discovery import agent_of_level, presentation_of
from ludotheque.server.hosting import entropy
from ludotheque.server.hosting.campaign_sheets import without_sheet_updates
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.journal_writer import Proposal
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.replay_frames import ReplayFrames
from ludotheque.server.hosting.seating import is_public, new_token
from ludotheque.server.hosting.summaries import encoded_brief
from ludotheque.server.protocol.http_bodies import Created, SeatLink
from ludotheque.server.protocol.replay_frames import Branch
from ludotheque.server.rooms.entries import Answered, AnyEntry, How, Undone, encode
from ludotheque.server.rooms.export import Ended, ended_of, import_game, refuse_scripted_future, replay_of
from ludotheque.server.rooms.fold import stamp
from ludotheque.server.rooms.plan import Draft as HeroDraft
from ludotheque.server.rooms.plan import Plan, Policy, SeatPlan, check, encode_plan
from ludotheque.server.rooms.rematch import Holder, rematch
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import digest, spectator_token
from ludotheque.server.store.rooms import RoomRow

ID_BYTES: Final = 9


def new_room_id() -> str:
    """Return a new room id.

    It begins with a letter or digit so that no command mistakes it for an option.
    """
    while not (name := secrets.token_urlsafe(ID_BYTES))[0].isalnum():
        pass
    return name


class RoomDraft:
    """The journal of a room under construction."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.entries: list[AnyEntry] = []

    def add(self, propose: Proposal) -> None:
        (entry,) = propose(time.time())
        self.room.apply(entry)
        self.entries.append(entry)


def as_proposal(entry: AnyEntry, _now: float) -> tuple[AnyEntry]:
    """Return an entry that already has its number and time, as a proposal."""
    return (entry,)


async def make_room(host: Host, plan: Plan) -> Created:
    """Create a room. The creator receives its tokens and takes the local seats."""
    await asyncio.to_thread(check, plan)  # reads content files the first time
    await asyncio.to_thread(host.sheets.admit, plan)
    key = entropy.random_bytes("match")
    return await store_with_seats(host, RoomDraft(Room(with_bots(plan), key)))


def with_bots(plan: Plan) -> Plan:
    """Return the plan with the options that its bots need, such as their aiming error."""
    presentation, seats = presentation_of(plan.game), range(len(plan.seats))
    setup = Setup(plan.game, plan.mode, ("",) * len(plan.seats), dict(plan.options))
    for seat in seats:
        if plan.seats[seat].kind == "bot":
            others = tuple(other for other in seats if other != seat)
            setup = presentation.seated(setup, others, agent_of_level(plan.game, plan.seats[seat].level))
    return msgspec.structs.replace(plan, options=dict(setup.options))


async def make_imported(host: Host, raw: bytes) -> Created:
    """Create a room that continues an exported game."""
    return await store_with_seats(host, await asyncio.to_thread(draft_of_export, raw))  # replays the whole game


def draft_of_export(raw: bytes) -> RoomDraft:
    """Return the draft of an exported game."""
    imported = import_game(raw)
    draft = RoomDraft(Room(without_sheet_updates(imported.plan), imported.key))
    for entry in imported.entries:
        draft.add(partial(as_proposal, entry))
    draft.add(draft.room.propose_imported)
    return draft


async def make_tutorial(host: Host, game: str, chapter: str = "") -> Created:
    """Create a single-player tutorial room with a prepared key. It has no spectators."""
    presentation, fresh = presentation_of(game), entropy.random_bytes("match")
    prepare = partial(presentation.tutorial_chapter, chapter) if chapter else presentation.tutorial
    lesson = await asyncio.to_thread(prepare, fresh)
    seats = tuple(SeatPlan("here" if seat == 0 else "bot") for seat in range(len(lesson.heroes)))
    policy = Policy(takeback="free", spectators="none")
    plan = Plan(game, lesson.mode, lesson.heroes, seats, lesson.options, policy)
    await asyncio.to_thread(check, plan)
    return await store_with_seats(host, RoomDraft(Room(plan, lesson.key)), lesson.played)


async def store_with_seats(host: Host, draft: RoomDraft, played: tuple[str, ...] = ()) -> Created:
    """Create tokens for all human seats, then store the whole room, in which the first seat has played so far."""
    plan, own = draft.room.plan, new_token()
    links: list[SeatLink] = []
    for seat, wanted in enumerate(plan.seats):
        if wanted.kind == "here":
            draft.add(partial(draft.room.propose_sit, seat, wanted.name, digest(own)))
            links.append(SeatLink(seat, own, "here"))
        elif wanted.kind == "link" and not (draft.room.over or draft.room.seat(seat).resigned):
            links += seat_links(draft, seat)
    if played:
        draft.add(draft.room.propose_begin)
        await asyncio.to_thread(draft.add, partial(draft.room.propose_beginning, 0, played))
    room = await store_room(host, draft, digest(own))
    spectators = spectator_token(draft.room.key) if plan.policy.spectators == "link" else ""
    return Created(room, own, tuple(links), spectators)


def seat_links(draft: RoomDraft, seat: int) -> list[SeatLink]:
    """Return the link to a seat, or none in a public room.

    In a public room, a seat taken in an imported game is freed instead.
    """
    if not is_public(draft.room.plan):
        token = new_token()
        draft.add(partial(draft.room.propose_invite, seat, digest(token)))
        return [SeatLink(seat, token)]
    if draft.room.seat(seat).taken:
        draft.add(partial(draft.room.propose_invite, seat, ""))
    return []


async def store_room(host: Host, draft: RoomDraft, host_digest: str) -> str:
    room = new_room_id()
    plan, version = draft.room.plan, draft.room.game.rules_version
    row = RoomRow(room, plan.game, version, encode_plan(plan), draft.room.key, time.time(), host_digest, "open")
    await host.store.create(row)
    if draft.entries:
        await host.store.append_all(room, 1, [encode(entry) for entry in draft.entries], time.time())
    await host.store.put_summary(room, encoded_brief(draft.room))
    return room


async def make_rematch(host: Host, live: LiveRoom) -> None:
    """Create a rematch. The players' tokens open the new room, and the old room links to it."""
    await host.run_to_end(make_rematch_once(host, live))


async def make_rematch_once(host: Host, live: LiveRoom) -> None:
    """Create the rematch unless a concurrent request has already made it."""
    async with live.rematch_lock:
        if live.room.is_rematch_agreed():
            await store_rematch(host, live)


def reseat(draft: RoomDraft, holder: Holder) -> None:
    """Seat the same person with all their devices, or renew an unused link."""
    if not holder.tokens:
        draft.add(partial(draft.room.propose_invite, holder.seat, holder.invitation))
        return
    first, *devices = holder.tokens
    draft.add(partial(draft.room.propose_sit, holder.seat, holder.name, first))
    for device in devices:
        draft.add(partial(draft.room.propose_known_device, holder.seat, device))


async def store_rematch(host: Host, live: LiveRoom) -> None:
    plan, holders = rematch(live.room, await asyncio.to_thread(host.sheets.updated_options, live.room))
    key = entropy.random_bytes("match")
    draft = RoomDraft(Room(plan, key))
    for holder in holders:
        reseat(draft, holder)
    room = await store_room(host, draft, live.row.host_digest)
    try:
        await host.change(live, partial(live.room.propose_rematch, room))
    except RequestRefused as error:
        if error.key != "room-rematch-made":
            raise
        await host.store.delete(room)  # another process was faster


REPLAY: Final = "replay"
HOWS: Final[tuple[How, ...]] = ("chosen", "auto", "clock", "bot")
"""Indexed by the kernel's number for the way an answer was given."""


def branch_plan(room: Room, branch: Branch) -> Plan:
    """Return a plan with one local human and bots at the other seats. Takebacks are free."""
    seats = tuple(
        SeatPlan("here" if seat == branch.seat else "bot", branch.level) for seat in range(len(room.plan.seats))
    )
    plan = Plan(
        game=room.plan.game,
        mode=room.plan.mode,
        heroes=room.heroes(),
        seats=seats,
        options=room.plan.options,
        policy=Policy(takeback="free", hints=True, draft=HeroDraft()),
        name=room.plan.name,
    )
    return without_sheet_updates(plan)


def branch_plan_and_key(frames: ReplayFrames, room: Room, branch: Branch) -> tuple[Plan, bytes]:
    """Return the plan and key of a room that branches off a match.

    The key gives the same chance up to that place, and new chance from there on.
    """
    if branch.seat not in frames.seats or branch.at >= frames.total:
        raise RequestRefused("host-no-such-place")
    plan = branch_plan(room, branch)
    check(plan)
    match = frames.at(branch.at)
    if match.decision is None:
        raise RequestRefused("host-no-such-place")
    since = [int(number) for number in match.table.core.drawn]
    return plan, left_behind(entropy.random_bytes("match"), room.key, since)


def replay_into(draft: RoomDraft, records: list[Record]) -> None:
    """Write recorded answers into the journal of a room that has begun."""
    for record in records:
        entry: AnyEntry
        where = stamp(draft.room, time.time())
        if record.how == UNDO:
            entry = Undone(**where, seat=record.seat, answers=record.action)
        else:
            spelled = draft.room.game.verbs.spell(record.action)
            entry = Answered(**where, seat=record.seat, action=spelled, how=HOWS[record.how])
        draft.add(partial(as_proposal, entry))


def draft_with_answers(plan: Plan, key: bytes, token: str, records: list[Record]) -> RoomDraft:
    """Return the draft of a room whose local seats belong to the token, with all recorded answers."""
    draft = RoomDraft(Room(plan, key))
    for seat, wanted in enumerate(plan.seats):
        if wanted.kind == "here":
            draft.add(partial(draft.room.propose_sit, seat, wanted.name, digest(token)))
    draft.add(draft.room.propose_begin)
    replay_into(draft, records)
    return draft


async def branch(host: Host, live: LiveRoom, frames: ReplayFrames, branch: Branch) -> Created:
    """Create a room that continues from a place of a finished match."""

    def made() -> RoomDraft:
        plan, key = branch_plan_and_key(frames, live.room, branch)
        return draft_with_answers(plan, key, token, frames.records[: branch.at])

    token = new_token()
    return await store_draft(host, await asyncio.to_thread(made), token)


async def store_draft(host: Host, draft: RoomDraft, token: str) -> Created:
    room = await store_room(host, draft, digest(token))
    here = [seat for seat, wanted in enumerate(draft.room.plan.seats) if wanted.kind == "here"]
    return Created(room, token, tuple(SeatLink(seat, token, "here") for seat in here))


async def make_from_file(host: Host, raw: bytes) -> Created:
    """Create a room from an exported game, or from a replay."""
    if not is_replay(raw):
        return await make_imported(host, raw)
    token = new_token()
    return await store_draft(host, await asyncio.to_thread(draft_of_replay, raw, token), token)


def is_replay(raw: bytes) -> bool:
    """Return whether the file claims to be a replay. Other kinds are detected by the reader."""
    try:
        content = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(content, dict) and content.get("kind") == REPLAY


def draft_of_replay(raw: bytes, token: str) -> RoomDraft:
    """Return the draft of a room made from a replay, after verifying its digests.

    The new room is over if the original room was.
    """
    content = msgspec.json.decode(raw)
    replay, ended = replay_of(content), ended_of(content)
    verify(replay)
    setup = replay.setup
    bots = ended.bots if ended is not None else ()
    seats = tuple(SeatPlan("bot" if seat in bots else "here") for seat in range(len(setup.heroes)))
    plan = without_sheet_updates(
        Plan(setup.game, setup.mode, setup.heroes, seats, setup.options, Policy(takeback="free"))
    )
    check(plan)
    draft = draft_with_answers(plan, replay.key, token, replay.records)
    draft.add(draft.room.propose_imported)
    if ended is not None:
        repeat_ending(draft, ended)
    refuse_scripted_future(draft.room)
    return draft


def repeat_ending(draft: RoomDraft, ended: Ended) -> None:
    """Resign the seats that resigned. Close the room if it is still not over."""
    room = draft.room
    for seat in ended.resigned:
        if not room.over:
            draft.add(partial(room.propose_resign, seat))
    if not room.over:
        draft.add(room.propose_close)
