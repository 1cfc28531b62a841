"""The journal of a room: one entry a number, and whoever writes a number first has it."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ARRAY, Text, bindparam, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.errors import UnknownRoom
from ludotheque.server.store.schema import JOURNAL

CHANNEL: Final = "ludo_journal"
TALK: Final = "ludo_talk"
Line = dict[str, Any]  # the columns of the journal by name
Place = tuple[str, int]  # a room and a number of its journal

NOTICES: Final = select(func.unnest(bindparam("notices", type_=ARRAY(Text))).label("notice")).subquery()
NOTIFY: Final = select(func.pg_notify(CHANNEL, NOTICES.c.notice))
SAY: Final = select(func.pg_notify(TALK, NOTICES.c.notice))


def lines_of(room: str, first: int, entries: Sequence[bytes], at: float) -> list[Line]:
    """Entries with the numbers from `first` on."""
    return [{"room": room, "seq": first + number, "entry": entry, "at": at} for number, entry in enumerate(entries)]


async def put(connection: AsyncConnection, lines: list[Line]) -> set[Place]:
    """Write the lines whose places are free; the notices go out when the transaction ends, or never."""
    postgres = connection.dialect.name == "postgresql"
    free = (postgresql if postgres else sqlite).insert(JOURNAL).on_conflict_do_nothing()
    try:
        found = await connection.execute(free.returning(JOURNAL.c.room, JOURNAL.c.seq), lines)
    except IntegrityError as error:
        raise UnknownRoom(lines[0]["room"]) from error
    written = {(room, seq) for room, seq in found}
    if postgres and written:
        await connection.execute(NOTIFY, {"notices": [f"{seq} {room}" for room, seq in sorted(written)]})
    return written


async def entries(connection: AsyncConnection, room: str, after: int) -> list[tuple[int, bytes]]:
    """What was written behind a number, in order."""
    wanted = select(JOURNAL.c.seq, JOURNAL.c.entry).where(JOURNAL.c.room == room, JOURNAL.c.seq > after)
    return [(seq, entry) for seq, entry in await connection.execute(wanted.order_by(JOURNAL.c.seq))]


async def tell(connection: AsyncConnection, words: list[str]) -> None:
    """Say something to all processes that follow; it is stored nowhere."""
    await connection.execute(SAY, {"notices": words})
