"""`ludo admin`: manages rooms, backups and reports in a server's database. Safe while the server is running."""

import asyncio
import functools
import re
import time
import unicodedata
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import click
import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text
from sqlalchemy import URL

from ludotheque.cli.serve import FILE
from ludotheque.kernel.errors import LudoError, RequestRefused
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, LocalizedGroup, as_json, option
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json, readable, refusal, writable
from ludotheque.server.hosting.creation import make_imported
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.journal_writer import JournalWriter
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.protocol.http_bodies import Created
from ludotheque.server.rooms import entries as kinds
from ludotheque.server.rooms.entries import AnyEntry, BrokenJournal, decode
from ludotheque.server.rooms.export import export_game
from ludotheque.server.rooms.links import is_without_token
from ludotheque.server.rooms.plan import Plan, decode_plan
from ludotheque.server.rooms.restore import open_room
from ludotheque.server.rooms.room import Room
from ludotheque.server.store.connect import file_url, parsed_url
from ludotheque.server.store.errors import UnknownRoom
from ludotheque.server.store.rooms import RoomRow, StoredReport
from ludotheque.server.store.store import Store
from ludotheque.server.telemetry.metrics import Metrics
from ludotheque.storage.atomic_files import write_bytes
from ludotheque.storage.folders import data_folder

ROOMS_PAGE: Final = 200
STATES: Final = ("open", "over", "closed")
UNREADABLE: Final = "unreadable"


class RoomLine(msgspec.Struct, frozen=True):
    """A room in a list. Times are in seconds since 1970."""

    room: str
    game: str
    mode: str
    name: str
    state: str
    phase: str
    seat_count: int
    taken: int  # by people
    bots: int
    entries: int
    answers: int
    made_at: float
    last_answer_at: float | None


async def room_lines(store: Store, state: str | None) -> AsyncIterator[RoomLine]:
    """Yield all rooms in the order of their ids. An unreadable room doesn't hide the others."""
    after = ""
    while rows := await store.rows(state, after, ROOMS_PAGE):
        for row in rows:
            try:
                yield room_line(row, await journal_of(store, row.id))
            except BrokenJournal:
                yield room_line(msgspec.structs.replace(row, plan=b""), [])
        after = rows[-1].id


async def journal_of(store: Store, room: str) -> list[AnyEntry]:
    return [decode(raw) for _, raw in await store.entries(room, 0)]


def room_line(row: RoomRow, journal: list[AnyEntry]) -> RoomLine:
    """Return a room's line without replaying the match, so that a long list is fast."""
    answers = [entry for entry in journal if isinstance(entry, kinds.Answered)]
    try:
        plan = decode_plan(row.plan)
        phase = phase_of(row, plan, journal)
    except LudoError:  # from another version; the others are still listed
        plan, phase = None, UNREADABLE
    return RoomLine(
        room=row.id,
        game=row.game,
        mode="" if plan is None else plan.mode,
        name="" if plan is None else printable(plan.name),
        state=row.state,
        phase=phase,
        seat_count=0 if plan is None else len(plan.seats),
        taken=sum(1 for held in holders(journal).values() if held),
        bots=0 if plan is None else sum(1 for seat in plan.seats if seat.kind == "bot"),
        entries=len(journal),
        answers=sum(len(entry.actions) for entry in answers),
        made_at=row.made_at,
        last_answer_at=answers[-1].at if answers else None,
    )


def holders(journal: list[AnyEntry]) -> dict[int, bool]:
    """Return the seats that were taken, and whether a token still holds them. Freed and imported seats have none."""
    return {
        entry.seat: isinstance(entry, kinds.Sat) and bool(entry.digest)
        for entry in journal
        if isinstance(entry, kinds.Sat | kinds.Freed)
    }


def phase_of(row: RoomRow, plan: Plan, journal: list[AnyEntry]) -> str:
    if row.state != "open" or any(isinstance(entry, kinds.Closed) for entry in journal):
        return "over"
    if not any(isinstance(entry, kinds.Began) for entry in journal):
        return open_room(plan, row.key, None, journal).phase
    return "playing"


async def row_of(store: Store, room: str) -> RoomRow:
    row = await store.row(room)
    if row is None:
        raise UnknownRoom(printable(room)[:40])
    return row


async def opened(store: Store, row: RoomRow) -> Room:
    """Return the room from the store, without writing."""
    checkpoint = await store.checkpoint(row.id)
    behind = 0 if checkpoint is None else checkpoint[0]
    later = [decode(raw) for _, raw in await store.entries(row.id, behind)]
    return open_room(decode_plan(row.plan), row.key, checkpoint, later)


def page_of(row: RoomRow, room: Room, journal: list[AnyEntry]) -> dict[str, Any]:  # JSON-ready values
    """Return everything about a room that an administrator may read."""
    line = msgspec.structs.replace(room_line(row, journal), phase=room.phase)
    result = room.result
    return {
        **msgspec.structs.asdict(line),
        "rules": room.rules,
        "rules_of_program": room.game.rules_version,
        "paused": room.paused,
        "imported": room.imported or any(is_without_token(entry) for entry in journal),
        "written": room.written,
        "commitment": room.commitment,
        "key": room.revealed_key or None,
        "outcome": None if result is None else result.outcome,
        "ended_by": None if result is None else result.by,
        "policy": msgspec.to_builtins(room.plan.policy),
        "seats": [seat_of(room, seat) for seat in room.seats],
        "asked": list(room.publicly_asked()),
    }


def seat_of(room: Room, seat: int) -> dict[str, Any]:  # JSON-ready values
    state = room.seat(seat)
    return {
        "seat": seat,
        "kind": room.plan.seats[seat].kind,
        "name": printable(state.name),
        "hero": state.hero,
        "taken": bool(state.tokens()),
        "away": state.away,
        "bot": room.is_bot(seat),
        "resigned": state.resigned,
    }


def printable(text: str) -> str:
    """Replace control characters, which a terminal would interpret."""
    return "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)


def since(moment: float) -> float:
    """Return the seconds since then, at least 0 if the clock was set back."""
    return max(0.0, time.time() - moment)


BESIDE: Final = ("", "-wal", "-shm")
Command = Callable[..., None]


class DatabasePlace(NamedTuple):
    """The database of a command."""

    address: str
    folder: Path | None  # the data folder, if no database was named

    def url(self) -> URL:
        return parsed_url(self.address)

    def file(self) -> Path | None:
        """Return the file of a SQLite database, or None."""
        url = self.url()
        return Path(url.database or "") if url.get_backend_name() == "sqlite" else None

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """Open the existing store. Commands that only read don't create one."""
        file = self.file()
        if file is not None and not file.exists():
            raise RequestRefused("admin-no-database", database=str(file))
        store = await Store.open(self.address)
        try:
            yield store
        finally:
            await store.close()

    @asynccontextmanager
    async def new_store(self) -> AsyncIterator[Store]:
        """Open the store, creating it if necessary."""
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
        store = await Store.open(self.address)
        try:
            yield store
        finally:
            await store.close()

    def target(self, name: str, *, replace: bool) -> Path:
        """Return a file to write. Refuses files of the database itself."""
        path = writable(name)
        own = self.file()
        if own is not None and path.resolve() in {Path(f"{own.resolve()}{end}") for end in BESIDE}:
            raise RequestRefused("admin-own-file", file=name)
        if path.exists() and not (replace and path.is_file()):
            raise RequestRefused("admin-exists", file=name)
        return path


def place_of(data: str | None, database: str | None) -> DatabasePlace:
    """Return the database, from the same options and variables as the server's."""
    if database:
        return DatabasePlace(database, None)
    folder = Path(data).expanduser() if data else data_folder()
    return DatabasePlace(file_url(folder / FILE), folder)


def kept(command: Command) -> Command:
    """Add the database options to a command, passed as one `place`."""

    @option("--data", envvar="LUDO_DATA", metavar="FOLDER", help="option-serve-data")
    @option("--database-url", "database", envvar="LUDO_DATABASE_URL", metavar="URL", help="option-serve-database")
    @functools.wraps(command)
    def placed(*given: Any, data: str | None, database: str | None, **named: Any) -> None:  # arguments from click
        command(*given, place=place_of(data, database), **named)

    return placed


def table_for(console: LocalizedConsole, *columns: str) -> Table:
    """Return a table whose first column, which identifies its rows, never wraps."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(console.say(f"admin-column-{column}"), no_wrap=column == columns[0])
    return table


REPORTS_PAGE: Final = 50
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def all_reports(place: DatabasePlace) -> list[StoredReport]:
    async with place.store() as store:
        return await reports_in(store)


async def reports_in(store: Store) -> list[StoredReport]:
    found: list[StoredReport] = []
    while page := await store.reports(found[-1].id if found else "", REPORTS_PAGE):
        found += page
    return found


def report_line(report: StoredReport) -> Json:
    """Return a report without its tape, which contains the key of the match."""
    return {
        "report": report.id,
        "room": report.room,
        "seat": report.seat,
        "at": report.at,
        "words": printable(report.words),
    }


def print_reports(place: DatabasePlace, console: LocalizedConsole, as_json: bool) -> None:
    lines = [report_line(report) for report in asyncio.run(all_reports(place))]
    if as_json:
        print_json({"reports": lines})
        return
    if not lines:
        console.print(console.say("admin-reports-none"))
        return
    table = table_for(console, "report", "room", "seat", "at", "words")
    for line in lines:
        at = time.strftime("%Y-%m-%d %H:%M", time.localtime(line["at"]))
        table.add_row(line["report"], line["room"], str(line["seat"]), at, line["words"])
    console.print(table)


async def export_all(place: DatabasePlace, name: str) -> int:
    """Write two files per report: its text with the seat's view, and the tape as a replay."""
    folder = Path(name).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(error, name) from error
    found = await all_reports(place)
    for report in found:
        if not ID.fullmatch(report.id):
            raise RequestRefused("admin-no-report", report=printable(report.id)[:40])
        content = {**report_line(report), "view": msgspec.Raw(report.view)}
        write_bytes(folder / f"{report.id}.json", msgspec.json.encode(content))
        write_bytes(folder / f"{report.id}-replay.json", report.tape)
    return len(found)


async def delete(place: DatabasePlace, report: str) -> None:
    """Delete a report."""
    async with place.store() as store:
        if all(found.id != report for found in await reports_in(store)):
            raise RequestRefused("admin-no-report", report=printable(report)[:40])
        await store.delete_report(report)


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
def list_rooms(console: LocalizedConsole, place: DatabasePlace, state: str | None, as_json: bool) -> None:
    """List all rooms."""
    if state is not None and state not in STATES:
        raise RequestRefused("admin-no-state", name=state, known=", ".join(STATES))

    async def work() -> list[RoomLine]:
        async with place.store() as store:
            return [line async for line in room_lines(store, state)]

    lines = asyncio.run(work())
    if as_json:
        print_json({"rooms": [msgspec.structs.asdict(line) for line in lines]})
    elif lines:
        console.print(table_of(lines, console))
    else:
        console.print(console.say("admin-none"))


def table_of(lines: list[RoomLine], console: LocalizedConsole) -> Table:
    table = table_for(console, "room", "game", "mode", "phase", "seats", "age", "answer")
    for line in lines:
        people = f"{line.taken}/{line.seat_count - line.bots}" + (f" + {line.bots}" if line.bots else "")
        answered = "–" if line.last_answer_at is None else ago(line.last_answer_at, console)
        phase = console.say(f"admin-phase-{line.phase}")
        table.add_row(line.room, line.game, line.mode, phase, people, ago(line.made_at, console), answered)
    return table


def ago(moment: float, console: LocalizedConsole) -> str:
    """Return the time since then, in its largest unit."""
    seconds = int(since(moment))
    unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size), UNITS[-1])
    return console.say(f"admin-ago-{unit}", count=str(seconds // size))


def clock_time(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(moment))


@admin.command(cls=LocalizedCommand)
@click.argument("room", metavar="ROOM")
@as_json
@kept
@click.pass_obj
def show(console: LocalizedConsole, place: DatabasePlace, room: str, as_json: bool) -> None:
    """Show one room."""

    async def work() -> dict[str, Any]:  # JSON-ready values
        async with place.store() as store:
            row = await row_of(store, room)
            return page_of(row, await opened(store, row), await journal_of(store, room))

    page = asyncio.run(work())
    if as_json:
        print_json(page)
    else:
        print_page(page, console)


def print_page(page: dict[str, Any], console: LocalizedConsole) -> None:  # as page_of makes it
    """Print a room line by line, then its seats."""
    phase = console.say(f"admin-phase-{page['phase']}")
    said = {name: str(page[name]) for name in ("room", "game", "mode", "state", "rules", "commitment")}
    counted = {name: str(page[name]) for name in ("entries", "answers")}
    console.print(Text(console.say("admin-heading", phase=phase, **said), style="bold"))
    if page["name"]:
        console.print(console.say("admin-name", name=page["name"]))
    last = page["last_answer_at"]
    answered = console.say("admin-never") if last is None else clock_time(last)
    console.print(console.say("admin-times", made=clock_time(page["made_at"]), last=answered, **counted))
    console.print(console.say("admin-rules", rules=said["rules"], current=str(page["rules_of_program"])))
    console.print(console.say("admin-promise", commitment=said["commitment"]))
    for mark in ("imported", "written"):
        if page[mark]:
            console.print(console.say(f"admin-is-{mark}"))
    if page["key"]:
        console.print(console.say("admin-key", seed=page["key"]))
    if page["ended_by"]:
        console.print(console.say(f"admin-ended-{page['ended_by']}", outcome=page["outcome"] or "–"))
    for seat in page["seats"]:
        marks = [console.say(f"admin-seat-{mark}") for mark in ("taken", "away", "bot", "resigned") if seat[mark]]
        words = [seat["kind"], seat["hero"] or "", seat["name"], *marks]
        console.print(console.say("admin-seat", seat=str(seat["seat"]), words=", ".join(filter(None, words))))


@admin.command(cls=LocalizedCommand)
@click.argument("room", metavar="ROOM")
@kept
@click.pass_obj
def close(console: LocalizedConsole, place: DatabasePlace, room: str) -> None:
    """Close a room for everyone."""

    async def work() -> None:
        async with place.store() as store:
            writer = JournalWriter(store, HostSettings(), Metrics())
            live = await writer.load(room)
            if live is None:
                raise UnknownRoom(printable(room)[:40])
            await writer.write(live, live.room.propose_close)
            await writer.save_due(live)

    asyncio.run(work())
    console.print(console.say("admin-closed", room=room))


@admin.command(cls=LocalizedCommand)
@click.argument("room", metavar="ROOM")
@click.argument("file", metavar="FILE")
@option("--force", is_flag=True, help="option-admin-force")
@kept
@click.pass_obj
def export(console: LocalizedConsole, place: DatabasePlace, room: str, file: str, force: bool) -> None:
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
    console.print(console.say("admin-exported", room=room, file=file))
    if not over:
        console.print(console.say("admin-export-key"))
    if lost:
        console.print(console.say("admin-export-rules"))


@admin.command("import", cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@option("--links", metavar="FILE", help="option-admin-links")
@as_json
@kept
@click.pass_obj
def import_room(console: LocalizedConsole, place: DatabasePlace, file: str, links: str | None, as_json: bool) -> None:
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
        console.print(console.say("admin-imported", room=made.room, file=secrets))


async def imported(store: Store, raw: bytes) -> Created:
    """Create the room. A finished game is stored as finished."""
    made = await make_imported(Host(store, HostSettings(thinkers=0), Metrics()), raw)
    writer = JournalWriter(store, HostSettings(), Metrics())
    live = await writer.load(made.room)
    if live is not None:
        await writer.save_due(live)
    return made


@admin.command(cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@kept
@click.pass_obj
def backup(console: LocalizedConsole, place: DatabasePlace, file: str) -> None:
    """Back up the whole database to a file."""
    path = place.target(file, replace=True)

    async def work() -> None:
        async with place.store() as store:
            await store.backup(path)

    asyncio.run(work())
    console.print(console.say("admin-backed-up", file=file))


@admin.command(cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@kept
@click.pass_obj
def restore(console: LocalizedConsole, place: DatabasePlace, file: str) -> None:
    """Restore a backup into an empty database."""
    path = readable(file)

    async def work() -> int:
        async with place.new_store() as store:
            await store.restore(path)
            return sum([await store.count(state) for state in STATES])

    rooms = asyncio.run(work())
    console.print(console.say("admin-restored", file=file, rooms=rooms))


@admin.command(cls=LocalizedCommand)
@option("--export", "folder", metavar="FOLDER", help="option-admin-reports-export")
@option("--delete", "gone", metavar="ID", help="option-admin-reports-delete")
@as_json
@kept
@click.pass_obj
def reports(
    console: LocalizedConsole, place: DatabasePlace, folder: str | None, gone: str | None, as_json: bool
) -> None:
    """List, export or delete reports of wrong rulings."""
    if gone is not None:
        asyncio.run(delete(place, gone))
        console.print(console.say("admin-report-deleted", report=gone))
    elif folder is not None:
        written = asyncio.run(export_all(place, folder))
        console.print(console.say("admin-reports-written", count=written, folder=folder))
    else:
        print_reports(place, console, as_json)
