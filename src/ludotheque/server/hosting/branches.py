"""Rooms made from existing matches: branched off at some place, or read from a replay."""

import asyncio
import secrets
import time
from functools import partial
from typing import Final

import msgspec

from ludotheque.kernel.match import UNDO, Record
from ludotheque.kernel.replay import verify
from ludotheque.kernel.scripted_chance import left_behind
from ludotheque.presentation.error_messages import Refusal
from ludotheque.server.hosting.campaign_sheets import unwritten
from ludotheque.server.hosting.creation import KEY_BYTES, Draft, as_written, make_imported, store_room
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.replay_frames import ReplayFrames
from ludotheque.server.hosting.seating import fresh_token
from ludotheque.server.protocol.http_bodies import Created, SeatLink
from ludotheque.server.protocol.replay_frames import Branch
from ludotheque.server.rooms.entries import Answered, AnyEntry, How, Undone
from ludotheque.server.rooms.export import Ended, ended_of, refuse_written_future, replay_of
from ludotheque.server.rooms.fold import stamp
from ludotheque.server.rooms.plan import Draft as HeroDraft
from ludotheque.server.rooms.plan import Plan, Policy, SeatPlan, check
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import digest

REPLAY: Final = "replay"
HOWS: Final[tuple[How, ...]] = ("chosen", "auto", "clock", "bot")
"""Indexed by the kernel's number for the way an answer was given."""


def branched_plan(room: Room, wish: Branch) -> Plan:
    """Return a plan with one local human and bots at the other seats. Takebacks are free."""
    seats = tuple(SeatPlan("here" if seat == wish.seat else "bot", wish.level) for seat in range(len(room.plan.seats)))
    plan = Plan(
        game=room.plan.game,
        mode=room.plan.mode,
        heroes=room.heroes(),
        seats=seats,
        options=room.plan.options,
        policy=Policy(takeback="free", hints=True, draft=HeroDraft()),
        name=room.plan.name,
    )
    return unwritten(plan)


def branched(film: ReplayFrames, room: Room, wish: Branch) -> tuple[Plan, bytes]:
    """Return the plan and key of a room that branches off a match.

    The key gives the same chance up to that place, and new chance from there on.
    """
    if wish.seat not in film.seats or wish.at >= film.total:
        raise Refusal("host-no-such-place")
    plan = branched_plan(room, wish)
    check(plan)
    match = film.at(wish.at)
    if match.decision is None:
        raise Refusal("host-no-such-place")
    since = [int(number) for number in match.table.core.drawn]
    return plan, left_behind(secrets.token_bytes(KEY_BYTES), room.key, since)


def play_into(draft: Draft, records: list[Record]) -> None:
    """Write recorded answers into the journal of a room that has begun."""
    for record in records:
        entry: AnyEntry
        where = stamp(draft.room, time.time())
        if record.how == UNDO:
            entry = Undone(**where, seat=record.seat)
        else:
            spelled = draft.room.game.verbs.spell(record.action)
            entry = Answered(**where, seat=record.seat, action=spelled, how=HOWS[record.how])
        draft.add(partial(as_written, entry))


def drafted(plan: Plan, key: bytes, token: str, records: list[Record]) -> Draft:
    """Return the draft of a room whose local seats belong to the token, with all recorded answers."""
    draft = Draft(Room(plan, key))
    for seat, wanted in enumerate(plan.seats):
        if wanted.kind == "here":
            draft.add(partial(draft.room.propose_sit, seat, wanted.name, digest(token)))
    draft.add(draft.room.propose_begin)
    play_into(draft, records)
    return draft


async def branch(host: Host, live: LiveRoom, film: ReplayFrames, wish: Branch) -> Created:
    """Create a room that continues from a place of a finished match."""

    def made() -> Draft:
        plan, key = branched(film, live.room, wish)
        return drafted(plan, key, token, film.records[: wish.at])

    token = fresh_token()
    return await stored(host, await asyncio.to_thread(made), token)


async def stored(host: Host, draft: Draft, token: str) -> Created:
    room = await store_room(host, draft, digest(token))
    here = [seat for seat, wanted in enumerate(draft.room.plan.seats) if wanted.kind == "here"]
    return Created(room, token, tuple(SeatLink(seat, token, "here") for seat in here))


async def make_from_file(host: Host, raw: bytes) -> Created:
    """Create a room from an exported game, or from a replay."""
    if not is_replay(raw):
        return await make_imported(host, raw)
    token = fresh_token()
    return await stored(host, await asyncio.to_thread(from_replay, raw, token), token)


def is_replay(raw: bytes) -> bool:
    """Return whether the file claims to be a replay. Other kinds are detected by the reader."""
    try:
        content = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(content, dict) and content.get("kind") == REPLAY


def from_replay(raw: bytes, token: str) -> Draft:
    """Return the draft of a room made from a replay, after verifying its digests.

    The new room is over if the original room was.
    """
    content = msgspec.json.decode(raw)
    replay, ended = replay_of(content), ended_of(content)
    verify(replay)
    setup = replay.setup
    bots = ended.bots if ended is not None else ()
    seats = tuple(SeatPlan("bot" if seat in bots else "here") for seat in range(len(setup.heroes)))
    plan = unwritten(Plan(setup.game, setup.mode, setup.heroes, seats, setup.options, Policy(takeback="free")))
    check(plan)
    draft = drafted(plan, replay.key, token, replay.records)
    draft.add(draft.room.propose_imported)
    if ended is not None:
        end(draft, ended)
    refuse_written_future(draft.room)
    return draft


def end(draft: Draft, ended: Ended) -> None:
    """Resign the seats that resigned. Close the room if it is still not over."""
    room = draft.room
    for seat in ended.resigned:
        if not room.over:
            draft.add(partial(room.propose_resign, seat))
    if not room.over:
        draft.add(room.propose_close)
