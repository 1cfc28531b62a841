"""The rulings that players reported as wrong: listed, exported and deleted by `ludo admin`."""

import asyncio
import re
import time
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.cli.database_options import Place, table_for
from ludotheque.cli.stored_rooms import printable
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json, refusal
from ludotheque.server.store.reports import Report
from ludotheque.server.store.store import Store
from ludotheque.storage.atomic_files import write_bytes

PAGE: Final = 50
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def all_reports(place: Place) -> list[Report]:
    async with place.store() as store:
        return await reports_in(store)


async def reports_in(store: Store) -> list[Report]:
    found: list[Report] = []
    while page := await store.reports(found[-1].id if found else "", PAGE):
        found += page
    return found


def line_of(report: Report) -> Json:
    """Return a report without its tape, which contains the key of the match."""
    return {
        "report": report.id,
        "room": report.room,
        "seat": report.seat,
        "at": report.at,
        "words": printable(report.words),
    }


def print_reports(place: Place, speaker: LocalizedConsole, as_json: bool) -> None:
    lines = [line_of(report) for report in asyncio.run(all_reports(place))]
    if as_json:
        print_json({"reports": lines})
        return
    if not lines:
        speaker.print(speaker.say("admin-reports-none"))
        return
    table = table_for(speaker, "report", "room", "seat", "at", "words")
    for line in lines:
        at = time.strftime("%Y-%m-%d %H:%M", time.localtime(line["at"]))
        table.add_row(line["report"], line["room"], str(line["seat"]), at, line["words"])
    speaker.print(table)


async def export_all(place: Place, name: str) -> int:
    """Write two files per report: its text with the seat's view, and the tape as a replay."""
    folder = Path(name).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(error, name) from error
    found = await all_reports(place)
    for report in found:
        if not ID.fullmatch(report.id):
            raise Refusal("admin-no-report", report=printable(report.id)[:40])
        told = {**line_of(report), "view": msgspec.Raw(report.view)}
        write_bytes(folder / f"{report.id}.json", msgspec.json.encode(told))
        write_bytes(folder / f"{report.id}-replay.json", report.tape)
    return len(found)


async def delete(place: Place, report: str) -> None:
    """Delete a report."""
    async with place.store() as store:
        if all(found.id != report for found in await reports_in(store)):
            raise Refusal("admin-no-report", report=printable(report)[:40])
        await store.delete_report(report)
