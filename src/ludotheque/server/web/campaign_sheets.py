"""Endpoints for campaign sheets."""

import asyncio
from typing import Final

from starlette.requests import Request

from ludotheque.kernel.errors import LocalizedError
from ludotheque.registry.campaign import CampaignSheets, sheets_in
from ludotheque.server.hosting.campaign_sheets import finished_match
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.state_builder import reason_of
from ludotheque.server.protocol.codec import decode_body
from ludotheque.server.protocol.http_bodies import (
    NewSheet,
    PadList,
    ReadSheets,
    RenameSheet,
    SeatSheet,
    SheetRead,
    SheetsAfter,
    SheetShelf,
    SheetShown,
    SheetsRead,
)
from ludotheque.server.web.context import Forbidden, NotFound, context_of, lang_of
from ludotheque.server.web.endpoints import Endpoint, body_of
from ludotheque.server.web.rooms import LANG, ROOM, SEAT, admitted, bounded_param, download
from ludotheque.text.languages import Language


async def get_shelf(request: Request) -> object:
    """Return the stored sheets if they belong to the client. Other clients cannot learn that there are any."""
    return await asyncio.to_thread(shelf, context_of(request).host.sheets.first(), lang_of(request))


def shelf(sheets: CampaignSheets, lang: Language) -> SheetShelf:
    return SheetShelf(sheets.signer, sheets.keeps, tuple(shown(text, sheets, lang) for text in sheets.kept()))


def shown(text: str, sheets: CampaignSheets, lang: Language) -> SheetShown:
    """Return a sheet by its text."""
    return SheetShown(*sheets.summary(text, lang), text, sheets.seal(text), sheets.page(text, lang))


async def post_read(request: Request) -> object:
    """Show the sheets that a client keeps, and who vouches for each. The server doesn't store them."""
    context, lang = context_of(request), lang_of(request)
    body = decode_body(await body_of(request, context.rate_limits.limits.body_bytes), ReadSheets)
    sheets = context.host.sheets.first()
    return SheetsRead(await asyncio.to_thread(lambda: tuple(read(text, sheets, lang) for text in body.sheets)))


def read(text: str, sheets: CampaignSheets, lang: Language) -> SheetRead:
    try:
        return SheetRead(shown(text, sheets, lang))
    except LocalizedError as why:
        return SheetRead(None, reason_of(why, lang))


async def post_name(request: Request) -> object:
    """Return a sheet under another name."""
    context = context_of(request)
    body = decode_body(await body_of(request, context.rate_limits.limits.body_bytes), RenameSheet)
    sheets = context.host.sheets.first()
    text = await asyncio.to_thread(sheets.renamed, body.text, body.player)
    return shown(text, sheets, lang_of(request))


async def get_pads(request: Request) -> object:
    """Return empty sheets, by which a table shows the talents of its heroes."""
    sheets = context_of(request).host.sheets.first()
    return PadList(await asyncio.to_thread(sheets.blank_pages, lang_of(request)))


async def post_sheet(request: Request) -> object:
    """Create a new signed sheet. The server doesn't store it."""
    context = context_of(request)
    body = decode_body(await body_of(request, context.rate_limits.limits.body_bytes), NewSheet)
    sheets = context.host.sheets.first()
    text = await asyncio.to_thread(sheets.new, body.player, body.hero, body.set_id or None)
    return shown(text, sheets, lang_of(request))


async def own_seat(request: Request) -> tuple[LiveRoom, int]:
    """Return the finished room and the seat, if the client holds it."""
    live, rights = await admitted(request)
    seat = bounded_param(request, "seat", 0, 14)
    if seat not in rights.seats:
        raise Forbidden("host-not-your-seat", seat=seat)
    if not live.room.over:
        raise NotFound("host-not-over")
    return live, seat


async def get_after(request: Request) -> object:
    """Return the sheets of the client's seats. An empty result is no error."""
    live, rights = await admitted(request)
    if not live.room.over:
        raise NotFound("host-not-over")
    context, lang = context_of(request), lang_of(request)
    updated = await asyncio.to_thread(context.host.sheets.updated_options, live.room)
    if not updated:
        return SheetsAfter(context.host.sheets.first().keeps, ())
    sheets = context.host.sheets.of(live.room.plan.game)
    match = finished_match(live.room)
    before = sheets_in(match.setup.options)
    found = [(seat, updated[key]) for seat in rights.seats if (key := f"sheet_{seat}") in updated]
    pairs = ((seat, shown(text, sheets, lang), shown(before[seat], sheets, lang)) for seat, text in found)
    return SheetsAfter(sheets.keeps, tuple(SeatSheet(*pair) for pair in pairs))


async def get_sheet(request: Request) -> object:
    live, seat = await own_seat(request)
    sheets = context_of(request).host.sheets
    text = await asyncio.to_thread(sheets.sheet_after, live.room, seat)
    return download(text.encode(), f"ludo-sheet-{sheets.of(live.room.plan.game).summary(text, 'en').id}.json")


async def post_kept(request: Request) -> object:
    live, seat = await own_seat(request)
    sheets = context_of(request).host.sheets
    text = await asyncio.to_thread(sheets.record_match, live.room, seat)
    return shown(text, sheets.of(live.room.plan.game), lang_of(request))


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/sheets",
        "listSheets",
        "Who signs campaign sheets here, and those of this computer.",
        get_shelf,
        SheetShelf,
        params=(LANG,),
    ),
    Endpoint(
        "POST",
        "/api/sheets",
        "makeSheet",
        "An empty campaign sheet, signed.",
        post_sheet,
        SheetShown,
        NewSheet,
        (LANG,),
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/sheets/read",
        "readSheets",
        "What is on campaign sheets, and who vouches for each.",
        post_read,
        SheetsRead,
        ReadSheets,
        (LANG,),
    ),
    Endpoint(
        "POST",
        "/api/sheets/name",
        "renameSheet",
        "A campaign sheet under another player's name, signed again.",
        post_name,
        SheetShown,
        RenameSheet,
        (LANG,),
    ),
    Endpoint(
        "GET",
        "/api/sheets/pads",
        "listPads",
        "An empty campaign sheet of each kind, with its talents.",
        get_pads,
        PadList,
        params=(LANG,),
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/sheets",
        "getSheets",
        "The campaign sheets of one's own seats after the match.",
        get_after,
        SheetsAfter,
        params=(ROOM, LANG),
        secret=True,
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/sheet",
        "getSheet",
        "The campaign sheet of a seat after the match, signed.",
        get_sheet,
        None,
        params=(ROOM, SEAT, LANG),
        secret=True,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/sheet",
        "keepSheet",
        "Write the match on the campaign sheet that lies on this computer.",
        post_kept,
        SheetShown,
        params=(ROOM, SEAT, LANG),
        secret=True,
    ),
)
