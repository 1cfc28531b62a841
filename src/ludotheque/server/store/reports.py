"""Reports of wrong rulings: the tape and what the seat saw, kept until somebody has looked at them."""

from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.schema import REPORTS

SPECTATOR: Final = -1  # where a seat is asked for


class Report(msgspec.Struct, frozen=True):
    """What somebody held to be a wrong ruling, with all that is needed to see it again."""

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
    """The next reports behind one, in the order of their ids."""
    wanted = select(*FIELDS).where(REPORTS.c.id > after).order_by(REPORTS.c.id).limit(limit)
    return [Report(*found) for found in await connection.execute(wanted)]


async def delete_report(connection: AsyncConnection, report: str) -> None:
    await connection.execute(delete(REPORTS).where(REPORTS.c.id == report))
