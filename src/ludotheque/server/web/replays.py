"""Endpoints for finished matches: frames, review, and branching into a new room."""

import asyncio
import time
from typing import Final

from starlette.requests import Request

from ludotheque.kernel.errors import RequestRefused
from ludotheque.presentation.review import Review
from ludotheque.server.hosting.creation import branch
from ludotheque.server.hosting.state_builder import resignation_text
from ludotheque.server.protocol.codec import BadMessage, decode_body
from ludotheque.server.protocol.http_bodies import Created
from ludotheque.server.protocol.replay_frames import Branch, FramePage
from ludotheque.server.telemetry.logs import log_info
from ludotheque.server.web.context import NotFound, TooMany, address_of, context_of, lang_of
from ludotheque.server.web.endpoints import Endpoint, Param, body_of
from ludotheque.server.web.rooms import LANG, ROOM, SEAT, admitted, check_space

MOST: Final = 1_000_000
NO_PLACE: Final = "host-no-such-place"
PLACE: Final = {"type": "integer", "minimum": 0, "maximum": MOST}


async def get_frames(request: Request) -> object:
    """Return a page of frames, as one seat or all seats see them. Nothing is secret any more."""
    live, _ = await admitted(request)
    frames = await context_of(request).host.replays.of(live)
    first = int_param(request, "from", 0)
    last = int_param(request, "to", MOST)
    seat = int_param(request, "seat", -1)
    if seat not in (-1, *frames.seats):
        raise NotFound("room-no-such-seat", seat=seat)
    if first >= frames.total or last < first:
        raise NotFound("host-no-such-place")
    viewers = frames.seats if seat < 0 else (seat,)
    lang = lang_of(request)
    return await asyncio.to_thread(frames.page, first, last, viewers, lang, resignation_text(live.room, lang))


def int_param(request: Request, name: str, usual: int) -> int:
    """Return an integer query parameter, or its default."""
    given = request.query_params.get(name)
    if given is None:
        return usual
    if not (given.isascii() and given.isdecimal() and len(given) < 8 and int(given) <= MOST):
        raise BadMessage(f"`{name}` is a whole number up to {MOST}")
    return int(given)


async def post_branch(request: Request) -> object:
    context = context_of(request)
    body = decode_body(await body_of(request, context.rate_limits.limits.body_bytes), Branch)
    live, _ = await admitted(request)
    if not context.rate_limits.rooms.take(address_of(request), time.monotonic()):
        context.metrics.refused.add("rooms")
        raise TooMany("host-too-fast")
    await check_space(request)
    frames = await context.host.replays.of(live)
    try:
        made = await branch(context.host, live, frames, body)
    except RequestRefused as error:
        if error.key != NO_PLACE:
            raise
        raise NotFound(error.key) from None
    log_info("branched", room=made.room, game=live.room.plan.game)
    return made


async def get_review(request: Request) -> object:
    """Return the review of the match. A worker process computes it once, then it is cached."""
    live, _ = await admitted(request)
    context = context_of(request)
    context.allow_hint(address_of(request))
    return await context.host.reviews.of(live, lang_of(request))


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/rooms/{room}/review",
        "getReview",
        "A match that is over, looked back at.",
        get_review,
        Review,
        params=(ROOM, LANG),
        secret=True,
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/frames",
        "getFrames",
        "A match that is over, frame by frame.",
        get_frames,
        FramePage,
        params=(ROOM, Param("from", PLACE), Param("to", PLACE), SEAT, LANG),
        secret=True,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/branch",
        "branch",
        "Play on from a frame in a new room.",
        post_branch,
        Created,
        Branch,
        (ROOM,),
        status=201,
        secret=True,
    ),
)
