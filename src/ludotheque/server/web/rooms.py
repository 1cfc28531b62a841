"""Endpoints for rooms and their seats: create, list, download and report; links and taking a seat."""

import asyncio
import re
import secrets
import time
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.registry.discovery import presentation_of, shown_games
from ludotheque.server.hosting.commands import RoomCommands
from ludotheque.server.hosting.creation import make_from_file, make_room, make_tutorial
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.seating import invite, invite_device, is_public, take_seat
from ludotheque.server.hosting.state_builder import perspective_of
from ludotheque.server.hosting.summaries import BRIEF_DECODER, brief_of, summary_of
from ludotheque.server.protocol.codec import BadMessage, decode_body
from ludotheque.server.protocol.http_bodies import (
    AddDevice,
    Created,
    Invite,
    Join,
    Joined,
    LinkShown,
    Report,
    Reported,
    RoomList,
    RoomSummary,
    SeatLink,
)
from ludotheque.server.protocol.server_messages import Advice, Chances
from ludotheque.server.rooms.entries import decode
from ludotheque.server.rooms.export import export_game, replay_content, room_replay
from ludotheque.server.rooms.links import expired_link
from ludotheque.server.rooms.plan import BadPlan, Plan, stored_plan
from ludotheque.server.store.rooms import RoomRow, StoredReport
from ludotheque.server.telemetry.logs import log_error, log_info, log_warning
from ludotheque.server.web.context import (
    MOST_ID_LETTERS,
    AccessRights,
    Forbidden,
    NotFound,
    TooMany,
    address_of,
    context_of,
    lang_of,
    token_of,
)
from ludotheque.server.web.endpoints import JSON, Endpoint, Param, body_of
from ludotheque.text.languages import Language

PAGE: Final = 20
MOST_READ: Final = 25  # pages of the table that one request reads
ROOM: Final = Param("room", {"type": "string", "pattern": "^[A-Za-z0-9_-]{4,32}$"}, "path")
CURSOR: Final = re.compile("[A-Za-z0-9_-]{0,32}")
LANG: Final = Param("lang", {"enum": ["fr", "en"]})
SEAT: Final = Param("seat", {"type": "integer", "minimum": 0, "maximum": 14})


async def live_of(request: Request) -> LiveRoom:
    return await context_of(request).room(request.path_params["room"])


async def admitted(request: Request) -> tuple[LiveRoom, AccessRights]:
    live = await live_of(request)
    return live, await context_of(request).admit(live, token_of(request), address_of(request))


async def post_room(request: Request) -> object:
    context = context_of(request)
    await check_space(request)
    plan = decode_body(await body_of(request, context.rate_limits.limits.body_bytes), Plan)
    made = await make_room(context.host, plan)
    log_info("room made", room=made.room, game=plan.game, mode=plan.mode)
    return made


async def post_tutorial(request: Request) -> object:
    context = context_of(request)
    game = request.path_params["game"]
    if game not in shown_games():
        raise NotFound("host-no-such-game")
    chapter = request.query_params.get("chapter", "")
    if chapter and chapter not in presentation_of(game).tutorial_chapters:
        raise NotFound("host-no-such-chapter")
    await check_space(request)
    return await make_tutorial(context.host, game, chapter)


async def check_space(request: Request) -> None:
    """Limit how many rooms an address may create, and how many there are."""
    context = context_of(request)
    if not context.rate_limits.rooms.take(address_of(request), time.monotonic()):
        context.metrics.refused.add("rooms")
        raise TooMany("host-too-fast")
    if await context.host.store.count("open") >= context.rate_limits.limits.rooms:
        context.metrics.refused.add("full")
        raise TooMany("host-full")


async def post_import(request: Request) -> object:
    context = context_of(request)
    await check_space(request)
    return await make_from_file(context.host, await body_of(request, context.rate_limits.limits.import_bytes))


async def get_rooms(request: Request) -> object:
    """Return a page of public rooms, in order of their ids. Rooms are not loaded for it."""
    context = context_of(request)
    after = request.query_params.get("after", "")
    if not CURSOR.fullmatch(after):
        raise BadMessage("`after` is the name of a room")
    rows, after = await public_rows(context.host, after)
    briefs = await context.host.store.summaries([row.id for row, _ in rows if row.id not in context.host.live])
    found: list[RoomSummary] = []
    for row, plan in rows:
        try:
            found += await listed(context.host, row, plan, briefs.get(row.id), lang_of(request))
        except Exception as error:  # noqa: BLE001 - one room that cannot be opened must not hide the others
            context.metrics.errors.add()
            log_error("listing", error, room=row.id)
    return RoomList(tuple(found), after)


async def public_rows(host: Host, after: str) -> tuple[list[tuple[RoomRow, Plan]], str]:
    """Return the next public rooms and the cursor. Private rooms don't shorten the page."""
    found: list[tuple[RoomRow, Plan]] = []
    for _ in range(MOST_READ):
        rows = await host.store.rows("open", after, PAGE)
        found += [(row, plan) for row in rows if (plan := public_plan(row)) is not None]
        if len(rows) < PAGE:
            return found, ""
        after = rows[-1].id
        if len(found) >= PAGE:
            break
    return found, after


def public_plan(row: RoomRow) -> Plan | None:
    """Return the plan of a public room, or None if the room is private or its plan is unreadable."""
    try:
        plan = stored_plan(row.plan)
    except BadPlan as error:
        log_warning("plan not readable", room=row.id, error=error.key)
        return None
    return plan if is_public(plan) else None


async def listed(host: Host, row: RoomRow, plan: Plan, brief: bytes | None, lang: Language) -> list[RoomSummary]:
    if brief is not None:
        return [summary_of(row, plan, BRIEF_DECODER.decode(brief), (), lang)]
    live = await host.room(row.id)  # live, or left by a version that stored no summaries
    return [] if live is None else [summary(live, lang)]


async def get_room(request: Request) -> object:
    """Return the summary of one room, without loading it if a summary is stored."""
    host = context_of(request).host
    room = request.path_params["room"]
    row = await host.store.row(room) if room not in host.live and len(room) <= MOST_ID_LETTERS else None
    kept = await host.store.summaries([room]) if row is not None else {}
    if row is None or room not in kept:
        return summary(await live_of(request), lang_of(request))
    return summary_of(row, stored_plan(row.plan), BRIEF_DECODER.decode(kept[room]), (), lang_of(request))


def summary(live: LiveRoom, lang: Language) -> RoomSummary:
    return summary_of(live.row, live.room.plan, brief_of(live.room), live.present(), lang)


async def get_replay(request: Request) -> object:
    """Return the replay with the key, once the match is over."""
    live, _ = await admitted(request)
    room = live.room
    if not room.over or room.match is None:
        raise NotFound("host-not-over")
    stored = await context_of(request).host.store.replay(live.id)
    content = stored if stored is not None else msgspec.json.encode(room_replay(room, room.match))
    return download(content, f"ludo-{live.id}-replay.json")


async def get_export(request: Request) -> object:
    """Return the whole game as a file.

    It includes the key, so before the end only a player without human opponents gets it. Nor may any player have lost a
    seat: they could return, and play against someone who knows the key.
    """
    live, rights = await admitted(request)
    people = live.room.people()
    alone = set(people) <= set(rights.seats) and not any(live.room.seat(seat).freed for seat in people)
    if not rights.seats or not (live.room.over or alone):
        raise Forbidden("host-not-over")
    async with live.lock:
        journal = [decode(raw) for _, raw in await context_of(request).host.store.entries(live.id, 0)]
        content = await asyncio.to_thread(export_game, live.room, journal)
    return download(content, f"ludo-{live.id}.json")


def download(content: bytes, name: str) -> Response:
    return Response(content, media_type=JSON, headers={"content-disposition": f'attachment; filename="{name}"'})


async def get_hint(request: Request) -> object:
    commands, seat = await seat_commands(request)
    return await commands.advice(seat, bounded_param(request, "step", 1, 3))


async def get_odds(request: Request) -> object:
    commands, seat = await seat_commands(request)
    return await commands.chances(seat, request.query_params.get("about", "")[:80])


async def seat_commands(request: Request) -> tuple[RoomCommands, int]:
    """Return the commands and seat of a client without a WebSocket."""
    live, rights = await admitted(request)
    context_of(request).allow_hint(address_of(request))
    seat = bounded_param(request, "seat", 0, 14)
    if seat not in rights.seats:
        raise Forbidden("host-not-your-seat", seat=seat)
    viewer = Viewer(lambda _message: None, rights.seats, lang_of(request))
    return RoomCommands(context_of(request).host, live, viewer), seat


def bounded_param(request: Request, name: str, least: int, most: int) -> int:
    """Return an integer query parameter."""
    given = request.query_params.get(name, str(least))
    if not (given.isascii() and given.isdecimal() and len(given) < 4 and least <= int(given) <= most):
        raise BadMessage(f"`{name}` is a whole number between {least} and {most}")
    return int(given)


async def post_report(request: Request) -> object:
    """Store the tape and the view of a ruling that seems wrong."""
    context = context_of(request)
    body = decode_body(await body_of(request, context.rate_limits.limits.body_bytes), Report)
    live, rights = await admitted(request)
    if body.seat not in rights.seats:
        raise Forbidden("host-not-your-seat", seat=body.seat)
    if live.room.match is None:
        raise NotFound("host-not-begun")
    if not context.rate_limits.reports.take(live.id, time.monotonic()):
        context.metrics.refused.add("reports")
        raise TooMany("host-too-fast")
    perspective = perspective_of(live, Viewer(lambda _message: None, (body.seat,), "en"))
    view = msgspec.json.encode(live.room.view(perspective.seats))
    tape = msgspec.json.encode(replay_content(live.room.match))
    report = f"{int(time.time())}-{secrets.token_hex(4)}"
    await context.host.store.put_report(StoredReport(report, live.id, body.seat, time.time(), body.text, tape, view))
    log_info("report", room=live.id, report=report)
    return Reported(report)


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/tutorials/{game}",
        "makeTutorial",
        "A room that begins as the tutorial needs it.",
        post_tutorial,
        Created,
        params=(
            Param("game", {"enum": sorted(shown_games())}, "path"),
            Param("chapter", {"type": "string", "pattern": "^[a-z_]{0,32}$"}),
        ),
        status=201,
    ),
    Endpoint("POST", "/api/rooms", "makeRoom", "Make a room.", post_room, Created, Plan, status=201),
    Endpoint(
        "GET",
        "/api/rooms",
        "listRooms",
        "Public rooms that are open.",
        get_rooms,
        RoomList,
        params=(Param("after", {"type": "string", "pattern": "^[A-Za-z0-9_-]{0,32}$"}), LANG),
    ),
    Endpoint(
        "POST",
        "/api/import",
        "importGame",
        "Read an exported game or a replay.",
        post_import,
        Created,
        dict,
        status=201,
    ),
    Endpoint("GET", "/api/rooms/{room}", "getRoom", "A room in short.", get_room, RoomSummary, params=(ROOM, LANG)),
    Endpoint(
        "GET",
        "/api/rooms/{room}/replay",
        "getReplay",
        "The replay, once it is over.",
        get_replay,
        None,
        params=(ROOM,),
        secret=True,
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/export",
        "exportGame",
        "The whole game as one file.",
        get_export,
        None,
        params=(ROOM,),
        secret=True,
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/hint",
        "getHint",
        "A hint of one step.",
        get_hint,
        Advice,
        params=(ROOM, SEAT, Param("step", {"type": "integer", "minimum": 1, "maximum": 3}), LANG),
        secret=True,
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/odds",
        "getOdds",
        "The odds as a seat sees them.",
        get_odds,
        Chances,
        params=(ROOM, SEAT, Param("about", {"type": "string", "maxLength": 80}), LANG),
        secret=True,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/report",
        "report",
        "Report a ruling that seems wrong.",
        post_report,
        Reported,
        Report,
        (ROOM,),
        status=201,
        secret=True,
    ),
)


async def get_link(request: Request) -> object:
    """Return what a link opens, without using it."""
    found = await context_of(request).recognise(await live_of(request), token_of(request), address_of(request))
    if isinstance(found, AccessRights):
        return LinkShown("own" if found.seats or found.host else "watch", *found.seats[:1])
    if found.why is not None:
        raise expired_link(found)
    return LinkShown("device" if found.device else "seat", found.seat)


async def post_join(request: Request) -> object:
    context = context_of(request)
    body = decode_body(await body_of(request, context.rate_limits.limits.body_bytes), Join)
    live = await live_of(request)
    if body.token or not is_public(live.room.plan):
        found = await context.recognise(live, body.token, address_of(request))
        if isinstance(found, AccessRights) and not found.seats:
            raise Forbidden("host-wrong-token")
    return await take_seat(context.host, live, body)


async def post_invite(request: Request) -> object:
    context = context_of(request)
    body = decode_body(await body_of(request, context.rate_limits.limits.body_bytes), Invite)
    live, rights = await admitted(request)
    if not rights.host:
        raise Forbidden("host-only")
    return await invite(context.host, live, body.seat)


async def post_device(request: Request) -> object:
    context = context_of(request)
    body = decode_body(await body_of(request, context.rate_limits.limits.body_bytes), AddDevice)
    live, rights = await admitted(request)
    if body.seat not in rights.seats:
        raise Forbidden("host-not-your-seat", seat=body.seat)
    return await invite_device(context.host, live, body.seat)


SEAT_ENDPOINTS: Final = (
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
