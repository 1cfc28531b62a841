"""What can be asked over HTTP about campaign sheets: a new one, those of this computer, what a match made of one."""

import asyncio
from typing import Final

from starlette.requests import Request

from ludotheque.one_deck_dungeon.campaign.pads import heroes
from ludotheque.one_deck_dungeon.campaign.sheet import CampaignSheet, new_sheet
from ludotheque.one_deck_dungeon.campaign.signing import seal, unseal_unverified
from ludotheque.one_deck_dungeon.sentences.writing import name_of
from ludotheque.server.hosting.campaign_sheets import Sheets
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.protocol.codec import read_body
from ludotheque.server.protocol.http_bodies import NewSheet, SeatSheet, SheetsAfter, SheetShelf, SheetShown
from ludotheque.server.web.context import Forbidden, NotFound, context_of, lang_of
from ludotheque.server.web.endpoints import Endpoint, body_of
from ludotheque.server.web.rooms import LANG, ROOM, SEAT, admitted, download, number
from ludotheque.text.languages import Language


async def get_shelf(request: Request) -> object:
    """The sheets of whoever runs the server are theirs alone: nobody else is told that there are any."""
    return await asyncio.to_thread(shelf, context_of(request).host.sheets, lang_of(request))


def shelf(sheets: Sheets, lang: Language) -> SheetShelf:
    own = sheets.notary.own
    kept = sheets.store.shelf().sheets if sheets.store is not None else ()
    return SheetShelf(own.name, sheets.store is not None, tuple(shown(seal(sheet, own), lang) for sheet in kept))


def shown(text: str, lang: Language) -> SheetShown:
    """A sheet by its text."""
    sheet = unseal_unverified(text)
    hero = name_of(heroes()[sheet.hero], lang)
    return SheetShown(sheet.id, sheet.player, sheet.hero, hero, sheet.played, sheet.won, text)


def sealed(sheet: CampaignSheet, sheets: Sheets, lang: Language) -> SheetShown:
    return shown(seal(sheet, sheets.notary.own), lang)


async def post_sheet(request: Request) -> object:
    """An empty sheet, signed here; the server keeps nothing of it."""
    context = context_of(request)
    wish = read_body(await body_of(request, context.guard.limits.body_bytes), NewSheet)
    sheet = new_sheet(wish.player, wish.hero, wish.set_id or None)
    return await asyncio.to_thread(sealed, sheet, context.host.sheets, lang_of(request))


async def own_seat(request: Request) -> tuple[LiveRoom, int]:
    """A match that is over, for somebody who sat there."""
    live, visitor = await admitted(request)
    seat = number(request, "seat", 0, 14)
    if seat not in visitor.seats:
        raise Forbidden("host-not-your-seat", seat=seat)
    if not live.room.over:
        raise NotFound("host-not-over")
    return live, seat


async def get_after(request: Request) -> object:
    """All sheets of one's own seats; nothing to say is no mistake."""
    live, visitor = await admitted(request)
    if not live.room.over:
        raise NotFound("host-not-over")
    sheets, lang = context_of(request).host.sheets, lang_of(request)
    grown = await asyncio.to_thread(sheets.grown, live.room)
    found = [(seat, grown[key]) for seat in visitor.seats if (key := f"sheet_{seat}") in grown]
    return SheetsAfter(sheets.store is not None, tuple(SeatSheet(seat, shown(text, lang)) for seat, text in found))


async def get_sheet(request: Request) -> object:
    live, seat = await own_seat(request)
    text = await asyncio.to_thread(context_of(request).host.sheets.after, live.room, seat)
    return download(text.encode(), f"ludo-sheet-{unseal_unverified(text).id}.json")


async def post_kept(request: Request) -> object:
    live, seat = await own_seat(request)
    sheets = context_of(request).host.sheets
    kept = await asyncio.to_thread(sheets.keep, live.room, seat)
    return await asyncio.to_thread(sealed, kept, sheets, lang_of(request))


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
