"""Taking seats in a room, and the links for people and their devices."""

import secrets
from functools import partial
from typing import Final

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.protocol.http_bodies import Join, Joined, SeatLink
from ludotheque.server.rooms.entries import AnyEntry
from ludotheque.server.rooms.plan import Plan
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import TOKEN_BYTES, digest, make_token, matches_digest, spectator_token

DEVICE: Final = "device"


def new_token() -> str:
    return make_token(secrets.token_bytes(TOKEN_BYTES))


def is_public(plan: Plan) -> bool:
    """Return whether the room is listed and open to anyone."""
    return plan.policy.spectators == "open"


def is_host(live: LiveRoom, token: str) -> bool:
    return matches_digest(token, live.row.host_digest)


def may_spectate(live: LiveRoom, token: str) -> bool:
    """Return whether the token allows spectating. A wrong token is refused even in an open room."""
    policy = live.room.plan.policy.spectators
    return (policy == "open" and not token) or (
        policy == "link" and matches_digest(token, digest(spectator_token(live.row.key)))
    )


async def take_seat(host: Host, live: LiveRoom, join: Join) -> Joined:
    """Take a seat by a link, or a free seat of a public room.

    The client creates its seat's token and may repeat the request with it if the response was lost. It then already
    holds the seat and gets the same response.
    """
    if join.token and (held := live.room.seats_of_token(join.token)):
        return Joined(live.id, held[0], join.token)
    token = join.fresh or new_token()
    seat = await (take_seat_by_link if join.token else take_free_seat)(host, live, join, token)
    return Joined(live.id, seat, token)


async def take_seat_by_link(host: Host, live: LiveRoom, join: Join, token: str) -> int:
    """Take the seat of a link. If several clients use the link, the first one gets the seat."""
    room, known = live.room, digest(join.token)
    link = room.link(join.token)
    if link is None:
        raise RequestRefused("host-wrong-token")
    accept = partial(room.propose_accept, known, join.name, digest(token))
    try:
        await host.change(live, partial(room.propose_device, known, digest(token)) if link.device else accept)
    except RequestRefused:
        if link.seat not in room.seats_of_token(token):
            raise
    return link.seat


async def take_free_seat(host: Host, live: LiveRoom, join: Join, token: str) -> int:
    """Take the requested seat of a public room, or any free one."""
    room = live.room
    if not is_public(room.plan):
        raise RequestRefused("host-wrong-token")
    held = room.seats_of_token(token)
    if held and join.seat in (None, *held):
        return held[0] if join.seat is None else join.seat

    def propose(now: float) -> list[AnyEntry]:
        seat = free_seat(room) if join.seat is None else join.seat
        return room.propose_sit(seat, join.name, digest(token), now)

    await host.change(live, propose)
    return next(seat for seat in room.seats_of_token(token) if seat not in held)


def free_seat(room: Room) -> int:
    """Return the first free seat."""
    for seat in room.people():
        if not room.seat(seat).taken and not room.seat(seat).digest:
            return seat
    raise RequestRefused("host-no-free-seat")


async def invite(host: Host, live: LiveRoom, seat: int) -> SeatLink:
    """Return a link to a seat that is free or whose player is away.

    In a public room, a taken seat becomes free for anyone.
    """
    token = new_token()

    def propose(now: float) -> list[AnyEntry]:
        live.refuse_if_present(seat)
        for_all = is_public(live.room.plan) and live.room.seat(seat).taken
        return live.room.propose_invite(seat, "" if for_all else digest(token), now)

    await host.change(live, propose)
    return SeatLink(seat, token if live.room.link(token) is not None else "")


async def invite_device(host: Host, live: LiveRoom, seat: int) -> SeatLink:
    """Return a link for another device of the player who holds the seat."""
    token = new_token()
    await host.change(live, partial(live.room.propose_device_link, seat, digest(token)))
    return SeatLink(seat, token, DEVICE)
