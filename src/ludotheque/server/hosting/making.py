"""Making rooms: new ones, the same again, imported ones; and taking seats in them."""

import asyncio
import secrets
import time
from functools import partial
from typing import Final

import msgspec

from ludotheque.faces.game_face import face_of
from ludotheque.faces.refusals import Refusal
from ludotheque.kernel.game import Setup
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.listing import written_brief
from ludotheque.server.hosting.live import Live
from ludotheque.server.hosting.sheets import unwritten
from ludotheque.server.hosting.writing import Proposal
from ludotheque.server.rooms.entries import AnyEntry, encode
from ludotheque.server.rooms.exporting import import_game
from ludotheque.server.rooms.plan import Plan, Policy, SeatPlan, check, encode_plan
from ludotheque.server.rooms.rematch import rematch
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seats import digest, make_token, same, spectator_token
from ludotheque.server.store.rooms import RoomRow
from ludotheque.server.wire.requests import Created, Joined, SeatLink

ID_BYTES: Final = 9
KEY_BYTES: Final = 16


def fresh_token() -> str:
    return make_token(secrets.token_bytes(KEY_BYTES))


def fresh_name() -> str:
    """The name of a room. It begins with a letter or a figure, so that no command takes it for one of its options."""
    while not (name := secrets.token_urlsafe(ID_BYTES))[0].isalnum():
        pass
    return name


class Draft:
    """The journal of a room that is being made."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.entries: list[AnyEntry] = []

    def add(self, propose: Proposal) -> None:
        (entry,) = propose(time.time())
        self.room.apply(entry)
        self.entries.append(entry)


def as_written(entry: AnyEntry, _now: float) -> tuple[AnyEntry]:
    """An entry that has its number and its time already."""
    return (entry,)


async def make_room(host: Host, plan: Plan) -> Created:
    """A new room; whoever makes it gets its secrets, and sits at the seats that are here."""
    await asyncio.to_thread(check, plan)  # reads content files, the first time
    await asyncio.to_thread(host.sheets.admit, plan)
    key = secrets.token_bytes(KEY_BYTES)
    return await furnish(host, Draft(Room(with_bots(plan), key)))


def with_bots(plan: Plan) -> Plan:
    """The plan with what the table has to know of its bots, such as how steady their fingers are."""
    face, seats = face_of(plan.game), range(len(plan.seats))
    setup = Setup(plan.game, plan.mode, ("",) * len(plan.seats), dict(plan.options))
    for seat in seats:
        if plan.seats[seat].kind == "bot":
            others = tuple(other for other in seats if other != seat)
            setup = face.seated(setup, others, plan.seats[seat].level)
    return msgspec.structs.replace(plan, options=dict(setup.options))


async def make_imported(host: Host, raw: bytes) -> Created:
    """A game that was exported goes on in a room of its own."""
    return await furnish(host, await asyncio.to_thread(drafted_again, raw))  # plays the whole game again


def drafted_again(raw: bytes) -> Draft:
    """The journal of a game that was exported."""
    imported = import_game(raw)
    draft = Draft(Room(unwritten(imported.plan), imported.key))
    for entry in imported.entries:
        draft.add(partial(as_written, entry))
    return draft


async def make_tutorial(host: Host, game: str) -> Created:
    """A room for one, in which chance begins as the tutorial needs it; nobody watches and nothing is counted."""
    lesson = await asyncio.to_thread(face_of(game).tutorial, secrets.token_bytes(KEY_BYTES))
    seats = tuple(SeatPlan("here" if seat == 0 else "bot") for seat in range(len(lesson.heroes)))
    policy = Policy(takeback="free", spectators="none")
    plan = Plan(game, lesson.mode, lesson.heroes, seats, lesson.options, policy)
    await asyncio.to_thread(check, plan)
    return await furnish(host, Draft(Room(plan, lesson.key)))


async def furnish(host: Host, draft: Draft) -> Created:
    """Secrets for every seat of a human, then everything is written at once."""
    plan, own = draft.room.plan, fresh_token()
    links: list[SeatLink] = []
    for seat, wanted in enumerate(plan.seats):
        if wanted.kind == "here":
            draft.add(partial(draft.room.propose_sit, seat, wanted.name, digest(own)))
            links.append(SeatLink(seat, own, "here"))
        elif wanted.kind == "link" and not is_public(plan):
            token = fresh_token()
            draft.add(partial(draft.room.propose_invite, seat, digest(token)))
            links.append(SeatLink(seat, token))
    room = await store_room(host, draft, digest(own))
    watching = spectator_token(draft.room.key) if plan.policy.spectators == "link" else ""
    return Created(room, own, tuple(links), watching)


async def store_room(host: Host, draft: Draft, host_digest: str) -> str:
    room = fresh_name()
    plan, version = draft.room.plan, draft.room.game.rules_version
    row = RoomRow(room, plan.game, version, encode_plan(plan), draft.room.key, time.time(), host_digest, "open")
    await host.store.create(row)
    if draft.entries:
        await host.store.append_all(room, 1, [encode(entry) for entry in draft.entries], time.time())
    await host.store.put_summary(room, written_brief(draft.room))
    return room


async def make_rematch(host: Host, live: Live) -> None:
    """The same people again: their links open the new room too, and the old one says where it is."""
    await host.carry_out(made_once(host, live))


async def made_once(host: Host, live: Live) -> None:
    """Of two who wish it at once the second finds it made."""
    async with live.rematching:
        if live.room.state.rematch:
            raise Refusal("room-rematch-made")
        await make_again(host, live)


async def make_again(host: Host, live: Live) -> None:
    plan, holders = rematch(live.room, await asyncio.to_thread(host.sheets.grown, live.room))
    key = secrets.token_bytes(KEY_BYTES)
    draft = Draft(Room(plan, key))
    for holder in holders:
        draft.add(partial(draft.room.propose_sit, holder.seat, holder.name, holder.digest))
    room = await store_room(host, draft, live.row.host_digest)
    try:
        await host.change(live, partial(live.room.propose_rematch, room))
    except Refusal as error:
        if error.key == "room-rematch-made":  # another process was quicker
            await host.store.delete(room)
        raise


def is_public(plan: Plan) -> bool:
    """Is the room in the list, and may anybody take its free seats?"""
    return plan.policy.spectators == "open"


def is_host(live: Live, token: str) -> bool:
    return same(token, live.row.host_digest)


def may_watch(live: Live, token: str) -> bool:
    """Spectators come by a link of their own, or freely, or not at all; a wrong secret is wrong even there."""
    policy = live.room.plan.policy.spectators
    return (policy == "open" and not token) or (policy == "link" and same(token, digest(spectator_token(live.row.key))))


async def sit_down(host: Host, live: Live, token: str, seat: int | None, name: str) -> Joined:
    """Take a seat: by the secret of an invitation, or freely where the room is public."""
    room = live.room
    invited = room.holders(token) if token else ()
    if invited:
        for own in invited:
            if not room.seat(own).taken:
                await host.change(live, partial(room.propose_sit, own, name, digest(token)))
        return Joined(live.id, invited[0], token)
    if not is_public(room.plan):
        raise Refusal("host-wrong-token")
    fresh = fresh_token()
    wanted = free_seat(room) if seat is None else seat
    await host.change(live, partial(room.propose_sit, wanted, name, digest(fresh)))
    return Joined(live.id, wanted, fresh)


def free_seat(room: Room) -> int:
    """The first seat that waits for somebody."""
    for seat in room.people():
        if not room.seat(seat).taken and not room.seat(seat).digest:
            return seat
    raise Refusal("host-no-free-seat")


async def invite(host: Host, live: Live, seat: int) -> SeatLink:
    """A new secret for a seat that nobody has taken."""
    token = fresh_token()
    await host.change(live, partial(live.room.propose_invite, seat, digest(token)))
    return SeatLink(seat, token)
