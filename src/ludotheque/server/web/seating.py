"""Endpoints for seats: inspect a link, take a seat, create links."""

from typing import Final

from starlette.requests import Request

from ludotheque.server.hosting.seating import invite, invite_device, is_public, sit_down
from ludotheque.server.protocol.codec import read_body
from ludotheque.server.protocol.http_bodies import AddDevice, Invite, Join, Joined, LinkShown, SeatLink
from ludotheque.server.rooms.links import dead_link
from ludotheque.server.web.context import Forbidden, Visitor, address_of, context_of, token_of
from ludotheque.server.web.endpoints import Endpoint, body_of
from ludotheque.server.web.rooms import ROOM, admitted, live_of


async def get_link(request: Request) -> object:
    """Return what a link opens, without using it."""
    found = await context_of(request).recognise(await live_of(request), token_of(request), address_of(request))
    if isinstance(found, Visitor):
        return LinkShown("own" if found.seats or found.host else "watch", *found.seats[:1])
    if found.why is not None:
        raise dead_link(found)
    return LinkShown("device" if found.device else "seat", found.seat)


async def post_join(request: Request) -> object:
    context = context_of(request)
    wish = read_body(await body_of(request, context.guard.limits.body_bytes), Join)
    live = await live_of(request)
    if wish.token or not is_public(live.room.plan):
        found = await context.recognise(live, wish.token, address_of(request))
        if isinstance(found, Visitor) and not found.seats:
            raise Forbidden("host-wrong-token")
    return await sit_down(context.host, live, wish)


async def post_invite(request: Request) -> object:
    context = context_of(request)
    wish = read_body(await body_of(request, context.guard.limits.body_bytes), Invite)
    live, visitor = await admitted(request)
    if not visitor.host:
        raise Forbidden("host-only")
    return await invite(context.host, live, wish.seat)


async def post_device(request: Request) -> object:
    context = context_of(request)
    wish = read_body(await body_of(request, context.guard.limits.body_bytes), AddDevice)
    live, visitor = await admitted(request)
    if wish.seat not in visitor.seats:
        raise Forbidden("host-not-your-seat", seat=wish.seat)
    return await invite_device(context.host, live, wish.seat)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/rooms/{room}/link",
        "getLink",
        "What a link opens.",
        get_link,
        LinkShown,
        params=(ROOM,),
        secret=True,
    ),
    Endpoint("POST", "/api/rooms/{room}/join", "joinRoom", "Take a seat.", post_join, Joined, Join, (ROOM,)),
    Endpoint(
        "POST",
        "/api/rooms/{room}/invite",
        "invite",
        "A new link for a seat that is free, or whose player is away.",
        post_invite,
        SeatLink,
        Invite,
        (ROOM,),
        secret=True,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/device",
        "addDevice",
        "A link that opens an own seat on another device, once.",
        post_device,
        SeatLink,
        AddDevice,
        (ROOM,),
        secret=True,
    ),
)
