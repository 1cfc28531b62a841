"""Reports of wrong rulings, with the tape and the seat's view."""

from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.schema import REPORTS

SPECTATOR: Final = -1  # in place of a seat


class Report(msgspec.Struct, frozen=True):
    """A report of a wrong ruling, with everything needed to reproduce it."""

    id: str
    room: str
    seat: int
    at: float
    words: str
    tape: bytes
    view: bytes


FIELDS: Final = tuple(REPORTS.c[name] for name in Report.__struct_fields__)


async def put_report(connection: AsyncConnection, report: Report) -> None:
    await connection.execute(insert(REPORTS).values(**msgspec.structs.asdict(report)))


async def reports(connection: AsyncConnection, after: str, limit: int) -> list[Report]:
    """Return the next reports after an id, in order."""
    wanted = select(*FIELDS).where(REPORTS.c.id > after).order_by(REPORTS.c.id).limit(limit)
    return [Report(*found) for found in await connection.execute(wanted)]


async def delete_report(connection: AsyncConnection, report: str) -> None:
    await connection.execute(delete(REPORTS).where(REPORTS.c.id == report))
