"""`ludo admin`: manages rooms, backups and reports in a server's database. Safe while the server is running."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.table import Table
from rich.text import Text

from ludotheque.cli.database_options import Place, kept, table_for
from ludotheque.cli.stored_rooms import (
    STATES,
    RoomLine,
    journal_of,
    opened,
    page_of,
    printable,
    room_lines,
    row_of,
    since,
)
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, LocalizedGroup, as_json, option
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json, readable
from ludotheque.server.hosting.creation import make_imported
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.journal_writer import Writer
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.protocol.http_bodies import Created
from ludotheque.server.rooms.export import export_game
from ludotheque.server.store.errors import UnknownRoom
from ludotheque.server.store.store import Store
from ludotheque.server.telemetry.metrics import Metrics
from ludotheque.storage.atomic_files import write_bytes

UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))
LINKS: Final = "-links.json"


@click.group(cls=LocalizedGroup)
def admin() -> None:
    """Commands for server administrators."""


@admin.command("list", cls=LocalizedCommand)
@option("--state", metavar="|".join(STATES), help="option-admin-state")
@as_json
@kept
@click.pass_obj
def list_rooms(speaker: LocalizedConsole, place: Place, state: str | None, as_json: bool) -> None:
    """List all rooms."""
    if state is not None and state not in STATES:
        raise Refusal("admin-no-state", name=state, known=", ".join(STATES))

    async def work() -> list[RoomLine]:
        async with place.store() as store:
            return [line async for line in room_lines(store, state)]

    lines = asyncio.run(work())
    if as_json:
        print_json({"rooms": [msgspec.structs.asdict(line) for line in lines]})
    elif lines:
        speaker.print(table_of(lines, speaker))
    else:
        speaker.print(speaker.say("admin-none"))


def table_of(lines: list[RoomLine], speaker: LocalizedConsole) -> Table:
    table = table_for(speaker, "room", "game", "mode", "phase", "seats", "age", "answer")
    for line in lines:
        people = f"{line.taken}/{line.seat_count - line.bots}" + (f" + {line.bots}" if line.bots else "")
        answered = "–" if line.last_answer_at is None else ago(line.last_answer_at, speaker)
        phase = speaker.say(f"admin-phase-{line.phase}")
        table.add_row(line.room, line.game, line.mode, phase, people, ago(line.made_at, speaker), answered)
    return table


def ago(moment: float, speaker: LocalizedConsole) -> str:
    """Return the time since then, in its largest unit."""
    seconds = int(since(moment))
    unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size), UNITS[-1])
    return speaker.say(f"admin-ago-{unit}", count=str(seconds // size))


def clock_time(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(moment))


@admin.command(cls=LocalizedCommand)
@click.argument("room", metavar="ROOM")
@as_json
@kept
@click.pass_obj
def show(speaker: LocalizedConsole, place: Place, room: str, as_json: bool) -> None:
    """Show one room."""

    async def work() -> dict[str, Any]:  # JSON-ready values
        async with place.store() as store:
            row = await row_of(store, room)
            return page_of(row, await opened(store, row), await journal_of(store, room))

    page = asyncio.run(work())
    if as_json:
        print_json(page)
    else:
        print_page(page, speaker)


def print_page(page: dict[str, Any], speaker: LocalizedConsole) -> None:  # as page_of makes it
    """Print a room line by line, then its seats."""
    phase = speaker.say(f"admin-phase-{page['phase']}")
    said = {name: str(page[name]) for name in ("room", "game", "mode", "state", "rules", "commitment")}
    counted = {name: str(page[name]) for name in ("entries", "answers")}
    speaker.print(Text(speaker.say("admin-heading", phase=phase, **said), style="bold"))
    if page["name"]:
        speaker.print(speaker.say("admin-name", name=page["name"]))
    last = page["last_answer_at"]
    answered = speaker.say("admin-never") if last is None else clock_time(last)
    speaker.print(speaker.say("admin-times", made=clock_time(page["made_at"]), last=answered, **counted))
    speaker.print(speaker.say("admin-rules", rules=said["rules"], current=str(page["rules_of_program"])))
    speaker.print(speaker.say("admin-promise", commitment=said["commitment"]))
    for mark in ("imported", "written"):
        if page[mark]:
            speaker.print(speaker.say(f"admin-is-{mark}"))
    if page["key"]:
        speaker.print(speaker.say("admin-key", seed=page["key"]))
    if page["ended_by"]:
        speaker.print(speaker.say(f"admin-ended-{page['ended_by']}", outcome=page["outcome"] or "–"))
    for seat in page["seats"]:
        marks = [speaker.say(f"admin-seat-{mark}") for mark in ("taken", "away", "bot", "resigned") if seat[mark]]
        words = [seat["kind"], seat["hero"] or "", seat["name"], *marks]
        speaker.print(speaker.say("admin-seat", seat=str(seat["seat"]), words=", ".join(filter(None, words))))


@admin.command(cls=LocalizedCommand)
@click.argument("room", metavar="ROOM")
@kept
@click.pass_obj
def close(speaker: LocalizedConsole, place: Place, room: str) -> None:
    """Close a room for everyone."""

    async def work() -> None:
        async with place.store() as store:
            writer = Writer(store, HostSettings(), Metrics())
            live = await writer.wake(room)
            if live is None:
                raise UnknownRoom(printable(room)[:40])
            await writer.write(live, live.room.propose_close)
            await writer.keep(live)

    asyncio.run(work())
    speaker.print(speaker.say("admin-closed", room=room))


@admin.command(cls=LocalizedCommand)
@click.argument("room", metavar="ROOM")
@click.argument("file", metavar="FILE")
@option("--force", is_flag=True, help="option-admin-force")
@kept
@click.pass_obj
def export(speaker: LocalizedConsole, place: Place, room: str, file: str, force: bool) -> None:
    """Export a game to a file."""
    path = place.target(file, replace=force)

    async def work() -> tuple[bytes, bool, bool]:
        async with place.store() as store:
            row = await row_of(store, room)
            found = await opened(store, row)
            lost = found.match is None and found.phase in ("over", "readonly") and found.state.rules > 0
            return export_game(found, await journal_of(store, room)), found.over, lost

    content, over, lost = asyncio.run(work())
    write_bytes(path, content)
    speaker.print(speaker.say("admin-exported", room=room, file=file))
    if not over:
        speaker.print(speaker.say("admin-export-key"))
    if lost:
        speaker.print(speaker.say("admin-export-rules"))


@admin.command("import", cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@option("--links", metavar="FILE", help="option-admin-links")
@as_json
@kept
@click.pass_obj
def import_room(speaker: LocalizedConsole, place: Place, file: str, links: str | None, as_json: bool) -> None:
    """Import an exported game as a new room."""
    raw = readable(file).read_bytes()
    secrets = links or str(Path(file).with_suffix("")) + LINKS
    path = place.target(secrets, replace=False)

    async def work() -> Created:
        async with place.store() as store:
            return await imported(store, raw)

    made = asyncio.run(work())
    write_bytes(path, msgspec.json.format(msgspec.json.encode(made), indent=2))
    if as_json:
        print_json({"room": made.room, "links": secrets})
    else:
        speaker.print(speaker.say("admin-imported", room=made.room, file=secrets))


async def imported(store: Store, raw: bytes) -> Created:
    """Create the room. A finished game is stored as finished."""
    made = await make_imported(Host(store, HostSettings(thinkers=0), Metrics()), raw)
    writer = Writer(store, HostSettings(), Metrics())
    live = await writer.wake(made.room)
    if live is not None:
        await writer.keep(live)
    return made


@admin.command(cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@kept
@click.pass_obj
def backup(speaker: LocalizedConsole, place: Place, file: str) -> None:
    """Back up the whole database to a file."""
    path = place.target(file, replace=True)

    async def work() -> None:
        async with place.store() as store:
            await store.backup(path)

    asyncio.run(work())
    speaker.print(speaker.say("admin-backed-up", file=file))


@admin.command(cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@kept
@click.pass_obj
def restore(speaker: LocalizedConsole, place: Place, file: str) -> None:
    """Restore a backup into an empty database."""
    path = readable(file)

    async def work() -> int:
        async with place.new_store() as store:
            await store.restore(path)
            return sum([await store.count(state) for state in STATES])

    rooms = asyncio.run(work())
    speaker.print(speaker.say("admin-restored", file=file, rooms=rooms))


@admin.command(cls=LocalizedCommand)
@option("--export", "folder", metavar="FOLDER", help="option-admin-reports-export")
@option("--delete", "gone", metavar="ID", help="option-admin-reports-delete")
@as_json
@kept
@click.pass_obj
def reports(speaker: LocalizedConsole, place: Place, folder: str | None, gone: str | None, as_json: bool) -> None:
    """List, export or delete reports of wrong rulings."""
    from ludotheque.cli.reports import delete, export_all, print_reports  # noqa: PLC0415 - no other command needs it

    if gone is not None:
        asyncio.run(delete(place, gone))
        speaker.print(speaker.say("admin-report-deleted", report=gone))
    elif folder is not None:
        written = asyncio.run(export_all(place, folder))
        speaker.print(speaker.say("admin-reports-written", count=written, folder=folder))
    else:
        print_reports(place, speaker, as_json)
